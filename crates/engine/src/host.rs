//! What a search is given from outside, and what it gives back. The engine has no clock, no threads and no output of its own.

use std::time::Duration;

use fencepost_rules::{BySeat, Move};

use crate::score::Score;

/// The surroundings of one search.
pub trait Host {
    /// Time since the search began.
    fn elapsed(&self) -> Duration;

    /// Whether to end the search now. Asked every few hundred nodes.
    fn should_stop(&self) -> bool;

    /// Takes a line of analysis as soon as it is found.
    fn report(&mut self, report: &Report);

    /// Who can work on several things at once. Without a crew a search keeps to one thread.
    fn crew(&self) -> Option<&'static dyn Crew> {
        None
    }
}

/// Part of a search that can run beside the rest.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Somebody who has threads.
pub trait Crew: Sync {
    /// Runs the jobs beside the lead, and returns when all have ended.
    fn run(&self, jobs: Vec<Job<'_>>, lead: &mut dyn FnMut());
}

/// A host without clock or ears: the search ends by its limits alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Host for Alone {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, _report: &Report) {}
}

/// When a search ends by itself. With no limit it goes on until it is stopped, or knows everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Depth in plies.
    pub depth: Option<u32>,
    /// No new iteration after this time, as far as the position is quiet.
    pub soft_time: Option<Duration>,
    /// Never longer than this.
    pub hard_time: Option<Duration>,
    /// Only these moves are considered at the root; all if none of them is legal.
    pub only: Vec<Move>,
}

/// One line of analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Plies searched.
    pub depth: u32,
    /// The longest line looked at.
    pub selective_depth: u32,
    /// 1 for the best line, 2 for the second best, and so on.
    pub rank: usize,
    /// Its worth to the player to move.
    pub score: Score,
    /// With three or four players: each seat's chance to win.
    pub chances: Option<BySeat<f32>>,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Time so far.
    pub time: Duration,
    /// The moves both sides are expected to play.
    pub line: Vec<Move>,
}
