//! Mirror images, left and right swapped: the same game for two players. With more the order of turns would run the other way
//! round, so that their positions have none.

use crate::board::Board;
use crate::fence::Fence;
use crate::moves::Move;
use crate::position::Position;
use crate::seat::Players;
use crate::square::Square;

impl Square {
    /// The square on the other side of a board that it is on.
    ///
    /// # Panics
    /// If it is not on the board.
    #[must_use]
    pub const fn mirrored(self, board: Board) -> Square {
        Square::new(board.width() - 1 - self.column(), self.row()).expect("it is on the board")
    }
}

impl Fence {
    /// The fence on the other side of a board that it is on.
    ///
    /// ```
    /// use fencepost_rules::{Board, Fence};
    ///
    /// let fence: Fence = "e3v".parse()?;
    /// assert_eq!(fence.mirrored(Board::STANDARD).to_string(), "d3v");
    /// # Ok::<(), fencepost_rules::ParseFenceError>(())
    /// ```
    ///
    /// # Panics
    /// If it is not on the board.
    #[must_use]
    pub const fn mirrored(self, board: Board) -> Fence {
        let column = board.width() - 2 - self.column();
        Fence::new(column, self.row(), self.orientation()).expect("it is on the board")
    }
}

impl Move {
    /// The same move on the other side of a board that it is on.
    #[must_use]
    pub const fn mirrored(self, board: Board) -> Move {
        match self {
            Move::Pawn(to) => Move::Pawn(to.mirrored(board)),
            Move::Fence(fence) => Move::Fence(fence.mirrored(board)),
            Move::Pass => Move::Pass,
        }
    }
}

impl Position {
    /// The mirror image; `None` unless two play.
    ///
    /// ```
    /// use fencepost_rules::Position;
    ///
    /// let position: Position = "d3 / a1 / d4 e6 / 9 9 / 1".parse()?;
    /// let mirrored = position.mirrored().expect("two play");
    /// assert_eq!(mirrored.to_string(), "e3 / h1 / f4 e6 / 9 9 / 1");
    /// assert_eq!(mirrored.mirrored(), Some(position));
    /// # Ok::<(), fencepost_rules::ParsePositionError>(())
    /// ```
    pub fn mirrored(&self) -> Option<Position> {
        if self.players() != Players::Two {
            return None;
        }
        let board = self.board();
        let mut setup = self.to_setup();
        for &seat in self.players().seats() {
            setup.pawns[seat] = setup.pawns[seat].map(|square| square.mirrored(board));
        }
        setup.fences = setup.fences.into_iter().map(|fence| fence.mirrored(board)).collect();
        let mirrored = Position::try_from(setup);
        debug_assert!(mirrored.is_ok(), "the mirror image of a valid position is valid");
        mirrored.ok()
    }
}
