//! Engines as opponents: whenever one has to move, it moves; games of engines pause while nobody watches.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use fencepost_server::Settings;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::house::{Server, pass};

/// Long enough for the slowest machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The state once something is true of it.
async fn wait(server: &Server, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let state = server.state(id).await;
        if is_so(&state) {
            return state;
        }
        assert!(start.elapsed() < PATIENCE, "nothing happens: {state}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

fn is_engine_to_move(state: &Value) -> bool {
    let turn = state["turn"].as_u64().expect("a turn") as usize;
    state["started"] == true && state["over"] == false && state["seats"][turn - 1]["kind"] == "engine"
}

#[tokio::test]
pub(crate) async fn the_same_move_after_a_takeback_is_answered_again() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "seats": ["me", "engine:1"], "board": "5x5", "fences": 2 })).await;
    for _ in 0..3 {
        server.play(&id, &tokens[0], "c2", 0).await;
        wait(&server, &id, |state| state["ply"] == 2).await;
        let back = server.act(&id, "takeback", &tokens[0], json!({})).await;
        assert_eq!((back.status, back.body["ply"].as_u64()), (StatusCode::OK, Some(0)));
    }
}

/// What people do in a game, with numbers that choose who and what.
#[derive(Clone, Debug)]
enum Deed {
    Move(usize),
    Takeback(usize),
    Takeover(usize),
    Resign(usize),
    Rematch,
    Restart,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        8 => any::<usize>().prop_map(Deed::Move),
        6 => any::<usize>().prop_map(Deed::Takeback),
        1 => any::<usize>().prop_map(Deed::Takeover),
        1 => any::<usize>().prop_map(Deed::Resign),
        2 => Just(Deed::Rematch),
        2 => Just(Deed::Restart),
    ]
}

/// A game with scripted players.
struct Table {
    server: Server,
    id: String,
    tokens: Vec<String>,
}

impl Table {
    async fn set(persons: usize, engines: usize) -> Table {
        let server = Server::start().await;
        let seats = std::iter::repeat_n("open", persons).chain(std::iter::repeat_n("engine:1", engines));
        let seats: Vec<&str> = seats.collect();
        let body = json!({ "players": seats.len(), "seats": seats, "board": "5x5", "fences": 2 });
        let (id, tokens) = server.game(body).await;
        Table { server, id, tokens }
    }

    async fn state(&self) -> Value {
        self.server.state(&self.id).await
    }

    async fn all(&self, what: &str) {
        for token in &self.tokens {
            self.server.act(&self.id, what, token, json!({})).await;
        }
    }

    async fn do_it(mut self, deed: &Deed) -> Table {
        let state = self.state().await;
        let some = |number: usize| self.tokens[number % self.tokens.len()].clone();
        match *deed {
            Deed::Move(number) => {
                let legal = state["legal"].as_array().expect("a list");
                if !legal.is_empty() {
                    // Few different moves, so that the same one is played again after a takeback.
                    let mv = legal[number % legal.len().min(3)].as_str().expect("a move").to_owned();
                    let ply = state["ply"].as_u64().expect("a number") as usize;
                    for token in &self.tokens {
                        self.server.play(&self.id, token, &mv, ply).await;
                    }
                }
            }
            Deed::Takeback(number) => {
                self.server.act(&self.id, "takeback", &some(number), json!({})).await;
                self.all("takeback").await;
            }
            Deed::Takeover(number) => {
                let token = some(number);
                let own = self.server.get_as(&format!("/api/games/{}", self.id), &token).await;
                let body = json!({ "seat": own.body["you"], "level": 1 });
                self.server.act(&self.id, "takeover", &token, body).await;
            }
            Deed::Resign(number) => drop(self.server.act(&self.id, "resign", &some(number), json!({})).await),
            Deed::Rematch => {
                self.all("rematch").await;
                if let Some(next) = self.state().await["next"].as_str() {
                    next.clone_into(&mut self.id);
                }
            }
            Deed::Restart => self.server = self.server.restart().await,
        }
        self
    }

    async fn engines_move(&self) {
        let state = self.state().await;
        if is_engine_to_move(&state) {
            wait(&self.server, &self.id, |now| now["ply"] != state["ply"] || !is_engine_to_move(now)).await;
        }
    }
}

async fn plays_on(persons: usize, engines: usize, deeds: Vec<(Deed, bool)>) {
    let mut table = Table::set(persons, engines).await;
    for (deed, in_a_hurry) in deeds {
        table = table.do_it(&deed).await;
        // Some do the next thing while the engine thinks.
        if !in_a_hurry {
            table.engines_move().await;
        }
    }
    table.engines_move().await;
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 60, ..ProptestConfig::default() })]

    #[test]
    fn whenever_an_engine_has_to_move_it_moves(
        persons in 1_usize..=3,
        engines in 1_usize..=3,
        deeds in prop::collection::vec((deed(), prop::bool::weighted(0.3)), 1..30),
    ) {
        let engines = engines.min(4 - persons);
        runtime().block_on(plays_on(persons, engines, deeds));
    }
}

#[tokio::test]
async fn engines_that_nobody_watches_pause() {
    let server = Server::with(Settings { engine_threads: 1, pace: 100, ..Settings::default() }).await;
    let made = server.post("/api/games", None, json!({ "seats": ["engine:1", "engine:1"] })).await;
    let id = made.body["id"].as_str().expect("a name").to_owned();
    assert_eq!(made.body["state"]["paused"], false);
    wait(&server, &id, |state| state["ply"].as_u64() > Some(1)).await;
    // A minute later somebody looks: it has stood still since, and goes on.
    pass(61).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let found = server.state(&id).await;
    let ply = found["ply"].as_u64();
    assert_eq!((found["paused"].as_bool(), found["over"].as_bool()), (Some(true), Some(false)));
    let on = wait(&server, &id, |state| state["ply"].as_u64() > ply).await;
    assert_eq!(on["paused"], false);
}

#[tokio::test]
async fn watched_games_and_games_of_people_do_not_pause() {
    let server = Server::with(Settings { engine_threads: 1, pace: 100, ..Settings::default() }).await;
    let body = json!({ "seats": ["engine:1", "engine:1"], "listed": true });
    let made = server.post("/api/games", None, body).await;
    let id = made.body["id"].as_str().expect("a name").to_owned();
    let stream = server.stream(&format!("/api/games/{id}/events")).await;
    pass(61).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    let before = server.lobby_ply(&id).await;
    let start = Instant::now();
    while server.lobby_ply(&id).await <= before {
        assert!(start.elapsed() < PATIENCE, "the game stands still although a stream is open");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(stream);

    let (id, tokens) = server.game(json!({ "seats": ["me", "engine:1"] })).await;
    pass(61).await;
    assert_eq!(server.state(&id).await["paused"], false);
    server.play(&id, &tokens[0], "e2", 0).await;
    wait(&server, &id, |state| state["ply"] == 2).await;
}

#[tokio::test]
async fn after_a_restart_engines_pause_until_somebody_watches() {
    let server = Server::start().await;
    let made = server.post("/api/games", None, json!({ "seats": ["engine:9", "engine:9"] })).await;
    let id = made.body["id"].as_str().expect("a name").to_owned();
    let server = server.restart().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let found = server.state(&id).await;
    assert_eq!((found["paused"].as_bool(), found["over"].as_bool()), (Some(true), Some(false)));
    wait(&server, &id, |state| state["ply"].as_u64() > found["ply"].as_u64()).await;
}
