//! Lists of games, the lobby, and `GET /api/server`.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::App;
use super::api::{GamesQuery, MOST_GAMES, SummaryJson};
use super::client::Client;
use super::error::ApiError;
use super::ndjson::{EventStream, Source};
#[cfg(test)]
use super::openapi::Problem;
use super::quota::{ClientPermit, Permit};
use crate::house::{Detail, House, Shared};
use crate::http::websocket::Utf8Bytes;
use crate::room::Phrase;
use crate::store::{Listing, Search, Status};

/// A page of a list of games.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Games {
    /// The last changed first.
    games: Vec<SummaryJson>,
    /// Where the next page begins; null on the last.
    next: Option<String>,
}

fn summaries(found: &[Listing], house: &House) -> Vec<SummaryJson> {
    let (base, calendar) = (&house.settings.base, house.calendar());
    found.iter().map(|listing| SummaryJson::of(listing, base, &calendar)).collect()
}

/// Looks for games.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/games",
    params(GamesQuery),
    responses(
        (status = 200, description = "Games", body = Games),
        (status = 422, description = "A value that cannot be", body = Problem),
        (status = 429, description = "Too many lists at a time", body = Problem),
    )
))]
pub(crate) async fn search(
    State(app): State<Arc<App>>,
    client: Client,
    query: Result<Query<GamesQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Games>, ApiError> {
    let Query(query) = query.map_err(|_| ApiError::BadMessage)?;
    let search = query.check(client.guest)?;
    if query.mine && client.guest.is_none() {
        return Ok(Json(Games { games: Vec::new(), next: None }));
    }
    let _permit = list_permit(&app, &client)?;
    let limit = search.limit as usize;
    let found = app.house.store.search(search).await?;
    let last = found.last().filter(|_| found.len() == limit && limit > 0);
    let next = last.map(|last| format!("{}-{}", last.changed, last.id));
    Ok(Json(Games { games: summaries(&found, &app.house), next }))
}

/// Limits how many lists an address reads at a time.
fn list_permit(app: &App, client: &Client) -> Result<Permit<IpAddr>, ApiError> {
    let limit = app.house.settings.quotas.lists_per_address;
    app.open.lists_by_address.acquire(client.address, limit).ok_or(ApiError::TooMany { code: "rate", retry: 1 })
}

async fn waiting_and_running(app: &App) -> Result<Vec<SummaryJson>, ApiError> {
    let search =
        |status| app.house.store.search(Search { status: Some(status), limit: MOST_GAMES, ..Search::default() });
    let mut found = search(Status::Open).await?;
    found.extend(search(Status::Running).await?);
    found.truncate(MOST_GAMES as usize);
    Ok(summaries(&found, &app.house))
}

/// The listed games that wait for players or are being played.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/lobby",
    responses(
        (status = 200, description = "Listed games that wait for players or are being played", body = Games),
    )
))]
pub(crate) async fn list(State(app): State<Arc<App>>, client: Client) -> Result<Json<Games>, ApiError> {
    let _permit = list_permit(&app, &client)?;
    Ok(Json(Games { games: waiting_and_running(&app).await?, next: None }))
}

/// The lobby that a client follows.
struct LobbySource {
    app: Arc<App>,
    _permit: ClientPermit,
}

/// A message about a game in the lobby.
#[derive(Serialize)]
struct LobbyMessage {
    #[serde(rename = "type")]
    kind: &'static str,
    game: SummaryJson,
}

impl Source for LobbySource {
    type Update = Listing;

    fn text(&self, update: &Shared<Listing>) -> Utf8Bytes {
        let house = &self.app.house;
        let encoded = update.encoded(Detail::Whole, |listing| {
            let game = SummaryJson::of(listing, &house.settings.base, &house.calendar());
            serde_json::to_string(&LobbyMessage { kind: "game", game }).unwrap_or_default()
        });
        encoded.try_into().unwrap_or_default()
    }

    async fn snapshot(&mut self) -> Option<Utf8Bytes> {
        let games = waiting_and_running(&self.app).await.ok()?;
        let all = serde_json::to_string(&Games { games, next: None }).ok()?;
        Some(all.replacen('{', "{\"type\":\"lobby\",", 1).into())
    }
}

/// The lobby as a stream.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/lobby/events",
    responses(
        (status = 200, description = "One JSON object a line: all games first, then each that changes", body = Games),
    )
))]
pub(crate) async fn events(State(app): State<Arc<App>>, client: Client) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    let (updates, stopping) = (app.house.subscribe_to_lobby(), app.house.stopping());
    Ok(EventStream::new(LobbySource { app, _permit: permit }, updates, stopping).into_response())
}

/// What the server is and can do.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct About {
    name: &'static str,
    version: &'static str,
    /// Whether it analyses.
    analysis: bool,
    /// The levels of its engines: 1 to this one.
    levels: u8,
    /// The codes of the phrases.
    phrases: Vec<&'static str>,
    /// Its time.
    now: u64,
}

/// What the server is and can do.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/server",
    responses(
        (status = 200, description = "What the server is and can do", body = About),
    )
))]
pub(crate) async fn about(State(app): State<Arc<App>>) -> Json<About> {
    Json(About {
        name: "Fencepost",
        version: env!("CARGO_PKG_VERSION"),
        analysis: app.house.settings.analysis,
        levels: 10,
        phrases: Phrase::ALL.map(Phrase::code).to_vec(),
        now: app.house.calendar().from_now(app.house.time.now()),
    })
}
