//! A small HTTP client.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpStream, ToSocketAddrs};
use tokio::time::Instant;

use super::BoxError;

/// One connection, which all requests use.
pub(super) struct HttpClient(BufReader<TcpStream>);

impl From<TcpStream> for HttpClient {
    fn from(stream: TcpStream) -> HttpClient {
        HttpClient(BufReader::new(stream))
    }
}

impl HttpClient {
    pub(super) async fn connect(address: impl ToSocketAddrs) -> Result<HttpClient, BoxError> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(HttpClient::from(stream))
    }

    /// Sends a request, with further headers that each end in a line break, and returns the body of a successful response.
    pub(super) async fn request(
        &mut self,
        method: &str,
        path: &str,
        head: &str,
        body: &str,
    ) -> Result<Vec<u8>, BoxError> {
        let length = body.len();
        let request =
            format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n{head}Content-Length: {length}\r\n\r\n{body}");
        self.0.write_all(request.as_bytes()).await?;
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

    pub(super) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, BoxError> {
        Ok(serde_json::from_slice(&self.request("POST", path, "", &body.to_string()).await?)?)
    }

    /// How long a GET request takes.
    pub(super) async fn time(&mut self, path: &str, head: &str) -> Result<Duration, BoxError> {
        let start = Instant::now();
        self.request("GET", path, head, "").await?;
        Ok(start.elapsed())
    }
}
