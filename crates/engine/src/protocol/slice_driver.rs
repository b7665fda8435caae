//! A session and the engine at work on a single thread, as in a page.

use std::time::Duration;

use fencepost_rules::Game;

use crate::engine::Engine;
use crate::host::{Host, Report};
use crate::ongoing_search::OngoingSearch;
use crate::player::Player;

use super::perft::SlicedPerft;
use super::{EngineReply, EngineRequest, LineError, MAX_LINE_BYTES, Reaction, SearchRequest, Session, UciSession};

/// Looked at before any answer, however soon `stop` comes: there is time for more than the engine's first look.
const FIRST_SLICE: u64 = 1000;

/// A talk on one thread: lines in, slices of work in between, lines out.
///
/// Nothing happens by itself. Whoever has the thread calls [`advance`](SliceDriver::advance) again and again while there is
/// work, and hands in lines between the slices, so that the engine can be stopped at any time. The clock gives the time
/// since any fixed moment; it stands still while a slice is worked on.
///
/// ```
/// use std::time::Duration;
///
/// use fencepost_engine::protocol::{Progress, SliceDriver};
/// use fencepost_engine::Options;
///
/// let mut talk = SliceDriver::new("Example", Options { hash: 1, ..Options::default() });
/// talk.line(b"position startpos moves e2", Duration::ZERO);
/// talk.line(b"go nodes 3000", Duration::ZERO);
/// while talk.advance(1000, Duration::ZERO) == Progress::Working {}
/// assert!(talk.take_output().contains("\nbestmove "));
/// ```
pub struct SliceDriver {
    session: UciSession,
    engine: Engine,
    work: Option<Work>,
    output: String,
    /// The line of each rank that was told last: a slice often finds the same as the one before.
    last_reports: Vec<Report>,
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
    AwaitingStop,
}

/// What is being worked on.
enum Work {
    OngoingSearch { thought: Box<OngoingSearch>, until_stopped: bool, asked_at: Duration },
    Perft(SlicedPerft),
}

impl Work {
    fn progress(&self) -> Progress {
        match self {
            Work::OngoingSearch { thought, until_stopped: true, .. }
                if thought.is_done() && thought.best().is_some() =>
            {
                Progress::AwaitingStop
            }
            Work::OngoingSearch { thought, .. } if thought.is_done() => Progress::Idle,
            _ => Progress::Working,
        }
    }
}

impl SliceDriver {
    /// A talk with an engine of that name and these options.
    pub fn new(name: impl Into<String>, options: crate::Options) -> SliceDriver {
        let engine = Engine::new(options);
        let session = UciSession::new(name, engine.options().clone());
        SliceDriver { session, engine, work: None, output: String::new(), last_reports: Vec::new(), is_over: false }
    }

    /// The same, told how much memory the table may take; see [`UciSession::with_memory_limit`].
    #[must_use]
    pub fn with_memory_limit(self, room: fn(u64) -> Option<u64>) -> SliceDriver {
        SliceDriver { session: self.session.with_memory_limit(room), ..self }
    }

    /// Takes a line, without its end.
    pub fn line(&mut self, line: &[u8], now: Duration) {
        if self.is_over {
            return;
        }
        let reactions = if line.len() > MAX_LINE_BYTES {
            self.session.unreadable_line(LineError::TooLong)
        } else {
            match std::str::from_utf8(line) {
                Ok(line) => self.session.line(line),
                Err(_) => self.session.unreadable_line(LineError::NotText),
            }
        };
        for reaction in reactions {
            match reaction {
                Reaction::Say(text) => self.say(&text),
                Reaction::Do(request) => self.begin(request, now),
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

    fn begin(&mut self, request: EngineRequest, now: Duration) {
        match request {
            EngineRequest::Configure(options) => {
                if let Err(no_room) = self.engine.configure(&options) {
                    self.tell(EngineReply::TableMemoryError(no_room));
                }
            }
            EngineRequest::NewGame => self.engine.new_game(),
            EngineRequest::Think(task) => self.work = Some(self.thought(&task.game, &task, now)),
            EngineRequest::Perft { position, depth } => {
                self.work = Some(Work::Perft(SlicedPerft::new(&position, depth)))
            }
        }
    }

    fn thought(&mut self, game: &Game, task: &SearchRequest, now: Duration) -> Work {
        self.last_reports.clear();
        let thought = Box::new(self.engine.begin(game, &task.limits));
        Work::OngoingSearch { thought, until_stopped: task.until_stopped, asked_at: now }
    }

    fn work_on(&mut self, nodes: u64, now: Duration) {
        match &mut self.work {
            None => {}
            Some(Work::OngoingSearch { thought, asked_at, .. }) => {
                let mut host = Shared {
                    session: &self.session,
                    output: &mut self.output,
                    last_reports: &mut self.last_reports,
                    elapsed: now.saturating_sub(*asked_at),
                };
                self.engine.advance(thought, nodes, &mut host);
            }
            Some(Work::Perft(counting)) => {
                let enough = counting.total().saturating_add(nodes);
                while counting.total() < enough {
                    if !counting.step() {
                        let reply = EngineReply::Perft(Some(counting.total()));
                        self.work = None;
                        return self.tell(reply);
                    }
                }
            }
        }
    }

    /// Cuts the work short and answers with what there is.
    fn stop(&mut self, now: Duration) {
        if let Some(Work::OngoingSearch { thought, .. }) = &self.work
            && thought.nodes() == 0
        {
            self.work_on(FIRST_SLICE, now);
        }
        self.finish();
    }

    fn finish(&mut self) {
        match self.work.take() {
            None => {}
            Some(Work::OngoingSearch { thought, .. }) => self.tell(EngineReply::Move(thought.best())),
            Some(Work::Perft(_)) => self.tell(EngineReply::Perft(None)),
        }
    }

    fn tell(&mut self, reply: EngineReply) {
        for line in self.session.finished(reply) {
            self.say(&line);
        }
    }
}

/// The surroundings of one slice.
struct Shared<'a> {
    session: &'a UciSession,
    output: &'a mut String,
    last_reports: &'a mut Vec<Report>,
    elapsed: Duration,
}

impl Host for Shared<'_> {
    fn elapsed(&self) -> Duration {
        self.elapsed
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, report: &Report) {
        let finds_the_same = |last_reports: &Report| {
            (last_reports.rank, last_reports.depth, last_reports.score, &last_reports.line)
                == (report.rank, report.depth, report.score, &report.line)
                && last_reports.chances == report.chances
        };
        if self.last_reports.iter().any(finds_the_same) {
            return;
        }
        self.last_reports.retain(|last_reports| last_reports.rank != report.rank);
        self.last_reports.push(report.clone());
        if let Some(line) = self.session.report(report) {
            *self.output += &line;
            self.output.push('\n');
        }
    }
}
