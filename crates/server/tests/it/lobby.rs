//! The lobby: listed games, and what becomes of them, as a stream.

use axum::body::Body;
use axum::http::Request;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::house::Server;

/// Somebody who reads the lobby line by line.
struct Reader(axum::body::BodyDataStream);

impl Reader {
    async fn open(server: &Server) -> Reader {
        let call = Request::get("/api/lobby/events").body(Body::empty()).expect("a call");
        let answer = server.router.clone().oneshot(call).await.expect("an answer");
        assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
        Reader(answer.into_body().into_data_stream())
    }

    /// The next line; none if the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        let line = self.0.next().await?.expect("a line");
        assert_eq!(line.iter().position(|&byte| byte == b'\n'), Some(line.len() - 1), "one line at a time");
        Some(serde_json::from_slice(&line).expect("JSON"))
    }

    /// The next change of a game: its name, status and open seats.
    async fn change(&mut self) -> (String, String, usize) {
        let line = self.next().await.expect("a line");
        assert_eq!(line["type"], "game");
        let game = &line["game"];
        let text = |name: &str| game[name].as_str().expect("text").to_owned();
        let seats = game["seats"].as_array().expect("seats");
        (text("id"), text("status"), seats.iter().filter(|seat| seat["kind"] == "open").count())
    }
}

#[tokio::test]
pub(crate) async fn the_lobby_streams_changes_of_listed_games() {
    let server = Server::start().await;
    let made = server.post("/api/games", None, json!({ "players": 3, "listed": true, "first": "agreed" })).await;
    let id = made.body["id"].as_str().expect("a name").to_owned();
    let mut reader = Reader::open(&server).await;
    let all = reader.next().await.expect("all games first");
    assert_eq!((all["type"].as_str(), all["games"][0]["id"].as_str()), (Some("lobby"), Some(&id[..])));

    let (hidden, tokens) = server.game(json!({})).await;
    server.act(&hidden, "resign", &tokens[0], json!({})).await;
    for (open, status) in [(1, "open"), (0, "running")] {
        let joined = server.post(&format!("/api/games/{id}/join"), None, json!({})).await;
        assert_eq!(joined.status, 200);
        assert_eq!(reader.change().await, (id.clone(), status.to_owned(), open), "nothing is said of private games");
    }
    let token = made.body["token"].as_str().expect("a token");
    server.play(&id, token, "e2", 0).await;
    server.act(&id, "resign", token, json!({})).await;
    assert_eq!(reader.change().await.1, "running", "two play on (R18)");
    let second = server.post("/api/games", None, json!({ "listed": true })).await;
    assert_eq!(reader.change().await, (second.body["id"].as_str().expect("a name").to_owned(), "open".to_owned(), 1));
    let token = second.body["token"].as_str().expect("a token");
    server.act(second.body["id"].as_str().expect("a name"), "resign", token, json!({})).await;
    assert_eq!(reader.change().await.1, "over", "so that pages take it off");
    assert!(!server.get("/api/lobby").await.text.contains(second.body["id"].as_str().expect("a name")));

    server.house.announce_stop();
    assert_eq!(reader.next().await.expect("a farewell")["type"], "stopping");
    assert_eq!(reader.next().await, None);
}

#[tokio::test]
pub(crate) async fn a_slow_reader_of_the_lobby_gets_a_new_snapshot() {
    let server = Server::start().await;
    let mut reader = Reader::open(&server).await;
    assert_eq!(reader.next().await.expect("all games")["games"], json!([]));
    for _ in 0..200 {
        assert_eq!(server.post("/api/games", None, json!({ "listed": true })).await.status, 201);
    }
    let all = reader.next().await.expect("all games again");
    assert_eq!((all["type"].as_str(), all["games"].as_array().map(Vec::len)), (Some("lobby"), Some(100)));
}
