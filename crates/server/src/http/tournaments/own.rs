//! Who a key belongs to, and the table of a player.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use fencepost_pairing::Number;
use fencepost_rules::{Players, Seat};
use serde::Serialize;

use crate::house::HouseError;
use crate::http::App;
use crate::http::api::TableView;
use crate::http::client::Client;
use crate::http::error::ApiError;
#[cfg(test)]
use crate::http::openapi::Problem;
use crate::tournament::{Actor, Tournament, TournamentError};

/// Who a key belongs to.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Own {
    /// `organiser`, `assistant` or `player`.
    role: &'static str,
    /// The player's number.
    player: Option<Number>,
    /// The player's name.
    name: Option<String>,
    /// Whether the player has left.
    withdrawn: bool,
    /// The player's table of the last round.
    table: Option<OwnTable>,
}

/// A player's table.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct OwnTable {
    /// The round.
    round: usize,
    /// The table's number.
    table: usize,
    /// In turn order.
    players: Vec<Number>,
    /// One number per player; null until it is known.
    result: Option<String>,
    /// What players have proposed.
    proposals: Vec<crate::http::api::ProposalView>,
    /// Whether the organiser has to decide.
    disputed: bool,
    /// The game on this server, with the player's seat.
    game: Option<OwnGame>,
}

/// A player's seat in a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct OwnGame {
    /// Its name in addresses.
    id: String,
    /// Its page.
    url: String,
    /// The player's seat.
    seat: &'static str,
    /// The secret that moves the pawn: the player's own token.
    token: String,
}

/// Who the key of the request belongs to.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/me",
    security(("token" = [])),
    responses(
        (status = 200, description = "Who that is, and the own table", body = Own),
        (status = 403, description = "An unknown key", body = Problem),
    )
))]
pub(crate) async fn me(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Json<Own>, ApiError> {
    let token = client.token_if_any().ok_or(ApiError::NoKey)?;
    let snapshot = app.house.tournament(&id).await?;
    let tournament = snapshot.value();
    let plain = |role| Own { role, player: None, name: None, withdrawn: false, table: None };
    let own = match tournament.actor_of(token) {
        Some(Actor::Organiser) => plain("organiser"),
        Some(Actor::Assistant(_)) => plain("assistant"),
        Some(Actor::Player(number)) => {
            let player = tournament.player(number).ok_or(HouseError::Internal)?;
            Own {
                player: Some(number),
                name: Some(player.name.clone()),
                withdrawn: player.withdrawn,
                table: own_table(tournament, number, token, &app.house.settings.base),
                ..plain("player")
            }
        }
        _ => return Err(HouseError::Refused(TournamentError::NotAllowed).into()),
    };
    Ok(Json(own))
}

fn own_table(tournament: &Tournament, player: Number, token: &str, base: &str) -> Option<OwnTable> {
    let round = tournament.rounds().last()?;
    let at = round.tables.iter().position(|it| it.table.players.contains(&player))?;
    let view = TableView::of(at + 1, &round.tables[at], base);
    let place = view.players.iter().position(|&other| other == player)?;
    let seat = Players::from_count(view.players.len())?.seats().get(place).copied().map(Seat::name)?;
    let game = view.game.map(|game| OwnGame { id: game.id, url: game.url, seat, token: token.to_owned() });
    Some(OwnTable {
        round: tournament.rounds().len(),
        table: view.table,
        players: view.players,
        result: view.result,
        proposals: view.proposals,
        disputed: view.disputed,
        game,
    })
}
