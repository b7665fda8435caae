//! The interface that the engine shares with the baseline players it is measured against.

use fencepost_rules::{Game, Move};

use crate::engine::{Options, TableMemoryError};
use crate::host::{Host, SearchLimits};

/// Chooses moves.
pub trait Player {
    /// Takes other options. A player ignores the options that do not concern it.
    ///
    /// # Errors
    /// If there is not enough memory for them. The old options stay in force.
    fn configure(&mut self, _options: &Options) -> Result<(), TableMemoryError> {
        Ok(())
    }

    /// Forgets everything about the previous game.
    fn new_game(&mut self);

    /// The move to make; `None` if the game is over.
    fn choose(&mut self, game: &Game, limits: &SearchLimits, host: &mut dyn Host) -> Option<Move>;
}
