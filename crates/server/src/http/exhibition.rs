//! `GET /api/exhibition`: the game of engines that visitors watch where nobody waits for an opponent.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::App;
use super::api::StateJson;
use super::error::ApiError;
use crate::house::EXHIBITION_BREAK;

/// The exhibition of this server.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Exhibition {
    /// The game. It goes on while a socket or a stream of it is open.
    id: String,
    /// Its page.
    url: String,
    /// So many milliseconds after its end, the call returns a new game.
    #[serde(rename = "break")]
    pause: u64,
    /// The game as it is.
    state: StateJson,
}

/// The exhibition of this server: one game of engines for all visitors.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/exhibition",
    responses(
        (status = 200, description = "The game that goes on, or has just ended", body = Exhibition),
        (status = 204, description = "This server has no exhibition"),
    )
))]
pub(crate) async fn show(State(app): State<Arc<App>>) -> Result<Response, ApiError> {
    // Every visitor's page asks, and a browser logs an error status as a fault of the page: having none is no error.
    let Some(snapshot) = app.house.exhibition().await? else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let state = StateJson::in_house(&snapshot, &app.house);
    let exhibition = Exhibition { id: state.id.clone(), url: state.url.clone(), pause: EXHIBITION_BREAK, state };
    Ok(Json(exhibition).into_response())
}
