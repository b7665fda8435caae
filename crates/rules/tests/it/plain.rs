//! Squares and fences in slow, obvious code: from square to square, comparing with every fence. It uses only the names of
//! fences, not how the fast code stores them.

use fencepost_rules::{Board, Fence, Fences, Orientation, Square, Squares};

/// Whether a fence stands between two neighbouring squares: `e3h` lies north of e3 and f3, `e3v` east of e3 and e4.
pub(crate) fn stands_between(fence: Fence, a: Square, b: Square) -> bool {
    let (near, far) = (a.min(b), a.max(b));
    let (column, row) = (fence.column(), fence.row());
    match fence.orientation() {
        Orientation::Horizontal => {
            near.column() == far.column() && near.row() == row && (column..=column + 1).contains(&near.column())
        }
        Orientation::Vertical => {
            near.row() == far.row() && near.column() == column && (row..=row + 1).contains(&near.row())
        }
    }
}

/// The squares above, right, below and left that are on the board, with or without a fence between.
pub(crate) fn around(board: Board, from: Square) -> impl Iterator<Item = Square> {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().filter_map(move |(columns, rows)| {
        let column = from.column().checked_add_signed(columns)?;
        let row = from.row().checked_add_signed(rows)?;
        Square::new(column, row).filter(|&to| board.squares().contains(to))
    })
}

/// The squares one open step away (R7), ignoring pawns.
pub(crate) fn neighbours(board: Board, fences: Fences, from: Square) -> impl Iterator<Item = Square> {
    around(board, from).filter(move |&to| !fences.into_iter().any(|fence| stands_between(fence, from, to)))
}

/// All squares that can be reached from one.
pub(crate) fn region(board: Board, fences: Fences, from: Square) -> Squares {
    let mut reached = Squares::EMPTY.with(from);
    let mut waiting = vec![from];
    while let Some(square) = waiting.pop() {
        for next in neighbours(board, fences, square) {
            if !reached.contains(next) {
                reached = reached.with(next);
                waiting.push(next);
            }
        }
    }
    reached
}

/// Whether a fence is on the board: its middle must have four squares around it (R12).
pub(crate) fn fits(board: Board, fence: Fence) -> bool {
    fence.column() + 1 < board.width() && fence.row() + 1 < board.height()
}

/// Whether two fences are in the same groove, less than two squares apart (R13). A fence overlaps itself.
pub(crate) fn overlap(one: Fence, other: Fence) -> bool {
    let (columns, rows) = (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()));
    match (one.orientation(), other.orientation()) {
        (Orientation::Horizontal, Orientation::Horizontal) => rows == 0 && columns < 2,
        (Orientation::Vertical, Orientation::Vertical) => columns == 0 && rows < 2,
        _ => false,
    }
}

/// Whether two fences have their middles at the same corner and lie across each other (R13).
pub(crate) fn cross(one: Fence, other: Fence) -> bool {
    one.square() == other.square() && one.orientation() != other.orientation()
}
