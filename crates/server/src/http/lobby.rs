//! Finding games, and what the server is.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::App;
use super::client::Client;
use super::message::{MOST_GAMES, Question};
use super::ndjson::{Reader, Whole};
use super::openapi::Problem;
use super::quota::{ClientPermit, Permit};
use crate::failure::ApiError;
use crate::room::Phrase;
use crate::store::{Found, Search, Status};

/// Games that were found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Games {
    /// The last changed first.
    #[schema(value_type = Vec<crate::view::Summary>)]
    games: Vec<Box<RawValue>>,
    /// Where the next page begins; null on the last.
    next: Option<String>,
}

fn summaries(found: Vec<Found>) -> Vec<Box<RawValue>> {
    found.into_iter().filter_map(|found| RawValue::from_string(found.summary).ok()).collect()
}

/// Looks for games.
#[utoipa::path(
    get,
    path = "/api/games",
    params(Question),
    responses(
        (status = 200, description = "Games", body = Games),
        (status = 422, description = "A value that cannot be", body = Problem),
        (status = 429, description = "Too many lists at a time", body = Problem),
    )
)]
pub(crate) async fn search(
    State(app): State<Arc<App>>,
    client: Client,
    question: Result<Query<Question>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Games>, ApiError> {
    let Query(question) = question.map_err(|_| ApiError::BadMessage)?;
    let search = question.check(client.guest)?;
    if question.mine && client.guest.is_none() {
        return Ok(Json(Games { games: Vec::new(), next: None }));
    }
    let _permit = list_permit(&app, &client)?;
    let limit = search.limit as usize;
    let found = app.house.store.search(search).await?;
    let last = found.last().filter(|_| found.len() == limit && limit > 0);
    let next = last.map(|last| format!("{}-{}", last.changed, last.id));
    Ok(Json(Games { games: summaries(found), next }))
}

/// Lets an address read so many lists at a time.
fn list_permit(app: &App, client: &Client) -> Result<Permit<IpAddr>, ApiError> {
    let limit = app.house.settings.quotas.lists_per_address;
    app.open.lists_by_address.acquire(client.address, limit).ok_or(ApiError::TooMany { code: "rate", retry: 1 })
}

async fn waiting_and_running(app: &App) -> Result<Vec<Box<RawValue>>, ApiError> {
    let search =
        |status| app.house.store.search(Search { status: Some(status), limit: MOST_GAMES, ..Search::default() });
    let mut found = search(Status::Open).await?;
    found.extend(search(Status::Running).await?);
    found.truncate(MOST_GAMES as usize);
    Ok(summaries(found))
}

/// The listed games that wait for players or are being played.
#[utoipa::path(
    get,
    path = "/api/lobby",
    responses(
        (status = 200, description = "Listed games that wait for players or are being played", body = Games),
    )
)]
pub(crate) async fn list(State(app): State<Arc<App>>, client: Client) -> Result<Json<Games>, ApiError> {
    let _permit = list_permit(&app, &client)?;
    Ok(Json(Games { games: waiting_and_running(&app).await?, next: None }))
}

/// The lobby that somebody reads as lines.
struct Lobby {
    app: Arc<App>,
    _permit: ClientPermit,
}

impl Whole for Lobby {
    async fn whole(&mut self) -> Option<Utf8Bytes> {
        let games = waiting_and_running(&self.app).await.ok()?;
        let all = serde_json::to_string(&Games { games, next: None }).ok()?;
        Some(all.replacen('{', "{\"type\":\"lobby\",", 1).into())
    }
}

/// The lobby as a stream.
#[utoipa::path(
    get,
    path = "/api/lobby/events",
    responses(
        (status = 200, description = "One JSON object a line: all games first, then each that changes", body = Games),
    )
)]
pub(crate) async fn events(State(app): State<Arc<App>>, client: Client) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    let (news, stopping) = (app.house.lobby(), app.house.stopping());
    Ok(Reader::new(Lobby { app, _permit: permit }, news, stopping).answer())
}

/// What the server is and can do.
#[derive(Serialize, ToSchema)]
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
#[utoipa::path(
    get,
    path = "/api/server",
    responses(
        (status = 200, description = "What the server is and can do", body = About),
    )
)]
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
