//! The value of one position after another.

use fencepost_rules::{Move, Position, Seat};

use crate::evaluation::static_evaluation;
use crate::params;
use crate::race_proof::prove_race;
use crate::score::Score;
use crate::search::move_picker::MovePicker;
use crate::search::{MAX_DEPTH, Search, side};
use crate::shortest_paths::{ShortestPathCache, ShortestPaths};
use crate::transposition_table::{Bound, TableEntry};

/// A position with the shortest ways of both.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    /// South's and North's.
    pub(super) all_paths: [ShortestPaths; 2],
    /// The move that led here.
    pub(super) last_move: Move,
}

impl Node {
    /// After a move, with the corridors as they were before it.
    #[inline]
    fn child(&self, mv: Move) -> Node {
        let mut child = Node { last_move: mv, ..*self };
        child.position.play_unchecked(mv);
        child
    }

    /// Works out anew the corridors that the last move has changed.
    #[inline]
    fn update_paths(&mut self, path_cache: &mut ShortestPathCache) {
        match self.last_move {
            Move::Pawn(_) => self.update_paths_of(self.position.turn().opposite(), path_cache),
            Move::Fence(fence) => {
                for seat in [Seat::South, Seat::North] {
                    if self.all_paths[side(seat)].may_be_affected_by(fence) {
                        self.update_paths_of(seat, path_cache);
                    }
                }
            }
            Move::Pass => {}
        }
    }

    #[inline]
    fn update_paths_of(&mut self, seat: Seat, path_cache: &mut ShortestPathCache) {
        self.all_paths[side(seat)] = path_cache.paths(&self.position, seat);
    }
}

/// The values that matter: below `alpha` the mover has something better already, above `beta` the other has.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Window = Window { alpha: -Score::INFINITE, beta: Score::INFINITE };

    /// The part of it that a better value found already leaves.
    #[inline]
    pub(super) fn above(self, alpha: i32) -> Window {
        Window { alpha, beta: self.beta }
    }

    /// The question whether a value is above `alpha` and nothing else.
    #[inline]
    fn zero_window(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    #[inline]
    fn is_zero_window(self) -> bool {
        self.beta == self.alpha + 1
    }

    /// The same window for the other player.
    #[inline]
    fn swapped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

impl Search<'_> {
    /// The value of a move for the player who makes it. All but the first are asked with a scout, and less deep, at first.
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
        let child = node.child(mv);
        let mut value = window.alpha + 1;
        if index > 0 || window.is_zero_window() {
            let zero_window = window.zero_window().swapped();
            let reduction = reduction(node, mv, index, depth);
            if reduction > 0 {
                value = -self.search(child, depth - 1 - reduction, zero_window, ply + 1);
            }
            if value > window.alpha {
                value = -self.search(child, depth - 1, zero_window, ply + 1);
            }
        }
        if !window.is_zero_window() && (index == 0 || (value > window.alpha && value < window.beta)) {
            value = -self.search(child, depth - 1, window.swapped(), ply + 1);
        }
        value
    }

    /// The value of a node for the player to move.
    fn search(&mut self, mut node: Node, depth: i32, window: Window, ply: usize) -> i32 {
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
        let key = node.position.hash();
        if !matches!(node.last_move, Move::Fence(_)) && self.keys.contains(&key) {
            return Score::DRAW;
        }
        let is_zero_window = window.is_zero_window();
        // Nothing here can be worse than losing to the next move or better than winning with this one.
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
        node.update_paths(&mut self.thread.path_cache);
        if let Some(value) = self.proven_race(&node, plies) {
            return value;
        }
        let mover = node.position.turn();
        let other = mover.opposite();
        let static_eval =
            static_evaluation(&node.position, mover, other, &node.all_paths[side(mover)], &node.all_paths[side(other)]);
        let static_eval = self.noise.apply(static_eval, key);
        if depth <= 0 || ply >= MAX_DEPTH - 1 {
            return static_eval;
        }
        if is_zero_window
            && !Score::is_proven(window.beta)
            && let Some(value) = self.holds_anyway(&node, static_eval, depth, window.beta, ply)
        {
            return value;
        }
        // Without a move from the table to begin with, a shallower search finds one sooner.
        let depth = if entry.is_none() && depth >= 4 { depth - 1 } else { depth };
        self.search_children(&mut node, entry.and_then(|entry| entry.mv), depth, window, ply)
    }

    /// A race that is over but for the running, because whoever is behind has no fences left.
    #[inline]
    fn proven_race(&mut self, node: &Node, plies: i32) -> Option<i32> {
        if self.has_repetition {
            return None;
        }
        let position = &node.position;
        let mover = position.turn();
        let other = mover.opposite();
        let (own, theirs) = (node.all_paths[side(mover)].length, node.all_paths[side(other)].length);
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

    /// A value so far above the window that it need not be looked into: by its margin, or because it stays there even if
    /// the other gets a free move.
    #[inline]
    fn holds_anyway(&mut self, node: &Node, static_eval: i32, depth: i32, beta: i32, ply: usize) -> Option<i32> {
        if depth <= params::REVERSE_FUTILITY_DEPTH && static_eval - params::REVERSE_FUTILITY_MARGIN * depth >= beta {
            return Some(static_eval);
        }
        if depth < params::NULL_MOVE_DEPTH || static_eval < beta || node.last_move == Move::Pass {
            return None;
        }
        self.keys.push(node.position.hash());
        let window = Window { alpha: -beta, beta: -beta + 1 };
        let value = -self.search(node.child(Move::Pass), depth - 3 - depth / 4, window, ply + 1);
        self.keys.pop();
        // A win found with a move too few is no proof.
        (!self.stopped && value >= beta).then_some(if Score::is_proven(value) { beta } else { value })
    }

    fn search_children(&mut self, node: &mut Node, first: Option<Move>, depth: i32, window: Window, ply: usize) -> i32 {
        let mover = node.position.turn();
        node.position.mend_ways();
        let legal = node.position.legal_moves();
        if !(legal.pawn() & node.position.board().goal(mover)).is_empty() {
            return Score::win_in(ply as i32 + 1);
        }
        let mut picker = MovePicker::new();
        self.add_moves(
            &mut picker,
            node,
            &legal,
            first,
            ply,
            window.is_zero_window() && depth <= params::NON_BLOCKER_PRUNING_DEPTH,
        );
        let key = node.position.hash();
        self.keys.push(key);
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut lower = window.alpha;
        let mut index = 0;
        let mut upcoming = self.next_move(&mut picker, node);
        while let Some(mv) = upcoming.or_else(|| picker.next_skipped(best)) {
            upcoming = self.next_move(&mut picker, node);
            let value = self.search_child(node, mv, index, depth, window.above(lower), ply);
            if self.stopped {
                break;
            }
            index += 1;
            best = best.max(value);
            if value > lower {
                lower = value;
                best_move = Some(mv);
                self.update_pv(mv, ply);
                if value >= window.beta {
                    self.record_cutoff(node, mv, picker.taken().take(index), depth, ply);
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

    /// The move after the one that is tried now: what the table knows of it is fetched meanwhile.
    #[inline]
    fn next_move(&self, picker: &mut MovePicker, node: &Node) -> Option<Move> {
        let mv = picker.take()?;
        self.table.prefetch(node.position.hash_after(mv) ^ self.salt);
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

/// The value that the table gives, where that is enough.
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

/// How much less deep a late move is looked at first: fences off the other's corridor even less.
#[inline]
fn reduction(node: &Node, mv: Move, index: usize, depth: i32) -> i32 {
    if depth < 2 || index < 2 {
        return 0;
    }
    let base = LATE_MOVE_REDUCTIONS[(depth as usize).min(31)][index.min(63)];
    let more = match mv {
        Move::Fence(fence) => i32::from(node.all_paths[side(node.position.turn().opposite())].is_unaffected_by(fence)),
        _ => -1,
    };
    (base + more).clamp(0, depth - 1)
}

/// By depth and place in the order: half the product of their logarithms, and a half.
static LATE_MOVE_REDUCTIONS: [[i32; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut index = 1;
        while index < 64 {
            table[depth][index] = (50 * 100 + hundredths_of_ln(depth) * hundredths_of_ln(index) / 2) / 10_000;
            index += 1;
        }
        depth += 1;
    }
    table
};

/// The natural logarithm in hundredths: exact for powers of two, on a straight line between them.
const fn hundredths_of_ln(number: usize) -> i32 {
    let whole = number.ilog2();
    let above = (number - (1 << whole)) * 69 / (1 << whole);
    (whole as usize * 69 + above) as i32
}
