//! How moves and events are written, here and in the dialects of other programs.
//!
//! Our own notation is that of [`Move`] itself. The others name the same squares and fences but count rows differently,
//! so reading and writing them needs the board's height.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use crate::board::Board;
use crate::fence::{Fence, Orientation};
use crate::game::Event;
use crate::moves::{Move, ParseMoveError};
use crate::seat::Seat;
use crate::square::Square;

/// The word before the seat of a player who leaves: `out:west`.
const OUT: &str = "out:";

/// A notation of moves.
///
/// ```
/// use fencepost_rules::{Board, Dialect, Move};
///
/// let fence: Move = "e3h".parse()?;
/// assert_eq!(Dialect::Glendenning.write(fence, Board::STANDARD), "e6h");
/// assert_eq!(Dialect::Qtp.write(fence, Board::STANDARD), "e4h");
/// assert_eq!(Dialect::Qtp.read("E4H", Board::STANDARD)?, fence);
/// # Ok::<(), fencepost_rules::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Dialect {
    /// Our own: rows are counted from South's side, a fence has the name of the square south-west of its middle.
    #[default]
    Fencepost,
    /// Rows are counted from the far side, and so a fence has the name of the square north-west of its middle.
    Glendenning,
    /// The same as [`Glendenning`](Dialect::Glendenning).
    Openspiel,
    /// Squares as ours; a fence has the name of the square north-west of its middle; North begins.
    Qtp,
}

impl Dialect {
    /// All of them, our own first.
    pub const ALL: [Dialect; 4] = [Dialect::Fencepost, Dialect::Glendenning, Dialect::Openspiel, Dialect::Qtp];

    /// Its name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Fencepost => "fencepost",
            Dialect::Glendenning => "glendenning",
            Dialect::Openspiel => "openspiel",
            Dialect::Qtp => "qtp",
        }
    }

    /// Who moves first by default.
    pub const fn first_seat(self) -> Seat {
        match self {
            Dialect::Qtp => Seat::North,
            _ => Seat::South,
        }
    }

    /// Reads a move, in capital or small letters.
    ///
    /// # Errors
    /// If the text is not a move, or (in the other dialects) names a row that this board does not have. The move may
    /// still be illegal, for example because its column is off the board; the rules check that.
    pub fn read(self, text: &str, board: Board) -> Result<Move, ParseMoveError> {
        if self == Dialect::Fencepost || text.eq_ignore_ascii_case("pass") {
            return text.parse();
        }
        let (&[letter, digit], orientation) = split_orientation(text.as_bytes()).ok_or(ParseMoveError)?;
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let row = self.row_read(digit.wrapping_sub(b'0'), board, orientation.is_some()).ok_or(ParseMoveError)?;
        match orientation {
            None => Square::new(column, row).map(Move::Pawn),
            Some(orientation) => Fence::new(column, row, orientation).map(Move::Fence),
        }
        .ok_or(ParseMoveError)
    }

    /// Writes a move that is on the board. One that is not has no name in the other dialects and is written in our own.
    pub fn write(self, mv: Move, board: Board) -> String {
        self.write_event(Event::Move(mv), board)
    }

    /// Reads a move, or a player leaving: `out:west`.
    ///
    /// # Errors
    /// As with [`read`](Dialect::read).
    pub fn read_event(self, text: &str, board: Board) -> Result<Event, ParseMoveError> {
        match read_out(text) {
            Some(seat) => Ok(Event::Out(seat)),
            None => self.read(text, board).map(Event::Move),
        }
    }

    /// Writes a move, or a player leaving.
    #[expect(clippy::missing_panics_doc, reason = "writing to a string cannot fail")]
    pub fn write_event(self, event: Event, board: Board) -> String {
        let mut text = String::new();
        self.write_event_to(&mut text, event, board).expect("writing to a string cannot fail");
        text
    }

    /// Appends a move, or a player leaving.
    ///
    /// # Errors
    /// Only if writing to `to` fails.
    pub fn write_event_to(self, to: &mut impl Write, event: Event, board: Board) -> fmt::Result {
        let (square, row, orientation) = match event {
            Event::Move(Move::Pawn(square)) => (square, self.row_written(square.row(), board, false), None),
            Event::Move(Move::Fence(fence)) => {
                (fence.square(), self.row_written(fence.row(), board, true), Some(fence.orientation()))
            }
            Event::Move(Move::Pass) | Event::Out(_) => return write!(to, "{event}"),
        };
        let Some(row) = row else { return write!(to, "{event}") };
        to.write_char(char::from(b'a' + square.column()))?;
        to.write_char(char::from(b'0' + row))?;
        orientation.map_or(Ok(()), |orientation| to.write_char(orientation.letter()))
    }

    /// Our row, counted from 0, for theirs, counted from 1.
    fn row_read(self, row: u8, board: Board, is_fence: bool) -> Option<u8> {
        let rows = board.height() - u8::from(is_fence);
        let from_south = match self {
            Dialect::Fencepost => row.checked_sub(1),
            Dialect::Glendenning | Dialect::Openspiel => rows.checked_sub(row),
            Dialect::Qtp => row.checked_sub(1 + u8::from(is_fence)),
        };
        from_south.filter(|&row| row < rows)
    }

    /// Their row, counted from 1, for ours, counted from 0.
    fn row_written(self, row: u8, board: Board, is_fence: bool) -> Option<u8> {
        let rows = board.height() - u8::from(is_fence);
        let row = Some(row).filter(|&row| row < rows)?;
        match self {
            Dialect::Fencepost => Some(row + 1),
            Dialect::Glendenning | Dialect::Openspiel => Some(rows - row),
            Dialect::Qtp => Some(row + 1 + u8::from(is_fence)),
        }
    }
}

fn split_orientation(text: &[u8]) -> Option<(&[u8; 2], Option<Orientation>)> {
    let (square, rest) = text.split_first_chunk::<2>()?;
    match rest {
        [] => Some((square, None)),
        [b'h' | b'H'] => Some((square, Some(Orientation::Horizontal))),
        [b'v' | b'V'] => Some((square, Some(Orientation::Vertical))),
        _ => None,
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDialectError;

impl fmt::Display for ParseDialectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a dialect is fencepost, glendenning, openspiel or qtp")
    }
}

impl Error for ParseDialectError {}

impl FromStr for Dialect {
    type Err = ParseDialectError;

    fn from_str(text: &str) -> Result<Dialect, ParseDialectError> {
        Dialect::ALL.into_iter().find(|dialect| dialect.name().eq_ignore_ascii_case(text)).ok_or(ParseDialectError)
    }
}

/// The move, or `out:west` for a player who leaves (R18).
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Event {
    /// As it is written: the move, or `out:west`.
    pub const fn name(self) -> &'static str {
        match self {
            Event::Move(mv) => mv.name(),
            Event::Out(Seat::South) => "out:south",
            Event::Out(Seat::West) => "out:west",
            Event::Out(Seat::North) => "out:north",
            Event::Out(Seat::East) => "out:east",
        }
    }
}

impl FromStr for Event {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Event, ParseMoveError> {
        Dialect::Fencepost.read_event(text, Board::STANDARD)
    }
}

fn read_out(text: &str) -> Option<Seat> {
    let (word, seat) = text.split_at_checked(OUT.len())?;
    if word.eq_ignore_ascii_case(OUT) { seat.parse().ok() } else { None }
}
