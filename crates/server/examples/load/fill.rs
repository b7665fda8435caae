//! Fills a data folder with finished games, as a server has after years. It writes to the database, so it takes only minutes.

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use fencepost_rules::{Game, Move, Players, Position, Seat, TimeControl};
use fencepost_server::room::{Cause, Chair, Fingerprint, First, Room, RoomEvent, Terms, TimestampedEvent};
use fencepost_server::store::{Entry, SqliteStore, Store, Write, make_folder};

use crate::{BoxError, Dice};

/// No more than this: it is a test, and disks are finite.
const MOST: u64 = 10_000_000;
/// Games that share a transaction.
const AT_ONCE: u64 = 2000;
/// Games that differ; the others are like one of them, with other people at another time.
const DIFFERENT: usize = 300;
/// Milliseconds from one move to the next, and from one game to the next.
const PER_MOVE: u64 = 4000;
const PER_GAME: u64 = 60_000;
/// Names, the first of which has one seat in twenty.
const NAMES: usize = 5000;
/// The cookie of a guest who has one game in a hundred.
pub(crate) const GUEST: &str = "0123456789abcdefghjkmnpqrs";
/// The name of somebody who plays a lot.
pub(crate) const OFTEN: &str = "Player 0";
/// Says how many games a folder was filled with.
const COUNT: &str = "filled";

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The id of a game: spread over all ids, and growing with the number, so that it is appended.
pub(crate) fn id_of(number: u64, of: u64) -> String {
    let span = (1_u128 << 65) / u128::from(of);
    let mut value = u128::from(number) * span + u128::from(Dice(number).0) % span;
    let mut digits = VecDeque::new();
    for _ in 0..13 {
        digits.push_front(char::from(ALPHABET[(value % 32) as usize]));
        value /= 32;
    }
    digits.into_iter().collect()
}

/// How many games a folder was filled with.
pub(crate) fn count_in(folder: &Path) -> Result<u64, BoxError> {
    Ok(fs::read_to_string(folder.join(COUNT))?.trim().parse()?)
}

/// A game as people play it: mostly along the shortest path, with fences in between, and now and then somebody resigns.
fn line(players: Players, dice: &mut Dice) -> (Vec<Move>, Option<Seat>) {
    let mut game = Game::new(Position::standard(players));
    let mut moves = Vec::new();
    while game.outcome().is_none() {
        let seat = game.position().turn();
        if moves.len() > 20 && dice.roll(40) == 0 {
            return (moves, Some(seat));
        }
        let all: Vec<Move> = game.legal_moves().into_iter().collect();
        let along = game.position().shortest_path(seat).get(1).copied();
        let step = all.iter().copied().find(|mv| along.is_some_and(|square| mv.to_string() == square.to_string()));
        let mv = step.filter(|_| dice.roll(10) < 7).unwrap_or_else(|| all[dice.roll(all.len())]);
        if game.play(mv).is_err() || moves.len() > 60 {
            return (moves, Some(seat));
        }
        moves.push(mv);
    }
    (moves, None)
}

fn person(dice: &mut Dice, token: Fingerprint, guest: Fingerprint) -> Chair {
    let number = if dice.roll(20) == 0 { 0 } else { dice.roll(NAMES) };
    let guest = (dice.roll(100) == 0).then_some(guest);
    Chair::Person { name: Some(format!("Player {number}")), token, guest }
}

/// A finished game with everything that is stored of it.
fn game(id: String, at: u64, (moves, resigns): &(Vec<Move>, Option<Seat>), chairs: &[Chair], listed: bool) -> Write {
    let players = Players::from_count(chairs.len()).unwrap_or(Players::Two);
    let start = Position::standard(players);
    let control = TimeControl::Increment { initial: 600, increment: 5 };
    let fences = Some(start.left(Seat::South));
    let terms =
        Terms { start, fences, control, first: First::Lot, listed, previous: None, tournament: None, of_house: false };
    let mut seated = vec![Chair::Open; chairs.len()];
    seated[0] = chairs[0].clone();
    let mut room = Room::new(&id, at, &terms, &seated);
    let mut events =
        vec![TimestampedEvent { at, event: RoomEvent::Created { terms: Box::new(terms), chairs: seated } }];
    let joins = players.seats().iter().zip(chairs).skip(1);
    let joins = joins.map(|(&seat, chair)| RoomEvent::Joined { seat, chair: chair.clone() });
    let moves = moves.iter().map(|&mv| RoomEvent::Moved { mv, lag: 0 });
    // With three or four players the others have to leave too.
    let leaving = players.seats().iter().copied().filter(|&seat| resigns.is_some() && seat != Seat::South);
    let leaving = leaving.map(|seat| RoomEvent::GaveUp { seat, cause: Cause::Resign });
    for (event, number) in joins.chain(moves).chain(leaving).zip(1..) {
        let timestamped = TimestampedEvent { at: at + number * PER_MOVE, event };
        if room.apply(&timestamped).is_err() {
            break;
        }
        events.push(timestamped);
    }
    let entry = Some(Entry::of(&room));
    Write { game: id, seq: 1, events, ply: None, entry }
}

fn options(words: &[String]) -> Result<(PathBuf, u64), BoxError> {
    let (mut folder, mut games) = (None, 1000);
    for pair in words.chunks(2) {
        match pair {
            [name, value] if name == "--data" => folder = Some(PathBuf::from(value)),
            [name, value] if name == "--games" => games = value.parse::<u64>()?.clamp(1, MOST),
            _ => return Err("fill takes --data DIR and --games N".into()),
        }
    }
    Ok((folder.ok_or("--data says which folder to fill")?, games))
}

/// Fills a folder that has no games yet.
pub(crate) async fn fill(words: &[String]) -> Result<bool, BoxError> {
    let (folder, games) = options(words)?;
    make_folder(&folder)?;
    let store = SqliteStore::open(&folder).await?;
    if !store.all_after(None, 1).await?.is_empty() {
        return Err("there are games already".into());
    }
    let mut dice = Dice(1);
    let counts = [Players::Two, Players::Two, Players::Two, Players::Three, Players::Four];
    let lines: Vec<(Players, _)> =
        counts.iter().cycle().take(DIFFERENT).map(|&players| (players, line(players, &mut dice))).collect();
    let (token, guest) = (Fingerprint::of("nobody"), Fingerprint::of(GUEST));
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
    let first = now.saturating_sub((games + 10) * PER_GAME);
    let (start, mut events) = (Instant::now(), 0);
    for from in (0..games).step_by(AT_ONCE as usize) {
        let writes = (from..games.min(from + AT_ONCE)).map(|number| {
            let (players, line) = &lines[dice.roll(lines.len())];
            let chairs: Vec<Chair> = players.seats().iter().map(|_| person(&mut dice, token, guest)).collect();
            let listed = dice.roll(2) == 0;
            game(id_of(number, games), first + number * PER_GAME, line, &chairs, listed)
        });
        let writes: Vec<Write> = writes.collect();
        events += writes.iter().map(|write| write.events.len()).sum::<usize>();
        store.commit(writes).await?;
        if from % (50 * AT_ONCE) == 0 {
            eprintln!("{from} games after {:.0?}", start.elapsed());
        }
    }
    store.close().await?;
    fs::write(folder.join(COUNT), games.to_string())?;
    let size = fs::metadata(SqliteStore::file_in(&folder))?.len() as f64 / f64::from(1 << 20);
    println!("{games} games with {events} events, {size:.0} MiB, in {:.0?}", start.elapsed());
    Ok(true)
}
