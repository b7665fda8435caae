//! Rounds and results.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::{execute, keyholder, place_number, state};
use crate::house::{HouseError, pairing};
use crate::http::App;
use crate::http::api::{ResultRequest, RoundRequest, RoundView, TableView, TournamentJson};
use crate::http::body::Message;
use crate::http::client::Client;
use crate::http::error::ApiError;
#[cfg(test)]
use crate::http::openapi::Problem;
use crate::tournament::{Place, TournamentCommand, TournamentError};

/// Pairs the next round.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments/{id}/rounds",
    request_body = RoundRequest,
    security(("token" = [])),
    responses(
        (status = 201, description = "The round", body = RoundView),
        (status = 403, description = "A key that may not do this", body = Problem),
        (status = 409, description = "Results are missing, it was the last round, or there is no allowed pairing", body = Problem),
    )
))]
pub(crate) async fn pair(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<RoundRequest>,
) -> Result<(StatusCode, Json<RoundView>), ApiError> {
    let who = keyholder(&client)?;
    let known = app.house.tournament(&id).await?;
    let command = pairing(known.value(), request.repeats);
    let (tournament, _) = app.house.command_tournament(&id, who, command).await?;
    if tournament.terms().place == Place::Online {
        // Whoever reads the answer finds the games.
        app.house.clone().tend(id.clone(), true).await;
    }
    let round = tournament.rounds().last().ok_or(HouseError::Internal)?;
    let (number, base) = (tournament.rounds().len(), &app.house.settings.base);
    Ok((StatusCode::CREATED, Json(RoundView::of(number, round, base, &app.house.calendar()))))
}

/// Takes the last round back while it has no result.
#[cfg_attr(test, utoipa::path(
    delete,
    path = "/api/tournaments/{id}/rounds/{round}",
    security(("token" = [])),
    responses(
        (status = 200, description = "The state", body = TournamentJson),
        (status = 403, description = "A key that may not do this", body = Problem),
        (status = 409, description = "It has results, or is not the last round", body = Problem),
    )
))]
pub(crate) async fn take_back(
    State(app): State<Arc<App>>,
    Path((id, round)): Path<(String, String)>,
    client: Client,
) -> Result<Json<TournamentJson>, ApiError> {
    keyholder(&client)?;
    let round = place_number(&round)?;
    let known = app.house.tournament(&id).await?;
    let tables = known.value().rounds().last().map(|round| round.tables.clone()).unwrap_or_default();
    let (tournament, _) = execute(&app, &id, &client, TournamentCommand::TakeBack { round }).await?;
    let house = app.house.clone();
    let games = tables.into_iter().filter_map(|table| table.game).collect();
    crate::task::spawn(async move { house.abort_tournament_games(games).await });
    Ok(state(&tournament, &app.house))
}

/// A table in an address: its tournament, its round, and its number.
type TablePath = (String, String, String);

/// Executes a command about a table, and answers with the table after it.
async fn execute_at(
    app: &Arc<App>,
    (id, round, table): &TablePath,
    client: &Client,
    command: impl FnOnce(usize, usize) -> Result<TournamentCommand, ApiError>,
) -> Result<Json<TableView>, ApiError> {
    keyholder(client)?;
    let (round, table) = (place_number(round)?, place_number(table)?);
    let (tournament, _) = execute(app, id, client, command(round, table)?).await?;
    let state = tournament.table(round, table).ok_or(HouseError::Refused(TournamentError::NoSuchTable))?;
    Ok(Json(TableView::of(table, state, &app.house.settings.base)))
}

/// Enters, corrects or takes back a result.
#[cfg_attr(test, utoipa::path(
    put,
    path = "/api/tournaments/{id}/rounds/{round}/tables/{table}",
    request_body = ResultRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The table", body = TableView),
        (status = 403, description = "A key that may not do this", body = Problem),
        (status = 422, description = "Not a result of this table", body = Problem),
    )
))]
pub(crate) async fn enter_result(
    State(app): State<Arc<App>>,
    Path(table): Path<TablePath>,
    client: Client,
    Message(request): Message<ResultRequest>,
) -> Result<Json<TableView>, ApiError> {
    execute_at(&app, &table, &client, |round, table| request.enter(round, table)).await
}

/// Proposes the result of the own table, or confirms what another proposed.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments/{id}/rounds/{round}/tables/{table}/proposal",
    request_body = ResultRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The table", body = TableView),
        (status = 403, description = "Not the token of a player at this table", body = Problem),
        (status = 409, description = "There is another result already", body = Problem),
        (status = 422, description = "Not a result of this table", body = Problem),
    )
))]
pub(crate) async fn propose(
    State(app): State<Arc<App>>,
    Path(table): Path<TablePath>,
    client: Client,
    Message(request): Message<ResultRequest>,
) -> Result<Json<TableView>, ApiError> {
    execute_at(&app, &table, &client, |round, table| request.propose(round, table)).await
}
