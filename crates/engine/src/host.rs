//! What a search is given from outside, and what it reports. The engine has no clock, no threads and no output of its own.

use std::time::Duration;

use fencepost_rules::{BySeat, Move};

use crate::mcts::win_chances::Chances;
use crate::score::Score;

/// The environment of one search: its clock, its stop flag and its output.
pub trait Host {
    /// Time since the search began.
    fn elapsed(&self) -> Duration;

    /// Whether to end the search now. Asked every few hundred nodes.
    fn should_stop(&self) -> bool;

    /// Takes a line of analysis as soon as it is found.
    fn report(&mut self, report: &Report);

    /// Threads for the search. Without them it uses a single thread.
    fn thread_pool(&self) -> Option<&'static dyn ThreadPool> {
        None
    }
}

/// A search on a helper thread, which shares the transposition table with the main search (lazy SMP).
pub type HelperTask<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Runs the threads of a search.
pub trait ThreadPool: Sync {
    /// Runs every helper on a thread of its own and `main` on this one. Returns when all have ended.
    fn run(&self, helpers: Vec<HelperTask<'_>>, main: &mut dyn FnMut());
}

/// A host that has no clock, never says stop and ignores reports: the search ends by its limits alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullHost;

impl Host for NullHost {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, _report: &Report) {}
}

/// When a search ends by itself. Without a limit it runs until it is stopped or has proven the result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Nodes to search.
    pub nodes: Option<u64>,
    /// Depth in plies.
    pub depth: Option<u32>,
    /// No new iteration starts after this time.
    pub soft_time: Option<Duration>,
    /// The search never takes longer than this.
    pub hard_time: Option<Duration>,
    /// Restricts the search to these root moves. All moves are searched if none of them is legal.
    pub search_moves: Vec<Move>,
}

/// One line of analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Plies searched.
    pub depth: u32,
    /// The longest line searched, in plies.
    pub selective_depth: u32,
    /// 1 for the best line, 2 for the second best, and so on.
    pub rank: usize,
    /// The score for the player to move.
    pub score: Score,
    /// The chance to win of the player to move, from 0 to 1.
    pub chance: f64,
    /// With three or four players: each seat's chance to win, if all are equally strong.
    pub chances: Option<BySeat<f32>>,
    /// With three or four players: what these chances were made from. The networks learn from it.
    pub uncalibrated: Option<Chances>,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Time so far.
    pub time: Duration,
    /// The principal variation: the moves that all sides are expected to play.
    pub line: Vec<Move>,
}
