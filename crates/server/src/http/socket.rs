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
use super::client::Client;
use super::message::{Marked, SocketMessage, read};
use super::openapi::Problem;
use super::ping::Pings;
use super::quota::ClientPermit;
use super::rate_limit::ConnectionLimiter;
use super::{language, ndjson};
use crate::failure::ApiError;
use crate::house::{House, Subscription};
use crate::room::{Command, Matter};
use crate::settings::Timeouts;

/// The longest message a client may send.
const LONGEST: usize = 4096;
/// What is kept ready for reading: messages are short and sockets are many.
const READ_BUFFER: usize = 1024;
/// So much may wait for a slow client before it is dropped.
const MOST_UNSENT: usize = 256 << 10;
/// Messages per second in the long run, and at once.
const RATE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// So long is listened to a socket that was refused.
const LINGER: Duration = Duration::from_secs(1);

/// Why a socket is closed: the numbers of the standard.
mod close {
    pub(super) const STOPPING: u16 = 1001;
    pub(super) const POLICY: u16 = 1008;
}

/// Opens the socket of a game.
#[utoipa::path(
    get,
    path = "/api/games/{id}/socket",
    responses(
        (status = 101, description = "A WebSocket; see docs/api.md for its messages"),
        (status = 403, description = "A page of another site", body = Problem),
    )
)]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    // Before the upgrade, so that a game that does not exist is an ordinary 404. Browsers do not tell pages why a socket was refused: those
    // who want to know ask again without an upgrade.
    app.house.snapshot(&id, None, Some(client.address)).await?;
    let upgrade = upgrade.map_err(|_| ApiError::BadMessage)?;
    let language = language::language(&headers);
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT);
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
    let Ok((subscription, news)) = app.house.subscribe(&id, token.as_deref(), Some(address)).await else { return };
    let unknown = token.is_some() && subscription.seat.is_none();
    let mut session = Session {
        token: token.filter(|_| !unknown),
        language,
        limiter,
        heard: Instant::now(),
        address,
        pings: Pings::default(),
        subscription,
    };
    let _attendance = session.subscription.connect();
    if unknown && !session.send(&mut socket, session.error(&ApiError::UnknownToken, None)).await {
        return;
    }
    if session.tell_all(&mut socket).await {
        session.run(&mut socket, news).await;
    }
}

/// Waits for the first message. None where it does not come, is none, or comes after too much else.
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
    let failure = match text.and_then(|text| read(text.as_bytes())) {
        Ok(SocketMessage::Hello { token }) => return Some(token),
        Err(failure @ ApiError::TooMany { .. }) => failure,
        _ => ApiError::BadMessage,
    };
    refuse(socket, error_text(&failure, None, language), timeouts).await;
    None
}

/// Says why, and closes the socket. What still comes is thrown away for a while: a connection that is closed while bytes arrive is reset,
/// and the client never hears why.
async fn refuse(socket: &mut WebSocket, why: Utf8Bytes, timeouts: &Timeouts) {
    let _ = timeout(timeouts.send, socket.send(Message::Text(why))).await;
    goodbye(socket, close::POLICY, timeouts).await;
    let _ = timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
}

async fn goodbye(socket: &mut WebSocket, code: u16, timeouts: &Timeouts) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let _ = timeout(timeouts.send, socket.send(Message::Close(Some(frame)))).await;
}

fn error_text(failure: &ApiError, id: Option<Value>, language: &Language) -> Utf8Bytes {
    let mut body = failure.body(language);
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
    heard: Instant,
    address: IpAddr,
    pings: Pings,
}

impl Session {
    /// Sends a message; false where that takes too long or the client has gone.
    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> bool {
        matches!(timeout(self.timeouts().send, socket.send(Message::Text(text))).await, Ok(Ok(())))
    }

    fn error(&self, failure: &ApiError, id: Option<Value>) -> Utf8Bytes {
        error_text(failure, id, &self.language)
    }

    fn now(&self) -> u64 {
        self.subscription.house.time.now()
    }

    fn timeouts(&self) -> &Timeouts {
        &self.subscription.house.settings.timeouts
    }

    async fn run(mut self, socket: &mut WebSocket, mut news: broadcast::Receiver<Utf8Bytes>) {
        let mut stopping = self.subscription.house.stopping();
        let mut ping = tokio::time::interval(self.timeouts().ping_interval);
        loop {
            let goes_on = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(message)) => self.hear(socket, message).await,
                    _ => false,
                },
                next = news.recv() => match next {
                    Ok(next) => self.send(socket, next).await,
                    Err(RecvError::Lagged(_)) => {
                        news = news.resubscribe();
                        self.tell_all(socket).await
                    }
                    Err(RecvError::Closed) => false,
                },
                _ = ping.tick() => self.ping(socket).await,
                _ = stopping.changed() => {
                    self.send(socket, ndjson::farewell()).await;
                    goodbye(socket, close::STOPPING, self.timeouts()).await;
                    false
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> bool {
        if self.heard.elapsed() >= self.timeouts().idle {
            return false;
        }
        let ping = Message::Ping(self.pings.ask(Instant::now()).to_vec().into());
        matches!(timeout(self.timeouts().send, socket.send(ping)).await, Ok(Ok(())))
    }

    /// The whole state, first and whenever something was missed.
    async fn tell_all(&mut self, socket: &mut WebSocket) -> bool {
        match self.subscription.full_state().await {
            Some(whole) => self.send(socket, whole).await,
            None => false,
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> bool {
        self.heard = Instant::now();
        if let Err(failure) = self.limiter.check() {
            refuse(socket, self.error(&failure, None), self.timeouts()).await;
            return false;
        }
        match message {
            Message::Text(text) => {
                let answer = self.answer(&text).await;
                self.send(socket, answer).await
            }
            Message::Pong(nonce) => {
                let trip = self.pings.answered(&nonce, self.heard);
                if let Some((seat, trip)) = self.subscription.seat.zip(trip) {
                    self.subscription.live.note_round_trip(seat, trip.as_millis() as u64);
                }
                true
            }
            Message::Ping(_) => true,
            Message::Binary(_) => self.send(socket, self.error(&ApiError::BadMessage, None)).await,
            Message::Close(_) => false,
        }
    }

    async fn answer(&self, text: &str) -> Utf8Bytes {
        let id = read::<Marked>(text.as_bytes()).ok().and_then(|marked| marked.id);
        let command = match read::<SocketMessage>(text.as_bytes()).and_then(|message| self.command(message)) {
            Ok(Heard::Command(command)) => command,
            Ok(Heard::Answer(answer)) => return answer,
            Err(failure) => return self.error(&failure, id),
        };
        let Some(token) = &self.token else { return self.error(&ApiError::NoToken, id) };
        match self.subscription.house.execute(&self.subscription.id, token, command, Some(self.address)).await {
            Ok(_) => json!({ "type": "ok", "id": id }).to_string().into(),
            Err(failure) => self.error(&failure, id),
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
                let lag = self.subscription.seat.map_or(0, |seat| self.subscription.live.lag()[seat]);
                Command::Move { text: request.mv, ply: request.ply, lag }
            }
            SocketMessage::Resign => Command::Resign,
            SocketMessage::Draw(request) => request.command(Matter::Draw),
            SocketMessage::Takeback(request) => request.command(Matter::Takeback),
            SocketMessage::Rematch(request) => request.command(Matter::Rematch),
            SocketMessage::GiveTime(request) => request.try_into()?,
            SocketMessage::Phrase(request) => request.try_into()?,
            SocketMessage::Takeover(request) => request.try_into()?,
        }))
    }
}

/// What a message comes to.
enum Heard {
    Command(Command),
    Answer(Utf8Bytes),
}
