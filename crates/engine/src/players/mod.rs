//! Baseline players to measure the engine against. They need no other program, play on every board with two, three or four
//! players, and repeat their moves for the same seed.

mod greedy;
mod paranoid;
mod racer;
mod random;
mod rollouts;

use fencepost_rules::{Game, Move};

use crate::host::SearchLimits;
use crate::player::Player;

pub use greedy::Greedy;
pub use paranoid::Paranoid;
pub use racer::Racer;
pub use random::Random;
pub use rollouts::Rollouts;

/// The names of all of them, weakest first.
pub const NAMES: [&str; 5] = ["random", "racer", "greedy", "rollouts", "paranoid"];

/// The player of that name.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Player + Send>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "racer" => Some(Box::new(Racer::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        "rollouts" => Some(Box::new(Rollouts::new(seed))),
        "paranoid" => Some(Box::new(Paranoid::new())),
        _ => None,
    }
}

/// The legal moves to choose from.
pub(crate) fn allowed_moves(game: &Game, limits: &SearchLimits) -> Vec<Move> {
    let legal = game.legal_moves();
    let wanted: Vec<Move> = legal.into_iter().filter(|mv| limits.search_moves.contains(mv)).collect();
    if wanted.is_empty() { legal.into_iter().collect() } else { wanted }
}
