//! A session and a player at work on streams.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::host::{Crew, Host, Report};
use crate::player::Player;

use super::count::count;
use super::lines::next_line;
use super::{Finding, Job, Reaction, Session, Task};

/// A talk between another program and a player, in two halves that run beside each other: [`listen`](Self::listen)
/// and [`think`](Self::think).
///
/// The clock gives the time since any fixed moment.
pub struct Conversation<S, W, C> {
    desk: Mutex<Desk<S, W>>,
    /// Rung whenever something changes that one half may be waiting for.
    bell: Condvar,
    stop: AtomicBool,
    clock: C,
    crew: Option<&'static dyn Crew>,
}

/// What both halves work on, one at a time.
struct Desk<S, W> {
    session: S,
    output: W,
    /// Work not begun, each with the time it was asked for.
    jobs: VecDeque<(Job, Duration)>,
    is_working: bool,
    is_closing: bool,
    /// Why nothing can be written any more.
    failure: Option<io::Error>,
}

impl<S: Session, W: Write> Desk<S, W> {
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

impl<S: Session, W: Write, C: Fn() -> Duration> Conversation<S, W, C> {
    /// A talk that has not begun.
    pub fn new(session: S, output: W, clock: C) -> Self {
        let desk = Desk { session, output, jobs: VecDeque::new(), is_working: false, is_closing: false, failure: None };
        Conversation { desk: Mutex::new(desk), bell: Condvar::new(), stop: AtomicBool::new(false), clock, crew: None }
    }

    /// The same, for players that can think with several threads.
    #[must_use]
    pub fn with_crew(self, crew: &'static dyn Crew) -> Self {
        Conversation { crew: Some(crew), ..self }
    }

    /// The half that listens: takes in lines until the end of the talk.
    ///
    /// # Errors
    /// When the input cannot be read or the output cannot be written. The other half ends then, too.
    pub fn listen(&self, mut input: impl BufRead) -> io::Result<()> {
        let result = self.take_lines(&mut input);
        let mut desk = self.desk();
        desk.is_closing = true;
        if result.is_err() || desk.failure.is_some() {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.bell.notify_all();
        // The answer to what is still being thought about belongs to the talk.
        desk = self.wait_while(desk, |desk| !desk.is_idle());
        result.and(desk.failure.take().map_or(Ok(()), Err))
    }

    /// The half that thinks: does the work that lines ask for, until the end of the talk.
    pub fn think(&self, player: &mut dyn Player) {
        loop {
            let mut desk = self.wait_while(self.desk(), |desk| desk.jobs.is_empty() && !desk.is_closing);
            let Some((job, asked_at)) = desk.jobs.pop_front() else { return };
            desk.is_working = true;
            drop(desk);
            let finding = self.work(player, job, asked_at);
            let mut desk = self.desk();
            if let Some(finding) = finding {
                for line in desk.session.finished(finding) {
                    desk.say(&line);
                }
            }
            desk.is_working = false;
            self.bell.notify_all();
        }
    }

    fn take_lines(&self, input: &mut impl BufRead) -> io::Result<()> {
        loop {
            let line = next_line(input)?;
            let now = (self.clock)();
            // Lines that change the player take a moment; only thinking is something to listen beside.
            let mut desk = self.wait_while(self.desk(), |desk| {
                !desk.is_idle() && (S::IN_TURN || !desk.session.is_busy()) && desk.failure.is_none()
            });
            let is_last = line.is_none();
            let reactions = match line {
                Some(Ok(line)) => desk.session.line(&line),
                Some(Err(bad)) => desk.session.bad_line(bad),
                None => desk.session.end(),
            };
            let quits = self.react(&mut desk, reactions, now);
            if quits || is_last || desk.failure.is_some() {
                return Ok(());
            }
        }
    }

    /// Does what the session wants; says whether to end the talk.
    fn react(&self, desk: &mut Desk<S, W>, reactions: Vec<Reaction>, now: Duration) -> bool {
        let mut quits = false;
        for reaction in reactions {
            match reaction {
                Reaction::Say(text) => desk.say(&text),
                Reaction::Do(job) => {
                    self.stop.store(false, Ordering::Relaxed);
                    desk.jobs.push_back((job, now));
                }
                Reaction::Stop => self.stop.store(true, Ordering::Relaxed),
                Reaction::Quit => {
                    self.stop.store(true, Ordering::Relaxed);
                    quits = true;
                }
            }
        }
        self.bell.notify_all();
        quits
    }

    fn work(&self, player: &mut dyn Player, job: Job, asked_at: Duration) -> Option<Finding> {
        match job {
            Job::Configure(options) => return player.configure(&options).err().map(Finding::NoRoom),
            Job::NewGame => player.new_game(),
            Job::Think(task) => return Some(Finding::Move(self.choose(player, &task, asked_at))),
            Job::Count { position, depth } => {
                return Some(Finding::Count(count(&position, depth, &|| self.stop.load(Ordering::Relaxed))));
            }
        }
        None
    }

    fn choose(&self, player: &mut dyn Player, task: &Task, asked_at: Duration) -> Option<fencepost_rules::Move> {
        let mv = player.choose(&task.game, &task.limits, &mut Beside { conversation: self, asked_at });
        if task.until_stopped && mv.is_some() {
            drop(self.wait_while(self.desk(), |desk| !self.stop.load(Ordering::Relaxed) && desk.failure.is_none()));
        }
        mv
    }

    fn desk(&self) -> MutexGuard<'_, Desk<S, W>> {
        // Nothing at the desk is left half done by a panic elsewhere.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_while<'a>(
        &self,
        desk: MutexGuard<'a, Desk<S, W>>,
        is_early: impl Fn(&Desk<S, W>) -> bool,
    ) -> MutexGuard<'a, Desk<S, W>> {
        self.bell.wait_while(desk, |desk| is_early(desk)).unwrap_or_else(PoisonError::into_inner)
    }
}

/// The surroundings of a search that runs beside a listener.
struct Beside<'a, S, W, C> {
    conversation: &'a Conversation<S, W, C>,
    asked_at: Duration,
}

impl<S: Session, W: Write, C: Fn() -> Duration> Host for Beside<'_, S, W, C> {
    fn elapsed(&self) -> Duration {
        (self.conversation.clock)().saturating_sub(self.asked_at)
    }

    fn should_stop(&self) -> bool {
        self.conversation.stop.load(Ordering::Relaxed)
    }

    fn report(&mut self, report: &Report) {
        let mut desk = self.conversation.desk();
        if let Some(line) = desk.session.report(report) {
            desk.say(&line);
        }
        if desk.failure.is_some() {
            self.conversation.stop.store(true, Ordering::Relaxed);
        }
    }

    fn crew(&self) -> Option<&'static dyn Crew> {
        self.conversation.crew
    }
}
