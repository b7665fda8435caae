//! How long games stand still when a server dies, and players when servers are replaced. These are times, so they are printed and not
//! checked: see docs/reliability.md.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::time::sleep;

use super::cluster::{Cluster, SERVERS};
use super::http::{call, follow};
use super::table::moves_of;

/// How often each server is killed.
const KILLS: usize = 3;
/// Players at the front while servers are replaced: half ask, half follow a stream.
const PLAYERS: usize = 40;
/// How often a player asks, or tries to follow again.
const PAUSE: Duration = Duration::from_millis(20);
/// Longer than any move of an engine takes, or any takeover.
const PATIENCE: Duration = Duration::from_secs(60);

async fn create(server: SocketAddr, seats: &Value) -> (String, String) {
    let body = json!({ "seats": seats, "first": "agreed" });
    let (_, made) = call(server, "POST", "/api/games", None, &body).await.expect("an answer");
    let text = |field: &str| made[field].as_str().expect("text").to_owned();
    (text("id"), text("token"))
}

/// Tells how many moves a game has and when that was seen, for as long as somebody listens.
fn moves_seen(runtime: &Runtime, server: SocketAddr, id: String) -> Receiver<(usize, Instant)> {
    let (seen, moves) = channel();
    runtime.spawn(async move {
        let is_gone = AtomicBool::new(false);
        let hear = |state: Value| {
            let told = moves_of(&state).map(|moves| seen.send((moves.len(), Instant::now())));
            is_gone.fetch_or(told.is_some_and(|told| told.is_err()), Relaxed);
        };
        while !is_gone.load(Relaxed) {
            follow(server, &id, hear).await;
            sleep(PAUSE).await;
        }
    });
    moves
}

/// How long it takes until an engine answers after the server that asked it was killed, seen from another.
fn takeover(cluster: &mut Cluster, runtime: &Runtime, victim: usize) -> Duration {
    let (own, other) = (cluster.address(victim), cluster.address((victim + 1) % SERVERS));
    let (id, token) = runtime.block_on(create(own, &json!(["me", "engine:1"])));
    let moves = moves_seen(runtime, other, id.clone());
    moves.recv_timeout(PATIENCE).expect("the state");
    let body = json!({ "move": "e2", "ply": 0 });
    let moved = runtime.block_on(call(own, "POST", &format!("/api/games/{id}/moves"), Some(&token), &body));
    assert!(moved.is_some_and(|(status, _)| status == 200));
    let killed = Instant::now();
    cluster.kill(victim);
    let answered = loop {
        let (count, seen) = moves.recv_timeout(PATIENCE).expect("the game goes on");
        if count > 1 {
            break seen;
        }
    };
    cluster.start_again(victim);
    cluster.wait_until_healthy();
    answered - killed
}

/// A player who asks again and again, and notes the longest time without an answer.
async fn ask(front: SocketAddr, id: String, longest: Arc<Mutex<Duration>>) {
    let mut answered = Instant::now();
    loop {
        if call(front, "GET", &format!("/api/games/{id}"), None, &Value::Null).await.is_some_and(|it| it.0 == 200) {
            note(&longest, answered);
            answered = Instant::now();
        }
        sleep(PAUSE).await;
    }
}

/// A player who follows a game, and notes the longest time between the end of a stream and the next state.
async fn keep_following(front: SocketAddr, id: String, longest: Arc<Mutex<Duration>>) {
    let mut lost = None;
    loop {
        follow(front, &id, |_| lost.take().into_iter().for_each(|since| note(&longest, since))).await;
        lost = lost.or_else(|| Some(Instant::now()));
        sleep(PAUSE).await;
    }
}

fn note(longest: &Mutex<Duration>, since: Instant) {
    let mut longest = longest.lock().expect("nobody panics");
    *longest = since.elapsed().max(*longest);
}

#[test]
#[ignore = "measures times, which say something on a quiet machine only"]
fn long_recovery_times() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("threads");
    let mut cluster = Cluster::start();
    let mut takeovers: Vec<Duration> =
        (0..KILLS * SERVERS).map(|kill| takeover(&mut cluster, &runtime, kill % SERVERS)).collect();
    takeovers.sort_unstable();
    println!("takeovers: {takeovers:.1?}");

    let front = cluster.front();
    let [asking, following] = [(); 2].map(|()| Arc::new(Mutex::new(Duration::ZERO)));
    for number in 0..PLAYERS {
        let (id, _) = runtime.block_on(create(front, &json!(["me", "open"])));
        if number % 2 == 0 {
            runtime.spawn(ask(front, id, asking.clone()));
        } else {
            runtime.spawn(keep_following(front, id, following.clone()));
        }
    }
    for server in 0..SERVERS {
        cluster.replace(server);
    }
    runtime.block_on(async { sleep(Duration::from_secs(1)).await });
    let longest = [asking, following].map(|it| *it.lock().expect("nobody panics"));
    println!(
        "while all servers were replaced, the longest time without an answer {:.1?}, without a stream {:.1?}",
        longest[0], longest[1]
    );
    drop(runtime);
    cluster.end();
}
