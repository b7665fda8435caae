//! Builds an index from files of games: they are read and split on one thread, replayed on several, and written on another.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use fencepost_rules::record::{GameText, ReadOptions, RecordError, Splitter};

use crate::index::{IndexError, IndexWriter};
use crate::indexed_game::{GameId, IndexedGame};
use crate::play::Play;
use crate::sorting::{CHUNK, Positions, Sorter};

/// Games in one piece of work.
const BATCH: usize = 256;
/// Pieces of work that wait.
const WAITING: usize = 8;
/// Sorted chunks that are kept in memory: a gibibyte. More go to disk.
const CHUNKS_IN_MEMORY: usize = 64;
/// A position that occurred only once is kept if it occurred before this ply.
const SHALLOW_PLIES: usize = 10;
/// Positions that are written at a time.
const POSITIONS_AT_ONCE: usize = 1000;
/// A file with longer lines, in bytes, is not text.
const LONGEST_LINE: u64 = 1 << 26;
const TICK: Duration = Duration::from_millis(100);

/// Why an index could not be built.
#[derive(Debug)]
pub enum BuildError {
    /// A file could not be read.
    Read {
        /// Its name.
        file: String,
        /// Why not.
        error: io::Error,
    },
    /// A file is not text.
    NotText {
        /// Its name.
        file: String,
        /// Where.
        line: usize,
    },
    /// There are too many games for one index.
    TooManyGames,
    /// The index could not be written.
    Write(String),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Read { file, error } => write!(f, "{file}: {error}"),
            BuildError::NotText { file, line } => write!(f, "{file}:{line} is not text"),
            BuildError::TooManyGames => f.write_str("there are too many games for one index"),
            BuildError::Write(detail) => f.write_str(detail),
        }
    }
}

impl Error for BuildError {}

impl From<IndexError> for BuildError {
    fn from(error: IndexError) -> BuildError {
        BuildError::Write(error.to_string())
    }
}

/// A game that could not be read, and was skipped.
#[derive(Clone, Debug)]
pub struct Unreadable {
    /// The name of its file.
    pub file: String,
    /// What is wrong, and where.
    pub error: RecordError,
}

/// What an index was built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    /// Games in it.
    pub games: u64,
    /// Games that could not be read.
    pub skipped: u64,
    /// Positions in it.
    pub positions: u64,
    /// All moves of all games.
    pub plays: u64,
}

/// Builds an index.
pub struct IndexBuilder<'a> {
    /// How many threads replay games.
    pub threads: usize,
    /// Is told how many bytes were read.
    pub on_read: &'a mut dyn FnMut(u64),
    /// Is told how many of all moves are merged, once everything is read.
    pub on_merge: &'a mut dyn FnMut(u64, u64),
    /// Is told of games that could not be read.
    pub on_unreadable: &'a mut dyn FnMut(Unreadable),
}

/// Games that were cut out of a file.
struct Batch {
    file: Arc<str>,
    first: u32,
    games: Vec<GameText>,
}

/// What the writer gets.
enum Piece {
    Games(Vec<(GameId, IndexedGame)>),
    Plays(Vec<Play>),
}

/// How far the merge is.
#[derive(Default)]
struct Merged {
    done: AtomicU64,
    all: AtomicU64,
}

impl IndexBuilder<'_> {
    /// Reads all games of some files, each with its name, and writes an index to a new file.
    ///
    /// # Errors
    /// If a file cannot be read, or the index cannot be written. What was written by then is of no use.
    pub fn build<R: Read>(
        &mut self,
        files: impl IntoIterator<Item = (String, io::Result<R>)>,
        output: &Path,
    ) -> Result<Built, BuildError> {
        let (batches, open) = sync_channel::<Batch>(WAITING);
        let open = Mutex::new(open);
        let (pieces, written) = sync_channel::<Piece>(WAITING);
        let (unreadable, bad) = channel::<Unreadable>();
        let merged = Merged::default();
        thread::scope(|scope| {
            let merged = &merged;
            // It owns the receiver, so that nobody waits for it after an error.
            let writer = scope.spawn(move || write(output, written, merged));
            for _ in 0..self.threads.max(1) {
                let (open, pieces, unreadable) = (&open, pieces.clone(), unreadable.clone());
                scope.spawn(move || replay(open, &pieces, &unreadable));
            }
            drop((pieces, unreadable));
            let mut skipped = 0;
            let mut report = |on_unreadable: &mut dyn FnMut(Unreadable), bad: &Receiver<Unreadable>| {
                for it in bad.try_iter() {
                    skipped += 1;
                    on_unreadable(it);
                }
            };
            let mut next = 0;
            let mut outcome = Ok(());
            for (name, file) in files {
                outcome = file
                    .map_err(|error| BuildError::Read { file: name.clone(), error })
                    .and_then(|file| cut(&name, file, &batches, &mut next, self.on_read));
                report(self.on_unreadable, &bad);
                if outcome.is_err() {
                    break;
                }
            }
            drop(batches);
            while !writer.is_finished() {
                thread::sleep(TICK);
                report(self.on_unreadable, &bad);
                (self.on_merge)(merged.done.load(Ordering::Relaxed), merged.all.load(Ordering::Relaxed));
            }
            let written = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            report(self.on_unreadable, &bad);
            outcome?;
            let (games, positions, plays) = written?;
            Ok(Built { games, skipped, positions, plays })
        })
    }
}

/// Cuts a file into games.
fn cut(
    name: &str,
    file: impl Read,
    batches: &SyncSender<Batch>,
    next: &mut u32,
    on_read: &mut dyn FnMut(u64),
) -> Result<(), BuildError> {
    let mut reader = BufReader::with_capacity(1 << 18, file);
    let shared: Arc<str> = name.into();
    let mut splitter = Splitter::new();
    let (mut line, mut number) = (Vec::new(), 0);
    let mut games = Vec::with_capacity(BATCH);
    let mut hand_over = |games: &mut Vec<GameText>| {
        let first = *next;
        *next = next
            .checked_add(games.len() as u32)
            .filter(|&next| next <= Play::LAST_GAME)
            .ok_or(BuildError::TooManyGames)?;
        // The threads are gone only if writing has failed, which is told in the end.
        drop(batches.send(Batch {
            file: Arc::clone(&shared),
            first,
            games: std::mem::replace(games, Vec::with_capacity(BATCH)),
        }));
        Ok::<(), BuildError>(())
    };
    loop {
        line.clear();
        number += 1;
        let length = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let length = length.map_err(|error| BuildError::Read { file: name.to_owned(), error })?;
        on_read(length as u64);
        let not_text = || BuildError::NotText { file: name.to_owned(), line: number };
        if length as u64 == LONGEST_LINE {
            return Err(not_text());
        }
        let game = if length == 0 {
            splitter.finish()
        } else {
            splitter.push(number, std::str::from_utf8(&line).map_err(|_| not_text())?)
        };
        games.extend(game);
        if games.len() == BATCH || length == 0 {
            hand_over(&mut games)?;
        }
        if length == 0 {
            return Ok(());
        }
    }
}

/// Replays games until there are no more.
fn replay(open: &Mutex<Receiver<Batch>>, pieces: &SyncSender<Piece>, unreadable: &Sender<Unreadable>) {
    let mut plays = Vec::with_capacity(CHUNK);
    let options = ReadOptions::default();
    loop {
        let batch = open.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(batch) = batch else { break };
        let mut games = Vec::with_capacity(batch.games.len());
        for (id, text) in (batch.first..).zip(&batch.games) {
            match text.read(&options) {
                Ok(record) => games.push((GameId(id), IndexedGame::of_record(&record))),
                Err(error) => drop(unreadable.send(Unreadable { file: batch.file.to_string(), error })),
            }
        }
        for (id, game) in &games {
            if plays.len() + game.events.len() > CHUNK {
                hand_over(&mut plays, pieces);
            }
            game.plays(*id, &mut plays);
        }
        drop(pieces.send(Piece::Games(games)));
    }
    hand_over(&mut plays, pieces);
}

fn hand_over(plays: &mut Vec<Play>, pieces: &SyncSender<Piece>) {
    let mut full = std::mem::replace(plays, Vec::with_capacity(CHUNK));
    full.sort_unstable();
    // What is left over at the end is usually small.
    full.shrink_to_fit();
    drop(pieces.send(Piece::Plays(full)));
}

/// Writes games as they come, and all positions in the end. Returns how many games, positions and plays there are.
fn write(output: &Path, pieces: Receiver<Piece>, merged: &Merged) -> Result<(u64, u64, u64), BuildError> {
    let failed = |error: io::Error| BuildError::Write(error.to_string());
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(failed)?;
    let mut writer = runtime.block_on(IndexWriter::create(output))?;
    let mut sorter = Sorter::new(CHUNKS_IN_MEMORY);
    for piece in pieces {
        match piece {
            Piece::Games(games) => runtime.block_on(writer.add_games(&games))?,
            Piece::Plays(plays) => sorter.add(plays).map_err(failed)?,
        }
    }
    let plays = sorter.plays();
    merged.all.store(plays, Ordering::Relaxed);
    let mut positions = Positions::new(sorter.merge().map_err(failed)?).map_err(failed)?;
    let mut batch = Vec::with_capacity(POSITIONS_AT_ONCE);
    loop {
        let position = positions.next().map_err(failed)?;
        let is_over = position.is_none();
        if let Some(position) = position {
            merged.done.fetch_add(position.games, Ordering::Relaxed);
            if position.games > 1 || position.ply < SHALLOW_PLIES {
                batch.push(position.rows);
            }
        }
        if batch.len() == POSITIONS_AT_ONCE || is_over {
            runtime.block_on(writer.add_positions(&batch))?;
            batch.clear();
        }
        if is_over {
            let (games, positions) = runtime.block_on(writer.finish())?;
            return Ok((games, positions, plays));
        }
    }
}
