//! The killer heuristic: moves that caused a beta cutoff at the same ply are tried early.

use fencepost_rules::Move;

use crate::search::MAX_DEPTH;

/// Two killer moves for each ply, the latest first.
pub(super) struct Killers {
    moves: [[Option<Move>; 2]; MAX_DEPTH + 2],
}

impl Killers {
    pub(super) const NONE: Killers = Killers { moves: [[None; 2]; MAX_DEPTH + 2] };

    #[inline]
    pub(super) fn at(&self, ply: usize) -> [Option<Move>; 2] {
        self.moves[ply]
    }

    #[inline]
    pub(super) fn add(&mut self, ply: usize, mv: Move) {
        if self.moves[ply][0] != Some(mv) {
            self.moves[ply] = [Some(mv), self.moves[ply][0]];
        }
    }
}
