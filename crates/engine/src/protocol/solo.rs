//! A session and the engine at work on a single thread, as in a page.

use std::time::Duration;

use fencepost_rules::Game;

use crate::engine::Engine;
use crate::host::{Host, Report};
use crate::player::Player;
use crate::thought::Thought;

use super::count::Counting;
use super::{BadLine, Finding, Job, LONGEST_LINE, Reaction, Session, Task, UciSession};

/// Looked at before any answer, however soon `stop` comes: there is time for more than the engine's first look.
const FIRST_SLICE: u64 = 1000;

/// A talk on one thread: lines in, slices of work in between, lines out.
///
/// Nothing happens by itself. Whoever has the thread calls [`advance`](Solo::advance) again and again while there is
/// work, and hands in lines between the slices, so that the engine can be stopped at any time. The clock gives the time
/// since any fixed moment; it stands still while a slice is worked on.
///
/// ```
/// use std::time::Duration;
///
/// use fencepost_engine::protocol::{Progress, Solo};
/// use fencepost_engine::Options;
///
/// let mut talk = Solo::new("Example", Options { hash: 1, ..Options::default() });
/// talk.line(b"position startpos moves e2", Duration::ZERO);
/// talk.line(b"go nodes 3000", Duration::ZERO);
/// while talk.advance(1000, Duration::ZERO) == Progress::Working {}
/// assert!(talk.take_output().contains("\nbestmove "));
/// ```
pub struct Solo {
    session: UciSession,
    engine: Engine,
    work: Option<Work>,
    output: String,
    /// The line of each rank that was told last: a slice often finds the same as the one before.
    told: Vec<Report>,
    is_over: bool,
}

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is nothing to do.
    Idle,
    /// There is more to do.
    Working,
    /// All is done, but the answer is wanted only after `stop`.
    Held,
}

/// What is being worked on.
enum Work {
    Thought { thought: Box<Thought>, until_stopped: bool, asked_at: Duration },
    Count(Counting),
}

impl Work {
    fn progress(&self) -> Progress {
        match self {
            Work::Thought { thought, until_stopped: true, .. } if thought.is_done() && thought.best().is_some() => {
                Progress::Held
            }
            Work::Thought { thought, .. } if thought.is_done() => Progress::Idle,
            _ => Progress::Working,
        }
    }
}

impl Solo {
    /// A talk with an engine of that name and these options.
    pub fn new(name: impl Into<String>, options: crate::Options) -> Solo {
        let engine = Engine::new(options);
        let session = UciSession::new(name, engine.options().clone());
        Solo { session, engine, work: None, output: String::new(), told: Vec::new(), is_over: false }
    }

    /// The same, told how much memory the table may take; see [`UciSession::with_room`].
    #[must_use]
    pub fn with_room(self, room: fn(u64) -> Option<u64>) -> Solo {
        Solo { session: self.session.with_room(room), ..self }
    }

    /// Takes a line, without its end.
    pub fn line(&mut self, line: &[u8], now: Duration) {
        if self.is_over {
            return;
        }
        let reactions = if line.len() > LONGEST_LINE {
            self.session.bad_line(BadLine::TooLong)
        } else {
            match std::str::from_utf8(line) {
                Ok(line) => self.session.line(line),
                Err(_) => self.session.bad_line(BadLine::NotText),
            }
        };
        for reaction in reactions {
            match reaction {
                Reaction::Say(text) => self.say(&text),
                Reaction::Do(job) => self.begin(job, now),
                Reaction::Stop => self.stop(now),
                Reaction::Quit => {
                    self.stop(now);
                    self.is_over = true;
                }
            }
        }
    }

    /// Works on what was asked for, for about so many positions.
    pub fn advance(&mut self, nodes: u64, now: Duration) -> Progress {
        self.work_on(nodes, now);
        let progress = self.work.as_ref().map_or(Progress::Idle, Work::progress);
        if progress == Progress::Idle {
            self.finish();
        }
        progress
    }

    /// All that was said since this was last called: lines that each end with a line feed.
    pub fn take_output(&mut self) -> String {
        std::mem::take(&mut self.output)
    }

    fn say(&mut self, text: &str) {
        self.output += text;
        self.output.push('\n');
    }

    fn begin(&mut self, job: Job, now: Duration) {
        match job {
            Job::Configure(options) => {
                if let Err(no_room) = self.engine.configure(&options) {
                    self.tell(Finding::NoRoom(no_room));
                }
            }
            Job::NewGame => self.engine.new_game(),
            Job::Think(task) => self.work = Some(self.thought(&task.game, &task, now)),
            Job::Count { position, depth } => self.work = Some(Work::Count(Counting::new(&position, depth))),
        }
    }

    fn thought(&mut self, game: &Game, task: &Task, now: Duration) -> Work {
        self.told.clear();
        let thought = Box::new(self.engine.begin(game, &task.limits));
        Work::Thought { thought, until_stopped: task.until_stopped, asked_at: now }
    }

    fn work_on(&mut self, nodes: u64, now: Duration) {
        match &mut self.work {
            None => {}
            Some(Work::Thought { thought, asked_at, .. }) => {
                let mut host = Desk {
                    session: &self.session,
                    output: &mut self.output,
                    told: &mut self.told,
                    elapsed: now.saturating_sub(*asked_at),
                };
                self.engine.advance(thought, nodes, &mut host);
            }
            Some(Work::Count(counting)) => {
                let enough = counting.total().saturating_add(nodes);
                while counting.total() < enough {
                    if !counting.step() {
                        let finding = Finding::Count(Some(counting.total()));
                        self.work = None;
                        return self.tell(finding);
                    }
                }
            }
        }
    }

    /// Cuts the work short and answers with what there is.
    fn stop(&mut self, now: Duration) {
        if let Some(Work::Thought { thought, .. }) = &self.work
            && thought.nodes() == 0
        {
            self.work_on(FIRST_SLICE, now);
        }
        self.finish();
    }

    fn finish(&mut self) {
        match self.work.take() {
            None => {}
            Some(Work::Thought { thought, .. }) => self.tell(Finding::Move(thought.best())),
            Some(Work::Count(_)) => self.tell(Finding::Count(None)),
        }
    }

    fn tell(&mut self, finding: Finding) {
        for line in self.session.finished(finding) {
            self.say(&line);
        }
    }
}

/// The surroundings of one slice.
struct Desk<'a> {
    session: &'a UciSession,
    output: &'a mut String,
    told: &'a mut Vec<Report>,
    elapsed: Duration,
}

impl Host for Desk<'_> {
    fn elapsed(&self) -> Duration {
        self.elapsed
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, report: &Report) {
        let finds_the_same = |told: &Report| {
            (told.rank, told.depth, told.score, &told.line) == (report.rank, report.depth, report.score, &report.line)
                && told.chances == report.chances
        };
        if self.told.iter().any(finds_the_same) {
            return;
        }
        self.told.retain(|told| told.rank != report.rank);
        self.told.push(report.clone());
        if let Some(line) = self.session.report(report) {
            *self.output += &line;
            self.output.push('\n');
        }
    }
}
