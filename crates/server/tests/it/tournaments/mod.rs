//! Tournaments over the API.

pub(crate) mod at_the_board;
pub(crate) mod exports;
pub(crate) mod hostile;
pub(crate) mod keys;
mod machine;
pub(crate) mod online;
mod reading;
#[cfg(unix)]
mod stores;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};

use crate::house::{Answer, Server};

/// A tournament on a server, with the organiser's key.
pub(crate) struct Club<'s> {
    pub(crate) server: &'s Server,
    pub(crate) id: String,
    pub(crate) key: String,
}

impl<'s> Club<'s> {
    /// Creates a tournament.
    pub(crate) async fn open(server: &'s Server, body: Value) -> Club<'s> {
        let made = server.post("/api/tournaments", None, body).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        let text = |field: &str| made.body[field].as_str().expect("text").to_owned();
        assert_eq!(made.body["url"], format!("/tournament/{}", text("id")));
        Club { server, id: text("id"), key: text("key") }
    }

    pub(crate) async fn call(&self, method: Method, path: &str, token: Option<&str>, body: Value) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("/api/tournaments/{}{path}", self.id));
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        self.server.send(request.body(Body::from(body.to_string())).expect("a call")).await
    }

    /// As the organiser.
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Value) -> Answer {
        self.call(method, path, Some(&self.key), body).await
    }

    pub(crate) async fn state(&self) -> Value {
        self.call(Method::GET, "", None, json!({})).await.body
    }

    /// Enters players with these names. Returns their tokens.
    pub(crate) async fn enter(&self, names: &[&str]) -> Vec<String> {
        let mut tokens = Vec::new();
        for name in names {
            let entered = self.ask(Method::POST, "/players", json!({ "name": name })).await;
            assert_eq!(entered.status, StatusCode::CREATED, "{}", entered.text);
            tokens.push(entered.body["token"].as_str().expect("a token").to_owned());
        }
        tokens
    }

    /// Enters that many players.
    pub(crate) async fn enter_many(&self, count: usize) -> Vec<String> {
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number}")).collect();
        self.enter(&names.iter().map(String::as_str).collect::<Vec<_>>()).await
    }

    pub(crate) async fn pair(&self) -> Answer {
        self.ask(Method::POST, "/rounds", json!({})).await
    }

    pub(crate) async fn result(&self, round: usize, table: usize, result: &str) -> Answer {
        self.ask(Method::PUT, &format!("/rounds/{round}/tables/{table}"), json!({ "result": result })).await
    }

    /// Pairs a round and lets the first player of each table win.
    pub(crate) async fn play_round(&self) -> Value {
        let paired = self.pair().await;
        assert_eq!(paired.status, StatusCode::CREATED, "{}", paired.text);
        let round = paired.body["round"].as_u64().expect("a number") as usize;
        for table in paired.body["tables"].as_array().expect("tables") {
            let players = table["players"].as_array().expect("players").len();
            let number = table["table"].as_u64().expect("a number") as usize;
            let result = ["1-0", "1-0-0", "1-0-0-0"][players - 2];
            assert_eq!(self.result(round, number, result).await.status, StatusCode::OK);
        }
        paired.body
    }
}

/// The numbers in a list.
pub(crate) fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().expect("a list").iter().map(|it| it.as_u64().expect("a number")).collect()
}

/// Everybody in a round.
pub(crate) fn everybody(round: &Value) -> Vec<u64> {
    let tables = round["tables"].as_array().expect("tables");
    let mut all: Vec<u64> = tables.iter().flat_map(|table| numbers(&table["players"])).collect();
    all.extend(numbers(&round["byes"]));
    all.sort_unstable();
    all
}
