//! Clients that are slow, silent, half gone or a flood: they are dropped, and nobody else notices.

use std::time::Duration;

use fencepost_server::{Quotas, RateLimits, Settings, Timeouts};
use futures_util::SinkExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::live_server::{LiveServer, call, hear, hear_of, say};

const HERE: [u8; 4] = [127, 0, 0, 1];
/// Another address of the same machine.
const ELSEWHERE: [u8; 4] = [127, 0, 0, 2];
/// Long enough for a well-behaved client, even on a busy machine.
const SHORT: Duration = Duration::from_secs(1);

fn timeouts(timeouts: Timeouts) -> Settings {
    Settings { timeouts, rate_limits: RateLimits { requests: 0, ..RateLimits::default() }, ..Settings::default() }
}

/// Two people play a few moves over their sockets.
async fn play(server: &LiveServer) {
    let (id, [south, north]) = server.game().await;
    let (mut one, _) = server.hello(&id, Some(&south)).await;
    let (mut two, _) = server.hello(&id, Some(&north)).await;
    for (ply, mv) in ["e2", "e8", "e1", "e9", "d1", "d9"].into_iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (&mut one, &mut two) } else { (&mut two, &mut one) };
        say(mover, &json!({ "type": "move", "move": mv, "ply": ply })).await;
        hear_of(mover, "ok").await;
        // Players are told of their own moves as well.
        while hear_of(other, "move").await["ply"] != ply + 1 {}
    }
}

/// Everything that arrives until the server closes the connection.
async fn until_dropped(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset has been dropped as well.
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Sends that many bytes as slowly as the server allows, and returns its response.
async fn drip(stream: TcpStream, text: &str) -> String {
    let (mut read, mut write) = stream.into_split();
    let text = text.to_owned();
    let dripping = tokio::spawn(async move {
        for byte in text.bytes().cycle() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            if write.write_all(&[byte]).await.is_err() {
                return;
            }
        }
    });
    let mut bytes = Vec::new();
    let _ = read.read_to_end(&mut bytes).await;
    dripping.abort();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn slow_heads_are_dropped() {
    let server = LiveServer::with(timeouts(Timeouts { head: SHORT, ..Timeouts::default() })).await;
    let mut silent = server.connect(HERE).await;
    let mut half = server.connect(HERE).await;
    half.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half").await.expect("an open connection");
    let mut idle = server.connect(HERE).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("an open connection");
    let slow = server.connect(HERE).await;
    play(&server).await;
    assert_eq!(until_dropped(&mut silent).await, "", "it never said anything");
    until_dropped(&mut half).await;
    let answer = until_dropped(&mut idle).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
    drip(slow, "GET /a-path-that-goes-on-and-on").await;
    play(&server).await;
}

#[tokio::test]
async fn slow_bodies_are_answered_and_dropped() {
    let server = LiveServer::with(timeouts(Timeouts { body: SHORT, ..Timeouts::default() })).await;
    let mut slow = server.connect(HERE).await;
    slow.write_all(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n")
        .await
        .expect("a head");
    play(&server).await;
    let answer = drip(slow, " ").await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"code\":\"too-slow\""), "{answer}");
}

#[tokio::test]
async fn a_socket_that_never_says_hello_is_closed() {
    let server = LiveServer::with(timeouts(Timeouts { hello: SHORT, ..Timeouts::default() })).await;
    let (id, _) = server.game().await;
    let mut silent = server.socket(&id).await;
    play(&server).await;
    assert_eq!(hear(&mut silent).await.expect("a reason")["code"], "bad-message");
    assert!(hear(&mut silent).await.is_none());
}

/// The other end is open, but nobody is there to answer.
#[tokio::test]
async fn half_open_sockets_are_noticed() {
    let fast = Timeouts { ping_interval: SHORT / 10, idle: SHORT, ..Timeouts::default() };
    let server = LiveServer::with(timeouts(fast)).await;
    let (id, [south, north]) = server.game().await;
    let (_gone, _) = server.hello(&id, Some(&north)).await;
    let (mut here, first) = server.hello(&id, Some(&south)).await;
    assert_eq!(first["seats"][1]["connected"], true);
    let news = loop {
        let news = hear_of(&mut here, "presence").await;
        if news["seats"][1]["connected"] == false {
            break news;
        }
    };
    assert!(news["seats"][1]["away_since"].is_number());
    say(&mut here, &json!({ "type": "move", "move": "e2", "ply": 0 })).await;
    hear_of(&mut here, "ok").await;
}

/// A game in which one player can give the other time, which is an update each time.
async fn clocked(server: &LiveServer) -> (String, [String; 2]) {
    server.game_with(&json!({ "first": "agreed", "clock": { "kind": "increment", "initial": 600 } })).await
}

/// Makes updates in a game until the server has dropped North, who does not read.
async fn give_time_until_north_is_dropped(server: &LiveServer, id: &str, south: &str) {
    loop {
        let state = server.call("POST", &format!("/api/games/{id}/time"), Some(south), &json!({})).await;
        assert_eq!(state["you"], "south", "{state}");
        if state["seats"][1]["connected"] == false {
            return;
        }
    }
}

#[tokio::test]
async fn a_socket_that_is_not_read_is_dropped() {
    let server = LiveServer::with(timeouts(Timeouts { send: SHORT, ..Timeouts::default() })).await;
    let (id, [south, north]) = clocked(&server).await;
    let url = format!("ws://{}/api/games/{id}/socket", server.address);
    let (mut sleeper, _) = client_async(url, server.connect(HERE).await).await.expect("a socket");
    let hello = json!({ "type": "hello", "token": north }).to_string();
    sleeper.send(Message::text(hello)).await.expect("an open socket");
    give_time_until_north_is_dropped(&server, &id, &south).await;
    play(&server).await;
}

/// Only Linux can be told to give up on a client that does not read.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_stream_that_is_not_read_is_dropped() {
    let server = LiveServer::with(timeouts(Timeouts { idle: SHORT, ..Timeouts::default() })).await;
    let (id, [south, north]) = clocked(&server).await;
    let mut sleeper = server.connect(HERE).await;
    let events = call("GET", &format!("/api/games/{id}/events"), Some(&north), &json!({}));
    sleeper.write_all(events.as_bytes()).await.expect("a call");
    while server.call("GET", &format!("/api/games/{id}"), None, &json!({})).await["seats"][1]["connected"] == false {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    give_time_until_north_is_dropped(&server, &id, &south).await;
    play(&server).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_flood_of_requests_does_not_affect_others() {
    let rate_limits = RateLimits { requests: 1, burst: 40, ..RateLimits::default() };
    let server = LiveServer::with(Settings { rate_limits, ..Settings::default() }).await;
    let mut refused = 0;
    for _ in 0..100 {
        let mut stream = server.connect(ELSEWHERE).await;
        stream.write_all(call("GET", "/api/server", None, &json!({})).as_bytes()).await.expect("a call");
        refused += u32::from(until_dropped(&mut stream).await.starts_with("HTTP/1.1 429"));
    }
    assert!(refused > 0, "the flood is told to wait");
    play(&server).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_flood_of_connections_does_not_affect_others() {
    let server = LiveServer::with(Settings {
        quotas: Quotas { sockets_per_address: 8, ..Quotas::default() },
        ..Settings::default()
    })
    .await;
    let mut flood = Vec::new();
    for _ in 0..400 {
        flood.push(server.connect(ELSEWHERE).await);
    }
    play(&server).await;
    // The last connections are too many, and are told so if the system passes it on.
    let last = flood.last_mut().expect("many");
    let said = until_dropped(last).await;
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 429"), "{said}");
    drop(flood);
    // Room is made as soon as the server has noticed.
    loop {
        let mut again = server.connect(ELSEWHERE).await;
        // Refused before it has sent anything, or answered after that.
        let _ = again.write_all(call("GET", "/api/server", None, &json!({})).as_bytes()).await;
        if until_dropped(&mut again).await.starts_with("HTTP/1.1 200") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
