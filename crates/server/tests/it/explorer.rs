//! `GET /api/explorer`: what was played from a position.

use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_explorer::IndexBuilder;
use fencepost_server::house::House;
use fencepost_server::store::PostgresStore;
use fencepost_server::{Settings, app};
use serde_json::{Value, json};

use crate::house::{Answer, Server, TwoFiles};
use crate::private_postgres::PrivatePostgres;

/// Three games of two, one of them a mirror image, and one of three.
const GAMES: &str = "[Date \"2026.05.01\"]\n[South \"Fencepost 3\"]\n[North \"Fencepost\"]\n\n1. e2 e8 2. c3h d8 1-0\n
[Date \"2026.06.01\"]\n[South \"Ann\"]\n[North \"Ben\"]\n[SouthRating \"1500\"]\n[NorthRating \"1700\"]\n\n1. e2 e8 2. f3h f8 0-1\n
[Date \"2026.06.02\"]\n\n1. e2 e8 2. e3 e7 1/2-1/2\n
[Players \"3\"]\n\n1. e2 b5 e8 *\n";

const START: &str = " /  / e1 e9 / 10 10 / 1";

fn build(texts: &str, output: &Path) {
    let mut builder = IndexBuilder {
        threads: 1,
        on_read: &mut |_| {},
        on_merge: &mut |_, _| {},
        on_unreadable: &mut |it| panic!("{}: {:?}", it.file, it.error),
    };
    builder.build([("games.qgn".to_owned(), Ok(Cursor::new(texts.as_bytes())))], output).expect("an index");
}

/// A server with the games above as its index.
async fn with_index() -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let index = folder.path().join("games.index");
    build(GAMES, &index);
    Server::open_with(folder, Settings { explorer: Some(index), exhibition: None, ..Settings::default() }).await
}

async fn ask(server: &Server, position: &str, more: &str) -> Answer {
    server.get(&question(position, more)).await
}

fn question(position: &str, more: &str) -> String {
    format!("/api/explorer?position={}{more}", position.replace('/', "%2F").replace(' ', "+"))
}

/// What was played and in how many games.
fn played(answer: &Answer) -> Vec<(String, u64)> {
    assert_eq!(answer.status, 200, "{}", answer.text);
    let moves = answer.body["moves"].as_array().expect("moves").iter();
    moves.map(|it| (it["move"].as_str().expect("text").to_owned(), it["games"].as_u64().expect("a number"))).collect()
}

fn moves(list: &[(&str, u64)]) -> Vec<(String, u64)> {
    list.iter().map(|&(mv, games)| (mv.to_owned(), games)).collect()
}

#[tokio::test]
async fn games_of_an_index_are_counted_and_opened() {
    let server = with_index().await;
    let answer = ask(&server, START, "&source=index").await;
    assert_eq!(played(&answer), moves(&[("e2", 3)]));
    assert_eq!(answer.body["games"], 3);
    assert_eq!(answer.body["moves"][0]["score"], json!([0.5, 0.5]));
    assert_eq!(answer.body["sources"], json!(["server", "index", "engine"]));
    assert_eq!(answer.body["position"], START);
    let example = &answer.body["examples"][0];
    assert_eq!((&example["move"], &example["source"]), (&json!("e2"), &json!("index")));
    let record = server.get(&format!("/{}", example["record"].as_str().expect("a place"))).await;
    assert!(record.status == 200 && record.text.contains("1. e2 e8 2. e3 e7"), "{}", record.text);
    let all = ask(&server, START, "").await;
    assert!(all.body["games"].as_u64() > Some(3), "the games of the engine count, too: {}", all.text);
    let three = ask(&server, " /  / e1 a5 e9 / 6 6 6 / 1", "&source=index").await;
    assert_eq!(played(&three), moves(&[("e2", 1)]));
    assert_eq!(three.body["moves"][0]["score"], Value::Null, "the game has no result");
}

#[tokio::test]
async fn a_position_and_its_mirror_image_are_one() {
    let server = with_index().await;
    let both = ask(&server, " /  / e2 e8 / 10 10 / 1", "&source=index").await;
    assert_eq!(played(&both), moves(&[("c3h", 2), ("e3", 1)]), "a move stands for its mirror image, too");
    // The answer is as the asker sees the board.
    for (position, reply) in [("c3 /  / e2 e8 / 9 10 / 2", "d8"), ("f3 /  / e2 e8 / 9 10 / 2", "f8")] {
        assert_eq!(played(&ask(&server, position, "&source=index").await), moves(&[(reply, 2)]), "{position}");
    }
}

#[tokio::test]
async fn games_are_chosen_by_date_rating_and_level() {
    let server = with_index().await;
    for (filter, games) in [
        ("", 3),
        ("&from=2026-06", 2),
        ("&to=2026-05", 1),
        ("&from=2026-05&to=2026-06", 3),
        ("&from=2026-07", 0),
        ("&min_rating=1600", 1),
        ("&min_rating=1700", 0),
        ("&max_rating=1599", 0),
        ("&min_rating=1500&max_rating=1600", 1),
        ("&min_level=3", 1),
        ("&min_level=4", 0),
        ("&max_level=3", 1),
        ("&min_rating=1600&max_level=3", 2),
        ("&from=&to=&source=", 3),
    ] {
        let all = filter.contains("source");
        let answer = ask(&server, START, &format!("{filter}{}", if all { "" } else { "&source=index" })).await;
        let count = answer.body["games"].as_u64();
        assert!(if all { count > Some(games) } else { count == Some(games) }, "{filter}: {}", answer.text);
    }
}

/// The games that come with the program can be chosen by level, too; they have no rating.
#[tokio::test]
async fn games_of_the_engine_have_a_level() {
    let server = Server::with(quiet()).await;
    let count = async |more: &str| {
        let answer = ask(&server, START, &format!("&source=engine{more}")).await;
        answer.body["games"].as_u64().expect("a number")
    };
    let all = count("").await;
    assert!(all > 1000, "{all}");
    assert_eq!((count("&min_level=6").await, count("&max_level=6").await), (all, all));
    assert_eq!((count("&min_level=7").await, count("&min_rating=0").await), (0, 0));
}

#[tokio::test]
async fn what_nobody_played_is_empty_and_bad_values_are_refused() {
    let server = with_index().await;
    let empty = ask(&server, "a1c1e1g1 /  / a5 i3 / 0 0 / 2", "").await;
    assert_eq!((empty.status.as_u16(), &empty.body["games"]), (200, &json!(0)));
    assert_eq!((&empty.body["moves"], &empty.body["examples"]), (&json!([]), &json!([])));
    for (position, more, status) in [
        ("", "", 422),
        ("nonsense", "", 422),
        (" /  / e1 e1 / 10 10 / 1", "", 422),
        (START, "&source=nobody", 422),
        (START, "&from=2026-13", 422),
        (START, "&to=yesterday", 422),
        (START, "&min_level=x", 400),
        (START, "&min_rating=-1", 400),
    ] {
        let refused = ask(&server, position, more).await;
        assert_eq!(refused.status.as_u16(), status, "{position} {more}: {}", refused.text);
        assert!(refused.body["code"].as_str().is_some_and(|code| !code.is_empty()), "{}", refused.text);
    }
    assert_eq!(server.get("/api/explorer").await.status.as_u16(), 422);
    for path in ["index/99.qgn", "index/1.txt", "server/1.qgn", "nobody/1.qgn", "index/-1.qgn"] {
        assert_eq!(server.get(&format!("/api/explorer/{path}")).await.status.as_u16(), 404, "{path}");
    }
}

/// Programs rely on what the description of the API names.
#[tokio::test]
async fn the_answer_is_as_the_description_says() {
    let server = with_index().await;
    let schemas = server.get("/api/openapi.json").await.body["components"]["schemas"].clone();
    let answer = ask(&server, START, "").await.body;
    for (name, value) in
        [("Explored", &answer), ("ExploredMove", &answer["moves"][0]), ("Example", &answer["examples"][0])]
    {
        let names = |of: &Value| of.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
        let (mut said, mut described) = (names(value), names(&schemas[name]["properties"]));
        said.sort();
        described.sort();
        assert_eq!(said, described, "{name}");
    }
    assert!(answer["opening"].is_null());
    let named = ask(&server, "/ d3/e4 e6/9 10/2", "").await;
    assert_eq!(named.body["opening"], "Standard", "{}", named.text);
    let offline = server.get("/api/explorer/offline").await;
    assert_eq!(offline.status, 200);
    assert_eq!(offline.headers[header::CONTENT_TYPE], "application/octet-stream");
}

#[tokio::test]
async fn nobody_asks_about_a_game_with_people_while_playing_it() {
    let server = with_index().await;
    let body = Body::from(json!({ "first": "agreed" }).to_string());
    let made = server.send(Request::post("/api/games").body(body).expect("a call")).await;
    let cookie = made.headers[header::SET_COOKIE].to_str().expect("text").split(';').next().expect("a cookie");
    let id = made.body["id"].as_str().expect("a name");
    server.post(&format!("/api/games/{id}/join"), None, json!({})).await;
    let call = Request::get(question(START, "")).header(header::COOKIE, cookie);
    let refused = server.send(call.body(Body::empty()).expect("a call")).await;
    assert_eq!(refused.verdict(), (403, "own-game"));
    assert_eq!(ask(&server, START, "").await.status, 200, "others may");
}

fn quiet() -> Settings {
    Settings { exhibition: None, engine_threads: 1, ..Settings::default() }
}

/// Plays a first move, and ends the game where that is wanted.
async fn one_game(server: &Server, settings: Value, first: &str, ends: bool) {
    let (id, tokens) = server.game(settings).await;
    assert_eq!(server.play(&id, &tokens[0], first, 0).await.status, 200);
    if ends {
        assert_eq!(server.act(&id, "resign", &tokens[1], json!({})).await.status, 200);
    }
}

/// Games that have ended and are listed count.
async fn counts_its_own_games(server: &Server) {
    assert_eq!(played(&ask(server, START, "&source=server").await), []);
    one_game(server, json!({ "listed": true }), "e2", true).await;
    one_game(server, json!({ "listed": true }), "a3v", true).await;
    one_game(server, json!({ "listed": true }), "d1", false).await;
    one_game(server, json!({ "listed": false }), "f1", true).await;
    let answer = ask(server, START, "&source=server").await;
    assert_eq!(played(&answer), moves(&[("e2", 1), ("a3v", 1)]));
    assert_eq!(answer.body["moves"][0]["score"], json!([1.0, 0.0]));
    let record = answer.body["examples"][0]["record"].as_str().expect("a place");
    assert!(server.get(&format!("/{record}")).await.text.contains("1. e2"));
    one_game(server, json!({ "listed": true }), "e2", true).await;
    assert_eq!(played(&ask(server, START, "&source=server").await), moves(&[("e2", 2), ("a3v", 1)]));
    let (id, tokens) = server.game(json!({ "listed": true, "players": 3 })).await;
    server.play(&id, &tokens[0], "e2", 0).await;
    let three = " /  / e1 a5 e9 / 6 6 6 / 1";
    for token in &tokens[1..] {
        server.act(&id, "resign", token, json!({})).await;
    }
    assert_eq!(played(&ask(server, three, "&source=server").await), moves(&[("e2", 1)]));
}

#[tokio::test]
async fn games_of_a_server_on_sqlite_count_when_they_end_and_after_a_restart() {
    let server = Server::with(quiet()).await;
    counts_its_own_games(&server).await;
    let again = server.restart().await;
    assert_eq!(played(&ask(&again, START, "&source=server").await), moves(&[("e2", 2), ("a3v", 1)]));
}

#[tokio::test]
async fn games_of_several_processes_on_postgresql_count_in_each() {
    let database = PrivatePostgres::start();
    let address = database.new_database("games").parse().expect("an address");
    let open = async || {
        let store = PostgresStore::open(&address).await.expect("a database");
        let house = House::open(Arc::new(store), quiet()).await.expect("a store that answers");
        Server { router: app(house.clone(), TwoFiles), house, folder: tempfile::tempdir().expect("a folder") }
    };
    let (one, other) = (open().await, open().await);
    assert_eq!(played(&ask(&other, START, "&source=server").await), []);
    counts_its_own_games(&one).await;
    assert_eq!(played(&ask(&other, START, "&source=server").await), moves(&[("e2", 2), ("a3v", 1)]));
    one_game(&other, json!({ "listed": true }), "a3v", true).await;
    one_game(&other, json!({ "listed": true }), "a3v", true).await;
    assert_eq!(played(&ask(&one, START, "&source=server").await), moves(&[("a3v", 3), ("e2", 2)]));
    for server in [one, other] {
        server.house.close().await.expect("a clean end");
    }
}
