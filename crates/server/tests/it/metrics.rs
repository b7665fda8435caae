//! What `/metrics` shows.

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::Settings;
use serde_json::json;

use crate::api::wait;
use crate::house::Server;

/// The value of the sample with that prefix.
fn sample(text: &str, start: &str) -> Option<f64> {
    text.lines().find_map(|line| line.strip_prefix(start)?.trim().parse().ok())
}

#[tokio::test]
async fn metrics_have_stable_names() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "seats": ["me", "engine:1"], "first": "agreed" })).await;
    server.play(&id, &tokens[0], "e2", 0).await;
    wait(&server, &id, |state| state["ply"] == 2).await;
    let text = server.get("/metrics").await.text;
    for (name, value) in [
        ("games_made_total", 1.0),
        ("moves_total", 1.0),
        ("engine_moves_total", 1.0),
        ("time_outs_total", 0.0),
        ("store_errors_total", 0.0),
        ("engine_tasks_waiting", 0.0),
        ("games_in_memory", 1.0),
        ("connections", 0.0),
    ] {
        assert_eq!(sample(&text, &format!("fencepost_{name} ")), Some(value), "{name}");
    }
    assert!(sample(&text, "fencepost_engine_threads ").is_some_and(|threads| threads >= 1.0));
    assert!(sample(&text, "fencepost_engine_nodes_total ").is_some_and(|nodes| nodes > 0.0));
    assert!(text.ends_with("# EOF\n"));
}

#[tokio::test]
async fn the_latency_of_requests_writes_and_engines_is_measured() {
    for base in ["", "/fence"] {
        let server = Server::with(Settings { base: base.to_owned(), engine_threads: 1, ..Settings::default() }).await;
        let request = json!({ "seats": ["engine:1", "me"], "first": "agreed" });
        let made = server.post(&format!("{base}/api/games"), None, request).await;
        let game = format!("{base}/api/games/{}", made.body["id"].as_str().expect("a name"));
        while server.get(&game).await.body["ply"] == 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(server.get(&format!("{base}/api/games/0000000000000")).await.status, 404);
        let odd = Request::builder().method("BREW").uri(format!("{base}/api/lobby")).body(Body::empty());
        assert_eq!(server.send(odd.expect("a call")).await.status, 405);
        let foreign = Request::get(format!("{base}/")).header(header::HOST, "evil.example").body(Body::empty());
        assert_eq!(server.send(foreign.expect("a call")).await.status, 421);
        server.get(&format!("{base}/editor")).await;
        let text = server.get(&format!("{base}/metrics")).await.text;
        for (method, route, status) in [
            ("POST", "/api/games", "2xx"),
            ("GET", "/api/games/{id}", "2xx"),
            ("GET", "/api/games/{id}", "4xx"),
            ("GET", "/{*path}", "2xx"),
            ("other", "/api/lobby", "4xx"),
            ("GET", "none", "4xx"),
        ] {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let name = "fencepost_http_request_duration_seconds";
            let count = sample(&text, &format!("{name}_count{{{labels}}} "));
            assert!(count.is_some_and(|count| count >= 1.0), "{labels}:\n{text}");
            let all = sample(&text, &format!("{name}_bucket{{le=\"+Inf\",{labels}}} "));
            assert_eq!(all, count, "{labels}:\n{text}");
        }
        for name in [
            "store_commit_duration_seconds_count ",
            "engine_queue_wait_seconds_count{purpose=\"opponent\"} ",
            "engine_thinking_seconds_count{purpose=\"opponent\"} ",
        ] {
            let count = sample(&text, &format!("fencepost_{name}"));
            assert!(count.is_some_and(|count| count >= 1.0), "{name}:\n{text}");
        }
        let sum = sample(&text, "fencepost_store_commit_duration_seconds_sum ");
        assert!(sum.is_some_and(|seconds| seconds > 0.0));
    }
}

#[tokio::test]
async fn prometheus_gets_the_format_it_asks_for() {
    let server = Server::start().await;
    for (accepted, kind) in [
        ("application/openmetrics-text;version=1.0.0;q=0.6,*/*;q=0.1", "application/openmetrics-text"),
        ("text/html,*/*;q=0.8", "text/plain"),
    ] {
        let call = Request::get("/metrics").header(header::ACCEPT, accepted).body(Body::empty());
        let answer = server.send(call.expect("a call")).await;
        let sent = answer.headers[header::CONTENT_TYPE].to_str().expect("text");
        assert!(sent.starts_with(kind), "{sent}");
    }
}
