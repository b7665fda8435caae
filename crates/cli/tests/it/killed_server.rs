//! The server is killed again and again in the middle of games: nothing that was acknowledged is lost.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::server_process::{Client, Server};

/// Players that play at the same time.
const PLAYERS: usize = 4;
/// What each clock begins with, in milliseconds, and what a move adds.
const INITIAL: u64 = 3_600_000;
const INCREMENT: u64 = 2000;
/// Clocks are in whole milliseconds, and each of several readings may be off by one.
const ROUNDING: u64 = 10;
/// The server notes at least this often that it is alive; what was not noted is given back.
const GIVEN_BACK: u64 = 1500;

/// A game as its player knows it.
struct Known {
    id: String,
    tokens: [String; 2],
    /// Moves that were acknowledged.
    acknowledged: Vec<String>,
    /// A move that was sent and not acknowledged.
    in_doubt: Option<String>,
    /// The last reading of the clocks, and a time before it.
    clocks: Option<(Vec<u64>, Instant)>,
}

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

fn clocks(state: &Value) -> Vec<u64> {
    state["clocks"].as_array().expect("clocks").iter().map(|left| left.as_u64().expect("a number")).collect()
}

fn moves(state: &Value) -> Vec<String> {
    state["moves"].as_array().expect("moves").iter().map(|mv| mv.as_str().expect("a move").to_owned()).collect()
}

impl Known {
    fn new(client: &Client) -> Option<Known> {
        let clock = json!({ "kind": "increment", "initial": INITIAL / 1000, "increment": INCREMENT / 1000 });
        let (id, tokens) = client.game(&clock)?;
        Some(Known { id, tokens, acknowledged: Vec::new(), in_doubt: None, clocks: None })
    }

    /// Plays a move. False if the game is over or the server has gone.
    fn play(&mut self, client: &Client, dice: &mut Dice) -> Option<bool> {
        let state = client.state(&self.id)?;
        let legal = state["legal"].as_array()?;
        if legal.is_empty() {
            return Some(false);
        }
        let mv = legal[dice.roll(legal.len() as u64) as usize].as_str()?.to_owned();
        let ply = self.acknowledged.len();
        self.in_doubt = Some(mv.clone());
        // The response has a later reading of the clocks, so no clock has run for longer than since now.
        let sent = Instant::now();
        let path = format!("/api/games/{}/moves", self.id);
        let (status, state) = client.post(&path, Some(&self.tokens[ply % 2]), &json!({ "move": mv, "ply": ply }))?;
        assert_eq!(status, 200, "{state}");
        self.clocks = Some((clocks(&state), sent));
        self.acknowledged.push(mv);
        self.in_doubt = None;
        Some(true)
    }

    /// Checks that the restarted server has the game as it was.
    fn check(&mut self, client: &Client, killed: Instant, started: Instant) {
        let state = client.state(&self.id).expect("the server runs");
        let asked = Instant::now();
        let stored = moves(&state);
        let (kept, more) = stored.split_at_checked(self.acknowledged.len()).expect("no move is lost");
        assert_eq!(kept, self.acknowledged, "what was answered is what is stored");
        if let [extra] = more {
            assert_eq!(Some(extra), self.in_doubt.as_ref(), "what was stored was sent");
        } else {
            assert!(more.is_empty(), "{more:?}");
        }
        if let (Some((before, told)), true) = (&self.clocks, more.is_empty()) {
            let alive = (killed - *told) + (asked - started);
            for (seat, (&before, &now)) in before.iter().zip(&clocks(&state)).enumerate() {
                let is_running = state["running"].is_string() && state["turn"] == seat as u64 + 1;
                let (used, given) = if is_running { (alive.as_millis() as u64 + ROUNDING, GIVEN_BACK) } else { (0, 0) };
                assert!(now <= before + given && before <= now + used, "clock {seat}: {before} to {now} in {alive:?}");
            }
        }
        self.acknowledged = stored;
        self.in_doubt = None;
        self.clocks = None;
    }
}

fn play_until_killed(client: &Client, games: &Mutex<Vec<Known>>, stop: &AtomicBool, mut dice: Dice) {
    while !stop.load(Relaxed) {
        let known = games.lock().expect("not poisoned").pop();
        let Some(mut known) = known.or_else(|| Known::new(client)) else { return };
        let went_on = known.play(client, &mut dice);
        if went_on != Some(false) {
            // At the end of the queue, so that all games are played.
            games.lock().expect("not poisoned").insert(0, known);
        }
        if went_on.is_none() {
            return;
        }
    }
}

fn kill_again_and_again(rounds: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Arc::new(Mutex::new(Vec::<Known>::new()));
    let mut dice = Dice(rounds);
    let mut killed = Instant::now();
    let options = ["--requests", "0", "--games-per-address", "0"];
    for round in 0..rounds {
        let started = Instant::now();
        let mut server = Server::with(folder.path(), &options);
        for known in games.lock().expect("not poisoned").iter_mut() {
            known.check(&server.client(), killed, started);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let players: Vec<_> = (0..PLAYERS)
            .map(|player| {
                let (client, games, stop) = (server.client(), games.clone(), stop.clone());
                let dice = Dice(round * 100 + player as u64);
                thread::spawn(move || play_until_killed(&client, &games, &stop, dice))
            })
            .collect();
        thread::sleep(Duration::from_millis(20 + dice.roll(150)));
        server.kill();
        killed = Instant::now();
        stop.store(true, Relaxed);
        for player in players {
            player.join().expect("a player found all as it should be");
        }
        // Few enough to be checked quickly.
        games.lock().expect("not poisoned").truncate(40);
    }
    let played: usize = games.lock().expect("not poisoned").iter().map(|known| known.acknowledged.len()).sum();
    assert!(played > 0, "nobody played");
}

#[test]
fn nothing_acknowledged_is_lost_in_fifty_kills() {
    kill_again_and_again(50);
}

#[test]
#[ignore = "takes a quarter of an hour"]
fn long_nothing_acknowledged_is_lost_in_a_thousand_kills() {
    kill_again_and_again(1000);
}
