//! Lists: who may read how many at a time, and what they find.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::{Quotas, Settings};
use serde_json::json;

use crate::house::{Answer, Server};
use crate::recording_store::RecordingStore;

async fn list_for(server: &Server, address: &str) -> Answer {
    let call = Request::get("/api/games").header("x-forwarded-for", address);
    server.send(call.body(Body::empty()).expect("a call")).await
}

#[tokio::test]
async fn lists_at_a_time_are_limited_for_an_address() {
    let quotas = Quotas { lists_per_address: 2, ..Quotas::default() };
    let settings = Settings { quotas, trust_proxy: true, ..Settings::default() };
    let (server, log) = RecordingStore::serve_in(tempfile::tempdir().expect("a folder"), settings, 0).await;
    let server = Arc::new(server);
    let read = |address: &'static str| {
        let server = server.clone();
        tokio::spawn(async move { list_for(&server, address).await.status.as_u16() })
    };
    let waiting = [read("10.0.0.1"), read("10.0.0.1"), read("10.0.0.2")];
    while log.count("search") < 3 {
        tokio::task::yield_now().await;
    }
    let refused = list_for(&server, "10.0.0.1").await;
    assert_eq!(refused.verdict(), (429, "rate"));
    assert!(refused.headers.contains_key("retry-after"));
    log.gate.add_permits(3);
    for waiting in waiting {
        assert_eq!(waiting.await.expect("an answer"), 200);
    }
    assert_eq!(list_for(&server, "10.0.0.1").await.status, 200, "the first two have been read");
}

#[tokio::test]
pub(crate) async fn lists_are_in_the_order_of_change_for_every_search() {
    let server = Server::start().await;
    let mut ids = Vec::new();
    let mut cookie = String::new();
    for (players, name) in [(2, "Ann"), (3, "Ben"), (4, "Ann"), (2, "Ben"), (3, "Ann"), (2, "ann")] {
        let body = json!({ "players": players, "listed": true, "name": name }).to_string();
        let call = Request::post("/api/games").header(header::COOKIE, &cookie);
        let made = server.send(call.body(Body::from(body)).expect("a call")).await;
        if let Some(set) = made.headers.get(header::SET_COOKIE) {
            cookie = set.to_str().expect("text").split(';').next().expect("a cookie").to_owned();
        }
        ids.insert(0, made.body["id"].as_str().expect("a name").to_owned());
        // So that no two change in the same millisecond.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    let find = async |question: &str| {
        let call = Request::get(format!("/api/games?{question}")).header(header::COOKIE, &cookie);
        let found = server.send(call.body(Body::empty()).expect("a call")).await.body;
        let games = found["games"].as_array().expect("games").clone();
        let ids: Vec<String> = games.iter().map(|game| game["id"].as_str().expect("a name").to_owned()).collect();
        (ids, found["next"].as_str().map(str::to_owned))
    };
    let some = |places: &[usize]| places.iter().map(|&place| ids[place].clone()).collect::<Vec<_>>();
    for (question, expected) in [
        ("", vec![0, 1, 2, 3, 4, 5]),
        ("players=2", vec![0, 2, 5]),
        ("state=open&players=3", vec![1, 4]),
        ("state=over", vec![]),
        ("player=ANN", vec![0, 1, 3, 5]),
        ("player=ann&players=2&state=open", vec![0, 5]),
        ("mine=true", vec![0, 1, 2, 3, 4, 5]),
        ("mine=true&player=ben", vec![2, 4]),
        ("mine=true&player=nobody", vec![]),
        ("mine=true&players=4", vec![3]),
    ] {
        assert_eq!(find(question).await.0, some(&expected), "{question}");
        // The same in pages of one.
        let (mut pages, mut before) = (Vec::new(), String::new());
        while let (page, Some(next)) = find(&format!("{question}&limit=1{before}")).await {
            pages.extend(page);
            before = format!("&before={next}");
        }
        assert_eq!(pages, some(&expected), "{question}, page by page");
    }
}

#[tokio::test]
pub(crate) async fn a_guest_with_both_seats_finds_a_game_once() {
    let server = Server::start().await;
    let made = server.post("/api/games", None, json!({ "listed": true, "name": "Ann" })).await;
    let cookie = made.headers[header::SET_COOKIE].to_str().expect("text").split(';').next().expect("a cookie");
    let id = made.body["id"].as_str().expect("a name");
    let call = Request::post(format!("/api/games/{id}/join")).header(header::COOKIE, cookie);
    let body = Body::from(json!({ "name": "Ann" }).to_string());
    assert_eq!(server.send(call.body(body).expect("a call")).await.status, 200);
    for question in
        ["mine=true", "mine=true&state=running&players=2", "player=ann", "player=ann&state=running&players=2"]
    {
        let call = Request::get(format!("/api/games?{question}")).header(header::COOKIE, cookie);
        let found = server.send(call.body(Body::empty()).expect("a call")).await;
        assert_eq!(found.body["games"].as_array().map(Vec::len), Some(1), "{question}");
    }
}
