//! What is stored, and what becomes of it.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use fencepost_rules::Seat;
use fencepost_server::export;
use fencepost_server::house::House;
use fencepost_server::room::{First, OfferKind, Room, RoomEvent, Terms, TimestampedEvent};
use fencepost_server::store::{SqliteStore, Store, StoreError, Write};
use fencepost_server::{Settings, app};
use serde_json::json;

use crate::house::{Server, TwoFiles, pass};

fn created(at: u64) -> TimestampedEvent {
    let terms = Terms {
        start: fencepost_rules::Position::default(),
        fences: Some(10),
        control: fencepost_rules::TimeControl::None,
        first: First::Agreed,
        listed: false,
        previous: None,
        tournament: None,
        of_house: false,
    };
    TimestampedEvent { at, event: RoomEvent::Created { terms: Box::new(terms), chairs: Vec::new() } }
}

fn write(game: &str, seq: u64, events: Vec<TimestampedEvent>) -> Vec<Write> {
    vec![Write { game: game.to_owned(), seq, events, ply: None, entry: None }]
}

#[tokio::test]
async fn an_event_number_is_used_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).await.expect("a store");
    let drawn = TimestampedEvent { at: 5, event: RoomEvent::Drawn };
    store.commit(write("a", 1, vec![created(1)])).await.expect("the first");
    // All at once, so that they share a transaction: only the ones that collide are refused.
    let (other, again, both) = tokio::join!(
        store.commit(write("b", 1, vec![created(2)])),
        store.commit(write("a", 1, vec![drawn.clone()])),
        store.commit(write("a", 0, vec![drawn.clone(), drawn.clone()])),
    );
    assert_eq!((other, again, both), (Ok(()), Err(StoreError::Conflict), Err(StoreError::Conflict)));
    assert_eq!(store.load("a").await.expect("events"), [created(1)], "nothing of what was refused is left");
    assert_eq!(store.load("b").await.expect("events"), [created(2)]);
    assert_eq!(store.load("c").await.expect("events"), []);
}

#[tokio::test]
pub(crate) async fn games_go_on_after_a_restart() {
    let server = Server::start().await;
    let clock = json!({ "kind": "increment", "initial": 600, "increment": 5 });
    let (id, tokens) = server.game(json!({ "clock": clock, "name": "Ann" })).await;
    for (ply, mv) in ["e2", "e8", "e3h", "e7"].into_iter().enumerate() {
        server.play(&id, &tokens[ply % 2], mv, ply).await;
    }
    let before = server.state(&id).await;
    let server = server.restart().await;
    let after = server.state(&id).await;
    for field in ["moves", "position", "turn", "legal", "seq", "running", "clock"] {
        assert_eq!(before[field], after[field], "{field}");
    }
    assert_eq!(after["clocks"][1], before["clocks"][1], "the clock that does not run is where it was");
    assert!(after["clocks"][0].as_u64() <= before["clocks"][0].as_u64());
    let played = server.play(&id, &tokens[0], "e3", 4).await;
    assert_eq!(played.status, 200, "{}", played.text);
}

/// A folder with a game that has that many offers, as could once be made without a limit: its id, the tokens, and the number of
/// its last event.
async fn folder_with_offers(offers: usize) -> (tempfile::TempDir, String, Vec<String>, u64) {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    server.play(&id, &tokens[0], "e2", 0).await;
    let seq = server.state(&id).await["seq"].as_u64().expect("a number");
    server.house.close().await.expect("a clean end");
    let store = SqliteStore::open(server.folder.path()).await.expect("a store");
    let (seat, kind) = (Seat::South, OfferKind::Draw);
    let at = store.load(&id).await.expect("events")[0].at;
    let both = [RoomEvent::Offered { seat, kind }, RoomEvent::Declined { seat, kind }];
    let events: Vec<TimestampedEvent> =
        both.into_iter().cycle().take(offers).map(|event| TimestampedEvent { at, event }).collect();
    store.commit(write(&id, seq + 1, events)).await.expect("many events");
    store.close().await.expect("a clean end");
    (server.folder, id, tokens, seq + offers as u64)
}

#[tokio::test]
async fn a_game_of_very_many_events_still_opens_and_goes_on() {
    let (folder, id, tokens, seq) = folder_with_offers(30_000).await;
    let server = Server::open(folder).await;
    assert_eq!(server.state(&id).await["seq"], seq);
    let phrase = server.act(&id, "phrase", &tokens[0], json!({ "code": "hello" })).await;
    assert_eq!(phrase.verdict(), (409, "game-too-long"));
    let played = server.play(&id, &tokens[1], "e8", 1).await;
    assert_eq!((played.status.as_u16(), &played.body["over"]), (200, &json!(false)));
}

/// The only blocking thread is kept busy: a short game opens all the same, a long one has to wait for it.
#[test]
fn a_long_game_is_rebuilt_on_a_blocking_thread() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(1).build();
    runtime.expect("a runtime").block_on(async {
        for (offers, opens_at_once) in [(2, true), (30_000, false)] {
            let (folder, id, _, seq) = folder_with_offers(offers).await;
            let server = Server::open(folder).await;
            let (release, wait) = std::sync::mpsc::channel::<()>();
            let busy = tokio::task::spawn_blocking(move || wait.recv());
            let opened = tokio::time::timeout(Duration::from_secs(1), server.state(&id)).await;
            assert_eq!(opened.is_ok(), opens_at_once, "{offers} offers");
            drop(release);
            assert!(busy.await.expect("the thread").is_err());
            assert_eq!(server.state(&id).await["seq"], seq);
        }
    });
}

#[tokio::test]
pub(crate) async fn an_engine_moves_after_a_restart() {
    let server = Server::with(Settings { engine_threads: 1, pace: 3_600_000, ..Settings::default() }).await;
    let made = server
        .post("/api/games", None, json!({ "seats": ["engine:1", "engine:1"], "board": "3x3", "fences": 0 }))
        .await;
    let id = made.body["id"].as_str().expect("a name").to_owned();
    crate::api::wait(&server, &id, |state| state["ply"] == 1).await;
    let server = server.restart().await;
    crate::api::wait(&server, &id, |state| state["over"] == true).await;
}

#[tokio::test]
async fn clocks_run_out_also_after_a_restart() {
    let server = Server::start().await;
    let clock = json!({ "kind": "increment", "initial": 1, "increment": 0 });
    let (id, tokens) = server.game(json!({ "clock": clock, "players": 3 })).await;
    let (later, others) = server.game(json!({ "clock": { "kind": "per_move", "seconds": 2 } })).await;
    for (ply, mv) in ["e2", "b5", "e8"].into_iter().enumerate() {
        server.play(&id, &tokens[ply], mv, ply).await;
    }
    for (ply, mv) in ["e2", "e8"].into_iter().enumerate() {
        server.play(&later, &others[ply], mv, ply).await;
    }
    let state = crate::api::wait(&server, &id, |state| state["over"] == true).await;
    assert_eq!(state["moves"], json!(["e2", "b5", "e8", "out:south", "out:west"]), "R18");
    assert_eq!((state["result"].as_str(), state["termination"].as_str()), (Some("0-0-1"), Some("last player")));
    let server = server.restart().await;
    let state = crate::api::wait(&server, &later, |state| state["over"] == true).await;
    assert_eq!((state["result"].as_str(), state["termination"].as_str()), (Some("0-1"), Some("time")));
    assert_eq!(state["clocks"][0], 0);
}

#[tokio::test]
async fn a_full_disk_is_reported_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open_within(folder.path(), Some(160 << 10)).await.expect("a small store");
    let house = House::open(Arc::new(store), Settings::default()).await.expect("a house");
    let server = Server { router: app(house.clone(), TwoFiles), house, folder };
    let (id, tokens) = server.game(json!({})).await;
    server.play(&id, &tokens[0], "e2", 0).await;
    let full = loop {
        let made = server.post("/api/games", None, json!({})).await;
        if made.status != 201 {
            break made;
        }
    };
    assert_eq!(full.verdict(), (503, "storage-full"));
    assert!(full.headers.contains_key("retry-after"));
    let state = server.state(&id).await;
    assert_eq!(state["ply"], 1, "what there was is there");
    server.house.close().await.expect("a clean end");
    let store = SqliteStore::open(server.folder.path()).await.expect("it is whole");
    let events = store.load(&id).await.expect("events");
    assert_eq!(Room::replay(&id, &events, &[]).expect("a game").plies(), 1);
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = SqliteStore::file_in(folder.path());
    let nonsense = "this is no database ".repeat(1000);
    fs::write(&file, &nonsense).expect("a file");
    let opened = SqliteStore::open(folder.path()).await.map(|_| ());
    assert!(matches!(opened, Err(StoreError::Damaged(_))), "{opened:?}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), nonsense);
}

#[tokio::test]
async fn a_damaged_database_is_noticed() {
    let server = Server::start().await;
    for _ in 0..200 {
        server.post("/api/games", None, json!({})).await;
    }
    server.house.close().await.expect("a clean end");
    let file = SqliteStore::file_in(server.folder.path());
    let mut bytes = fs::read(&file).expect("the file");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xA5);
    fs::write(&file, bytes).expect("damage");
    let opened = SqliteStore::open(server.folder.path()).await.map(|_| ());
    assert!(matches!(opened, Err(StoreError::Damaged(_))), "{opened:?}");
}

/// Changes the file in a folder behind everybody's back.
pub(crate) async fn tamper(folder: &std::path::Path, statements: &[&str]) {
    let url = format!("sqlite://{}", SqliteStore::file_in(folder).display());
    let mut connection: sqlx::SqliteConnection = sqlx::Connection::connect(&url).await.expect("the file");
    for statement in statements {
        sqlx::query(statement).execute(&mut connection).await.expect("a statement that works");
    }
    sqlx::Connection::close(connection).await.expect("a clean end");
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).await.expect("a store");
    store.close().await.expect("a clean end");
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', 1, x'00', 0)";
    tamper(folder.path(), &[newer]).await;
    assert_eq!(SqliteStore::open(folder.path()).await.map(|_| ()), Err(StoreError::Newer));
    assert_eq!(SqliteStore::open_to_read(folder.path()).await.map(|_| ()), Err(StoreError::Newer));
}

#[tokio::test]
async fn an_older_database_is_migrated() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "seats": ["me", "open"], "listed": true, "name": "Ann" })).await;
    for (ply, mv) in ["e2", "e8", "e3"].into_iter().enumerate() {
        server.play(&id, &tokens[ply % 2], mv, ply).await;
    }
    for token in &tokens {
        server.act(&id, "takeback", token, json!({})).await;
    }
    assert_eq!(server.play(&id, &tokens[0], "d2", 2).await.body["ply"], 3);
    let game = server.get("/api/games").await.body["games"][0].clone();
    server.house.close().await.expect("a clean end");
    let summary = format!("UPDATE games SET summary = '{game}'");
    let first_version = [
        "ALTER TABLE games ADD COLUMN summary TEXT NOT NULL DEFAULT ''",
        &summary,
        "DROP TABLE tournament_events",
        "DROP TABLE tournaments",
        "ALTER TABLE games DROP COLUMN board",
        "ALTER TABLE games DROP COLUMN fences",
        "ALTER TABLE games DROP COLUMN control",
        "ALTER TABLE games DROP COLUMN seating",
        "ALTER TABLE games DROP COLUMN result",
        "ALTER TABLE games DROP COLUMN termination",
        "ALTER TABLE games DROP COLUMN south",
        "ALTER TABLE games DROP COLUMN west",
        "ALTER TABLE games DROP COLUMN north",
        "ALTER TABLE games DROP COLUMN east",
        "ALTER TABLE games DROP COLUMN out",
        "DROP TABLE clock_shifts",
        "DROP INDEX games_idle",
        "ALTER TABLE games DROP COLUMN idles",
        "DROP INDEX games_listed",
        "DROP INDEX games_waking",
        "DROP INDEX people_by_name",
        "DROP INDEX people_by_guest",
        "ALTER TABLE people DROP COLUMN listed",
        "ALTER TABLE people DROP COLUMN status",
        "ALTER TABLE people DROP COLUMN players",
        "ALTER TABLE people DROP COLUMN changed",
        "CREATE INDEX games_by_change ON games (status, changed)",
        "CREATE INDEX people_by_name ON people (name)",
        "CREATE INDEX people_by_guest ON people (guest)",
        "DROP INDEX games_by_crowd",
        "ALTER TABLE games DROP COLUMN crowd",
        "ALTER TABLE games DROP COLUMN ply",
        "DROP TABLE salt",
        "DELETE FROM _sqlx_migrations WHERE version > 1",
    ];
    tamper(server.folder.path(), &first_version).await;
    let server = Server::open(server.folder).await;
    for list in ["/api/games", "/api/games?state=running", "/api/games?player=ann", "/api/games?player=ANN&players=2"] {
        assert_eq!(server.get(list).await.body["games"][0], game, "{list}");
    }
    assert_eq!(server.play(&id, &tokens[1], "e7", 3).await.status, 200);
}

#[tokio::test]
async fn two_servers_do_not_share_a_folder() {
    let server = Server::start().await;
    let second = SqliteStore::open(server.folder.path()).await.map(|_| ());
    assert_eq!(second, Err(StoreError::Locked));
    assert!(SqliteStore::open_to_read(server.folder.path()).await.is_ok(), "looking is no harm");
    server.house.close().await.expect("a clean end");
    assert!(SqliteStore::open(server.folder.path()).await.is_ok(), "the first has gone");
}

#[tokio::test]
pub(crate) async fn lists_show_the_current_number_of_moves() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "listed": true })).await;
    let ply = async || server.get("/api/games").await.body["games"][0]["ply"].clone();
    assert_eq!(ply().await, 0);
    server.play(&id, &tokens[0], "e2", 0).await;
    server.play(&id, &tokens[1], "e8", 1).await;
    assert_eq!(ply().await, 2);
    for token in &tokens {
        server.act(&id, "takeback", token, json!({})).await;
    }
    assert_eq!(ply().await, 0);
    assert_eq!(server.get("/api/lobby").await.body["games"][0]["ply"], 0);
}

#[tokio::test]
async fn nobody_gains_time_when_the_systems_clock_is_set_back() {
    let server = Server::start().await;
    // An hour ahead of the system's clock, which the next server will begin with.
    pass(3600).await;
    let clock = json!({ "kind": "increment", "initial": 600, "increment": 0 });
    let (id, tokens) = server.game(json!({ "clock": clock })).await;
    for (ply, mv) in ["e2", "e8"].into_iter().enumerate() {
        server.play(&id, &tokens[ply], mv, ply).await;
    }
    pass(100).await;
    let server = server.restart().await;
    let left = async || server.state(&id).await["clocks"][0].as_u64().expect("a clock");
    let before = left().await;
    assert!(before <= 500_000, "what was used is used: {before}");
    pass(50).await;
    assert!(left().await <= before - 50_000, "and the clock runs on");
}

#[tokio::test]
async fn a_read_only_folder_is_reported() {
    // A folder in which nobody can create a file, not even root.
    let opened = SqliteStore::open(std::path::Path::new("/proc")).await.map(|_| ());
    assert_eq!(opened, Err(StoreError::ReadOnly));
}

#[tokio::test]
async fn all_games_can_be_exported_and_backed_up_while_the_server_runs() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "name": "Ann" })).await;
    server.play(&id, &tokens[0], "e2", 0).await;
    server.act(&id, "resign", &tokens[1], json!({})).await;
    server.game(json!({ "players": 4 })).await;
    let copy = tempfile::tempdir().expect("a folder");
    server.house.back_up(&SqliteStore::file_in(copy.path())).await.expect("a backup");
    for folder in [server.folder.path(), copy.path()] {
        let store = SqliteStore::open_to_read(folder).await.expect("a store");
        let mut output = Vec::new();
        assert_eq!(export(&store, &mut output).await.expect("an export"), 2);
        let text = String::from_utf8(output).expect("text");
        assert_eq!(text.matches("[Event ").count(), 2);
        let (first, second) = text.split_once("\n\n[").expect("two records");
        assert!(first.contains("[South \"Ann\"]") && first.ends_with("1. e2 1-0"), "{first}");
        assert!(second.contains("[Players \"4\"]") || second.contains("[East"), "{second}");
    }
}

#[tokio::test]
pub(crate) async fn games_are_found_by_their_properties() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "name": "Ann", "listed": true })).await;
    server.game(json!({ "name": "Ann" })).await;
    let open = server.post("/api/games", None, json!({ "players": 3, "listed": true })).await;
    let ids = async |question: &str| {
        let found = server.get(&format!("/api/games?{question}")).await;
        let games = found.body["games"].as_array().expect("games").clone();
        games.iter().map(|game| game["id"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids("state=running").await, [id.as_str()], "private games are not found");
    assert_eq!(ids("state=open").await, [open.body["id"].as_str().expect("a name")]);
    assert_eq!(ids("player=ann").await, [id.as_str()]);
    assert_eq!(ids("players=3").await.len(), 1);
    server.act(&id, "resign", &tokens[0], json!({})).await;
    assert_eq!(ids("state=over").await, [id.as_str()]);
    let first = server.get("/api/games?limit=1").await;
    let next = first.body["next"].as_str().expect("another page");
    assert_eq!(ids(&format!("limit=1&before={next}")).await.len(), 1);
    let lobby = server.get("/api/lobby").await;
    assert_eq!(lobby.body["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(server.get("/api/games?state=never").await.status, 422);
}
