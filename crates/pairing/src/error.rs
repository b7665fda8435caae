//! Why a round cannot be paired.

use std::error::Error;
use std::fmt;

/// Why a round cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairingError {
    /// There are fewer than two players.
    TooFewPlayers,
    /// A table of the last round has no result.
    ResultsMissing {
        /// How many tables have none.
        tables: usize,
    },
    /// All rounds were paired.
    LastRound,
    /// However they are paired, somebody meets somebody again.
    OnlyRepeats,
    /// Somebody must sit out, and everybody has done so before.
    OnlySecondByes,
    /// A knock-out table has no winner.
    NoWinner,
}

impl PairingError {
    /// A short name that stays the same for good.
    pub const fn code(self) -> &'static str {
        match self {
            PairingError::TooFewPlayers => "too-few-players",
            PairingError::ResultsMissing { .. } => "results-missing",
            PairingError::LastRound => "last-round",
            PairingError::OnlyRepeats => "only-repeats",
            PairingError::OnlySecondByes => "only-second-byes",
            PairingError::NoWinner => "no-winner",
        }
    }
}

impl fmt::Display for PairingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for PairingError {}
