//! Connects a session and a player on streams, with a thread that listens and a thread that thinks.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::host::{Host, Report, ThreadPool};
use crate::player::Player;

use super::line_reader::next_line;
use super::perft::interruptible_perft;
use super::{EngineReply, EngineRequest, Reaction, SearchRequest, Session};

/// Runs a session on streams, in two halves for two threads: [`listen`](Self::listen) and [`think`](Self::think).
///
/// The clock gives the time since any fixed moment.
pub struct StreamDriver<S, W, C> {
    shared: Mutex<Shared<S, W>>,
    /// Notified whenever something changes that one half may be waiting for.
    changed: Condvar,
    stop: AtomicBool,
    clock: C,
    thread_pool: Option<&'static dyn ThreadPool>,
}

/// What both halves share.
struct Shared<S, W> {
    session: S,
    output: W,
    /// Work not started yet, each with the time of its request.
    requests: VecDeque<(EngineRequest, Duration)>,
    is_working: bool,
    is_closing: bool,
    /// Why the output cannot be written any more.
    failure: Option<io::Error>,
}

impl<S: Session, W: Write> Shared<S, W> {
    fn is_idle(&self) -> bool {
        self.requests.is_empty() && !self.is_working
    }

    /// Writes a line and flushes it.
    fn say(&mut self, text: &str) {
        if self.failure.is_none() {
            self.failure = writeln!(self.output, "{text}").and_then(|()| self.output.flush()).err();
        }
    }
}

impl<S: Session, W: Write, C: Fn() -> Duration> StreamDriver<S, W, C> {
    /// A driver that has not started.
    pub fn new(session: S, output: W, clock: C) -> Self {
        let shared =
            Shared { session, output, requests: VecDeque::new(), is_working: false, is_closing: false, failure: None };
        StreamDriver {
            shared: Mutex::new(shared),
            changed: Condvar::new(),
            stop: AtomicBool::new(false),
            clock,
            thread_pool: None,
        }
    }

    /// The same, for players that can search with several threads.
    #[must_use]
    pub fn with_thread_pool(self, thread_pool: &'static dyn ThreadPool) -> Self {
        StreamDriver { thread_pool: Some(thread_pool), ..self }
    }

    /// The half that listens: reads lines until the end of the session.
    ///
    /// # Errors
    /// If the input cannot be read or the output cannot be written. The other half ends then, too.
    pub fn listen(&self, mut input: impl BufRead) -> io::Result<()> {
        let result = self.read_lines(&mut input);
        let mut shared = self.shared();
        shared.is_closing = true;
        if result.is_err() || shared.failure.is_some() {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.changed.notify_all();
        // A search that still runs is answered before the session ends.
        shared = self.wait_while(shared, |shared| !shared.is_idle());
        result.and(shared.failure.take().map_or(Ok(()), Err))
    }

    /// The half that thinks: does the requested work until the end of the session.
    pub fn think(&self, player: &mut dyn Player) {
        loop {
            let mut shared = self.wait_while(self.shared(), |shared| shared.requests.is_empty() && !shared.is_closing);
            let Some((request, requested_at)) = shared.requests.pop_front() else { return };
            shared.is_working = true;
            drop(shared);
            let reply = self.work(player, request, requested_at);
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

    fn read_lines(&self, input: &mut impl BufRead) -> io::Result<()> {
        loop {
            let line = next_line(input)?;
            let now = (self.clock)();
            // Requests that change the player take a moment and are awaited. Only during a search it listens on.
            let mut shared = self.wait_while(self.shared(), |shared| {
                !shared.is_idle() && (S::IS_SEQUENTIAL || !shared.session.is_busy()) && shared.failure.is_none()
            });
            let is_last = line.is_none();
            let reactions = match line {
                Some(Ok(line)) => shared.session.line(&line),
                Some(Err(error)) => shared.session.unreadable_line(error),
                None => shared.session.end(),
            };
            let quits = self.react(&mut shared, reactions, now);
            if quits || is_last || shared.failure.is_some() {
                return Ok(());
            }
        }
    }

    /// Does what the session wants. Returns whether to end the session.
    fn react(&self, shared: &mut Shared<S, W>, reactions: Vec<Reaction>, now: Duration) -> bool {
        let mut quits = false;
        for reaction in reactions {
            match reaction {
                Reaction::Say(text) => shared.say(&text),
                Reaction::Do(request) => {
                    self.stop.store(false, Ordering::Relaxed);
                    shared.requests.push_back((request, now));
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

    fn work(&self, player: &mut dyn Player, request: EngineRequest, requested_at: Duration) -> Option<EngineReply> {
        match request {
            EngineRequest::Configure(options) => {
                return player.configure(&options).err().map(EngineReply::NoMemory);
            }
            EngineRequest::NewGame => player.new_game(),
            EngineRequest::Search(search) => {
                return Some(EngineReply::Move(self.choose(player, &search, requested_at)));
            }
            EngineRequest::Perft { position, depth } => {
                return Some(EngineReply::Perft(interruptible_perft(&position, depth, &|| {
                    self.stop.load(Ordering::Relaxed)
                })));
            }
        }
        None
    }

    fn choose(
        &self,
        player: &mut dyn Player,
        search: &SearchRequest,
        requested_at: Duration,
    ) -> Option<fencepost_rules::Move> {
        let mv = player.choose(&search.game, &search.limits, &mut StreamDriverHost { driver: self, requested_at });
        if search.until_stopped && mv.is_some() {
            drop(
                self.wait_while(self.shared(), |shared| !self.stop.load(Ordering::Relaxed) && shared.failure.is_none()),
            );
        }
        mv
    }

    fn shared(&self) -> MutexGuard<'_, Shared<S, W>> {
        // A panic elsewhere leaves nothing here half done.
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_while<'a>(
        &self,
        shared: MutexGuard<'a, Shared<S, W>>,
        must_wait: impl Fn(&Shared<S, W>) -> bool,
    ) -> MutexGuard<'a, Shared<S, W>> {
        self.changed.wait_while(shared, |shared| must_wait(shared)).unwrap_or_else(PoisonError::into_inner)
    }
}

/// The host of a search that runs while the other half listens.
struct StreamDriverHost<'a, S, W, C> {
    driver: &'a StreamDriver<S, W, C>,
    requested_at: Duration,
}

impl<S: Session, W: Write, C: Fn() -> Duration> Host for StreamDriverHost<'_, S, W, C> {
    fn elapsed(&self) -> Duration {
        (self.driver.clock)().saturating_sub(self.requested_at)
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
