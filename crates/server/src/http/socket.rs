//! The WebSocket of a game.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use fencepost_language::Language;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
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
use super::websocket::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketRequest};
use super::{language, ndjson};
use crate::house::{Detail, House, HouseError, PlayerCommand, Shared, Subscription, Update};
use crate::room::{Command, Fingerprint, OfferKind};
use crate::settings::Timeouts;

/// Messages per second in the long run, and at once.
const RATE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// How long to read and drop what comes on a socket that was refused.
const LINGER: Duration = Duration::from_secs(1);

type Updates = broadcast::Receiver<Arc<Shared<Update>>>;

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
    request: Result<WebSocketRequest, ApiError>,
) -> Result<Response, ApiError> {
    let permit = app.connect(&client)?;
    // Before the upgrade, so that a game that does not exist is an ordinary 404. Browsers do not tell pages why a socket was refused: so
    // pages ask again without an upgrade.
    app.house.look(&id, None, Some(client.address)).await?;
    let (request, language) = (request?, language::language(&headers));
    Ok(request.accept(move |socket| serve(app, id, socket, language, permit, client.address)))
}

/// Serves a socket to its end. Sockets are many and mostly wait for their clients: whatever does not wait for that is boxed, so that this
/// future stays small.
async fn serve(
    app: Arc<App>,
    id: String,
    mut socket: WebSocket,
    language: Arc<Language>,
    _permit: ClientPermit,
    address: IpAddr,
) {
    let limiter = ConnectionLimiter::new(RATE, BURST, app.house.time);
    let Some((token, detail)) = Box::pin(hello(&mut socket, &app.house, &language, &limiter)).await else { return };
    let subscribed = Box::pin(app.house.subscribe(&id, token.as_ref(), Some(address))).await;
    let Ok((subscription, updates)) = subscribed else { return };
    let unknown = token.is_some() && subscription.seat.is_none();
    let mut session = Session {
        token: token.filter(|_| !unknown),
        detail,
        language,
        limiter,
        last_heard: Instant::now(),
        address,
        ping: PendingPing::default(),
        subscription,
    };
    let _presence = session.subscription.connect();
    let welcome = async {
        let error = unknown.then(|| session.error(&HouseError::UnknownToken.into(), None));
        if let Some(error) = error
            && !session.send(&mut socket, error).await
        {
            return false;
        }
        session.send_full_state(&mut socket).await
    };
    if Box::pin(welcome).await {
        session.run(&mut socket, updates).await;
    }
}

/// Waits for the first message, which tells who the client is and how much it wants to be told. None if it does not come in time, is not
/// a hello, or comes after too many pings.
async fn hello(
    socket: &mut WebSocket,
    house: &House,
    language: &Language,
    limiter: &ConnectionLimiter,
) -> Option<(Option<Fingerprint>, Detail)> {
    let timeouts = &house.settings.timeouts;
    let first = async {
        loop {
            match socket.receive().await {
                Some(Message::Text(text)) => return Ok(text),
                Some(Message::Ping(_) | Message::Pong(_)) => limiter.check()?,
                _ => return Err(ApiError::BadMessage),
            }
        }
    };
    let text = timeout(timeouts.hello, first).await.unwrap_or(Err(ApiError::BadMessage));
    let error = match text.and_then(|text| read(text.as_bytes())) {
        Ok(SocketMessage::Hello { token, changes }) => {
            let detail = if changes { Detail::Changes } else { Detail::Whole };
            return Some((token.as_deref().map(Fingerprint::of), detail));
        }
        Err(error @ ApiError::TooMany { .. }) => error,
        _ => ApiError::BadMessage,
    };
    refuse(socket, error_text(&error, None, language, house), timeouts).await;
    None
}

/// Says why, and closes the socket. What still comes is read and dropped for a while: a connection that is closed while bytes arrive is
/// reset, and the client would never hear why.
async fn refuse(socket: &mut WebSocket, why: Utf8Bytes, timeouts: &Timeouts) {
    let _ = timeout(timeouts.send, socket.send_texts(&[why])).await;
    close_socket(socket, close::POLICY, timeouts).await;
    let _ = timeout(LINGER, async { while socket.receive().await.is_some() {} }).await;
}

async fn close_socket(socket: &mut WebSocket, code: u16, timeouts: &Timeouts) {
    let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static("") };
    let _ = timeout(timeouts.send, socket.send_control(Message::Close(Some(frame)))).await;
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
    token: Option<Fingerprint>,
    detail: Detail,
    language: Arc<Language>,
    limiter: ConnectionLimiter,
    last_heard: Instant,
    address: IpAddr,
    ping: PendingPing,
}

impl Session {
    /// Sends a message; false where that takes too long or the client has gone.
    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> bool {
        self.send_all(socket, &[text]).await
    }

    async fn send_all(&self, socket: &mut WebSocket, texts: &[Utf8Bytes]) -> bool {
        timeout(self.timeouts().send, socket.send_texts(texts)).await.unwrap_or(false)
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

    async fn run(&mut self, socket: &mut WebSocket, mut updates: Updates) {
        let mut stopping = self.subscription.house.stopping();
        let mut ping = tokio::time::interval(self.timeouts().ping_interval);
        loop {
            let goes_on = tokio::select! {
                message = socket.receive() => match message {
                    Some(message) => Box::pin(self.hear(socket, message, &mut updates)).await,
                    None => false,
                },
                update = updates.recv() => match update {
                    Ok(update) => {
                        let text = update_text(&update, &self.subscription.house, self.detail);
                        Box::pin(self.send_with_waiting(socket, text, &mut updates)).await
                    }
                    Err(RecvError::Lagged(_)) => {
                        updates = updates.resubscribe();
                        Box::pin(self.send_full_state(socket)).await
                    }
                    Err(RecvError::Closed) => false,
                },
                _ = ping.tick() => Box::pin(self.ping(socket)).await,
                _ = stopping.changed() => {
                    Box::pin(self.say_goodbye(socket)).await;
                    false
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Sends a message, and with it all updates that wait already: a move and its acknowledgement go out together.
    async fn send_with_waiting(&mut self, socket: &mut WebSocket, first: Utf8Bytes, updates: &mut Updates) -> bool {
        let mut texts = vec![first];
        loop {
            match updates.try_recv() {
                Ok(update) => texts.push(update_text(&update, &self.subscription.house, self.detail)),
                Err(TryRecvError::Lagged(_)) => {
                    *updates = updates.resubscribe();
                    let Some(whole) = first_text(&mut self.subscription, self.detail).await else { return false };
                    texts.push(whole);
                }
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            }
        }
        self.send_all(socket, &texts).await
    }

    async fn say_goodbye(&self, socket: &mut WebSocket) {
        self.send(socket, ndjson::stopping_message()).await;
        close_socket(socket, close::STOPPING, self.timeouts()).await;
    }

    async fn ping(&mut self, socket: &mut WebSocket) -> bool {
        if self.last_heard.elapsed() >= self.timeouts().idle {
            return false;
        }
        let ping = Message::Ping(self.ping.send(Instant::now()).to_vec().into());
        timeout(self.timeouts().send, socket.send_control(ping)).await.unwrap_or(false)
    }

    /// Sends the whole state: first, and whenever updates were missed.
    async fn send_full_state(&mut self, socket: &mut WebSocket) -> bool {
        match first_text(&mut self.subscription, self.detail).await {
            Some(whole) => self.send(socket, whole).await,
            None => false,
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message, updates: &mut Updates) -> bool {
        self.last_heard = Instant::now();
        if let Err(error) = self.limiter.check() {
            refuse(socket, self.error(&error, None), self.timeouts()).await;
            return false;
        }
        match message {
            Message::Text(text) => {
                let Some(answer) = self.answer(&text).await else { return self.send_full_state(socket).await };
                self.send_with_waiting(socket, answer, updates).await
            }
            Message::Pong(nonce) => {
                let trip = self.ping.answer(&nonce, self.last_heard);
                if let Some((seat, trip)) = self.subscription.seat.zip(trip) {
                    self.subscription.game.record_round_trip(seat, trip.as_millis() as u64);
                }
                true
            }
            Message::Ping(_) | Message::Frame(_) => true,
            Message::Binary(_) => self.send(socket, self.error(&ApiError::BadMessage, None)).await,
            Message::Close(_) => false,
        }
    }

    /// The answer to a message; none if it asks for the whole state.
    async fn answer(&self, text: &str) -> Option<Utf8Bytes> {
        let id = read::<Correlated>(text.as_bytes()).ok().and_then(|message| message.id);
        let command = match read::<SocketMessage>(text.as_bytes()).and_then(|message| self.command(message)) {
            Ok(Heard::Command(command)) => command,
            Ok(Heard::Answer(answer)) => return Some(answer),
            Ok(Heard::Question) => return None,
            Err(error) => return Some(self.error(&error, id)),
        };
        let Some(token) = self.token else { return Some(self.error(&ApiError::NoToken, id)) };
        let (house, game) = (&self.subscription.house, &self.subscription.id);
        let command = PlayerCommand { token, command, address: Some(self.address) };
        let executed = house.execute_here(game, command).await;
        Some(match executed {
            Ok(_) => serde_json::to_string(&Acknowledgement { kind: "ok", id }).unwrap_or_default().into(),
            Err(error) => self.error(&error.into(), id),
        })
    }

    fn command(&self, message: SocketMessage) -> Result<Heard, ApiError> {
        Ok(Heard::Command(match message {
            SocketMessage::Hello { .. } => return Err(ApiError::BadMessage),
            SocketMessage::State => return Ok(Heard::Question),
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
    /// What the whole state is.
    Question,
}

/// A command was carried out.
#[derive(Serialize)]
struct Acknowledgement {
    #[serde(rename = "type")]
    kind: &'static str,
    id: Option<Value>,
}
