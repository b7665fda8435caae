//! The static evaluation for two players.

use fencepost_rules::{Board, Position, Seat};

use crate::network::{Features, FenceSums, Network};
use crate::params::{BOTTLENECK, FENCES_IN_HAND, STEP, TEMPO};
use crate::score::Score;
use crate::shortest_paths::ShortestPaths;

/// Whether the network evaluates positions on this board.
#[inline]
pub(crate) fn has_network(board: Board) -> bool {
    board == Board::STANDARD
}

/// The static evaluation for the player to move, in hundredths of a step. It needs the shortest paths of both players, and the sums of all
/// fences where there is a network.
#[inline]
pub(crate) fn static_evaluation(
    network: &Network,
    fences: &FenceSums,
    position: &Position,
    mover: Seat,
    other: Seat,
    own: &ShortestPaths,
    theirs: &ShortestPaths,
) -> i32 {
    let value = if has_network(position.board()) {
        network.static_evaluation(fences, &Features::of(position, mover, other, own, theirs))
    } else {
        handcrafted_evaluation(position, mover, other, own, theirs)
    };
    value.clamp(-Score::MAX_ESTIMATE, Score::MAX_ESTIMATE)
}

/// A handcrafted evaluation, for board sizes that the network is not trained on.
fn handcrafted_evaluation(
    position: &Position,
    mover: Seat,
    other: Seat,
    own: &ShortestPaths,
    theirs: &ShortestPaths,
) -> i32 {
    let hand = |seat: Seat| FENCES_IN_HAND[usize::from(position.left(seat)).min(FENCES_IN_HAND.len() - 1)];
    let exposed = |paths: &ShortestPaths, against: Seat| {
        BOTTLENECK * i32::from(paths.bottlenecks) * i32::from(position.left(against).min(3))
    };
    STEP * (i32::from(theirs.length) - i32::from(own.length)) + TEMPO + hand(mover) - hand(other) - exposed(own, other)
        + exposed(theirs, mover)
}
