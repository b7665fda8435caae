//! Answers that go on for as long as there are updates: one JSON object a line.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;

use crate::house::Shared;

/// An empty line so often, so that nobody between us and the reader thinks the stream has died.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// After so many milliseconds it is worth coming back to a server that is being restarted.
const RETRY: u64 = 1000;

/// The last line of a stream that ends because the server does.
pub(super) fn farewell() -> Utf8Bytes {
    format!("{{\"type\":\"stopping\",\"retry\":{RETRY}}}").into()
}

/// A stream of lines as an answer.
pub(super) fn lines(lines: impl stream::Stream<Item = Bytes> + Send + 'static) -> Response {
    let lines = stream::StreamExt::map(lines, Ok::<Bytes, Infallible>);
    let mut response = Body::from_stream(lines).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    // Proxies that collect an answer before they pass it on would spoil it.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// The text with the end of its line.
pub(super) fn line(text: &str) -> Bytes {
    let mut line = String::with_capacity(text.len() + 1);
    line.push_str(text);
    line.push('\n');
    line.into()
}

/// What a reader is told first, and again after having missed something: all there is to know. It is kept for as long as
/// somebody reads.
pub(super) trait Whole: Send + 'static {
    /// What it is told about afterwards.
    type Update: Send + Sync + 'static;

    /// The text of an update, made once for all readers.
    fn text(&self, update: &Shared<Self::Update>) -> Utf8Bytes;

    /// As it is now; none where it cannot be told, which ends the stream.
    fn whole(&mut self) -> impl Future<Output = Option<Utf8Bytes>> + Send;
}

/// The updates that a reader is told about.
type Updates<W> = broadcast::Receiver<Arc<Shared<<W as Whole>::Update>>>;

/// Somebody who reads updates as lines.
pub(super) struct Reader<W: Whole> {
    whole: W,
    updates: Updates<W>,
    stopping: watch::Receiver<bool>,
    wants_whole: bool,
    is_last: bool,
}

impl<W: Whole> Reader<W> {
    pub(super) fn new(whole: W, updates: Updates<W>, stopping: watch::Receiver<bool>) -> Reader<W> {
        Reader { whole, updates, stopping, wants_whole: true, is_last: false }
    }

    async fn next(&mut self) -> Option<Utf8Bytes> {
        if self.is_last {
            return None;
        }
        loop {
            if std::mem::take(&mut self.wants_whole) {
                return self.whole.whole().await;
            }
            tokio::select! {
                update = self.updates.recv() => match update {
                    Ok(update) => return Some(self.whole.text(&update)),
                    Err(RecvError::Lagged(_)) => {
                        self.updates = self.updates.resubscribe();
                        self.wants_whole = true;
                    }
                    Err(RecvError::Closed) => return None,
                },
                () = tokio::time::sleep(KEEP_ALIVE) => return Some(Utf8Bytes::default()),
                _ = self.stopping.changed() => {
                    self.is_last = true;
                    return Some(farewell());
                }
            }
        }
    }

    /// The answer that goes on.
    pub(super) fn answer(self) -> Response {
        lines(stream::unfold(self, |mut reader| async {
            let text = reader.next().await?;
            Some((line(&text), reader))
        }))
    }
}
