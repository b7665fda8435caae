//! Perft in slices, so that it can be paused or stopped.

use fencepost_rules::Position;
use fencepost_rules::perft::perft;

/// A perft this deep takes a few milliseconds at the most and is not interrupted.
const SLICE_DEPTH: u32 = 2;

/// A perft that can be paused and resumed.
#[derive(Clone, Debug)]
pub(super) struct SlicedPerft {
    /// Positions not counted yet, each with its remaining depth.
    waiting: Vec<(Position, u32)>,
    total: u64,
}

impl SlicedPerft {
    /// A perft that has not started.
    pub(super) fn new(position: &Position, depth: u32) -> SlicedPerft {
        SlicedPerft { waiting: vec![(*position, depth)], total: 0 }
    }

    /// The positions counted so far.
    pub(super) fn total(&self) -> u64 {
        self.total
    }

    /// Counts another slice. Returns whether there is more.
    pub(super) fn step(&mut self) -> bool {
        let Some((position, depth)) = self.waiting.pop() else { return false };
        if depth <= SLICE_DEPTH {
            self.total += perft(&position, depth);
        } else {
            self.waiting.extend(position.legal_moves().into_iter().map(|mv| {
                let mut child = position;
                child.play_unchecked(mv);
                child.update_paths();
                (child, depth - 1)
            }));
        }
        !self.waiting.is_empty()
    }
}

/// The number of positions after `depth` moves; `None` if it was stopped.
pub(super) fn interruptible_perft(position: &Position, depth: u32, should_stop: &dyn Fn() -> bool) -> Option<u64> {
    let mut perft = SlicedPerft::new(position, depth);
    loop {
        if should_stop() {
            return None;
        }
        if !perft.step() {
            return Some(perft.total());
        }
    }
}
