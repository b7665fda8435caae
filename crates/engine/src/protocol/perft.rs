//! Counting positions in pieces, so that a count can be put aside or cut short.

use fencepost_rules::Position;
use fencepost_rules::perft::perft;

/// Counts this deep take a few thousandths of a second at the most and are not interrupted.
const PIECE: u32 = 2;

/// A count of the positions after a number of moves that has come so far.
#[derive(Clone, Debug)]
pub(super) struct SlicedPerft {
    /// Positions not looked at, each with the number of moves to be made from it.
    waiting: Vec<(Position, u32)>,
    total: u64,
}

impl SlicedPerft {
    /// A count that has not begun.
    pub(super) fn new(position: &Position, depth: u32) -> SlicedPerft {
        SlicedPerft { waiting: vec![(*position, depth)], total: 0 }
    }

    /// The positions counted so far.
    pub(super) fn total(&self) -> u64 {
        self.total
    }

    /// Counts another piece; says whether there is more.
    pub(super) fn step(&mut self) -> bool {
        let Some((position, depth)) = self.waiting.pop() else { return false };
        if depth <= PIECE {
            self.total += perft(&position, depth);
        } else {
            self.waiting.extend(position.legal_moves().into_iter().map(|mv| {
                let mut child = position;
                child.play_unchecked(mv);
                child.mend_ways();
                (child, depth - 1)
            }));
        }
        !self.waiting.is_empty()
    }
}

/// The number of positions after `depth` moves; `None` if it was told to stop.
pub(super) fn count(position: &Position, depth: u32, should_stop: &dyn Fn() -> bool) -> Option<u64> {
    let mut counting = SlicedPerft::new(position, depth);
    loop {
        if should_stop() {
            return None;
        }
        if !counting.step() {
            return Some(counting.total());
        }
    }
}
