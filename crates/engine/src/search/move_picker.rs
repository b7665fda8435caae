//! In which order the moves of a node are tried.

use fencepost_rules::{Fences, LegalMoves, Move, Squares};

use crate::params;
use crate::score::Score;
use crate::search::pvs::Node;
use crate::search::{Search, side};

/// More than any position has: every fence place, and the landing squares of a pawn among three others.
const MAX_MOVES: usize = 140;

/// The moves of one node with a guess at their worth, without the heap.
pub(super) struct MovePicker {
    moves: [(Move, i32); MAX_MOVES],
    len: usize,
    next: usize,
    /// Fences off the other's corridor that are not among the moves.
    skipped: Fences,
}

impl MovePicker {
    pub(super) fn new() -> MovePicker {
        MovePicker { moves: [(Move::Pass, 0); MAX_MOVES], len: 0, next: 0, skipped: Fences::EMPTY }
    }

    #[inline]
    fn push(&mut self, mv: Move, score: i32) {
        self.moves[self.len] = (mv, score);
        self.len += 1;
    }

    /// The best of those not taken yet.
    #[inline]
    pub(super) fn take(&mut self) -> Option<Move> {
        let rest = &mut self.moves[self.next..self.len];
        let best = (0..rest.len()).reduce(|best, index| if rest[index].1 > rest[best].1 { index } else { best })?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].0)
    }

    /// One of the fences that were left out, as long as nothing tried so far is better than a proven loss: one of them may be
    /// all that helps, and where a pawn is shut in they may be all there is.
    #[inline]
    pub(super) fn next_skipped(&mut self, best: i32) -> Option<Move> {
        if best >= -Score::MAX_ESTIMATE {
            return None;
        }
        let fence = self.skipped.into_iter().next()?;
        self.skipped -= Fences::EMPTY.with(fence);
        Some(Move::Fence(fence))
    }

    /// Those taken so far, in that order.
    pub(super) fn taken(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.next].iter().map(|&(mv, _)| mv)
    }
}

impl Search<'_> {
    /// Fills the picker with all moves that are to be tried; `only_hot` leaves out the fences off the other's corridor for now.
    #[inline]
    pub(super) fn add_moves(
        &self,
        picker: &mut MovePicker,
        node: &Node,
        legal: &LegalMoves,
        first: Option<Move>,
        ply: usize,
        only_blockers: bool,
    ) {
        let first = first.filter(|&mv| legal.contains(mv));
        if let Some(mv) = first {
            picker.push(mv, i32::MAX);
        }
        self.add_pawn_moves(picker, node, legal, first);
        self.add_fences(picker, node, legal, first, ply, only_blockers);
        if picker.len == 0 && legal.contains(Move::Pass) {
            picker.push(Move::Pass, 0);
        }
    }

    /// Steps forward and jumps come first.
    #[inline]
    fn add_pawn_moves(&self, picker: &mut MovePicker, node: &Node, legal: &LegalMoves, first: Option<Move>) {
        let mover = node.position.turn();
        let forward = node.all_paths[side(mover)].next;
        let pawn = node.position.pawn(mover).map_or(Squares::EMPTY, |square| Squares::EMPTY.with(square));
        let beside = node.position.steps().around(pawn);
        for to in legal.pawn() {
            let mv = Move::Pawn(to);
            if Some(mv) != first {
                let is_step_back = beside.contains(to) && !forward.contains(to);
                let score = if is_step_back { params::STEP_BACK_MALUS } else { params::STEP_FORWARD_BONUS };
                picker.push(mv, score + self.thread.history.get(mover, mv));
            }
        }
    }

    #[inline]
    fn add_fences(
        &self,
        picker: &mut MovePicker,
        node: &Node,
        legal: &LegalMoves,
        first: Option<Move>,
        ply: usize,
        only_blockers: bool,
    ) {
        let mover = node.position.turn();
        let own_blockers = node.all_paths[side(mover)].blockers;
        let blockers = node.all_paths[side(mover.opposite())].blockers;
        let killers = self.killers[ply];
        let countermove = self.thread.history.countermove(mover, node.last_move);
        let mut fences = legal.fences();
        if let Some(Move::Fence(first)) = first {
            fences -= Fences::EMPTY.with(first);
        }
        if only_blockers {
            picker.skipped = fences - blockers;
        }
        for fence in fences - picker.skipped {
            let mv = Move::Fence(fence);
            let mut score = self.thread.history.get(mover, mv);
            if blockers.contains(fence) {
                score += params::BLOCKER_BONUS;
            }
            if own_blockers.contains(fence) {
                score += params::OWN_BLOCKER_MALUS;
            }
            if killers.contains(&Some(mv)) {
                score += params::KILLER_BONUS;
            } else if countermove == Some(mv) {
                score += params::COUNTERMOVE_BONUS;
            }
            picker.push(mv, score);
        }
    }

    /// A move that refuted the one before it is tried earlier from now on, those that failed before it later.
    pub(super) fn record_cutoff(
        &mut self,
        node: &Node,
        mv: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        let mover = node.position.turn();
        let bonus = (depth * depth * params::HISTORY_BONUS).min(params::MAX_HISTORY_BONUS);
        for failed in tried.filter(|&failed| failed != mv) {
            self.thread.history.add(mover, failed, -bonus / 2);
        }
        self.thread.history.add(mover, mv, bonus);
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        self.thread.history.set_countermove(mover, node.last_move, mv);
    }
}
