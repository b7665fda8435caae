//! Connects a session and the engine on a single thread, as in a page.

use std::time::Duration;

use crate::engine::Engine;
use crate::host::{Host, Report, ThreadPool};
use crate::ongoing_search::OngoingSearch;
use crate::player::Player;

use super::perft::SlicedPerft;
use super::{EngineReply, EngineRequest, LineError, MAX_LINE_BYTES, Reaction, SearchRequest, Session, UciSession};

/// Nodes searched before any answer, however soon `stop` comes: more than depth 1 takes.
const FIRST_SLICE: u64 = 1000;

/// Runs a session on one thread: lines in, slices of work in between, lines out.
///
/// The caller calls [`advance`](SliceDriver::advance) again and again while there is work, and passes lines between the slices,
/// so that the engine can be stopped at any time. `now` is the time since any fixed moment; it stands still during a slice.
///
/// ```
/// use std::time::Duration;
///
/// use fencepost_engine::protocol::{Progress, SliceDriver};
/// use fencepost_engine::Options;
///
/// let mut driver = SliceDriver::new("Example", Options { hash: 1, ..Options::default() });
/// driver.line(b"position startpos moves e2", Duration::ZERO);
/// driver.line(b"go nodes 3000", Duration::ZERO);
/// while driver.advance(1000, Duration::ZERO) == Progress::Working {}
/// assert!(driver.take_output().contains("\nbestmove "));
/// ```
pub struct SliceDriver {
    session: UciSession,
    engine: Engine,
    work: Option<Work>,
    output: String,
    /// The last report of each rank: a slice often finds the same as the one before.
    last_reports: Vec<Report>,
    is_over: bool,
}

/// What a search in one piece needs from outside while it runs.
pub trait Outside {
    /// The time since any fixed moment, as in [`SliceDriver::line`].
    fn now(&self) -> Duration;

    /// Whether to end the search now. Asked every few hundred nodes.
    fn should_stop(&self) -> bool;

    /// Takes a line of output, without a line feed, as soon as there is one.
    fn say(&mut self, line: &str);

    /// Threads for the search, as in [`Host::thread_pool`].
    fn thread_pool(&self) -> Option<&'static dyn ThreadPool> {
        None
    }
}

/// The state of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is nothing to do.
    Idle,
    /// There is more to do.
    Working,
    /// The work is done, but the answer waits for `stop`.
    AwaitingStop,
}

/// The current work.
enum Work {
    Search { search: Box<OngoingSearch>, until_stopped: bool, requested_at: Duration },
    Perft(SlicedPerft),
}

impl Work {
    fn progress(&self) -> Progress {
        match self {
            Work::Search { search, until_stopped: true, .. } if search.is_done() && search.best().is_some() => {
                Progress::AwaitingStop
            }
            Work::Search { search, .. } if search.is_done() => Progress::Idle,
            _ => Progress::Working,
        }
    }
}

impl SliceDriver {
    /// A session with an engine of that name and these options.
    pub fn new(name: impl Into<String>, options: crate::Options) -> SliceDriver {
        let engine = Engine::new(options);
        let session = UciSession::new(name, engine.options().clone());
        SliceDriver { session, engine, work: None, output: String::new(), last_reports: Vec::new(), is_over: false }
    }

    /// The same with a limit for the transposition table; see [`UciSession::with_memory_limit`].
    #[must_use]
    pub fn with_memory_limit(self, memory_limit: fn(u64) -> Option<u64>) -> SliceDriver {
        SliceDriver { session: self.session.with_memory_limit(memory_limit), ..self }
    }

    /// Takes a line, without its line feed.
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

    /// Does the requested work for about that many nodes.
    pub fn advance(&mut self, nodes: u64, now: Duration) -> Progress {
        self.work_on(nodes, now);
        self.settle()
    }

    /// How the work stands. Where there is nothing left to do, it is answered.
    fn settle(&mut self) -> Progress {
        let progress = self.work.as_ref().map_or(Progress::Idle, Work::progress);
        if progress == Progress::Idle {
            self.finish();
        }
        progress
    }

    /// Does the requested search in one piece, until a limit is reached or it is told to stop. In slices each one begins at the
    /// root again; this is for callers who can stop it from another thread.
    pub fn run(&mut self, outside: &mut dyn Outside) -> Progress {
        if let Some(Work::Search { search, requested_at, .. }) = &mut self.work {
            let requested_at = *requested_at;
            let mut host = LiveHost { session: &self.session, outside, requested_at };
            self.engine.advance(search, u64::MAX, &mut host);
        }
        self.settle()
    }

    /// The output since the last call: lines that each end with a line feed.
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
                if let Err(error) = self.engine.configure(&options) {
                    self.tell(EngineReply::NoMemory(error));
                }
            }
            EngineRequest::NewGame => self.engine.new_game(),
            EngineRequest::Search(request) => self.work = Some(self.start_search(&request, now)),
            EngineRequest::Perft { position, depth } => {
                self.work = Some(Work::Perft(SlicedPerft::new(&position, depth)));
            }
        }
    }

    fn start_search(&mut self, request: &SearchRequest, now: Duration) -> Work {
        self.last_reports.clear();
        let search = Box::new(self.engine.begin(&request.game, &request.limits));
        Work::Search { search, until_stopped: request.until_stopped, requested_at: now }
    }

    fn work_on(&mut self, nodes: u64, now: Duration) {
        match &mut self.work {
            None => {}
            Some(Work::Search { search, requested_at, .. }) => {
                let mut host = SliceHost {
                    session: &self.session,
                    output: &mut self.output,
                    last_reports: &mut self.last_reports,
                    elapsed: now.saturating_sub(*requested_at),
                };
                self.engine.advance(search, nodes, &mut host);
            }
            Some(Work::Perft(perft)) => {
                let enough = perft.total().saturating_add(nodes);
                while perft.total() < enough {
                    if !perft.step() {
                        let reply = EngineReply::Perft(Some(perft.total()));
                        self.work = None;
                        return self.tell(reply);
                    }
                }
            }
        }
    }

    /// Stops the work and answers with the result so far.
    fn stop(&mut self, now: Duration) {
        if let Some(Work::Search { search, .. }) = &self.work
            && search.nodes() == 0
        {
            self.work_on(FIRST_SLICE, now);
        }
        self.finish();
    }

    fn finish(&mut self) {
        match self.work.take() {
            None => {}
            Some(Work::Search { search, .. }) => self.tell(EngineReply::Move(search.best())),
            Some(Work::Perft(_)) => self.tell(EngineReply::Perft(None)),
        }
    }

    fn tell(&mut self, reply: EngineReply) {
        for line in self.session.finished(reply) {
            self.say(&line);
        }
    }
}

/// The host of one slice.
struct SliceHost<'a> {
    session: &'a UciSession,
    output: &'a mut String,
    last_reports: &'a mut Vec<Report>,
    elapsed: Duration,
}

impl Host for SliceHost<'_> {
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

/// The host of a search in one piece.
struct LiveHost<'a> {
    session: &'a UciSession,
    outside: &'a mut dyn Outside,
    requested_at: Duration,
}

impl Host for LiveHost<'_> {
    fn elapsed(&self) -> Duration {
        self.outside.now().saturating_sub(self.requested_at)
    }

    fn should_stop(&self) -> bool {
        self.outside.should_stop()
    }

    fn thread_pool(&self) -> Option<&'static dyn ThreadPool> {
        self.outside.thread_pool()
    }

    fn report(&mut self, report: &Report) {
        if let Some(line) = self.session.report(report) {
            self.outside.say(&line);
        }
    }
}
