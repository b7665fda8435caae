//! What anything that plays has in common: the engine and the yardsticks it is measured against.

use fencepost_rules::{Game, Move};

use crate::host::{Host, Limits};

/// Somebody who can be asked for a move.
pub trait Player {
    /// Forgets what was learned in the game before.
    fn new_game(&mut self);

    /// The move to make; `None` where the game is over.
    fn choose(&mut self, game: &Game, limits: &Limits, host: &mut dyn Host) -> Option<Move>;
}
