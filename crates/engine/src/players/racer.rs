//! The player that only runs.

use fencepost_rules::{Game, Move};

use super::choices;
use crate::chance::Chance;
use crate::engine::{NoRoom, Options};
use crate::host::{Host, Limits};
use crate::player::Player;

/// Always moves the pawn to where it is nearest to the goal; which of several such squares is left to chance.
pub struct Racer {
    chance: Chance,
}

impl Racer {
    /// The seed settles all its choices.
    pub fn new(seed: u64) -> Racer {
        Racer { chance: Chance::new(seed) }
    }
}

impl Player for Racer {
    fn configure(&mut self, options: &Options) -> Result<(), NoRoom> {
        self.chance.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &Limits, _host: &mut dyn Host) -> Option<Move> {
        let distances = game.position().distances(game.position().turn());
        self.chance.best_of(&choices(game, limits), |mv| match mv {
            Move::Pawn(to) => -distances.get(to).map_or(i32::from(u8::MAX), i32::from),
            Move::Fence(_) | Move::Pass => i32::MIN,
        })
    }
}
