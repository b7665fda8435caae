//! Tournaments at real boards, from the first player to the last result.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::{Club, everybody, numbers};
use crate::house::Server;

#[tokio::test]
pub(crate) async fn a_swiss_of_eleven_over_five_rounds_with_a_withdrawal_and_a_late_entry() {
    let server = Server::start().await;
    let body = json!({ "name": "Club evening", "format": "swiss", "table": 2, "rounds": 5, "where": "board" });
    let club = Club::open(&server, body).await;
    club.enter_many(11).await;
    let (mut pairs, mut byes) = (BTreeSet::new(), BTreeSet::new());
    for round in 1..=5 {
        if round == 3 {
            let left = club.ask(Method::DELETE, "/players/4", json!({})).await;
            assert_eq!((left.status, left.body["players"][3]["withdrawn"].as_bool()), (StatusCode::OK, Some(true)));
        }
        if round == 4 {
            assert_eq!(club.ask(Method::POST, "/players", json!({ "name": "Late" })).await.body["player"], 12);
        }
        let played = club.play_round().await;
        assert_eq!(played["round"], round);
        let there: Vec<u64> =
            (1..=12).filter(|&number| (number != 4 || round < 3) && (number != 12 || round >= 4)).collect();
        assert_eq!(everybody(&played), there, "round {round}");
        for table in played["tables"].as_array().expect("tables") {
            let mut pair = numbers(&table["players"]);
            pair.sort_unstable();
            assert!(pairs.insert(pair), "nobody meets anybody twice");
        }
        assert!(numbers(&played["byes"]).into_iter().all(|bye| byes.insert(bye)), "nobody sits out twice");
    }
    let over = club.pair().await;
    assert_eq!(over.verdict(), (409, "last-round"));
    let state = club.state().await;
    assert_eq!((state["state"].as_str(), &state["next"]), (Some("finished"), &Value::Null));
    let standings = state["standings"].as_array().expect("standings");
    assert_eq!(standings.len(), 12);
    let points: f64 = standings.iter().map(|it| it["points"].as_f64().expect("points")).sum();
    let games: usize =
        state["rounds"].as_array().expect("rounds").iter().map(|it| it["tables"].as_array().map_or(0, Vec::len)).sum();
    assert!((points - (games + byes.len()) as f64).abs() < 1e-9, "a bye scores as a win");
    assert!(standings[0]["tiebreaks"]["buchholz"].is_number());
    assert_eq!(standings[0]["rank"], 1);
    // Rebuilt from its events alone.
    let (id, key) = (club.id.clone(), club.key.clone());
    drop(club);
    let server = server.restart().await;
    let club = Club { server: &server, id, key };
    assert_eq!(club.state().await, state);
}

#[tokio::test]
pub(crate) async fn a_club_evening_of_thirteen_at_tables_of_four_and_three() {
    let server = Server::start().await;
    let body = json!({ "name": "Evening", "table": 4, "rounds": 4, "points": { "3": [3, 2, 0.5], "4": [3, 2, 1, 0] } });
    let club = Club::open(&server, body).await;
    club.enter_many(13).await;
    let mut meetings = BTreeMap::<(u64, u64), u32>::new();
    for round in 1..=4 {
        let paired = club.pair().await.body;
        // As long as nobody needs to meet anybody again, nobody does; then the organiser is asked, and says so for all rounds to come.
        let paired = if paired["code"] == "only-repeats" {
            assert!(round > 3 && meetings.values().all(|&times| times == 1), "in round {round}");
            club.ask(Method::PATCH, "", json!({ "repeats": true })).await;
            club.pair().await.body
        } else {
            paired
        };
        assert_eq!(everybody(&paired), (1..=13).collect::<Vec<_>>());
        assert_eq!(paired["byes"], json!([]));
        let tables = paired["tables"].as_array().expect("tables").clone();
        let mut sizes: Vec<usize> = tables.iter().map(|table| numbers(&table["players"]).len()).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [3, 3, 3, 4]);
        for table in &tables {
            let players = numbers(&table["players"]);
            for (at, &one) in players.iter().enumerate() {
                for &other in &players[at + 1..] {
                    *meetings.entry((one.min(other), one.max(other))).or_default() += 1;
                }
            }
            let number = table["table"].as_u64().expect("a number") as usize;
            let result = if players.len() == 4 { "1-3-0-2" } else { "0-1/2-1/2" };
            let entered = club.result(round, number, result).await;
            assert_eq!((entered.status, entered.body["result"].as_str()), (StatusCode::OK, Some(result)));
        }
    }
    let repeats = meetings.values().filter(|&&times| times > 1).count();
    assert!(repeats <= 2, "few meet again: {repeats}");
    let state = club.state().await;
    assert_eq!(state["state"], "finished");
    let top = state["standings"][0]["points"].as_f64().expect("points");
    assert!(top >= 6.0, "places count as the organiser says: {top}");
}

#[tokio::test]
pub(crate) async fn results_are_refused_corrected_and_taken_back() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Results", "rounds": 3 })).await;
    assert_eq!(club.pair().await.verdict(), (409, "too-few-players"));
    club.enter_many(4).await;
    let paired = club.pair().await;
    assert_eq!(paired.body["tables"][0]["players"], json!([1, 3]));
    assert_eq!(paired.body["tables"][1]["players"], json!([4, 2]), "first moves alternate by table");
    let missing = club.pair().await;
    assert_eq!(missing.verdict(), (409, "results-missing"));
    assert_eq!(missing.body["reason"], "Results of this round are missing.");
    for bad in ["1-1", "2-0", "1", "", "1-0-0", "win", "1/2-0"] {
        assert_eq!(club.result(1, 1, bad).await.verdict(), (422, "not-a-result"), "{bad}");
    }
    assert_eq!(club.result(1, 3, "1-0").await.verdict(), (404, "no-such-table"));
    assert_eq!(club.result(2, 1, "1-0").await.verdict(), (404, "no-such-table"));
    let strange = club.ask(Method::PUT, "/rounds/one/tables/1", json!({ "result": "1-0" })).await;
    assert_eq!(strange.verdict(), (404, "no-such-table"));
    // A round without results can be taken back, one with results cannot.
    assert_eq!(club.ask(Method::DELETE, "/rounds/1", json!({})).await.body["rounds"], json!([]));
    club.pair().await;
    assert_eq!(club.result(1, 1, "1-0").await.status, StatusCode::OK);
    assert_eq!(club.ask(Method::DELETE, "/rounds/1", json!({})).await.verdict(), (409, "has-results"));
    let taken_back = club.ask(Method::PUT, "/rounds/1/tables/1", json!({ "result": null })).await;
    assert_eq!((taken_back.status, &taken_back.body["result"]), (StatusCode::OK, &Value::Null));
    club.result(1, 1, "0-0").await;
    let forfeited = club.ask(Method::PUT, "/rounds/1/tables/2", json!({ "result": "1-0", "absent": [2] })).await;
    assert_eq!(forfeited.body["absent"], json!([2]));
    let stranger = club.ask(Method::PUT, "/rounds/1/tables/2", json!({ "result": "1-0", "absent": [1] })).await;
    assert_eq!(stranger.verdict(), (422, "bad-value"));
    club.pair().await;
    // Pairings stay when a result is corrected.
    let before = club.state().await["rounds"][1]["tables"].clone();
    assert_eq!(club.result(1, 1, "0-1").await.status, StatusCode::OK);
    let state = club.state().await;
    assert_eq!((&state["rounds"][0]["tables"][0]["result"], &state["rounds"][1]["tables"]), (&json!("0-1"), &before));
    let old = club.ask(Method::PUT, "/rounds/1/tables/1", json!({ "result": null })).await;
    assert_eq!(old.verdict(), (409, "not-the-last-round"));
}

#[tokio::test]
pub(crate) async fn repeats_are_made_only_if_they_are_allowed() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Two", "rounds": 4 })).await;
    club.enter_many(2).await;
    club.play_round().await;
    let refused = club.pair().await;
    assert_eq!(refused.verdict(), (409, "only-repeats"));
    assert!(refused.body["reason"].as_str().is_some_and(|reason| reason.contains("repeats")));
    let allowed = club.ask(Method::POST, "/rounds", json!({ "repeats": true })).await;
    assert_eq!(allowed.status, StatusCode::CREATED);
    assert_eq!(allowed.body["tables"][0]["players"], json!([2, 1]), "first moves are balanced");
    club.result(2, 1, "1-0").await;
    assert_eq!(club.pair().await.verdict(), (409, "only-repeats"));
    assert_eq!(club.ask(Method::PATCH, "", json!({ "repeats": true })).await.status, StatusCode::OK);
    assert_eq!(club.pair().await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn at_tables_of_four_repeats_and_second_byes_must_be_allowed() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Five", "table": 4, "rounds": 9 })).await;
    club.enter_many(4).await;
    club.play_round().await;
    assert_eq!(club.pair().await.verdict(), (409, "only-repeats"));
    club.enter(&["Fifth"]).await;
    // With a fifth there is somebody new, but three of the others meet again, and one sits out.
    assert_eq!(club.pair().await.verdict(), (409, "only-repeats"));
    let mut byes = Vec::new();
    for round in 2..=6 {
        let paired = club.ask(Method::POST, "/rounds", json!({ "repeats": true })).await;
        assert_eq!(paired.status, StatusCode::CREATED, "{}", paired.text);
        byes.extend(numbers(&paired.body["byes"]));
        club.result(round, 1, "1-0-0-0").await;
    }
    byes.sort_unstable();
    assert_eq!(byes, [1, 2, 3, 4, 5], "everybody sits out once before anybody does twice");
    assert_eq!(club.pair().await.verdict(), (409, "only-second-byes"));
}

#[tokio::test]
pub(crate) async fn a_knock_out_ends_with_a_final_and_a_match_for_third_place() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Cup", "format": "knock-out" })).await;
    for (number, rating) in [1000, 1800, 1400, 1600, 1200].into_iter().enumerate() {
        let body = json!({ "name": format!("P{number}"), "rating": rating });
        assert_eq!(club.ask(Method::POST, "/players", body).await.status, StatusCode::CREATED);
    }
    let first = club.pair().await.body;
    assert_eq!(first["byes"], json!([2, 4, 3]), "the best sit out");
    assert_eq!(club.result(1, 1, "1/2-1/2").await.verdict(), (422, "needs-a-winner"));
    assert_eq!(club.ask(Method::POST, "/players", json!({ "name": "Late" })).await.verdict(), (409, "too-late"));
    club.result(1, 1, "1-0").await;
    club.play_round().await;
    let last = club.play_round().await;
    assert_eq!(last["tables"].as_array().map(Vec::len), Some(2));
    let state = club.state().await;
    assert_eq!((state["state"].as_str(), state["rounds_in_all"].as_u64()), (Some("finished"), Some(3)));
    let ranks: Vec<u64> = state["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .map(|it| it["rank"].as_u64().expect("a rank"))
        .collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5]);
    assert_eq!(state["standings"][0]["player"], last["tables"][0]["players"][0]);
    assert_eq!(state["standings"][2]["player"], last["tables"][1]["players"][0]);
}

#[tokio::test]
pub(crate) async fn in_a_round_robin_everybody_meets_everybody() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "All", "format": "round-robin", "double": true })).await;
    club.enter_many(5).await;
    let mut met = BTreeMap::<(u64, u64), u32>::new();
    for _ in 0..10 {
        for table in club.play_round().await["tables"].as_array().expect("tables") {
            let players = numbers(&table["players"]);
            *met.entry((players[0], players[1])).or_default() += 1;
        }
    }
    assert_eq!(met.len(), 20, "each moves first against each");
    assert!(met.values().all(|&times| times == 1));
    assert_eq!(club.pair().await.verdict(), (409, "last-round"));
}

#[tokio::test]
async fn nonsense_is_refused() {
    let server = Server::start().await;
    let refused = [
        (json!({}), "name"),
        (json!({ "name": "\u{200b}" }), "name"),
        (json!({ "name": "x".repeat(81) }), "name"),
        (json!({ "name": "A", "format": "arena" }), "format"),
        (json!({ "name": "A", "format": "knock-out", "rounds": 3 }), "rounds"),
        (json!({ "name": "A", "format": "round-robin", "rounds": 3 }), "rounds"),
        (json!({ "name": "A", "rounds": 0 }), "rounds"),
        (json!({ "name": "A", "rounds": 51 }), "rounds"),
        (json!({ "name": "A", "double": true }), "double"),
        (json!({ "name": "A", "table": 5 }), "table"),
        (json!({ "name": "A", "table": 1 }), "table"),
        (json!({ "name": "A", "where": "moon" }), "where"),
        (json!({ "name": "A", "clock": { "kind": "none" } }), "clock"),
        (json!({ "name": "A", "where": "online", "clock": { "kind": "increment", "initial": 0 } }), "clock"),
        (json!({ "name": "A", "start": 5 }), "start"),
        (json!({ "name": "A", "engines": 5 }), "engines"),
        (json!({ "name": "A", "where": "online", "engines": 11 }), "engines"),
        (json!({ "name": "A", "points": { "3": [1, 2, 0] } }), "points"),
        (json!({ "name": "A", "points": { "4": [1, 0, 0] } }), "points"),
        (json!({ "name": "A", "points": { "3": [0.3, 0, 0] } }), "points"),
        (json!({ "name": "A", "tiebreaks": ["buchholz", "buchholz"] }), "tiebreaks"),
        (json!({ "name": "A", "tiebreaks": ["luck"] }), "tiebreaks"),
        (json!({ "name": "A", "absent": 5 }), "absent"),
        (json!({ "name": "A", "round_time": 59 }), "round_time"),
        (json!({ "name": "A", "round_time": 86_401 }), "round_time"),
        (json!({ "name": "A", "registration": "maybe" }), "registration"),
    ];
    for (body, field) in refused {
        let answer = server.post("/api/tournaments", None, body.clone()).await;
        assert_eq!((answer.verdict(), answer.body["field"].as_str()), ((422, "bad-value"), Some(field)), "{body}");
    }
    assert_eq!(server.post("/api/tournaments", None, json!({ "name": 5 })).await.verdict(), (400, "bad-message"));
    assert_eq!(server.get("/api/tournaments/0000000000000").await.verdict(), (404, "no-such-tournament"));
    assert_eq!(server.get("/api/tournaments/nonsense").await.verdict(), (404, "no-such-tournament"));
    let club = Club::open(&server, json!({ "name": "A" })).await;
    for body in [json!({}), json!({ "name": "" }), json!({ "name": "\u{202e}" }), json!({ "name": "x".repeat(33) })] {
        assert_eq!(club.ask(Method::POST, "/players", body.clone()).await.verdict(), (422, "bad-value"), "{body}");
        assert_eq!(club.call(Method::POST, "/join", None, body.clone()).await.verdict(), (422, "bad-value"), "{body}");
    }
    assert_eq!(
        club.ask(Method::POST, "/players", json!({ "name": "A", "rating": 10000 })).await.verdict(),
        (422, "bad-value")
    );
}

#[tokio::test]
pub(crate) async fn names_that_are_taken_get_a_number() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Names" })).await;
    club.enter(&["Ann", "ann", " Ann\u{202e} ", &"y".repeat(32), &"y".repeat(32)]).await;
    let state = club.state().await;
    let names: Vec<&str> =
        state["players"].as_array().expect("players").iter().filter_map(|it| it["name"].as_str()).collect();
    let long = format!("{} 2", "y".repeat(30));
    assert_eq!(names, ["Ann", "ann 2", "Ann 3", &"y".repeat(32), &long]);
    let renamed = club.ask(Method::PATCH, "/players/2", json!({ "name": "ANN" })).await;
    assert_eq!(renamed.body["players"][1]["name"], "ANN 2");
    let back = club.ask(Method::PATCH, "/players/1", json!({ "withdrawn": true })).await;
    assert_eq!(back.body["players"][0]["withdrawn"], true);
    let back = club.ask(Method::PATCH, "/players/1", json!({ "withdrawn": false, "rating": 1700 })).await;
    assert_eq!(
        (&back.body["players"][0]["withdrawn"], &back.body["players"][0]["rating"]),
        (&json!(false), &json!(1700))
    );
}

#[tokio::test]
pub(crate) async fn settings_can_be_changed() {
    let server = Server::start().await;
    let club = Club::open(&server, json!({ "name": "Old", "rounds": 2 })).await;
    club.enter_many(4).await;
    club.play_round().await;
    club.play_round().await;
    assert_eq!(club.pair().await.verdict(), (409, "last-round"));
    assert_eq!(club.ask(Method::PATCH, "", json!({ "rounds": 1 })).await.verdict(), (422, "bad-value"));
    let body = json!({ "rounds": 3, "name": "New", "tiebreaks": ["wins"], "registration": "closed", "listed": true });
    let state = club.ask(Method::PATCH, "", body).await.body;
    assert_eq!((state["name"].as_str(), state["rounds_in_all"].as_u64()), (Some("New"), Some(3)));
    assert_eq!(state["standings"][0]["tiebreaks"], json!({ "wins": 2 }));
    assert_eq!(
        club.call(Method::POST, "/join", None, json!({ "name": "Late" })).await.verdict(),
        (409, "registration-closed")
    );
    assert_eq!(club.play_round().await["round"], 3);
    let listed = server.get("/api/tournaments?state=finished").await.body;
    assert_eq!(
        (listed["tournaments"][0]["name"].as_str(), listed["tournaments"][0]["players"].as_u64()),
        (Some("New"), Some(4))
    );
    assert_eq!(server.get("/api/tournaments?state=running").await.body["tournaments"], json!([]));
    assert_eq!(server.get("/api/tournaments?state=odd").await.verdict(), (422, "bad-value"));
}

#[tokio::test]
pub(crate) async fn the_number_of_tournaments_from_one_address_is_limited() {
    let mut settings = fencepost_server::Settings { engine_threads: 1, ..fencepost_server::Settings::default() };
    settings.quotas.tournaments_per_address = 2;
    let server = Server::with(settings).await;
    for _ in 0..2 {
        Club::open(&server, json!({ "name": "One of many" })).await;
    }
    let refused = server.post("/api/tournaments", None, json!({ "name": "Too many" })).await;
    assert_eq!(refused.verdict(), (429, "too-many-tournaments"));
}
