//! A table at which one game is played after the other, by people who try again until they are answered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::Dice;
use super::http::{call, follow};
use super::log::{Acknowledged, Log, Told};

/// The pace of people who know what they want, and of those who think, in milliseconds.
const QUICK: u64 = 100;
const SLOW: u64 = 6000;
/// How long to wait before asking again.
const AGAIN: Duration = Duration::from_millis(100);
/// How long to wait for a message.
const PATIENCE: Duration = Duration::from_secs(4);
/// What a clock begins with and what a move adds, in seconds.
const INITIAL: u64 = 60;
const INCREMENT: u64 = 1;

type Socket = WebSocketStream<TcpStream>;

/// Plays one game after the other until told to stop.
pub(super) async fn play_games(front: SocketAddr, log: Arc<Log>, mut dice: Dice, stop: Arc<AtomicBool>) {
    while !stop.load(Relaxed) {
        let mut table = Table::open(front, log.clone(), dice.clone()).await;
        dice.roll(7);
        let follower = tokio::spawn(watch(front, log.clone(), table.id.clone()));
        while table.step().await {}
        follower.abort();
        dice = table.dice;
    }
}

/// Somebody who follows the game, and comes back whenever the stream ends.
async fn watch(front: SocketAddr, log: Arc<Log>, id: String) {
    loop {
        follow(front, &id, |told| {
            if let Some(moves) = moves_of(&told) {
                log.with(&id, |game| game.told.push(Told { moves, asked: None }));
            }
        })
        .await;
        sleep(AGAIN).await;
    }
}

pub(super) fn moves_of(state: &Value) -> Option<Vec<String>> {
    state["moves"].as_array()?.iter().map(|mv| mv.as_str().map(str::to_owned)).collect()
}

struct Table {
    front: SocketAddr,
    log: Arc<Log>,
    dice: Dice,
    id: String,
    /// The secrets of the seats; none for an engine.
    tokens: [Option<String>; 2],
    /// The sockets of those who play by them.
    sockets: [Option<Socket>; 2],
    by_socket: bool,
}

impl Table {
    async fn open(front: SocketAddr, log: Arc<Log>, mut dice: Dice) -> Table {
        loop {
            if let Some(table) = Table::try_to_open(front, log.clone(), &mut dice).await {
                return table;
            }
        }
    }

    /// None if somebody was let in and never heard of it: then nobody can play that game.
    async fn try_to_open(front: SocketAddr, log: Arc<Log>, dice: &mut Dice) -> Option<Table> {
        let has_engine = dice.roll(3) == 0;
        let clock = json!({ "kind": "increment", "initial": INITIAL, "increment": INCREMENT });
        let seats = if has_engine { json!(["me", "engine:1"]) } else { json!(["me", "open"]) };
        let wanted = json!({ "first": "agreed", "seats": seats, "clock": clock, "listed": dice.roll(2) == 0 });
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let made = insist(front, "/api/games", &wanted).await?;
        let id = text(&made["id"]);
        let second = if has_engine {
            None
        } else {
            Some(text(&insist(front, &format!("/api/games/{id}/join"), &json!({})).await?["token"]))
        };
        log.with(&id, |game| {
            game.increment = Some(1000 * INCREMENT);
            game.engines = if has_engine { vec![1] } else { Vec::new() };
        });
        let tokens = [Some(text(&made["token"])), second];
        let by_socket = dice.roll(2) == 0;
        Some(Table { front, log, dice: dice.clone(), id, tokens, sockets: [None, None], by_socket })
    }

    /// Looks at the game and makes the next move. False when it is over.
    async fn step(&mut self) -> bool {
        let state = self.look().await;
        let moves = moves_of(&state).expect("moves");
        if state["result"] != "*" {
            return false;
        }
        let ply = moves.len();
        let Some(token) = self.tokens[ply % 2].clone() else {
            // The engine's turn.
            sleep(AGAIN / 2).await;
            return true;
        };
        let pause = if self.dice.roll(40) == 0 { SLOW } else { QUICK };
        sleep(Duration::from_millis(self.dice.roll(pause))).await;
        let mv = self.choose(&state, ply % 2);
        self.play(ply, &token, &mv).await;
        true
    }

    async fn look(&mut self) -> Value {
        let path = format!("/api/games/{}", self.id);
        loop {
            let asked = Instant::now();
            if let Some((200, state)) = call(self.front, "GET", &path, None, &Value::Null).await {
                let told = Told { moves: moves_of(&state).expect("moves"), asked: Some(asked) };
                self.log.with(&self.id, |game| game.told.push(told));
                return state;
            }
            sleep(AGAIN).await;
        }
    }

    /// Mostly a step towards the goal, now and then anything else.
    fn choose(&mut self, state: &Value, seat: usize) -> String {
        let legal: Vec<&str> = state["legal"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
        let row = |mv: &&str| mv[1..].parse::<i64>().ok().map(|row| if seat == 0 { row } else { -row });
        let best = legal.iter().filter(|mv| row(mv).is_some()).max_by_key(|mv| row(mv));
        let any = legal[self.dice.roll(legal.len() as u64) as usize];
        if self.dice.roll(8) == 0 { any.to_owned() } else { best.unwrap_or(&any).to_string() }
    }

    /// Sends a move until it is acknowledged.
    async fn play(&mut self, ply: usize, token: &str, mv: &str) {
        let sent = Instant::now();
        loop {
            let left = if self.by_socket {
                self.send(ply, token, mv).await
            } else {
                let path = format!("/api/games/{}/moves", self.id);
                match call(self.front, "POST", &path, Some(token), &json!({ "move": mv, "ply": ply })).await {
                    Some((200, state)) => {
                        let asked = Some(sent);
                        let moves = moves_of(&state).expect("moves");
                        self.log.with(&self.id, |game| game.told.push(Told { moves, asked }));
                        Some(state["clocks"][ply % 2].as_u64())
                    }
                    Some((status @ 400..500, problem)) => {
                        panic!("{}: {mv} at {ply} is refused: {status} {problem}", self.id)
                    }
                    _ => None,
                }
            };
            if let Some(left) = left {
                let heard = Instant::now();
                let acknowledged = Acknowledged { ply, mv: mv.to_owned(), sent, heard, left };
                return self.log.acknowledge(&self.id, acknowledged);
            }
            sleep(AGAIN).await;
        }
    }

    /// The same by socket. The acknowledgement does not tell what is left.
    async fn send(&mut self, ply: usize, token: &str, mv: &str) -> Option<Option<u64>> {
        let seat = ply % 2;
        if self.sockets[seat].is_none() {
            self.sockets[seat] = timeout(PATIENCE, connect(self.front, &self.id, token)).await.ok().flatten();
        }
        let socket = self.sockets[seat].as_mut()?;
        let message = json!({ "type": "move", "move": mv, "ply": ply, "id": ply }).to_string();
        let answered = timeout(PATIENCE, async {
            socket.send(Message::text(message)).await.ok()?;
            loop {
                let Message::Text(text) = socket.next().await?.ok()? else { continue };
                let told: Value = serde_json::from_str(&text).ok()?;
                match told["type"].as_str()? {
                    "ok" if told["id"] == ply => return Some(()),
                    "error" if told["id"] == ply && told["error"] != "unavailable" => {
                        panic!("{}: {mv} at {ply} is refused: {told}", self.id)
                    }
                    "error" | "stopping" => return None,
                    _ => {}
                }
            }
        });
        let answered = answered.await.ok().flatten();
        if answered.is_none() {
            self.sockets[seat] = None;
        }
        answered.map(|()| None)
    }
}

/// Asks until there is an answer; none if what was asked for has been done before.
async fn insist(front: SocketAddr, path: &str, body: &Value) -> Option<Value> {
    loop {
        match call(front, "POST", path, None, body).await {
            Some((200..300, answer)) => return Some(answer),
            Some((409, _)) => return None,
            Some((status @ 400..500, problem)) => panic!("{path} is refused: {status} {problem}"),
            _ => sleep(AGAIN).await,
        }
    }
}

async fn connect(front: SocketAddr, id: &str, token: &str) -> Option<Socket> {
    let stream = TcpStream::connect(front).await.ok()?;
    let (mut socket, _) = client_async(format!("ws://127.0.0.1/api/games/{id}/socket"), stream).await.ok()?;
    socket.send(Message::text(json!({ "type": "hello", "token": token }).to_string())).await.ok()?;
    Some(socket)
}
