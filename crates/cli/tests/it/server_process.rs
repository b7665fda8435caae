//! The server as a process: started, killed, told to stop, and used over real connections.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::program::{Watchdog, command};

/// A server that runs until it is dropped.
pub(crate) struct Server {
    child: Child,
    _watchdog: Watchdog,
    /// Kept open, so that the server can go on writing.
    _output: BufReader<ChildStdout>,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        Server::with(folder, &[])
    }

    pub(crate) fn with(folder: &Path, options: &[&str]) -> Server {
        let quiet = ["--log", "error"];
        Server::run(folder, &[&quiet, options].concat(), Stdio::inherit())
    }

    /// A server that logs to that destination.
    pub(crate) fn run(folder: &Path, options: &[&str], log: Stdio) -> Server {
        let mut command = command();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder).args(options);
        Server::from_command(&mut command, log)
    }

    /// A server as it is started by that command.
    pub(crate) fn from_command(command: &mut Command, log: Stdio) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program");
        let watchdog = Watchdog::over(&child);
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("Fencepost is running at http://").expect(&line);
        let address = address.trim_end_matches('/').to_owned();
        Server { child, _watchdog: watchdog, _output: output, address }
    }

    /// Ends it without a warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
    }

    #[cfg(unix)]
    pub(crate) fn id(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }

    /// Waits for its end and returns the status.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }

    pub(crate) fn client(&self) -> Client {
        Client { address: self.address.clone() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An HTTP client.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: String,
}

impl Client {
    /// The status and the body; none if the server has gone.
    pub(crate) fn call(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{token}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ").map(str::to_owned));
        // A truncated response does not count.
        if length.is_some_and(|length| length.parse() != Ok(body.len())) {
            return None;
        }
        Some((status, serde_json::from_str(body).unwrap_or(Value::Null)))
    }

    pub(crate) fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Option<(u16, Value)> {
        self.call("POST", path, token, Some(body))
    }

    /// Sends a message over the socket of a game, and reads the answers without checking them.
    pub(crate) fn socket(&self, id: &str, messages: &[&str]) {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let head = format!(
            "GET /api/games/{id}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
            Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            self.address
        );
        stream.write_all(head.as_bytes()).expect("a call");
        for message in messages {
            // A final text frame with a mask of zeros, which changes nothing.
            let frame = [&[0x81, 0x80 | message.len() as u8, 0, 0, 0, 0], message.as_bytes()].concat();
            stream.write_all(&frame).expect("an open socket");
        }
        // The close frame, and everything before it.
        stream.write_all(&[0x88, 0x80, 0, 0, 0, 0]).expect("an open socket");
        let _ = stream.read_to_end(&mut Vec::new());
    }

    pub(crate) fn state(&self, id: &str) -> Option<Value> {
        self.call("GET", &format!("/api/games/{id}"), None, None).map(|(_, state)| state)
    }

    /// A game of two with both tokens; none if the server has gone.
    pub(crate) fn game(&self, clock: &Value) -> Option<(String, [String; 2])> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let (_, made) = self.post("/api/games", None, &json!({ "first": "agreed", "clock": clock }))?;
        let id = text(&made["id"])?;
        let (_, joined) = self.post(&format!("/api/games/{id}/join"), None, &json!({}))?;
        Some((id, [text(&made["token"])?, text(&joined["token"])?]))
    }

    /// A tournament of five in its second round, with a withdrawal, an assistant and a proposal: its id, and the organiser's key.
    pub(crate) fn tournament(&self) -> (String, String) {
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let (_, made) = self.post("/api/tournaments", None, &json!({ "name": "Kept", "listed": true })).expect("made");
        let (id, key) = (text(&made["id"]), text(&made["key"]));
        let call = |method: &str, path: &str, key: &str, body: Value| {
            let path = format!("/api/tournaments/{id}{path}");
            let (status, answer) = self.call(method, &path, Some(key), Some(&body)).expect("an answer");
            assert!((200..300).contains(&status), "{path}: {answer}");
            answer
        };
        let tokens: Vec<String> = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
            .map(|name| text(&call("POST", "/players", &key, json!({ "name": name }))["token"]))
            .into();
        call("POST", "/assistants", &key, json!({ "name": "Finn" }));
        call("POST", "/rounds", &key, json!({}));
        call("PUT", "/rounds/1/tables/1", &key, json!({ "result": "1-0" }));
        call("PUT", "/rounds/1/tables/2", &key, json!({ "result": "1/2-1/2" }));
        call("PATCH", "/players/5", &key, json!({ "withdrawn": true }));
        let round = call("POST", "/rounds", &key, json!({}));
        let player = round["tables"][0]["players"][0].as_u64().expect("a player") as usize;
        call("POST", "/rounds/2/tables/1/proposal", &tokens[player - 1], json!({ "result": "0-1" }));
        (id, key)
    }

    /// The state of a tournament with all its sums.
    pub(crate) fn exported(&self, tournament: &str) -> Value {
        let path = format!("/api/tournaments/{tournament}/export.json");
        let (status, state) = self.call("GET", &path, None, None).expect("an answer");
        assert_eq!(status, 200, "{state}");
        state
    }
}
