//! A game as the index sees it.

use fencepost_rules::record::Record;
use fencepost_rules::{BySeat, CanonicalPosition, Event, GameResult, Move, Players, Position, Seat, SeatSet};

use crate::filter::{Month, Strength};
use crate::play::Play;

/// The number of a game within its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u32);

/// Later plies are not looked at: hardly any position occurs twice there.
const MOST_PLIES: usize = 60;
/// How engines of this program are called in records, before their level.
const ENGINE_NAME: &str = "Fencepost";

/// A game as the index sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexedGame {
    /// Where it began.
    pub start: Position,
    /// What happened.
    pub events: Vec<Event>,
    /// Who got what; `None` if it is unfinished.
    pub result: Option<GameResult>,
    /// Who played, by seat; empty if nobody says.
    pub names: BySeat<String>,
    /// As in records: `2026.11.15`; empty if nobody says.
    pub date: String,
    /// How strong the players were.
    pub strength: Strength,
}

impl IndexedGame {
    /// The main line of a record.
    pub fn of_record(record: &Record) -> IndexedGame {
        let mut names = BySeat::default();
        for &seat in record.players().seats() {
            names[seat] = record.tag(tag_of(seat)).filter(|&name| name != "?").map(str::to_owned).unwrap_or_default();
        }
        IndexedGame {
            start: *record.start(),
            events: record.main_line().filter_map(|id| record.node(id).event()).collect(),
            result: record.result(),
            date: record.tag("Date").unwrap_or_default().to_owned(),
            strength: strength_of(record, &names),
            names,
        }
    }

    /// The month in which it was played.
    pub fn month(&self) -> Option<Month> {
        Month::of_date(&self.date)
    }

    /// What was played from each position. A position that comes again counts once.
    pub(crate) fn plays(&self, id: GameId, plays: &mut Vec<Play>) {
        let (month, sharing) = (self.month(), self.result.map_or(SeatSet::EMPTY, GameResult::sharing));
        let first = plays.len();
        let mut position = self.start;
        let mut mirrored = (position.players() == Players::Two).then(|| position.mirrored()).flatten();
        for (ply, &event) in self.events.iter().take(MOST_PLIES).enumerate() {
            if let Event::Move(mv) = event {
                let canonical = CanonicalPosition::of_pair(&position, mirrored.as_ref());
                if !plays[first..].iter().any(|play| play.key == canonical.key()) {
                    let mv = canonical.canonical(mv);
                    plays.push(Play::new(canonical.key(), mv, month, self.strength, ply, sharing, id));
                }
                if let Some(mirrored) = &mut mirrored {
                    mirrored.play_unchecked(mv.mirrored(position.board()));
                }
            }
            match event {
                Event::Move(mv) => position.play_unchecked(mv),
                // It was legal when the game was read.
                Event::Out(seat) => drop(position.take_out(seat)),
            }
        }
    }

    /// The events in one byte each: moves by their numbers, then players who leave.
    pub(crate) fn packed(&self) -> Vec<u8> {
        let pack = |event: &Event| match *event {
            Event::Move(mv) => mv.index() as u8,
            Event::Out(seat) => (Move::COUNT + seat as usize) as u8,
        };
        self.events.iter().map(pack).collect()
    }

    /// The record of a game that was packed; `None` if it is damaged.
    pub(crate) fn unpacked(start: Position, packed: &[u8]) -> Option<Record> {
        let mut record = Record::new(start);
        let mut at = fencepost_rules::record::NodeId::START;
        for &byte in packed {
            let number = usize::from(byte);
            let event = match Move::from_index(number) {
                Some(mv) => Event::Move(mv),
                None => Event::Out(*Seat::ALL.get(number - Move::COUNT)?),
            };
            at = record.add(at, event).ok()?;
        }
        Some(record)
    }
}

/// The tag that names the player of a seat.
pub(crate) const fn tag_of(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "South",
        Seat::West => "West",
        Seat::North => "North",
        Seat::East => "East",
    }
}

/// The mean rating if everybody has one, or else the lowest level of an engine.
fn strength_of(record: &Record, names: &BySeat<String>) -> Strength {
    let seats = record.players().seats();
    let value = |seat: Seat, what: &str| record.tag(&format!("{}{what}", tag_of(seat)))?.trim().parse::<u32>().ok();
    let ratings: Vec<u32> =
        seats.iter().filter_map(|&seat| value(seat, "Rating").or_else(|| value(seat, "Elo"))).collect();
    if ratings.len() == seats.len() {
        let sum: u64 = ratings.iter().map(|&rating| u64::from(rating)).sum();
        return Strength::of_rating((sum / ratings.len() as u64) as u32);
    }
    let level =
        |&seat: &Seat| value(seat, "Level").or_else(|| level_in(&names[seat])).map(|level| level.min(255) as u8);
    seats.iter().filter_map(level).map(Strength::of_level).min().unwrap_or_default()
}

/// `Fencepost 5`, `Fencepost level 5`; `Fencepost` alone, or with its version, is at full strength.
fn level_in(name: &str) -> Option<u32> {
    let rest = name.trim().strip_prefix(ENGINE_NAME)?.trim();
    let rest = rest.strip_prefix("level").unwrap_or(rest).trim();
    if rest.is_empty() || rest.contains('.') { Some(0) } else { rest.parse().ok().filter(|&level| level <= 10) }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Dialect;

    use super::*;

    fn game(text: &str) -> IndexedGame {
        IndexedGame::of_record(&Record::read(text, Dialect::Fencepost).expect("a record"))
    }

    #[test]
    fn strength_is_the_mean_rating_or_the_lowest_level() {
        let rated = game("[SouthRating \"1500\"]\n[NorthElo \"1700\"]\n\n1. e2 *");
        assert_eq!(rated.strength, Strength::Rating(16));
        assert_eq!(game("[SouthRating \"1500\"]\n\n1. e2 *").strength, Strength::Unknown);
        let engines = game("[South \"Fencepost 7\"]\n[North \"Fencepost\"]\n\n1. e2 *");
        assert_eq!(engines.strength, Strength::Level(7));
        assert_eq!(game("[South \"Ann\"]\n[North \"Fencepost 0\"]\n\n1. e2 *").strength, Strength::Level(10));
    }

    #[test]
    fn a_packed_game_is_the_same_again() {
        let game = game("[Players \"4\"]\n\n1. e2 b5 out:north h5 2. d2h *");
        let record = IndexedGame::unpacked(game.start, &game.packed()).expect("it is whole");
        assert_eq!(IndexedGame::of_record(&record).events, game.events);
        assert_eq!(IndexedGame::unpacked(game.start, &[255]), None);
        assert_eq!(IndexedGame::unpacked(game.start, &[80]), None, "i9 is far away");
    }

    #[test]
    fn mirror_images_have_the_same_plays_and_repetitions_count_once() {
        let plays = |text: &str| {
            let mut plays = Vec::new();
            game(text).plays(GameId(1), &mut plays);
            plays
        };
        assert_eq!(plays("1. e2 d9 2. c3h d8 *"), plays("1. e2 f9 2. f3h f8 *"));
        assert_eq!(plays("1. e2 e8 2. e1 e9 3. e2 e8 *").len(), 4);
    }
}
