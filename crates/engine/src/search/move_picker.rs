//! Move ordering: the table move first, then steps forward and jumps, then fences by history, with bonuses for fences that
//! block or cost the opponent steps, killers and countermoves, and steps back last.

use fencepost_rules::{Fences, LegalMoves, Move, Squares};

use crate::params;
use crate::score::Score;
use crate::search::Search;
use crate::search::node::Node;

/// More than any position has: every fence place, and the landing squares of a pawn among three others.
const MAX_MOVES: usize = 140;

/// The moves of one node with their ordering scores. It needs no heap.
pub(super) struct MovePicker {
    /// Those that were picked come first.
    moves: [Move; MAX_MOVES],
    /// By move: its score and how far it is from the end, in one number, so that the first of the best is found by comparing nothing else.
    keys: [i32; MAX_MOVES],
    len: usize,
    next: usize,
    /// Fences that are pruned for now, because they neither block the opponent's shortest paths nor guard the mover's.
    skipped: Fences,
}

/// The bits of a key that say where the move is.
const PLACE_BITS: u32 = 8;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;
/// The highest score that fits into a key: for the table move.
const HIGHEST_SCORE: i32 = i32::MAX >> PLACE_BITS;

const _: () = assert!(MAX_MOVES <= LAST_PLACE as usize);

impl MovePicker {
    pub(super) fn new() -> MovePicker {
        MovePicker { moves: [Move::Pass; MAX_MOVES], keys: [0; MAX_MOVES], len: 0, next: 0, skipped: Fences::EMPTY }
    }

    #[inline]
    fn push(&mut self, mv: Move, score: i32) {
        self.moves[self.len] = mv;
        self.keys[self.len] = score << PLACE_BITS | (LAST_PLACE - self.len as i32);
        self.len += 1;
    }

    /// The best of the moves not picked yet.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Move> {
        let best = self.keys[self.next..self.len].iter().copied().max()?;
        let place = LAST_PLACE - (best & LAST_PLACE);
        // The one that was in its way goes where it was.
        self.keys[place as usize] = self.keys[self.next] & !LAST_PLACE | (LAST_PLACE - place);
        self.moves.swap(self.next, place as usize);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }

    /// One of the skipped fences, as long as every move searched so far is a proven loss: a skipped fence may be the only
    /// defence, and if other pawns leave the mover no pawn move it may be the only move.
    #[inline]
    pub(super) fn next_skipped(&mut self, best: i32) -> Option<Move> {
        if best >= -Score::MAX_ESTIMATE {
            return None;
        }
        let fence = self.skipped.into_iter().next()?;
        self.skipped -= Fences::EMPTY.with(fence);
        Some(Move::Fence(fence))
    }

    /// The moves picked so far, in that order.
    pub(super) fn picked(&self) -> impl Iterator<Item = Move> {
        self.moves[..self.next].iter().copied()
    }
}

/// The legal moves of a node, and what helps to order them.
pub(super) struct NodeMoves<'a> {
    pub(super) node: &'a Node,
    pub(super) legal: &'a LegalMoves,
    pub(super) table_move: Option<Move>,
    pub(super) ply: usize,
    /// Whether to skip the fences that neither block the opponent's shortest paths nor guard the mover's.
    pub(super) only_blockers: bool,
}

impl Search<'_> {
    /// Fills the picker.
    #[inline]
    pub(super) fn add_moves(&self, picker: &mut MovePicker, mut moves: NodeMoves<'_>) {
        moves.table_move = moves.table_move.filter(|&mv| moves.legal.contains(mv));
        if let Some(mv) = moves.table_move {
            picker.push(mv, HIGHEST_SCORE);
        }
        self.add_pawn_moves(picker, &moves);
        self.add_fences(picker, &moves);
        if picker.len == 0 && moves.legal.contains(Move::Pass) {
            picker.push(Move::Pass, 0);
        }
    }

    #[inline]
    fn add_pawn_moves(&self, picker: &mut MovePicker, moves: &NodeMoves<'_>) {
        let NodeMoves { node, legal, table_move, .. } = *moves;
        let mover = node.position.turn();
        let forward = self.paths_of(node, mover).next;
        let pawn = node.position.pawn(mover).map_or(Squares::EMPTY, |square| Squares::EMPTY.with(square));
        let adjacent = node.position.steps().around(pawn);
        let after = self.thread.history.after(mover, node.last_moves);
        for to in legal.pawn() {
            let mv = Move::Pawn(to);
            if Some(mv) != table_move {
                let is_step_back = adjacent.contains(to) && !forward.contains(to);
                let bonus = if is_step_back { params::STEP_BACK_MALUS } else { params::STEP_FORWARD_BONUS };
                picker.push(mv, bonus + self.thread.history.get(mover, mv) + after.get(mv));
            }
        }
    }

    #[inline]
    fn add_fences(&self, picker: &mut MovePicker, moves: &NodeMoves<'_>) {
        let NodeMoves { node, legal, table_move, ply, only_blockers } = *moves;
        let mover = node.position.turn();
        let (own, theirs) = (self.paths_of(node, mover), self.paths_of(node, mover.opposite()));
        let (own_blockers, blockers) = (own.blockers, theirs.blockers);
        let killers = self.killers.at(ply);
        let countermove = self.thread.history.countermove(mover, node.last_moves[0]);
        let after = self.thread.history.after(mover, node.last_moves);
        let costly = params::COSTLY_DETOURS.map(|detour| theirs.cuts_of(detour));
        let own_costly = params::COSTLY_DETOURS.map(|detour| own.cuts_of(detour));
        let any_costly = costly[0] | own_costly[0];
        let mut fences = legal.fences();
        if let Some(Move::Fence(first)) = table_move {
            fences -= Fences::EMPTY.with(first);
        }
        if only_blockers {
            picker.skipped = fences - blockers - node.guards;
        }
        for fence in fences - picker.skipped {
            let mv = Move::Fence(fence);
            let mut score = self.thread.history.get(mover, mv) + after.get(mv);
            if any_costly.contains(fence) {
                let times = |costly: &[Fences]| costly.iter().filter(|fences| fences.contains(fence)).count() as i32;
                score += params::COSTLY_BONUS * (times(&costly) - times(&own_costly));
            }
            if blockers.contains(fence) {
                score += params::BLOCKER_BONUS;
            }
            if node.guards.contains(fence) {
                score += params::GUARD_BONUS;
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

    /// Updates history, killers and countermoves after a beta cutoff: the move gets a bonus, the moves searched before it a
    /// malus.
    pub(super) fn record_cutoff(
        &mut self,
        node: &Node,
        mv: Move,
        searched: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        let mover = node.position.turn();
        let bonus = (depth * depth * params::HISTORY_BONUS).min(params::MAX_HISTORY_BONUS);
        for failed in searched.filter(|&failed| failed != mv) {
            self.thread.history.add(mover, node.last_moves, failed, -bonus / 2);
        }
        self.thread.history.add(mover, node.last_moves, mv, bonus);
        self.killers.add(ply, mv);
        self.thread.history.set_countermove(mover, node.last_moves[0], mv);
    }
}
