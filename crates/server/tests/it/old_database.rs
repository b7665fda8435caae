//! A database that an older version wrote: every game is found, opens, goes on and is exported as before.
//!
//! `tests/old` has it as that version left it, with its API's responses about the games, the tokens, and its export.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::export;
use fencepost_server::house::House;
use fencepost_server::store::{Finding, Observer, SqliteStore, verify};
use fencepost_server::time::SystemClock;
use fencepost_server::{Settings, app};
use serde_json::Value;
use tempfile::TempDir;

use crate::house::{Server, TwoFiles};

fn old(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old").join(name)
}

/// A folder with that database.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::copy(old("version-2.db"), SqliteStore::file_in(folder.path())).expect("a copy");
    folder
}

fn told() -> Value {
    serde_json::from_str(&fs::read_to_string(old("version-2.json")).expect("a file")).expect("JSON")
}

/// An hour after the last game was created, so that nothing is too old.
async fn serve(folder: TempDir) -> Server {
    let made =
        told()["games"].as_object().expect("games").values().filter_map(|game| game["state"]["created"].as_u64()).max();
    let hour_later = made.expect("a time") + 3_600_000;
    let clock: SystemClock = Arc::new(move || hour_later);
    let store = SqliteStore::open(folder.path()).await.expect("a store");
    let settings = Settings { engine_threads: 1, pace: 0, ..Settings::default() };
    let house = House::open_by(Arc::new(store), settings, clock).await.expect("a house");
    Server { router: app(house.clone(), TwoFiles), house, folder }
}

#[tokio::test]
async fn every_game_of_the_old_version_opens() {
    let (server, told) = (serve(folder()).await, told());
    for (name, game) in told["games"].as_object().expect("games") {
        let state = server.state(game["id"].as_str().expect("a name")).await;
        for (field, before) in game["state"].as_object().expect("fields") {
            match field.as_str() {
                "names" | "kinds" => {
                    let key = field.trim_end_matches('s');
                    let seats = state["seats"].as_array().expect("seats").iter().map(|seat| seat[key].clone());
                    assert_eq!(Value::Array(seats.collect()), *before, "{name}: {field}");
                }
                // A clock that ran has run a little further.
                "clocks" => {
                    for (before, now) in
                        before.as_array().expect("clocks").iter().zip(state[field].as_array().expect("clocks"))
                    {
                        let (before, now) = (before.as_u64().expect("a clock"), now.as_u64().expect("a clock"));
                        assert!(before.abs_diff(now) < 60_000, "{name}: {before} {now}");
                    }
                }
                // The engine's turn may have come in the meantime.
                _ if name == "engine" => {}
                _ => assert_eq!(state[field], *before, "{name}: {field}"),
            }
        }
    }
}

#[tokio::test]
async fn every_list_of_the_old_version_is_the_same() {
    let (server, told) = (serve(folder()).await, told());
    for (question, before) in told["lists"].as_object().expect("lists") {
        let limit = if question.contains("limit") { "" } else { "limit=100&" };
        let call = Request::get(format!("/api/games?{limit}{question}"))
            .header(header::COOKIE, told["cookie"].as_str().expect("a cookie"));
        let found = server.send(call.body(Body::empty()).expect("a call")).await;
        assert_eq!(found.body["games"], *before, "{question}");
        assert!(question == "player=zo%C3%AB" || !before.as_array().expect("games").is_empty(), "{question}");
    }
}

#[tokio::test]
async fn every_unfinished_game_of_the_old_version_goes_on() {
    let (server, told) = (serve(folder()).await, told());
    let mut played = 0;
    for (name, game) in told["games"].as_object().expect("games") {
        let id = game["id"].as_str().expect("a name");
        let mut state = server.state(id).await;
        let tokens = game["tokens"].as_array().expect("tokens");
        if state["started"] == false && state["over"] == false {
            let joined = server.post(&format!("/api/games/{id}/join"), None, serde_json::json!({})).await;
            assert_eq!(joined.status, 200, "{name}: {}", joined.text);
            state = server.state(id).await;
        }
        let turn = state["turn"].as_u64().expect("a turn") as usize - 1;
        let Some(token) = tokens.get(turn).and_then(Value::as_str) else { continue };
        let Some(mv) = state["legal"].as_array().expect("moves").first().and_then(Value::as_str) else { continue };
        let answer = server.play(id, token, mv, state["ply"].as_u64().expect("a number") as usize).await;
        assert_eq!(answer.status, 200, "{name}: {}", answer.text);
        played += 1;
    }
    assert!(played >= 11, "{played}");
    let server_after = server.restart().await;
    let long = told["games"]["long"]["id"].as_str().expect("a name");
    assert_eq!(server_after.state(long).await["ply"], 61);
}

/// Counts the findings.
#[derive(Default)]
struct Findings(Vec<Finding>);

impl Observer for Findings {
    fn begin(&mut self, _games: u64) {}

    fn advance(&mut self, _games: u64) {}

    fn find(&mut self, finding: Finding) {
        self.0.push(finding);
    }
}

#[tokio::test]
async fn the_export_is_the_same_before_and_after_migration() {
    let expected = fs::read_to_string(old("version-2.qgn")).expect("the export of the version before");
    let folder = folder();
    let check = async || {
        let mut findings = Findings::default();
        let verified = verify(folder.path(), &mut findings).await.expect("a check");
        assert_eq!((findings.0, verified.games), (vec![], 21));
        let store = SqliteStore::open_to_read(folder.path()).await.expect("a store");
        let mut output = Vec::new();
        assert_eq!(export(&store, &mut output).await.expect("an export"), 21);
        assert_eq!(String::from_utf8(output).expect("text"), expected);
    };
    check().await;
    let store = SqliteStore::open(folder.path()).await.expect("a store");
    fencepost_server::store::Store::close(&store).await.expect("a clean end");
    check().await;
}
