//! `GET /picture.png` and `GET /picture.gif`: a position or a whole game, painted.

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use fencepost_pictures::{Animation, Pace, Picture, Theme, png_from_svg};
use fencepost_rules::{Event, Game};
use serde::Deserialize;

use super::api::PositionRequest;
use super::error::ApiError;
use super::painting::paint;

/// Pixels: large enough to print, and small enough to send.
const PNG_WIDTH: u32 = 1080;
const GIF_WIDTH: u32 = 480;
/// The most moves of a film: it takes a frame for each.
const MOST_FRAMES: usize = 400;

/// What to paint.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PictureQuery {
    /// Where the game begins; the usual start if left out.
    position: Option<String>,
    /// What was played from there, separated by commas.
    moves: String,
    /// `wood`, `light` or `dark`.
    look: Option<String>,
}

impl PictureQuery {
    /// The game that is asked for.
    pub(super) fn game(&self) -> Result<Game, ApiError> {
        let moves = self.moves.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect();
        PositionRequest::from_text(self.position.clone(), moves).game()
    }

    fn theme(&self) -> Result<Theme, ApiError> {
        let known = self.look.as_deref().map_or(Ok(Theme::Wood), str::parse);
        known.map_err(|_| ApiError::BadValue { field: "look" })
    }
}

/// The last position, with the last move marked.
pub(super) async fn png(query: Result<Query<PictureQuery>, QueryRejection>) -> Result<Response, ApiError> {
    let Query(query) = query.map_err(|_| ApiError::BadMessage)?;
    let (game, theme) = (query.game()?, query.theme()?);
    let painted =
        paint(move || png_from_svg(&last_position(&game).theme(theme).size(PNG_WIDTH).to_svg(), PNG_WIDTH).ok());
    Ok(sent(painted.await, "image/png"))
}

/// The whole game, one frame a move.
pub(super) async fn gif(query: Result<Query<PictureQuery>, QueryRejection>) -> Result<Response, ApiError> {
    let Query(query) = query.map_err(|_| ApiError::BadMessage)?;
    let (game, theme) = (query.game()?, query.theme()?);
    if game.plies() > MOST_FRAMES {
        return Err(ApiError::BadValue { field: "moves" });
    }
    let film = move || Animation::of_game(&game, Pace::default(), |it, _| it.theme(theme)).to_gif(GIF_WIDTH).ok();
    Ok(sent(paint(film).await, "image/gif"))
}

fn last_position(game: &Game) -> Picture {
    let picture = Picture::new(game.position());
    match game.history().last() {
        Some((before, Event::Move(mv))) => picture.last_move(before, *mv),
        _ => picture,
    }
}

fn sent(painted: Result<Vec<u8>, Response>, kind: &'static str) -> Response {
    // The address says all that is in the picture, so it never changes.
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=86400")];
    painted.map_or_else(|response| response, |bytes| (headers, bytes).into_response())
}
