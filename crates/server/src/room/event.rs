//! What happened in a game, as it is stored: a game is the list of its events, and nothing else is kept of it.

use fencepost_rules::{Move, Position, Seat, TimeControl};
use serde::{Deserialize, Serialize};

use super::chair::Chair;
use super::offers::OfferKind;
use super::phrase::Phrase;

/// An event with the time it happened at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimestampedEvent {
    /// Milliseconds since 1970 by the server's clock.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: RoomEvent,
}

/// How the first seat was found (R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// Seats were shuffled.
    #[default]
    Lot,
    /// Seats are as they were given.
    Agreed,
}

/// What is settled when a game is created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The start position.
    #[serde(with = "crate::display_from_str")]
    pub start: Position,
    /// Fences per player; none if the game began from a set-up.
    pub fences: Option<u8>,
    /// How time is kept.
    #[serde(with = "crate::display_from_str")]
    pub control: TimeControl,
    /// How the seats were given out.
    pub first: First,
    /// Whether strangers find the game in the lobby.
    pub listed: bool,
    /// The game this one is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// The tournament that it is played in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentTie>,
    /// Whether it is the exhibition of the house.
    #[serde(default, skip_serializing_if = "is_not")]
    pub of_house: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn is_not(flag: &bool) -> bool {
    !flag
}

/// What ties a game to a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTie {
    /// Which.
    pub id: String,
    /// Milliseconds after which somebody who has not made a first move forfeits.
    pub absent: u64,
}

/// Why a player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// By choice.
    Resign,
    /// Out of time.
    Time,
}

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "kebab-case")]
pub enum RoomEvent {
    /// The game was created. Always the first event, and only that.
    Created {
        /// What was settled.
        terms: Box<Terms>,
        /// Who sits where, in turn order.
        chairs: Vec<Chair>,
    },
    /// An open seat was taken.
    Joined {
        /// Which.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
        /// By whom.
        chair: Chair,
    },
    /// A seat was given back before the game began.
    Left {
        /// Which.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
    },
    /// The player to move made a move.
    Moved {
        /// The move.
        #[serde(rename = "move", with = "crate::display_from_str")]
        mv: Move,
        /// Milliseconds of network delay that are not charged.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// A player resigned or ran out of time (R18).
    GaveUp {
        /// Who.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
        /// Why.
        cause: Cause,
    },
    /// All agreed on a draw (R17).
    Drawn,
    /// The game was aborted.
    Aborted,
    /// Nobody went on with the game for so long that it was ended.
    Abandoned,
    /// A player offered something, or agreed to what another offered.
    Offered {
        /// Who.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
        /// What. Stored under its old name.
        #[serde(rename = "matter")]
        kind: OfferKind,
    },
    /// A player turned down what was offered, or withdrew their own offer.
    Declined {
        /// Who.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
        /// What. Stored under its old name.
        #[serde(rename = "matter")]
        kind: OfferKind,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves are left.
        ply: usize,
    },
    /// A player gave another time.
    GaveTime {
        /// Who gave.
        #[serde(with = "crate::display_from_str")]
        from: Seat,
        /// Who got it.
        #[serde(with = "crate::display_from_str")]
        to: Seat,
        /// How much.
        milliseconds: u64,
    },
    /// A player said something.
    Said {
        /// Who.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// A person's seat became an engine's.
    TakenOver {
        /// Which.
        #[serde(with = "crate::display_from_str")]
        seat: Seat,
        /// The engine's level.
        level: u8,
    },
    /// Nobody could play from then until now, because the server was away.
    Interrupted {
        /// Since when.
        since: u64,
    },
    /// All agreed to play again.
    Rematched {
        /// The new game.
        next: String,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}
