//! A tournament as a stream.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};

use crate::house::{Detail, House, Shared, TournamentSnapshot};
use crate::http::App;
use crate::http::api::TournamentJson;
use crate::http::client::Client;
use crate::http::error::ApiError;
use crate::http::ndjson::{EventStream, Source};
use crate::http::quota::ClientPermit;
use crate::http::websocket::Utf8Bytes;
use crate::tournament::Tournament;

/// A tournament that a client follows.
struct TournamentSource {
    house: Arc<House>,
    id: String,
    /// As it was when the stream began; none once it was sent.
    first: Option<TournamentSnapshot>,
    _permit: ClientPermit,
}

/// The state as text, made once for all who read it.
pub(super) fn text(snapshot: &Shared<Arc<Tournament>>, house: &House) -> bytes::Bytes {
    let encode = |tournament: &Arc<Tournament>| {
        serde_json::to_string(&TournamentJson::of(tournament, house, false)).unwrap_or_default()
    };
    snapshot.encoded(Detail::Whole, encode)
}

impl Source for TournamentSource {
    type Update = Arc<Tournament>;

    fn text(&self, update: &Shared<Arc<Tournament>>) -> Utf8Bytes {
        text(update, &self.house).try_into().unwrap_or_default()
    }

    async fn snapshot(&mut self) -> Option<Utf8Bytes> {
        let snapshot = match self.first.take() {
            Some(first) => first,
            None => self.house.tournament(&self.id).await.ok()?,
        };
        Some(Source::text(self, &snapshot))
    }
}

/// The events of a tournament.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/events",
    responses(
        (status = 200, description = "One JSON object a line: the state now, and after each change", body = TournamentJson),
    )
))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    let (first, updates) = app.house.subscribe_to_tournament(&id).await?;
    let source = TournamentSource { house: app.house.clone(), id, first: Some(first), _permit: permit };
    Ok(EventStream::new(source, updates, app.house.stopping()).into_response())
}
