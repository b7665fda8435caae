//! The WebSocket of a game.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use fencepost_language::Language;
use serde_json::{Value, json};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Instant, timeout};

use super::App;
use super::api::{Correlated, SocketMessage, first_text, read, update_text};
use super::client::Client;
use super::error::ApiError;
#[cfg(test)]
use super::openapi::Problem;
use super::ping::PendingPing;
use super::quota::ClientPermit;
use super::rate_limit::ConnectionLimiter;
use super::{language, ndjson};
use crate::house::{House, HouseError, Shared, Subscription, Update};
use crate::room::{Command, OfferKind};
use crate::settings::Timeouts;

/// The longest message a client may send.
const MAX_MESSAGE_BYTES: usize = 4096;
/// The read buffer: messages are short and sockets are many.
const READ_BUFFER: usize = 1024;
/// How many bytes may wait for a slow client before it is dropped.
const MAX_UNSENT_BYTES: usize = 256 << 10;
/// Messages per second in the long run, and at once.
const RATE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// How long to read and drop what comes on a socket that was refused.
const LINGER: Duration = Duration::from_secs(1);

/// Close codes of the WebSocket protocol.
mod close {
    pub(super) const STOPPING: u16 = 1001;
    pub(super) const POLICY: u16 = 1008;
}

/// Opens the socket of a game.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/games/{id}/socket",
    responses(
        (status = 101, description = "A WebSocket; see docs/api.md for its messages"),
        (status = 403, description = "A page of another site", body = Problem),
    )
))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    // Before the upgrade, so that a game that does not exist is an ordinary 404. Browsers do not tell pages why a socket was refused: so
    // pages ask again without an upgrade.
    app.house.look(&id, None, Some(client.address)).await?;
    let upgrade = upgrade.map_err(|_| ApiError::BadMessage)?;
    let language = language::language(&headers);
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_UNSENT_BYTES);
    Ok(upgrade.on_upgrade(move |socket| Box::pin(serve(app, id, socket, language, permit, client.address))))
}

async fn serve(
    app: Arc<App>,
    id: String,
    mut socket: WebSocket,
    language: Arc<Language>,
    _permit: ClientPermit,
    address: IpAddr,
) {
    let limiter = ConnectionLimiter::new(RATE, BURST, app.house.time);
    let Some(token) = hello(&mut socket, &app.house, &language, &limiter).await else { return };
    let Ok((subscription, updates)) = app.house.subscribe(&id, token.as_deref(), Some(address)).await else { return };
    let unknown = token.is_some() && subscription.seat.is_none();
    let mut session = Session {
        token: token.filter(|_| !unknown),
        language,
        limiter,
        last_heard: Instant::now(),
        address,
        ping: PendingPing::default(),
        subscription,
    };
    let _presence = session.subscription.connect();
    if unknown && !session.send(&mut socket, session.error(&HouseError::UnknownToken.into(), None)).await {
        return;
    }
    if session.send_full_state(&mut socket).await {
        session.run(&mut socket, updates).await;
    }
}

/// Waits for the first message. None if it does not come in time, is not a hello, or comes after too many pings.
async fn hello(
    socket: &mut WebSocket,
    house: &House,
    language: &Language,
    limiter: &ConnectionLimiter,
) -> Option<Option<String>> {
    let timeouts = &house.settings.timeouts;
    let first = async {
        loop {
            match socket.recv().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => limiter.check()?,
                _ => return Err(ApiError::BadMessage),
            }
        }
    };
    let text = timeout(timeouts.hello, first).await.unwrap_or(Err(ApiError::BadMessage));
    let error = match text.and_then(|text| read(text.as_bytes())) {
        Ok(SocketMessage::Hello { token }) => return Some(token),
        Err(error @ ApiError::TooMany { .. }) => error,
        _ => ApiError::BadMessage,
    };
    refuse(socket, error_text(&error, None, language, house), timeouts).await;
    None
}

/// Says why, and closes the socket. What still comes is read and dropped for a while: a connection that is closed while bytes arrive is
/// reset, and the client would never hear why.
async fn refuse(socket: &mut WebSocket, why: Utf8Bytes, timeouts: &Timeouts) {
    let _ = timeout(timeouts.send, socket.send(Message::Text(why))).await;
    close_socket(socket, close::POLICY, timeouts).await;
    let _ = timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
}

async fn close_socket(socket: &mut WebSocket, code: u16, timeouts: &Timeouts) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let _ = timeout(timeouts.send, socket.send(Message::Close(Some(frame)))).await;
}

fn error_text(error: &ApiError, id: Option<Value>, language: &Language, house: &House) -> Utf8Bytes {
    let mut body = error.body(language, house);
    body.insert("type".to_owned(), "error".into());
    if let Some(id) = id {
        // The state of a refused move has an id of its own, which the client knows anyway.
        body.insert("id".to_owned(), id);
    } else {
        body.remove("id");
    }
    Value::Object(body).to_string().into()
}

struct Session {
    subscription: Subscription,
    token: Option<String>,
    language: Arc<Language>,
    limiter: ConnectionLimiter,
    last_heard: Instant,
    address: IpAddr,
    ping: PendingPing,
}

impl Session {
    /// Sends a message; false where that takes too long or the client has gone.
    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> bool {
        matches!(timeout(self.timeouts().send, socket.send(Message::Text(text))).await, Ok(Ok(())))
    }

    fn error(&self, error: &ApiError, id: Option<Value>) -> Utf8Bytes {
        error_text(error, id, &self.language, &self.subscription.house)
    }

    fn now(&self) -> u64 {
        self.subscription.house.time.now()
    }

    fn timeouts(&self) -> &Timeouts {
        &self.subscription.house.settings.timeouts
    }

    async fn run(mut self, socket: &mut WebSocket, mut updates: broadcast::Receiver<Arc<Shared<Update>>>) {
        let mut stopping = self.subscription.house.stopping();
        let mut ping = tokio::time::interval(self.timeouts().ping_interval);
        loop {
            let goes_on = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(message)) => self.hear(socket, message).await,
                    _ => false,
                },
                update = updates.recv() => match update {
                    Ok(update) => self.send(socket, update_text(&update, &self.subscription.house)).await,
                    Err(RecvError::Lagged(_)) => {
                        updates = updates.resubscribe();
                        self.send_full_state(socket).await
                    }
                    Err(RecvError::Closed) => false,
                },
                _ = ping.tick() => self.ping(socket).await,
                _ = stopping.changed() => {
                    self.send(socket, ndjson::stopping_message()).await;
                    close_socket(socket, close::STOPPING, self.timeouts()).await;
                    false
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> bool {
        if self.last_heard.elapsed() >= self.timeouts().idle {
            return false;
        }
        let ping = Message::Ping(self.ping.send(Instant::now()).to_vec().into());
        matches!(timeout(self.timeouts().send, socket.send(ping)).await, Ok(Ok(())))
    }

    /// Sends the whole state: first, and whenever updates were missed.
    async fn send_full_state(&mut self, socket: &mut WebSocket) -> bool {
        match first_text(&mut self.subscription).await {
            Some(whole) => self.send(socket, whole).await,
            None => false,
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> bool {
        self.last_heard = Instant::now();
        if let Err(error) = self.limiter.check() {
            refuse(socket, self.error(&error, None), self.timeouts()).await;
            return false;
        }
        match message {
            Message::Text(text) => {
                let answer = self.answer(&text).await;
                self.send(socket, answer).await
            }
            Message::Pong(nonce) => {
                let trip = self.ping.answer(&nonce, self.last_heard);
                if let Some((seat, trip)) = self.subscription.seat.zip(trip) {
                    self.subscription.game.record_round_trip(seat, trip.as_millis() as u64);
                }
                true
            }
            Message::Ping(_) => true,
            Message::Binary(_) => self.send(socket, self.error(&ApiError::BadMessage, None)).await,
            Message::Close(_) => false,
        }
    }

    async fn answer(&self, text: &str) -> Utf8Bytes {
        let id = read::<Correlated>(text.as_bytes()).ok().and_then(|message| message.id);
        let command = match read::<SocketMessage>(text.as_bytes()).and_then(|message| self.command(message)) {
            Ok(Heard::Command(command)) => command,
            Ok(Heard::Answer(answer)) => return answer,
            Err(error) => return self.error(&error, id),
        };
        let Some(token) = &self.token else { return self.error(&ApiError::NoToken, id) };
        match self.subscription.house.execute(&self.subscription.id, token, command, Some(self.address)).await {
            Ok(_) => json!({ "type": "ok", "id": id }).to_string().into(),
            Err(error) => self.error(&error.into(), id),
        }
    }

    fn command(&self, message: SocketMessage) -> Result<Heard, ApiError> {
        Ok(Heard::Command(match message {
            SocketMessage::Hello { .. } => return Err(ApiError::BadMessage),
            SocketMessage::Ping { t } => {
                let pong = json!({ "type": "pong", "t": t, "now": self.now() });
                return Ok(Heard::Answer(pong.to_string().into()));
            }
            SocketMessage::Move(request) => {
                let lag = self.subscription.seat.map_or(0, |seat| self.subscription.game.lag()[seat]);
                Command::Move { text: request.mv, ply: request.ply, lag }
            }
            SocketMessage::Resign => Command::Resign,
            SocketMessage::Draw(request) => request.command(OfferKind::Draw),
            SocketMessage::Takeback(request) => request.command(OfferKind::Takeback),
            SocketMessage::Rematch(request) => request.command(OfferKind::Rematch),
            SocketMessage::GiveTime(request) => request.try_into()?,
            SocketMessage::Phrase(request) => request.try_into()?,
            SocketMessage::Takeover(request) => request.try_into()?,
        }))
    }
}

/// The result of a message.
enum Heard {
    Command(Command),
    Answer(Utf8Bytes),
}
