//! Games that nobody goes on with.

use std::time::Duration;

use fencepost_server::Settings;
use serde_json::{Value, json};

use crate::house::{Server, pass};
use crate::recording_store::RecordingStore;

const DAY: u64 = 86_400;

fn settings(days: u64) -> Settings {
    Settings { engine_threads: 1, pace: 0, end_idle_after: Duration::from_secs(days * DAY), ..Settings::default() }
}

/// Lets days pass, one after the other, so that timers go off.
async fn pass_days(days: u64) {
    for _ in 0..days {
        pass(DAY).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn end_of(state: &Value) -> (Option<&str>, Option<&str>) {
    (state["result"].as_str(), state["termination"].as_str())
}

/// Waits until a game has ended. Its timer has gone off, but a busy machine takes its time to answer that.
async fn ended(server: &Server, id: &str) -> Value {
    for _ in 0..1000 {
        let state = server.state(id).await;
        if state["over"] == true {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{id} goes on: {}", server.state(id).await);
}

#[tokio::test]
async fn a_game_without_a_clock_ends_when_nobody_goes_on_with_it() {
    let server = Server::with(settings(30)).await;
    let (running, tokens) = server.game(json!({ "players": 3, "listed": true })).await;
    server.play(&running, &tokens[0], "e2", 0).await;
    let open = server
        .post("/api/games", None, json!({ "listed": true, "clock": { "kind": "per_move", "seconds": 30 } }))
        .await;
    let open = open.body["id"].as_str().expect("a name").to_owned();
    let made = server.post("/api/games", None, json!({ "seats": ["me", "engine:1"], "first": "agreed" })).await;
    let against_engine = made.body["id"].as_str().expect("a name").to_owned();
    pass_days(29).await;
    for id in [&running, &open, &against_engine] {
        assert_eq!(end_of(&server.state(id).await), (Some("*"), None));
    }
    pass_days(2).await;
    for id in [&running, &open, &against_engine] {
        let state = ended(&server, id).await;
        assert_eq!(end_of(&state), (Some("*"), Some("abandoned")));
        assert_eq!(state["legal"], json!([]));
    }
    assert_eq!(server.get("/api/lobby").await.body["games"], json!([]));
    assert_eq!(server.get("/api/games?state=over").await.body["games"][0]["termination"], "abandoned");
    let record = server.get(&format!("/api/games/{running}.qgn")).await.text;
    assert!(record.contains("[Termination \"abandoned\"]") && record.trim_end().ends_with("1. e2 *"), "{record}");
    assert_eq!(server.play(&running, &tokens[1], "b5", 1).await.verdict(), (409, "game-over"));
    let server = server.restart().await;
    assert_eq!(end_of(&server.state(&running).await), (Some("*"), Some("abandoned")), "for good");
}

#[tokio::test]
async fn an_active_game_is_not_ended_and_rarely_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, log) = RecordingStore::serve_in(folder, settings(10), 1000).await;
    let (id, tokens) = server.game(json!({})).await;
    let moves = ["e2", "e8", "e3", "e7", "e4", "e6"];
    for (ply, mv) in moves.into_iter().enumerate() {
        pass_days(6).await;
        assert_eq!(server.play(&id, &tokens[ply % 2], mv, ply).await.status, 200);
        log.clear();
    }
    assert_eq!(end_of(&server.state(&id).await), (Some("*"), None));
    // Its entry says when it was last checked: it is checked again only after ten more days.
    for day in 1..=9 {
        pass_days(1).await;
        for _ in 0..1000 {
            if log.count("idle") >= day {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(log.count("idle") >= day, "day {day}");
    }
    assert_eq!((log.count("entries"), end_of(&server.state(&id).await)), (1, (Some("*"), None)));
    pass_days(2).await;
    assert_eq!(end_of(&ended(&server, &id).await), (Some("*"), Some("abandoned")));
}

#[tokio::test]
async fn idle_games_are_kept_for_ever_if_configured() {
    let server = Server::with(settings(0)).await;
    let (untimed, _) = server.game(json!({})).await;
    let clock = json!({ "kind": "per_move", "seconds": 3600 });
    let (timed, tokens) = server.game(json!({ "clock": clock })).await;
    for (ply, mv) in ["e2", "e8"].into_iter().enumerate() {
        assert_eq!(server.play(&timed, &tokens[ply], mv, ply).await.status, 200);
    }
    pass_days(40).await;
    assert_eq!(end_of(&server.state(&untimed).await), (Some("*"), None));
    assert_eq!(end_of(&ended(&server, &timed).await), (Some("0-1"), Some("time")));
}

#[tokio::test]
async fn downtime_does_not_count_as_idle_time() {
    let server = Server::with(settings(30)).await;
    let (id, _) = server.game(json!({})).await;
    pass_days(20).await;
    server.house.close().await.expect("a clean end");
    pass_days(100).await;
    let server = Server::open_with(server.folder, settings(30)).await;
    pass_days(9).await;
    assert_eq!(end_of(&server.state(&id).await), (Some("*"), None));
    pass_days(2).await;
    assert_eq!(end_of(&ended(&server, &id).await), (Some("*"), Some("abandoned")));
}
