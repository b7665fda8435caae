//! How players treat each other: those who leave, gifts of time, and what can be said.

use serde_json::{Value, json};

use crate::api::wait;
use crate::house::{Server, pass};

fn clock() -> Value {
    json!({ "kind": "increment", "initial": 600, "increment": 5 })
}

#[tokio::test]
async fn an_engine_may_take_over_the_seat_of_an_absent_player() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "players": 3, "clock": clock() })).await;
    for (ply, mv) in ["e2", "b5", "e8"].into_iter().enumerate() {
        server.play(&id, &tokens[ply], mv, ply).await;
    }
    let takeover = json!({ "seat": "south", "level": 1 });
    let state = server.state(&id).await;
    let since = state["seats"][0]["away_since"].as_u64().expect("nobody has a socket open");
    assert_eq!(state["seats"][0]["takeover_at"], since + 120_000);
    pass(119).await;
    let refused = server.act(&id, "takeover", &tokens[1], takeover.clone()).await;
    assert_eq!(refused.verdict(), (409, "still-here"));
    pass(2).await;
    let state = server.state(&id).await;
    assert!(state["seats"][0]["takeover_at"].as_u64() <= state["now"].as_u64(), "the page can offer it");
    let heard = state["seats"][1]["away_since"].as_u64().expect("West has no socket open");
    assert!(heard > since, "a call counts as being there");
    let taken = server.act(&id, "takeover", &tokens[1], takeover.clone()).await;
    assert_eq!(taken.status, 200, "{}", taken.text);
    let seat = &taken.body["seats"][0];
    assert_eq!((seat["kind"].as_str(), seat["level"].as_u64()), (Some("engine"), Some(1)));
    assert_eq!((&seat["away_since"], &seat["takeover_at"]), (&Value::Null, &Value::Null));
    let state = wait(&server, &id, |state| state["ply"] == 4).await;
    assert_eq!(state["turn_seat"], "west", "the engine has moved");
    assert_eq!(server.play(&id, &tokens[0], "e2", 0).await.verdict(), (401, "unknown-token"), "the seat is gone");
    let twice = server.act(&id, "takeover", &tokens[1], takeover).await;
    assert_eq!(twice.verdict(), (409, "not-playing"), "an engine's seat is nobody's to take");
}

#[tokio::test]
async fn without_a_clock_a_takeover_needs_a_day() {
    const HOUR: u64 = 60 * 60;
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    server.play(&id, &tokens[0], "e2", 0).await;
    let [south, north] = ["south", "north"].map(|seat| json!({ "seat": seat }));
    let state = server.state(&id).await;
    assert_eq!(state["seats"][0]["takeover_at"], Value::Null, "it is not South who is waited for");
    let at = state["seats"][1]["takeover_at"].as_u64().expect("North is waited for");
    assert!(at >= state["created"].as_u64().expect("a time") + 24 * HOUR * 1000);
    // Meanwhile the game is evicted, and every request loads it again.
    for _ in 0..22 {
        pass(HOUR).await;
        pass(20).await;
        let refused = server.act(&id, "takeover", &tokens[0], north.clone()).await;
        assert_eq!(refused.verdict(), (409, "still-here"));
    }
    let server = server.restart().await;
    assert_eq!(server.act(&id, "takeover", &tokens[0], north.clone()).await.verdict(), (409, "still-here"));
    pass(2 * HOUR).await;
    pass(20).await;
    let refused = server.act(&id, "takeover", &tokens[1], south).await;
    assert_eq!(refused.verdict(), (409, "still-here"), "never on one's own turn");
    pass(25 * HOUR).await;
    assert_eq!(server.act(&id, "takeover", &tokens[0], north).await.status, 200);
}

#[tokio::test]
pub(crate) async fn a_player_may_give_their_own_seat_to_an_engine() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    let left = server.act(&id, "takeover", &tokens[0], json!({ "seat": "south" })).await;
    assert_eq!((left.status.as_u16(), left.body["seats"][0]["level"].as_u64()), (200, Some(5)));
    wait(&server, &id, |state| state["ply"] == 1).await;
}

#[tokio::test]
pub(crate) async fn time_can_be_given_to_the_other_or_to_one_of_the_others() {
    let server = Server::start().await;
    for (players, to, place) in [(2, None, 1), (2, Some("north"), 1), (3, Some("west"), 1), (4, Some("east"), 3)] {
        let (id, tokens) = server.game(json!({ "players": players, "clock": clock() })).await;
        let gift = to.map_or(json!({}), |to| json!({ "seat": to, "seconds": 20 }));
        let milliseconds = if to.is_some() { 20_000 } else { 15_000 };
        let given = server.act(&id, "time", &tokens[0], gift).await;
        assert_eq!(given.status, 200, "{}", given.text);
        let mut clocks = vec![600_000; players];
        clocks[place] += milliseconds;
        assert_eq!(given.body["clocks"], json!(clocks), "{players} players, to {to:?}");
    }
}

#[tokio::test]
pub(crate) async fn time_cannot_be_given_to_oneself_or_to_an_invalid_seat() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "players": 3, "clock": clock() })).await;
    for body in [json!({}), json!({ "seat": "south" })] {
        let refused = server.act(&id, "time", &tokens[0], body.clone()).await;
        assert_eq!(refused.verdict(), (422, "name-a-seat"), "{body}");
    }
    let refused = server.act(&id, "time", &tokens[0], json!({ "seat": "east" })).await;
    assert_eq!(refused.verdict(), (409, "not-playing"), "three play without East");
    for body in [json!({ "seconds": 4 }), json!({ "seconds": 61 }), json!({ "seat": "up" })] {
        assert_eq!(server.act(&id, "time", &tokens[0], body.clone()).await.verdict(), (422, "bad-value"), "{body}");
    }
    server.act(&id, "resign", &tokens[1], json!({})).await;
    let refused = server.act(&id, "time", &tokens[0], json!({ "seat": "west" })).await;
    assert_eq!(refused.verdict(), (409, "not-playing"), "West has left (R18)");
    let (id, tokens) = server.game(json!({})).await;
    assert_eq!(server.act(&id, "time", &tokens[0], json!({})).await.verdict(), (409, "no-clock"));
}

#[tokio::test]
async fn players_who_left_have_no_say() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "players": 3, "clock": clock() })).await;
    for (ply, mv) in ["e2", "b5", "e8"].into_iter().enumerate() {
        assert_eq!(server.play(&id, &tokens[ply], mv, ply).await.status, 200);
    }
    assert_eq!(server.act(&id, "resign", &tokens[1], json!({})).await.status, 200);
    let no = json!({ "decline": true });
    assert_eq!(server.act(&id, "draw", &tokens[1], no.clone()).await.verdict(), (409, "nothing-offered"));
    server.act(&id, "draw", &tokens[0], json!({})).await;
    assert_eq!(server.play(&id, &tokens[0], "e3", 3).await.status, 200);
    server.act(&id, "takeback", &tokens[0], json!({})).await;
    for what in ["draw", "takeback"] {
        let refused = server.act(&id, what, &tokens[1], no.clone()).await;
        assert_eq!(refused.verdict(), (409, "not-playing"), "{what}: West is out (R18)");
    }
    let offers = server.state(&id).await["offers"].clone();
    assert_eq!((&offers["draw"], &offers["takeback"]["seat"]), (&json!(["south"]), &json!("south")), "both stand");
    let gift = server.act(&id, "time", &tokens[1], json!({ "seat": "south" })).await;
    assert_eq!(gift.verdict(), (409, "not-playing"));
    pass(130).await;
    let takeover = server.act(&id, "takeover", &tokens[1], json!({ "seat": "north" })).await;
    assert_eq!(takeover.verdict(), (409, "not-playing"));
    assert_eq!(server.act(&id, "draw", &tokens[2], json!({})).await.body["termination"], "agreed");
}

#[tokio::test]
async fn only_known_phrases_can_be_said_and_their_rate_is_limited() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    let known = server.get("/api/server").await.body["phrases"].as_array().expect("phrases").clone();
    for code in &known[..3] {
        let said = server.act(&id, "phrase", &tokens[0], json!({ "code": code })).await;
        assert_eq!(said.body["phrases"].as_array().and_then(|all| all.last()).map(|last| &last["code"]), Some(code));
    }
    let refused = server.act(&id, "phrase", &tokens[0], json!({ "code": "hello" })).await;
    assert_eq!(refused.verdict(), (429, "too-many-phrases"));
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(server.act(&id, "phrase", &tokens[1], json!({ "code": "hello" })).await.status, 200, "another may");
    pass(10).await;
    assert_eq!(server.act(&id, "phrase", &tokens[0], json!({ "code": "bye" })).await.status, 200);
    let refused = server.act(&id, "phrase", &tokens[1], json!({ "code": "<b>anything</b>" })).await;
    assert_eq!(refused.verdict(), (422, "bad-value"));
}

#[tokio::test]
async fn the_rate_of_phrases_is_limited_for_each_player() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "players": 4 })).await;
    let say = async |token: &str| server.act(&id, "phrase", token, json!({ "code": "hello" })).await;
    for token in &tokens {
        for _ in 0..3 {
            assert_eq!(say(token).await.status, 200);
        }
    }
    for token in &tokens {
        assert_eq!(say(token).await.verdict(), (429, "too-many-phrases"));
    }
}

#[tokio::test]
pub(crate) async fn an_offer_cannot_be_repeated_before_the_next_move() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "seats": ["me", "engine:1"] })).await;
    let ask = async || server.act(&id, "draw", &tokens[0], json!({})).await;
    assert_eq!(ask().await.status, 200);
    let again = ask().await;
    assert_eq!(again.verdict(), (409, "offered-already"));
    assert_eq!(again.body["reason"], "You’ve already offered this since the last move.");
    assert_eq!(again.body["id"], id, "with the state");
    server.play(&id, &tokens[0], "e2", 0).await;
    assert_eq!(ask().await.status, 200);
}

#[tokio::test]
pub(crate) async fn engines_decline_draws_and_the_game_goes_on() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "seats": ["me", "engine:1"] })).await;
    let offered = server.act(&id, "draw", &tokens[0], json!({})).await;
    assert_eq!((offered.status.as_u16(), &offered.body["offers"]["draw"]), (200, &json!([])));
    assert_eq!(offered.body["over"], false);
}

#[tokio::test]
async fn the_state_says_when_a_game_without_first_moves_is_aborted() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "clock": clock() })).await;
    let state = server.state(&id).await;
    assert!(state["abort_at"].as_u64() > state["now"].as_u64());
    pass(50).await;
    let played = server.play(&id, &tokens[0], "e2", 0).await.body;
    assert!(played["abort_at"].as_u64() > state["abort_at"].as_u64(), "a first move gives the next seat a minute");
    pass(70).await;
    let state = wait(&server, &id, |state| state["over"] == true).await;
    assert_eq!((state["termination"].as_str(), state["result"].as_str()), (Some("aborted"), Some("*")));
    assert_eq!(state["abort_at"], Value::Null);
}
