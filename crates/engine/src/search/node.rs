//! The value of one position after another.

use fencepost_rules::{Move, Position, Seat};

use crate::certificate::sure_race;
use crate::corridor::{Corridor, Surveyor};
use crate::eval::estimate;
use crate::params;
use crate::score::Score;
use crate::search::picking::Picker;
use crate::search::{MOST_DEPTH, Search, opponent, side};
use crate::table::{Bound, Known};

/// A position with the shortest ways of both.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    /// South's and North's.
    pub(super) corridors: [Corridor; 2],
    /// The move that led here.
    pub(super) last: Move,
}

impl Node {
    /// After a move, with the corridors as they were before it.
    #[inline]
    fn child(&self, mv: Move) -> Node {
        let mut child = Node { last: mv, ..*self };
        child.position.play_unchecked(mv);
        child
    }

    /// Works out anew the corridors that the last move has changed.
    #[inline]
    fn renew_corridors(&mut self, surveyor: &mut Surveyor) {
        match self.last {
            Move::Pawn(_) => self.renew_corridor(opponent(self.position.turn()), surveyor),
            Move::Fence(fence) => {
                for seat in [Seat::South, Seat::North] {
                    if self.corridors[side(seat)].may_change(fence) {
                        self.renew_corridor(seat, surveyor);
                    }
                }
            }
            Move::Pass => {}
        }
    }

    #[inline]
    fn renew_corridor(&mut self, seat: Seat, surveyor: &mut Surveyor) {
        self.corridors[side(seat)] = surveyor.corridor(&self.position, seat);
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
    fn scout(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    #[inline]
    fn is_scout(self) -> bool {
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
    pub(super) fn search_move(
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
        if index > 0 || window.is_scout() {
            let scout = window.scout().swapped();
            let reduction = reduction(node, mv, index, depth);
            if reduction > 0 {
                value = -self.search(child, depth - 1 - reduction, scout, ply + 1);
            }
            if value > window.alpha {
                value = -self.search(child, depth - 1, scout, ply + 1);
            }
        }
        if !window.is_scout() && (index == 0 || (value > window.alpha && value < window.beta)) {
            value = -self.search(child, depth - 1, window.swapped(), ply + 1);
        }
        value
    }

    /// The value of a node for the player to move.
    fn search(&mut self, mut node: Node, depth: i32, window: Window, ply: usize) -> i32 {
        self.line_lengths[ply] = ply;
        if self.nodes >= self.next_look {
            self.look_around();
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
        if !matches!(node.last, Move::Fence(_)) && self.keys.contains(&key) {
            return Score::DRAW;
        }
        let is_scout = window.is_scout();
        // Nothing here can be worse than losing to the next move or better than winning with this one.
        let window = Window {
            alpha: window.alpha.max(-Score::win_in(plies + 2)),
            beta: window.beta.min(Score::win_in(plies + 1)),
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let known = self.table.get(key ^ self.salt, plies);
        if let Some(value) = known.filter(|_| is_scout).and_then(|known| settled(known, depth, window)) {
            return value;
        }
        node.renew_corridors(&mut self.memory.surveyor);
        if let Some(value) = self.decided_race(&node, plies) {
            return value;
        }
        let mover = node.position.turn();
        let other = opponent(mover);
        let standing =
            estimate(&node.position, mover, other, &node.corridors[side(mover)], &node.corridors[side(other)]);
        let standing = self.blur.apply(standing, key);
        if depth <= 0 || ply >= MOST_DEPTH - 1 {
            return standing;
        }
        if is_scout
            && !Score::is_proven(window.beta)
            && let Some(value) = self.holds_anyway(&node, standing, depth, window.beta, ply)
        {
            return value;
        }
        // Without a move from the table to begin with, a shallower search finds one sooner.
        let depth = if known.is_none() && depth >= 4 { depth - 1 } else { depth };
        self.search_moves(&mut node, known.and_then(|known| known.mv), depth, window, ply)
    }

    /// A race that is over but for the running, because whoever is behind has no fences left.
    #[inline]
    fn decided_race(&mut self, node: &Node, plies: i32) -> Option<i32> {
        if self.may_repeat {
            return None;
        }
        let position = &node.position;
        let mover = position.turn();
        let other = opponent(mover);
        let (own, theirs) = (node.corridors[side(mover)].length, node.corridors[side(other)].length);
        if position.left(other) == 0
            && let Some(length) = sure_race(position, mover, other, own, theirs, &mut self.memory.surveyor.layers)
        {
            return Some(Score::win_in(plies + length as i32));
        }
        if position.left(mover) == 0
            && let Some(length) = sure_race(position, other, mover, theirs, own, &mut self.memory.surveyor.layers)
        {
            return Some(-Score::win_in(plies + length as i32));
        }
        None
    }

    /// A value so far above the window that it need not be looked into: by its margin, or because it stays there even if
    /// the other gets a free move.
    #[inline]
    fn holds_anyway(&mut self, node: &Node, standing: i32, depth: i32, beta: i32, ply: usize) -> Option<i32> {
        if depth <= params::STAND_PAT_DEPTH && standing - params::STAND_PAT_MARGIN * depth >= beta {
            return Some(standing);
        }
        if depth < params::NULL_MOVE_DEPTH || standing < beta || node.last == Move::Pass {
            return None;
        }
        self.keys.push(node.position.hash());
        let window = Window { alpha: -beta, beta: -beta + 1 };
        let value = -self.search(node.child(Move::Pass), depth - 3 - depth / 4, window, ply + 1);
        self.keys.pop();
        // A win found with a move too few is no proof.
        (!self.stopped && value >= beta).then_some(if Score::is_proven(value) { beta } else { value })
    }

    fn search_moves(&mut self, node: &mut Node, first: Option<Move>, depth: i32, window: Window, ply: usize) -> i32 {
        let mover = node.position.turn();
        node.position.mend_ways();
        let legal = node.position.legal_moves();
        if !(legal.pawn() & node.position.board().goal(mover)).is_empty() {
            return Score::win_in(ply as i32 + 1);
        }
        let mut picker = Picker::new();
        self.collect(&mut picker, node, &legal, first, ply, window.is_scout() && depth <= params::COLD_FENCE_DEPTH);
        let key = node.position.hash();
        self.keys.push(key);
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut lower = window.alpha;
        let mut index = 0;
        let mut upcoming = self.take_ahead(&mut picker, node);
        while let Some(mv) = upcoming.or_else(|| picker.take_left_out(best)) {
            upcoming = self.take_ahead(&mut picker, node);
            let value = self.search_move(node, mv, index, depth, window.above(lower), ply);
            if self.stopped {
                break;
            }
            index += 1;
            best = best.max(value);
            if value > lower {
                lower = value;
                best_move = Some(mv);
                self.extend_line(mv, ply);
                if value >= window.beta {
                    self.reward(node, mv, picker.taken().take(index), depth, ply);
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
            self.table.put(key ^ self.salt, ply as i32, Known { mv: best_move, value: best, depth, bound });
        }
        best
    }

    /// The move after the one that is tried now: what the table knows of it is fetched meanwhile.
    #[inline]
    fn take_ahead(&self, picker: &mut Picker, node: &Node) -> Option<Move> {
        let mv = picker.take()?;
        self.table.fetch(node.position.hash_after(mv) ^ self.salt);
        Some(mv)
    }

    fn extend_line(&mut self, mv: Move, ply: usize) {
        let end = self.line_lengths[ply + 1].max(ply + 1);
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply][ply] = mv;
        upper[ply][ply + 1..end].copy_from_slice(&lower[0][ply + 1..end]);
        self.line_lengths[ply] = end;
    }
}

/// The value that the table gives, where that is enough.
#[inline]
fn settled(known: Known, depth: i32, window: Window) -> Option<i32> {
    let deep_enough = known.depth >= depth || Score::is_proven(known.value);
    let fits = match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.value >= window.beta,
        Bound::Upper => known.value <= window.alpha,
    };
    (deep_enough && fits).then_some(known.value)
}

/// How much less deep a late move is looked at first: fences off the other's corridor even less.
#[inline]
fn reduction(node: &Node, mv: Move, index: usize, depth: i32) -> i32 {
    if depth < 2 || index < 2 {
        return 0;
    }
    let base = LATE_MOVES[(depth as usize).min(31)][index.min(63)];
    let more = match mv {
        Move::Fence(fence) => i32::from(node.corridors[side(opponent(node.position.turn()))].stays(fence)),
        _ => -1,
    };
    (base + more).clamp(0, depth - 1)
}

/// By depth and place in the order: half the product of their logarithms, and a half.
static LATE_MOVES: [[i32; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut index = 1;
        while index < 64 {
            table[depth][index] = (50 * 100 + hundredths_of_log(depth) * hundredths_of_log(index) / 2) / 10_000;
            index += 1;
        }
        depth += 1;
    }
    table
};

/// The natural logarithm in hundredths: exact for powers of two, on a straight line between them.
const fn hundredths_of_log(number: usize) -> i32 {
    let whole = number.ilog2();
    let above = (number - (1 << whole)) * 69 / (1 << whole);
    (whole as usize * 69 + above) as i32
}
