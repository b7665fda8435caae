//! Moves, and the set of all legal moves of a position.

use std::fmt;
use std::iter::FusedIterator;
use std::str::FromStr;

use crate::fence::{Fence, Fences, FencesIter, Orientation};
use crate::square::{Square, Squares, SquaresIter};

/// What a player may do in a turn (R6, R11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The pawn goes to that square, by a step, a jump or a side-step.
    Pawn(Square),
    /// One fence from the hand is placed.
    Fence(Fence),
    /// Nothing else is legal (R11).
    Pass,
}

impl Move {
    /// How many different moves there are: 81 squares, 128 fences and the pass.
    pub const COUNT: usize = Square::COUNT + Fence::COUNT + 1;

    /// A number below [`Move::COUNT`] for tables: squares first, then fences, then the pass.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Move::Pawn(to) => to.index(),
            Move::Fence(fence) => Square::COUNT + fence.index(),
            Move::Pass => Move::COUNT - 1,
        }
    }

    /// As it is written: `e2`, `e3h` or `pass`.
    pub const fn name(self) -> &'static str {
        match self {
            Move::Pawn(to) => to.name(),
            Move::Fence(fence) => fence.name(),
            Move::Pass => "pass",
        }
    }

    /// The move with that [`index`](Move::index).
    pub const fn from_index(index: usize) -> Option<Move> {
        if let Some(to) = Square::from_index(index) {
            Some(Move::Pawn(to))
        } else if let Some(fence) = Fence::from_index(index - Square::COUNT) {
            Some(Move::Fence(fence))
        } else if index == Move::COUNT - 1 {
            Some(Move::Pass)
        } else {
            None
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not a valid move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is a square such as e2, a fence such as e3h or e3v, or pass")
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        if text.eq_ignore_ascii_case("pass") {
            Ok(Move::Pass)
        } else if let Ok(to) = text.parse() {
            Ok(Move::Pawn(to))
        } else {
            text.parse().map(Move::Fence).map_err(|_| ParseMoveError)
        }
    }
}

/// All legal moves of a position: a set that takes no heap memory.
///
/// ```
/// use fencepost_rules::{Move, Position};
///
/// let legal = Position::default().legal_moves();
/// assert_eq!(legal.len(), 131);
/// assert!(legal.contains("e2".parse::<Move>()?));
/// # Ok::<(), fencepost_rules::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    pub(crate) pawn: Squares,
    pub(crate) fences: Fences,
    pub(crate) pass: bool,
}

impl LegalMoves {
    /// The empty set, of a game that is over.
    pub(crate) const NONE: LegalMoves = LegalMoves { pawn: Squares::EMPTY, fences: Fences::EMPTY, pass: false };

    /// The squares the pawn may land on.
    #[inline]
    pub const fn pawn(&self) -> Squares {
        self.pawn
    }

    /// The fences that may be placed.
    #[inline]
    pub const fn fences(&self) -> Fences {
        self.fences
    }

    /// How many moves there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.pawn.len() + self.fences.len() + self.pass as usize
    }

    /// Whether the game is over: until then there is at least a pass (R11).
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.pawn.is_empty() && self.fences.is_empty() && !self.pass
    }

    /// Whether the move is legal.
    #[inline]
    pub const fn contains(&self, mv: Move) -> bool {
        match mv {
            Move::Pawn(to) => self.pawn.contains(to),
            Move::Fence(fence) => self.fences.contains(fence),
            Move::Pass => self.pass,
        }
    }

    /// The moves in the order of their names, bytewise: `a1`, `a1h`, `a1v`, `a2`, …; a pass comes alone.
    pub fn by_name(self) -> impl Iterator<Item = Move> {
        let at = move |square: Square| {
            let fence = |orientation| Fence::at(square, orientation).map(Move::Fence);
            [Some(Move::Pawn(square)), fence(Orientation::Horizontal), fence(Orientation::Vertical)]
        };
        let squares = (0..9).flat_map(|column| (0..9).filter_map(move |row| Square::new(column, row)));
        let placed = squares.flat_map(at).flatten();
        placed.chain([Move::Pass]).filter(move |&mv| self.contains(mv))
    }
}

impl IntoIterator for LegalMoves {
    type Item = Move;
    type IntoIter = LegalMovesIter;

    #[inline]
    fn into_iter(self) -> LegalMovesIter {
        LegalMovesIter { pawn: self.pawn.into_iter(), fences: self.fences.into_iter(), pass: self.pass }
    }
}

/// Pawn moves first, then fences, then the pass.
#[derive(Clone, Debug)]
pub struct LegalMovesIter {
    pawn: SquaresIter,
    fences: FencesIter,
    pass: bool,
}

impl Iterator for LegalMovesIter {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(to) = self.pawn.next() {
            Some(Move::Pawn(to))
        } else if let Some(fence) = self.fences.next() {
            Some(Move::Fence(fence))
        } else if std::mem::take(&mut self.pass) {
            Some(Move::Pass)
        } else {
            None
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.pawn.len() + self.fences.len() + usize::from(self.pass);
        (left, Some(left))
    }
}

impl DoubleEndedIterator for LegalMovesIter {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        if std::mem::take(&mut self.pass) {
            Some(Move::Pass)
        } else if let Some(fence) = self.fences.next_back() {
            Some(Move::Fence(fence))
        } else {
            self.pawn.next_back().map(Move::Pawn)
        }
    }
}

impl ExactSizeIterator for LegalMovesIter {}

impl FusedIterator for LegalMovesIter {}
