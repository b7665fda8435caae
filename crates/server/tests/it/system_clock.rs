//! A system clock that somebody sets, even wrongly: games go on as if nothing had happened, and are dated by it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use fencepost_server::house::House;
use fencepost_server::store::SqliteStore;
use fencepost_server::time::SystemClock;
use fencepost_server::{Settings, app, export};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::house::{Server, TwoFiles};

const DAY: u64 = 86_400_000;
/// The first second of 2026.11.15.
const TODAY: u64 = 20_772 * DAY;
const TEN_YEARS: u64 = 3652 * DAY;

/// A system's clock that can be set.
#[derive(Clone, Default)]
struct Clock(Arc<AtomicU64>);

impl Clock {
    fn set(&self, at: u64) {
        self.0.store(at, Relaxed);
    }

    fn handed_in(&self) -> SystemClock {
        let clock = self.0.clone();
        Arc::new(move || clock.load(Relaxed))
    }

    async fn serve(&self, folder: TempDir) -> Server {
        let store = SqliteStore::open(folder.path()).await.expect("a store");
        let settings = Settings { engine_threads: 1, ..Settings::default() };
        let house = House::open_by(Arc::new(store), settings, self.handed_in()).await.expect("a house");
        Server { router: app(house.clone(), TwoFiles), house, folder }
    }

    /// The same server, started again while the clock shows that time.
    async fn restart(&self, server: Server, at: u64) -> Server {
        server.house.close().await.expect("a clean end");
        self.set(at);
        self.serve(server.folder).await
    }
}

async fn date_of(server: &Server, id: &str) -> String {
    let record = server.get(&format!("/api/games/{id}.qgn")).await.text;
    let line = record.lines().find_map(|line| line.strip_prefix("[Date \"")).expect("a date");
    line.trim_end_matches("\"]").to_owned()
}

fn is_about(value: &Value, expected: u64) -> bool {
    value.as_u64().is_some_and(|value| value.abs_diff(expected) < 60_000)
}

/// When a game was created and changed, according to lists and the lobby's stream.
async fn listed_times(server: &Server, id: &str) -> (Value, Value) {
    let games = server.get("/api/games").await.body["games"].clone();
    let game = games.as_array().expect("games").iter().find(|game| game["id"] == id).expect("a listed game").clone();
    (game["created"].clone(), game["changed"].clone())
}

#[tokio::test]
async fn a_start_with_a_wrong_clock_is_corrected_later() {
    let clock = Clock::default();
    clock.set(TODAY);
    let server = clock.serve(tempfile::tempdir().expect("a folder")).await;
    let timing = json!({ "kind": "increment", "initial": 600, "increment": 0 });
    let (before, tokens) = server.game(json!({ "listed": true, "clock": timing })).await;
    for (ply, mv) in ["e2", "e8"].into_iter().enumerate() {
        assert_eq!(server.play(&before, &tokens[ply], mv, ply).await.status, 200);
    }
    let server = clock.restart(server, TODAY + TEN_YEARS).await;
    let (wrong, _) = server.game(json!({ "listed": true })).await;
    assert_eq!(date_of(&server, &wrong).await, "2036.11.14", "by the clock of that day");
    let left = server.state(&before).await["clocks"][0].as_u64().expect("a clock");
    assert!(left > 590_000, "nobody has lost ten years: {left}");

    let server = clock.restart(server, TODAY + DAY).await;
    let (after, _) = server.game(json!({ "listed": true, "clock": timing })).await;
    assert_eq!(date_of(&server, &after).await, "2026.11.16");
    assert_eq!(date_of(&server, &before).await, "2026.11.15");
    assert_eq!(date_of(&server, &wrong).await, "2036.11.14");
    let state = server.state(&after).await;
    assert!(is_about(&state["now"], TODAY + DAY) && is_about(&state["created"], TODAY + DAY), "{state}");
    let wait = state["abort_at"].as_u64().expect("a time") - state["now"].as_u64().expect("a time");
    assert!((30_000..=60_000).contains(&wait), "{wait}");
    assert!(is_about(&server.get("/api/server").await.body["now"], TODAY + DAY));
    let (made, changed) = listed_times(&server, &after).await;
    assert!(is_about(&made, TODAY + DAY) && is_about(&changed, TODAY + DAY), "{made} {changed}");
    assert!(is_about(&listed_times(&server, &before).await.0, TODAY));
    // The clock runs on where it was, and the game goes on.
    let left = server.state(&before).await["clocks"][0].as_u64().expect("a clock");
    assert!(left > 590_000, "{left}");
    assert_eq!(server.play(&before, &tokens[0], "e3", 2).await.status, 200);

    server.house.close().await.expect("a clean end");
    let store = SqliteStore::open_to_read(server.folder.path()).await.expect("a store");
    let mut records = Vec::new();
    export(&store, &mut records).await.expect("an export");
    let records = String::from_utf8(records).expect("text");
    let dates: Vec<&str> = records.lines().filter(|line| line.starts_with("[Date")).collect();
    assert_eq!(dates, ["[Date \"2026.11.15\"]", "[Date \"2036.11.14\"]", "[Date \"2026.11.16\"]"]);
}

#[tokio::test]
async fn a_clock_that_is_corrected_while_the_server_runs_is_noticed() {
    let clock = Clock::default();
    clock.set(DAY);
    let server = clock.serve(tempfile::tempdir().expect("a folder")).await;
    let (early, _) = server.game(json!({ "listed": true, "clock": { "kind": "per_move", "seconds": 60 } })).await;
    assert_eq!(date_of(&server, &early).await, "1970.01.02");
    clock.set(TODAY);
    for _ in 0..200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if is_about(&server.get("/api/server").await.body["now"], TODAY) {
            break;
        }
    }
    let (late, _) = server.game(json!({ "listed": true })).await;
    assert_eq!(date_of(&server, &late).await, "2026.11.15");
    assert_eq!(date_of(&server, &early).await, "1970.01.02");
    // It is still known after the next start.
    let server = clock.restart(server, TODAY + 1000).await;
    assert_eq!(date_of(&server, &late).await, "2026.11.15");
    assert!(is_about(&listed_times(&server, &late).await.0, TODAY));
}
