//! Event streams of games, for bots.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::response::Response;

use super::App;
use super::client::Client;
use super::games::OwnState;
use super::ndjson::{Reader, Whole};
use super::quota::ClientPermit;
use crate::failure::ApiError;
use crate::house::{PresenceGuard, Subscription};

impl App {
    /// Counts a socket or stream.
    pub(super) fn connect(&self, client: &Client) -> Result<ClientPermit, ApiError> {
        let quotas = &self.house.settings.quotas;
        let too_many = || ApiError::TooMany { code: "too-many-sockets", retry: 5 };
        let by_address = &self.open.sockets_by_address;
        let address = by_address.acquire(client.address, quotas.sockets_per_address).ok_or_else(too_many)?;
        let by_guest = |guest| self.open.sockets_by_guest.acquire(guest, quotas.sockets_per_guest);
        let guest = client.guest.map(|guest| by_guest(guest).ok_or_else(too_many)).transpose()?;
        Ok((address, guest))
    }
}

/// A game that somebody reads as lines.
struct Game {
    subscription: Subscription,
    _attendance: Option<PresenceGuard>,
    _permit: ClientPermit,
}

impl Whole for Game {
    async fn whole(&mut self) -> Option<Utf8Bytes> {
        self.subscription.full_state().await
    }
}

/// The events of a game.
#[utoipa::path(
    get,
    path = "/api/games/{id}/events",
    responses(
        (status = 200, description = "One JSON object a line: the state first, then the state after each change, each with its `type`", body = OwnState),
    )
)]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    let (subscription, news) = app.house.subscribe(&id, client.token_if_any(), Some(client.address)).await?;
    if client.token_if_any().is_some() && subscription.seat.is_none() {
        return Err(ApiError::UnknownToken);
    }
    let game = Game { _attendance: subscription.connect(), subscription, _permit: permit };
    Ok(Reader::new(game, news, app.house.stopping()).answer())
}
