//! The random player: any legal move.

use fencepost_rules::{Game, Move};

use super::allowed_moves;
use crate::engine::{Options, TableMemoryError};
use crate::host::{Host, SearchLimits};
use crate::player::Player;
use crate::rng::Rng;

/// Chooses among all legal moves, each equally likely.
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The seed of its random choices.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl Player for Random {
    fn configure(&mut self, options: &Options) -> Result<(), TableMemoryError> {
        self.rng.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &SearchLimits, _host: &mut dyn Host) -> Option<Move> {
        let allowed_moves = allowed_moves(game, limits);
        allowed_moves.get(self.rng.below(allowed_moves.len())).copied()
    }
}
