//! Messages that clients send over a socket.

use serde::{Deserialize, Deserializer};

use super::{MoveRequest, OfferRequest, PhraseRequest, TakeoverRequest, TimeRequest};

/// A message over a socket.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SocketMessage {
    /// The first message: who the client is.
    Hello {
        /// The seat's secret; none for watchers.
        #[serde(default)]
        token: Option<String>,
        /// Whether moves tell only what the client cannot know by itself.
        #[serde(default)]
        changes: bool,
    },
    /// Asks for the whole state.
    State,
    /// Asks whether the server is there.
    Ping {
        /// Comes back as it is.
        #[serde(default)]
        t: Option<f64>,
    },
    /// A move.
    Move(MoveRequest),
    /// Resigns.
    Resign,
    /// A draw.
    Draw(OfferRequest),
    /// A takeback.
    Takeback(OfferRequest),
    /// A rematch.
    Rematch(OfferRequest),
    /// A gift of time.
    GiveTime(TimeRequest),
    /// Something to say.
    Phrase(PhraseRequest),
    /// An engine for a person's seat.
    Takeover(TakeoverRequest),
}

/// The correlation id by which a client recognises the answer to its message.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Correlated {
    /// A number or a short text; anything else is left out.
    #[serde(default, deserialize_with = "short_id")]
    pub id: Option<serde_json::Value>,
}

fn short_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<serde_json::Value>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    let is_short = match &value {
        serde_json::Value::Number(_) => true,
        serde_json::Value::String(text) => text.len() <= 32,
        _ => false,
    };
    Ok(is_short.then_some(value))
}
