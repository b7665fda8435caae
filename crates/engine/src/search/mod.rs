//! The search for two players: principal variation search (PVS) with a transposition table.
//!
//! [`root`] has iterative deepening and the aspiration window, [`principal_variation_search`] the recursive search with its
//! pruning, [`reductions`] the late move reductions. [`move_picker`] orders the moves, with the help of [`killers`] and the
//! history and countermove heuristics of [`history`](crate::history).

mod killers;
mod move_picker;
mod node;
mod principal_variation_search;
mod reductions;
mod root;
mod window;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fencepost_rules::{Game, Move, Seat};

use crate::correction_history::CorrectionHistory;
use crate::history::History;
use crate::host::{Host, SearchLimits};
use crate::levels::EvalNoise;
use crate::network::{FenceSums, Network};
use crate::params::NODES_BETWEEN_CHECKS;
use crate::repetition::{has_repetition, reversible_keys};
use crate::score::MAX_PLIES;
use crate::search::killers::Killers;
use crate::shortest_paths::{ShortestPathCache, ShortestPaths};
use crate::transposition_table::TranspositionTable;

pub(crate) use root::Root;

/// The longest line that the search follows, in plies.
const MAX_DEPTH: usize = 128;

// Every proven length must fit: a line of the deepest search with the longest race at its end.
const _: () = assert!(MAX_DEPTH as i32 + 2 * 81 < MAX_PLIES);
// Plies are kept as `u8`.
const _: () = assert!(MAX_DEPTH + 2 <= 1 << 8);

const fn side(seat: Seat) -> usize {
    seat as usize >> 1
}

/// One search by one thread.
#[expect(clippy::struct_excessive_bools, reason = "flags that have nothing to do with each other")]
pub(crate) struct Search<'a> {
    network: &'a Network,
    table: &'a TranspositionTable,
    thread: &'a mut ThreadData,
    host: &'a mut dyn Host,
    limits: &'a SearchLimits,
    /// Makes the static evaluation less exact: for the levels.
    noise: EvalNoise,
    /// Mixed into the table's keys, so that the entries of different levels stay apart.
    salt: u64,
    /// Nodes of the helper threads.
    helper_nodes: &'a AtomicU64,
    is_helper: bool,
    /// Set until depth 1 is finished, so that the best move was always searched. That takes less than a millisecond.
    ignores_limits: bool,
    nodes: u64,
    next_check: u64,
    stopped: bool,
    /// Whether the host or the clock stopped it, and not the number of nodes.
    is_over: bool,
    selective_depth: usize,
    /// Zobrist keys of the positions since the last fence in the game, then of those on the current line.
    keys: Vec<u64>,
    /// Whether the game has had some position twice since the last fence. A third time would be a draw (R17), which no proof
    /// without a search takes into account.
    has_repetition: bool,
    killers: Killers,
    /// South's and North's paths, at each ply of the current line that has changed them.
    paths: Vec<[ShortestPaths; 2]>,
    /// As the mover sees them, at each ply of the current line that has changed them.
    fence_sums: Vec<FenceSums>,
    /// By ply: the one at which the sums of its node were found.
    fence_sums_at: [u8; MAX_DEPTH + 2],
    /// The triangular table of principal variations: the best line found from each ply on, and where it ends.
    pv_table: Vec<[Move; MAX_DEPTH + 1]>,
    pv_lengths: [usize; MAX_DEPTH + 2],
}

/// What a thread keeps from one search to the next.
pub(crate) struct ThreadData {
    history: History,
    corrections: CorrectionHistory,
    path_cache: ShortestPathCache,
}

impl ThreadData {
    pub(crate) fn new() -> ThreadData {
        ThreadData {
            history: History::new(),
            corrections: CorrectionHistory::new(),
            path_cache: ShortestPathCache::new(),
        }
    }

    /// Gives the history less weight before the next search.
    pub(crate) fn decay(&mut self) {
        self.history.decay();
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        game: &Game,
        network: &'a Network,
        table: &'a TranspositionTable,
        thread: &'a mut ThreadData,
        host: &'a mut dyn Host,
        limits: &'a SearchLimits,
        helper_nodes: &'a AtomicU64,
    ) -> Search<'a> {
        let mut keys = reversible_keys(game);
        keys.reserve(MAX_DEPTH + 2);
        Search {
            network,
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
            killers: Killers::NONE,
            paths: vec![[ShortestPaths::NONE; 2]; MAX_DEPTH + 2],
            fence_sums: vec![FenceSums::NONE; MAX_DEPTH + 2],
            fence_sums_at: [0; MAX_DEPTH + 2],
            pv_table: vec![[Move::Pass; MAX_DEPTH + 1]; MAX_DEPTH + 1],
            pv_lengths: [0; MAX_DEPTH + 2],
        }
    }

    /// The same search with a noisy static evaluation.
    pub(crate) fn with_noise(self, noise: EvalNoise) -> Search<'a> {
        Search { noise, salt: noise.salt(), ..self }
    }

    /// The same search on a helper thread: it adds its nodes to those of the main search.
    pub(crate) fn into_helper(self) -> Search<'a> {
        Search { is_helper: true, ..self }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether more nodes would not let it continue.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// From now on the limits count.
    fn enforce_limits(&mut self) {
        if std::mem::take(&mut self.ignores_limits) {
            self.check_limits();
        }
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
