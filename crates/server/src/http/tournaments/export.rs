//! Tournaments as files: for spreadsheets, for other programs, and all games as one.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use fencepost_pairing::{Number, Score};

use crate::http::App;
use crate::http::api::TournamentJson;
use crate::http::error::ApiError;
use crate::tournament::{TableState, Tournament};

/// A table of texts as CSV (RFC 4180). A byte order mark tells spreadsheets that it is UTF-8.
struct Csv(String);

impl Csv {
    fn new() -> Csv {
        Csv("\u{feff}".to_owned())
    }

    fn row<T: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = T>) {
        let cells: Vec<String> = cells.into_iter().map(|cell| quoted(cell.as_ref())).collect();
        let _ = write!(self.0, "{}\r\n", cells.join(","));
    }

    fn response(self, id: &str, name: &str) -> Response {
        let disposition = format!("attachment; filename=\"{id}-{name}.csv\"");
        let headers =
            [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, disposition)];
        (headers, self.0).into_response()
    }
}

/// A cell: no spreadsheet takes it for a formula.
fn quoted(cell: &str) -> String {
    let is_number = cell.parse::<f64>().is_ok();
    let is_formula = !is_number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let cell = if is_formula { format!("'{cell}") } else { cell.to_owned() };
    let must_quote = cell.contains([',', '"', '\n', '\r', ';']);
    if must_quote { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

fn name_of(tournament: &Tournament, player: Number) -> String {
    tournament.player(player).map(|player| player.name.clone()).unwrap_or_default()
}

/// The standings for spreadsheets.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/standings.csv",
    responses((status = 200, description = "The standings as CSV"))
))]
pub(crate) async fn standings(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let tournament = snapshot.value();
    let mut csv = Csv::new();
    let codes = tournament.settings().tie_breaks.clone();
    let head = ["rank", "player", "name", "rating", "points"].map(str::to_owned);
    csv.row(head.into_iter().chain(codes));
    for standing in tournament.standings() {
        let player = tournament.player(standing.player);
        let rating = player.and_then(|player| player.rating).map(|rating| rating.to_string());
        let own = [
            standing.rank.to_string(),
            standing.player.to_string(),
            name_of(tournament, standing.player),
            rating.unwrap_or_default(),
            standing.points.to_string(),
        ];
        csv.row(own.into_iter().chain(standing.tie_breaks.iter().map(|it| it.value.to_string())));
    }
    Ok(csv.response(&id, "standings"))
}

/// What a player did in a round, in one cell: opponents and points.
fn cell(tournament: &Tournament, round: usize, player: Number) -> String {
    let played = &tournament.rounds()[round];
    let points = tournament.points_in(round, player).map(|it: Score| it.to_string());
    if played.byes.contains(&player) {
        return format!("bye:{}", points.unwrap_or_else(|| "*".to_owned()));
    }
    let table = played.tables.iter().find(|it| it.table.players.contains(&player));
    let Some(table) = table else { return String::new() };
    let others: Vec<String> =
        table.table.players.iter().filter(|other| **other != player).map(ToString::to_string).collect();
    format!("{}:{}", others.join("+"), points.unwrap_or_else(|| "*".to_owned()))
}

/// The cross table for spreadsheets: a row for each player, a column for each round.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/crosstable.csv",
    responses((status = 200, description = "The cross table as CSV: opponents and points for each round"))
))]
pub(crate) async fn crosstable(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let tournament = snapshot.value();
    let mut csv = Csv::new();
    let rounds = (1..=tournament.rounds().len()).map(|round| format!("round {round}"));
    let head = ["rank", "player", "name"].map(str::to_owned);
    csv.row(head.into_iter().chain(rounds).chain(["points".to_owned()]));
    for standing in tournament.standings() {
        let own = [standing.rank.to_string(), standing.player.to_string(), name_of(tournament, standing.player)];
        let rounds = (0..tournament.rounds().len()).map(|round| cell(tournament, round, standing.player));
        csv.row(own.into_iter().chain(rounds).chain([standing.points.to_string()]));
    }
    Ok(csv.response(&id, "crosstable"))
}

/// All pairings for spreadsheets.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/pairings.csv",
    responses((status = 200, description = "All pairings as CSV"))
))]
pub(crate) async fn pairings(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let tournament = snapshot.value();
    let mut csv = Csv::new();
    csv.row(["round", "table", "first", "second", "third", "fourth", "result"]);
    for (round, played) in (1..).zip(tournament.rounds()) {
        for (number, TableState { table, .. }) in (1..).zip(&played.tables) {
            let name = |place: usize| table.players.get(place).map(|it| name_of(tournament, *it)).unwrap_or_default();
            let result = table.result.as_ref().map(ToString::to_string).unwrap_or_default();
            csv.row([round.to_string(), number.to_string(), name(0), name(1), name(2), name(3), result]);
        }
        for &bye in &played.byes {
            csv.row([round.to_string(), "bye".to_owned(), name_of(tournament, bye)]);
        }
    }
    Ok(csv.response(&id, "pairings"))
}

/// The whole tournament as a file.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/export.json",
    responses((status = 200, description = "The state with the sums of all tie-breaks", body = TournamentJson))
))]
pub(crate) async fn whole(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let text = serde_json::to_string_pretty(&TournamentJson::of(snapshot.value(), &app.house, true));
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.json\"")),
    ];
    Ok((headers, text.unwrap_or_default()).into_response())
}

/// All games that were played on this server, as one file.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/games.qgn",
    responses((status = 200, description = "The records of all games, with an empty line between two"))
))]
pub(crate) async fn games(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let snapshot = app.house.tournament(&id).await?;
    let tables = snapshot.value().rounds().iter().flat_map(|round| &round.tables);
    let mut records = Vec::new();
    for game in tables.filter_map(|table| table.game.as_ref()) {
        match app.house.record(game, None).await {
            Ok(record) => records.push(record),
            // It is about to be made.
            Err(crate::house::HouseError::NoSuchGame) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let headers = [
        (header::CONTENT_TYPE, "application/x-qgn; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.qgn\"")),
    ];
    Ok((headers, records.join("\n")).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_never_formulas() {
        assert_eq!(quoted("Ann"), "Ann");
        assert_eq!(quoted("Ann, \"the\" first"), "\"Ann, \"\"the\"\" first\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
        assert_eq!(quoted("@home"), "'@home");
        assert_eq!(quoted("-1.5"), "-1.5");
        assert_eq!(quoted("-cmd"), "'-cmd");
    }
}
