//! The player: it searches for the best move. It has no clock, no threads and no output of its own; see [`Host`].
pub mod bench;
mod correction_history;
mod engine;
mod evaluation;
mod found;
mod hidden_layer;
mod history;
mod host;
mod levels;
#[doc(hidden)]
pub mod mcts;
#[doc(hidden)]
pub mod network;
mod networks;
mod ongoing_search;
mod packed_weights;
mod params;
mod player;
pub mod players;
pub mod protocol;
pub mod puzzles;
mod race;
mod race_proof;
mod repetition;
pub mod report;
mod rice_coded_weights;
mod rng;
mod rollout;
mod score;
mod search;
mod shortest_paths;
pub mod solver;
pub mod time_management;
mod transposition_table;
mod weights_file;

pub use engine::{Engine, Options, TableMemoryError};
pub use found::Found;
pub use host::{HelperTask, Host, NullHost, Report, SearchLimits, ThreadPool};
pub use mcts::win_chances::Chances;
pub use networks::Networks;
pub use ongoing_search::OngoingSearch;
pub use player::Player;
pub use race::{RaceTablebase, RaceValue};
pub use score::{Score, Verdict};
pub use weights_file::{HEADER_SIZE, WeightsError, WeightsKind, read_weights, write_weights};
