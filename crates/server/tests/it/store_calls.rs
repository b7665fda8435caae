//! What a move costs, counted in calls of the store: times say little on a busy machine.

use fencepost_server::{RateLimits, Settings};
use serde_json::json;

use crate::recording_store::RecordingStore;

#[tokio::test]
async fn a_move_makes_no_more_store_calls_among_many_games() {
    let rate_limits = RateLimits { requests: 0, ..RateLimits::default() };
    let (server, log) = RecordingStore::serve(Settings { rate_limits, ..Settings::default() }).await;
    // The start looks for games to resume, and must not find those of the test.
    while log.count("waking") == 0 {
        tokio::task::yield_now().await;
    }
    let clock = json!({ "kind": "increment", "initial": 600, "increment": 5 });
    let cost_of_a_game = async || {
        let (id, tokens) = server.game(json!({ "clock": clock, "listed": true })).await;
        log.clear();
        for (ply, mv) in ["e2", "e8", "e3h", "e7", "d3v"].into_iter().enumerate() {
            assert_eq!(server.play(&id, &tokens[ply % 2], mv, ply).await.status, 200);
        }
        log.all()
    };
    let alone = cost_of_a_game().await;
    assert_eq!(alone, [("commit", 1), ("events", 1), ("entries", 0)].repeat(5), "one event each, and nothing is read");
    for _ in 0..300 {
        server.game(json!({ "clock": clock, "listed": true })).await;
    }
    assert_eq!(cost_of_a_game().await, alone);
}
