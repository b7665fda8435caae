//! The JSON of the API: what clients send, read and checked, and what they get. Only this layer knows it.

mod changes;
mod game_requests;
mod games_query;
mod player_requests;
mod position_requests;
mod socket_message;
mod state;
mod summary;
mod time_control;
mod tournament_requests;
mod tournament_state;
mod update;

use fencepost_rules::Seat;
use serde::Deserialize;

pub use game_requests::{GameRequest, JoinRequest, StartRequest};
pub use games_query::GamesQuery;
pub(super) use games_query::MOST_GAMES;
pub use player_requests::{MoveRequest, OfferRequest, PhraseRequest, TakeoverRequest, TimeRequest};
pub use position_requests::{Analysis, AnalysisRequest, PositionRequest};
pub use socket_message::{Correlated, SocketMessage};
pub use state::{OffersView, Pawn, PhraseView, SeatView, Sitter, StateJson, TakebackView};
pub(super) use state::{legal, pawn, result, turn_number};
pub use summary::{SummaryJson, SummarySeat};
pub use time_control::TimeControlJson;
pub use tournament_requests::{
    AssistantRequest, CorrectionRequest, EntryRequest, PointsRequest, ResultRequest, RoundRequest, TournamentRequest,
    TournamentSettingsRequest, changed,
};
pub(super) use tournament_state::points_json;
pub use tournament_state::{
    GameLink, NextView, PlayerView, ProposalView, RoundView, SettingsView, StandingView, SumView, TableView,
    TournamentJson, TournamentSummary,
};
pub(super) use update::{first_text, update_text};

use super::error::ApiError;

/// The highest level of an engine; 0 is full strength.
const HIGHEST_LEVEL: u8 = 10;

/// Reads a message. An empty one counts as `{}`.
///
/// # Errors
/// If it is not JSON, or not of that kind.
pub fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, ApiError> {
    let bytes = if bytes.trim_ascii().is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(bytes)
        .map_err(|error| if error.is_data() { ApiError::BadMessage } else { ApiError::NotJson })
}

/// A seat by its name.
fn seat(text: &str) -> Result<Seat, ApiError> {
    text.parse().map_err(|_| ApiError::BadValue { field: "seat" })
}
