//! A set-up: pawns, fences and turn, valid or not.

use std::error::Error;
use std::fmt;

use crate::board::Board;
use crate::codes::error_codes;
use crate::fence::{Fence, Fences};
use crate::paths::Steps;
use crate::position::collisions;
use crate::seat::{BySeat, Players, Seat, SeatSet};
use crate::square::{Square, Squares};

/// The most fences a player can hold (R5).
pub const MOST_FENCES: u8 = 20;

/// What a board editor works on: it may break every rule. A [`Position`](crate::Position) cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board's size.
    pub board: Board,
    /// How many started the game.
    pub players: Players,
    /// Where the pawns stand; `None` for a player who is out. Unused seats are ignored.
    pub pawns: BySeat<Option<Square>>,
    /// Fences in hand; those of a player who is out are ignored.
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

impl Setup {
    /// Everything that is wrong with it: empty if it is a position. Faults that follow from another are left out: a fence
    /// or pawn that is off the board is not compared with others, and if there are too many players they may share squares.
    ///
    /// ```
    /// use fencepost_rules::{Board, Players, Seat, Setup, SetupFault};
    ///
    /// let mut setup = Setup::start(Players::Two, Board::STANDARD, 21);
    /// setup.turn = Seat::East;
    /// assert_eq!(
    ///     setup.faults(),
    ///     [
    ///         SetupFault::TurnOfNobody,
    ///         SetupFault::TooManyFences { seat: Seat::South },
    ///         SetupFault::TooManyFences { seat: Seat::North },
    ///     ]
    /// );
    /// ```
    pub fn faults(&self) -> Vec<SetupFault> {
        // An empty list takes no memory.
        let mut faults = Vec::new();
        let steps = self.find_fence_faults(&mut faults);
        self.find_player_faults(&mut faults);
        self.find_pawn_faults(steps, &mut faults);
        faults
    }

    /// Adds the faults of the fences, and returns the steps that those on the board leave open.
    fn find_fence_faults(&self, faults: &mut Vec<SetupFault>) -> Steps {
        let places = self.board.fence_places();
        let mut standing = Fences::EMPTY;
        for fence in self.fences {
            if places.contains(fence) {
                let collisions = standing & collisions(fence);
                faults.extend(collisions.into_iter().map(|other| SetupFault::FencesCollide { fence, other }));
                standing = standing.with(fence);
            } else {
                faults.push(SetupFault::FenceOffBoard { fence });
            }
        }
        Steps::of(self.board, standing)
    }

    fn find_player_faults(&self, faults: &mut Vec<SetupFault>) {
        let playing = self.playing();
        if !self.board.takes(self.players) {
            faults.push(SetupFault::TooManyPlayers);
        }
        if playing.is_empty() || (self.players == Players::Two && playing.len() < 2) {
            faults.push(SetupFault::PlayerMissing);
        }
        if !playing.is_empty() && !playing.contains(self.turn) {
            faults.push(SetupFault::TurnOfNobody);
        }
    }

    fn find_pawn_faults(&self, steps: Steps, faults: &mut Vec<SetupFault>) {
        let room_for_all = self.board.takes(self.players);
        let (mut occupied, mut shared) = (Squares::EMPTY, Squares::EMPTY);
        let mut winners = 0;
        for seat in self.playing() {
            let Some(square) = self.pawns[seat] else { continue };
            let (here, goal) = (Squares::EMPTY.with(square), self.board.goal(seat));
            let is_on_board = self.board.squares().contains(square);
            if !is_on_board {
                faults.push(SetupFault::PawnOffBoard { seat });
            } else if room_for_all && occupied.contains(square) && !shared.contains(square) {
                faults.push(SetupFault::PawnsShareSquare { square });
                shared |= here;
            }
            if self.left[seat] > MOST_FENCES {
                faults.push(SetupFault::TooManyFences { seat });
            }
            if !is_on_board {
                continue;
            }
            if !steps.connect(here.0, goal.0) {
                faults.push(SetupFault::CutOff { seat });
            }
            winners += usize::from(goal.contains(square));
            if winners == 2 && goal.contains(square) {
                faults.push(SetupFault::TwoWinners);
            }
            occupied |= here;
        }
    }
}

/// One thing that is wrong with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// More players than the board has start squares (R5).
    TooManyPlayers,
    /// A player is out of a game of two, or everybody is out (R18).
    PlayerMissing,
    /// A pawn is off the board.
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
    /// A fence is not wholly on the board (R12).
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
    /// A pawn has no path to its goal (R14).
    CutOff {
        /// Whose pawn.
        seat: Seat,
    },
    /// More than one pawn stands on its goal line (R16).
    TwoWinners,
    /// It is the turn of a seat that is not playing.
    TurnOfNobody,
}

error_codes!(SetupFault {
    SetupFault::TooManyPlayers => "too-many-players",
    SetupFault::PlayerMissing => "player-missing",
    SetupFault::PawnOffBoard { .. } => "pawn-off-board",
    SetupFault::PawnsShareSquare { .. } => "pawns-share-square",
    SetupFault::TooManyFences { .. } => "too-many-fences",
    SetupFault::FenceOffBoard { .. } => "fence-off-board",
    SetupFault::FencesCollide { .. } => "fences-collide",
    SetupFault::CutOff { .. } => "cut-off",
    SetupFault::TwoWinners => "two-winners",
    SetupFault::TurnOfNobody => "turn-of-nobody",
});

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            SetupFault::PawnOffBoard { seat } | SetupFault::TooManyFences { seat } | SetupFault::CutOff { seat } => {
                write!(f, " ({seat})")
            }
            SetupFault::PawnsShareSquare { square } => write!(f, " ({square})"),
            SetupFault::FenceOffBoard { fence } => write!(f, " ({fence})"),
            SetupFault::FencesCollide { fence, other } => write!(f, " ({fence}, {other})"),
            _ => Ok(()),
        }
    }
}

/// Why a set-up is not a position: one fault or more, the same and in the same order as [`Setup::faults`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    first: SetupFault,
    further: Vec<SetupFault>,
}

impl SetupError {
    /// An error if there are faults.
    pub(crate) fn check(mut faults: Vec<SetupFault>) -> Result<(), SetupError> {
        if faults.is_empty() {
            return Ok(());
        }
        let first = faults.remove(0);
        Err(SetupError { first, further: faults })
    }

    /// All faults, at least one.
    pub fn faults(&self) -> impl Iterator<Item = SetupFault> + '_ {
        std::iter::once(self.first).chain(self.further.iter().copied())
    }

    /// The code of the first fault.
    pub const fn code(&self) -> &'static str {
        self.first.code()
    }
}

/// The error of a set-up with just that fault.
impl From<SetupFault> for SetupError {
    fn from(fault: SetupFault) -> SetupError {
        SetupError { first: fault, further: Vec::new() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.further.iter().try_for_each(|fault| write!(f, "; {fault}"))
    }
}

impl Error for SetupError {}
