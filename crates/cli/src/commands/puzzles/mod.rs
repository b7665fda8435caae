//! `fencepost puzzles`: finds puzzles in games, and checks those that were found.

mod puzzle_file;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use fencepost_engine::puzzles::{FULL_NODES, Finder, Puzzle, canonical_key, is_ahead_of_each, only_move};
use fencepost_engine::{Engine, Options};
use fencepost_language::{Language, plain_number};
use fencepost_rules::Position;
use fencepost_rules::record::ReadOptions;

use super::convert::games::Games;
use super::convert::source::Source;
use crate::arguments::PuzzlesOptions;
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::progress::Progress;
use puzzle_file::{PuzzleFile, puzzle_line, read_puzzles};

/// A game gives at most this many puzzles,
const MOST_IN_A_GAME: usize = 3;
/// and this many plies lie between two of them, since the positions next to a puzzle are hardly another one.
const PLIES_BETWEEN: usize = 6;
/// The default size of each thread's transposition table in mebibytes.
const HASH: usize = 128;

pub(crate) fn puzzles(options: &PuzzlesOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    if options.verify { verify(options, env) } else { find(options, env) }
}

impl PuzzlesOptions {
    fn nodes(&self) -> u64 {
        self.nodes.map_or(FULL_NODES, u64::from)
    }

    fn hash(&self) -> usize {
        self.hash.map_or(HASH, |mebibytes| mebibytes as usize)
    }

    fn threads(&self) -> usize {
        let all_cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all_cores, |threads| threads as usize)
    }
}

fn find(options: &PuzzlesOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let mut seen = HashSet::new();
    for path in &options.known {
        let known = read_puzzles(path, env.input, &language)?.puzzles;
        seen.extend(known.iter().map(|(_, puzzle)| canonical_key(&puzzle.position)));
    }
    let games = read_games(&options.files, env, &language)?;
    let progress = Progress::of_count(games.iter().map(Vec::len).sum(), env.errors_is_terminal);
    let seen = Mutex::new(seen);
    let next = AtomicUsize::new(0);
    let (sender, news) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..options.threads().min(games.len()) {
            let sender = sender.clone();
            let (games, seen, next) = (&games, &seen, &next);
            scope.spawn(move || {
                let mut finder = Finder::new(options.nodes(), options.hash());
                while let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if !find_in_game(game, &mut finder, seen, &sender) {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // If the output is closed the channel goes, too, and with it the threads end.
        for found in news {
            progress.advance(1);
            if let Some(puzzle) = found {
                writeln!(env.output, "{}", puzzle_line(&puzzle))?;
                env.output.flush()?;
            }
        }
        Ok(())
    })
}

/// Looks at every position of a game, and sends for each what was found. Returns false if nobody listens.
fn find_in_game(
    positions: &[Position],
    finder: &mut Finder,
    seen: &Mutex<HashSet<String>>,
    sender: &mpsc::Sender<Option<Puzzle>>,
) -> bool {
    let mut count = 0;
    let mut last: Option<usize> = None;
    for (ply, position) in positions.iter().enumerate() {
        let is_due = count < MOST_IN_A_GAME && last.is_none_or(|last| ply > last + PLIES_BETWEEN);
        let is_new = || seen.lock().unwrap_or_else(PoisonError::into_inner).insert(canonical_key(position));
        let found = if is_due && is_new() { finder.examine(position) } else { None };
        if found.is_some() {
            count += 1;
            last = Some(ply);
        }
        if sender.send(found).is_err() {
            return false;
        }
    }
    true
}

/// The positions of every game, in order.
fn read_games(
    files: &[PathBuf],
    env: &mut Environment<'_>,
    language: &Language,
) -> Result<Vec<Vec<Position>>, CliError> {
    let mut all = Vec::new();
    for path in files {
        let source = Source::open(path, env.input, env.errors_is_terminal, language)?;
        let mut games = Games::begin(source, None, ReadOptions::default(), language)?;
        while let Some(record) = games.next_game()? {
            let after = record.main_line().map(|node| *record.node(node).position());
            all.push(std::iter::once(*record.start()).chain(after).collect());
        }
        if games.found() == 0 {
            return Err(language.text_with("convert-no-game", &[("file", games.file().into())]).into());
        }
    }
    Ok(all)
}

/// Searches every puzzle of the files again.
fn verify(options: &PuzzlesOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let mut passed = 0;
    for path in &options.files {
        let PuzzleFile { name, puzzles } = read_puzzles(path, env.input, &language)?;
        let progress = Progress::of_count(puzzles.len(), env.errors_is_terminal);
        let failed = wrong_ones(&puzzles, options, &progress);
        drop(progress);
        if !failed.is_empty() {
            let lines: Vec<String> = failed.iter().map(ToString::to_string).collect();
            let values = [("file", name.into()), ("lines", plain_number(lines.join(" ")))];
            return Err(language.text_with("puzzles-not-right", &values).into());
        }
        passed += puzzles.len();
    }
    // Programs read this line, so it is the same in every language.
    writeln!(env.output, "{passed} passed, 0 failed")?;
    Ok(())
}

/// The lines of the puzzles that do not meet the criterion.
fn wrong_ones(puzzles: &[(usize, Puzzle)], options: &PuzzlesOptions, progress: &Progress) -> Vec<usize> {
    let next = AtomicUsize::new(0);
    let (sender, news) = mpsc::channel();
    let mut failed: Vec<usize> = thread::scope(|scope| {
        for _ in 0..options.threads().min(puzzles.len()) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut engine = Engine::new(Options { hash: options.hash(), ..Options::default() });
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((line, puzzle)) = puzzles.get(index) else { break };
                    let (position, nodes) = (&puzzle.position, options.nodes());
                    let is_right = only_move(&mut engine, position, nodes).is_some_and(|found| {
                        found.mv == puzzle.mv
                            && (!options.each || is_ahead_of_each(&mut engine, position, &found, nodes))
                    });
                    if sender.send((*line, is_right)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let checked = news.into_iter().inspect(|_| progress.advance(1));
        checked.filter(|&(_, is_right)| !is_right).map(|(line, _)| line).collect()
    });
    failed.sort_unstable();
    failed
}
