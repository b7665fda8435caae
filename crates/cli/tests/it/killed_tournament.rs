//! The server is killed again and again in the middle of an online tournament: it goes on, and nothing that was acknowledged is lost.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

#[cfg(unix)]
use crate::private_postgres::PrivatePostgres;
use crate::program::{command, fencepost};
use crate::server_process::{Client, Server};

/// A client that counts its calls.
struct CountingClient {
    client: Client,
    calls: Arc<AtomicU64>,
    /// Whether calls that were refused and looks that show nothing new do not count, and are not repeated at once.
    is_patient: bool,
}

impl CountingClient {
    fn call(&self, method: &str, path: &str, token: Option<&str>, body: Option<&Value>) -> Option<(u16, Value)> {
        if !self.is_patient {
            self.calls.fetch_add(1, Ordering::Relaxed);
            return self.client.call(method, path, token, body);
        }
        let (status, answer) = self.client.call(method, path, token, body)?;
        self.count_or_pause(status < 300);
        Some((status, answer))
    }

    fn count_or_pause(&self, counts: bool) {
        if counts {
            self.calls.fetch_add(1, Ordering::Relaxed);
        } else {
            thread::sleep(PAUSE);
        }
    }

    fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Option<(u16, Value)> {
        self.call("POST", path, token, Some(body))
    }

    fn look(&self, path: &str, known: &mut Value) -> Option<Value> {
        if !self.is_patient {
            return self.call("GET", path, None, None).map(|(_, state)| state);
        }
        let (_, state) = self.client.call("GET", path, None, None)?;
        self.count_or_pause(state != *known);
        known.clone_from(&state);
        Some(state)
    }
}

/// After a call that changed nothing.
const PAUSE: Duration = Duration::from_millis(5);
/// Players, and rounds: in an online tournament they begin by themselves.
const PLAYERS: usize = 7;
const ROUNDS: usize = 9;
/// A server answers at most this many calls and one more before it is killed: far fewer than the tournament takes.
const MOST_CALLS: u64 = 7;
/// More restarts than it takes on any machine.
const MOST_STARTS: usize = 400;

/// What the players know.
#[derive(Default)]
struct Known {
    rounds: usize,
    id: String,
    key: String,
    tokens: Vec<String>,
    /// Games, and the place in turn order of whoever resigned.
    resigned: BTreeMap<String, usize>,
    /// Whether the first round was told to begin.
    is_set: bool,
    is_finished: bool,
}

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

impl Known {
    /// Does what can be done until the server is gone or the tournament is over.
    fn act(&mut self, client: &CountingClient, dice: &mut Dice) -> Option<()> {
        if self.id.is_empty() {
            let body =
                json!({ "name": "Killed", "where": "online", "rounds": self.rounds, "pause": 0, "repeats": true });
            let (_, made) = client.post("/api/tournaments", None, &body)?;
            (self.id, self.key) = (text(&made["id"]), text(&made["key"]));
        }
        let path = format!("/api/tournaments/{}", self.id);
        while self.tokens.len() < PLAYERS {
            let (status, entered) =
                client.post(&format!("{path}/players"), Some(&self.key), &json!({ "name": "Ann" }))?;
            assert_eq!(status, 201, "{entered}");
            // An entry that was stored and not acknowledged takes a number, too: its token is lost, and it forfeits nothing it has.
            let player = entered["player"].as_u64()? as usize;
            self.tokens.resize(player - 1, String::new());
            self.tokens.push(text(&entered["token"]));
        }
        if !self.is_set || !client.is_patient {
            client.call("PATCH", &path, Some(&self.key), Some(&json!({ "start": 1, "absent": 10 })))?;
            self.is_set = true;
        }
        let mut known = Value::Null;
        loop {
            let state = client.look(&path, &mut known)?;
            self.check(&state);
            if state["state"] == "finished" {
                self.is_finished = true;
                return Some(());
            }
            let round = state["rounds"].as_array()?.last().cloned().unwrap_or_default();
            let number = round["round"].as_u64().unwrap_or_default() as usize;
            for table in round["tables"].as_array().into_iter().flatten() {
                self.resign(client, number, table, dice)?;
            }
        }
    }

    /// Somebody at a table resigns.
    fn resign(&mut self, client: &CountingClient, round: usize, table: &Value, dice: &mut Dice) -> Option<()> {
        let Some(game) = table["game"]["id"].as_str().filter(|_| table["result"].is_null()) else { return Some(()) };
        if self.resigned.contains_key(game) {
            return Some(());
        }
        let players = table["players"].as_array()?;
        let known: Vec<usize> = (0..players.len()).filter(|&at| !self.token(&players[at]).is_empty()).collect();
        if known.is_empty() {
            let path = format!("/api/tournaments/{}/rounds/{round}/tables/{}", self.id, table["table"]);
            client.call("PUT", &path, Some(&self.key), Some(&json!({ "result": "0-0" })))?;
            return Some(());
        }
        let place = known[dice.roll(known.len() as u64) as usize];
        let token = self.token(&players[place]).to_owned();
        let (status, answer) = client.post(&format!("/api/games/{game}/resign"), Some(&token), &json!({}))?;
        // 404: the game is about to be made. 409: it was resigned before, and only the answer was lost.
        assert!([200, 404, 409].contains(&status), "{answer}");
        if status == 200 {
            self.resigned.insert(game.to_owned(), place);
        }
        Some(())
    }

    fn token(&self, player: &Value) -> &str {
        let at = player.as_u64().map_or(usize::MAX, |number| number as usize - 1);
        self.tokens.get(at).map_or("", String::as_str)
    }

    /// Checks that everything that was acknowledged is there.
    fn check(&self, state: &Value) {
        let players = state["players"].as_array().expect("players");
        assert!(players.len() >= self.tokens.len(), "{state}");
        for table in
            state["rounds"].as_array().expect("rounds").iter().flat_map(|it| it["tables"].as_array().expect("tables"))
        {
            let resigned = table["game"]["id"].as_str().and_then(|game| self.resigned.get(game));
            if let (Some(place), Some(result)) = (resigned, table["result"].as_str()) {
                assert_eq!(result, ["0-1", "1-0"][*place], "{table}");
            }
        }
    }
}

/// Plays an online tournament on so many servers of one store. Whichever the players talk to is killed, and another is started in its place.
///
/// With several, what a dead one should have done others do when its lease has expired: the players wait for that, so fewer rounds are enough.
fn play_online(servers: usize, start: impl Fn() -> Server) {
    let rounds = if servers > 1 { ROUNDS / 2 } else { ROUNDS };
    let (mut known, mut dice) = (Known { rounds, ..Known::default() }, Dice(20));
    let mut running: Vec<Server> = (1..servers).map(|_| start()).collect();
    let mut starts = 0;
    while !known.is_finished {
        starts += 1;
        assert!(starts < MOST_STARTS, "it never ends");
        running.push(start());
        let mut server = running.remove(0);
        let calls = Arc::new(AtomicU64::new(0));
        let client = CountingClient { client: server.client(), calls: calls.clone(), is_patient: servers > 1 };
        let mut own = Dice(starts as u64);
        let playing = thread::spawn(move || {
            let _ = known.act(&client, &mut own);
            known
        });
        // Killed by calls and not by the clock: however fast the machine is, it happens again and again, and somewhere in a call.
        let last = dice.roll(MOST_CALLS) + 1;
        while calls.load(Ordering::Relaxed) < last && !playing.is_finished() {
            // Whoever waits for a lease to expire leaves the processor to others.
            if servers > 1 { thread::sleep(PAUSE / 20) } else { thread::yield_now() }
        }
        thread::sleep(Duration::from_micros(dice.roll(1500)));
        server.kill();
        known = playing.join().expect("nothing was lost");
    }
    assert!(starts > 5, "it was killed a few times");
    println!("killed {starts} times in {rounds} rounds");
    running.iter_mut().for_each(Server::kill);
    let server = start();
    let (_, state) =
        server.client().call("GET", &format!("/api/tournaments/{}", known.id), None, None).expect("it is there");
    known.check(&state);
    assert_eq!((state["state"].as_str(), state["rounds"].as_array().map(Vec::len)), (Some("finished"), Some(rounds)));
    for round in state["rounds"].as_array().expect("rounds") {
        let tables = round["tables"].as_array().expect("tables");
        let seated: Vec<u64> =
            tables.iter().flat_map(|it| it["players"].as_array().expect("players")).filter_map(Value::as_u64).collect();
        assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), seated.len(), "nobody sits twice");
        assert!(tables.iter().all(|it| it["result"].is_string()));
    }
}

/// A server on a database.
#[cfg(unix)]
fn serve_on(database: &str) -> Server {
    let mut serve = command();
    serve.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--requests", "0", "--database", database]);
    Server::from_command(&mut serve, std::process::Stdio::inherit())
}

#[test]
fn an_online_tournament_survives_kills_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    play_online(1, || Server::with(folder.path(), &["--requests", "0"]));
    fencepost(["verify", "--data", folder.path().to_str().expect("a plain path")]).done();
}

#[cfg(unix)]
#[test]
fn an_online_tournament_survives_kills_of_two_servers_on_postgres() {
    let postgres = PrivatePostgres::start();
    let database = postgres.new_database("games");
    play_online(2, || serve_on(&database));
    fencepost(["verify", "--database", &database]).done();
}

/// What an organiser of a tournament at real boards was told.
#[derive(Default)]
struct Told {
    id: String,
    key: String,
    players: usize,
    /// The tables of each round, as they were answered.
    rounds: Vec<Vec<Value>>,
    /// Results by round and table, from 1.
    results: BTreeMap<(usize, usize), &'static str>,
    is_finished: bool,
}

impl Told {
    /// Enters players, pairs rounds and enters results until the server is gone or all rounds are played.
    fn act(&mut self, client: &CountingClient, dice: &mut Dice) -> Option<()> {
        if self.id.is_empty() {
            let body = json!({ "name": "Killed", "rounds": ROUNDS, "repeats": true });
            let (_, made) = client.post("/api/tournaments", None, &body)?;
            (self.id, self.key) = (text(&made["id"]), text(&made["key"]));
        }
        let path = format!("/api/tournaments/{}", self.id);
        while self.players < PLAYERS {
            let (status, entered) =
                client.post(&format!("{path}/players"), Some(&self.key), &json!({ "name": "Ann" }))?;
            assert_eq!(status, 201, "{entered}");
            self.players = entered["player"].as_u64()? as usize;
        }
        while !self.is_finished {
            let (_, state) = client.call("GET", &path, None, None)?;
            self.check(&state);
            self.is_finished = state["state"] == "finished";
            let rounds = state["rounds"].as_array()?;
            match rounds.last().filter(|round| round["complete"] == false) {
                Some(round) => self.enter_results(client, &path, rounds.len(), round, dice)?,
                None if !self.is_finished => {
                    let (status, round) = client.post(&format!("{path}/rounds"), Some(&self.key), &json!({}))?;
                    assert_eq!(status, 201, "{round}");
                    self.rounds.resize(rounds.len(), Vec::new());
                    self.rounds.push(round["tables"].as_array()?.clone());
                }
                None => {}
            }
        }
        Some(())
    }

    fn enter_results(
        &mut self,
        client: &CountingClient,
        path: &str,
        round: usize,
        paired: &Value,
        dice: &mut Dice,
    ) -> Option<()> {
        for table in paired["tables"].as_array()?.iter().filter(|table| table["result"].is_null()) {
            let number = table["table"].as_u64()? as usize;
            let result = ["1-0", "0-1", "1/2-1/2", "0-0"][dice.roll(4) as usize];
            let path = format!("{path}/rounds/{round}/tables/{number}");
            let (status, answer) = client.call("PUT", &path, Some(&self.key), Some(&json!({ "result": result })))?;
            assert_eq!(status, 200, "{answer}");
            self.results.insert((round, number), result);
        }
        Some(())
    }

    /// Checks that everything that was acknowledged is there, as it was.
    fn check(&self, state: &Value) {
        assert!(state["players"].as_array().expect("players").len() >= self.players, "{state}");
        for (at, tables) in self.rounds.iter().enumerate() {
            for (table, told) in tables.iter().enumerate() {
                assert_eq!(state["rounds"][at]["tables"][table]["players"], told["players"], "{state}");
            }
        }
        for ((round, table), result) in &self.results {
            assert_eq!(state["rounds"][round - 1]["tables"][table - 1]["result"], *result, "{state}");
        }
    }
}

/// Kills servers of one store until the tournament is played. Returns what the organiser was told.
fn play_at_the_board(start: impl Fn() -> Server) -> Told {
    let (mut told, mut dice, mut starts) = (Told::default(), Dice(7), 0);
    while !told.is_finished {
        starts += 1;
        assert!(starts < MOST_STARTS, "it never ends");
        let mut server = start();
        let calls = Arc::new(AtomicU64::new(0));
        let client = CountingClient { client: server.client(), calls: calls.clone(), is_patient: false };
        let mut own = Dice(starts as u64);
        let playing = thread::spawn(move || {
            let _ = told.act(&client, &mut own);
            told
        });
        let last = dice.roll(2 * MOST_CALLS) + 1;
        while calls.load(Ordering::Relaxed) < last && !playing.is_finished() {
            thread::yield_now();
        }
        thread::sleep(Duration::from_micros(dice.roll(1500)));
        server.kill();
        told = playing.join().expect("nothing was lost");
    }
    assert!(starts > 4, "it was killed a few times");
    let server = start();
    let path = format!("/api/tournaments/{}", told.id);
    let (_, state) = server.client().call("GET", &path, None, None).expect("it is there");
    told.check(&state);
    assert_eq!((state["state"].as_str(), state["rounds"].as_array().map(Vec::len)), (Some("finished"), Some(ROUNDS)));
    told
}

#[test]
fn a_tournament_at_real_boards_survives_kills_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    play_at_the_board(|| Server::with(folder.path(), &["--requests", "0"]));
    fencepost(["verify", "--data", folder.path().to_str().expect("a plain path")]).done();
}

#[cfg(unix)]
#[test]
fn a_tournament_at_real_boards_survives_kills_on_postgres() {
    let postgres = PrivatePostgres::start();
    let database = postgres.new_database("games");
    play_at_the_board(|| serve_on(&database));
    fencepost(["verify", "--database", &database]).done();
}
