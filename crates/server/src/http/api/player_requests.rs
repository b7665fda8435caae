//! Requests of a player in a game, and the commands they stand for.

use serde::Deserialize;

use super::{HIGHEST_LEVEL, seat};
use crate::http::error::ApiError;
use crate::room::{Command, OfferKind, Phrase};

/// How much time may be given at once, in seconds.
const GIFT: std::ops::RangeInclusive<u64> = 5..=60;
const DEFAULT_GIFT: u64 = 15;
/// The default level of an engine that takes over.
const DEFAULT_LEVEL: u8 = 5;

/// A move.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct MoveRequest {
    /// The move: `e2`, `e3h`, `pass`.
    #[serde(rename = "move")]
    #[cfg_attr(test, schema(example = "e2"))]
    pub mv: String,
    /// The number of moves already played.
    #[cfg_attr(test, schema(example = 0))]
    pub ply: usize,
}

/// An offer, or the answer to one.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct OfferRequest {
    /// Declines what is offered, or withdraws the player's own offer.
    pub decline: bool,
}

/// A gift of time.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct TimeRequest {
    /// Who gets it; may be left out in a game of two.
    pub seat: Option<String>,
    /// How much: 5 to 60, 15 if left out.
    pub seconds: Option<u64>,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct PhraseRequest {
    /// One of the codes that `/api/server` lists.
    #[cfg_attr(test, schema(example = "good-game"))]
    pub code: String,
}

/// An engine for a person's seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TakeoverRequest {
    /// Which seat.
    pub seat: String,
    /// 0 to 10; 5 if left out.
    pub level: Option<u8>,
}

impl From<MoveRequest> for Command {
    fn from(request: MoveRequest) -> Command {
        Command::Move { text: request.mv, ply: request.ply, lag: 0 }
    }
}

impl OfferRequest {
    /// The command for that kind of offer.
    pub fn command(&self, kind: OfferKind) -> Command {
        if self.decline { Command::Decline(kind) } else { Command::Offer(kind) }
    }
}

impl TryFrom<TimeRequest> for Command {
    type Error = ApiError;

    fn try_from(request: TimeRequest) -> Result<Command, ApiError> {
        let seconds = request.seconds.unwrap_or(DEFAULT_GIFT);
        if !GIFT.contains(&seconds) {
            return Err(ApiError::BadValue { field: "seconds" });
        }
        Ok(Command::GiveTime { to: request.seat.as_deref().map(seat).transpose()?, seconds })
    }
}

impl TryFrom<PhraseRequest> for Command {
    type Error = ApiError;

    fn try_from(request: PhraseRequest) -> Result<Command, ApiError> {
        Phrase::from_code(&request.code).map(Command::Say).ok_or(ApiError::BadValue { field: "code" })
    }
}

impl TryFrom<TakeoverRequest> for Command {
    type Error = ApiError;

    fn try_from(request: TakeoverRequest) -> Result<Command, ApiError> {
        let level = request.level.unwrap_or(DEFAULT_LEVEL);
        if level > HIGHEST_LEVEL {
            return Err(ApiError::BadValue { field: "level" });
        }
        Ok(Command::TakeOver { seat: seat(&request.seat)?, level, away: false })
    }
}
