//! An engine that takes part in a match: a program and the protocol it speaks.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fencepost_rules::{Event, Position, Seat};

use super::process::{EngineProcess, Unheard};
use super::qtp::{self, Answer};
use super::referee::{Referee, Reply};
use super::uci::{self, Said};

/// How long an engine may take to say that it is there, or ready.
const START_PATIENCE: Duration = Duration::from_secs(20);
/// The option of a `uci` engine that settles what is left to chance.
const SEED: &str = "Seed";

/// The protocol an engine speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Tongue {
    Uci,
    Qtp,
}

/// How to start an engine.
#[derive(Clone, Debug)]
pub(crate) struct EngineSpec {
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    pub(crate) tongue: Tongue,
    /// Names and values of options to set; for `uci` only.
    pub(crate) options: Vec<(String, String)>,
}

/// Why an engine could not be started.
#[derive(Debug)]
pub(crate) enum StartError {
    System(io::Error),
    /// It ended at once.
    Gone,
    /// It said nothing that the protocol asks for.
    Silent,
    Interrupted,
}

/// A running engine.
struct Running {
    process: EngineProcess,
    name: Option<String>,
    has_seed: bool,
    /// How many events of the game it knows; for `qtp` only.
    told: usize,
}

/// An engine that is started again when it has failed.
pub(super) struct Contestant<'a> {
    spec: &'a EngineSpec,
    /// How long to wait for a move where time does not matter.
    patience: Duration,
    closing: &'a AtomicBool,
    running: Option<Running>,
    seed: u64,
}

impl<'a> Contestant<'a> {
    pub(super) fn start(
        spec: &'a EngineSpec,
        patience: Duration,
        closing: &'a AtomicBool,
    ) -> Result<Contestant<'a>, StartError> {
        let running = Running::start(spec, closing)?;
        Ok(Contestant { spec, patience, closing, running: Some(running), seed: 0 })
    }

    /// The name it goes by, if it has told one.
    pub(super) fn name(&self) -> Option<&str> {
        self.running.as_ref()?.name.as_deref()
    }

    /// Prepares it for another game. If that fails, it will be found out when it is asked for a move.
    pub(super) fn new_game(&mut self, start: &Position, seed: u64) {
        self.seed = seed;
        if self.running.is_none() {
            self.running = Running::start(self.spec, self.closing).ok();
        }
        self.prepare(start);
    }

    fn prepare(&mut self, start: &Position) {
        let Some(running) = &mut self.running else { return };
        let prepared = match self.spec.tongue {
            Tongue::Uci => running.prepare_uci(self.spec, self.seed, self.closing),
            Tongue::Qtp => running.prepare_qtp(start, self.closing),
        };
        if prepared.is_err() {
            self.running = None;
        }
    }

    /// Asks for the move of a seat. `None` if the match is being broken off.
    pub(super) fn ask(&mut self, referee: &Referee, seat: Seat) -> Option<Reply> {
        if self.running.is_none() && !referee.faults().is_empty() {
            // It failed on another seat of this game, and this seat is still in.
            self.running = Running::start(self.spec, self.closing).ok();
            self.prepare(referee.game().start());
        }
        let Some(running) = &mut self.running else {
            return (!self.closing.load(Ordering::Relaxed)).then_some(Reply::Gone);
        };
        let allowance = referee.allowance(seat).unwrap_or(self.patience);
        let reply = match self.spec.tongue {
            Tongue::Uci => running.ask_uci(referee, seat, allowance, self.closing),
            Tongue::Qtp => running.ask_qtp(referee, seat, allowance, self.closing),
        };
        let reply = reply.or_else(|unheard| match unheard {
            Unheard::Silence => Ok(Reply::Late),
            Unheard::Gone => Ok(Reply::Gone),
            Unheard::Interrupted => Err(()),
        });
        if !matches!(reply, Ok(Reply::Move { .. })) {
            // Nobody knows what it would say next.
            self.running = None;
        }
        reply.ok()
    }
}

impl Running {
    fn start(spec: &EngineSpec, closing: &AtomicBool) -> Result<Running, StartError> {
        let process = EngineProcess::start(&spec.command).map_err(StartError::System)?;
        let mut running = Running { process, name: None, has_seed: false, told: 0 };
        let greeted = match spec.tongue {
            Tongue::Uci => running.greet_uci(closing),
            Tongue::Qtp => running.greet_qtp(closing),
        };
        greeted.map_err(|unheard| match unheard {
            Unheard::Silence => StartError::Silent,
            Unheard::Gone => StartError::Gone,
            Unheard::Interrupted => StartError::Interrupted,
        })?;
        Ok(running)
    }

    fn greet_uci(&mut self, closing: &AtomicBool) -> Result<(), Unheard> {
        self.process.say("uci")?;
        let until = Instant::now() + START_PATIENCE;
        loop {
            match self.hear_uci(until, &Position::default(), closing)? {
                (_, Said::UciOk) => return Ok(()),
                (_, Said::Name(name)) => self.name = Some(name),
                (_, Said::Option(name)) => self.has_seed |= name == SEED,
                _ => {}
            }
        }
    }

    fn greet_qtp(&mut self, closing: &AtomicBool) -> Result<(), Unheard> {
        if let Answer::Done(name) = self.command("name", Instant::now() + START_PATIENCE, closing)?.1 {
            self.name = Some(name).filter(|name| !name.is_empty());
        }
        Ok(())
    }

    fn hear_uci(&self, until: Instant, position: &Position, closing: &AtomicBool) -> Result<(Instant, Said), Unheard> {
        let (when, line) = self.process.hear(until, closing)?;
        Ok((when, uci::read_line(&line, position)))
    }

    fn prepare_uci(&mut self, spec: &EngineSpec, seed: u64, closing: &AtomicBool) -> Result<(), Unheard> {
        for (name, value) in &spec.options {
            self.process.say(&format!("setoption name {name} value {value}"))?;
        }
        if self.has_seed && spec.options.iter().all(|(name, _)| name != SEED) {
            self.process.say(&format!("setoption name {SEED} value {seed}"))?;
        }
        self.process.say("ucinewgame")?;
        self.process.say("isready")?;
        let until = Instant::now() + START_PATIENCE;
        while self.hear_uci(until, &Position::default(), closing)?.1 != Said::ReadyOk {}
        Ok(())
    }

    fn ask_uci(
        &mut self,
        referee: &Referee,
        seat: Seat,
        allowance: Duration,
        closing: &AtomicBool,
    ) -> Result<Reply, Unheard> {
        let position = referee.game().position();
        self.process.say(&uci::position_line(referee.game()))?;
        let asked = Instant::now();
        self.process.say(&uci::go_line(referee, seat))?;
        let mut chance = None;
        loop {
            match self.hear_uci(asked + allowance, position, closing)? {
                (when, Said::Move(mv)) => {
                    return Ok(Reply::Move { mv, took: when.saturating_duration_since(asked), chance });
                }
                (_, Said::NoMove(text)) => return Ok(Reply::Nonsense { text }),
                (_, Said::Chance(latest)) => chance = Some(latest),
                _ => {}
            }
        }
    }

    fn prepare_qtp(&mut self, start: &Position, closing: &AtomicBool) -> Result<(), Unheard> {
        self.told = 0;
        for line in qtp::set_up(start) {
            self.command(&line, Instant::now() + START_PATIENCE, closing)?;
        }
        Ok(())
    }

    fn ask_qtp(
        &mut self,
        referee: &Referee,
        seat: Seat,
        allowance: Duration,
        closing: &AtomicBool,
    ) -> Result<Reply, Unheard> {
        let game = referee.game();
        let board = game.position().board();
        for &(before, event) in &game.history()[self.told..] {
            let Event::Move(mv) = event else { continue };
            let line = qtp::play_line(before.turn(), mv, board);
            let line = line.ok_or(Unheard::Gone)?;
            if let Answer::Refused(text) = self.command(&line, Instant::now() + START_PATIENCE, closing)?.1 {
                return Ok(Reply::Nonsense { text: format!("{line}: {text}") });
            }
        }
        let asked = Instant::now();
        let (when, answer) = self.command(&qtp::genmove_line(seat), asked + allowance, closing)?;
        let (Answer::Done(text) | Answer::Refused(text)) = answer;
        self.told = game.history().len() + 1;
        Ok(match qtp::read_move(&text, board) {
            Some(mv) => Reply::Move { mv, took: when.saturating_duration_since(asked), chance: None },
            None => Reply::Nonsense { text },
        })
    }

    /// Says a `qtp` command and waits for its answer.
    fn command(&mut self, line: &str, until: Instant, closing: &AtomicBool) -> Result<(Instant, Answer), Unheard> {
        self.process.say(line)?;
        loop {
            let (when, heard) = self.process.hear(until, closing)?;
            if let Some(answer) = qtp::read_answer(&heard) {
                return Ok((when, answer));
            }
        }
    }
}
