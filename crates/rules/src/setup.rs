//! A set-up: pawns, fences and turn as somebody put them down, sense or nonsense.

use std::error::Error;
use std::fmt;

use crate::board::Board;
use crate::fence::{Fence, Fences};
use crate::seat::{BySeat, Players, Seat, SeatSet};
use crate::square::Square;

/// The most fences a player can hold (R5).
pub const MOST_FENCES: u8 = 20;

/// What a board editor holds: it may break every rule. [`Position`](crate::Position) is the kind that cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board's size.
    pub board: Board,
    /// How many started the game.
    pub players: Players,
    /// Where the pawns stand; `None` for a player who is out. Seats that this many players don't use are not looked at.
    pub pawns: BySeat<Option<Square>>,
    /// Fences in hand; those of a player who is out are not looked at.
    pub left: BySeat<u8>,
    /// The fences on the board.
    pub fences: Fences,
    /// Whose turn it is.
    pub turn: Seat,
}

impl Setup {
    /// The start of a game (R2, R3, R5).
    pub fn start(players: Players, board: Board, fences: u8) -> Setup {
        let mut pawns = BySeat::default();
        let mut left = BySeat::default();
        for &seat in players.seats() {
            pawns[seat] = Some(board.start(seat));
            left[seat] = fences;
        }
        Setup { board, players, pawns, left, fences: Fences::EMPTY, turn: Seat::South }
    }

    /// The seats that are still in the game.
    pub fn playing(&self) -> SeatSet {
        self.players.seats().iter().copied().filter(|&seat| self.pawns[seat].is_some()).collect()
    }
}

/// Why a set-up is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// More players than the board has start squares (R5).
    TooManyPlayers,
    /// A player is out of a game of two, or everybody is out (R18).
    PlayerMissing,
    /// A pawn stands beside the board.
    PawnOffBoard {
        /// Whose pawn.
        seat: Seat,
    },
    /// Two pawns share a square (R7).
    PawnsShareSquare {
        /// The square.
        square: Square,
    },
    /// More fences in hand than anybody may have (R5).
    TooManyFences {
        /// Whose hand.
        seat: Seat,
    },
    /// A fence sticks out of the board (R12).
    FenceOffBoard {
        /// Which one.
        fence: Fence,
    },
    /// Two fences overlap or cross (R13).
    FencesCollide {
        /// One of them.
        fence: Fence,
        /// The other.
        other: Fence,
    },
    /// A pawn has no way to its goal (R14).
    CutOff {
        /// Whose pawn.
        seat: Seat,
    },
    /// More than one pawn stands on its goal line (R16).
    TwoWinners,
    /// It is the turn of a seat that is not playing.
    TurnOfNobody,
}

impl SetupError {
    /// A short name that stays the same for good: for other programs, and to look up a translation.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupError::TooManyPlayers => "too-many-players",
            SetupError::PlayerMissing => "player-missing",
            SetupError::PawnOffBoard { .. } => "pawn-off-board",
            SetupError::PawnsShareSquare { .. } => "pawns-share-square",
            SetupError::TooManyFences { .. } => "too-many-fences",
            SetupError::FenceOffBoard { .. } => "fence-off-board",
            SetupError::FencesCollide { .. } => "fences-collide",
            SetupError::CutOff { .. } => "cut-off",
            SetupError::TwoWinners => "two-winners",
            SetupError::TurnOfNobody => "turn-of-nobody",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            SetupError::PawnOffBoard { seat } | SetupError::TooManyFences { seat } | SetupError::CutOff { seat } => {
                write!(f, " ({seat})")
            }
            SetupError::PawnsShareSquare { square } => write!(f, " ({square})"),
            SetupError::FenceOffBoard { fence } => write!(f, " ({fence})"),
            SetupError::FencesCollide { fence, other } => write!(f, " ({fence}, {other})"),
            _ => Ok(()),
        }
    }
}

impl Error for SetupError {}
