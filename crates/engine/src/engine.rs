//! The engine as its users see it: options in, a game in, a move out.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use fencepost_rules::{Game, Move};

use crate::found::Found;
use crate::host::{HelperTask, Host, Report, SearchLimits};
use crate::levels;
use crate::network::Network;
use crate::networks::Networks;
use crate::ongoing_search::{Method, OngoingSearch, report_race};
use crate::params;
use crate::player::Player;
use crate::search::{Root, Search, ThreadData};
use crate::transposition_table::TranspositionTable;

/// What users may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Size of the transposition table in mebibytes.
    pub hash: usize,
    /// How many of the best lines to find (multi-PV).
    pub lines: usize,
    /// Threads that search together, if the host has a thread pool.
    pub threads: usize,
    /// 1 to 10 for people, 0 for full strength.
    pub level: u8,
    /// The seed of every random choice.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash: 64, lines: 1, threads: 1, level: 0, seed: 0 }
    }
}

/// There is not enough memory for a transposition table of the requested size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableMemoryError {
    /// Mebibytes that were requested.
    pub requested: usize,
    /// Mebibytes that the table has instead.
    pub kept: usize,
}

impl fmt::Display for TableMemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no memory for a table of {} MiB: it has {}", self.requested, self.kept)
    }
}

impl std::error::Error for TableMemoryError {}

/// The player, with everything it remembers. Use one engine for each game or analysis.
pub struct Engine {
    options: Options,
    networks: Networks,
    table: TranspositionTable,
    /// One for each thread that has searched so far.
    threads: Vec<ThreadData>,
}

impl Engine {
    /// An engine with these options. If the table does not fit into memory it is smaller; [`options`](Engine::options)
    /// gives its real size.
    pub fn new(options: Options) -> Engine {
        Engine::with_networks(options, Networks::default())
    }

    /// An engine with these options and networks.
    pub fn with_networks(mut options: Options, networks: Networks) -> Engine {
        let table;
        (options.hash, table) = largest_table(options.hash);
        Engine { options, networks, table, threads: vec![ThreadData::new()] }
    }

    /// The options in force.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes the options. A new table size empties the table. A new level or seed ignores everything that was found with
    /// the old one.
    ///
    /// # Errors
    /// If there is not enough memory for the table. The options stay as they were, but the table is empty and, if there is
    /// not enough memory for the old size either, smaller.
    pub fn set_options(&mut self, options: Options) -> Result<(), TableMemoryError> {
        if options.hash != self.options.hash {
            // The old table goes first, so that there are never two.
            self.table = TranspositionTable::smallest();
            let Some(table) = table_of(options.hash) else {
                (self.options.hash, self.table) = largest_table(self.options.hash);
                return Err(TableMemoryError { requested: options.hash, kept: self.options.hash });
            };
            self.table = table;
        }
        if (options.level, options.seed) != (self.options.level, self.options.seed) {
            // The table keeps levels apart by itself.
            self.threads.fill_with(ThreadData::new);
        }
        self.options = options;
        Ok(())
    }

    /// Searches the position on the board until a limit is reached or the host says stop. Depth 1 is always finished, which
    /// takes a millisecond or two. Returns `None` if the game is over.
    ///
    /// ```
    /// use fencepost_engine::{Engine, NullHost, Options, SearchLimits};
    /// use fencepost_rules::Game;
    ///
    /// let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
    /// let limits = SearchLimits { depth: Some(4), ..SearchLimits::default() };
    /// let found = engine.think(&Game::default(), &limits, &mut NullHost).expect("the game is not over");
    /// assert_eq!(found.line[0], found.best);
    /// assert!((0.4..0.6).contains(&found.chance));
    /// ```
    pub fn think(&mut self, game: &Game, limits: &SearchLimits, host: &mut dyn Host) -> Option<Found> {
        let mut search = self.begin(game, limits);
        self.advance(&mut search, u64::MAX, host);
        search.found()
    }

    /// Prepares a search of the position on the board. [`advance`](Engine::advance) does the work.
    pub fn begin(&mut self, game: &Game, limits: &SearchLimits) -> OngoingSearch {
        self.table.new_search();
        self.threads.resize_with(self.options.threads.max(1), ThreadData::new);
        self.threads.iter_mut().for_each(ThreadData::decay);
        let players = game.position().players();
        let (mut limits, noise) = levels::limits(self.options.level, self.options.seed, players, limits);
        limits.search_moves.retain(|&mv| game.position().is_legal(mv));
        let method = Method::new(game, &limits, noise, &self.networks, self.table.bytes());
        OngoingSearch {
            is_done: matches!(method, Method::GameOver),
            game: game.clone(),
            limits,
            noise,
            method,
            nodes: 0,
            reports: Vec::new(),
        }
    }

    /// Continues a search for about that many more nodes, as far as its limits allow. The first call always finishes depth 1,
    /// so [`OngoingSearch::best`] is never a move that was not searched.
    ///
    /// Work that a slice leaves unfinished is still in the transposition table for the next one, so searching in slices
    /// costs little as long as they are not tiny.
    pub fn advance(&mut self, ongoing: &mut OngoingSearch, nodes: u64, host: &mut dyn Host) {
        if ongoing.is_done {
            return;
        }
        let node_limit = ongoing.limits.nodes.unwrap_or(u64::MAX).min(ongoing.nodes.saturating_add(nodes));
        let pool = host.thread_pool();
        let mut host = SliceHost { host, nodes_before: 0, reports: &mut ongoing.reports };
        match &mut ongoing.method {
            Method::AlphaBeta(root) => {
                let limits = SearchLimits { nodes: Some(node_limit - ongoing.nodes), ..ongoing.limits.clone() };
                let lines = self.options.lines;
                let helper_nodes = AtomicU64::new(0);
                let (main, helpers) = self.threads.split_at_mut(1);
                let (table, network) = (&self.table, &self.networks.two_players);
                // Levels are as strong with one thread as with many.
                let pool = pool.filter(|_| !helpers.is_empty() && ongoing.noise.is_full_strength());
                host.nodes_before = ongoing.nodes;
                let mut search =
                    Search::new(&ongoing.game, network, table, &mut main[0], &mut host, &limits, &helper_nodes)
                        .with_noise(ongoing.noise);
                match pool {
                    None => search.run(ongoing.game.position(), root, lines),
                    Some(pool) => {
                        let stop = AtomicBool::new(false);
                        let tasks = helper_tasks(&ongoing.game, network, table, helpers, &helper_nodes, &stop);
                        pool.run(tasks, &mut || {
                            search.run(ongoing.game.position(), root, lines);
                            stop.store(true, Relaxed);
                        });
                    }
                }
                ongoing.is_done = root.done || search.is_over();
                ongoing.nodes += search.nodes() + helper_nodes.load(Relaxed);
            }
            Method::Mcts(mcts) => {
                ongoing.is_done = mcts.run(node_limit, &ongoing.limits, self.options.lines, &mut host);
                ongoing.nodes = mcts.nodes();
            }
            Method::Race(tablebase) => {
                report_race(tablebase, &ongoing.game, &mut host);
                ongoing.is_done = true;
            }
            Method::GameOver => {}
        }
        ongoing.is_done |= ongoing.nodes >= ongoing.limits.nodes.unwrap_or(u64::MAX);
    }
}

/// A table of that many mebibytes, or of as many as there is memory for, with its size.
fn largest_table(mebibytes: usize) -> (usize, TranspositionTable) {
    let sizes = std::iter::successors(Some(mebibytes), |&size| (size > 1).then_some(size / 2));
    sizes
        .into_iter()
        .find_map(|size| Some((size, table_of(size)?)))
        .unwrap_or_else(|| (1, TranspositionTable::smallest()))
}

/// A table of that many mebibytes; `None` if it would leave too little memory for the searches.
fn table_of(mebibytes: usize) -> Option<TranspositionTable> {
    let table = TranspositionTable::new(mebibytes)?;
    let is_enough_left = Vec::<u8>::new().try_reserve_exact(params::MEMORY_BESIDE_TABLE).is_ok();
    is_enough_left.then_some(table)
}

/// Searches of the same position that fill the table for the main search until told to stop (lazy SMP).
fn helper_tasks<'a>(
    game: &'a Game,
    network: &'a Network,
    table: &'a TranspositionTable,
    threads: &'a mut [ThreadData],
    nodes: &'a AtomicU64,
    stop: &'a AtomicBool,
) -> Vec<HelperTask<'a>> {
    let task = |(index, thread): (usize, &'a mut ThreadData)| -> HelperTask<'a> {
        Box::new(move || {
            let limits = SearchLimits::default();
            let mut host = HelperHost { stop };
            let mut search = Search::new(game, network, table, thread, &mut host, &limits, nodes).into_helper();
            let mut root = Root::new(game.position(), &limits.search_moves);
            // Half of them start one ply deeper, so that they do not all search the same nodes at the same time.
            root.depth = index as i32 % 2;
            search.run(game.position(), &mut root, 1);
        })
    };
    threads.iter_mut().enumerate().map(task).collect()
}

/// The host of one slice: it adds the nodes of the slices before to every report, and keeps the latest report of each rank.
struct SliceHost<'a> {
    host: &'a mut dyn Host,
    /// Nodes of the slices before.
    nodes_before: u64,
    /// By rank.
    reports: &'a mut Vec<Report>,
}

impl Host for SliceHost<'_> {
    fn elapsed(&self) -> Duration {
        self.host.elapsed()
    }

    fn should_stop(&self) -> bool {
        self.host.should_stop()
    }

    fn report(&mut self, report: &Report) {
        let report = Report { nodes: self.nodes_before + report.nodes, ..report.clone() };
        self.host.report(&report);
        match self.reports.get_mut(report.rank - 1) {
            Some(before) => *before = report,
            None => self.reports.push(report),
        }
    }
}

/// The host of a helper thread.
struct HelperHost<'a> {
    stop: &'a AtomicBool,
}

impl Host for HelperHost<'_> {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        self.stop.load(Relaxed)
    }

    fn report(&mut self, _report: &Report) {}
}

impl Player for Engine {
    fn configure(&mut self, options: &Options) -> Result<(), TableMemoryError> {
        self.set_options(options.clone())
    }

    fn new_game(&mut self) {
        self.table.clear();
        self.threads.fill_with(ThreadData::new);
    }

    fn choose(&mut self, game: &Game, limits: &SearchLimits, host: &mut dyn Host) -> Option<Move> {
        self.think(game, limits, host).map(|found| found.best)
    }
}
