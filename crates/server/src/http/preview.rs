//! The picture that link previews show: the position or the game that a link leads to, or else one for everything.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderName, Uri, header};
use axum::response::{IntoResponse, Response};
use fencepost_pictures::{Picture, RasterError, Theme, png_from_svg};
use fencepost_rules::Position;

use serde::Deserialize;

use super::App;
use super::api::StateJson;
use super::error::ApiError;
use super::painting::paint as paint_in_turn;
use super::picture::PictureQuery;

/// Its path.
pub(super) const PATH: &str = "/preview.png";
/// Its size, which link previews expect.
pub(super) const WIDTH: u32 = 1200;
pub(super) const HEIGHT: u32 = 630;

/// In the middle of a game: both pawns have met, and fences lie everywhere.
const POSITION: &str = "c2e2g2d6f6h3 / c5g6h6e4 / e6 e5 / 5 5 / 1";
/// A board as high as the picture, less a margin.
const BOARD: u32 = HEIGHT - 2 * 36;

const HEADERS: [(HeaderName, &str); 2] =
    [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];

/// Which picture.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PreviewQuery {
    /// A game on this server.
    game: Option<String>,
    /// A position, after some moves.
    #[serde(flatten)]
    pictured: PictureQuery,
}

/// `GET /preview.png`. What cannot be read or found gets the picture for everything: a preview has no use for errors.
pub(super) async fn serve(
    State(app): State<Arc<App>>,
    uri: Uri,
    query: Result<Query<PreviewQuery>, QueryRejection>,
) -> Response {
    let asked = query.ok().filter(|_| uri.query().is_some()).map(|Query(query)| query);
    let position = match asked {
        Some(PreviewQuery { game: Some(id), .. }) => position_of(&app, &id).await,
        Some(query) => query.pictured.game().ok().map(|game| *game.position()),
        None => None,
    };
    let Some(position) = position else { return serve_usual().await };
    match paint_in_turn(move || paint(&position).ok()).await {
        // A game goes on.
        Ok(png) => ([HEADERS[0].clone(), (header::CACHE_CONTROL, "public, max-age=60")], png).into_response(),
        Err(response) => response,
    }
}

async fn position_of(app: &Arc<App>, id: &str) -> Option<Position> {
    let (snapshot, _) = app.house.look(id, None, None).await.ok()?;
    StateJson::in_house(&snapshot, &app.house).position.parse().ok()
}

async fn serve_usual() -> Response {
    static PICTURE: OnceLock<Vec<u8>> = OnceLock::new();
    // Painting takes a while, so it is done once, on a thread that may block.
    let made = tokio::task::spawn_blocking(|| match PICTURE.get() {
        Some(picture) => Some(picture),
        None => paint_usual().ok().map(|picture| PICTURE.get_or_init(|| picture)),
    });
    match made.await.ok().flatten() {
        Some(picture) => (HEADERS, Bytes::from_static(picture)).into_response(),
        None => ApiError::NoSuchPage.into_response(),
    }
}

fn paint_usual() -> Result<Vec<u8>, RasterError> {
    paint(&POSITION.parse().expect("the position is sound"))
}

/// The name on the left, a board on the right.
fn paint(position: &Position) -> Result<Vec<u8>, RasterError> {
    let board = Picture::new(position).theme(Theme::Wood).coordinates(false).ids("board").size(BOARD).to_svg();
    let (x, y) = (WIDTH - BOARD - 60, (HEIGHT - BOARD) / 2);
    // The board inside is an SVG of its own, with its place as an attribute.
    let board = board.replacen("<svg ", &format!("<svg x=\"{x}\" y=\"{y}\" "), 1);
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#efe6d6"/>
<g transform="translate(84 196)"><rect x="26" width="28" height="132" rx="12" fill="#a3451c"/>
<rect x="106" width="28" height="132" rx="12" fill="#a3451c"/>
<rect y="50" width="160" height="28" rx="13" fill="#2a1a10"/></g>
<text x="80" y="436" font-size="86" fill="#2a1a10">Fencepost</text>{board}</svg>"##
    );
    png_from_svg(&svg, WIDTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_png_of_the_size_that_is_told() {
        let png = paint_usual().expect("a picture");
        assert!(png.starts_with(b"\x89PNG"));
        assert_eq!(png[16..24], [WIDTH.to_be_bytes(), HEIGHT.to_be_bytes()].concat());
    }
}
