//! Principal variation search (PVS): the first move of a node is searched with the full window, the others with a zero window.
//!
//! A node ends early by a transposition table cutoff, a proven race, reverse futility pruning or null move pruning.

use fencepost_rules::Move;

use crate::correction_history::CorrectionHistory;
use crate::evaluation::{has_network, static_evaluation};
use crate::params;
use crate::race_proof::prove_race;
use crate::score::Score;
use crate::search::move_picker::{MovePicker, NodeMoves};
use crate::search::node::Node;
use crate::search::reductions::{is_pruned_as_late, late_move_reduction};
use crate::search::window::Window;
use crate::search::{MAX_DEPTH, Search};
use crate::transposition_table::{Bound, TableEntry};

impl Search<'_> {
    /// The value of a move for the player who makes it. All but the first are searched with a zero window first, late ones
    /// with a reduced depth before that.
    #[inline]
    pub(super) fn search_child(
        &mut self,
        node: &Node,
        mv: Move,
        index: usize,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let mut child = node.child(mv);
        let mut value = window.alpha + 1;
        if index > 0 || window.is_zero_window() {
            let zero_window = window.zero_window().negated();
            let history = self.thread.history.get(node.position.turn(), mv);
            let theirs = self.paths_of(node, node.position.turn().opposite());
            let reduction = late_move_reduction(node, theirs, mv, index, depth, history);
            if reduction > 0 {
                value = -self.pvs(&mut child, depth - 1 - reduction, zero_window, ply + 1);
            }
            if value > window.alpha {
                value = -self.pvs(&mut child, depth - 1, zero_window, ply + 1);
            }
        }
        if !window.is_zero_window() && (index == 0 || (value > window.alpha && value < window.beta)) {
            value = -self.pvs(&mut child, depth - 1, window.negated(), ply + 1);
        }
        value
    }

    /// The value of a node for the player to move.
    fn pvs(&mut self, node: &mut Node, depth: i32, window: Window, ply: usize) -> i32 {
        self.pv_lengths[ply] = ply;
        if self.nodes >= self.next_check {
            self.check_limits();
        }
        if self.stopped {
            return 0;
        }
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        let plies = ply as i32;
        if node.position.winner().is_some() {
            return -Score::win_in(plies);
        }
        let key = node.position.zobrist_key();
        if !matches!(node.last_moves[0], Move::Fence(_)) && self.keys.contains(&key) {
            return Score::DRAW;
        }
        let is_zero_window = window.is_zero_window();
        // Mate distance pruning: nothing here is worse than losing to the next move or better than winning with this one.
        let window = Window {
            alpha: window.alpha.max(-Score::win_in(plies + 2)),
            beta: window.beta.min(Score::win_in(plies + 1)),
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let entry = self.table.probe(key ^ self.salt, plies);
        if let Some(value) = entry.filter(|_| is_zero_window).and_then(|entry| table_cutoff(entry, depth, window)) {
            return value;
        }
        self.update_paths(node, ply);
        if let Some(value) = self.proven_race(node, plies) {
            return value;
        }
        let mover = node.position.turn();
        let other = mover.opposite();
        self.update_fence_sums(node, ply);
        let fences = &self.fence_sums[usize::from(self.fence_sums_at[ply])];
        let (own, theirs) = (self.paths_of(node, mover), self.paths_of(node, other));
        let static_eval = static_evaluation(self.network, fences, &node.position, mover, other, own, theirs);
        let uncorrected = self.noise.apply(static_eval, key);
        let place = CorrectionHistory::place(&node.position);
        let static_eval = uncorrected + self.thread.corrections.get(place);
        let static_eval = static_eval.clamp(-Score::MAX_ESTIMATE, Score::MAX_ESTIMATE);
        if depth <= 0 || ply >= MAX_DEPTH - 1 {
            return static_eval;
        }
        let estimate = entry.map_or(static_eval, |entry| improved_estimate(static_eval, entry));
        if is_zero_window && !Score::is_proven(window.beta) {
            if is_reverse_futile(estimate, depth, window.beta) {
                return estimate;
            }
            if let Some(value) = self.null_move_pruning(node, estimate, depth, window.beta, ply) {
                return value;
            }
        }
        // Internal iterative reduction: without a table move, a shallower search finds a good first move sooner.
        let depth =
            if entry.is_none() && depth >= params::INTERNAL_ITERATIVE_REDUCTION_DEPTH { depth - 1 } else { depth };
        let value = self.search_children(node, entry.and_then(|entry| entry.mv), depth, window, ply);
        if !self.stopped && shows_error(value, static_eval, window) {
            self.thread.corrections.learn(place, value - uncorrected, depth);
        }
        value
    }

    /// Finds the sums of the fences on the board: what the same player saw two plies before, with those of the last two moves.
    #[inline]
    pub(super) fn update_fence_sums(&mut self, node: &Node, ply: usize) {
        if !has_network(node.position.board()) {
            return;
        }
        let mover = node.position.turn();
        let Some(before) = ply.checked_sub(2) else {
            self.fence_sums[ply] = self.network.fence_sums(node.position.fences(), mover);
            self.fence_sums_at[ply] = ply as u8;
            return;
        };
        let mut at = usize::from(self.fence_sums_at[before]);
        for mv in node.last_moves {
            if let Move::Fence(fence) = mv {
                if at != ply {
                    self.fence_sums[ply] = self.fence_sums[at];
                    at = ply;
                }
                self.network.add_fence(&mut self.fence_sums[ply], fence, mover);
            }
        }
        self.fence_sums_at[ply] = at as u8;
    }

    /// A race that is decided by counting steps, because whoever is behind has no fences left.
    #[inline]
    fn proven_race(&mut self, node: &Node, plies: i32) -> Option<i32> {
        if self.has_repetition {
            return None;
        }
        let position = &node.position;
        let mover = position.turn();
        let other = mover.opposite();
        let (own, theirs) = (self.paths_of(node, mover).length, self.paths_of(node, other).length);
        if position.left(other) == 0
            && let Some(length) = prove_race(position, mover, other, own, theirs, &mut self.thread.path_cache.layers)
        {
            return Some(Score::win_in(plies + length as i32));
        }
        if position.left(mover) == 0
            && let Some(length) = prove_race(position, other, mover, theirs, own, &mut self.thread.path_cache.layers)
        {
            return Some(-Score::win_in(plies + length as i32));
        }
        None
    }

    /// Null move pruning: the opponent may move twice in a row. If the value stays above `beta` even then, it is believed.
    #[inline]
    fn null_move_pruning(&mut self, node: &Node, estimate: i32, depth: i32, beta: i32, ply: usize) -> Option<i32> {
        if depth < params::NULL_MOVE_DEPTH || estimate < beta || node.last_moves[0] == Move::Pass {
            return None;
        }
        self.keys.push(node.position.zobrist_key());
        let window = Window { alpha: -beta, beta: -beta + 1 };
        let reduction = params::NULL_MOVE_REDUCTION + depth / params::NULL_MOVE_DIVISOR;
        let value = -self.pvs(&mut node.child(Move::Pass), depth - reduction, window, ply + 1);
        self.keys.pop();
        // A win after a null move is not a proof.
        (!self.stopped && value >= beta).then_some(if Score::is_proven(value) { beta } else { value })
    }

    fn search_children(
        &mut self,
        node: &mut Node,
        table_move: Option<Move>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let mover = node.position.turn();
        node.position.update_paths();
        node.guards = self.paths_of(node, mover).guards();
        let legal = node.position.legal_moves();
        if !(legal.pawn() & node.position.board().goal(mover)).is_empty() {
            return Score::win_in(ply as i32 + 1);
        }
        let mut picker = MovePicker::new();
        let only_blockers = window.is_zero_window() && depth <= params::NON_BLOCKER_PRUNING_DEPTH;
        self.add_moves(&mut picker, NodeMoves { node, legal: &legal, table_move, ply, only_blockers });
        let key = node.position.zobrist_key();
        self.keys.push(key);
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut alpha = window.alpha;
        let mut index = 0;
        let mut upcoming = self.pick_and_prefetch(&mut picker, node);
        while let Some(mv) = upcoming.or_else(|| picker.next_skipped(best)) {
            upcoming = self.pick_and_prefetch(&mut picker, node);
            // Where all moves so far lose, a late one may be the only defence.
            if window.is_zero_window() && best >= -Score::MAX_ESTIMATE && is_pruned_as_late(mv, index, depth) {
                index += 1;
                continue;
            }
            let value = self.search_child(node, mv, index, depth, window.above(alpha), ply);
            if self.stopped {
                break;
            }
            index += 1;
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_move = Some(mv);
                self.update_pv(mv, ply);
                if value >= window.beta {
                    self.record_cutoff(node, mv, picker.picked().take(index), depth, ply);
                    break;
                }
            }
        }
        self.keys.pop();
        if !self.stopped {
            let bound = match best {
                _ if best >= window.beta => Bound::Lower,
                _ if best > window.alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            self.table.store(key ^ self.salt, ply as i32, TableEntry { mv: best_move, value: best, depth, bound });
        }
        best
    }

    /// Picks the move after the one that is searched now, and prefetches its table entry meanwhile.
    #[inline]
    fn pick_and_prefetch(&self, picker: &mut MovePicker, node: &Node) -> Option<Move> {
        let mv = picker.next()?;
        self.table.prefetch(node.position.zobrist_key_after(mv) ^ self.salt);
        Some(mv)
    }

    fn update_pv(&mut self, mv: Move, ply: usize) {
        let end = self.pv_lengths[ply + 1].max(ply + 1);
        let (upper, lower) = self.pv_table.split_at_mut(ply + 1);
        upper[ply][ply] = mv;
        upper[ply][ply + 1..end].copy_from_slice(&lower[0][ply + 1..end]);
        self.pv_lengths[ply] = end;
    }
}

/// A table entry that is not deep enough for a cutoff still knows more than the static evaluation, where its bound says so.
#[inline]
fn improved_estimate(static_eval: i32, entry: TableEntry) -> i32 {
    let is_better = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value > static_eval,
        Bound::Upper => entry.value < static_eval,
    };
    if is_better && !Score::is_proven(entry.value) { entry.value } else { static_eval }
}

/// Whether the value of a search says on which side of it the static evaluation is wrong. A value outside of the window is only a bound:
/// it says nothing if the evaluation lies beyond it. A proof is not of the same kind as an estimate.
#[inline]
fn shows_error(value: i32, static_eval: i32, window: Window) -> bool {
    let is_beyond = value >= window.beta && static_eval >= value || value <= window.alpha && static_eval <= value;
    !is_beyond && !Score::is_proven(value)
}

/// Reverse futility pruning: near the leaves an estimate far above `beta` is believed.
#[inline]
fn is_reverse_futile(estimate: i32, depth: i32, beta: i32) -> bool {
    depth <= params::REVERSE_FUTILITY_DEPTH && estimate - params::REVERSE_FUTILITY_MARGIN * depth >= beta
}

/// The value of the table entry, if it is deep enough and its bound fits the window.
#[inline]
fn table_cutoff(entry: TableEntry, depth: i32, window: Window) -> Option<i32> {
    let deep_enough = entry.depth >= depth || Score::is_proven(entry.value);
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= window.beta,
        Bound::Upper => entry.value <= window.alpha,
    };
    (deep_enough && fits).then_some(entry.value)
}
