//! Counting positions, the usual way to check and to time a move generator.

use crate::moves::Move;
use crate::position::Position;

/// The number of positions after `depth` moves. A won position has no children, a forced pass is one child; repetition
/// plays no part. The last ply is counted without playing it.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_moves().len() as u64,
        _ => divide(position, depth).map(|(_, count)| count).sum(),
    }
}

/// [`perft`] for each legal move. At depth 0 there is nothing to divide.
pub fn divide(position: &Position, depth: u32) -> impl Iterator<Item = (Move, u64)> {
    let mut parent = *position;
    parent.mend_ways();
    let moves = if depth == 0 { None } else { Some(parent.legal_moves()) };
    moves.into_iter().flatten().map(move |mv| {
        let mut child = parent;
        child.play_unchecked(mv);
        (mv, perft(&child, depth - 1))
    })
}
