//! Tournaments in both stores, and by several processes at once.

use axum::http::{Method, StatusCode};
use fencepost_rules::TimeControl;
use fencepost_server::room::Fingerprint;
use fencepost_server::store::{
    AddressGroup, Finding, Observer, PostgresStore, SqliteStore, Store, StoreError, TournamentEntry, TournamentSearch,
    TournamentWrite, copy_to_postgres, verify, verify_postgres,
};
use fencepost_server::tournament::{
    FormatKind, Place, Stage, Terms, TimestampedTournamentEvent, Tournament, TournamentEvent, TournamentSettings,
};
use serde_json::json;

use super::online::until;
use super::{Club, numbers};
use crate::house::Server;
use crate::private_postgres::PrivatePostgres;

fn created(at: u64, listed: bool, start: Option<u64>) -> TimestampedTournamentEvent {
    let terms =
        Terms { format: FormatKind::Swiss, double: false, table: 2, place: Place::Online, control: TimeControl::None };
    let settings = TournamentSettings { listed, start, ..TournamentSettings::named("Ann's; \"cup\" 🎲".to_owned()) };
    let key = Fingerprint::of("key");
    let event = TournamentEvent::Created { terms: Box::new(terms), settings: Box::new(settings), key };
    TimestampedTournamentEvent { at, event }
}

fn entered(at: u64, player: u32) -> TimestampedTournamentEvent {
    let name = format!("Player {player}");
    let event = TournamentEvent::Entered { player, name, rating: None, engine: None, fills: false, token: None };
    TimestampedTournamentEvent { at, event }
}

fn write(id: &str, seq: u64, all: &[TimestampedTournamentEvent]) -> TournamentWrite {
    let tournament = Tournament::replay(id, all).expect("a tournament");
    let address_group = (seq == 1).then_some(AddressGroup(7));
    let events = all[seq as usize - 1..].to_vec();
    TournamentWrite { seq, events, entry: TournamentEntry::of(&tournament), address_group }
}

async fn suite(name: &str, store: &dyn Store) {
    let (store, id) = (store.tournaments(), "aaaaaaaaaaaaa");
    let mut events = vec![created(10, true, Some(500))];
    store.commit_tournament(write(id, 1, &events)).await.expect(name);
    events.extend([entered(20, 1), entered(20, 2)]);
    store.commit_tournament(write(id, 2, &events)).await.expect(name);
    let again = store.commit_tournament(write(id, 2, &events)).await;
    assert_eq!(again, Err(StoreError::Conflict), "{name}");
    let mut others = vec![created(10, true, None), entered(99, 1)];
    others.push(entered(99, 2));
    assert_eq!(store.commit_tournament(write(id, 3, &others)).await, Err(StoreError::Conflict), "{name}");
    assert_eq!(store.load_tournament(id, 0).await.as_ref(), Ok(&events), "{name}");
    assert_eq!(store.load_tournament(id, 2).await.expect(name), events[2..], "{name}");
    assert_eq!(store.load_tournament("bbbbbbbbbbbbb", 0).await, Ok(Vec::new()), "{name}");
    let hidden = vec![created(5, false, None)];
    store.commit_tournament(write("ccccccccccccc", 1, &hidden)).await.expect(name);
    let later = vec![created(30, true, None)];
    store.commit_tournament(write("ddddddddddddd", 1, &later)).await.expect(name);
    let search = |stage, before, limit| TournamentSearch { stage, before, limit };
    let ids = async |search: TournamentSearch| -> Vec<String> {
        store.search_tournaments(search).await.expect(name).into_iter().map(|it| it.id).collect()
    };
    assert_eq!(ids(search(None, None, 10)).await, ["ddddddddddddd", id], "{name}");
    assert_eq!(ids(search(None, None, 1)).await, ["ddddddddddddd"], "{name}");
    assert_eq!(ids(search(None, Some((30, "ddddddddddddd".to_owned())), 10)).await, [id], "{name}");
    assert_eq!(ids(search(Some(Stage::Running), None, 10)).await, Vec::<String>::new(), "{name}");
    let found = store.search_tournaments(search(Some(Stage::Registration), None, 10)).await.expect(name);
    assert_eq!(found[1], TournamentEntry::of(&Tournament::replay(id, &events).expect("a tournament")), "{name}");
    assert_eq!(store.waking_tournaments().await, Ok(vec![id.to_owned()]), "{name}");
    assert_eq!(store.unfinished_tournaments_from(AddressGroup(7), 0).await, Ok(3), "{name}");
    assert_eq!(store.unfinished_tournaments_from(AddressGroup(7), 15).await, Ok(2), "{name}");
    assert_eq!(store.unfinished_tournaments_from(AddressGroup(8), 0).await, Ok(0), "{name}");
}

#[derive(Default)]
struct Findings(Vec<Finding>);

impl Observer for Findings {
    fn begin(&mut self, _: u64) {}
    fn advance(&mut self, _: u64) {}
    fn find(&mut self, finding: Finding) {
        self.0.push(finding);
    }
}

#[tokio::test]
async fn every_store_keeps_tournaments_alike_and_they_can_be_moved() {
    let (folder, server) = (tempfile::tempdir().expect("a folder"), PrivatePostgres::start());
    let sqlite = SqliteStore::open(folder.path()).await.expect("a file");
    suite("SQLite", &sqlite).await;
    sqlite.close().await.expect("closed");
    let address = server.new_database("games").parse().expect("an address");
    let postgres = PostgresStore::open(&address).await.expect("a database");
    suite("PostgreSQL", &postgres).await;
    let mut findings = Findings::default();
    verify(folder.path(), &mut findings).await.expect("a store");
    verify_postgres(&address, &mut findings).await.expect("a store");
    assert_eq!(findings.0, []);
    let target = server.new_database("moved").parse().expect("an address");
    copy_to_postgres(folder.path(), &target).await.expect("copied");
    let moved = PostgresStore::open(&target).await.expect("a database");
    let id = "aaaaaaaaaaaaa";
    let events = moved.tournaments().load_tournament(id, 0).await.expect("events");
    assert_eq!(postgres.tournaments().load_tournament(id, 0).await.expect("events"), events);
    verify_postgres(&target, &mut findings).await.expect("a store");
    assert_eq!(findings.0, []);
    // Damage is found.
    server.query("moved", "UPDATE tournaments SET players = 9 WHERE id = 'aaaaaaaaaaaaa'");
    server.query("moved", "DELETE FROM tournament_events WHERE tournament = 'ddddddddddddd'");
    verify_postgres(&target, &mut findings).await.expect("a store");
    let game = |id: &str| format!("tournament/{id}");
    let expected = [Finding::Entry { game: game(id) }, Finding::Events { game: game("ddddddddddddd"), seq: 1 }];
    assert_eq!(findings.0, expected);
}

#[tokio::test]
async fn several_processes_run_one_tournament() {
    let database = PrivatePostgres::start();
    let address = database.new_database("games");
    let (one, other) = (Server::on_database(&address).await, Server::on_database(&address).await);
    let here = Club::open(&one, json!({ "name": "Shared", "where": "online", "rounds": 2, "pause": 0 })).await;
    let there = Club { server: &other, id: here.id.clone(), key: here.key.clone() };
    let joining = (0..20).map(|number| {
        let club = if number % 2 == 0 { &here } else { &there };
        async move { club.call(Method::POST, "/join", None, json!({ "name": "Twin" })).await }
    });
    let joined = futures_util::future::join_all(joining).await;
    let mut tokens = vec![String::new(); 20];
    for answer in joined {
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let player = answer.body["player"].as_u64().expect("a number") as usize;
        tokens[player - 1] = answer.body["token"].as_str().expect("a token").to_owned();
    }
    assert!(tokens.iter().all(|token| !token.is_empty()), "everybody got a number of their own");
    assert_eq!(here.state().await, there.state().await, "an answer has all that was acknowledged before");
    let (paired, again) = tokio::join!(here.pair(), there.pair());
    let statuses = [paired.status, again.status];
    assert!(statuses.contains(&StatusCode::CREATED) && statuses.contains(&StatusCode::CONFLICT), "{statuses:?}");
    let state = there.state().await;
    for table in state["rounds"][0]["tables"].as_array().expect("tables") {
        // Whoever moves second resigns, at the other process.
        let player = numbers(&table["players"])[1] as usize;
        let game = table["game"]["id"].as_str().expect("a game");
        let resigned = other.act(game, "resign", &tokens[player - 1], json!({})).await;
        assert_eq!(resigned.status, StatusCode::OK, "{}", resigned.text);
    }
    let state = until(&here, |state| state["rounds"].as_array().is_some_and(|rounds| rounds.len() == 2)).await;
    assert!(state["rounds"][0]["tables"].as_array().expect("tables").iter().all(|table| table["result"] == "1-0"));
    // One process goes, the other goes on.
    one.house.close().await.expect("closed");
    for table in state["rounds"][1]["tables"].as_array().expect("tables") {
        let player = numbers(&table["players"])[0] as usize;
        let game = table["game"]["id"].as_str().expect("a game").to_owned();
        for _ in 0..3000 {
            if other.get(&format!("/api/games/{game}")).await.status == StatusCode::OK {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        assert_eq!(other.act(&game, "resign", &tokens[player - 1], json!({})).await.status, StatusCode::OK);
    }
    until(&there, |state| state["state"] == "finished").await;
}
