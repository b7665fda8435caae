//! The `WebSocket` connections: the handshake, and messages that are written without a buffer of the connection's own.
//!
//! What tungstenite has buffered once it keeps for as long as the connection lasts: one whole state for each of many thousand sockets that
//! are idle from then on. So it reads and answers pings, and what the server itself has to say is framed here and written at once.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use headers::{Connection, HeaderMapExt, SecWebsocketAccept, SecWebsocketKey, SecWebsocketVersion, Upgrade};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
pub(crate) use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
pub(crate) use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::error::ApiError;

/// The longest message a client may send.
const MAX_MESSAGE_BYTES: usize = 4096;
/// The read buffer: messages are short and sockets are many.
const READ_BUFFER: usize = 256;

/// A request for a WebSocket.
pub(crate) struct WebSocketRequest {
    accept: SecWebsocketAccept,
    on_upgrade: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for WebSocketRequest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<WebSocketRequest, ApiError> {
        let headers = &parts.headers;
        let wants_websocket = parts.method == Method::GET
            && headers.typed_get::<Connection>().is_some_and(|it| it.contains(header::UPGRADE))
            && headers.get(header::UPGRADE).is_some_and(|it| it.as_bytes().eq_ignore_ascii_case(b"websocket"))
            && headers.typed_get::<SecWebsocketVersion>() == Some(SecWebsocketVersion::V13);
        let key = headers.typed_get::<SecWebsocketKey>().filter(|_| wants_websocket);
        let on_upgrade = parts.extensions.remove::<OnUpgrade>();
        let (key, on_upgrade) = key.zip(on_upgrade).ok_or(ApiError::BadMessage)?;
        Ok(WebSocketRequest { accept: key.into(), on_upgrade })
    }
}

impl WebSocketRequest {
    /// Answers the request, and serves the socket once the client has the answer.
    pub(crate) fn accept<F>(self, serve: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let WebSocketRequest { accept, on_upgrade } = self;
        tokio::spawn(async move {
            if let Ok(upgraded) = on_upgrade.await {
                let socket = WebSocket::new(upgraded).await;
                // In a task of its own: this one would keep the room that it took until here.
                tokio::spawn(serve(socket));
            }
        });
        let mut response = StatusCode::SWITCHING_PROTOCOLS.into_response();
        response.headers_mut().typed_insert(Connection::upgrade());
        response.headers_mut().typed_insert(Upgrade::websocket());
        response.headers_mut().typed_insert(accept);
        response
    }
}

/// An open WebSocket.
pub(crate) struct WebSocket(WebSocketStream<TokioIo<Upgraded>>);

impl WebSocket {
    async fn new(upgraded: Upgraded) -> WebSocket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_MESSAGE_BYTES))
            .max_frame_size(Some(MAX_MESSAGE_BYTES));
        WebSocket(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)
    }

    /// The next message of the client; none once it has gone or breaks the protocol.
    pub(crate) async fn receive(&mut self) -> Option<Message> {
        self.0.next().await?.ok()
    }

    /// Sends a ping, or closes the socket. Returns whether that worked.
    pub(crate) async fn send_control(&mut self, message: Message) -> bool {
        self.0.send(message).await.is_ok()
    }

    /// Sends texts, all by one write. Returns whether that worked; if not, or if it was given up, the socket cannot be used any more.
    pub(crate) async fn send_texts(&mut self, texts: &[Utf8Bytes]) -> bool {
        // Nothing of an answer to a ping may be left for later: it would end up in the middle of what follows.
        if self.0.flush().await.is_err() {
            return false;
        }
        let frames = frames(texts);
        let stream = self.0.get_mut();
        stream.write_all(&frames).await.is_ok() && stream.flush().await.is_ok()
    }
}

/// The texts as frames of the protocol. A server masks nothing.
fn frames(texts: &[Utf8Bytes]) -> Vec<u8> {
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let length = texts.iter().map(|text| text.len() + header.len(text.len() as u64)).sum();
    let mut frames = Vec::with_capacity(length);
    for text in texts {
        header.format(text.len() as u64, &mut frames).expect("a vector takes everything");
        frames.extend_from_slice(text.as_bytes());
    }
    frames
}
