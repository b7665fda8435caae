//! The search for two players: principal variation search with a table, iterative deepening and reductions.
//!
//! This file holds the searcher and the root; [`node`] looks at one position after another, [`picking`] says in which
//! order its moves are tried.

mod move_picker;
mod pvs;

use std::cmp::Reverse;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fencepost_rules::{Game, Move, Position, Seat};

use crate::history::History;
use crate::host::{Host, Report, SearchLimits};
use crate::levels::EvalNoise;
use crate::params;
use crate::repetition::{has_repetition, reversible_keys};
use crate::score::{MAX_PLIES, Score};
use crate::search::pvs::{Node, Window};
use crate::shortest_paths::ShortestPathCache;
use crate::transposition_table::TranspositionTable;

/// The deepest line the search follows.
const MAX_DEPTH: usize = 128;
/// How often the host is asked whether to stop.
const NODES_BETWEEN_CHECKS: u64 = 512;

// Every proven length must fit: a line of the deepest search with the longest race at its end.
const _: () = assert!(MAX_DEPTH as i32 + 2 * 81 < MAX_PLIES);

const fn side(seat: Seat) -> usize {
    seat as usize >> 1
}

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    pub(crate) value: i32,
    pub(crate) line: Vec<Move>,
}

/// How far the search of a root has come: it can be put aside and taken up again.
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
    pub(crate) fn new(position: &Position, only: &[Move]) -> Root {
        let legal = position.legal_moves().into_iter().filter(|mv| only.is_empty() || only.contains(mv));
        let moves: Vec<_> = legal.map(|mv| RootMove { mv, value: -Score::INFINITE, line: vec![mv] }).collect();
        Root { done: moves.is_empty(), moves, depth: 0 }
    }

    /// Whether the first move is first by chance alone, because nothing is known of any.
    fn is_unsearched(&self) -> bool {
        self.moves.first().is_some_and(|first| first.value == -Score::INFINITE)
    }
}

/// One search by one thread.
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with each other")]
pub(crate) struct Search<'a> {
    table: &'a TranspositionTable,
    thread: &'a mut ThreadData,
    host: &'a mut dyn Host,
    limits: &'a SearchLimits,
    /// How far estimates may be off on purpose, and what settles by how much: for the levels.
    noise: EvalNoise,
    /// Keeps apart in the table what different levels believe.
    salt: u64,
    /// Positions that the other threads have looked at.
    helper_nodes: &'a AtomicU64,
    is_helper: bool,
    /// No limit counts yet: a move that nobody has looked at should never be the answer. Depth 1 takes less than a millisecond.
    ignores_limits: bool,
    nodes: u64,
    next_check: u64,
    stopped: bool,
    /// Whether it was stopped by the host or the clock, not by the number of nodes.
    is_over: bool,
    selective_depth: usize,
    /// Keys of the positions since the last fence on the board, and of those on the line being looked at.
    keys: Vec<u64>,
    /// Whether the game has been in some position twice since the last fence: a third time would be a draw (R17), which
    /// no proof without a search takes into account.
    has_repetition: bool,
    killers: [[Option<Move>; 2]; MAX_DEPTH + 2],
    /// The best line found from each ply on, of the length beside it.
    pv_table: Vec<[Move; MAX_DEPTH + 1]>,
    pv_lengths: [usize; MAX_DEPTH + 2],
}

/// What a thread keeps from one search to the next.
pub(crate) struct ThreadData {
    history: History,
    path_cache: ShortestPathCache,
}

impl ThreadData {
    pub(crate) fn new() -> ThreadData {
        ThreadData { history: History::new(), path_cache: ShortestPathCache::new() }
    }

    /// Makes old lessons weigh less before the next search.
    pub(crate) fn decay(&mut self) {
        self.history.decay();
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        game: &Game,
        table: &'a TranspositionTable,
        thread: &'a mut ThreadData,
        host: &'a mut dyn Host,
        limits: &'a SearchLimits,
        helper_nodes: &'a AtomicU64,
    ) -> Search<'a> {
        let mut keys = reversible_keys(game);
        keys.reserve(MAX_DEPTH + 2);
        Search {
            table,
            thread,
            host,
            limits,
            noise: EvalNoise::default(),
            salt: 0,
            helper_nodes,
            is_helper: false,
            ignores_limits: false,
            nodes: 0,
            next_check: 0,
            stopped: false,
            is_over: false,
            selective_depth: 0,
            keys,
            has_repetition: has_repetition(game),
            killers: [[None; 2]; MAX_DEPTH + 2],
            pv_table: vec![[Move::Pass; MAX_DEPTH + 1]; MAX_DEPTH + 1],
            pv_lengths: [0; MAX_DEPTH + 2],
        }
    }

    /// The same search with estimates that are a little off.
    pub(crate) fn with_noise(self, noise: EvalNoise) -> Search<'a> {
        Search { noise, salt: noise.salt(), ..self }
    }

    /// The same search as one of several: it counts its nodes for the one that reports.
    pub(crate) fn as_helper(self) -> Search<'a> {
        Search { is_helper: true, ..self }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether it has ended for good: what is left is not a matter of more nodes.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Deepens until a limit is reached, and leaves the moves of the root sorted, best first. The best move at depth 1 is found
    /// whatever the limits.
    pub(crate) fn run(&mut self, position: &Position, root: &mut Root, lines: usize) {
        let node = self.root_node(position);
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
                // A later line may turn out better than one before it, which did not look as deep in its place.
                root.moves[..=rank].sort_by_key(|root_move| Reverse(root_move.value));
                finished = rank + 1;
            }
            // A stopped iteration is still good for the moves it finished: they are sorted in as they come. But a position is lost
            // only when all its moves are known to lose, not the first few of them.
            for (rank, root_move) in root.moves.iter().enumerate().take(lines) {
                if rank < finished || root_move.value >= -Score::MAX_ESTIMATE {
                    self.report(root_move, rank, depth);
                }
            }
            if !self.stopped {
                root.depth = depth;
                root.done = depth as usize >= deepest || is_proven_to_the_end(&root.moves, depth);
                self.is_over |= self.is_time_up(&root.moves);
                self.stopped |= self.is_over;
            }
            self.enforce_limits();
        }
    }

    /// From now on limits count.
    fn enforce_limits(&mut self) {
        if std::mem::take(&mut self.ignores_limits) {
            self.check_limits();
        }
    }

    fn root_node(&mut self, position: &Position) -> Node {
        let mut position = *position;
        position.mend_ways();
        let all_paths = [Seat::South, Seat::North].map(|seat| self.thread.path_cache.paths(&position, seat));
        Node { position, all_paths, last_move: Move::Pass }
    }

    /// Whether another iteration would take too long, or is not worth it because there is no choice.
    fn is_time_up(&self, moves: &[RootMove]) -> bool {
        self.limits.soft_time.is_some_and(|soft| moves.len() == 1 || self.host.elapsed() >= soft)
    }

    fn report(&mut self, root_move: &RootMove, rank: usize, depth: i32) {
        if root_move.value == -Score::INFINITE {
            return;
        }
        let report = Report {
            depth: depth as u32,
            selective_depth: self.selective_depth as u32,
            rank: rank + 1,
            score: Score::from_raw(root_move.value),
            chances: None,
            nodes: self.nodes + self.helper_nodes.load(Relaxed),
            time: self.host.elapsed(),
            line: root_move.line.clone(),
        };
        self.host.report(&report);
    }

    /// Finds the best of the moves and puts it first, with a small window around the last value that opens where needed.
    fn aspiration_search(&mut self, node: &Node, moves: &mut [RootMove], depth: i32) {
        let last_move = moves.first().map_or(-Score::INFINITE, |root_move| root_move.value);
        let mut width = params::ASPIRATION_WINDOW;
        let mut window = Window::FULL;
        if depth >= 4 && !Score::is_proven(last_move) {
            window = Window { alpha: last_move - width, beta: last_move + width };
        }
        loop {
            let value = self.search_root(node, moves, depth, window);
            if self.stopped {
                return;
            }
            width *= 3;
            if value <= window.alpha {
                window.alpha = if width > 1000 { -Score::INFINITE } else { value - width };
            } else if value >= window.beta {
                window.beta = if width > 1000 { Score::INFINITE } else { value + width };
            } else {
                return;
            }
        }
    }

    /// One pass over the moves of the root; the best so far is always first.
    fn search_root(&mut self, node: &Node, moves: &mut [RootMove], depth: i32, window: Window) -> i32 {
        let mut best = -Score::INFINITE;
        let mut lower = window.alpha;
        self.keys.push(node.position.hash());
        for index in 0..moves.len() {
            let value = self.search_child(node, moves[index].mv, index, depth, window.above(lower), 0);
            if self.stopped {
                break;
            }
            if index == 0 || value > lower {
                let deeper = &self.pv_table[1][1..self.pv_lengths[1].max(1)];
                moves[index].value = value;
                moves[index].line.truncate(1);
                moves[index].line.extend_from_slice(deeper);
                moves[..=index].rotate_right(1);
            } else {
                moves[index].value = -Score::INFINITE;
            }
            best = best.max(value);
            lower = lower.max(value);
            if lower >= window.beta {
                break;
            }
        }
        self.keys.pop();
        best
    }

    #[cold]
    fn check_limits(&mut self) {
        self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
        if self.is_helper {
            self.helper_nodes.fetch_add(NODES_BETWEEN_CHECKS, Relaxed);
        }
        if self.ignores_limits {
            return;
        }
        if let Some(limit) = self.limits.nodes {
            self.stopped |= self.nodes >= limit;
            self.next_check = self.next_check.min(limit.max(self.nodes + 1));
        }
        self.is_over |= self.host.should_stop();
        self.is_over |= self.limits.hard_time.is_some_and(|hard| self.host.elapsed() >= hard);
        self.stopped |= self.is_over;
    }
}

/// A proof that the search has looked through to its end cannot be bettered.
fn is_proven_to_the_end(moves: &[RootMove], depth: i32) -> bool {
    let best = moves.first().map_or(0, |root_move| root_move.value);
    Score::is_proven(best) && Score::WIN - best.abs() <= depth
}
