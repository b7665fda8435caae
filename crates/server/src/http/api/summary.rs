//! A game in a list, as the API shows it.

use serde::Serialize;

use super::TimeControlJson;
use super::state::{Sitter, result, url};
use crate::room::First;
use crate::store::{ListedChair, ListedSeat, Listing, Status};
use crate::time::Calendar;

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, schema(as = Summary))]
pub struct SummaryJson {
    /// Its name in addresses.
    pub id: String,
    /// Its page.
    pub url: String,
    /// How many play.
    pub players: usize,
    /// Width and height.
    pub board: String,
    /// Fences per player at the start.
    pub fences: Option<u8>,
    /// How time is kept.
    pub clock: TimeControlJson,
    /// How the first seat was found.
    #[cfg_attr(test, schema(value_type = String))]
    pub first: First,
    /// The seats in turn order.
    pub seats: Vec<SummarySeat>,
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// The number of moves.
    pub ply: usize,
    /// The result.
    pub result: String,
    /// How it ended.
    pub termination: Option<&'static str>,
    /// When it was created.
    pub created: u64,
    /// When its status last changed.
    pub changed: u64,
    /// Whether strangers find it.
    pub listed: bool,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct SummarySeat {
    /// Which.
    pub seat: &'static str,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "says it itself")]
    pub sitter: Sitter,
    /// Whether that player has left.
    pub out: bool,
}

impl SummaryJson {
    /// What lists show of a game, with its page below a base path. All times are by the system's clock.
    pub fn of(listing: &Listing, base: &str, calendar: &Calendar) -> SummaryJson {
        SummaryJson {
            id: listing.id.clone(),
            url: url(base, &listing.id),
            players: listing.seats.len(),
            board: listing.board.to_string(),
            fences: listing.fences,
            clock: listing.control.into(),
            first: listing.first,
            seats: listing.seats.iter().map(SummarySeat::of).collect(),
            status: status_name(listing.status),
            ply: listing.ply,
            result: result(listing.outcome),
            termination: listing.outcome.map(|outcome| outcome.ending.name()),
            created: calendar.system_time(listing.created),
            changed: calendar.system_time(listing.changed),
            listed: listing.listed,
        }
    }
}

impl SummarySeat {
    fn of(seat: &ListedSeat) -> SummarySeat {
        let (kind, name, level) = match &seat.chair {
            ListedChair::Open => ("open", None, None),
            ListedChair::Person { name } => ("person", name.clone(), None),
            ListedChair::Engine { level } => ("engine", None, Some(*level)),
        };
        SummarySeat { seat: seat.seat.name(), sitter: Sitter { kind, name, level }, out: seat.is_out }
    }
}

/// The name of a status in messages.
const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
    }
}
