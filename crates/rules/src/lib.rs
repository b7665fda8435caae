//! The game itself.
mod board;
mod fence;
mod fence_moves;
mod hash;
mod moves;
mod paths;
mod pawn_moves;
pub mod perft;
mod position;
mod position_text;
mod refusal;
mod seat;
mod setup;
mod square;

pub use board::{Board, ParseBoardError};
pub use fence::{Fence, Fences, Orientation, ParseFenceError};
pub use moves::{LegalMoves, Move, ParseMoveError};
pub use paths::Distances;
pub use position::Position;
pub use position_text::ParsePositionError;
pub use refusal::Refusal;
pub use seat::{BySeat, ParseSeatError, Players, Seat, SeatSet};
pub use setup::{MOST_FENCES, Setup, SetupError};
pub use square::{ParseSquareError, Square, Squares};
