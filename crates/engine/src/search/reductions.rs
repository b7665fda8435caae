//! Late move reductions: moves late in the order are first searched less deep. The latest are not searched near the leaves.

use fencepost_rules::Move;

use crate::params;
use crate::search::node::Node;
use crate::shortest_paths::ShortestPaths;

/// How many plies a move is reduced by, given the opponent's paths, its index in the move order and its history score. Fences that neither
/// block the opponent's shortest paths nor guard the mover's are reduced more, pawn moves and moves that have caused cutoffs less.
#[inline]
pub(super) fn late_move_reduction(
    node: &Node,
    theirs: &ShortestPaths,
    mv: Move,
    index: usize,
    depth: i32,
    history: i32,
) -> i32 {
    if depth < params::LATE_MOVE_DEPTH || index < params::LATE_MOVE_INDEX {
        return 0;
    }
    let base = LATE_MOVE_REDUCTIONS[(depth as usize).min(31)][index.min(63)];
    let more = match mv {
        Move::Fence(fence) => i32::from(theirs.is_unaffected_by(fence) && !node.guards.contains(fence)),
        _ => -1,
    };
    // In 1024ths of a ply and rounded towards zero, so that nearly any good history counts as a ply.
    let by_history = (1024 * base - 1024 * history / params::HISTORY_LIMIT) / 1024;
    (by_history + more).clamp(0, depth - 1)
}

/// Late move pruning: near the leaves, whether a fence is so late in the move order that it is not searched at all.
#[inline]
pub(super) fn is_pruned_as_late(mv: Move, index: usize, depth: i32) -> bool {
    depth <= params::LATE_MOVE_PRUNING_DEPTH
        && matches!(mv, Move::Fence(_))
        && index as i32 >= params::LATE_MOVE_PRUNING_BASE + params::LATE_MOVE_PRUNING_FACTOR * depth * depth
}

/// By depth and index: a constant plus the product of the logarithms of both, divided by a constant.
static LATE_MOVE_REDUCTIONS: [[i32; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut index = 1;
        while index < 64 {
            let product = hundredths_of_ln(depth) * hundredths_of_ln(index);
            table[depth][index] = (params::LATE_MOVE_BASE_PERCENT * 100 + product / params::LATE_MOVE_DIVISOR) / 10_000;
            index += 1;
        }
        depth += 1;
    }
    table
};

/// The natural logarithm in hundredths: exact for powers of two, linear between them.
const fn hundredths_of_ln(number: usize) -> i32 {
    let whole = number.ilog2();
    let above = (number - (1 << whole)) * 69 / (1 << whole);
    (whole as usize * 69 + above) as i32
}
