//! Who may do what.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::Club;
use crate::house::Server;

/// Every call that changes something, with a body that would be accepted.
pub(super) fn changes() -> Vec<(Method, String, Value)> {
    let call = |method: Method, path: &str, body: Value| (method, path.to_owned(), body);
    vec![
        call(Method::PATCH, "", json!({ "name": "Mine" })),
        call(Method::POST, "/players", json!({ "name": "Friend" })),
        call(Method::PATCH, "/players/1", json!({ "name": "Other" })),
        call(Method::PATCH, "/players/2", json!({ "withdrawn": true })),
        call(Method::DELETE, "/players/2", json!({})),
        call(Method::POST, "/players/2/token", json!({})),
        call(Method::POST, "/players/1/token", json!({})),
        call(Method::POST, "/rounds", json!({})),
        call(Method::DELETE, "/rounds/1", json!({})),
        call(Method::PUT, "/rounds/1/tables/1", json!({ "result": "1-0" })),
        call(Method::PUT, "/rounds/1/tables/2", json!({ "result": "1-0" })),
        call(Method::POST, "/assistants", json!({})),
        call(Method::GET, "/assistants", json!({})),
        call(Method::DELETE, "/assistants/1", json!({})),
    ]
}

#[tokio::test]
pub(crate) async fn a_players_token_does_nothing_but_propose_and_withdraw() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Keys" })).await;
    let tokens = club.enter_many(4).await;
    club.pair().await;
    let before = club.state().await;
    for (method, path, body) in changes() {
        let refused = club.call(method.clone(), &path, Some(&tokens[0]), body.clone()).await;
        assert_eq!(refused.verdict(), (403, "not-allowed"), "{method} {path}");
        let without = club.call(method.clone(), &path, None, body.clone()).await;
        assert_eq!(without.verdict(), (401, "no-key"), "{method} {path}");
        let wrong = club.call(method.clone(), &path, Some("00000000000000000000000000"), body).await;
        assert_eq!(wrong.verdict(), (403, "not-allowed"), "{method} {path}");
    }
    // Player 1 sits at table 1 with player 3.
    let at = |table: usize| format!("/rounds/1/tables/{table}/proposal");
    let proposal = json!({ "result": "1-0" });
    let elsewhere = club.call(Method::POST, &at(2), Some(&tokens[0]), proposal.clone()).await;
    assert_eq!(elsewhere.verdict(), (403, "not-allowed"));
    assert_eq!(club.call(Method::POST, &at(1), None, proposal.clone()).await.verdict(), (401, "no-key"));
    assert_eq!(club.ask(Method::POST, &at(1), proposal.clone()).await.verdict(), (403, "not-allowed"), "not a player");
    assert_eq!(club.state().await, before, "nothing has changed");
    let proposed = club.call(Method::POST, &at(1), Some(&tokens[0]), proposal).await;
    assert_eq!(proposed.status, StatusCode::OK);
    assert_eq!(club.call(Method::DELETE, "/players/1", Some(&tokens[0]), json!({})).await.status, StatusCode::OK);
    assert_eq!(club.state().await["players"][0]["withdrawn"], true);
}

#[tokio::test]
pub(crate) async fn two_players_agree_on_a_result_and_contradictions_go_to_the_organiser() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Proposals" })).await;
    let tokens = club.enter_many(4).await;
    let paired = club.pair().await.body;
    assert_eq!(paired["tables"][0]["players"], json!([1, 3]));
    let propose = async |player: usize, table: usize, result: &str| {
        let path = format!("/rounds/1/tables/{table}/proposal");
        club.call(Method::POST, &path, Some(&tokens[player - 1]), json!({ "result": result })).await
    };
    let first = propose(1, 1, "1-0").await;
    assert_eq!((&first.body["result"], &first.body["disputed"]), (&Value::Null, &json!(false)));
    assert_eq!(first.body["proposals"], json!([{ "player": 1, "result": "1-0" }]));
    assert_eq!(propose(1, 1, "1-0").await.body["result"], Value::Null, "nobody confirms the own proposal");
    assert_eq!(propose(3, 1, "1-0").await.body["result"], "1-0");
    assert_eq!(propose(3, 1, "1-0").await.status, StatusCode::OK, "twice is harmless");
    assert_eq!(propose(3, 1, "0-1").await.verdict(), (409, "has-result"));
    propose(4, 2, "1-0").await;
    let disputed = propose(2, 2, "0-1").await;
    assert_eq!((&disputed.body["result"], &disputed.body["disputed"]), (&Value::Null, &json!(true)));
    assert_eq!(club.pair().await.verdict(), (409, "results-missing"));
    let decided = club.result(1, 2, "0-1").await;
    assert_eq!((&decided.body["result"], &decided.body["disputed"]), (&json!("0-1"), &json!(false)));
    assert_eq!(propose(1, 1, "1-1").await.verdict(), (422, "not-a-result"));
    assert_eq!(club.pair().await.status, StatusCode::CREATED);
}

#[tokio::test]
pub(crate) async fn assistants_help_until_they_are_revoked() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Help" })).await;
    let named = club.ask(Method::POST, "/assistants", json!({ "name": "Zoe" })).await;
    assert_eq!((named.status, named.body["assistant"].as_u64()), (StatusCode::CREATED, Some(1)));
    let zoe = named.body["key"].as_str().expect("a key").to_owned();
    for name in ["Ann", "Ben"] {
        let entered = club.call(Method::POST, "/players", Some(&zoe), json!({ "name": name })).await;
        assert_eq!(entered.status, StatusCode::CREATED);
    }
    assert_eq!(club.call(Method::POST, "/rounds", Some(&zoe), json!({})).await.status, StatusCode::CREATED);
    let result = club.call(Method::PUT, "/rounds/1/tables/1", Some(&zoe), json!({ "result": "1-0" })).await;
    assert_eq!(result.status, StatusCode::OK);
    for (method, path) in [(Method::PATCH, ""), (Method::POST, "/assistants"), (Method::DELETE, "/assistants/1")] {
        let refused = club.call(method, path, Some(&zoe), json!({ "name": "Mine" })).await;
        assert_eq!(refused.verdict(), (403, "not-allowed"), "{path}");
    }
    assert_eq!(club.call(Method::GET, "/me", Some(&zoe), json!({})).await.body["role"], "assistant");
    let revoked = club.ask(Method::DELETE, "/assistants/1", json!({})).await;
    assert_eq!(revoked.body["assistants"], json!([{ "assistant": 1, "name": "Zoe", "revoked": true }]));
    let late = club.call(Method::POST, "/players", Some(&zoe), json!({ "name": "Cat" })).await;
    assert_eq!(late.verdict(), (403, "not-allowed"));
    assert_eq!(club.ask(Method::DELETE, "/assistants/2", json!({})).await.verdict(), (404, "no-such-assistant"));
}

#[tokio::test]
pub(crate) async fn everybody_learns_who_they_are_and_no_key_is_shown_again() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Who" })).await;
    let joined = club.call(Method::POST, "/join", None, json!({ "name": "Ben" })).await;
    assert_eq!((joined.status, joined.body["player"].as_u64()), (StatusCode::CREATED, Some(1)));
    let ben = joined.body["token"].as_str().expect("a token").to_owned();
    assert_eq!(club.ask(Method::GET, "/me", json!({})).await.body["role"], "organiser");
    let me = club.call(Method::GET, "/me", Some(&ben), json!({})).await.body;
    assert_eq!(
        (&me["role"], &me["player"], &me["name"], &me["table"]),
        (&json!("player"), &json!(1), &json!("Ben"), &Value::Null)
    );
    assert_eq!(club.call(Method::GET, "/me", None, json!({})).await.verdict(), (401, "no-key"));
    assert_eq!(club.call(Method::GET, "/me", Some("wrong"), json!({})).await.verdict(), (403, "not-allowed"));
    club.enter(&["Ann"]).await;
    club.pair().await;
    let me = club.call(Method::GET, "/me", Some(&ben), json!({})).await.body;
    assert_eq!((&me["table"]["table"], &me["table"]["players"]), (&json!(1), &json!([1, 2])));
    let renewed = club.ask(Method::POST, "/players/1/token", json!({})).await;
    let new = renewed.body["token"].as_str().expect("a token");
    assert_eq!(club.call(Method::GET, "/me", Some(&ben), json!({})).await.verdict(), (403, "not-allowed"));
    assert_eq!(club.call(Method::GET, "/me", Some(new), json!({})).await.body["player"], 1);
    for path in ["", "/export.json", "/players/1", "/standings.csv", "/crosstable.csv", "/pairings.csv"] {
        let text = club.call(Method::GET, path, None, json!({})).await.text;
        assert!(!text.contains(&ben) && !text.contains(new) && !text.contains(&club.key), "{path}");
    }
}
