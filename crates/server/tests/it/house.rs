//! A server to test with: requests need no socket.

use std::io::Read as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use fencepost_server::house::House;
use fencepost_server::{Settings, WebFile, WebFiles, app};
use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt;

use crate::test_store;

/// A page of two files, and what it is called once installed.
pub(crate) struct TwoFiles;

impl WebFiles for TwoFiles {
    fn get(&self, path: &str) -> Option<WebFile> {
        let bytes: &'static [u8] = match path {
            "index.html" => {
                b"<!doctype html>\n<html lang=\"en\" data-look=\"wood\"><head><base href=\"/\">\
                <meta name=\"description\" content=\"page\" /><title>page</title></head><body></body></html>"
            }
            "manifest.webmanifest" => b"{\"start_url\":\"./\"}",
            "assets/board-1a2b.wasm" => b"wasm",
            "assets/board-1a2b.wasm.br" => b"br",
            _ => return None,
        };
        Some(WebFile { bytes: bytes.into(), digest: None })
    }
}

/// Lets that much time pass, all at once.
pub(crate) async fn pass(seconds: u64) {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(seconds)).await;
    tokio::time::resume();
}

/// A server with its data in a folder of its own.
pub(crate) struct Server {
    pub(crate) house: Arc<House>,
    pub(crate) router: Router,
    pub(crate) folder: TempDir,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) body: Value,
    /// Decompressed if it was compressed.
    pub(crate) text: String,
}

pub(crate) async fn house_in(folder: &Path, settings: Settings) -> Arc<House> {
    House::open(test_store::open(folder).await, settings).await.expect("a store that answers")
}

fn usual() -> Settings {
    Settings {
        engine_threads: 1,
        pace: 0,
        exhibition: Some(0),
        hosts: vec!["example.org".to_owned()],
        ..Settings::default()
    }
}

impl Answer {
    /// The status, and the code of an error.
    pub(crate) fn verdict(&self) -> (u16, &str) {
        (self.status.as_u16(), self.body["code"].as_str().unwrap_or_default())
    }
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(usual()).await
    }

    pub(crate) async fn with(settings: Settings) -> Server {
        Server::open_with(tempfile::tempdir().expect("a folder"), settings).await
    }

    /// The same server after it was stopped and started again.
    pub(crate) async fn restart(self) -> Server {
        self.house.close().await.expect("a clean end");
        Server::open(self.folder).await
    }

    /// A server with the data in a folder.
    pub(crate) async fn open(folder: TempDir) -> Server {
        Server::open_with(folder, usual()).await
    }

    pub(crate) async fn open_with(folder: TempDir, settings: Settings) -> Server {
        let house = house_in(folder.path(), settings).await;
        Server { router: app(house.clone(), TwoFiles), house, folder }
    }

    /// One of several servers on a database.
    #[cfg(unix)]
    pub(crate) async fn on_database(address: &str) -> Server {
        let address = address.parse().expect("an address");
        let store = fencepost_server::store::PostgresStore::open(&address).await.expect("a database");
        let mut settings = usual();
        settings.rate_limits.requests = 0;
        let house = House::open(Arc::new(store), settings).await.expect("a store that answers");
        Server { router: app(house.clone(), TwoFiles), house, folder: tempfile::tempdir().expect("a folder") }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        let mut text = String::from_utf8_lossy(&bytes).into_owned();
        if parts.headers.get(header::CONTENT_ENCODING).is_some_and(|it| it == "gzip") {
            text.clear();
            GzDecoder::new(bytes.as_ref()).read_to_string(&mut text).expect("gzip");
        }
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status: parts.status, headers: parts.headers, body, text }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).expect("a call")).await
    }

    pub(crate) async fn get_as(&self, path: &str, token: &str) -> Answer {
        let request = Request::get(path).header(header::AUTHORIZATION, format!("Bearer {token}"));
        self.send(request.body(Body::empty()).expect("a call")).await
    }

    /// A response that goes on until it is dropped.
    pub(crate) async fn stream(&self, path: &str) -> axum::response::Response {
        let request = Request::get(path).body(Body::empty()).expect("a call");
        self.router.clone().oneshot(request).await.expect("an answer")
    }

    /// The number of moves in a listed game, without looking at the game itself.
    pub(crate) async fn lobby_ply(&self, id: &str) -> u64 {
        let games = self.get("/api/lobby").await.body;
        let mut games = games["games"].as_array().expect("a list").iter();
        let game = games.find(|game| game["id"] == id).expect("the game in the lobby");
        game["ply"].as_u64().expect("a number")
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: Value) -> Answer {
        let mut request = Request::post(path);
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        self.send(request.body(Body::from(body.to_string())).expect("a call")).await
    }

    /// Creates a game and fills its seats. Returns its id and the tokens in turn order.
    pub(crate) async fn game(&self, mut body: Value) -> (String, Vec<String>) {
        body["first"] = "agreed".into();
        let made = self.post("/api/games", None, body).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        let id = made.body["id"].as_str().expect("a name").to_owned();
        let mut tokens = vec![made.body["token"].as_str().expect("a token").to_owned()];
        loop {
            let joined = self.post(&format!("/api/games/{id}/join"), None, serde_json::json!({})).await;
            if joined.status == StatusCode::CONFLICT {
                return (id, tokens);
            }
            tokens.push(joined.body["token"].as_str().expect("a token").to_owned());
        }
    }

    pub(crate) async fn play(&self, id: &str, token: &str, mv: &str, ply: usize) -> Answer {
        self.post(&format!("/api/games/{id}/moves"), Some(token), serde_json::json!({ "move": mv, "ply": ply })).await
    }

    /// Does something in a game: `takeover`, `time` and so on.
    pub(crate) async fn act(&self, id: &str, what: &str, token: &str, body: Value) -> Answer {
        self.post(&format!("/api/games/{id}/{what}"), Some(token), body).await
    }

    pub(crate) async fn state(&self, id: &str) -> Value {
        self.get(&format!("/api/games/{id}")).await.body
    }
}
