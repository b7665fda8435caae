//! The players of a tournament.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use fencepost_pairing::Number;
use serde::Serialize;
use serde_json::Value;

use super::{Done, execute, player_number, state};
use crate::house::{HouseError, Who};
use crate::http::App;
use crate::http::api::{CorrectionRequest, EntryRequest, PlayerView, StandingView, TournamentJson, points_json};
use crate::http::body::Message;
use crate::http::client::Client;
use crate::http::error::ApiError;
#[cfg(test)]
use crate::http::openapi::Problem;
use crate::room::Fingerprint;
use crate::secret;
use crate::tournament::{Tournament, TournamentCommand, TournamentError, TournamentEvent};

/// A player who was entered.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Entered {
    /// The number, from 1.
    player: Number,
    /// The name, with a number if it was taken.
    name: String,
    /// The player's secret: it is told here and never again. Null for an engine.
    token: Option<String>,
}

/// The player who was entered by a command.
fn entered((tournament, events): &Done, token: String) -> Result<Json<Entered>, ApiError> {
    let number = events.iter().find_map(|event| match event {
        TournamentEvent::Entered { player, .. } | TournamentEvent::Retokened { player, .. } => Some(*player),
        _ => None,
    });
    let player = number.and_then(|number| tournament.player(number)).ok_or(HouseError::Internal)?;
    let token = Some(token).filter(|_| player.engine.is_none());
    Ok(Json(Entered { player: player.number, name: player.name.clone(), token }))
}

/// Enters a player.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments/{id}/players",
    request_body = EntryRequest,
    security(("token" = [])),
    responses(
        (status = 201, description = "The player's number and token", body = Entered),
        (status = 403, description = "A key that may not do this", body = Problem),
        (status = 409, description = "The tournament is full, or it is too late", body = Problem),
        (status = 422, description = "A field cannot have this value", body = Problem),
    )
))]
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<EntryRequest>,
) -> Result<(StatusCode, Json<Entered>), ApiError> {
    // Whoever has no key learns that before what is wrong with the request.
    super::keyholder(&client)?;
    let token = secret::new_token();
    let done = execute(&app, &id, &client, request.enter(Fingerprint::of(&token))?).await?;
    Ok((StatusCode::CREATED, entered(&done, token)?))
}

/// Joins while registration is open.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments/{id}/join",
    request_body = EntryRequest,
    responses(
        (status = 201, description = "The own number and token", body = Entered),
        (status = 409, description = "Registration is closed, the tournament is full, or it is too late", body = Problem),
        (status = 422, description = "A field cannot have this value", body = Problem),
    )
))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Message(request): Message<EntryRequest>,
) -> Result<(StatusCode, Json<Entered>), ApiError> {
    let token = secret::new_token();
    let command = request.join(Fingerprint::of(&token))?;
    let done = app.house.command_tournament(&id, Who::Stranger, command).await?;
    Ok((StatusCode::CREATED, entered(&done, token)?))
}

/// Corrects what is known of a player.
#[cfg_attr(test, utoipa::path(
    patch,
    path = "/api/tournaments/{id}/players/{player}",
    request_body = CorrectionRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state", body = TournamentJson),
        (status = 403, description = "A key that may not do this", body = Problem),
        (status = 422, description = "A field cannot have this value", body = Problem),
    )
))]
pub(crate) async fn correct(
    State(app): State<Arc<App>>,
    Path((id, player)): Path<(String, String)>,
    client: Client,
    Message(request): Message<CorrectionRequest>,
) -> Result<Json<TournamentJson>, ApiError> {
    super::keyholder(&client)?;
    let command = request.check(player_number(&player)?)?;
    let (tournament, _) = execute(&app, &id, &client, command).await?;
    Ok(state(&tournament, &app.house))
}

/// Withdraws a player.
#[cfg_attr(test, utoipa::path(
    delete,
    path = "/api/tournaments/{id}/players/{player}",
    security(("token" = [])),
    responses(
        (status = 200, description = "The state", body = TournamentJson),
        (status = 403, description = "A key that may not do this", body = Problem),
    )
))]
pub(crate) async fn withdraw(
    State(app): State<Arc<App>>,
    Path((id, player)): Path<(String, String)>,
    client: Client,
) -> Result<Json<TournamentJson>, ApiError> {
    super::keyholder(&client)?;
    let command = TournamentCommand::Withdraw { player: player_number(&player)? };
    let (tournament, _) = execute(&app, &id, &client, command).await?;
    Ok(state(&tournament, &app.house))
}

/// Gives a player a new token. The old one is void.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments/{id}/players/{player}/token",
    security(("token" = [])),
    responses(
        (status = 200, description = "The new token", body = Entered),
        (status = 403, description = "A key that may not do this", body = Problem),
    )
))]
pub(crate) async fn retoken(
    State(app): State<Arc<App>>,
    Path((id, player)): Path<(String, String)>,
    client: Client,
) -> Result<Json<Entered>, ApiError> {
    super::keyholder(&client)?;
    let token = secret::new_token();
    let command = TournamentCommand::Retoken { player: player_number(&player)?, token: Fingerprint::of(&token) };
    let done = execute(&app, &id, &client, command).await?;
    // A game that is being played obeys the new token, too.
    app.house.reseat(&done.0, player_number(&player)?).await?;
    entered(&done, token)
}

/// A player with the sums of the tie-breaks.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct PlayerDetails {
    #[serde(flatten)]
    player: PlayerView,
    /// The place in the standings, with sums.
    standing: Option<StandingView>,
    /// What the player did in each round.
    rounds: Vec<Appearance>,
}

/// What a player did in a round.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Appearance {
    /// The round.
    round: usize,
    /// The table; null in a round without a game.
    table: Option<usize>,
    /// Who sat there, in turn order.
    players: Vec<Number>,
    /// The table's result.
    result: Option<String>,
    /// Whether the player sat out.
    bye: bool,
    /// What the player scored; null until it is known.
    #[cfg_attr(test, schema(value_type = Option<f64>))]
    points: Value,
}

/// A player with the sums of the tie-breaks.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/players/{player}",
    responses(
        (status = 200, description = "The player", body = PlayerDetails),
    )
))]
pub(crate) async fn look_at(
    State(app): State<Arc<App>>,
    Path((id, player)): Path<(String, String)>,
) -> Result<Json<PlayerDetails>, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let tournament = snapshot.value();
    let number = player_number(&player)?;
    let entrant = tournament.player(number).ok_or(HouseError::Refused(TournamentError::NoSuchPlayer))?;
    let standings = tournament.standings();
    let standing = standings.iter().find(|it| it.player == number).map(|it| StandingView::of(it, true));
    let rounds = (0..tournament.rounds().len()).map(|round| appearance(tournament, round, number)).collect();
    Ok(Json(PlayerDetails { player: PlayerView::of(entrant), standing, rounds }))
}

fn appearance(tournament: &Tournament, round: usize, player: Number) -> Appearance {
    let played = &tournament.rounds()[round];
    let at = played.tables.iter().position(|it| it.table.players.contains(&player));
    let table = at.map(|at| &played.tables[at].table);
    let points = tournament.points_in(round, player).map_or(Value::Null, points_json);
    Appearance {
        round: round + 1,
        table: at.map(|at| at + 1),
        players: table.map(|table| table.players.clone()).unwrap_or_default(),
        result: table.and_then(|table| table.result.as_ref()).map(ToString::to_string),
        bye: played.byes.contains(&player),
        points,
    }
}
