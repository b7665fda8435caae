//! The engine protocols: how other programs talk to a player.
//!
//! A [`Session`] is one side of such a talk as a plain state machine: a line comes in, [`Reaction`]s come out. It knows
//! no streams, threads or clocks, so transcripts of it can be tested as text. A [`Conversation`] sets a session and a
//! [`Player`](crate::Player) to work on streams, with a clock that is passed in, and splits the work in two halves:
//! one listens, the other thinks. Whoever has threads runs the halves beside each other and so gets an engine that
//! can be stopped at any time. Whoever has only one, as a page has, takes a [`SliceDriver`] instead, which works in slices.
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
//!     scope.spawn(|| conversation.think(&mut engine));
//!     conversation.listen(&b"position startpos moves e2\ngo depth 2\n"[..])
//! })?;
//! drop(conversation);
//! assert!(String::from_utf8_lossy(&output).contains("\nbestmove "));
//! # Ok::<(), std::io::Error>(())
//! ```

mod go;
mod info;
mod line_reader;
mod perft;
mod qtp;
mod queries;
mod slice_driver;
mod stream_driver;
mod uci;
mod uci_options;

pub use line_reader::{LineError, MAX_LINE_BYTES};
pub use qtp::QtpSession;
pub use slice_driver::{Progress, SliceDriver};
pub use stream_driver::StreamDriver;
pub use uci::UciSession;
pub use uci_options::UciOption;

use fencepost_rules::{Game, Move, Position};

use crate::engine::{Options, TableMemoryError};
use crate::host::{Report, SearchLimits};

/// One side of a talk: what has been said so far, and what follows from the next line.
pub trait Session {
    /// Whether lines wait for the work that earlier ones have started. A protocol that can be interrupted says no.
    const IS_SEQUENTIAL: bool;

    /// Takes a line, without its end.
    fn line(&mut self, line: &str) -> Vec<Reaction>;

    /// Takes note of a line that could not be read.
    fn unreadable_line(&mut self, bad: LineError) -> Vec<Reaction>;

    /// There will be no more lines.
    fn end(&mut self) -> Vec<Reaction>;

    /// Whether it waits for a player or a count to finish.
    fn is_busy(&self) -> bool;

    /// What to say about a line of analysis, if anything.
    fn report(&self, report: &Report) -> Option<String>;

    /// Takes the result of the work it has asked for and answers it.
    fn finished(&mut self, reply: EngineReply) -> Vec<String>;
}

/// What a session wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Write this, which may be several lines.
    Say(String),
    /// Have this done while listening on.
    Do(EngineRequest),
    /// Cut short what is being done.
    Stop,
    /// Cut short what is being done and end the talk.
    Quit,
}

/// Work for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// Take other options.
    Configure(Options),
    /// Forget the last game.
    NewGame,
    /// Choose a move.
    Think(Box<SearchRequest>),
    /// Count positions.
    Perft {
        /// The one to start from.
        position: Box<Position>,
        /// How many moves deep.
        depth: u32,
    },
}

/// A move to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchRequest {
    /// The game, its moves included.
    pub game: Game,
    /// When to stop by itself.
    pub limits: SearchLimits,
    /// The answer is wanted only once the search is stopped, even if there is nothing left to find out.
    pub until_stopped: bool,
}

/// The result of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineReply {
    /// The move chosen, `None` where the game is over.
    Move(Option<Move>),
    /// The number of positions, `None` if the count was cut short.
    Perft(Option<u64>),
    /// The options asked for take more memory than there is.
    TableMemoryError(TableMemoryError),
}
