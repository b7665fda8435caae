//! An engine that takes part in a match: a program and the protocol it speaks.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fencepost_rules::{Event, Position, Seat};

use super::engine_process::{EngineError, EngineProcess};
use super::qtp::{self, QtpResponse};
use super::referee::{Referee, Reply};
use super::uci::{self, UciMessage};
use crate::arguments::Protocol;

/// How long an engine may take to answer `uci` or `isready`.
const START_PATIENCE: Duration = Duration::from_secs(20);
/// The option of a `uci` engine that sets the seed of everything random.
const SEED: &str = "Seed";

/// How to start an engine.
#[derive(Clone, Debug)]
pub(crate) struct EngineSpec {
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    pub(crate) protocol: Protocol,
    /// Names and values of options to set; for `uci` only.
    pub(crate) options: Vec<(String, String)>,
}

/// Why an engine could not be started.
#[derive(Debug)]
pub(crate) enum StartError {
    System(io::Error),
    /// It ended at once.
    Exited,
    /// It did not answer as the protocol requires.
    Timeout,
    Interrupted,
}

/// A running engine.
struct RunningEngine {
    process: EngineProcess,
    name: Option<String>,
    has_seed: bool,
    /// How many events of the game it knows; for `qtp` only.
    told: usize,
}

/// An engine that is started again when it has failed.
pub(super) struct EngineClient<'a> {
    spec: &'a EngineSpec,
    /// How long to wait for a move if there is no time limit.
    patience: Duration,
    stop: &'a AtomicBool,
    running: Option<RunningEngine>,
    seed: u64,
}

impl<'a> EngineClient<'a> {
    pub(super) fn start(
        spec: &'a EngineSpec,
        patience: Duration,
        stop: &'a AtomicBool,
    ) -> Result<EngineClient<'a>, StartError> {
        let running = RunningEngine::start(spec, stop)?;
        Ok(EngineClient { spec, patience, stop, running: Some(running), seed: 0 })
    }

    /// Its name, if it gave one.
    pub(super) fn name(&self) -> Option<&str> {
        self.running.as_ref()?.name.as_deref()
    }

    /// Prepares it for another game. If that fails, the next request for a move will show it.
    pub(super) fn new_game(&mut self, start: &Position, seed: u64) {
        self.seed = seed;
        if self.running.is_none() {
            self.running = RunningEngine::start(self.spec, self.stop).ok();
        }
        self.prepare(start);
    }

    fn prepare(&mut self, start: &Position) {
        let Some(running) = &mut self.running else { return };
        let prepared = match self.spec.protocol {
            Protocol::Uci => running.prepare_uci(self.spec, self.seed, self.stop),
            Protocol::Qtp => running.prepare_qtp(start, self.stop),
        };
        if prepared.is_err() {
            self.running = None;
        }
    }

    /// Asks for the move of a seat. `None` if the match is being stopped.
    pub(super) fn ask(&mut self, referee: &Referee, seat: Seat) -> Option<Reply> {
        if self.running.is_none() && !referee.faults().is_empty() {
            // It failed on another seat of this game, and this seat is still in.
            self.running = RunningEngine::start(self.spec, self.stop).ok();
            self.prepare(referee.game().start());
        }
        let Some(running) = &mut self.running else {
            return (!self.stop.load(Ordering::Relaxed)).then_some(Reply::Exited);
        };
        let allowance = referee.allowance(seat).unwrap_or(self.patience);
        let reply = match self.spec.protocol {
            Protocol::Uci => running.ask_uci(referee, seat, allowance, self.stop),
            Protocol::Qtp => running.ask_qtp(referee, seat, allowance, self.stop),
        };
        let reply = reply.or_else(|error| match error {
            EngineError::Timeout => Ok(Reply::Late),
            EngineError::Exited => Ok(Reply::Exited),
            EngineError::Interrupted => Err(()),
        });
        if !matches!(reply, Ok(Reply::Move { .. })) {
            // Its next answers would not be reliable.
            self.running = None;
        }
        reply.ok()
    }
}

impl RunningEngine {
    fn start(spec: &EngineSpec, stop: &AtomicBool) -> Result<RunningEngine, StartError> {
        let process = EngineProcess::start(&spec.command).map_err(StartError::System)?;
        let mut running = RunningEngine { process, name: None, has_seed: false, told: 0 };
        let greeted = match spec.protocol {
            Protocol::Uci => running.greet_uci(stop),
            Protocol::Qtp => running.greet_qtp(stop),
        };
        greeted.map_err(|error| match error {
            EngineError::Timeout => StartError::Timeout,
            EngineError::Exited => StartError::Exited,
            EngineError::Interrupted => StartError::Interrupted,
        })?;
        Ok(running)
    }

    fn greet_uci(&mut self, stop: &AtomicBool) -> Result<(), EngineError> {
        self.process.say("uci")?;
        let until = Instant::now() + START_PATIENCE;
        loop {
            match self.hear_uci(until, &Position::default(), stop)? {
                (_, UciMessage::UciOk) => return Ok(()),
                (_, UciMessage::Name(name)) => self.name = Some(name),
                (_, UciMessage::Option(name)) => self.has_seed |= name == SEED,
                _ => {}
            }
        }
    }

    fn greet_qtp(&mut self, stop: &AtomicBool) -> Result<(), EngineError> {
        if let QtpResponse::Done(name) = self.command("name", Instant::now() + START_PATIENCE, stop)?.1 {
            self.name = Some(name).filter(|name| !name.is_empty());
        }
        Ok(())
    }

    fn hear_uci(
        &self,
        until: Instant,
        position: &Position,
        stop: &AtomicBool,
    ) -> Result<(Instant, UciMessage), EngineError> {
        let (when, line) = self.process.hear(until, stop)?;
        Ok((when, uci::read_line(&line, position)))
    }

    fn prepare_uci(&mut self, spec: &EngineSpec, seed: u64, stop: &AtomicBool) -> Result<(), EngineError> {
        for (name, value) in &spec.options {
            self.process.say(&format!("setoption name {name} value {value}"))?;
        }
        if self.has_seed && spec.options.iter().all(|(name, _)| name != SEED) {
            self.process.say(&format!("setoption name {SEED} value {seed}"))?;
        }
        self.process.say("ucinewgame")?;
        self.process.say("isready")?;
        let until = Instant::now() + START_PATIENCE;
        while self.hear_uci(until, &Position::default(), stop)?.1 != UciMessage::ReadyOk {}
        Ok(())
    }

    fn ask_uci(
        &mut self,
        referee: &Referee,
        seat: Seat,
        allowance: Duration,
        stop: &AtomicBool,
    ) -> Result<Reply, EngineError> {
        let position = referee.game().position();
        self.process.say(&uci::position_line(referee.game()))?;
        let asked = Instant::now();
        self.process.say(&uci::go_line(referee, seat))?;
        let mut chance = None;
        loop {
            match self.hear_uci(asked + allowance, position, stop)? {
                (when, UciMessage::Move(mv)) => {
                    return Ok(Reply::Move { mv, took: when.saturating_duration_since(asked), chance });
                }
                (_, UciMessage::NoMove(text)) => return Ok(Reply::Nonsense { text }),
                (_, UciMessage::Chance(latest)) => chance = Some(latest),
                _ => {}
            }
        }
    }

    fn prepare_qtp(&mut self, start: &Position, stop: &AtomicBool) -> Result<(), EngineError> {
        self.told = 0;
        for line in qtp::set_up(start) {
            self.command(&line, Instant::now() + START_PATIENCE, stop)?;
        }
        Ok(())
    }

    fn ask_qtp(
        &mut self,
        referee: &Referee,
        seat: Seat,
        allowance: Duration,
        stop: &AtomicBool,
    ) -> Result<Reply, EngineError> {
        let game = referee.game();
        let board = game.position().board();
        for &(before, event) in &game.history()[self.told..] {
            let Event::Move(mv) = event else { continue };
            let line = qtp::play_line(before.turn(), mv, board);
            let line = line.ok_or(EngineError::Exited)?;
            if let QtpResponse::Refused(text) = self.command(&line, Instant::now() + START_PATIENCE, stop)?.1 {
                return Ok(Reply::Nonsense { text: format!("{line}: {text}") });
            }
        }
        let asked = Instant::now();
        let (when, answer) = self.command(&qtp::genmove_line(seat), asked + allowance, stop)?;
        let (QtpResponse::Done(text) | QtpResponse::Refused(text)) = answer;
        self.told = game.history().len() + 1;
        Ok(match qtp::read_move(&text, board) {
            Some(mv) => Reply::Move { mv, took: when.saturating_duration_since(asked), chance: None },
            None => Reply::Nonsense { text },
        })
    }

    /// Sends a `qtp` command and waits for its answer.
    fn command(
        &mut self,
        line: &str,
        until: Instant,
        stop: &AtomicBool,
    ) -> Result<(Instant, QtpResponse), EngineError> {
        self.process.say(line)?;
        loop {
            let (when, heard) = self.process.hear(until, stop)?;
            if let Some(answer) = qtp::read_answer(&heard) {
                return Ok((when, answer));
            }
        }
    }
}
