//! One key for a position and its mirror image.

use crate::board::Board;
use crate::moves::Move;
use crate::position::Position;

/// The key of a position, which its mirror image shares, and how to translate moves between both.
///
/// ```
/// use fencepost_rules::{CanonicalPosition, Position};
///
/// let position: Position = "d3 /  / d4 e6 / 9 10 / 1".parse()?;
/// let mirrored = position.mirrored().expect("two play");
/// let (one, other) = (CanonicalPosition::of(&position), CanonicalPosition::of(&mirrored));
/// assert_eq!(one.key(), other.key());
/// assert_eq!(one.canonical("c4h".parse()?), other.canonical("f4h".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CanonicalPosition {
    key: u64,
    image: Image,
    board: Board,
}

/// Which of the two a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Image {
    /// The one that stands for both.
    Canonical,
    /// The other one.
    Mirrored,
    /// It is its own mirror image, and so is each of its moves the same as another.
    Symmetric,
}

impl CanonicalPosition {
    /// Of any position.
    pub fn of(position: &Position) -> CanonicalPosition {
        CanonicalPosition::of_pair(position, position.mirrored().as_ref())
    }

    /// Of a position whose mirror image is known.
    pub fn of_pair(position: &Position, mirrored: Option<&Position>) -> CanonicalPosition {
        let own = position.zobrist_key();
        let other = mirrored.map_or(u64::MAX, Position::zobrist_key);
        let image = match own.cmp(&other) {
            std::cmp::Ordering::Less => Image::Canonical,
            std::cmp::Ordering::Greater => Image::Mirrored,
            std::cmp::Ordering::Equal => Image::Symmetric,
        };
        CanonicalPosition { key: own.min(other), image, board: position.board() }
    }

    /// Whether the moves of this position are stored as those of its mirror image.
    pub fn is_mirrored(&self) -> bool {
        self.image == Image::Mirrored
    }

    /// The key of both.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The move as it is stored.
    #[must_use]
    pub fn canonical(&self, mv: Move) -> Move {
        match self.image {
            Image::Canonical => mv,
            Image::Mirrored => mv.mirrored(self.board),
            Image::Symmetric => mv.min(mv.mirrored(self.board)),
        }
    }

    /// A stored move as it is in this position.
    #[must_use]
    pub fn here(&self, stored: Move) -> Move {
        match self.image {
            Image::Canonical | Image::Symmetric => stored,
            Image::Mirrored => stored.mirrored(self.board),
        }
    }

    /// Whether a move that is stored can be read as a move on this board at all. A damaged file has others.
    pub fn can_hold(&self, mv: Move) -> bool {
        match mv {
            Move::Pawn(square) => self.board.squares().contains(square),
            Move::Fence(fence) => self.board.fence_places().contains(fence),
            Move::Pass => true,
        }
    }
}
