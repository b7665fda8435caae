//! The HTTP API that others rely on.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use fencepost_server::Settings;
use serde_json::json;

use crate::house::Server;

#[tokio::test]
pub(crate) async fn a_game_is_made_joined_and_played_to_its_end() {
    let server = Server::start().await;
    let made = server.post("/api/games", None, json!({ "first": "agreed", "name": " Ann " })).await;
    assert_eq!(made.status, StatusCode::CREATED);
    assert_eq!(made.body["seat"], "south");
    let id = made.body["id"].as_str().expect("a name");
    assert_eq!(made.body["url"], format!("/game/{id}"));
    let south = made.body["token"].as_str().expect("a token");
    let state = server.state(id).await;
    assert_eq!(state["started"], false);
    assert_eq!(state["legal"], json!([]));
    assert_eq!(state["seats"][0]["name"], "Ann");
    assert_eq!(state["seats"][1]["kind"], "open");
    let early = server.play(id, south, "e2", 0).await;
    assert_eq!(early.verdict(), (409, "not-started"));
    assert_eq!(early.body["id"], id, "409 comes with the state");

    let joined = server.post(&format!("/api/games/{id}/join"), None, json!({ "name": "Bo" })).await;
    assert_eq!((joined.status, joined.body["seat"].as_str()), (StatusCode::OK, Some("north")));
    let north = joined.body["token"].as_str().expect("a token");
    let full = server.post(&format!("/api/games/{id}/join"), None, json!({})).await;
    assert_eq!(full.verdict(), (409, "no-open-seat"));

    let south_moves = ["e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9"];
    let north_moves = ["d9", "c9", "d9", "c9", "d9", "c9", "d9"];
    for (turn, mv) in south_moves.iter().enumerate() {
        let played = server.play(id, south, mv, 2 * turn).await;
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
        assert_eq!((played.body["last"].as_str(), played.body["you"].as_str()), (Some(*mv), Some("south")));
        if let Some(mv) = north_moves.get(turn) {
            assert_eq!(server.play(id, north, mv, 2 * turn + 1).await.status, StatusCode::OK);
        }
    }
    let state = server.state(id).await;
    assert_eq!((state["result"].as_str(), state["termination"].as_str()), (Some("1-0"), Some("goal")));
    assert_eq!((state["over"].as_bool(), state["legal"].as_array().map(Vec::len)), (Some(true), Some(0)));
    assert_eq!(state["moves"].as_array().map(Vec::len), Some(15));
    let late = server.play(id, north, "e9", 15).await;
    assert_eq!(late.verdict(), (409, "game-over"));
    let record = server.get(&format!("/api/games/{id}.qgn")).await;
    assert!(record.text.contains("[South \"Ann\"]") && record.text.ends_with("8. e9 1-0\n"), "{}", record.text);
}

#[tokio::test]
pub(crate) async fn illegal_moves_get_the_right_error() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    let [south, north] = &tokens[..] else { panic!("two seats") };
    let path = format!("/api/games/{id}/moves");

    let no_token = server.post(&path, None, json!({ "move": "e2", "ply": 0 })).await;
    assert_eq!(no_token.verdict(), (401, "no-token"));
    let wrong = server.play(&id, "00000000000000000000000000", "e2", 0).await;
    assert_eq!(wrong.verdict(), (401, "unknown-token"));
    assert_eq!(server.play(&id, north, "e8", 0).await.verdict(), (403, "not-your-turn"));
    assert_eq!(server.play(&id, south, "e2", 1).await.verdict(), (409, "ply-mismatch"));
    let illegal = server.play(&id, south, "e5", 0).await;
    assert_eq!(illegal.verdict(), (422, "out-of-reach"));
    assert_eq!(illegal.body["error"], "illegal-move");
    assert_eq!(illegal.body["reason"], "The pawn on e1 can’t get to e5 in one move.");
    assert_eq!(server.play(&id, south, "hello", 0).await.verdict(), (422, "not-a-move"));
    assert_eq!(server.post(&path, Some(south), json!({ "move": 5 })).await.verdict(), (400, "bad-message"));
    let no_json = Request::post(&path).header(header::AUTHORIZATION, format!("Bearer {south}"));
    assert_eq!(server.send(no_json.body(Body::from("{")).expect("a call")).await.verdict(), (400, "not-json"));
    assert_eq!(server.play("0000000000000", south, "e2", 0).await.verdict(), (404, "no-such-game"));

    assert_eq!(server.play(&id, south, "e2", 0).await.status, StatusCode::OK);
    let again = server.play(&id, south, "e2", 0).await;
    assert_eq!((again.status, again.body["ply"].as_u64()), (StatusCode::OK, Some(1)), "sending twice is harmless");
    assert_eq!(server.play(&id, south, "d1", 0).await.verdict(), (409, "ply-mismatch"));
    assert_eq!(server.play(&id, north, "e2", 0).await.verdict(), (409, "ply-mismatch"), "it was not North's move");
}

#[tokio::test]
pub(crate) async fn an_error_about_a_cut_off_names_the_seat_and_the_squares() {
    let server = Server::start().await;
    let start = "a1c1 /  / e1 e9 / 10 10 / 1";
    let question = json!({ "position": start, "try": "d1v" });
    let answer = server.post("/api/position", None, question).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(answer.body["try"]["legal"], true);
    let shut = json!({ "position": "a1c1e1g1 /  / e1 e9 / 10 10 / 1", "try": "h1v" });
    let answer = server.post("/api/position", None, shut).await;
    assert_eq!(
        (answer.body["try"]["code"].as_str(), answer.body["try"]["seat"].as_str()),
        (Some("cuts-off"), Some("south"))
    );
    assert_eq!(answer.body["try"]["region"].as_array().map(Vec::len), Some(8));
    assert_eq!(answer.body["seats"][0]["distance"], answer.body["seats"][0]["way"].as_array().map_or(0, Vec::len));
    let bad = server.post("/api/position", None, json!({ "moves": ["e2", "e2"] })).await;
    assert_eq!((bad.status, bad.body["at"].as_u64()), (StatusCode::UNPROCESSABLE_ENTITY, Some(1)));
}

#[tokio::test]
pub(crate) async fn invalid_games_are_refused() {
    let server = Server::start().await;
    for (body, field) in [
        (json!({ "players": 5 }), "players"),
        (json!({ "board": "10x9" }), "board"),
        (json!({ "fences": 21 }), "fences"),
        (json!({ "seats": ["me", "me"] }), "seats"),
        (json!({ "seats": ["me", "engine:11"] }), "seats"),
        (json!({ "seats": ["me", "engine:+5"] }), "seats"),
        (json!({ "players": 3, "seats": ["me", "open"] }), "seats"),
        (json!({ "clock": { "kind": "increment", "initial": 0 } }), "clock"),
        (json!({ "name": "x".repeat(33) }), "name"),
        (json!({ "position": " /  / e9 e8 / 10 10 / 1" }), "position"),
    ] {
        let answer = server.post("/api/games", None, body.clone()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        assert_eq!((answer.body["code"].as_str(), answer.body["field"].as_str()), (Some("bad-value"), Some(field)));
    }
    let crowd = server.post("/api/games", None, json!({ "players": 4, "board": "2x2" })).await;
    assert_eq!(crowd.verdict(), (422, "too-many-players"));
}

#[tokio::test]
pub(crate) async fn engines_sit_down_and_move() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "seats": ["me", "engine:1"], "board": "5x5", "fences": 2 })).await;
    assert_eq!(tokens.len(), 1);
    server.play(&id, &tokens[0], "c2", 0).await;
    let state = wait(&server, &id, |state| state["ply"] == 2).await;
    assert_eq!(state["turn_seat"], "south");
    // Against engines alone a takeback happens at once, and takes the player's own move back.
    let back = server.act(&id, "takeback", &tokens[0], json!({})).await;
    assert_eq!((back.status, back.body["ply"].as_u64()), (StatusCode::OK, Some(0)));
}

#[tokio::test]
pub(crate) async fn a_game_of_engines_plays_itself() {
    let server = Server::start().await;
    let seats = json!(["engine:1", "engine:1", "engine:1"]);
    let made = server.post("/api/games", None, json!({ "seats": seats, "board": "5x5", "fences": 1 })).await;
    assert_eq!((made.body["seat"].clone(), made.body["token"].clone()), (json!(null), json!(null)));
    let id = made.body["id"].as_str().expect("a name");
    let state = wait(&server, id, |state| state["over"] == true).await;
    assert!(state["result"].as_str().is_some_and(|result| result != "*"));
}

pub(crate) async fn wait(server: &Server, id: &str, until: impl Fn(&serde_json::Value) -> bool) -> serde_json::Value {
    loop {
        let state = server.state(id).await;
        if until(&state) {
            return state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test]
pub(crate) async fn seats_are_shuffled_by_lot_and_kept_if_agreed() {
    let server = Server::start().await;
    let mut souths = 0;
    for _ in 0..40 {
        let made = server.post("/api/games", None, json!({ "seats": ["me", "open"] })).await;
        souths += u32::from(made.body["seat"] == "south");
    }
    assert!((1..40).contains(&souths), "{souths} of 40 in the south");
    let made = server.post("/api/games", None, json!({ "seats": ["engine:2", "open"], "first": "agreed" })).await;
    assert_eq!(made.body["seat"], "north", "the maker takes the first open seat");
}

#[tokio::test]
pub(crate) async fn draws_takebacks_and_rematches_need_the_others() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "players": 3 })).await;
    let ask = async |what: &str, who: usize| {
        let answer = server.post(&format!("/api/games/{id}/{what}"), Some(&tokens[who]), json!({})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.body
    };
    server.play(&id, &tokens[0], "e2", 0).await;
    server.play(&id, &tokens[1], "b5", 1).await;
    let asked = ask("takeback", 0).await;
    assert_eq!(asked["offers"]["takeback"], json!({ "seat": "south", "move": "e2", "ply": 0, "agreed": ["south"] }));
    assert_eq!(ask("takeback", 1).await["ply"], 2);
    assert_eq!(ask("takeback", 2).await["ply"], 0, "all have agreed");
    let decline = json!({ "decline": true });
    ask("draw", 0).await;
    let declined = server.act(&id, "draw", &tokens[2], decline).await;
    assert_eq!(declined.body["offers"]["draw"], json!([]));
    // South has asked once, and can only agree until somebody moves.
    for who in [1, 0, 2] {
        ask("draw", who).await;
    }
    let state = server.state(&id).await;
    assert_eq!((state["result"].as_str(), state["termination"].as_str()), (Some("1/3-1/3-1/3"), Some("agreed")));
    for who in 0..3 {
        ask("rematch", who).await;
    }
    let next = server.state(&id).await["next"].as_str().expect("a rematch").to_owned();
    let rematch = server.state(&next).await;
    assert_eq!((rematch["previous"].as_str(), rematch["started"].as_bool()), (Some(&id[..]), Some(true)));
    let played = server.play(&next, &tokens[2], "e2", 0).await;
    assert_eq!(played.status, StatusCode::OK, "who sat last now begins, with the same token");
}

#[tokio::test]
async fn analysis_and_metrics_can_be_switched_off() {
    let server = Server::with(Settings { analysis: false, metrics: false, ..Settings::default() }).await;
    let refused = server.post("/api/analysis", None, json!({})).await;
    assert_eq!(refused.verdict(), (404, "analysis-off"));
    assert_eq!(server.get("/metrics").await.status, 404);
    let server = Server::start().await;
    assert!(server.get("/metrics").await.text.contains("\nfencepost_games_made_total 0\n"));
    let analysis = server.post("/api/analysis", None, json!({ "seconds": 1, "lines": 2, "board": "5x5" })).await;
    let last = analysis.text.lines().last().expect("a line");
    assert!(last.starts_with("{\"type\":\"end\",\"best\":\""), "{last}");
    assert_eq!(server.post("/api/analysis", None, json!({ "seconds": 11 })).await.status, 422);
    assert_eq!(server.post("/api/analysis", None, json!({ "level": 11 })).await.status, 422);
    let weak = server.post("/api/analysis", None, json!({ "level": 1, "seconds": 10 })).await;
    assert!(weak.text.contains("{\"type\":\"end\",\"best\":\""), "{}", weak.text);
}

#[tokio::test]
pub(crate) async fn players_get_no_analysis_of_the_game_they_are_playing_with_others() {
    const ANN: &str = "0123456789abcdefghjkmnpqrs";
    const BEN: &str = "1123456789abcdefghjkmnpqrs";
    let server = Server::start().await;
    let ask = async |path: &str, guest: &str, body: serde_json::Value| {
        let call = Request::post(path).header(header::COOKIE, format!("fencepost_guest={guest}"));
        server.send(call.body(Body::from(body.to_string())).expect("a call")).await
    };
    let analyse = async |guest: &str, moves: &[&str]| {
        ask("/api/analysis", guest, json!({ "seconds": 1, "level": 1, "moves": moves })).await
    };
    let game = json!({ "seats": ["me", "open"], "first": "agreed" });
    let made = ask("/api/games", ANN, game).await.body;
    let (id, token) = (made["id"].as_str().expect("an id"), made["token"].as_str().expect("a token"));
    assert_eq!(analyse(ANN, &[]).await.status, 200, "nobody plays yet");
    ask(&format!("/api/games/{id}/join"), BEN, json!({})).await;
    server.play(id, token, "e2", 0).await;
    for guest in [ANN, BEN] {
        assert_eq!(analyse(guest, &["e2"]).await.verdict(), (403, "own-game"));
        assert_eq!(analyse(guest, &["d1"]).await.status, 200, "any other position");
    }
    assert_eq!(analyse("2123456789abcdefghjkmnpqrs", &["e2"]).await.status, 200, "somebody else");
    server.post(&format!("/api/games/{id}/resign"), Some(token), json!({})).await;
    assert_eq!(analyse(ANN, &["e2"]).await.status, 200, "it is over");
    // Against an engine everybody may look for help.
    let made = ask("/api/games", ANN, json!({ "seats": ["me", "engine:1"], "first": "agreed" })).await.body;
    assert!(made["id"].is_string());
    assert_eq!(analyse(ANN, &[]).await.status, 200);
}

#[tokio::test]
async fn studies_are_read_for_pages_without_the_module() {
    let server = Server::start().await;
    let answer = server.post("/api/study", None, json!({ "request": "read auto 1\n1. e2 *" })).await;
    assert_eq!(answer.body["answer"], "record fencepost 1 1\nstart  /  / e1 e9 / 10 10 / 1\nnode 0 e2\n");
    assert_eq!(server.post("/api/study", None, json!({})).await.status, 400);
}

#[tokio::test]
async fn the_openapi_document_is_complete() {
    let server = Server::start().await;
    let description = server.get("/api/openapi.json").await.body;
    for path in [
        "/api/games",
        "/api/games/{id}",
        "/api/games/{id}/moves",
        "/api/games/{id}/events",
        "/api/position",
        "/api/analysis",
        "/api/study",
    ] {
        assert!(description["paths"][path].is_object(), "{path}");
    }
    let responses = &description["paths"]["/api/games/{id}/moves"]["post"]["responses"];
    for status in ["200", "400", "401", "403", "404", "409", "413", "422", "429", "503"] {
        assert!(responses[status].is_object(), "{status}");
    }
    // Every reference has a target.
    let text = description.to_string();
    for part in text.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().expect("a name");
        assert!(description["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
pub(crate) async fn errors_are_in_the_language_of_the_client() {
    let server = Server::start().await;
    let call = Request::get("/api/games/0000000000000").header(header::ACCEPT_LANGUAGE, "xx, en-GB;q=0.8");
    let answer = server.send(call.body(Body::empty()).expect("a call")).await;
    assert_eq!((answer.status.as_u16(), answer.body["reason"].as_str()), (404, Some("Game not found.")));
}
