//! Streams of newline-delimited JSON (NDJSON).

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;

use crate::house::Shared;
use crate::http::websocket::Utf8Bytes;

/// How often an empty line is sent, so that proxies do not close a quiet stream.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Milliseconds after which clients should reconnect to a server that is restarted.
const RECONNECT_AFTER: u64 = 1000;

/// The last message of a stream or socket that ends because the server stops.
pub(super) fn stopping_message() -> Utf8Bytes {
    format!("{{\"type\":\"stopping\",\"retry\":{RECONNECT_AFTER}}}").into()
}

/// A stream of lines as a response.
pub(super) fn response(lines: impl stream::Stream<Item = Bytes> + Send + 'static) -> Response {
    let lines = stream::StreamExt::map(lines, Ok::<Bytes, Infallible>);
    let mut response = Body::from_stream(lines).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    // Without this, nginx would collect the response before it passes it on.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// A text with its line end.
pub(super) fn line(text: &str) -> Bytes {
    let mut line = String::with_capacity(text.len() + 1);
    line.push_str(text);
    line.push('\n');
    line.into()
}

/// What a stream is about. It lives as long as the stream.
pub(super) trait Source: Send + 'static {
    /// What changes.
    type Update: Send + Sync + 'static;

    /// The text of an update, encoded once for all clients.
    fn text(&self, update: &Shared<Self::Update>) -> Utf8Bytes;

    /// Everything there is to know, which is sent first, and again if the client has missed updates. None ends the stream.
    fn snapshot(&mut self) -> impl Future<Output = Option<Utf8Bytes>> + Send;
}

type Updates<S> = broadcast::Receiver<Arc<Shared<<S as Source>::Update>>>;

/// A snapshot and then all updates, one on each line.
pub(super) struct EventStream<S: Source> {
    source: S,
    updates: Updates<S>,
    stopping: watch::Receiver<bool>,
    needs_snapshot: bool,
    has_ended: bool,
}

impl<S: Source> EventStream<S> {
    pub(super) fn new(source: S, updates: Updates<S>, stopping: watch::Receiver<bool>) -> EventStream<S> {
        EventStream { source, updates, stopping, needs_snapshot: true, has_ended: false }
    }

    async fn next(&mut self) -> Option<Utf8Bytes> {
        if self.has_ended {
            return None;
        }
        loop {
            if std::mem::take(&mut self.needs_snapshot) {
                return self.source.snapshot().await;
            }
            tokio::select! {
                update = self.updates.recv() => match update {
                    Ok(update) => return Some(self.source.text(&update)),
                    Err(RecvError::Lagged(_)) => {
                        self.updates = self.updates.resubscribe();
                        self.needs_snapshot = true;
                    }
                    Err(RecvError::Closed) => return None,
                },
                () = tokio::time::sleep(KEEP_ALIVE) => return Some(Utf8Bytes::default()),
                _ = self.stopping.changed() => {
                    self.has_ended = true;
                    return Some(stopping_message());
                }
            }
        }
    }
}

impl<S: Source> IntoResponse for EventStream<S> {
    fn into_response(self) -> Response {
        response(stream::unfold(self, |mut events| async {
            let text = events.next().await?;
            Some((line(&text), events))
        }))
    }
}
