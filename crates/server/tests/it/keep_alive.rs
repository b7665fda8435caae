//! Clients that send one request after the other over the same connection.

use std::time::Duration;

use fencepost_server::{RateLimits, Settings};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::live_server::LiveServer;

/// Longer than anything here takes, and shorter than the server waits for a body.
const SOON: Duration = Duration::from_secs(8);

/// A connection for several requests.
struct Client(BufReader<TcpStream>);

/// The head of a response.
struct Answer {
    status: u16,
    head: String,
}

impl Client {
    async fn connect(server: &LiveServer) -> Client {
        Client(BufReader::new(TcpStream::connect(server.address).await.expect("a connection")))
    }

    /// Sends a head, and its body in a packet of its own, as many clients do.
    async fn call(&mut self, head: &str, body: &str) -> Answer {
        let length = body.len();
        let head = format!("{head}\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n");
        self.0.write_all(head.as_bytes()).await.expect("an open connection");
        tokio::time::sleep(Duration::from_millis(20)).await;
        self.0.write_all(body.as_bytes()).await.expect("an open connection");
        self.answer().await
    }

    async fn answer(&mut self) -> Answer {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = self.0.read_line(&mut head).await.expect("an open connection");
            assert!(read > 0, "the connection was closed: {head}");
        }
        let head = head.to_lowercase();
        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next());
        let mut body = vec![0; length.map_or(0, |length| length.parse().expect("a length"))];
        self.0.read_exact(&mut body).await.expect("all of the body");
        let status = head.split(' ').nth(1).expect("a status").parse().expect("a number");
        Answer { status, head }
    }

    /// Whether the server closes the connection now.
    async fn is_closed(&mut self) -> bool {
        let closed = tokio::time::timeout(SOON, self.0.read(&mut [0; 16])).await;
        closed.is_ok_and(|read| !matches!(read, Ok(1..)))
    }
}

const ELSEWHERE: &str = "\r\nOrigin: https://evil.example";

#[tokio::test]
async fn an_unused_body_does_not_close_the_connection() {
    let server = LiveServer::start().await;
    let (id, [south, _]) = server.game().await;
    let token = format!("\r\nAuthorization: Bearer {south}");
    let mut client = Client::connect(&server).await;
    let body = "{\"a\":1}".to_owned() + &" ".repeat(5000);
    for (head, status) in [
        (format!("POST /api/games/{id}/resign HTTP/1.1"), 401),
        (format!("POST /api/games/{id}/resign HTTP/1.1{token}"), 200),
        (format!("POST /api/games/{id}/resign HTTP/1.1{token}"), 409),
        (format!("POST /api/games/{id}/moves HTTP/1.1"), 400),
        (format!("POST /api/games HTTP/1.1{ELSEWHERE}"), 403),
        ("POST /api/nothing HTTP/1.1".to_owned(), 404),
        ("POST /nothing HTTP/1.1".to_owned(), 405),
        ("DELETE /api/games HTTP/1.1".to_owned(), 405),
        ("GET /api/server HTTP/1.1".to_owned(), 200),
        ("GET / HTTP/1.1".to_owned(), 200),
    ] {
        let answer = client.call(&head, &body).await;
        assert_eq!(answer.status, status, "{head}");
        assert!(!answer.head.contains("connection: close"), "{head}");
    }
}

#[tokio::test]
async fn a_rate_limited_request_does_not_close_the_connection() {
    let server = LiveServer::with(Settings {
        rate_limits: RateLimits { requests: 1, burst: 1, ..RateLimits::default() },
        ..Settings::default()
    })
    .await;
    let mut client = Client::connect(&server).await;
    let mut refused = 0;
    for _ in 0..20 {
        let answer = client.call("POST /api/position HTTP/1.1", "{}").await;
        refused += u32::from(answer.status == 429);
    }
    assert!(refused > 0);
}

#[tokio::test]
async fn a_too_long_content_length_is_refused_at_once_and_closes_the_connection() {
    let server = LiveServer::with(Settings::default()).await;
    for length in ["Content-Length: 16385", "Content-Length: 9999999999"] {
        let mut client = Client::connect(&server).await;
        let head = format!("POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n{length}\r\n\r\n");
        client.0.write_all(head.as_bytes()).await.expect("an open connection");
        // Nothing of the body was sent.
        let answer = tokio::time::timeout(SOON, client.answer()).await.expect("an answer at once");
        assert_eq!(answer.status, 413);
        assert!(answer.head.contains("connection: close"), "{}", answer.head);
        assert!(client.is_closed().await);
    }
}

#[tokio::test]
async fn a_client_that_sends_too_much_gets_the_error_before_the_close() {
    let server = LiveServer::with(Settings::default()).await;
    for head in ["Content-Length: 3000000", "Transfer-Encoding: chunked"] {
        let mut client = Client::connect(&server).await;
        let head = format!("POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n\r\n");
        client.0.write_all(head.as_bytes()).await.expect("an open connection");
        let piece = format!("2000\r\n{}\r\n", " ".repeat(0x2000));
        for _ in 0..200 {
            // The client goes on, as most do until all is sent.
            client.0.write_all(piece.as_bytes()).await.expect("the server still takes it");
        }
        let answer = client.answer().await;
        assert_eq!(answer.status, 413, "{head}");
        assert!(answer.head.contains("connection: close"), "{}", answer.head);
    }
}
