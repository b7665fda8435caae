//! Positions as one line of text: `HFENCES / VFENCES / PAWNS / LEFT / TURN`, and ` / WIDTHxHEIGHT` on other boards.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::codes::error_codes;
use crate::fence::{Fence, Fences, Orientation};
use crate::position::Position;
use crate::seat::{BySeat, Players, Seat};
use crate::setup::{MOST_FENCES, Setup, SetupError};
use crate::square::Square;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_setup())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fences(f, self.fences, Orientation::Horizontal)?;
        f.write_str(" / ")?;
        write_fences(f, self.fences, Orientation::Vertical)?;
        f.write_str(" /")?;
        for &seat in self.players.seats() {
            match self.pawns[seat] {
                Some(square) => write!(f, " {square}")?,
                None => f.write_str(" -")?,
            }
        }
        f.write_str(" /")?;
        for &seat in self.players.seats() {
            match self.pawns[seat] {
                Some(_) => write!(f, " {}", self.left[seat])?,
                None => f.write_str(" -")?,
            }
        }
        let turn = self.players.seats().iter().position(|&seat| seat == self.turn).map_or(0, |place| place + 1);
        write!(f, " / {turn}")?;
        if self.board != Board::STANDARD {
            write!(f, " / {}", self.board)?;
        }
        Ok(())
    }
}

fn write_fences(f: &mut fmt::Formatter<'_>, fences: Fences, orientation: Orientation) -> fmt::Result {
    for column in 0..8 {
        for row in 0..8 {
            if let Some(fence) = Fence::new(column, row, orientation).filter(|&fence| fences.contains(fence)) {
                write!(f, "{}", fence.square())?;
            }
        }
    }
    Ok(())
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// Not five or six fields.
    Fields {
        /// How many there are.
        found: usize,
    },
    /// The sixth field is not a board.
    Board,
    /// A fence field contains something that is not a fence square.
    Fence {
        /// That part of the field.
        text: String,
    },
    /// A field has the same fence twice.
    RepeatedFence {
        /// The fence.
        fence: Fence,
    },
    /// Not two, three or four pawns.
    Players {
        /// How many there are.
        found: usize,
    },
    /// A pawn's square is not a square.
    Pawn {
        /// What stands there.
        text: String,
    },
    /// Not as many numbers of fences in hand as pawns.
    LeftCount,
    /// Not a number of fences from 0 to 20.
    Left {
        /// What stands there.
        text: String,
    },
    /// The turn is not the number of one of the seats.
    Turn {
        /// What stands there.
        text: String,
    },
    /// The text is well formed but breaks the rules.
    Setup(SetupError),
}

error_codes!(ParsePositionError {
    ParsePositionError::Fields { .. } => "fields",
    ParsePositionError::Board => "board",
    ParsePositionError::Fence { .. } => "fence",
    ParsePositionError::RepeatedFence { .. } => "repeated-fence",
    ParsePositionError::Players { .. } => "players",
    ParsePositionError::Pawn { .. } => "pawn",
    ParsePositionError::LeftCount => "left-count",
    ParsePositionError::Left { .. } => "left",
    ParsePositionError::Turn { .. } => "turn";
    ParsePositionError::Setup(error) => error.code(),
});

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Fields { found } => write!(f, "position-fields ({found})"),
            ParsePositionError::Board => f.write_str("position-board"),
            ParsePositionError::Fence { text } => write!(f, "position-fence ({text})"),
            ParsePositionError::RepeatedFence { fence } => write!(f, "position-repeated-fence ({fence})"),
            ParsePositionError::Players { found } => write!(f, "position-players ({found})"),
            ParsePositionError::Pawn { text } => write!(f, "position-pawn ({text})"),
            ParsePositionError::LeftCount => f.write_str("position-left-count"),
            ParsePositionError::Left { text } => write!(f, "position-left ({text})"),
            ParsePositionError::Turn { text } => write!(f, "position-turn ({text})"),
            ParsePositionError::Setup(error) => write!(f, "{error}"),
        }
    }
}

impl Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let setup = text.parse::<Setup>()?;
        Position::try_from(setup).map_err(ParsePositionError::Setup)
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        let fields: Vec<&str> = text.split('/').map(str::trim).collect();
        let (horizontal, vertical, pawns, left, turn, board) = match fields[..] {
            [horizontal, vertical, pawns, left, turn] => (horizontal, vertical, pawns, left, turn, Board::STANDARD),
            [horizontal, vertical, pawns, left, turn, board] => {
                let board = board.parse().map_err(|_| ParsePositionError::Board)?;
                (horizontal, vertical, pawns, left, turn, board)
            }
            _ => return Err(ParsePositionError::Fields { found: fields.len() }),
        };
        let fences = read_fences(horizontal, Orientation::Horizontal)? | read_fences(vertical, Orientation::Vertical)?;
        let found = pawns.split_whitespace().count();
        let players = Players::from_count(found).ok_or(ParsePositionError::Players { found })?;
        let pawns = read_pawns(pawns, players)?;
        let left = read_left(left, players, pawns)?;
        let turn = read_turn(turn, players)?;
        Ok(Setup { board, players, pawns, left, fences, turn })
    }
}

fn read_fences(field: &str, orientation: Orientation) -> Result<Fences, ParsePositionError> {
    let letters: Vec<char> = field.chars().filter(|letter| !letter.is_whitespace()).collect();
    let mut fences = Fences::EMPTY;
    for pair in letters.chunks(2) {
        let text: String = pair.iter().collect();
        let square = text.parse().ok();
        let fence =
            square.and_then(|square| Fence::at(square, orientation)).ok_or(ParsePositionError::Fence { text })?;
        if fences.contains(fence) {
            return Err(ParsePositionError::RepeatedFence { fence });
        }
        fences = fences.with(fence);
    }
    Ok(fences)
}

fn read_pawns(field: &str, players: Players) -> Result<BySeat<Option<Square>>, ParsePositionError> {
    let mut pawns = BySeat::default();
    for (&seat, text) in players.seats().iter().zip(field.split_whitespace()) {
        if text != "-" {
            pawns[seat] = Some(text.parse().map_err(|_| ParsePositionError::Pawn { text: text.to_owned() })?);
        }
    }
    Ok(pawns)
}

fn read_left(field: &str, players: Players, pawns: BySeat<Option<Square>>) -> Result<BySeat<u8>, ParsePositionError> {
    if field.split_whitespace().count() != players.count() {
        return Err(ParsePositionError::LeftCount);
    }
    let mut left = BySeat::default();
    for (&seat, text) in players.seats().iter().zip(field.split_whitespace()) {
        let is_out = pawns[seat].is_none();
        let number =
            if is_out && text == "-" { Some(0) } else { read_number(text).filter(|&number| number <= MOST_FENCES) };
        let number = number.ok_or_else(|| ParsePositionError::Left { text: text.to_owned() })?;
        // A player who is out has no fences in hand (R18).
        left[seat] = if is_out { 0 } else { number };
    }
    Ok(left)
}

fn read_turn(field: &str, players: Players) -> Result<Seat, ParsePositionError> {
    let place = read_number(field).and_then(|number| usize::from(number).checked_sub(1));
    let seat = place.and_then(|place| players.seats().get(place)).copied();
    seat.ok_or_else(|| ParsePositionError::Turn { text: field.to_owned() })
}

/// A number of digits only, without a sign.
fn read_number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
