//! Whoever means harm: keys of other tournaments, calls sent again, bodies and fields that are too large.

use axum::http::{Method, StatusCode};
use fencepost_rules::TimeControl;
use fencepost_server::room::Fingerprint;
use fencepost_server::tournament::{
    Actor, FormatKind, MOST_PLAYERS, Place, Terms, TimestampedTournamentEvent, Tournament, TournamentCommand,
    TournamentError, TournamentEvent, TournamentSettings,
};
use serde_json::{Value, json};

use super::Club;
use super::keys::changes;
use crate::house::Server;

#[tokio::test]
pub(crate) async fn no_key_of_another_tournament_opens_anything() {
    let server = Server::start().await;
    let here = Club::open(&server, json!({ "name": "Here" })).await;
    let there = Club::open(&server, json!({ "name": "There" })).await;
    let players = there.enter_many(4).await;
    here.enter_many(4).await;
    let assistant = there.ask(Method::POST, "/assistants", json!({ "name": "Zoe" })).await;
    let assistant = assistant.body["key"].as_str().expect("a key").to_owned();
    here.pair().await;
    there.pair().await;
    let before = here.state().await;
    for key in [&there.key, &assistant, &players[0], &players[2]] {
        let proposal = (Method::POST, "/rounds/1/tables/1/proposal".to_owned(), json!({ "result": "1-0" }));
        for (method, path, body) in changes().into_iter().chain([proposal]) {
            let refused = here.call(method.clone(), &path, Some(key), body).await;
            assert_eq!(refused.verdict(), (403, "not-allowed"), "{method} {path}");
        }
        assert_eq!(here.call(Method::GET, "/me", Some(key), json!({})).await.verdict(), (403, "not-allowed"));
    }
    assert_eq!(here.state().await, before, "nothing has changed");
}

#[tokio::test]
pub(crate) async fn a_proposal_that_is_sent_again_changes_nothing() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Again", "rounds": 2 })).await;
    let tokens = club.enter_many(4).await;
    club.pair().await;
    let propose = async |player: usize, result: &str| {
        let path = "/rounds/1/tables/1/proposal";
        club.call(Method::POST, path, Some(&tokens[player - 1]), json!({ "result": result })).await
    };
    for _ in 0..5 {
        assert_eq!(propose(1, "1-0").await.body["result"], Value::Null, "nobody agrees with themselves");
    }
    let state = club.state().await;
    assert_eq!(state["rounds"][0]["tables"][0]["proposals"], json!([{ "player": 1, "result": "1-0" }]));
    propose(1, "1-0").await;
    assert_eq!(club.state().await, state, "what was said already is no news, and nobody is told");
    propose(3, "1-0").await;
    club.result(1, 2, "1-0").await;
    // The organiser corrects it. Neither phone can bring the old result back, in this round or later.
    club.result(1, 1, "0-1").await;
    for player in [1, 3] {
        assert_eq!(propose(player, "1-0").await.verdict(), (409, "has-result"));
    }
    club.pair().await;
    let before = club.state().await;
    for player in [1, 3] {
        assert_eq!(propose(player, "1-0").await.verdict(), (409, "has-result"));
    }
    assert_eq!(club.state().await, before);
    assert_eq!(before["rounds"][0]["tables"][0]["result"], "0-1");
}

#[tokio::test]
async fn a_body_that_is_too_large_or_too_deep_is_refused() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Large" })).await;
    let before = club.state().await;
    let huge = "x".repeat(4 << 20);
    for (path, method) in [("/players", Method::POST), ("", Method::PATCH), ("/rounds", Method::POST)] {
        let answer = club.ask(method, path, json!({ "name": huge })).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    let deep: String = format!("{{\"name\": {deep}}}");
    let request = axum::http::Request::post(format!("/api/tournaments/{}/players", club.id))
        .header("authorization", format!("Bearer {}", club.key))
        .body(axum::body::Body::from(deep))
        .expect("a call");
    assert_eq!(server.send(request).await.verdict(), (400, "bad-message"));
    let many: Vec<&str> = vec!["buchholz"; 10_000];
    let answer = club.ask(Method::PATCH, "", json!({ "tiebreaks": many })).await;
    assert!([413, 422].contains(&answer.status.as_u16()), "{}", answer.status);
    assert_eq!(club.state().await, before, "nothing has changed");
}

/// Without a store, which would take a while for so many.
#[test]
fn a_thousand_players_are_enough() {
    let terms =
        Terms { format: FormatKind::Swiss, double: false, table: 2, place: Place::Board, control: TimeControl::None };
    let settings = TournamentSettings::named("Crowd".to_owned());
    let event =
        TournamentEvent::Created { terms: Box::new(terms), settings: Box::new(settings), key: Fingerprint::of("key") };
    let mut events = vec![TimestampedTournamentEvent { at: 1, event }];
    events.extend((1..=MOST_PLAYERS as u32).map(|player| {
        let name = format!("Player {player}");
        let event = TournamentEvent::Entered { player, name, rating: None, engine: None, fills: false, token: None };
        TimestampedTournamentEvent { at: 2, event }
    }));
    let tournament = Tournament::replay("aaaaaaaaaaaaa", &events).expect("a tournament");
    let join = TournamentCommand::Join { name: "Late".to_owned(), token: Fingerprint::of("token") };
    assert_eq!(tournament.decide(Actor::Stranger, &join).err(), Some(TournamentError::Full));
}
