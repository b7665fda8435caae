//! The engine protocols: how other programs talk to a player.
//!
//! A [`Session`] is the engine's side of a protocol as a state machine: a line comes in, [`Reaction`]s come out. It has no
//! streams, threads or clocks, so transcripts of it can be tested as text. A driver connects a session and a
//! [`Player`](crate::Player). A [`StreamDriver`] works on streams, with a clock that is passed in, in two halves: one listens,
//! the other thinks. On two threads they give an engine that can be stopped at any time. A [`SliceDriver`] needs only one
//! thread, as in a page, and works in slices.
//!
//! ```
//! use std::time::Duration;
//!
//! use fencepost_engine::protocol::{StreamDriver, UciSession};
//! use fencepost_engine::{Engine, Options};
//!
//! let mut output = Vec::new();
//! let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
//! let driver = StreamDriver::new(UciSession::new("Example", Options::default()), &mut output, || Duration::ZERO);
//! std::thread::scope(|scope| {
//!     scope.spawn(|| driver.think(&mut engine));
//!     driver.listen(&b"position startpos moves e2\ngo depth 2\n"[..])
//! })?;
//! drop(driver);
//! assert!(String::from_utf8_lossy(&output).contains("\nbestmove "));
//! # Ok::<(), std::io::Error>(())
//! ```

mod go;
mod info;
mod line_reader;
mod perft;
mod qtp;
mod queries;
mod reports;
mod slice_driver;
mod stream_driver;
mod studies;
mod uci;
mod uci_options;

pub use line_reader::{LineError, MAX_LINE_BYTES};
pub use qtp::QtpSession;
pub use slice_driver::{Outside, Progress, SliceDriver};
pub use stream_driver::StreamDriver;
pub use studies::answer_study;
pub use uci::UciSession;
pub use uci_options::UciOption;

use fencepost_rules::{Game, Move, Position};

use crate::engine::{Options, TableMemoryError};
use crate::host::{Report, SearchLimits};

/// The engine's side of a protocol: its state, and how it reacts to the next line.
pub trait Session {
    /// Whether a line waits until the work of earlier lines is done. False for a protocol that can be interrupted.
    const IS_SEQUENTIAL: bool;

    /// Takes a line, without its line feed.
    fn line(&mut self, line: &str) -> Vec<Reaction>;

    /// Takes a line that could not be read.
    fn unreadable_line(&mut self, error: LineError) -> Vec<Reaction>;

    /// There will be no more lines.
    fn end(&mut self) -> Vec<Reaction>;

    /// Whether it waits for a search or a perft to finish.
    fn is_busy(&self) -> bool;

    /// What to write about a line of analysis, if anything.
    fn report(&self, report: &Report) -> Option<String>;

    /// Takes the result of a request and returns the lines that answer it.
    fn finished(&mut self, reply: EngineReply) -> Vec<String>;
}

/// What a session wants its driver to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Write this, which may be several lines.
    Say(String),
    /// Start this work, and keep listening.
    Do(EngineRequest),
    /// Stop the current work.
    Stop,
    /// Stop the current work and end the session.
    Quit,
}

/// Work for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// Take other options.
    Configure(Options),
    /// Forget the last game.
    NewGame,
    /// Search for the best move.
    Search(Box<SearchRequest>),
    /// Count the positions after all sequences of that many moves.
    Perft {
        /// The position to start from.
        position: Box<Position>,
        /// The number of moves.
        depth: u32,
    },
}

/// A position to search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchRequest {
    /// The game, its moves included.
    pub game: Game,
    /// When the search ends by itself.
    pub limits: SearchLimits,
    /// Whether the answer waits for `stop`, even if there is nothing left to search.
    pub until_stopped: bool,
}

/// The result of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineReply {
    /// The best move; `None` if the game is over.
    Move(Option<Move>),
    /// The number of positions; `None` if the perft was stopped.
    Perft(Option<u64>),
    /// There is not enough memory for the new options.
    NoMemory(TableMemoryError),
}
