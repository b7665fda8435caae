//! `GET /api/explorer`: what was played from a position.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use fencepost_explorer::{Filter, GameId, Month, PlayedMove};
use fencepost_rules::{BySeat, Position, Seat, opening_name};
use serde::{Deserialize, Serialize};

use super::App;
use super::client::Client;
use super::error::ApiError;
#[cfg(test)]
use super::openapi::Problem;
use crate::explorer::{ExplorerError, Source};
use crate::store::StoreError;

/// So many games are named.
const MOST_EXAMPLES: usize = 8;

/// What to look for.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[serde(default)]
pub(crate) struct ExplorerQuery {
    /// The position, as text. Its mirror image counts as the same.
    position: String,
    /// `engine`, `index` or `server`; all of them if left out.
    source: Option<String>,
    /// Games of this month or later: `2026-01`.
    from: Option<String>,
    /// Games of this month or earlier.
    to: Option<String>,
    /// Games with at least this mean rating, in steps of 100.
    min_rating: Option<u32>,
    /// Games with at most this mean rating.
    max_rating: Option<u32>,
    /// Games with engines of at least this level, 1 to 10.
    min_level: Option<u8>,
    /// Games with an engine of at most this level.
    max_level: Option<u8>,
}

/// What was played from a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Explored {
    /// The position.
    position: String,
    /// What players call it; null for most positions.
    opening: Option<&'static str>,
    /// In how many games it was played from.
    games: u64,
    /// The moves, the most frequent first. In a position that is its own mirror image, a move stands for its mirror image, too.
    moves: Vec<ExploredMove>,
    /// Which sources this server has.
    sources: Vec<&'static str>,
    /// Some of the games.
    examples: Vec<Example>,
}

/// A move that was played.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct ExploredMove {
    #[serde(rename = "move")]
    mv: String,
    /// In how many games.
    games: u64,
    /// Each seat's share of the points, in turn order, from 0 to 1; null if no game is finished.
    score: Option<Vec<f64>>,
}

/// A game that can be opened.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Example {
    /// The move that was played in it.
    #[serde(rename = "move")]
    mv: String,
    /// Where it comes from.
    source: &'static str,
    /// Where its record is, seen from the base of the server.
    record: String,
    /// Who played, in turn order; empty if nobody says.
    players: Vec<String>,
    /// `2026.11.15`; empty if nobody says.
    date: String,
    /// As in records.
    result: String,
}

/// What was played from a position, how often, and how it scored.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/explorer",
    params(ExplorerQuery),
    responses(
        (status = 200, description = "What was played", body = Explored),
        (status = 403, description = "The position is one of a game that the asker is playing against other people", body = Problem),
        (status = 422, description = "A value that cannot be", body = Problem),
    )
))]
pub(crate) async fn explore(
    State(app): State<Arc<App>>,
    client: Client,
    query: Result<Query<ExplorerQuery>, QueryRejection>,
) -> Result<Json<Explored>, ApiError> {
    let Query(query) = query.map_err(|_| ApiError::BadMessage)?;
    let position: Position = query.position.parse().map_err(ApiError::Position)?;
    let (sources, filter) = (query.sources()?, query.filter()?);
    if let Some(guest) = client.guest
        && app.house.plays_position(guest, &position).await?
    {
        return Err(ApiError::OwnGame);
    }
    let mut found: Vec<(Source, PlayedMove)> = Vec::new();
    let mut there = Vec::new();
    for source in Source::ALL {
        let is_there = source == Source::Server || app.explorer.index(&app.house, source).await.is_some();
        there.extend(is_there.then_some(source.name()));
        if sources.contains(&source) {
            let answer = app.explorer.look_up(&app.house, source, &position, &filter).await?;
            found.extend(answer.into_iter().flat_map(|answer| answer.moves).map(|played| (source, played)));
        }
    }
    let moves = summed(&found);
    let examples = examples(&app, &position, &found).await?;
    let seats = position.players().seats();
    Ok(Json(Explored {
        position: position.to_string(),
        opening: opening_name(&position),
        games: moves.iter().map(|played| played.games).sum(),
        moves: moves.iter().map(|played| ExploredMove::of(played, seats)).collect(),
        sources: there,
        examples,
    }))
}

impl ExplorerQuery {
    fn sources(&self) -> Result<Vec<Source>, ApiError> {
        match self.source.as_deref() {
            None | Some("") => Ok(Source::ALL.to_vec()),
            Some(name) => {
                let source = Source::ALL.into_iter().find(|source| source.name() == name);
                Ok(vec![source.ok_or(ApiError::BadValue { field: "source" })?])
            }
        }
    }

    fn filter(&self) -> Result<Filter, ApiError> {
        let month = |text: &Option<String>, field| match text.as_deref() {
            None | Some("") => Ok(None),
            Some(text) => text.parse::<Month>().map(Some).map_err(|_| ApiError::BadValue { field }),
        };
        let hundreds = |rating: Option<u32>| rating.map(|rating| (rating / 100).min(u8::MAX.into()) as u8);
        Ok(Filter {
            from: month(&self.from, "from")?,
            to: month(&self.to, "to")?,
            least_rating: hundreds(self.min_rating),
            most_rating: hundreds(self.max_rating),
            least_level: self.min_level,
            most_level: self.max_level,
        })
    }
}

impl ExploredMove {
    fn of(played: &PlayedMove, seats: &[Seat]) -> ExploredMove {
        let score: Option<Vec<f64>> = seats.iter().map(|&seat| played.share(seat)).collect();
        let rounded = score.map(|shares| shares.into_iter().map(|share| (share * 1000.0).round() / 1000.0).collect());
        ExploredMove { mv: played.mv.to_string(), games: played.games, score: rounded }
    }
}

/// The moves of all sources together, the most frequent first.
fn summed(found: &[(Source, PlayedMove)]) -> Vec<PlayedMove> {
    let mut moves: Vec<PlayedMove> = Vec::new();
    for (_, played) in found {
        match moves.iter_mut().find(|it| it.mv == played.mv) {
            None => moves.push(played.clone()),
            Some(sum) => {
                sum.games += played.games;
                sum.points = BySeat(std::array::from_fn(|seat| sum.points.0[seat] + played.points.0[seat]));
            }
        }
    }
    moves.sort_by(|one, other| other.games.cmp(&one.games).then(one.mv.cmp(&other.mv)));
    moves
}

/// One game for each move of each source, as far as there is room.
async fn examples(app: &App, position: &Position, found: &[(Source, PlayedMove)]) -> Result<Vec<Example>, ApiError> {
    let seats = position.players().seats();
    let mut examples = Vec::new();
    for source in Source::ALL {
        let of_source = found.iter().take(MOST_EXAMPLES).filter(|(its, _)| *its == source);
        let wanted: Vec<&PlayedMove> = of_source.map(|(_, played)| played).collect();
        let ids: Vec<GameId> = wanted.iter().map(|played| played.example).collect();
        let games = app.explorer.headers(&app.house, source, &ids).await?;
        for played in wanted {
            let (mv, name) = (played.mv.to_string(), source.name());
            if source == Source::Server {
                let Some(id) = app.explorer.game_of_server(played.example).await else { continue };
                let record = format!("api/games/{id}.qgn");
                let (players, date, result) = (Vec::new(), String::new(), String::new());
                examples.push(Example { mv, source: name, record, players, date, result });
            } else if let Some((id, game)) = games.iter().find(|(id, _)| *id == played.example) {
                examples.push(Example {
                    mv,
                    source: name,
                    record: format!("api/explorer/{name}/{}.qgn", id.0),
                    players: seats.iter().map(|&seat| game.names[seat].clone()).collect(),
                    date: game.date.clone(),
                    result: game.result.clone(),
                });
            }
        }
    }
    Ok(examples)
}

/// The record of a game of an index.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/explorer/{source}/{name}",
    params(
        ("source" = String, Path, description = "`engine` or `index`"),
        ("name" = String, Path, description = "The number of the game and `.qgn`"),
    ),
    responses(
        (status = 200, description = "The record", content_type = "text/plain", body = String),
        (status = 404, description = "There is no such game", body = Problem),
    )
))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path((source, name)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let source = Source::ALL.into_iter().find(|it| it.name() == source).ok_or(ApiError::NoSuchPage)?;
    let id = name.strip_suffix(".qgn").and_then(|id| id.parse().ok()).ok_or(ApiError::NoSuchPage)?;
    let game = app.explorer.game(&app.house, source, GameId(id)).await?.ok_or(ApiError::NoSuchPage)?;
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((headers, game.to_string()).into_response())
}

/// The games of the engine in one piece, for a page to keep: see docs/explorer.md.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/explorer/offline",
    responses(
        (status = 200, description = "The engine's games", content_type = "application/octet-stream", body = Vec<u8>),
        (status = 404, description = "There are none", body = Problem),
    )
))]
pub(crate) async fn offline(State(app): State<Arc<App>>) -> Result<Response, ApiError> {
    let index = app.explorer.index(&app.house, Source::Engine).await.ok_or(ApiError::NoSuchPage)?;
    let dump = index.dump().await.map_err(ExplorerError::from)?;
    Ok(([(header::CONTENT_TYPE, "application/octet-stream")], dump).into_response())
}

impl From<ExplorerError> for ApiError {
    fn from(error: ExplorerError) -> ApiError {
        match error {
            ExplorerError::Store(error) => error.into(),
            ExplorerError::Index(error) => StoreError::Failed(error.to_string()).into(),
        }
    }
}
