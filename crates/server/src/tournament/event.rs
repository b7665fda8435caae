//! What happened in a tournament, as it is stored: a tournament is the list of its events.

use fencepost_pairing::Number;
use serde::{Deserialize, Serialize};

use super::{Terms, TournamentSettings};
use crate::room::Fingerprint;

/// An event with the time it happened at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimestampedTournamentEvent {
    /// Milliseconds since 1970 by the server's clock.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: TournamentEvent,
}

/// A table as it was paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedTable {
    /// In turn order.
    pub players: Vec<Number>,
    /// Those who have left and forfeit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Number>,
    /// The result that follows from that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The game on this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// Where a result came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The organiser or an assistant.
    Organiser,
    /// Two players agreed on it.
    Players,
    /// A game on this server.
    Game,
}

/// What can happen in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "kebab-case")]
pub enum TournamentEvent {
    /// It was created. Always the first event, and only that.
    Created {
        /// What was settled for good.
        terms: Box<Terms>,
        /// What can be changed.
        settings: Box<TournamentSettings>,
        /// The fingerprint of the organiser's key.
        key: Fingerprint,
    },
    /// The organiser changed something.
    Changed {
        /// All settings as they are now.
        settings: Box<TournamentSettings>,
    },
    /// A player entered.
    Entered {
        /// The next number.
        player: Number,
        /// Unlike all other names.
        name: String,
        /// If it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<u32>,
        /// The level of an engine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        engine: Option<u8>,
        /// Whether an engine only fills a seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        fills: bool,
        /// The fingerprint of the player's secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Fingerprint>,
    },
    /// What is known of a player was corrected.
    Corrected {
        /// Who.
        player: Number,
        /// The name.
        name: String,
        /// The rating.
        rating: Option<u32>,
    },
    /// A player got a new secret.
    Retokened {
        /// Who.
        player: Number,
        /// Its fingerprint.
        token: Fingerprint,
    },
    /// A player left.
    Withdrew {
        /// Who.
        player: Number,
    },
    /// A player came back.
    Returned {
        /// Who.
        player: Number,
    },
    /// A round was paired.
    Paired {
        /// Its tables.
        tables: Vec<PairedTable>,
        /// Who sits out.
        byes: Vec<Number>,
    },
    /// The last round was taken back.
    TakenBack,
    /// A result was entered, or taken back.
    Resulted {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// One number per player.
        result: Option<String>,
        /// Those who did not turn up.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Number>,
        /// Where it came from.
        source: Source,
    },
    /// A game ended without a result that counts.
    OpenEnded {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
    },
    /// A game that a knock-out cannot use, because nobody won it, is played again.
    Replayed {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// The players in their new turn order.
        players: Vec<Number>,
        /// The new game.
        game: String,
    },
    /// A player proposed a result.
    Proposed {
        /// The round, from 1.
        round: usize,
        /// The table, from 1.
        table: usize,
        /// Who.
        player: Number,
        /// What.
        result: String,
    },
    /// The organiser named an assistant.
    Appointed {
        /// The next number.
        assistant: u32,
        /// What the organiser calls them.
        name: Option<String>,
        /// The fingerprint of their key.
        key: Fingerprint,
    },
    /// The organiser revoked an assistant's key.
    Revoked {
        /// Whose.
        assistant: u32,
    },
}
