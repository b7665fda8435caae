//! `GET /api/games/{id}/events`: a game as a stream, for bots.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};

use super::App;
use super::api::{first_text, update_text};
use super::client::Client;
use super::error::ApiError;
#[cfg(test)]
use super::games::OwnState;
use super::ndjson::{EventStream, Source};
use super::quota::ClientPermit;
use crate::house::{Detail, HouseError, PresenceGuard, Shared, Subscription, Update};
use crate::http::websocket::Utf8Bytes;
use crate::room::Fingerprint;

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

/// A game that a client follows.
struct GameSource {
    subscription: Subscription,
    _presence: Option<PresenceGuard>,
    _permit: ClientPermit,
}

impl Source for GameSource {
    type Update = Update;

    fn text(&self, update: &Shared<Update>) -> Utf8Bytes {
        update_text(update, &self.subscription.house, Detail::Whole)
    }

    async fn snapshot(&mut self) -> Option<Utf8Bytes> {
        first_text(&mut self.subscription, Detail::Whole).await
    }
}

/// The events of a game.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/games/{id}/events",
    responses(
        (status = 200, description = "One JSON object a line: the state first, then the state after each change, each with its `type`", body = OwnState),
    )
))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    let token = client.token_if_any().map(Fingerprint::of);
    let (subscription, updates) = app.house.subscribe(&id, token.as_ref(), Some(client.address)).await?;
    if token.is_some() && subscription.seat.is_none() {
        return Err(HouseError::UnknownToken.into());
    }
    let game = GameSource { _presence: subscription.connect(), subscription, _permit: permit };
    Ok(EventStream::new(game, updates, app.house.stopping()).into_response())
}
