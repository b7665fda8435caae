//! The player that does anything legal.

use fencepost_rules::{Game, Move};

use super::choices;
use crate::chance::Chance;
use crate::engine::{NoRoom, Options};
use crate::host::{Host, Limits};
use crate::player::Player;

/// Chooses among all legal moves, each equally likely.
pub struct Random {
    chance: Chance,
}

impl Random {
    /// The seed settles all its choices.
    pub fn new(seed: u64) -> Random {
        Random { chance: Chance::new(seed) }
    }
}

impl Player for Random {
    fn configure(&mut self, options: &Options) -> Result<(), NoRoom> {
        self.chance.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &Limits, _host: &mut dyn Host) -> Option<Move> {
        let choices = choices(game, limits);
        choices.get(self.chance.below(choices.len())).copied()
    }
}
