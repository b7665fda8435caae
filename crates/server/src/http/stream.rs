//! Event streams for bots: one JSON object a line.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use super::App;
use super::caller::Caller;
use super::games::OwnState;
use super::guard::Connection;
use super::openapi::Problem;
use crate::failure::Failure;
use crate::house::{Attendance, Following, News};

/// An empty line so often, so that nobody between us and the reader thinks the stream has died.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// After so many milliseconds it is worth coming back to a server that is being restarted.
const RETRY: u64 = 1000;

/// The last line of a stream that ends because the server does.
pub(super) fn farewell() -> Utf8Bytes {
    format!("{{\"type\":\"stopping\",\"retry\":{RETRY}}}").into()
}

impl App {
    /// Counts a socket or stream.
    pub(super) fn connect(&self, caller: &Caller) -> Result<Connection, Failure> {
        let limits = &self.house.settings.limits;
        let too_many = || Failure::TooMany { code: "too-many-sockets", retry: 5 };
        let by_address = &self.guard.sockets_by_address;
        let address = by_address.enter(caller.address, limits.sockets_per_address).ok_or_else(too_many)?;
        let by_guest = |guest| self.guard.sockets_by_guest.enter(guest, limits.sockets_per_guest);
        let guest = caller.guest.map(|guest| by_guest(guest).ok_or_else(too_many)).transpose()?;
        Ok((address, guest))
    }
}

/// Somebody who reads a game as lines.
struct Reader {
    following: Following,
    stopping: watch::Receiver<bool>,
    is_first: bool,
    is_last: bool,
    _attendance: Option<Attendance>,
    _connection: Connection,
}

/// The events of a game.
#[utoipa::path(
    get,
    path = "/api/games/{id}/events",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "One JSON object a line: the state first, then the state after each change, each with its `type`", body = OwnState),
        (status = 404, description = "No such game", body = Problem),
    )
)]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Failure> {
    let connection = app.connect(&caller)?;
    let following = app.house.follow(&id, caller.token_if_any()).await?;
    if caller.token_if_any().is_some() && following.seat.is_none() {
        return Err(Failure::UnknownToken);
    }
    let reader = Reader {
        stopping: app.house.stopping(),
        _attendance: following.arrive(),
        following,
        is_first: true,
        is_last: false,
        _connection: connection,
    };
    Ok(lines(stream::unfold(reader, |mut reader| async {
        let line = reader.next().await?;
        Some((Ok(line), reader))
    })))
}

/// A stream of lines as an answer.
pub(super) fn lines(lines: impl stream::Stream<Item = Result<Bytes, Infallible>> + Send + 'static) -> Response {
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

impl Reader {
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_last {
            return None;
        }
        if std::mem::take(&mut self.is_first) {
            return Some(line(&std::mem::take(&mut self.following.first)));
        }
        tokio::select! {
            news = self.following.news.recv() => match news {
                Ok(news) => Some(line(&news)),
                Err(RecvError::Lagged(_)) => {
                    // It has missed something: the whole state makes up for all of it.
                    self.following.news = self.following.news.resubscribe();
                    let (state, _) = self.following.house.look(&self.following.id, None).await.ok()?;
                    Some(line(&News::first(&state, self.following.seat).text()))
                }
                Err(RecvError::Closed) => None,
            },
            () = tokio::time::sleep(KEEP_ALIVE) => Some(line("")),
            _ = self.stopping.changed() => {
                self.is_last = true;
                Some(line(&farewell()))
            }
        }
    }
}
