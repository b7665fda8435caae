//! The engine protocols: how other programs talk to a player.
//!
//! A [`Session`] is one side of such a talk as a plain state machine: a line comes in, [`Reaction`]s come out. It knows
//! no streams, threads or clocks, so transcripts of it can be tested as text. A [`Conversation`] sets a session and a
//! [`Player`](crate::Player) to work on streams, with a clock that is passed in, and splits the work in two halves:
//! one listens, the other thinks. Whoever has threads runs the halves beside each other and so gets an engine that
//! can be stopped at any time. Whoever has only one, as a page has, takes a [`Solo`] instead, which works in slices.
//!
//! ```
//! use std::time::Duration;
//!
//! use fencepost_engine::protocol::{Conversation, UciSession};
//! use fencepost_engine::{Engine, Options};
//!
//! let mut output = Vec::new();
//! let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
//! let conversation = Conversation::new(UciSession::new("Example", Options::default()), &mut output, || Duration::ZERO);
//! std::thread::scope(|scope| {
//!     scope.spawn(|| conversation.think(&mut engine));
//!     conversation.listen(&b"position startpos moves e2\ngo depth 2\n"[..])
//! })?;
//! drop(conversation);
//! assert!(String::from_utf8_lossy(&output).contains("\nbestmove "));
//! # Ok::<(), std::io::Error>(())
//! ```

mod conversation;
mod count;
mod facts;
mod go;
mod lines;
mod qtp;
mod report;
mod settings;
mod solo;
mod uci;

pub use conversation::Conversation;
pub use lines::{BadLine, LONGEST_LINE};
pub use qtp::QtpSession;
pub use settings::Setting;
pub use solo::{Progress, Solo};
pub use uci::UciSession;

use fencepost_rules::{Game, Move, Position};

use crate::engine::{NoRoom, Options};
use crate::host::{Limits, Report};

/// One side of a talk: what has been said so far, and what follows from the next line.
pub trait Session {
    /// Whether lines wait for the work that earlier ones have started. A protocol that can be interrupted says no.
    const IN_TURN: bool;

    /// Takes a line, without its end.
    fn line(&mut self, line: &str) -> Vec<Reaction>;

    /// Takes note of a line that could not be read.
    fn bad_line(&mut self, bad: BadLine) -> Vec<Reaction>;

    /// There will be no more lines.
    fn end(&mut self) -> Vec<Reaction>;

    /// Whether it waits for a player or a count to finish.
    fn is_busy(&self) -> bool;

    /// What to say about a line of analysis, if anything.
    fn report(&self, report: &Report) -> Option<String>;

    /// Takes the result of the work it has asked for and answers it.
    fn finished(&mut self, finding: Finding) -> Vec<String>;
}

/// What a session wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Write this, which may be several lines.
    Say(String),
    /// Have this done while listening on.
    Do(Job),
    /// Cut short what is being done.
    Stop,
    /// Cut short what is being done and end the talk.
    Quit,
}

/// Work for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Take other options.
    Configure(Options),
    /// Forget the last game.
    NewGame,
    /// Choose a move.
    Think(Box<Task>),
    /// Count positions.
    Count {
        /// The one to start from.
        position: Box<Position>,
        /// How many moves deep.
        depth: u32,
    },
}

/// A move to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The game, its moves included.
    pub game: Game,
    /// When to stop by itself.
    pub limits: Limits,
    /// The answer is wanted only once the search is stopped, even if there is nothing left to find out.
    pub until_stopped: bool,
}

/// The result of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The move chosen, `None` where the game is over.
    Move(Option<Move>),
    /// The number of positions, `None` if the count was cut short.
    Count(Option<u64>),
    /// The options asked for take more memory than there is.
    NoRoom(NoRoom),
}
