//! What was played from a position, how often, and how it scored.
//!
//! An [`IndexBuilder`] reads any number of games, sorts what was played in them by position and writes an index: a file of `SQLite` that
//! is never changed again. An [`Index`] answers questions from such a file, an [`Overlay`] from games in memory. Positions that
//! are mirror images are one. `docs/explorer.md` describes the file.

mod answer;
mod build;
mod filter;
mod index;
mod indexed_game;
mod overlay;
mod play;
mod sorting;
mod words;

pub use answer::{Answer, GameHeader, PlayedMove};
pub use build::{BuildError, Built, IndexBuilder, Unreadable};
pub use filter::{Filter, Month, Strength};
pub use index::{Index, IndexError, IndexFuture};
pub use indexed_game::{GameId, IndexedGame};
pub use overlay::Overlay;
