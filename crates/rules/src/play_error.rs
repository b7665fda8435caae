//! Why a move is illegal, as a value that a page can show and translate.

use std::error::Error;
use std::fmt;

use crate::codes::error_codes;
use crate::fence::Fence;
use crate::seat::Seat;
use crate::square::{Square, Squares};

/// Why a move is not legal.
///
/// The `Display` form is for logs and developers; what users read is made from the value, in their language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayError {
    /// The game is over (R16 to R18).
    GameOver,
    /// It is another seat's turn.
    WrongTurn {
        /// The seat whose turn it is.
        turn: Seat,
    },
    /// That seat is not in the game, or no longer (R18).
    NotPlaying {
        /// The seat.
        seat: Seat,
    },
    /// Nobody can leave a game of two: resigning loses it (R18).
    NobodyLeavesTwo,
    /// The square or the fence is not on this board (R12).
    OffBoard,
    /// Not a square the pawn could get to in one move, whatever stood there (R7).
    OutOfReach {
        /// Where the pawn stands.
        from: Square,
    },
    /// A pawn stands on the square (R7).
    Occupied {
        /// Whose pawn.
        by: Seat,
    },
    /// A fence stands between (R7 to R9).
    FenceInTheWay {
        /// Which one.
        fence: Fence,
    },
    /// No side-step while the straight jump is open (R9).
    JumpOpen {
        /// Where the straight jump lands.
        jump: Square,
    },
    /// No fence in hand (R6).
    NoFencesLeft,
    /// The fence would lie on another, wholly or by half (R13).
    Overlaps {
        /// The other one.
        fence: Fence,
    },
    /// The fence would cross another at the middle (R13).
    Crosses {
        /// The other one.
        fence: Fence,
    },
    /// The fence would leave a pawn no path to its goal (R14).
    CutsOff {
        /// Whose pawn.
        seat: Seat,
        /// The squares it would be shut in.
        region: Squares,
    },
    /// Something else is legal, so the player cannot pass (R6, R11).
    MustMove,
}

error_codes!(PlayError {
    PlayError::GameOver => "game-over",
    PlayError::WrongTurn { .. } => "wrong-turn",
    PlayError::NotPlaying { .. } => "not-playing",
    PlayError::NobodyLeavesTwo => "nobody-leaves-two",
    PlayError::OffBoard => "off-board",
    PlayError::OutOfReach { .. } => "out-of-reach",
    PlayError::Occupied { .. } => "occupied",
    PlayError::FenceInTheWay { .. } => "fence-in-the-way",
    PlayError::JumpOpen { .. } => "jump-open",
    PlayError::NoFencesLeft => "no-fences-left",
    PlayError::Overlaps { .. } => "overlaps",
    PlayError::Crosses { .. } => "crosses",
    PlayError::CutsOff { .. } => "cuts-off",
    PlayError::MustMove => "must-move",
});

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            PlayError::WrongTurn { turn: seat } | PlayError::NotPlaying { seat } | PlayError::Occupied { by: seat } => {
                write!(f, " ({seat})")
            }
            PlayError::OutOfReach { from: square } | PlayError::JumpOpen { jump: square } => write!(f, " ({square})"),
            PlayError::FenceInTheWay { fence } | PlayError::Overlaps { fence } | PlayError::Crosses { fence } => {
                write!(f, " ({fence})")
            }
            PlayError::CutsOff { seat, region } => write!(f, " ({seat}, shut in {} squares)", region.len()),
            _ => Ok(()),
        }
    }
}

impl Error for PlayError {}
