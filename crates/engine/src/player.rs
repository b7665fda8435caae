//! What anything that plays has in common: the engine and the yardsticks it is measured against.

use fencepost_rules::{Game, Move};

use crate::engine::{NoRoom, Options};
use crate::host::{Host, Limits};

/// Somebody who can be asked for a move.
pub trait Player {
    /// Takes other options; those that mean nothing to it change nothing.
    ///
    /// # Errors
    /// If there is no memory for them. Those that it had stay in force then.
    fn configure(&mut self, _options: &Options) -> Result<(), NoRoom> {
        Ok(())
    }

    /// Forgets what was learned in the game before.
    fn new_game(&mut self);

    /// The move to make; `None` where the game is over.
    fn choose(&mut self, game: &Game, limits: &Limits, host: &mut dyn Host) -> Option<Move>;
}
