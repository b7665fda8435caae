//! Proofs of a win that need no search.

use fencepost_rules::{Position, Seat, Squares};

use crate::corridor::Layers;

/// Proves that a pawn gets home first whatever the other does, where the other has no fences left to stop it.
///
/// The runner follows a shortest way on which the other cannot come near: at no time can the two stand next to each other, so
/// there is no jump and no standing in the way, and plain counting of steps settles the race. The answer is the number of
/// plies until the runner is home.
pub(crate) fn sure_race(
    position: &Position,
    runner: Seat,
    other: Seat,
    distance: u8,
    other_distance: u8,
    layers: &mut Layers,
) -> Option<u32> {
    let runner_first = position.turn() == runner;
    // How far the other may be ahead of the runner in moves made.
    let head_start = usize::from(!runner_first);
    let distance = usize::from(distance);
    if usize::from(other_distance) < distance + head_start {
        return None;
    }
    let steps = position.steps();
    let mut reach = Squares::EMPTY.with(position.pawn(other)?);
    for layer in &mut layers[..distance + 2] {
        *layer = reach;
        reach = reach | steps.around(reach);
    }
    // Where the runner can stand after so many of its moves and still be sure, worked out from the goal backwards.
    let mut sure = position.board().goal(runner) - layers[distance - 1 + head_start];
    for made in (0..distance).rev() {
        sure = steps.around(sure) - layers[made + 1 + head_start];
    }
    let plies = 2 * distance - 1 + head_start;
    sure.contains(position.pawn(runner)?).then_some(plies as u32)
}
