//! What an engine is asked, and what it answers.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use fencepost_engine::time_management::TimeBudget;
use fencepost_engine::{Engine, OngoingSearch, Options, Report, SearchLimits};
use fencepost_rules::{Game, Move, Players, Position};

/// How long full strength may think unless a clock allows less.
const FULL_STRENGTH: Duration = Duration::from_secs(2);
/// No level takes longer than this, whatever its limits say. Only the highest with three or four players gets there: three of
/// them then answer a person within three seconds, even while others use engines too.
const LONGEST: Duration = Duration::from_millis(700);
/// Mebibytes for the transposition table of a search: low levels look at few positions.
const SMALL_HASH: usize = 1;
const HASH: usize = 4;
const HIGH_LEVELS: std::ops::RangeInclusive<u8> = 8..=10;

/// Positions looked at before others get their turn: some hundredths of a second. With more players a position takes longer.
const SLICE: u64 = 6_000;
const SLICE_OF_MANY: u64 = 500;

/// Takes intermediate results; when it says no, the search ends.
pub(crate) type Reporter = Box<dyn FnMut(&Report) -> bool + Send>;

/// Whose share of the engines' time a task takes: an address. All that are unknown because the server was restarted count as
/// one.
pub(crate) type Payer = Option<IpAddr>;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A person waits for the move.
    Opponent,
    /// A person studies a position.
    Analysis,
    /// Only engines play: others watch.
    Exhibition,
}

impl Purpose {
    /// Its name in the metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Purpose::Opponent => "opponent",
            Purpose::Analysis => "analysis",
            Purpose::Exhibition => "exhibition",
        }
    }
}

/// A search to be done.
pub(crate) struct Task {
    /// Whose share of the time it is.
    pub(crate) payer: Payer,
    /// What for.
    pub(crate) purpose: Purpose,
    /// The game, as far back as repetition goes.
    pub(crate) game: Game,
    /// 1 to 10, or 0 for full strength.
    pub(crate) level: u8,
    /// The seed of everything random.
    pub(crate) seed: u64,
    /// How long it may think. Time in the queue counts for an analysis, whose reader waits, and for nobody else.
    pub(crate) budget: Option<TimeBudget>,
    /// Best lines to work out.
    pub(crate) lines: usize,
    /// Takes intermediate results.
    pub(crate) report: Option<Reporter>,
    /// Whether anybody still wants the answer.
    pub(crate) is_wanted: Box<dyn Fn() -> bool + Send>,
    /// Takes the answer.
    pub(crate) done: Box<dyn FnOnce(Answer) + Send>,
}

/// What an engine answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The best move; none if the game is over.
    pub(crate) best: Result<Option<Move>, EngineError>,
    /// Time spent thinking: waiting in the queue does not count.
    pub(crate) spent: Duration,
}

/// The engine failed. It is logged with the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EngineError;

/// A task that has been started.
pub(super) struct StartedTask {
    pub(super) payer: Payer,
    pub(super) purpose: Purpose,
    pub(super) position: Position,
    pub(super) level: u8,
    pub(super) spent: Duration,
    pub(super) submitted: Instant,
    pub(super) report: Option<Reporter>,
    pub(super) is_wanted: Box<dyn Fn() -> bool + Send>,
    done: Box<dyn FnOnce(Answer) + Send>,
    /// None until the first slice: making an engine is part of what may fail.
    pub(super) search: Option<Box<(Engine, OngoingSearch)>>,
    pub(super) setup: SearchSetup,
}

/// What a search is made from.
pub(super) struct SearchSetup {
    game: Game,
    options: Options,
    limits: SearchLimits,
}

impl SearchSetup {
    pub(super) fn begin(&self) -> Box<(Engine, OngoingSearch)> {
        let mut engine = Engine::new(self.options.clone());
        let thought = engine.begin(&self.game, &self.limits);
        Box::new((engine, thought))
    }
}

impl StartedTask {
    pub(super) fn new(task: Task, submitted: Instant) -> StartedTask {
        let hash = if task.level == 0 || HIGH_LEVELS.contains(&task.level) { HASH } else { SMALL_HASH };
        let most = match (task.purpose, task.level) {
            (Purpose::Analysis, _) => Duration::MAX,
            (_, 0) => FULL_STRENGTH,
            _ => LONGEST,
        };
        let limits = SearchLimits {
            soft_time: task.budget.map(|budget| budget.soft.min(most)),
            hard_time: Some(task.budget.map_or(most, |budget| budget.hard.min(most))),
            ..SearchLimits::default()
        };
        let options = Options { hash, lines: task.lines, threads: 1, level: task.level, seed: task.seed };
        StartedTask {
            payer: task.payer,
            purpose: task.purpose,
            position: *task.game.position(),
            level: task.level,
            spent: Duration::ZERO,
            submitted,
            report: task.report,
            is_wanted: task.is_wanted,
            done: task.done,
            search: None,
            setup: SearchSetup { game: task.game, options, limits },
        }
    }

    /// The thinking time before the slice that begins now, and since when more is counted: for the reader of an analysis, that is
    /// since the request.
    pub(super) fn clock(&self) -> (Duration, Instant) {
        match self.purpose {
            Purpose::Analysis => (Duration::ZERO, self.submitted),
            Purpose::Opponent | Purpose::Exhibition => (self.spent, Instant::now()),
        }
    }

    /// Positions to look at before others get their turn.
    pub(super) fn slice(&self) -> u64 {
        if self.position.players() == Players::Two { SLICE } else { SLICE_OF_MANY }
    }

    /// Hands the answer over.
    pub(super) fn answer(self, best: Result<Option<Move>, EngineError>) {
        (self.done)(Answer { best, spent: self.spent });
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A move of the first player, at a level.
    pub(in super::super) fn task(level: u8, done: impl FnOnce(Answer) + Send + 'static) -> Task {
        Task {
            payer: None,
            purpose: Purpose::Opponent,
            game: Game::default(),
            level,
            seed: 1,
            budget: None,
            lines: 1,
            report: None,
            is_wanted: Box::new(|| true),
            done: Box::new(done),
        }
    }
}
