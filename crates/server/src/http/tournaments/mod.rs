//! Tournaments: creating them, finding them, and what everybody may read.

mod assistants;
mod events;
mod export;
mod own;
mod players;
mod rounds;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use fencepost_pairing::Number;
use serde::{Deserialize, Serialize};

use super::App;
use super::api::{TournamentJson, TournamentRequest, TournamentSettingsRequest, TournamentSummary, changed};
use super::body::Message;
use super::client::Client;
use super::error::ApiError;
#[cfg(test)]
use super::openapi::Problem;
use crate::house::{House, HouseError, Who};
use crate::store::TournamentSearch;
use crate::tournament::{Stage, Tournament, TournamentCommand, TournamentError, TournamentEvent};

#[cfg(test)]
pub(crate) use {assistants::*, events::__path_events, export::*, own::*, players::*, rounds::*};

/// How many tournaments are listed at most, and if nobody says how many.
const MOST: u32 = 100;
const DEFAULT_LIMIT: u32 = 50;
/// Tournaments that were not finished count against their maker's quota for so long after the last change: 30 days, in milliseconds.
const COUNTS_FOR: u64 = 30 * 86_400_000;
/// Seconds after which a client with too many tournaments should try again.
const RETRY: u64 = 3600;

/// The calls at `/api/tournaments`.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/tournaments", post(make).get(list))
        .route("/tournaments/{id}", get(look).patch(change))
        .route("/tournaments/{id}/events", get(events::events))
        .route("/tournaments/{id}/me", get(own::me))
        .route("/tournaments/{id}/join", post(players::join))
        .route("/tournaments/{id}/players", post(players::enter))
        .route(
            "/tournaments/{id}/players/{player}",
            get(players::look_at).patch(players::correct).delete(players::withdraw),
        )
        .route("/tournaments/{id}/players/{player}/token", post(players::retoken))
        .route("/tournaments/{id}/rounds", post(rounds::pair))
        .route("/tournaments/{id}/rounds/{round}", axum::routing::delete(rounds::take_back))
        .route("/tournaments/{id}/rounds/{round}/tables/{table}", axum::routing::put(rounds::enter_result))
        .route("/tournaments/{id}/rounds/{round}/tables/{table}/proposal", post(rounds::propose))
        .route("/tournaments/{id}/assistants", post(assistants::appoint).get(assistants::list_assistants))
        .route("/tournaments/{id}/assistants/{assistant}", axum::routing::delete(assistants::revoke))
        .route("/tournaments/{id}/standings.csv", get(export::standings))
        .route("/tournaments/{id}/crosstable.csv", get(export::crosstable))
        .route("/tournaments/{id}/pairings.csv", get(export::pairings))
        .route("/tournaments/{id}/export.json", get(export::whole))
        .route("/tournaments/{id}/games.qgn", get(export::games))
}

/// Whoever has the key of a request.
fn keyholder(client: &Client) -> Result<Who, ApiError> {
    client.token_if_any().map(|token| Who::Token(token.to_owned())).ok_or(ApiError::NoKey)
}

/// Executes a command of whoever has the key of a request.
async fn execute(app: &Arc<App>, id: &str, client: &Client, command: TournamentCommand) -> Result<Done, ApiError> {
    Ok(app.house.command_tournament(id, keyholder(client)?, command).await?)
}

/// The tournament after a command, and what happened.
type Done = (Arc<Tournament>, Vec<TournamentEvent>);

/// The number of a player in an address.
fn player_number(text: &str) -> Result<Number, ApiError> {
    text.parse().map_err(|_| HouseError::Refused(TournamentError::NoSuchPlayer).into())
}

/// The number of a round or table in an address.
fn place_number(text: &str) -> Result<usize, ApiError> {
    text.parse().map_err(|_| HouseError::Refused(TournamentError::NoSuchTable).into())
}

/// The whole state as an answer.
fn state(tournament: &Tournament, house: &House) -> Json<TournamentJson> {
    Json(TournamentJson::of(tournament, house, false))
}

/// A tournament that was created.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct MadeTournament {
    /// Its name in addresses.
    id: String,
    /// Its page.
    url: String,
    /// The organiser's secret: it is told here and never again.
    key: String,
}

/// Creates a tournament.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments",
    request_body = TournamentRequest,
    responses(
        (status = 201, description = "The tournament, and the organiser's key", body = MadeTournament),
        (status = 422, description = "A field cannot have this value", body = Problem),
    )
))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    client: Client,
    Message(request): Message<TournamentRequest>,
) -> Result<Response, ApiError> {
    let (terms, settings) = request.check()?;
    let group = app.house.address_group(client.address);
    let limit = app.house.settings.quotas.tournaments_per_address;
    let permit = app.open.new_tournaments.acquire(group, 0);
    if limit != 0 {
        let making = app.open.new_tournaments.count(&group);
        let since = app.house.time.now().saturating_sub(COUNTS_FOR);
        let stored = app.house.store.tournaments().unfinished_tournaments_from(group, since).await?;
        if stored + u64::from(making) > u64::from(limit) {
            return Err(ApiError::TooMany { code: "too-many-tournaments", retry: RETRY });
        }
    }
    let (tournament, key) = app.house.create_tournament(terms, settings, Some(group)).await?;
    drop(permit);
    let id = tournament.id().to_owned();
    let made = MadeTournament { url: format!("{}/tournament/{id}", app.house.settings.base), id, key };
    let location = HeaderValue::try_from(&made.url).map_err(|_| ApiError::BadMessage)?;
    Ok((StatusCode::CREATED, [(header::LOCATION, location)], Json(made)).into_response())
}

/// What tournaments to look for.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[serde(default)]
pub(crate) struct TournamentsQuery {
    /// `registration`, `running` or `finished`.
    state: Option<String>,
    /// How many at most, up to 100.
    limit: Option<u32>,
    /// The `next` of the page before.
    before: Option<String>,
}

impl TournamentsQuery {
    fn check(&self) -> Result<TournamentSearch, ApiError> {
        let stage = |name: &String| {
            let stage = Stage::ALL.into_iter().find(|stage| stage.name() == name);
            stage.ok_or(ApiError::BadValue { field: "state" })
        };
        let before = |text: &String| {
            let read = text.split_once('-').and_then(|(changed, id)| {
                let changed = changed.parse().ok().filter(|&changed: &u64| i64::try_from(changed).is_ok())?;
                Some((changed, id.to_owned()))
            });
            read.ok_or(ApiError::BadValue { field: "before" })
        };
        Ok(TournamentSearch {
            stage: self.state.as_ref().map(stage).transpose()?,
            before: self.before.as_ref().map(before).transpose()?,
            limit: self.limit.unwrap_or(DEFAULT_LIMIT).min(MOST),
        })
    }
}

/// A page of a list of tournaments.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct TournamentsPage {
    /// The last changed first.
    tournaments: Vec<TournamentSummary>,
    /// Where the next page begins; null on the last.
    next: Option<String>,
}

/// Looks for listed tournaments.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments",
    params(TournamentsQuery),
    responses(
        (status = 200, description = "Tournaments", body = TournamentsPage),
        (status = 422, description = "A value that cannot be", body = Problem),
    )
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    query: Result<Query<TournamentsQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<TournamentsPage>, ApiError> {
    let Query(query) = query.map_err(|_| ApiError::BadMessage)?;
    let search = query.check()?;
    let limit = search.limit as usize;
    let found = app.house.store.tournaments().search_tournaments(search).await?;
    let last = found.last().filter(|_| found.len() == limit && limit > 0);
    let next = last.map(|last| format!("{}-{}", last.changed, last.id));
    let (base, calendar) = (&app.house.settings.base, app.house.calendar());
    let tournaments = found.iter().map(|entry| TournamentSummary::of(entry, base, &calendar)).collect();
    Ok(Json(TournamentsPage { tournaments, next }))
}

/// The state of a tournament.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}",
    responses(
        (status = 200, description = "The state", body = TournamentJson),
    )
))]
pub(crate) async fn look(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let text = events::text(&snapshot, &app.house);
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Changes settings.
#[cfg_attr(test, utoipa::path(
    patch,
    path = "/api/tournaments/{id}",
    request_body = TournamentSettingsRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state", body = TournamentJson),
        (status = 403, description = "Not the organiser's key", body = Problem),
        (status = 422, description = "A field cannot have this value", body = Problem),
    )
))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<TournamentSettingsRequest>,
) -> Result<Json<TournamentJson>, ApiError> {
    let who = keyholder(&client)?;
    let known = app.house.tournament(&id).await?;
    let command = changed(request, known.value())?;
    let (tournament, _) = app.house.command_tournament(&id, who, command).await?;
    Ok(state(&tournament, &app.house))
}
