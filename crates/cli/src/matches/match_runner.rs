//! Plays the games of a match, several at once on worker threads.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use fencepost_rules::Position;

use super::engine_client::{EngineClient, EngineSpec, StartError};
use super::engine_id::{ByEngine, EngineId};
use super::openings::Opening;
use super::referee::{MatchRules, Referee};
use super::schedule::{Fixture, Schedule};
use super::tally::Played;

/// Everything that a match needs.
#[derive(Clone, Debug)]
pub(crate) struct MatchPlan {
    pub(crate) start: Position,
    /// At least one; an empty one is the start position.
    pub(crate) openings: Vec<Opening>,
    pub(crate) schedule: Schedule,
    pub(crate) rules: MatchRules,
    pub(crate) engines: ByEngine<EngineSpec>,
    /// How long to wait for a move if there is no time limit.
    pub(crate) patience: Duration,
    /// How many games are played at the same time.
    pub(crate) concurrency: usize,
    pub(crate) seed: u64,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    pub(crate) fixture: Fixture,
    pub(crate) referee: Referee,
    /// The names that the engines gave themselves, if any.
    pub(crate) names: ByEngine<Option<String>>,
}

impl Finished {
    /// What the statistics need of it.
    pub(crate) fn played(&self) -> Played {
        let score = self.referee.outcome().and_then(|outcome| outcome.result);
        Played {
            group: self.fixture.group,
            seats: self.fixture.seats,
            points: self.referee.points(EngineId::A).unwrap_or(0.0),
            is_decided: score.is_some_and(|score| score.winner().is_some()),
            faults: self.referee.faults().to_vec(),
        }
    }
}

/// What a worker thread sends to the runner.
enum WorkerMessage {
    Finished(Box<Finished>),
    CannotStart(EngineId, StartError),
}

/// Plays a plan. When `stop` becomes true, it stops everything.
pub(crate) struct MatchRunner<'a> {
    plan: &'a MatchPlan,
    stop: &'a AtomicBool,
    next: AtomicUsize,
    /// Games that need not be played any more.
    done: BTreeSet<usize>,
}

impl<'a> MatchRunner<'a> {
    pub(crate) fn new(plan: &'a MatchPlan, stop: &'a AtomicBool, done: BTreeSet<usize>) -> MatchRunner<'a> {
        MatchRunner { plan, stop, next: AtomicUsize::new(0), done }
    }

    /// Whether there is nothing left to play.
    pub(crate) fn is_done(&self) -> bool {
        (0..self.plan.schedule.games()).all(|number| self.done.contains(&number))
    }

    /// Plays all games, or until `take` has seen enough or the match is stopped. Games come in the order in which
    /// they end.
    ///
    /// # Errors
    /// When an engine cannot be started in the first place.
    pub(crate) fn play(&self, mut take: impl FnMut(Finished) -> ControlFlow<()>) -> Result<(), (EngineId, StartError)> {
        let workers = self.plan.concurrency.clamp(1, self.plan.schedule.games().max(1));
        let (sender, news) = channel();
        thread::scope(|scope| {
            for _ in 0..workers {
                let sender = sender.clone();
                scope.spawn(move || self.run_worker(&sender));
            }
            drop(sender);
            let mut result = Ok(());
            let mut has_enough = false;
            for news in news {
                match news {
                    WorkerMessage::Finished(finished) if !has_enough => has_enough = take(*finished).is_break(),
                    WorkerMessage::Finished(_) | WorkerMessage::CannotStart(_, StartError::Interrupted) => {}
                    WorkerMessage::CannotStart(side, error) => result = result.and(Err((side, error))),
                }
                if has_enough || result.is_err() {
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
            result
        })
    }

    fn run_worker(&self, news: &Sender<WorkerMessage>) {
        let start = |side: EngineId| {
            EngineClient::start(&self.plan.engines[side], self.plan.patience, self.stop).map_err(|error| (side, error))
        };
        let clients = start(EngineId::A).and_then(|a| Ok(ByEngine([a, start(EngineId::B)?])));
        let mut clients = match clients {
            Ok(clients) => clients,
            Err((side, error)) => {
                // If nobody receives any more, the result is not needed.
                let _ = news.send(WorkerMessage::CannotStart(side, error));
                return;
            }
        };
        let names = ByEngine(EngineId::BOTH.map(|side| clients[side].name().map(str::to_owned)));
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(fixture) = self.plan.schedule.fixture(number) else { return };
            if self.done.contains(&number) {
                continue;
            }
            let Some(referee) = self.play_game(&fixture, &mut clients) else { return };
            let finished = Finished { fixture, referee, names: names.clone() };
            if news.send(WorkerMessage::Finished(Box::new(finished))).is_err() {
                return;
            }
        }
    }

    /// One game; `None` if it was stopped.
    fn play_game(&self, fixture: &Fixture, clients: &mut ByEngine<EngineClient<'_>>) -> Option<Referee> {
        let opening = &self.plan.openings[fixture.opening];
        for side in EngineId::BOTH {
            clients[side].new_game(&self.plan.start, self.seed(fixture, side));
        }
        let mut referee = Referee::new(self.plan.rules, fixture.seats, &self.plan.start, opening);
        while let Some(seat) = referee.turn() {
            let reply = clients[fixture.seats[seat]].ask(&referee, seat)?;
            referee.take(reply);
        }
        Some(referee)
    }

    /// A different one for each game and engine, and the same on every run, however many games are played at once.
    fn seed(&self, fixture: &Fixture, side: EngineId) -> u64 {
        let number = (fixture.number as u64) * 2 + side as u64;
        (self.plan.seed ^ number.wrapping_mul(0x9E37_79B9)) & 0x7FFF_FFFF
    }
}
