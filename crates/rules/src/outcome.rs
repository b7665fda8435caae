//! How a game ended, and who got what.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::seat::{Players, Seat, SeatSet};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who got what; `None` if nobody did, because the game was aborted or abandoned.
    pub result: Option<GameResult>,
    /// How it ended.
    pub ending: Ending,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A pawn reached its goal line (R16).
    Goal,
    /// The other player of two resigned (R18).
    Resign,
    /// The other player of two ran out of time (R18).
    Time,
    /// The same position for the third time (R17).
    Repetition,
    /// All players still in agreed on a draw (R17).
    Agreed,
    /// Everybody else left a game of three or four (R18).
    LastPlayer,
    /// Aborted before it counted.
    Aborted,
    /// Nobody went on with it for so long that it was ended.
    Abandoned,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 8] = [
        Ending::Goal,
        Ending::Resign,
        Ending::Time,
        Ending::Repetition,
        Ending::Agreed,
        Ending::LastPlayer,
        Ending::Aborted,
        Ending::Abandoned,
    ];

    /// Its name in records: `last player`.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Goal => "goal",
            Ending::Resign => "resign",
            Ending::Time => "time",
            Ending::Repetition => "repetition",
            Ending::Agreed => "agreed",
            Ending::LastPlayer => "last player",
            Ending::Aborted => "aborted",
            Ending::Abandoned => "abandoned",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who gets the point: one winner, or those who share it in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    players: Players,
    sharing: SeatSet,
}

impl GameResult {
    /// One seat has won.
    pub fn won(players: Players, winner: Seat) -> GameResult {
        GameResult { players, sharing: SeatSet::EMPTY.with(winner) }
    }

    /// A draw among those still in (R17). `None` if there are fewer than two of them, or one who never played.
    pub fn drawn(players: Players, still_in: SeatSet) -> Option<GameResult> {
        let strangers = still_in.0 & !players.seat_set().0;
        (still_in.len() >= 2 && strangers == 0).then_some(GameResult { players, sharing: still_in })
    }

    /// How many played.
    pub fn players(self) -> Players {
        self.players
    }

    /// The winner; `None` after a draw.
    pub fn winner(self) -> Option<Seat> {
        let mut sharing = self.sharing.into_iter();
        let first = sharing.next();
        if sharing.next().is_none() { first } else { None }
    }

    /// Those who share the point: the winner alone, or all who drew.
    pub fn sharing(self) -> SeatSet {
        self.sharing
    }
}

/// One number per seat in turn order: `1-0`, `0-0-1-0`, `1/2-1/2`, `0-1/2-1/2`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, &seat) in self.players.seats().iter().enumerate() {
            if place > 0 {
                f.write_str("-")?;
            }
            match (self.sharing.contains(seat), self.sharing.len()) {
                (false, _) => f.write_str("0")?,
                (true, 1) => f.write_str("1")?,
                (true, sharers) => write!(f, "1/{sharers}")?,
            }
        }
        Ok(())
    }
}

/// The text is not a valid result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameResultError;

impl fmt::Display for ParseGameResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result has one number per seat that add up to one, such as 1-0, 0-0-1-0 or 1/2-1/2")
    }
}

impl Error for ParseGameResultError {}

impl FromStr for GameResult {
    type Err = ParseGameResultError;

    fn from_str(text: &str) -> Result<GameResult, ParseGameResultError> {
        let parts: Vec<&str> = text.split('-').map(str::trim).collect();
        let players = Players::from_count(parts.len()).ok_or(ParseGameResultError)?;
        let sharing =
            players.seats().iter().zip(&parts).filter(|(_, part)| **part != "0").map(|(&seat, _)| seat).collect();
        let result = GameResult { players, sharing };
        // Every result has exactly one spelling.
        (result.to_string() == parts.join("-") && !sharing.is_empty()).then_some(result).ok_or(ParseGameResultError)
    }
}
