//! The player: it searches for the best move. It has no clock, no threads and no output of its own; see [`Host`].
pub mod bench;
mod certificate;
mod chance;
mod corridor;
mod engine;
mod eval;
mod history;
mod host;
mod layer;
mod levels;
#[doc(hidden)]
pub mod many;
#[doc(hidden)]
pub mod network;
mod params;
mod player;
pub mod players;
mod playout;
pub mod protocol;
mod race;
mod repetition;
mod score;
mod search;
pub mod solver;
mod table;
mod thought;
pub mod time;

pub use engine::{Engine, NoRoom, Options};
pub use host::{Alone, Crew, Host, Job, Limits, Report};
pub use player::Player;
pub use race::{Outcome, RaceTable};
pub use score::{Score, Verdict, win_chance};
pub use thought::Thought;
