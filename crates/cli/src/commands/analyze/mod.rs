//! `fencepost analyze`: looks through whole games, several at the same time.

mod annotated;
mod json;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use fencepost_engine::report::{Finding, GameReport, next_search, progress};
use fencepost_engine::{Engine, NullHost, Options, Player, SearchLimits};
use fencepost_language::Language;
use fencepost_rules::Game;
use fencepost_rules::record::{ReadOptions, Record};

use crate::analyze_arguments::{AnalyzeOptions, ReportForm};
use crate::cli_error::CliError;
use crate::commands::convert::destination::Destination;
use crate::commands::convert::games::Games;
use crate::commands::convert::source::Source;
use crate::environment::Environment;
use crate::progress::Progress;

/// The transposition table of each thread, in MiB.
const HASH: usize = 32;
/// So many games are read ahead: enough to tell how much there is to do, and few enough for any memory.
const GAMES_AHEAD: usize = 1000;
/// How often the progress bar moves.
const TICK: Duration = Duration::from_millis(200);

pub(crate) fn analyze(options: &AnalyzeOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let output = options.output.as_deref().filter(|path| *path != std::path::Path::new("-"));
    let mut destination = Destination::open(output, &language)?;
    let source = Source::open(&options.file, env.input, false, &language)?;
    let games = Games::begin(source, None, ReadOptions::default(), &language)?;
    let threads = options.threads.map_or_else(all_cores, |threads| threads as usize);
    let mut queue = Queue::new(games, Progress::of_growing_count(env.errors_is_terminal));
    let mut writer = Writer { form: options.to, destination: &mut destination, language: &language, written: 0 };
    run(&mut queue, &mut writer, threads, options.nodes())?;
    writer.end()?;
    let (found, written) = (queue.games.found(), writer.written);
    for sentence in &queue.unreadable {
        env.errors.write_all(CliError::Sentence(sentence.clone()).message(&language).as_bytes())?;
    }
    if found == 0 {
        return Err(language.text_with("convert-no-game", &[("file", queue.games.file().into())]).into());
    }
    if written == 0 {
        return Err(language.text_with("analyze-no-game", &[("file", queue.games.file().into())]).into());
    }
    destination.finish(env.output)?;
    if queue.unreadable.is_empty() { Ok(()) } else { Err(CliError::Partly) }
}

pub(crate) fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The games that are read, and those that could not be.
struct Queue<'a> {
    games: Games<'a>,
    progress: Progress,
    unreadable: Vec<String>,
    /// How many games have been handed out.
    number: usize,
    is_over: bool,
}

/// A game to look through, with its number among those that could be read.
struct Job {
    number: usize,
    record: Record,
}

impl<'a> Queue<'a> {
    fn new(games: Games<'a>, progress: Progress) -> Queue<'a> {
        Queue { games, progress, unreadable: Vec::new(), number: 0, is_over: false }
    }

    fn next(&mut self) -> Result<Option<Job>, CliError> {
        while !self.is_over {
            match self.games.next_readable()? {
                Some(Ok(record)) => {
                    self.number += 1;
                    self.progress.lengthen(record.main_line().count() as u64 + 1);
                    return Ok(Some(Job { number: self.number, record }));
                }
                Some(Err(sentence)) => self.unreadable.push(sentence),
                None => self.is_over = true,
            }
        }
        Ok(None)
    }
}

/// Reads games, hands them to the threads, and writes the reports in the order of the games.
fn run(queue: &mut Queue<'_>, writer: &mut Writer<'_>, threads: usize, nodes: u64) -> Result<(), CliError> {
    let (jobs, open) = channel::<Job>();
    let open = Mutex::new(open);
    let (done, reports) = channel();
    let searched = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (open, done, searched) = (&open, done.clone(), &searched);
            scope.spawn(move || work(open, &done, searched, nodes));
        }
        drop(done);
        // Dropping the sender at the end, even after an error, ends the threads.
        let jobs = jobs;
        let mut waiting: BTreeMap<usize, (Record, GameReport)> = BTreeMap::new();
        let mut next = 1;
        loop {
            while queue.number + 1 - next < GAMES_AHEAD {
                let Some(job) = queue.next()? else { break };
                let _ = jobs.send(job);
            }
            if next > queue.number {
                return Ok(());
            }
            match reports.recv_timeout(TICK) {
                Ok((number, record, report)) => drop(waiting.insert(number, (record, report))),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            queue.progress.advance(searched.swap(0, Ordering::Relaxed));
            while let Some((record, report)) = waiting.remove(&next) {
                writer.write(record, &report)?;
                next += 1;
            }
        }
    })
}

type Report = (usize, Record, GameReport);

/// Looks through games until there are no more.
fn work(open: &Mutex<Receiver<Job>>, done: &Sender<Report>, searched: &AtomicU64, nodes: u64) {
    let mut engine = Engine::new(Options { hash: HASH, ..Options::default() });
    loop {
        let job = open.lock().unwrap_or_else(std::sync::PoisonError::into_inner).recv();
        let Ok(Job { number, record }) = job else { return };
        let report = report_on(&record.game_at(record.last()), &mut engine, nodes, searched);
        if done.send((number, record, report)).is_err() {
            return;
        }
    }
}

/// The report on a game as far as it went on the board.
fn report_on(game: &Game, engine: &mut Engine, nodes: u64, searched: &AtomicU64) -> GameReport {
    // The same report, whichever game was before.
    engine.new_game();
    let mut findings: Vec<Option<Finding>> = vec![None; game.history().len() + 1];
    while let Some(task) = next_search(game, &findings, nodes) {
        let mut at = Game::new(*game.start());
        for event in game.events().take(task.index) {
            at.apply(event).expect("every event of a game was legal");
        }
        let limits = SearchLimits { nodes: Some(task.nodes), ..SearchLimits::default() };
        let found = engine.think(&at, &limits, &mut NullHost).expect("a position that is searched is not over");
        let is_first = findings[task.index].is_none();
        findings[task.index] = Some(Finding::new(at.position(), task.nodes, &found));
        searched.fetch_add(u64::from(is_first), Ordering::Relaxed);
    }
    debug_assert_eq!(progress(game, &findings, nodes).done, progress(game, &findings, nodes).total);
    GameReport::new(game, &findings).expect("everything has been searched")
}

/// Writes reports one after another.
struct Writer<'a> {
    form: ReportForm,
    destination: &'a mut Destination,
    language: &'a Arc<Language>,
    written: usize,
}

impl Writer<'_> {
    fn write(&mut self, record: Record, report: &GameReport) -> Result<(), CliError> {
        let is_first = self.written == 0;
        self.written += 1;
        let text = match self.form {
            ReportForm::Json => {
                format!("{}{}", if is_first { "{\"games\":[\n" } else { ",\n" }, json::write(&record, report))
            }
            ReportForm::Qgn => {
                format!("{}{}", if is_first { "" } else { "\n" }, annotated::annotate(record, report, self.language))
            }
        };
        self.destination.put(text.as_bytes())
    }

    fn end(&mut self) -> Result<(), CliError> {
        match self.form {
            ReportForm::Json if self.written > 0 => self.destination.put(b"\n]}\n"),
            _ => Ok(()),
        }
    }
}
