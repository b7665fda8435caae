//! `POST /api/position`: a position explained, for clients that do not know the rules.

use axum::Json;
use fencepost_rules::{Dialect, Event, Fence, Game};
use serde::Serialize;
use serde_json::{Map, Value};

use super::api::{self, Pawn, PositionRequest};
use super::body::Message;
use super::error::{ApiError, error_values};
#[cfg(test)]
use super::openapi::Problem;

/// Everything about a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Explained {
    /// As text.
    position: String,
    /// How many play.
    players: usize,
    /// Width and height.
    board: String,
    /// Whose turn it is: 1 for the first seat.
    turn: usize,
    /// The same as a name.
    turn_seat: &'static str,
    /// What was played.
    moves: Vec<&'static str>,
    /// The number of moves.
    ply: usize,
    /// What may be played now.
    legal: Vec<&'static str>,
    /// Whether the game has ended.
    over: bool,
    /// `*` or one number per seat.
    result: String,
    /// How it ended.
    termination: Option<&'static str>,
    /// The pawns in turn order.
    seats: Vec<Pawn>,
    /// The fences on the board.
    fences_placed: Vec<&'static str>,
    /// The result of the move that was tried: whether it is legal, and why not.
    #[serde(rename = "try")]
    trial: Option<Map<String, Value>>,
}

/// Explains a position.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/position",
    request_body = PositionRequest,
    responses(
        (status = 200, description = "All there is to know of the position", body = Explained),
        (status = 422, description = "No position, or a move that cannot be played", body = Problem),
    )
))]
pub(crate) async fn explain(
    headers: axum::http::HeaderMap,
    Message(mut request): Message<PositionRequest>,
) -> Result<Json<Explained>, ApiError> {
    let game = request.game()?;
    let position = game.position();
    let trial = request.trial().map(|text| try_move(&game, text, &super::language::language(&headers)));
    Ok(Json(Explained {
        position: position.to_string(),
        players: position.players().count(),
        board: position.board().to_string(),
        turn: api::turn_number(position),
        turn_seat: position.turn().name(),
        moves: game.events().map(Event::name).collect(),
        ply: game.plies(),
        legal: api::legal(&game),
        over: game.outcome().is_some(),
        result: api::result(game.outcome()),
        termination: game.outcome().map(|outcome| outcome.ending.name()),
        seats: position.players().seats().iter().map(|&seat| api::pawn(position, seat)).collect(),
        fences_placed: position.fences().into_iter().map(Fence::name).collect(),
        trial,
    }))
}

fn try_move(game: &Game, text: &str, language: &fencepost_language::Language) -> Map<String, Value> {
    let read = Dialect::default().read(text, game.position().board());
    let error = match read.map(|mv| game.check(mv)) {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(ApiError::MoveAt { at: 0, text: text.to_owned(), error: Some(error) }),
        Err(_) => Some(ApiError::MoveAt { at: 0, text: text.to_owned(), error: None }),
    };
    let mut tried = Map::new();
    tried.insert("move".to_owned(), text.chars().take(20).collect::<String>().into());
    tried.insert("legal".to_owned(), error.is_none().into());
    if let Some(error) = error {
        tried.insert("code".to_owned(), error.code().into());
        tried.insert("reason".to_owned(), error.reason(language).into());
        if let ApiError::MoveAt { error: Some(illegal), .. } = &error {
            tried.extend(error_values(illegal));
        }
    }
    tried
}
