//! Where the games of a match are played, several at once.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use fencepost_rules::Position;

use super::contestant::{Contestant, EngineSpec, StartError};
use super::openings::Opening;
use super::referee::{House, Referee};
use super::schedule::{Fixture, Schedule};
use super::side::{BySide, Side};
use super::tally::Played;

/// All that a match needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) start: Position,
    /// At least one; an empty one is the start position.
    pub(crate) openings: Vec<Opening>,
    pub(crate) schedule: Schedule,
    pub(crate) house: House,
    pub(crate) engines: BySide<EngineSpec>,
    /// How long to wait for a move where time does not matter.
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
    /// The names by which the engines go, where they told one.
    pub(crate) names: BySide<Option<String>>,
}

impl Finished {
    /// What the statistics need of it.
    pub(crate) fn played(&self) -> Played {
        let score = self.referee.outcome().and_then(|outcome| outcome.result);
        Played {
            group: self.fixture.group,
            seats: self.fixture.seats,
            points: self.referee.points(Side::A).unwrap_or(0.0),
            is_decided: score.is_some_and(|score| score.winner().is_some()),
            faults: self.referee.faults().to_vec(),
        }
    }
}

/// What a table tells the hall.
enum News {
    Finished(Box<Finished>),
    CannotStart(Side, StartError),
}

/// Plays a plan. `closing` breaks everything off when it becomes true.
pub(crate) struct Hall<'a> {
    plan: &'a Plan,
    closing: &'a AtomicBool,
    next: AtomicUsize,
}

impl<'a> Hall<'a> {
    pub(crate) fn new(plan: &'a Plan, closing: &'a AtomicBool) -> Hall<'a> {
        Hall { plan, closing, next: AtomicUsize::new(0) }
    }

    /// Plays all games, or until `take` has seen enough or the match is broken off. Games come in the order in which
    /// they end.
    ///
    /// # Errors
    /// When an engine cannot be started in the first place.
    pub(crate) fn play(&self, mut take: impl FnMut(Finished) -> ControlFlow<()>) -> Result<(), (Side, StartError)> {
        let tables = self.plan.concurrency.clamp(1, self.plan.schedule.games().max(1));
        let (sender, news) = channel();
        thread::scope(|scope| {
            for _ in 0..tables {
                let sender = sender.clone();
                scope.spawn(move || self.play_at_one_table(&sender));
            }
            drop(sender);
            let mut result = Ok(());
            let mut has_enough = false;
            for news in news {
                match news {
                    News::Finished(finished) if !has_enough => has_enough = take(*finished).is_break(),
                    News::Finished(_) | News::CannotStart(_, StartError::Interrupted) => {}
                    News::CannotStart(side, error) => result = result.and(Err((side, error))),
                }
                if has_enough || result.is_err() {
                    self.closing.store(true, Ordering::Relaxed);
                }
            }
            result
        })
    }

    fn play_at_one_table(&self, news: &Sender<News>) {
        let start = |side: Side| {
            Contestant::start(&self.plan.engines[side], self.plan.patience, self.closing).map_err(|error| (side, error))
        };
        let contestants = start(Side::A).and_then(|a| Ok(BySide([a, start(Side::B)?])));
        let mut contestants = match contestants {
            Ok(contestants) => contestants,
            Err((side, error)) => {
                // If nobody listens any more there is nobody to tell.
                let _ = news.send(News::CannotStart(side, error));
                return;
            }
        };
        let names = BySide(Side::BOTH.map(|side| contestants[side].name().map(str::to_owned)));
        while !self.closing.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(fixture) = self.plan.schedule.fixture(number) else { return };
            let Some(referee) = self.play_game(&fixture, &mut contestants) else { return };
            let finished = Finished { fixture, referee, names: names.clone() };
            if news.send(News::Finished(Box::new(finished))).is_err() {
                return;
            }
        }
    }

    /// One game; `None` if it was broken off.
    fn play_game(&self, fixture: &Fixture, contestants: &mut BySide<Contestant<'_>>) -> Option<Referee> {
        let opening = &self.plan.openings[fixture.opening];
        for side in Side::BOTH {
            contestants[side].new_game(&self.plan.start, self.seed(fixture, side));
        }
        let mut referee = Referee::new(self.plan.house, fixture.seats, &self.plan.start, opening);
        while let Some(seat) = referee.turn() {
            let reply = contestants[fixture.seats[seat]].ask(&referee, seat)?;
            referee.take(reply);
        }
        Some(referee)
    }

    /// A different one for each game and side, and the same on every run however many games are played at once.
    fn seed(&self, fixture: &Fixture, side: Side) -> u64 {
        let number = (fixture.number as u64) * 2 + side as u64;
        (self.plan.seed ^ number.wrapping_mul(0x9E37_79B9)) & 0x7FFF_FFFF
    }
}
