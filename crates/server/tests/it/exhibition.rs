//! The exhibition: one game of engines for all visitors, which costs nothing while nobody watches.

use std::time::{Duration, Instant};

use axum::response::Response;
use fencepost_server::Settings;
use fencepost_server::store::{SqliteStore, Store};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::house::{Server, pass};
#[cfg(unix)]
use crate::private_postgres::PrivatePostgres;

/// Long enough for the slowest machine. Whoever waits for that long waits in vain.
const PATIENCE: Duration = Duration::from_secs(60);

async fn ask(server: &Server) -> Value {
    let answer = server.get("/api/exhibition").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body
}

fn id(shown: &Value) -> String {
    shown["id"].as_str().expect("a name").to_owned()
}

async fn watch(server: &Server, id: &str) -> Response {
    let stream = server.stream(&format!("/api/games/{id}/events")).await;
    assert_eq!(stream.status(), 200);
    stream
}

/// What is shown once something is true of it.
async fn wait(server: &Server, is_so: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let shown = ask(server).await;
        if is_so(&shown["state"]) {
            return shown;
        }
        assert!(start.elapsed() < PATIENCE, "nothing happens: {shown}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Nothing of any exhibition is on disk once the house is closed.
async fn assert_nothing_stored(server: Server) {
    server.house.close().await.expect("a clean end");
    let store = SqliteStore::open(server.folder.path()).await.expect("the same folder");
    assert_eq!(store.all_after(None, 10).await.expect("a list"), []);
}

#[tokio::test]
async fn one_game_of_two_engines_is_shown_to_everybody() {
    let server = Server::start().await;
    let shown = ask(&server).await;
    let seats = shown["state"]["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    for seat in seats {
        assert_eq!(seat["kind"], "engine");
        assert!((4..=7).contains(&seat["level"].as_u64().expect("a level")), "{seat}");
    }
    assert_eq!(shown["url"], format!("/game/{}", id(&shown)));
    assert_eq!(id(&ask(&server).await), id(&shown), "a second visitor sees the same");
    assert_eq!(server.get("/api/lobby").await.body["games"], json!([]), "it is not among the games of people");
    assert_eq!(server.get("/api/games").await.body["games"], json!([]));
    let joined = server.post(&format!("/api/games/{}/join", id(&shown)), None, json!({})).await;
    assert_eq!(joined.status, 409, "nobody can join it");
    assert_nothing_stored(server).await;
}

#[tokio::test]
async fn it_stands_still_until_somebody_watches() {
    let server = Server::start().await;
    let shown = ask(&server).await;
    assert_eq!((&shown["state"]["paused"], &shown["state"]["ply"]), (&json!(true), &json!(0)));
    pass(61).await;
    assert_eq!(ask(&server).await["state"]["ply"], 0, "asking is not watching");
    let stream = watch(&server, &id(&shown)).await;
    wait(&server, |state| state["ply"].as_u64() > Some(2) && state["paused"] == false).await;
    drop(stream);
}

#[tokio::test]
async fn a_while_after_its_end_there_is_a_new_one() {
    let server = Server::start().await;
    let first = id(&ask(&server).await);
    let stream = watch(&server, &first).await;
    let ended = wait(&server, |state| state["over"] == true).await;
    assert_eq!((id(&ended), &ended["break"]), (first.clone(), &json!(8000)), "those who watched it see how it ended");
    drop(stream);
    pass(9).await;
    let next = ask(&server).await;
    assert_ne!(id(&next), first);
    assert_eq!((&next["state"]["ply"], &next["state"]["paused"]), (&json!(0), &json!(true)));
    assert_nothing_stored(server).await;
}

#[tokio::test]
async fn it_can_be_turned_off() {
    let server = Server::with(Settings { exhibition: None, engine_threads: 1, ..Settings::default() }).await;
    assert_eq!(server.get("/api/exhibition").await.status, 204);
}

/// Each process has one, and every process shows any of them. Of one that is past nothing stays.
#[cfg(unix)]
#[tokio::test]
async fn several_processes_show_the_same_one() {
    let database = PrivatePostgres::start();
    let address = database.new_database("games");
    let [one, other] = [Server::on_database(&address).await, Server::on_database(&address).await];
    let shown = ask(&one).await;
    let first = id(&shown);
    assert_eq!((id(&ask(&one).await), &shown["state"]["paused"]), (first.clone(), &json!(true)));
    assert_ne!(id(&ask(&other).await), first, "each has its own");
    // Whoever asked one process may watch by another.
    let stream = watch(&other, &first).await;
    let ended = wait(&one, |state| state["over"] == true).await;
    assert_eq!(id(&ended), first);
    drop(stream);
    let start = Instant::now();
    while id(&ask(&one).await) == first {
        assert!(start.elapsed() < PATIENCE, "there is never another one");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for table in ["games WHERE id", "events WHERE game"] {
        let left = database.query("games", &format!("SELECT count(*) FROM {table} = '{first}'"));
        assert_eq!(String::from_utf8_lossy(&left.stdout).trim(), "0", "{table}");
    }
    assert_eq!(one.get("/api/lobby").await.body["games"], json!([]), "they are not among the games of people");
    assert_eq!(one.get("/api/games").await.body["games"], json!([]));
}

/// What visitors do.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Ask,
    Watch,
    Leave,
    Wait(u64),
    Restart,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => Just(Deed::Ask),
        3 => Just(Deed::Watch),
        3 => Just(Deed::Leave),
        2 => (1_u64..200).prop_map(Deed::Wait),
        1 => Just(Deed::Restart),
    ]
}

/// Whatever visitors do, there is one game, which changes only by its end or a restart, and nothing is stored.
async fn visit(deeds: Vec<Deed>) {
    let mut server = Server::start().await;
    let mut streams = Vec::new();
    let mut known: Option<Value> = None;
    for deed in deeds {
        match deed {
            Deed::Ask => {}
            Deed::Watch => streams.push(watch(&server, &id(&ask(&server).await)).await),
            Deed::Leave => drop(streams.pop()),
            Deed::Wait(seconds) => pass(seconds).await,
            Deed::Restart => {
                streams.clear();
                server = server.restart().await;
                known = None;
            }
        }
        let shown = ask(&server).await;
        match known.as_ref().map(id) {
            Some(before) if before != id(&shown) => {
                let old = server.get(&format!("/api/games/{before}")).await;
                assert!(old.status == 404 || old.body["over"] == true, "{deed:?}: only its end makes room for another");
            }
            _ => {}
        }
        assert_eq!(server.get(&format!("/api/games/{}", id(&shown))).await.status, 200, "{deed:?}");
        known = Some(shown);
    }
    drop(streams);
    assert_nothing_stored(server).await;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn visitors_share_one_game(deeds in prop::collection::vec(deed(), 1..12)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(visit(deeds));
    }
}
