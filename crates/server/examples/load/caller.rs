//! Calls over HTTP.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpStream, ToSocketAddrs};
use tokio::time::Instant;

use super::Anything;

/// One connection for calls, used again and again.
pub(super) struct Caller(BufReader<TcpStream>);

impl From<TcpStream> for Caller {
    fn from(stream: TcpStream) -> Caller {
        Caller(BufReader::new(stream))
    }
}

impl Caller {
    pub(super) async fn connect(address: impl ToSocketAddrs) -> Result<Caller, Anything> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Caller::from(stream))
    }

    /// Makes a call, with further headers that each end in a line break, and gives the body of a good answer.
    pub(super) async fn call(&mut self, method: &str, path: &str, head: &str, body: &str) -> Result<Vec<u8>, Anything> {
        let length = body.len();
        let call =
            format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n{head}Content-Length: {length}\r\n\r\n{body}");
        self.0.write_all(call.as_bytes()).await?;
        let (mut status, mut length, mut line) = (String::new(), 0, String::new());
        loop {
            line.clear();
            self.0.read_line(&mut line).await?;
            if status.is_empty() {
                status.clone_from(&line);
            }
            match line.trim_end().split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => length = value.parse()?,
                None if line.trim_end().is_empty() => break,
                _ => {}
            }
        }
        let mut answer = vec![0; length];
        self.0.read_exact(&mut answer).await?;
        if !status.contains(" 20") {
            return Err(format!("{path}: {}: {}", status.trim(), String::from_utf8_lossy(&answer)).into());
        }
        Ok(answer)
    }

    pub(super) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Anything> {
        Ok(serde_json::from_slice(&self.call("POST", path, "", &body.to_string()).await?)?)
    }

    /// How long it takes to get something.
    pub(super) async fn time(&mut self, path: &str, head: &str) -> Result<Duration, Anything> {
        let start = Instant::now();
        self.call("GET", path, head, "").await?;
        Ok(start.elapsed())
    }
}
