//! In which order the moves of a node are tried.

use fencepost_rules::{Fences, LegalMoves, Move, Squares};

use crate::params;
use crate::score::Score;
use crate::search::node::Node;
use crate::search::{Search, opponent, side};

/// More than any position has: every fence place, and the landing squares of a pawn among three others.
const MOST_MOVES: usize = 140;

/// The moves of one node with a guess at their worth, without the heap.
pub(super) struct Picker {
    moves: [(Move, i32); MOST_MOVES],
    len: usize,
    next: usize,
    /// Fences off the other's corridor that are not among the moves.
    left_out: Fences,
}

impl Picker {
    pub(super) fn new() -> Picker {
        Picker { moves: [(Move::Pass, 0); MOST_MOVES], len: 0, next: 0, left_out: Fences::EMPTY }
    }

    #[inline]
    fn push(&mut self, mv: Move, worth: i32) {
        self.moves[self.len] = (mv, worth);
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
    pub(super) fn take_left_out(&mut self, best: i32) -> Option<Move> {
        if best >= -Score::MOST_ESTIMATE {
            return None;
        }
        let fence = self.left_out.into_iter().next()?;
        self.left_out = self.left_out - Fences::EMPTY.with(fence);
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
    pub(super) fn collect(
        &self,
        picker: &mut Picker,
        node: &Node,
        legal: &LegalMoves,
        first: Option<Move>,
        ply: usize,
        only_hot: bool,
    ) {
        let first = first.filter(|&mv| legal.contains(mv));
        if let Some(mv) = first {
            picker.push(mv, i32::MAX);
        }
        self.collect_pawn_moves(picker, node, legal, first);
        self.collect_fences(picker, node, legal, first, ply, only_hot);
        if picker.len == 0 && legal.contains(Move::Pass) {
            picker.push(Move::Pass, 0);
        }
    }

    /// Steps forward and jumps come first.
    #[inline]
    fn collect_pawn_moves(&self, picker: &mut Picker, node: &Node, legal: &LegalMoves, first: Option<Move>) {
        let mover = node.position.turn();
        let forward = node.corridors[side(mover)].next;
        let pawn = node.position.pawn(mover).map_or(Squares::EMPTY, |square| Squares::EMPTY.with(square));
        let beside = node.position.steps().around(pawn);
        for to in legal.pawn() {
            let mv = Move::Pawn(to);
            if Some(mv) != first {
                let is_step_back = beside.contains(to) && !forward.contains(to);
                let worth = if is_step_back { params::STEP_BACK } else { params::STEP_FORWARD };
                picker.push(mv, worth + self.memory.history.get(mover, mv));
            }
        }
    }

    #[inline]
    fn collect_fences(
        &self,
        picker: &mut Picker,
        node: &Node,
        legal: &LegalMoves,
        first: Option<Move>,
        ply: usize,
        only_hot: bool,
    ) {
        let mover = node.position.turn();
        let own_hot = node.corridors[side(mover)].hot;
        let hot = node.corridors[side(opponent(mover))].hot;
        let killers = self.killers[ply];
        let counter = self.memory.history.counter(mover, node.last);
        let mut fences = legal.fences();
        if let Some(Move::Fence(first)) = first {
            fences = fences - Fences::EMPTY.with(first);
        }
        if only_hot {
            picker.left_out = fences - hot;
        }
        for fence in fences - picker.left_out {
            let mv = Move::Fence(fence);
            let mut worth = self.memory.history.get(mover, mv);
            if hot.contains(fence) {
                worth += params::HOT_FENCE;
            }
            if own_hot.contains(fence) {
                worth += params::OWN_HOT_FENCE;
            }
            if killers.contains(&Some(mv)) {
                worth += params::KILLER;
            } else if counter == Some(mv) {
                worth += params::COUNTER;
            }
            picker.push(mv, worth);
        }
    }

    /// A move that refuted the one before it is tried earlier from now on, those that failed before it later.
    pub(super) fn reward(&mut self, node: &Node, mv: Move, tried: impl Iterator<Item = Move>, depth: i32, ply: usize) {
        let mover = node.position.turn();
        let bonus = (depth * depth * params::HISTORY_BONUS).min(params::MOST_HISTORY_BONUS);
        for failed in tried.filter(|&failed| failed != mv) {
            self.memory.history.add(mover, failed, -bonus / 2);
        }
        self.memory.history.add(mover, mv, bonus);
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        self.memory.history.set_counter(mover, node.last, mv);
    }
}
