//! The game itself: two, three or four pawns race across a board, and on each turn a player moves the pawn or places a
//! fence. Every pawn must always keep a path to its goal.
//!
//! Three types hold a state of the game, each with a promise of its own:
//!
//! - [`Setup`] is what a board editor works on. It may be nonsense.
//! - [`Position`] is always valid. You get one by checking a set-up, and change it by legal moves; it is small, copies in a few
//!   nanoseconds and finds all its legal moves without touching the heap.
//! - [`Game`] is a position with its history: undo, repetition, players who are out, the result and how it came about.
//!
//! ```
//! use fencepost_rules::{Game, Move, PlayError, Seat};
//!
//! let mut game = Game::default();
//! for mv in ["e2", "e8", "e3", "e7", "d3h", "e6v"] {
//!     game.play(mv.parse::<Move>()?)?;
//! }
//! // The error says as a value why a move is illegal.
//! let crossing = "d3v".parse::<Move>()?;
//! assert_eq!(game.play(crossing), Err(PlayError::Crosses { fence: "d3h".parse()? }));
//! assert_eq!(game.position().turn(), Seat::South);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Numbers such as R14 in this documentation name the rules in `docs/rules.md`.
//! The crate has no dependencies, does no input or output, and knows no clock, thread or randomness.

// The hot paths are compiled once for any processor and once for newer ones (see `perft`). That only affects inlined
// functions, and by default the compiler does not inline the largest of them.
#![expect(clippy::inline_always, reason = "the hot paths must be inlined to be compiled for newer processors")]

mod board;
mod canonical;
mod codes;
mod fence;
mod fence_moves;
mod game;
mod mirror;
mod moves;
mod names;
mod notation;
mod opening_names;
mod outcome;
mod paths;
mod pawn_moves;
pub mod perft;
mod play_error;
mod position;
mod position_text;
pub mod record;
mod seat;
mod sets;
mod setup;
mod square;
mod text_board;
mod time_control;
mod wide_squares;
mod zobrist;

pub use board::{Board, ParseBoardError};
pub use canonical::CanonicalPosition;
pub use fence::{Fence, Fences, FencesIter, Orientation, ParseFenceError};
pub use game::{Event, Game};
pub use moves::{LegalMoves, LegalMovesIter, Move, ParseMoveError};
pub use notation::{Dialect, ParseDialectError};
pub use opening_names::{opening_name, opening_of};
pub use outcome::{Ending, GameResult, Outcome, ParseGameResultError};
pub use paths::{Distances, Steps};
pub use play_error::PlayError;
pub use position::Position;
pub use position_text::ParsePositionError;
pub use seat::{BySeat, ParseSeatError, Players, Seat, SeatSet, SeatSetIter};
pub use setup::{MOST_FENCES, Setup, SetupError, SetupFault};
pub use square::{ParseSquareError, Square, Squares, SquaresIter};
pub use text_board::{Mark, TextBoard};
pub use time_control::{ParseTimeControlError, TimeControl};
pub use wide_squares::{WideSquares, WideSteps};

/// The example in the README is tested like every other.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
