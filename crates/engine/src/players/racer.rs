//! The racer: it only moves its pawn.

use fencepost_rules::{Game, Move};

use super::allowed_moves;
use crate::engine::{Options, TableMemoryError};
use crate::host::{Host, SearchLimits};
use crate::player::Player;
use crate::rng::Rng;

/// Always moves the pawn to the square nearest to the goal, a random one if there are several.
pub struct Racer {
    rng: Rng,
}

impl Racer {
    /// The seed of its random choices.
    pub fn new(seed: u64) -> Racer {
        Racer { rng: Rng::new(seed) }
    }
}

impl Player for Racer {
    fn configure(&mut self, options: &Options) -> Result<(), TableMemoryError> {
        self.rng.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &SearchLimits, _host: &mut dyn Host) -> Option<Move> {
        let distances = game.position().distances(game.position().turn());
        self.rng.best_of(&allowed_moves(game, limits), |mv| match mv {
            Move::Pawn(to) => -distances.get(to).map_or(i32::from(u8::MAX), i32::from),
            Move::Fence(_) | Move::Pass => i32::MIN,
        })
    }
}
