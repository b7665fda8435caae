//! What can be asked of a tournament, by whom, and why it may refuse.

use fencepost_pairing::{Number, PairingError, TableResult};

use super::TournamentSettings;
use crate::room::Fingerprint;

/// Who asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Whoever has the key.
    Organiser,
    /// Somebody with a key of their own.
    Assistant(u32),
    /// A player.
    Player(Number),
    /// Anybody.
    Stranger,
    /// The house itself, when games end and rounds are due.
    House,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentCommand {
    /// Other settings.
    Change(Box<TournamentSettings>),
    /// A player is entered.
    Enter {
        /// What the player wants to be called.
        name: String,
        /// If it is known.
        rating: Option<u32>,
        /// The level of an engine.
        engine: Option<u8>,
        /// The fingerprint of the player's secret.
        token: Fingerprint,
    },
    /// Somebody enters.
    Join {
        /// What they want to be called.
        name: String,
        /// The fingerprint of their secret.
        token: Fingerprint,
    },
    /// What is known of a player is corrected.
    Correct {
        /// Who.
        player: Number,
        /// Another name.
        name: Option<String>,
        /// Another rating, or none.
        rating: Option<Option<u32>>,
        /// Whether the player has left.
        withdrawn: Option<bool>,
    },
    /// A player leaves.
    Withdraw {
        /// Who.
        player: Number,
    },
    /// A player gets a new secret.
    Retoken {
        /// Who.
        player: Number,
        /// Its fingerprint.
        token: Fingerprint,
    },
    /// The next round is paired.
    Pair {
        /// Whether it may repeat what was played.
        repeats: bool,
        /// Ids for its games, at least one for two players.
        games: Vec<String>,
    },
    /// A round is taken back.
    TakeBack {
        /// Which, from 1.
        round: usize,
    },
    /// A result is entered, or taken back.
    SetResult {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// None takes it back.
        result: Option<TableResult>,
        /// Those who did not turn up.
        absent: Vec<Number>,
    },
    /// A player proposes a result.
    Propose {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// What.
        result: TableResult,
    },
    /// An assistant is named.
    Appoint {
        /// What the organiser calls them.
        name: Option<String>,
        /// The fingerprint of their key.
        key: Fingerprint,
    },
    /// An assistant's key is revoked.
    Revoke {
        /// Whose.
        assistant: u32,
    },
    /// A game has ended.
    Finish {
        /// Which.
        game: String,
        /// How; none if it was aborted.
        result: Option<TableResult>,
        /// Those who never moved.
        absent: Vec<Number>,
        /// The id of another game, should it be played again.
        again: String,
    },
}

/// Why a tournament refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is said by its code")]
pub enum TournamentError {
    NotAllowed,
    NoSuchPlayer,
    NoSuchTable,
    NoSuchAssistant,
    RegistrationClosed,
    TooLate,
    Full,
    HasResults,
    NotTheLastRound,
    HasResult,
    Withdrawn,
    NotAResult,
    NeedsAWinner,
    PlayedOnline,
    BadValue { field: &'static str },
    Pairing(PairingError),
}

impl From<PairingError> for TournamentError {
    fn from(error: PairingError) -> TournamentError {
        TournamentError::Pairing(error)
    }
}

impl TournamentError {
    /// A short name that stays the same for good: for other programs, and to look up a translation.
    pub const fn code(self) -> &'static str {
        match self {
            TournamentError::NotAllowed => "not-allowed",
            TournamentError::NoSuchPlayer => "no-such-player",
            TournamentError::NoSuchTable => "no-such-table",
            TournamentError::NoSuchAssistant => "no-such-assistant",
            TournamentError::RegistrationClosed => "registration-closed",
            TournamentError::TooLate => "too-late",
            TournamentError::Full => "tournament-full",
            TournamentError::HasResults => "has-results",
            TournamentError::NotTheLastRound => "not-the-last-round",
            TournamentError::HasResult => "has-result",
            TournamentError::Withdrawn => "withdrawn",
            TournamentError::NotAResult => "not-a-result",
            TournamentError::NeedsAWinner => "needs-a-winner",
            TournamentError::PlayedOnline => "played-online",
            TournamentError::BadValue { .. } => "bad-value",
            TournamentError::Pairing(error) => error.code(),
        }
    }
}
