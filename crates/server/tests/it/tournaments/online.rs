//! Tournaments with games on this server.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{Club, numbers};
use crate::house::{Server, pass};

/// How often to look, and how many times, until something has happened.
const PAUSE: Duration = Duration::from_millis(10);
const PATIENCE: usize = 3000;

/// A server that counts no requests.
async fn patient_server() -> Server {
    let mut settings =
        fencepost_server::Settings { engine_threads: 1, pace: 0, ..fencepost_server::Settings::default() };
    settings.rate_limits.requests = 0;
    Server::with(settings).await
}

/// Waits until the state of a tournament is as it should be.
pub(super) async fn until(club: &Club<'_>, what: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..PATIENCE {
        let state = club.state().await;
        if what(&state) {
            return state;
        }
        tokio::time::sleep(PAUSE).await;
    }
    panic!("it never happened: {}", club.state().await)
}

/// The pawn move that comes nearest to the goal.
fn move_ahead(state: &Value) -> String {
    let moves = state["legal"].as_array().expect("moves").iter().filter_map(Value::as_str);
    let pawn_moves = moves.filter(|mv| mv.len() == 2);
    let row = |mv: &str| i32::from(mv.as_bytes()[1]);
    let sign = if state["turn_seat"] == "south" { 1 } else { -1 };
    pawn_moves.max_by_key(|mv| (sign * row(mv), *mv)).expect("a pawn can move").to_owned()
}

/// Plays the game of a table to its end with the tokens of its players.
async fn play_out(server: &Server, club: &Club<'_>, tokens: &[&str]) {
    let me = club.call(Method::GET, "/me", Some(tokens[0]), json!({})).await.body;
    let id = me["table"]["game"]["id"].as_str().expect("a game").to_owned();
    assert_eq!(me["table"]["game"]["token"], tokens[0]);
    loop {
        let state = server.state(&id).await;
        if state["over"] == true {
            return;
        }
        let turn = state["turn"].as_u64().expect("a number") as usize - 1;
        let ply = state["ply"].as_u64().expect("a number") as usize;
        let played = server.play(&id, tokens[turn], &move_ahead(&state), ply).await;
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    }
}

/// The tokens of the players at a table.
fn tokens_at<'t>(table: &Value, tokens: &'t [String]) -> Vec<&'t str> {
    numbers(&table["players"]).iter().map(|&player| tokens[player as usize - 1].as_str()).collect()
}

#[tokio::test]
async fn forty_bots_play_a_swiss_whose_rounds_begin_by_themselves() {
    let server = patient_server().await;
    let body = json!({ "name": "Bots", "rounds": 3, "where": "online", "pause": 0, "clock": { "kind": "increment", "initial": 60 } });
    let club = Club::open(&server, body).await;
    let mut tokens = Vec::new();
    for number in 1..=40 {
        let joined = club.call(Method::POST, "/join", None, json!({ "name": format!("Bot {number}") })).await;
        tokens.push(joined.body["token"].as_str().expect("a token").to_owned());
    }
    club.ask(Method::PATCH, "", json!({ "start": 1, "registration": "closed" })).await;
    for round in 1..=3 {
        let state = until(&club, |state| state["rounds"].as_array().is_some_and(|rounds| rounds.len() >= round)).await;
        let tables = state["rounds"][round - 1]["tables"].as_array().expect("tables").clone();
        assert_eq!(tables.len(), 20);
        // The games are made a moment after the round.
        for table in &tables {
            let path = format!("/api/games/{}", table["game"]["id"].as_str().expect("a game"));
            for _ in 0..PATIENCE {
                if server.get(&path).await.status == StatusCode::OK {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
        let playing = tables.iter().map(|table| async { play_out(&server, &club, &tokens_at(table, &tokens)).await });
        join_all(playing).await;
    }
    let state = until(&club, |state| state["state"] == "finished").await;
    let points: f64 =
        state["standings"].as_array().expect("standings").iter().filter_map(|it| it["points"].as_f64()).sum();
    assert!((points - 60.0).abs() < 1e-9);
    let games = club.call(Method::GET, "/games.qgn", None, json!({})).await.text;
    assert_eq!(games.matches("[Result ").count(), 60);
}

#[tokio::test]
async fn whoever_does_not_come_forfeits() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Absent", "where": "online", "rounds": 1, "absent": 20 })).await;
    let tokens = club.enter_many(2).await;
    let paired = club.pair().await.body;
    assert_eq!(paired["tables"][0]["players"], json!([1, 2]));
    let game = paired["tables"][0]["game"]["id"].as_str().expect("a game").to_owned();
    assert_eq!(server.state(&game).await["started"], true);
    pass(10).await;
    assert_eq!(server.state(&game).await["over"], false);
    // The first move is made in time, the second one is not.
    assert_eq!(server.play(&game, &tokens[0], "e2", 0).await.status, StatusCode::OK);
    pass(15).await;
    assert_eq!(server.state(&game).await["over"], false);
    pass(6).await;
    let state = until(&club, |state| state["state"] == "finished").await;
    let table = &state["rounds"][0]["tables"][0];
    assert_eq!((&table["result"], &table["absent"]), (&json!("1-0"), &json!([2])));
    assert_eq!(server.state(&game).await["termination"], "time");
}

#[tokio::test]
pub(crate) async fn nobody_gets_help_in_a_tournament_game() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Fair", "where": "online" })).await;
    let tokens = club.enter_many(2).await;
    let game = club.pair().await.body["tables"][0]["game"]["id"].as_str().expect("a game").to_owned();
    let state = server.state(&game).await;
    assert_eq!(state["tournament"], club.id);
    assert_eq!((&state["seats"][0]["name"], &state["seats"][1]["name"]), (&json!("Player 1"), &json!("Player 2")));
    server.play(&game, &tokens[0], "e2", 0).await;
    for (what, body) in [("takeback", json!({})), ("time", json!({})), ("takeover", json!({ "seat": "south" }))] {
        assert_eq!(server.act(&game, what, &tokens[0], body).await.verdict(), (409, "in-tournament"), "{what}");
    }
    assert_eq!(server.act(&game, "resign", &tokens[0], json!({})).await.status, StatusCode::OK);
    assert_eq!(server.act(&game, "rematch", &tokens[0], json!({})).await.verdict(), (409, "in-tournament"));
    let state = until(&club, |state| state["rounds"][0]["complete"] == true).await;
    assert_eq!(state["rounds"][0]["tables"][0]["result"], "0-1");
    let proposal = json!({ "result": "1-0" });
    let proposed = club.call(Method::POST, "/rounds/1/tables/1/proposal", Some(&tokens[0]), proposal).await;
    assert_eq!(proposed.verdict(), (409, "played-online"));
    assert_eq!(club.result(1, 1, "1-0").await.status, StatusCode::OK, "the organiser may correct it");
}

#[tokio::test]
pub(crate) async fn a_player_who_lost_the_token_gets_a_new_one_for_the_game_as_well() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Lost", "where": "online" })).await;
    let tokens = club.enter_many(2).await;
    let game = club.pair().await.body["tables"][0]["game"]["id"].as_str().expect("a game").to_owned();
    let renewed = club.ask(Method::POST, "/players/1/token", json!({})).await.body;
    let new = renewed["token"].as_str().expect("a token");
    assert_eq!(server.play(&game, &tokens[0], "e2", 0).await.verdict(), (401, "unknown-token"));
    assert_eq!(server.play(&game, new, "e2", 0).await.status, StatusCode::OK);
    let page = server.get(&format!("/tournament/{}", club.id)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(server.get(&format!("/tournament/{}/screen", club.id)).await.status, StatusCode::OK);
    assert_eq!(server.get("/tournament/0000000000000").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
pub(crate) async fn a_round_that_is_taken_back_has_no_games() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Back", "where": "online" })).await;
    club.enter_many(2).await;
    let game = club.pair().await.body["tables"][0]["game"]["id"].as_str().expect("a game").to_owned();
    assert_eq!(club.ask(Method::DELETE, "/rounds/1", json!({})).await.status, StatusCode::OK);
    for _ in 0..PATIENCE {
        if server.state(&game).await["over"] == true {
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    assert_eq!(server.state(&game).await["termination"], "aborted");
    assert_ne!(club.pair().await.body["tables"][0]["game"]["id"], json!(game));
}

#[tokio::test]
pub(crate) async fn engines_fill_seats_so_that_nobody_sits_out() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Filled", "where": "online", "engines": 1, "rounds": 2 })).await;
    let tokens = club.enter_many(3).await;
    let paired = club.pair().await.body;
    assert_eq!((paired["tables"].as_array().map(Vec::len), &paired["byes"]), (Some(2), &json!([])));
    assert_eq!(club.state().await["players"][3]["engine"], 1);
    for table in paired["tables"].as_array().expect("tables") {
        let game = table["game"]["id"].as_str().expect("a game");
        let person = numbers(&table["players"]).into_iter().find(|&player| player < 4).expect("a person");
        let resigned = server.act(game, "resign", &tokens[person as usize - 1], json!({})).await;
        assert_eq!(resigned.status, StatusCode::OK);
    }
    until(&club, |state| state["rounds"][0]["complete"] == true).await;
    // A fourth person comes, and the engine goes.
    club.enter(&["Late"]).await;
    let paired = club.pair().await.body;
    assert!(paired["tables"].as_array().expect("tables").iter().all(|table| !numbers(&table["players"]).contains(&4)));
    assert_eq!(club.state().await["players"][3]["withdrawn"], true);
}

#[tokio::test]
pub(crate) async fn a_drawn_game_of_a_knock_out_is_played_again() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Cup", "where": "online", "format": "knock-out" })).await;
    let tokens = club.enter_many(2).await;
    let game = club.pair().await.body["tables"][0]["game"]["id"].as_str().expect("a game").to_owned();
    for token in &tokens {
        server.act(&game, "draw", token, json!({})).await;
    }
    let state = until(&club, |state| state["rounds"][0]["tables"][0]["game"]["id"] != json!(game)).await;
    let table = &state["rounds"][0]["tables"][0];
    assert_eq!((&table["players"], &table["result"]), (&json!([2, 1]), &Value::Null));
    let again = table["game"]["id"].as_str().expect("a game").to_owned();
    for _ in 0..PATIENCE {
        if server.get(&format!("/api/games/{again}")).await.status == StatusCode::OK {
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    server.act(&again, "resign", &tokens[1], json!({})).await;
    let state = until(&club, |state| state["state"] == "finished").await;
    assert_eq!(state["standings"][0]["player"], 1);
}

#[tokio::test]
pub(crate) async fn an_aborted_game_is_for_the_organiser_to_decide_and_a_restart_changes_nothing() {
    let server = patient_server().await;
    let club = Club::open(&server, json!({ "name": "Restart", "where": "online", "rounds": 1, "table": 3 })).await;
    let tokens = club.enter_many(3).await;
    let paired = club.pair().await.body;
    let players = numbers(&paired["tables"][0]["players"]);
    let game = paired["tables"][0]["game"]["id"].as_str().expect("a game").to_owned();
    let token = |place: usize| tokens[players[place] as usize - 1].clone();
    server.play(&game, &token(0), "e2", 0).await;
    let (id, key) = (club.id.clone(), club.key.clone());
    let before = club.state().await;
    drop(club);
    let server = server.restart().await;
    let club = Club { server: &server, id, key };
    assert_eq!(club.state().await, before);
    assert_eq!(server.state(&game).await["ply"], 1);
    for place in [1, 2] {
        assert_eq!(server.act(&game, "resign", &token(place), json!({})).await.status, StatusCode::OK);
    }
    let state = until(&club, |state| state["state"] == "finished").await;
    assert_eq!(state["rounds"][0]["tables"][0]["result"], "1-0-0");
    assert_eq!(state["standings"][0]["player"], players[0]);
}
