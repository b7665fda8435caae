//! A client of the API that may be answered, refused, or hear nothing.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long to wait for an answer before it is asked again.
const PATIENCE: Duration = Duration::from_secs(4);

/// The status and the body of an answer; none if there was none.
pub(super) async fn call(
    front: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Option<(u16, Value)> {
    timeout(PATIENCE, answer(front, method, path, token, body)).await.ok()?
}

async fn answer(
    front: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(front).await.ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{token}Content-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await.ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    // Half an answer is none.
    let body = serde_json::from_str(body).ok();
    if (200..300).contains(&status) && body.is_none() {
        return None;
    }
    Some((status, body.unwrap_or_default()))
}

/// The lines of a game's stream, until it ends.
pub(super) async fn follow(front: SocketAddr, id: &str, mut hear: impl FnMut(Value)) -> Option<()> {
    let mut stream = TcpStream::connect(front).await.ok()?;
    let head = format!("GET /api/games/{id}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut lines = BufReader::new(stream).lines();
    // A chunk is a line of its own length, and then a line of JSON. The last one is empty; the connection may stay open after it.
    while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != "0") {
        if line.starts_with('{')
            && let Ok(told) = serde_json::from_str(&line)
        {
            hear(told);
        }
    }
    Some(())
}
