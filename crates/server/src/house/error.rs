//! Why the house did not do what it was asked.

use super::Snapshot;
use crate::room::CommandError;
use crate::store::StoreError;
use crate::tournament::TournamentError;

/// Why the house did not do what it was asked.
#[derive(Clone, Debug)]
pub enum HouseError {
    /// There is no game with that id.
    NoSuchGame,
    /// The token belongs to nobody in this game.
    UnknownToken,
    /// The room refused the command. The snapshot shows the game, since the caller may have been behind.
    Rejected(CommandError, Box<Snapshot>),
    /// There is no tournament with that id.
    NoSuchTournament,
    /// The tournament refused the command.
    Refused(TournamentError),
    /// The store does not work.
    Store(StoreError),
    /// No thread is left on which an engine could think.
    EnginesGone,
    /// The server is shutting down.
    Stopping,
    /// A bug of our own.
    Internal,
}

impl From<StoreError> for HouseError {
    fn from(error: StoreError) -> HouseError {
        HouseError::Store(error)
    }
}

impl HouseError {
    /// A short name that stays the same for good: for programs, and to look up a translation.
    pub const fn code(&self) -> &'static str {
        match self {
            HouseError::NoSuchGame => "no-such-game",
            HouseError::UnknownToken => "unknown-token",
            HouseError::Rejected(error, _) => error.code(),
            HouseError::NoSuchTournament => "no-such-tournament",
            HouseError::Refused(error) => error.code(),
            HouseError::Store(StoreError::Full) => "storage-full",
            HouseError::Store(StoreError::ReadOnly) => "read-only",
            HouseError::Store(StoreError::Gone) => "storage-gone",
            HouseError::Store(StoreError::Damaged(_)) => "storage-damaged",
            HouseError::Store(StoreError::TimedOut) => "storage-slow",
            HouseError::Store(_) => "storage",
            HouseError::EnginesGone => "engines-gone",
            HouseError::Stopping => "stopping",
            HouseError::Internal => "internal",
        }
    }
}
