//! The WebSocket, over real connections on this machine.

use std::time::Duration;

use fencepost_server::room::RoomEvent;
use fencepost_server::{Quotas, Settings};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::live_server::{LiveServer, hear, hear_of, say};

#[tokio::test]
pub(crate) async fn players_and_watchers_see_the_same_game() {
    let server = LiveServer::start().await;
    let (id, [south, north]) = server.game().await;
    let (mut one, first) = server.hello(&id, Some(&south)).await;
    assert_eq!((first["type"].as_str(), first["you"].as_str()), (Some("state"), Some("south")));
    let (mut two, first) = server.hello(&id, Some(&north)).await;
    assert_eq!(first["seats"][0]["connected"], true);
    let (mut watcher, first) = server.hello(&id, None).await;
    assert_eq!(first["you"], Value::Null);

    say(&mut one, &json!({ "type": "move", "move": "e2", "ply": 0, "id": 7 })).await;
    assert_eq!(hear_of(&mut one, "ok").await["id"], 7);
    for socket in [&mut two, &mut watcher] {
        let change = hear_of(socket, "move").await;
        assert_eq!((change["who"].as_str(), change["move"].as_str()), (Some("south"), Some("e2")));
        assert_eq!((change["moves"].clone(), change["turn_seat"].as_str()), (json!(["e2"]), Some("north")));
    }
    say(&mut watcher, &json!({ "type": "move", "move": "e8", "ply": 1 })).await;
    assert_eq!(hear_of(&mut watcher, "error").await["code"], "no-token");
    say(&mut one, &json!({ "type": "move", "move": "e3", "ply": 1 })).await;
    assert_eq!(hear_of(&mut one, "error").await["code"], "not-your-turn");
    say(&mut one, &json!({ "type": "move", "move": "e3", "ply": 0, "id": "move" })).await;
    let behind = hear_of(&mut one, "error").await;
    assert_eq!((behind["code"].as_str(), behind["id"].as_str()), (Some("ply-mismatch"), Some("move")));
    assert_eq!((&behind["ply"], &behind["moves"]), (&json!(1), &json!(["e2"])), "with the state, for who was behind");
    say(&mut two, &json!({ "type": "phrase", "code": "good-luck" })).await;
    assert_eq!(hear_of(&mut one, "phrase").await["code"], "good-luck");
    say(&mut two, &json!({ "type": "draw", "id": "d" })).await;
    assert_eq!(hear_of(&mut one, "offer").await["offers"]["draw"], json!(["north"]));
    say(&mut one, &json!({ "type": "draw" })).await;
    assert_eq!(hear_of(&mut watcher, "over").await["termination"], "agreed");
    say(&mut one, &json!({ "type": "rematch" })).await;
    say(&mut two, &json!({ "type": "rematch" })).await;
    let next = hear_of(&mut watcher, "rematch").await["next"].as_str().expect("a game").to_owned();
    let (_, state) = server.hello(&next, Some(&south)).await;
    assert_eq!(state["you"], "north", "seats have moved on");
    drop(two);
    let gone = hear_of(&mut one, "presence").await;
    assert_eq!(gone["seats"][1]["connected"], false);
}

/// The legal moves that a message tells in short, sorted.
fn legal_in_short(message: &Value) -> Vec<String> {
    let (steps, free) = (message["steps"].as_str().expect("steps"), message["free"].as_str().expect("fences"));
    let mut legal: Vec<String> =
        if steps == "pass" { vec![steps.to_owned()] } else { steps.as_bytes().chunks(2).map(text_of).collect() };
    for (digits, letter) in [(0..16, 'h'), (16..32, 'v')] {
        let word = u64::from_str_radix(free.get(digits).unwrap_or("0"), 16).expect("hexadecimal digits");
        let places = (0..64).filter(|bit| word >> bit & 1 == 1);
        legal.extend(places.map(|bit| format!("{}{}{letter}", char::from(b'a' + bit % 8), bit / 8 + 1)));
    }
    legal.sort_unstable();
    legal
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What a client knows of a game after a message in short.
fn follow(known: &mut Value, message: &Value) {
    if message["ways"].is_null() {
        let legal = legal_in_short(message);
        *known = message.clone();
        known["legal"] = json!(legal);
        return;
    }
    assert_eq!(message["seq"], known["seq"].as_u64().expect("a number") + 1);
    for field in ["seq", "ply", "turn_seat", "clocks", "running", "delay_left", "abort_at", "now"] {
        known[field] = message[field].clone();
    }
    known["moves"].as_array_mut().expect("moves").push(message["move"].clone());
    known["legal"] = json!(legal_in_short(message));
    known["offers"] = json!({ "draw": [], "takeback": null, "rematch": [] });
    for (seat, way) in (0..).zip(message["ways"].as_array().expect("a path for each seat")) {
        let way: Vec<String> = way.as_str().expect("squares").as_bytes().chunks(2).map(text_of).collect();
        let seat = &mut known["seats"][seat];
        if seat["seat"] == message["who"] && message["move"].as_str().is_some_and(|mv| mv.len() == 2) {
            seat["pawn"] = message["move"].clone();
        }
        seat["distance"] = json!(way.len());
        seat["way"] = json!(way);
    }
}

#[tokio::test]
pub(crate) async fn who_asks_for_changes_knows_as_much_as_who_gets_the_whole() {
    let server = LiveServer::start().await;
    let (id, tokens) = server.game().await;
    let (mut south, _) = server.hello(&id, Some(&tokens[0])).await;
    let (mut north, _) = server.hello(&id, Some(&tokens[1])).await;
    let (mut watcher, mut whole) = server.hello(&id, None).await;
    let mut short = server.socket(&id).await;
    say(&mut short, &json!({ "type": "hello", "changes": true })).await;
    let mut known = Value::Null;
    follow(&mut known, &hear(&mut short).await.expect("the state"));
    assert_eq!(known["legal"], whole["legal"]);
    let mut in_short = 0;
    for ply in 0..60 {
        let legal = whole["legal"].as_array().expect("moves").clone();
        if legal.is_empty() {
            break;
        }
        let mover = if ply % 2 == 0 { &mut south } else { &mut north };
        if ply == 7 {
            say(mover, &json!({ "type": "draw" })).await;
            hear_of(&mut watcher, "offer").await;
            follow(&mut known, &hear_of(&mut short, "offer").await);
        }
        // Not at random, but all over the list.
        let mv = &legal[(ply * 37 + 11) % legal.len()];
        say(mover, &json!({ "type": "move", "move": mv, "ply": ply })).await;
        whole = hear_of(&mut watcher, "move").await;
        let message = hear_of(&mut short, "move").await;
        in_short += u32::from(!message["ways"].is_null());
        follow(&mut known, &message);
        let fields =
            ["seq", "ply", "moves", "turn_seat", "legal", "clocks", "running", "delay_left", "abort_at", "now"];
        for field in fields.into_iter().chain(["offers", "over", "result", "next"]) {
            assert_eq!(known[field], whole[field], "{field} after {mv}");
        }
        for seat in 0..2 {
            for field in ["seat", "kind", "connected", "takeover_at", "out", "pawn", "distance", "way"] {
                assert_eq!(known["seats"][seat][field], whole["seats"][seat][field], "{field} of {seat} after {mv}");
            }
        }
    }
    assert!(in_short > 20, "{in_short} moves were told in short");
    say(&mut short, &json!({ "type": "state" })).await;
    let asked = hear_of(&mut short, "state").await;
    assert_eq!((&asked["moves"], &asked["you"]), (&whole["moves"], &Value::Null), "the whole on request");
}

#[tokio::test]
pub(crate) async fn invalid_messages_get_errors_and_floods_are_disconnected() {
    let server = LiveServer::start().await;
    let (id, [south, _]) = server.game().await;
    let (mut socket, _) = server.hello(&id, Some(&south)).await;
    for (message, code) in [
        ("{", "not-json"),
        ("[]", "bad-message"),
        ("{\"type\":\"nothing\"}", "bad-message"),
        ("{\"type\":\"move\",\"move\":\"e2\",\"ply\":-1}", "bad-message"),
        ("{\"type\":\"hello\"}", "bad-message"),
        ("{\"type\":\"phrase\",\"code\":\"free text\"}", "bad-value"),
        ("{\"type\":\"give_time\",\"seconds\":1000000}", "bad-value"),
    ] {
        socket.send(Message::text(message)).await.expect("an open socket");
        assert_eq!(hear_of(&mut socket, "error").await["code"], code, "{message}");
    }
    for _ in 0..200 {
        if socket.send(Message::text("{\"type\":\"ping\",\"t\":1}")).await.is_err() {
            break;
        }
    }
    let last = hear_of(&mut socket, "error").await;
    assert_eq!((last["code"].as_str(), last["retry"].as_u64()), (Some("rate"), Some(1)), "it is told why");
    assert!(hear(&mut socket).await.is_none());
    let mut eager = server.socket(&id).await;
    for _ in 0..200 {
        if eager.send(Message::Ping(Vec::new().into())).await.is_err() {
            break;
        }
    }
    assert_eq!(hear(&mut eager).await.expect("a reason")["code"], "rate", "before hello, too");
    assert!(hear(&mut eager).await.is_none());
    let (mut long, _) = server.hello(&id, None).await;
    let _ = long.send(Message::text("x".repeat(5000))).await;
    while hear(&mut long).await.is_some() {}
    let mut silent = server.socket(&id).await;
    say(&mut silent, &json!({ "type": "move", "move": "e2", "ply": 0 })).await;
    assert_eq!(hear(&mut silent).await.expect("an answer")["code"], "bad-message", "hello comes first");
    assert!(hear(&mut silent).await.is_none());
    let (_, first) = server.hello(&id, Some("00000000000000000000000000")).await;
    assert_eq!(first["code"], "unknown-token");
}

#[tokio::test]
pub(crate) async fn other_sites_and_too_many_sockets_are_refused() {
    let server = LiveServer::with(Settings {
        quotas: Quotas { sockets_per_address: 2, ..Quotas::default() },
        ..Settings::default()
    })
    .await;
    let (id, _) = server.game().await;
    let url = format!("ws://{}/api/games/{id}/socket", server.address);
    let mut request = url.clone().into_client_request().expect("an address");
    request.headers_mut().insert("origin", "https://evil.example".parse().expect("a header"));
    assert!(connect_async(request).await.is_err());
    let missing = format!("ws://{}/api/games/0000000000000/socket", server.address);
    assert!(connect_async(missing).await.is_err());
    let (one, _) = server.hello(&id, None).await;
    let (_two, _) = server.hello(&id, None).await;
    assert!(connect_async(url.clone()).await.is_err(), "the third is too many");
    drop(one);
    // The place is free as soon as the server has noticed.
    while connect_async(url.clone()).await.is_err() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
pub(crate) async fn clients_are_told_when_the_server_stops() {
    let mut server = LiveServer::start().await;
    let (id, [south, _]) = server.game().await;
    let (mut socket, _) = server.hello(&id, Some(&south)).await;
    server.stop.take().expect("it runs").send(()).expect("it listens");
    assert!(hear_of(&mut socket, "stopping").await["retry"].is_number());
    assert!(hear(&mut socket).await.is_none());
    server.served.await.expect("no panic");
}

/// A game of two with clocks that run, South to move.
async fn clocked(server: &LiveServer) -> (String, [String; 2]) {
    let clock = json!({ "kind": "increment", "initial": 600, "increment": 0 });
    let (id, tokens) = server.game_with(&json!({ "first": "agreed", "clock": clock })).await;
    for (ply, (token, mv)) in tokens.iter().zip(["e2", "e8"]).enumerate() {
        server.play(&id, token, mv, ply).await;
    }
    (id, tokens)
}

/// A client that does not answer the server's pings, but sends pongs of its own.
#[tokio::test]
async fn a_pong_without_a_ping_does_not_count_as_lag() {
    let server = LiveServer::start().await;
    let (id, [south, north]) = clocked(&server).await;
    let (mut cheat, _) = server.hello(&id, Some(&south)).await;
    server.play(&id, &south, "e3", 2).await;
    server.play(&id, &north, "e7", 3).await;
    let before = server.call("GET", &format!("/api/games/{id}"), None, &json!({})).await;
    let long_ago = before["now"].as_u64().expect("a time") - 450;
    cheat.send(Message::Pong(long_ago.to_be_bytes().to_vec().into())).await.expect("an open socket");
    tokio::time::sleep(Duration::from_millis(450)).await;
    let mv = json!({ "type": "move", "move": "e4", "ply": 4 }).to_string();
    cheat.send(Message::text(mv)).await.expect("an open socket");
    let after = loop {
        let state = server.call("GET", &format!("/api/games/{id}"), None, &json!({})).await;
        if state["ply"] == 5 {
            break state;
        }
    };
    let left = |state: &Value| state["clocks"][0].as_u64().expect("a clock");
    assert!(left(&before) - left(&after) >= 450, "{} ms were charged", left(&before) - left(&after));
}

#[tokio::test]
async fn a_slow_connection_is_compensated() {
    let server = LiveServer::start().await;
    let (id, [south, _]) = clocked(&server).await;
    // The first ping comes with the first message, and is answered when the client next reads.
    let (mut slow, _) = server.hello(&id, Some(&south)).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    say(&mut slow, &json!({ "type": "ping" })).await;
    hear_of(&mut slow, "pong").await;
    say(&mut slow, &json!({ "type": "ping" })).await;
    hear_of(&mut slow, "pong").await;
    say(&mut slow, &json!({ "type": "move", "move": "e3", "ply": 2 })).await;
    hear_of(&mut slow, "ok").await;
    let events = server.events_of(&id).await;
    let Some(RoomEvent::Moved { lag, .. }) = events.last().map(|stamped| &stamped.event) else { panic!("a move") };
    // A little less than the client has slept, since the ping comes after the state.
    assert!((1..=500).contains(lag), "{lag} ms");
}
