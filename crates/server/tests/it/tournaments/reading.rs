//! Whatever is sent, the answer is JSON with a status below 500.

use axum::http::Method;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::Club;
use crate::house::Server;

fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u8>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        prop_oneof![Just("1-0"), Just("open"), Just("swiss"), Just("buchholz"), Just("0-0-1")].prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map("[a-z34]{1,6}", inner, 0..3)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn any_body() -> impl Strategy<Value = Value> {
    let field = prop_oneof![
        Just("name"),
        Just("format"),
        Just("table"),
        Just("rounds"),
        Just("where"),
        Just("clock"),
        Just("points"),
        Just("tiebreaks"),
        Just("start"),
        Just("pause"),
        Just("engines"),
        Just("rating"),
        Just("result"),
        Just("absent"),
        Just("withdrawn"),
        Just("registration"),
        Just("repeats"),
        Just("engine"),
        Just("listed"),
        Just("double"),
    ];
    prop::collection::hash_map(field, any_value(), 0..5)
        .prop_map(|map| Value::Object(map.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()))
}

#[test]
fn no_body_breaks_anything() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut settings = fencepost_server::Settings { engine_threads: 1, ..fencepost_server::Settings::default() };
    settings.rate_limits.requests = 0;
    settings.quotas.tournaments_per_address = 0;
    let server = runtime.block_on(Server::with(settings));
    let club = runtime.block_on(async {
        let club = Club::open(&server, json!({ "name": "Any", "where": "online" })).await;
        club.enter_many(3).await;
        club
    });
    let calls = [
        (Method::PATCH, ""),
        (Method::POST, "/players"),
        (Method::PATCH, "/players/1"),
        (Method::POST, "/join"),
        (Method::PUT, "/rounds/1/tables/1"),
        (Method::POST, "/rounds/1/tables/1/proposal"),
        (Method::POST, "/assistants"),
        (Method::POST, "/rounds"),
    ];
    let config = ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(body in any_body(), call in 0..calls.len())| {
        let (method, path) = &calls[call];
        let (own, made) = runtime.block_on(async {
            let own = club.ask(method.clone(), path, body.clone()).await;
            (own, server.post("/api/tournaments", None, body.clone()).await)
        });
        for answer in [own, made] {
            prop_assert!(answer.status.as_u16() < 500, "{} {body}: {}", answer.status, answer.text);
            prop_assert!(answer.body.is_object(), "{}", answer.text);
        }
    });
}
