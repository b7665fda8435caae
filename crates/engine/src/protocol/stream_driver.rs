//! A session and a player at work on streams.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::host::{Host, Report, ThreadPool};
use crate::player::Player;

use super::line_reader::next_line;
use super::perft::count;
use super::{EngineReply, EngineRequest, Reaction, SearchRequest, Session};

/// A talk between another program and a player, in two halves that run beside each other: [`listen`](Self::listen)
/// and [`think`](Self::think).
///
/// The clock gives the time since any fixed moment.
pub struct StreamDriver<S, W, C> {
    shared: Mutex<Shared<S, W>>,
    /// Rung whenever something changes that one half may be waiting for.
    changed: Condvar,
    stop: AtomicBool,
    clock: C,
    thread_pool: Option<&'static dyn ThreadPool>,
}

/// What both halves work on, one at a time.
struct Shared<S, W> {
    session: S,
    output: W,
    /// Work not begun, each with the time it was asked for.
    jobs: VecDeque<(EngineRequest, Duration)>,
    is_working: bool,
    is_closing: bool,
    /// Why nothing can be written any more.
    failure: Option<io::Error>,
}

impl<S: Session, W: Write> Shared<S, W> {
    fn is_idle(&self) -> bool {
        self.jobs.is_empty() && !self.is_working
    }

    /// Writes a line at once, so that whoever waits for it gets it.
    fn say(&mut self, text: &str) {
        if self.failure.is_none() {
            self.failure = writeln!(self.output, "{text}").and_then(|()| self.output.flush()).err();
        }
    }
}

impl<S: Session, W: Write, C: Fn() -> Duration> StreamDriver<S, W, C> {
    /// A talk that has not begun.
    pub fn new(session: S, output: W, clock: C) -> Self {
        let shared =
            Shared { session, output, jobs: VecDeque::new(), is_working: false, is_closing: false, failure: None };
        StreamDriver {
            shared: Mutex::new(shared),
            changed: Condvar::new(),
            stop: AtomicBool::new(false),
            clock,
            thread_pool: None,
        }
    }

    /// The same, for players that can think with several threads.
    #[must_use]
    pub fn with_thread_pool(self, thread_pool: &'static dyn ThreadPool) -> Self {
        StreamDriver { thread_pool: Some(thread_pool), ..self }
    }

    /// The half that listens: takes in lines until the end of the talk.
    ///
    /// # Errors
    /// When the input cannot be read or the output cannot be written. The other half ends then, too.
    pub fn listen(&self, mut input: impl BufRead) -> io::Result<()> {
        let result = self.take_lines(&mut input);
        let mut shared = self.shared();
        shared.is_closing = true;
        if result.is_err() || shared.failure.is_some() {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.changed.notify_all();
        // The answer to what is still being thought about belongs to the talk.
        shared = self.wait_while(shared, |shared| !shared.is_idle());
        result.and(shared.failure.take().map_or(Ok(()), Err))
    }

    /// The half that thinks: does the work that lines ask for, until the end of the talk.
    pub fn think(&self, player: &mut dyn Player) {
        loop {
            let mut shared = self.wait_while(self.shared(), |shared| shared.jobs.is_empty() && !shared.is_closing);
            let Some((request, asked_at)) = shared.jobs.pop_front() else { return };
            shared.is_working = true;
            drop(shared);
            let reply = self.work(player, request, asked_at);
            let mut shared = self.shared();
            if let Some(reply) = reply {
                for line in shared.session.finished(reply) {
                    shared.say(&line);
                }
            }
            shared.is_working = false;
            self.changed.notify_all();
        }
    }

    fn take_lines(&self, input: &mut impl BufRead) -> io::Result<()> {
        loop {
            let line = next_line(input)?;
            let now = (self.clock)();
            // Lines that change the player take a moment; only thinking is something to listen beside.
            let mut shared = self.wait_while(self.shared(), |shared| {
                !shared.is_idle() && (S::IS_SEQUENTIAL || !shared.session.is_busy()) && shared.failure.is_none()
            });
            let is_last = line.is_none();
            let reactions = match line {
                Some(Ok(line)) => shared.session.line(&line),
                Some(Err(bad)) => shared.session.unreadable_line(bad),
                None => shared.session.end(),
            };
            let quits = self.react(&mut shared, reactions, now);
            if quits || is_last || shared.failure.is_some() {
                return Ok(());
            }
        }
    }

    /// Does what the session wants; says whether to end the talk.
    fn react(&self, shared: &mut Shared<S, W>, reactions: Vec<Reaction>, now: Duration) -> bool {
        let mut quits = false;
        for reaction in reactions {
            match reaction {
                Reaction::Say(text) => shared.say(&text),
                Reaction::Do(request) => {
                    self.stop.store(false, Ordering::Relaxed);
                    shared.jobs.push_back((request, now));
                }
                Reaction::Stop => self.stop.store(true, Ordering::Relaxed),
                Reaction::Quit => {
                    self.stop.store(true, Ordering::Relaxed);
                    quits = true;
                }
            }
        }
        self.changed.notify_all();
        quits
    }

    fn work(&self, player: &mut dyn Player, request: EngineRequest, asked_at: Duration) -> Option<EngineReply> {
        match request {
            EngineRequest::Configure(options) => {
                return player.configure(&options).err().map(EngineReply::TableMemoryError);
            }
            EngineRequest::NewGame => player.new_game(),
            EngineRequest::Think(task) => return Some(EngineReply::Move(self.choose(player, &task, asked_at))),
            EngineRequest::Perft { position, depth } => {
                return Some(EngineReply::Perft(count(&position, depth, &|| self.stop.load(Ordering::Relaxed))));
            }
        }
        None
    }

    fn choose(
        &self,
        player: &mut dyn Player,
        task: &SearchRequest,
        asked_at: Duration,
    ) -> Option<fencepost_rules::Move> {
        let mv = player.choose(&task.game, &task.limits, &mut StreamDriverHost { driver: self, asked_at });
        if task.until_stopped && mv.is_some() {
            drop(
                self.wait_while(self.shared(), |shared| !self.stop.load(Ordering::Relaxed) && shared.failure.is_none()),
            );
        }
        mv
    }

    fn shared(&self) -> MutexGuard<'_, Shared<S, W>> {
        // Nothing at the desk is left half done by a panic elsewhere.
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_while<'a>(
        &self,
        shared: MutexGuard<'a, Shared<S, W>>,
        is_early: impl Fn(&Shared<S, W>) -> bool,
    ) -> MutexGuard<'a, Shared<S, W>> {
        self.changed.wait_while(shared, |shared| is_early(shared)).unwrap_or_else(PoisonError::into_inner)
    }
}

/// The surroundings of a search that runs beside a listener.
struct StreamDriverHost<'a, S, W, C> {
    driver: &'a StreamDriver<S, W, C>,
    asked_at: Duration,
}

impl<S: Session, W: Write, C: Fn() -> Duration> Host for StreamDriverHost<'_, S, W, C> {
    fn elapsed(&self) -> Duration {
        (self.driver.clock)().saturating_sub(self.asked_at)
    }

    fn should_stop(&self) -> bool {
        self.driver.stop.load(Ordering::Relaxed)
    }

    fn report(&mut self, report: &Report) {
        let mut shared = self.driver.shared();
        if let Some(line) = shared.session.report(report) {
            shared.say(&line);
        }
        if shared.failure.is_some() {
            self.driver.stop.store(true, Ordering::Relaxed);
        }
    }

    fn thread_pool(&self) -> Option<&'static dyn ThreadPool> {
        self.driver.thread_pool
    }
}
