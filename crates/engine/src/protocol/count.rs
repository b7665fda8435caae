//! Counting positions in pieces, so that a count can be cut short.

use fencepost_rules::Position;
use fencepost_rules::perft::perft;

/// Counts this deep take a few thousandths of a second and are not interrupted.
const PIECE: u32 = 3;

/// The number of positions after `depth` moves; `None` if it was told to stop.
pub(super) fn count(position: &Position, depth: u32, should_stop: &dyn Fn() -> bool) -> Option<u64> {
    if should_stop() {
        return None;
    }
    if depth <= PIECE {
        return Some(perft(position, depth));
    }
    let mut total = 0;
    for mv in position.legal_moves() {
        let mut child = *position;
        child.play_unchecked(mv);
        child.mend_ways();
        total += count(&child, depth - 1, should_stop)?;
    }
    Some(total)
}
