//! A server that listens on this machine, and clients with real connections to it.

use std::net::SocketAddr;

use fencepost_server::room::TimestampedEvent;
use fencepost_server::{Listener, Settings, serve};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::house::TwoFiles;
use crate::test_store;

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server that listens, until it is told to stop.
pub(crate) struct LiveServer {
    pub(crate) address: SocketAddr,
    pub(crate) stop: Option<oneshot::Sender<()>>,
    pub(crate) served: JoinHandle<()>,
    folder: TempDir,
}

impl LiveServer {
    pub(crate) async fn start() -> LiveServer {
        LiveServer::with(Settings::default()).await
    }

    pub(crate) async fn with(settings: Settings) -> LiveServer {
        let folder = tempfile::tempdir().expect("a folder");
        let store = test_store::open(folder.path()).await;
        let listener = Listener::bind(([127, 0, 0, 1], 0).into()).await.expect("a port");
        let address = listener.address().expect("an address");
        let (stop, told) = oneshot::channel();
        let settings = Settings { engine_threads: 1, ..settings };
        let served = tokio::spawn(async move {
            let stop = async {
                let _ = told.await;
            };
            serve(listener, store, settings, TwoFiles, stop).await.expect("a clean end");
        });
        LiveServer { address, stop: Some(stop), served, folder }
    }

    /// A connection from this machine, from another of its addresses if one is given.
    pub(crate) async fn connect(&self, from: [u8; 4]) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((from, 0).into()).expect("an address of this machine");
        // A client that does not read is noticed sooner.
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        socket.connect(self.address).await.expect("a connection")
    }

    pub(crate) async fn call(&self, method: &str, path: &str, token: Option<&str>, body: &Value) -> Value {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        stream.write_all(call(method, path, token, body).as_bytes()).await.expect("a call");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        serde_json::from_str(answer.split_once("\r\n\r\n").expect("a body").1).expect("JSON")
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        self.call("POST", path, None, body).await
    }

    /// A game of two, with the tokens.
    pub(crate) async fn game(&self) -> (String, [String; 2]) {
        self.game_with(&json!({ "first": "agreed" })).await
    }

    pub(crate) async fn game_with(&self, body: &Value) -> (String, [String; 2]) {
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let made = self.post("/api/games", body).await;
        let joined = self.post(&format!("/api/games/{}/join", text(&made["id"])), &json!({})).await;
        (text(&made["id"]), [text(&made["token"]), text(&joined["token"])])
    }

    pub(crate) async fn play(&self, id: &str, token: &str, mv: &str, ply: usize) {
        let body = json!({ "move": mv, "ply": ply });
        let state = self.call("POST", &format!("/api/games/{id}/moves"), Some(token), &body).await;
        assert_eq!(state["ply"], ply + 1, "{state}");
    }

    /// Stops the server, and returns the stored events of a game.
    pub(crate) async fn events_of(mut self, id: &str) -> Vec<TimestampedEvent> {
        self.stop.take().expect("it runs").send(()).expect("it listens");
        self.served.await.expect("no panic");
        let store = test_store::open(self.folder.path()).await;
        store.load(id).await.expect("a game")
    }

    pub(crate) async fn socket(&self, id: &str) -> Socket {
        connect_async(format!("ws://{}/api/games/{id}/socket", self.address)).await.expect("a socket").0
    }

    pub(crate) async fn hello(&self, id: &str, token: Option<&str>) -> (Socket, Value) {
        let mut socket = self.socket(id).await;
        say(&mut socket, &json!({ "type": "hello", "token": token })).await;
        let first = hear(&mut socket).await.expect("the state");
        (socket, first)
    }
}

/// A request, after which the connection is closed.
pub(crate) fn call(method: &str, path: &str, token: Option<&str>, body: &Value) -> String {
    let body = body.to_string();
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{token}Content-Length: {length}\r\n\r\n{body}"
    )
}

pub(crate) async fn say(socket: &mut Socket, message: &Value) {
    socket.send(Message::text(message.to_string())).await.expect("a socket that is open");
}

/// The next message; none if the socket is closed.
pub(crate) async fn hear(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("JSON")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return None,
        }
    }
}

/// The next message of that type.
pub(crate) async fn hear_of(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = hear(socket).await.expect("a message");
        if message["type"] == kind {
            return message;
        }
    }
}
