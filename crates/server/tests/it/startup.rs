//! The start of a server: it answers before it has resumed its games.

use std::time::Duration;

use fencepost_server::Settings;
use serde_json::json;
use tokio::time::timeout;

use crate::house::{Server, pass};
use crate::recording_store::RecordingStore;

#[tokio::test]
async fn a_server_answers_before_its_games_are_resumed() {
    let server = Server::start().await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        let (id, tokens) = server.game(json!({ "clock": { "kind": "per_move", "seconds": 30 } })).await;
        for (ply, mv) in ["e2", "e8"].into_iter().enumerate() {
            assert_eq!(server.play(&id, &tokens[ply], mv, ply).await.status, 200);
        }
        ids.push(id);
    }
    server.house.close().await.expect("a clean end");
    // Nobody can load a game yet.
    let starting = RecordingStore::serve_in(server.folder, Settings { engine_threads: 1, ..Settings::default() }, 0);
    let (server, log) = timeout(Duration::from_secs(20), starting).await.expect("a server that does not wait");
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/api/server").await.status, 200);
    while log.count("load") == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(log.count("load"), 1, "one after the other");
    log.gate.add_permits(100);
    while log.count("load") < 3 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // They have been resumed: their clocks run out.
    pass(31).await;
    for id in ids {
        crate::api::wait(&server, &id, |state| state["termination"] == "time").await;
    }
}
