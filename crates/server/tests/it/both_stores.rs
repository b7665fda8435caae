//! One suite for every store: whatever is asked of it, the answer is the same.

use std::sync::Arc;

use fencepost_rules::{Board, Ending, GameResult, Outcome, Seat, TimeControl};
use fencepost_server::export;
use fencepost_server::room::{Fingerprint, First, RoomEvent, TimestampedEvent};
use fencepost_server::store::{
    AddressGroup, Entry, ListedChair, ListedSeat, Listing, PostgresStore, Search, SqliteStore, Status, Store,
    StoreError, Write,
};
use fencepost_server::time::ClockShift;
use tempfile::TempDir;

use crate::private_postgres::PrivatePostgres;

/// A store of each kind, empty.
struct Stores {
    all: Vec<(&'static str, Arc<dyn Store>)>,
    _folder: TempDir,
    _server: PrivatePostgres,
}

impl Stores {
    async fn open() -> Stores {
        let (folder, server) = (tempfile::tempdir().expect("a folder"), PrivatePostgres::start());
        let sqlite = SqliteStore::open(folder.path()).await.expect("a file");
        let address = server.new_database("games").parse().expect("an address");
        let postgres = PostgresStore::open(&address).await.expect("a database");
        Stores {
            all: vec![("SQLite", Arc::new(sqlite)), ("PostgreSQL", Arc::new(postgres))],
            _folder: folder,
            _server: server,
        }
    }
}

fn event(at: u64, event: RoomEvent) -> TimestampedEvent {
    TimestampedEvent { at, event }
}

fn moved(at: u64, mv: &str) -> TimestampedEvent {
    event(at, RoomEvent::Moved { mv: mv.parse().expect("a move"), lag: 0 })
}

fn events(game: &str, seq: u64, events: Vec<TimestampedEvent>) -> Write {
    Write { game: game.to_owned(), seq, events, ply: None, entry: None }
}

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len() as u64) as usize].clone()
    }
}

const NAMES: [&str; 6] = ["Ann", "ANN", "ann", "Änne", "änne", "Ben's; \"friend\" 🎲"];

/// An entry with some of everything.
fn entry(dice: &mut Dice, id: &str) -> Entry {
    let seats: &[Seat] = dice.pick(&[
        &[Seat::South, Seat::North][..],
        &[Seat::South, Seat::West, Seat::North],
        &[Seat::South, Seat::West, Seat::North, Seat::East],
    ]);
    let mut guests = Vec::new();
    let mut chair = |dice: &mut Dice, seat: Seat| match dice.roll(4) {
        0 => ListedChair::Open,
        1 => ListedChair::Engine { level: dice.roll(11) as u8 },
        2 => ListedChair::Person { name: None },
        _ => {
            guests.extend((dice.roll(2) == 0).then(|| (seat, guest(dice.roll(3)))));
            ListedChair::Person { name: Some(dice.pick(&NAMES).to_owned()) }
        }
    };
    let seats = seats.iter().map(|&seat| ListedSeat { seat, chair: chair(dice, seat), is_out: dice.roll(5) == 0 });
    let seats: Vec<ListedSeat> = seats.collect();
    let status = dice.pick(&[Status::Open, Status::Running, Status::Over]);
    let created = dice.roll(50);
    let outcome = (status == Status::Over).then(|| Outcome {
        result: "1-0".parse::<GameResult>().ok().filter(|_| seats.len() == 2),
        ending: dice.pick(&Ending::ALL),
    });
    let listing = Listing {
        id: id.to_owned(),
        created,
        changed: created + dice.roll(20),
        status,
        listed: dice.roll(3) > 0,
        board: dice.pick(&[Board::STANDARD, "5x7".parse().expect("a board")]),
        fences: dice.pick(&[None, Some(0), Some(10)]),
        control: dice.pick(&[TimeControl::None, "600+5".parse().expect("one"), "30/move".parse().expect("one")]),
        first: dice.pick(&[First::Lot, First::Agreed]),
        seats,
        ply: dice.roll(100) as usize,
        outcome,
    };
    let address_group = dice.pick(&[None, Some(AddressGroup(3)), Some(AddressGroup(65_535))]);
    Entry { listing, wakes: dice.roll(2) == 0, idles: dice.roll(2) == 0, address_group, guests }
}

fn guest(number: u64) -> Fingerprint {
    Fingerprint::of(&format!("guest {number}"))
}

#[tokio::test]
async fn a_job_is_written_as_a_whole_or_not_at_all() {
    let stores = Stores::open().await;
    for (kind, store) in &stores.all {
        assert_eq!(store.load("a").await, Ok(Vec::new()), "{kind}");
        let history = vec![moved(1, "e2"), moved(2, "e8"), event(3, RoomEvent::Drawn)];
        store.commit(vec![events("a", 1, history[..2].to_vec())]).await.expect(kind);
        store
            .commit(vec![events("a", 3, history[2..].to_vec()), events("b", 1, history[..1].to_vec())])
            .await
            .expect(kind);
        assert_eq!(store.load("a").await.as_ref(), Ok(&history), "{kind}");
        assert_eq!(store.load("b").await.expect(kind), history[..1], "{kind}");
        // Somebody else was first in one game: nothing of the job is written, in no game.
        let late = vec![events("c", 1, vec![moved(9, "e2")]), events("a", 3, vec![moved(9, "e4"), moved(9, "e6")])];
        assert_eq!(store.commit(late).await, Err(StoreError::Conflict), "{kind}");
        let overlap = vec![events("b", 1, vec![moved(9, "e2"), moved(9, "e8")])];
        assert_eq!(store.commit(overlap).await, Err(StoreError::Conflict), "{kind}");
        assert_eq!(store.load("a").await.as_ref(), Ok(&history), "{kind}");
        assert_eq!(store.load("b").await.expect(kind).len(), 1, "{kind}");
        assert_eq!(store.load("c").await, Ok(Vec::new()), "{kind}");
        assert_eq!(store.check().await, Ok(()), "{kind}");
    }
}

#[tokio::test]
async fn of_many_at_once_only_those_in_conflict_are_refused() {
    let stores = Stores::open().await;
    for (kind, store) in &stores.all {
        for taken in ["g3", "g77"] {
            store.commit(vec![events(taken, 1, vec![moved(1, "e2")])]).await.expect(kind);
        }
        let jobs = (0..100).map(|number| store.commit(vec![events(&format!("g{number}"), 1, vec![moved(2, "d1")])]));
        let results = futures_util::future::join_all(jobs).await;
        for (number, result) in results.into_iter().enumerate() {
            let expected = if [3, 77].contains(&number) { Err(StoreError::Conflict) } else { Ok(()) };
            assert_eq!(result, expected, "{kind}, game {number}");
            let at = store.load(&format!("g{number}")).await.expect(kind)[0].at;
            assert_eq!(at, if expected.is_ok() { 2 } else { 1 }, "{kind}");
        }
        // Of two writers of the same event exactly one wins.
        let rivals = (0..20).map(|number| store.commit(vec![events("rivals", 1, vec![moved(number, "e2")])]));
        let wins = futures_util::future::join_all(rivals).await.iter().filter(|result| result.is_ok()).count();
        let stored = store.load("rivals").await.expect(kind).len();
        assert!(wins <= 1 && stored == wins, "{kind}: {wins} won, {stored} stored");
    }
}

#[tokio::test]
async fn every_question_has_the_same_answer() {
    let stores = Stores::open().await;
    let mut dice = Dice(7);
    let writes: Vec<Write> = (0..400)
        .map(|number| {
            // Every fifth is written a second time.
            let id = format!("game-{:03}", number - number % 5 / 4);
            let seq = 1 + u64::from(number % 5 == 4);
            let entry = Some(entry(&mut dice, &id));
            Write { game: id, seq, events: vec![event(number, RoomEvent::Drawn)], ply: None, entry }
        })
        .collect();
    for (kind, store) in &stores.all {
        for write in &writes {
            store.commit(vec![write.clone()]).await.expect(kind);
        }
        store.commit(vec![Write { ply: Some(77), ..events("game-000", 2, vec![moved(5, "e2")]) }]).await.expect(kind);
        store.shift_clock(ClockShift { at: 5, ahead: -30_000 }).await.expect(kind);
        store.shift_clock(ClockShift { at: 9, ahead: 0 }).await.expect(kind);
    }
    let mut searches = Vec::new();
    for status in [None, Some(Status::Open), Some(Status::Running), Some(Status::Over)] {
        for players in [None, Some(2), Some(4)] {
            for player in [None, Some("ann"), Some("ÄNNE"), Some("Änne"), Some("nobody"), Some(NAMES[5])] {
                for guest in [None, Some(guest(1)), Some(guest(9))] {
                    for before in [None, Some((30, "game-100".to_owned()))] {
                        let player = player.map(str::to_owned);
                        searches.push(Search { status, player, players, before, guest, limit: 7 });
                    }
                }
            }
        }
    }
    let [(_, sqlite), (_, postgres)] = &stores.all[..] else { panic!("two stores") };
    let mut found = 0;
    for search in searches {
        let [one, other] = [sqlite, postgres].map(|store| store.search(search.clone()));
        let one = one.await;
        found += one.as_ref().map_or(0, Vec::len);
        assert_eq!(one, other.await, "{search:?}");
    }
    assert!(found > 500, "only {found} games were found");
    for after in [None, Some((20, "game-050".to_owned())), Some((999, String::new()))] {
        let (one, other) =
            (sqlite.games_to_resume(after.clone(), 9).await, postgres.games_to_resume(after.clone(), 9).await);
        assert_eq!(one, other);
        assert_eq!(sqlite.idle(after.clone(), 40, 9).await, postgres.idle(after.clone(), 40, 9).await);
        assert_eq!(sqlite.all_after(after.clone(), 9).await, postgres.all_after(after, 9).await);
    }
    for number in [0, 1, 2, 9] {
        assert_eq!(sqlite.unfinished_of(guest(number)).await, postgres.unfinished_of(guest(number)).await);
    }
    for group in [3, 4, 65_535] {
        let group = AddressGroup(group);
        assert_eq!(sqlite.unfinished_from(group).await, postgres.unfinished_from(group).await);
    }
    assert_eq!(sqlite.clock_shifts().await, postgres.clock_shifts().await);
    assert_ne!(sqlite.salt().await, postgres.salt().await, "each has its own");
}

#[tokio::test]
async fn two_processes_share_a_database() {
    let server = PrivatePostgres::start();
    let address = server.new_database("games").parse().expect("an address");
    let [one, other] =
        [PostgresStore::open(&address).await.expect("one"), PostgresStore::open(&address).await.expect("two")];
    let (one, other) = (Arc::new(one), Arc::new(other));
    let [first, second] = [one.shared().expect("shared"), other.shared().expect("shared")];
    let own = first.beat().await.expect("a lease").own;
    let beat = second.beat().await.expect("a lease");
    assert_eq!(beat.peers.iter().filter(|peer| peer.is_alive).count(), 2);
    let mut heard = second.listen();
    heard.recv().await.expect("the beginning");
    let mut dice = Dice(1);
    let entry = Entry {
        wakes: true,
        listing: Listing { status: Status::Running, ..entry(&mut dice, "a").listing },
        ..entry(&mut dice, "a")
    };
    let write = Write { entry: Some(entry), ..events("a", 1, vec![moved(1, "e2")]) };
    one.commit(vec![write]).await.expect("a game");
    let news = second.news("a", 0).await.expect("news");
    assert_eq!((news.events.len(), news.holder), (1, Some(own)), "what one has written the other reads at once");
    other.commit(vec![events("a", 2, vec![moved(2, "e8")])]).await.expect("a move");
    assert_eq!(one.commit(vec![events("a", 2, vec![moved(3, "d9")])]).await, Err(StoreError::Conflict));
    let news = first.news("a", 1).await.expect("news");
    assert_eq!((news.events, news.holder), (vec![moved(2, "e8")], Some(beat.own)), "the last writer holds the game");
    assert_eq!(first.changed(vec![("a".to_owned(), 1), ("a".to_owned(), 2)]).await.expect("an answer").len(), 1);
    first.announce("hear, hear".to_owned()).await.expect("a voice");
    assert_eq!(heard.recv().await, Some(fencepost_server::store::Heard::Text("hear, hear".to_owned())));
    second.leave().await.expect("a clean end");
    let peers = first.beat().await.expect("a lease").peers;
    assert!(peers.iter().any(|peer| peer.id == beat.own && !peer.is_alive), "it has left: {peers:?}");
    assert_eq!(first.held_by(&[beat.own], 5).await.expect("an answer"), ["a"]);
    assert_ne!(second.beat().await.expect("a lease").own, beat.own, "whoever comes back has another number");
    let records = export(&*one, &mut Vec::new()).await;
    assert!(records.is_err(), "this was no game");
}
