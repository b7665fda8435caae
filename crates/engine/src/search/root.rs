//! The root of the search: iterative deepening, the aspiration window and the root moves.

use std::cmp::Reverse;
use std::sync::atomic::Ordering::Relaxed;

use fencepost_rules::{Fences, Move, Position, Seat};

use crate::host::Report;
use crate::params;
use crate::score::Score;
use crate::search::node::Node;
use crate::search::window::Window;
use crate::search::{MAX_DEPTH, Search};

/// A root move, and what the search has found about it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    pub(crate) value: i32,
    /// Its principal variation.
    pub(crate) line: Vec<Move>,
}

/// The state of a search at its root. It can be paused and resumed.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    /// Best first.
    pub(crate) moves: Vec<RootMove>,
    /// The last depth that was finished.
    pub(crate) depth: i32,
    /// Whether there is nothing left to find out.
    pub(crate) done: bool,
}

impl Root {
    pub(crate) fn new(position: &Position, search_moves: &[Move]) -> Root {
        let is_searched = |mv: &Move| search_moves.is_empty() || search_moves.contains(mv);
        let legal = position.legal_moves().into_iter().filter(is_searched);
        let moves: Vec<_> = legal.map(|mv| RootMove { mv, value: -Score::INFINITE, line: vec![mv] }).collect();
        Root { done: moves.is_empty(), moves, depth: 0 }
    }

    /// Whether no move has a value yet, so that the order of the moves means nothing.
    fn is_unsearched(&self) -> bool {
        self.moves.first().is_some_and(|first| first.value == -Score::INFINITE)
    }
}

impl Search<'_> {
    /// Iterative deepening until a limit is reached, with that many lines (`MultiPV`). Leaves the root moves sorted, best first.
    /// Depth 1 is finished whatever the limits.
    pub(crate) fn run(&mut self, position: &Position, root: &mut Root, lines: usize) {
        let node = self.root_node(position);
        self.update_fence_sums(&node, 0);
        let lines = lines.clamp(1, root.moves.len().max(1));
        let deepest = self.limits.depth.map_or(MAX_DEPTH - 2, |depth| (depth as usize).clamp(1, MAX_DEPTH - 2));
        self.ignores_limits = !self.is_helper && root.is_unsearched();
        while !root.done && !self.stopped {
            let depth = root.depth + 1;
            self.selective_depth = 0;
            let mut finished = 0;
            for rank in 0..lines {
                if rank > 0 {
                    self.enforce_limits();
                }
                self.aspiration_search(&node, &mut root.moves[rank..], depth);
                if self.stopped {
                    break;
                }
                // A later line can turn out better than an earlier one, which was searched less deep in its place.
                root.moves[..=rank].sort_by_key(|root_move| Reverse(root_move.value));
                finished = rank + 1;
            }
            self.report_lines(position, &root.moves[..lines], finished, depth);
            if !self.stopped {
                root.depth = depth;
                root.done = depth as usize >= deepest || is_proven_to_the_end(&root.moves, depth);
                self.is_over |= self.is_time_up(&root.moves);
                self.stopped |= self.is_over;
            }
            self.enforce_limits();
        }
    }

    fn root_node(&mut self, position: &Position) -> Node {
        let mut position = *position;
        position.update_paths();
        let mut node = Node { position, paths_at: [0; 2], guards: Fences::EMPTY, last_moves: [Move::Pass; 2] };
        for seat in [Seat::South, Seat::North] {
            self.find_paths(&mut node, seat, 0);
        }
        node.guards = self.paths_of(&node, position.turn()).guards();
        node
    }

    /// Whether another iteration would take too long, or is useless because there is no choice.
    fn is_time_up(&self, moves: &[RootMove]) -> bool {
        self.limits.soft_time.is_some_and(|soft| moves.len() == 1 || self.host.elapsed() >= soft)
    }

    /// Reports the best moves, of which that many have been searched to this depth.
    ///
    /// A stopped iteration still counts for the moves that it finished, since they are sorted in one by one. But a position is lost only
    /// if all moves are known to lose, not just the first few of them.
    fn report_lines(&mut self, position: &Position, moves: &[RootMove], finished: usize, depth: i32) {
        let is_known = |&index: &usize| index < finished || moves[index].value >= -Score::MAX_ESTIMATE;
        let ranks: Vec<usize> = (0..moves.len()).filter(is_known).collect();
        let mut by_value = ranks.clone();
        // The first move is what the engine plays. Those behind it are not in order yet where the iteration was stopped.
        if let Some((_, others)) = by_value.split_first_mut() {
            others.sort_by_key(|&index| Reverse(moves[index].value));
        }
        for (rank, index) in ranks.into_iter().zip(by_value) {
            self.report(position, &moves[index], rank, depth);
        }
    }

    fn report(&mut self, position: &Position, root_move: &RootMove, rank: usize, depth: i32) {
        if root_move.value == -Score::INFINITE {
            return;
        }
        let score = Score::from_raw(root_move.value);
        let report = Report {
            depth: depth as u32,
            selective_depth: self.selective_depth as u32,
            rank: rank + 1,
            score,
            chance: score.win_chance(position.fences_in_hand()),
            chances: None,
            uncalibrated: None,
            nodes: self.nodes + self.helper_nodes.load(Relaxed),
            time: self.host.elapsed(),
            line: root_move.line.clone(),
        };
        self.host.report(&report);
    }

    /// Finds the best of the moves and puts it first. Starts with an aspiration window, a narrow window around the value of the
    /// last iteration, and widens it on the side on which the search fails.
    fn aspiration_search(&mut self, node: &Node, moves: &mut [RootMove], depth: i32) {
        let last = moves.first().map_or(-Score::INFINITE, |root_move| root_move.value);
        let mut width = params::ASPIRATION_WINDOW;
        let mut window = Window::FULL;
        if depth >= params::ASPIRATION_DEPTH && !Score::is_proven(last) {
            window = Window { alpha: last - width, beta: last + width };
        }
        loop {
            let value = self.search_root(node, moves, depth, window);
            if self.stopped {
                return;
            }
            width *= params::ASPIRATION_GROWTH;
            let is_too_wide = width > params::WIDEST_ASPIRATION_WINDOW;
            if value <= window.alpha {
                window.alpha = if is_too_wide { -Score::INFINITE } else { value - width };
            } else if value >= window.beta {
                window.beta = if is_too_wide { Score::INFINITE } else { value + width };
            } else {
                return;
            }
        }
    }

    /// One pass over the root moves. The best so far is always first.
    fn search_root(&mut self, node: &Node, moves: &mut [RootMove], depth: i32, window: Window) -> i32 {
        let mut best = -Score::INFINITE;
        let mut alpha = window.alpha;
        self.keys.push(node.position.zobrist_key());
        for index in 0..moves.len() {
            let value = self.search_child(node, moves[index].mv, index, depth, window.above(alpha), 0);
            if self.stopped {
                break;
            }
            if index == 0 || value > alpha {
                let rest = &self.pv_table[1][1..self.pv_lengths[1].max(1)];
                moves[index].value = value;
                moves[index].line.truncate(1);
                moves[index].line.extend_from_slice(rest);
                moves[..=index].rotate_right(1);
            } else {
                moves[index].value = -Score::INFINITE;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= window.beta {
                break;
            }
        }
        self.keys.pop();
        best
    }
}

/// A proof that the search has followed to the end of the game cannot be improved.
fn is_proven_to_the_end(moves: &[RootMove], depth: i32) -> bool {
    let best = moves.first().map_or(0, |root_move| root_move.value);
    Score::is_proven(best) && Score::WIN - best.abs() <= depth
}
