//! The report on a game as JSON: see `docs/report.md`.

use fencepost_engine::report::{GameReport, MoveReport, Permille};
use fencepost_rules::record::{Glyph, Record};
use serde::Serialize;

#[derive(Serialize)]
struct JsonGame<'a> {
    /// By seat in turn order, as the record names them.
    players: Vec<Option<&'a str>>,
    result: String,
    moves: Vec<JsonMove>,
    accuracy: &'a [Option<f64>],
    /// Plies.
    turning_points: Vec<usize>,
}

#[derive(Serialize)]
struct JsonMove {
    ply: usize,
    seat: &'static str,
    #[serde(rename = "move")]
    played: &'static str,
    best: &'static str,
    /// The mover's chances before and after the move.
    chance: f64,
    after: f64,
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<JsonReason>,
    /// The best line, for a move with a mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<&'static str>>,
}

#[derive(Serialize)]
struct JsonReason {
    code: &'static str,
    #[serde(flatten)]
    values: std::collections::BTreeMap<&'static str, String>,
}

/// One line of JSON.
pub(super) fn write(record: &Record, report: &GameReport) -> String {
    let seats = record.players().seats();
    let game = JsonGame {
        players: seats.iter().map(|seat| record.tag(super::annotated::seat_tag(*seat))).collect(),
        result: record.result().map_or("*".to_owned(), |result| result.to_string()),
        moves: report.moves.iter().map(json_move).collect(),
        accuracy: &report.accuracy,
        turning_points: report.turning_points.iter().map(|&place| report.moves[place].ply).collect(),
    };
    serde_json::to_string(&game).expect("strings and numbers can always be written")
}

fn json_move(it: &MoveReport) -> JsonMove {
    let reason =
        it.reason.map(|reason| JsonReason { code: reason.code(), values: reason.values().into_iter().collect() });
    JsonMove {
        ply: it.ply,
        seat: it.seat.name(),
        played: it.played.name(),
        best: it.best.name(),
        chance: share(it.chance),
        after: share(it.after),
        mark: it.mark.map(Glyph::symbol),
        reason,
        line: it.mark.map(|_| it.line.iter().map(|mv| mv.name()).collect()),
    }
}

fn share(chance: Permille) -> f64 {
    f64::from(chance) / 1000.0
}
