//! What can go wrong with a call: one type that decides the status, the code and the words.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use fencepost_language::Language;
use fencepost_rules::{ParsePositionError, PlayError, SetupError};
use serde_json::{Map, Value, json};

use crate::room::CommandError;
use crate::store::StoreError;
use crate::view::State;

/// Why a call was not answered as wished.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// The body is no JSON.
    NotJson,
    /// The body is JSON, but not of the kind that is wanted here.
    BadMessage,
    /// A field has a value that it cannot have.
    BadValue {
        /// Its name.
        field: &'static str,
    },
    /// The set-up is no position.
    Setup(SetupError),
    /// The text is no position.
    Position(ParsePositionError),
    /// A move of a list cannot be played.
    MoveAt {
        /// Its place, from 0.
        at: usize,
        /// As it was written.
        text: String,
        /// Why; none where it is no move at all.
        refusal: Option<PlayError>,
    },
    /// The call needs a token.
    NoToken,
    /// The token opens nothing here.
    UnknownToken,
    /// The call came from another site's page.
    OtherOrigin,
    /// The server was asked for by a name that is not its own.
    UnknownHost {
        /// The name, as it was sent.
        host: String,
    },
    /// No game of that name.
    NoSuchGame,
    /// Nothing at that address.
    NoSuchPage,
    /// Nothing at that address for this method.
    MethodNotAllowed,
    /// This server does not analyse.
    AnalysisOff,
    /// The game does not allow it. The state is there where the caller may have been behind.
    Denied(CommandError, Option<Box<State>>),
    /// The message is too long.
    TooLarge,
    /// The message took too long to arrive.
    TooSlow,
    /// Too many of something.
    TooMany {
        /// The code that says of what.
        code: &'static str,
        /// Seconds after which it is worth trying again.
        retry: u64,
    },
    /// The disk does not do its part.
    Store(StoreError),
    /// No thread is left on which an engine could think.
    EnginesGone,
    /// The server is going down.
    Stopping,
    /// A fault of our own.
    Internal,
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::Store(error)
    }
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> ApiError {
        ApiError::Denied(error, None)
    }
}

impl ApiError {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            ApiError::NotJson | ApiError::BadMessage => StatusCode::BAD_REQUEST,
            ApiError::BadValue { .. } | ApiError::Setup(_) | ApiError::Position(_) | ApiError::MoveAt { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ApiError::NoToken | ApiError::UnknownToken => StatusCode::UNAUTHORIZED,
            ApiError::OtherOrigin => StatusCode::FORBIDDEN,
            ApiError::UnknownHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            ApiError::NoSuchGame | ApiError::NoSuchPage | ApiError::AnalysisOff => StatusCode::NOT_FOUND,
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::Denied(error, _) => match error {
                CommandError::NotYourTurn => StatusCode::FORBIDDEN,
                CommandError::NotAMove { .. } | CommandError::Illegal { .. } | CommandError::NameASeat => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
                CommandError::TooManyPhrases => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::CONFLICT,
            },
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Store(_) | ApiError::EnginesGone | ApiError::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What kind of trouble it is.
    pub fn kind(&self) -> &'static str {
        match (self, self.status()) {
            (
                ApiError::Denied(CommandError::NotAMove { .. } | CommandError::Illegal { .. }, _)
                | ApiError::MoveAt { .. },
                _,
            ) => "illegal-move",
            (_, StatusCode::UNAUTHORIZED) => "unauthorized",
            (_, StatusCode::FORBIDDEN) => "forbidden",
            (_, StatusCode::MISDIRECTED_REQUEST) => "misdirected",
            (_, StatusCode::NOT_FOUND) => "not-found",
            (_, StatusCode::METHOD_NOT_ALLOWED) => "method-not-allowed",
            (_, StatusCode::CONFLICT) => "conflict",
            (_, StatusCode::PAYLOAD_TOO_LARGE) => "too-large",
            (_, StatusCode::REQUEST_TIMEOUT) => "too-slow",
            (_, StatusCode::TOO_MANY_REQUESTS) => "too-many-requests",
            (_, StatusCode::SERVICE_UNAVAILABLE) => "unavailable",
            (_, StatusCode::INTERNAL_SERVER_ERROR) => "internal",
            _ => "bad-request",
        }
    }

    /// The short name by which programs know it and pages translate it.
    pub fn code(&self) -> &'static str {
        match self {
            ApiError::NotJson => "not-json",
            ApiError::BadMessage => "bad-message",
            ApiError::BadValue { .. } => "bad-value",
            ApiError::Setup(error) => error.code(),
            ApiError::Position(error) => error.code(),
            ApiError::MoveAt { refusal, .. } => refusal.as_ref().map_or("not-a-move", PlayError::code),
            ApiError::NoToken => "no-token",
            ApiError::UnknownToken => "unknown-token",
            ApiError::OtherOrigin => "other-origin",
            ApiError::UnknownHost { .. } => "unknown-host",
            ApiError::NoSuchGame => "no-such-game",
            ApiError::NoSuchPage => "no-such-page",
            ApiError::MethodNotAllowed => "method-not-allowed",
            ApiError::AnalysisOff => "analysis-off",
            ApiError::Denied(error, _) => error.code(),
            ApiError::TooLarge => "too-large",
            ApiError::TooSlow => "too-slow",
            ApiError::TooMany { code, .. } => code,
            ApiError::Store(StoreError::Full) => "storage-full",
            ApiError::Store(StoreError::ReadOnly) => "read-only",
            ApiError::Store(StoreError::Gone) => "storage-gone",
            ApiError::Store(StoreError::Damaged(_)) => "storage-damaged",
            ApiError::Store(StoreError::TimedOut) => "storage-slow",
            ApiError::Store(_) => "storage",
            ApiError::EnginesGone => "engines-gone",
            ApiError::Stopping => "stopping",
            ApiError::Internal => "internal",
        }
    }

    /// Seconds after which it is worth trying again.
    pub fn retry(&self) -> Option<u64> {
        match self {
            ApiError::TooMany { retry, .. } => Some(*retry),
            ApiError::Denied(CommandError::TooManyPhrases, _) => Some(10),
            ApiError::Store(_) | ApiError::EnginesGone | ApiError::Stopping => Some(2),
            _ => None,
        }
    }

    /// Whether the connection ends with the answer, because the call was not read to its end.
    pub fn ends_connection(&self) -> bool {
        matches!(self, ApiError::TooLarge | ApiError::TooSlow)
    }

    /// A sentence for people.
    pub fn reason(&self, language: &Language) -> String {
        match self {
            ApiError::Setup(error) => language.setup_error(error),
            ApiError::Position(error) => language.position_error(error),
            ApiError::Denied(CommandError::Illegal { mv, error: refusal }, _) => language.refusal(mv, refusal),
            ApiError::MoveAt { text, refusal: Some(refusal), .. } => language.refusal(text, refusal),
            ApiError::MoveAt { text, .. } | ApiError::Denied(CommandError::NotAMove { text }, _) => {
                language.text_with("failure-not-a-move", &[("text", shortened(text).into())])
            }
            ApiError::UnknownHost { host } => {
                language.text_with("failure-unknown-host", &[("host", name_of(host).into())])
            }
            ApiError::BadValue { field } => language.text_with("failure-bad-value", &[("field", (*field).into())]),
            _ => language.text(&format!("failure-{}", self.code())),
        }
    }

    /// The body of the answer.
    pub fn body(&self, language: &Language) -> Map<String, Value> {
        let mut body = match self {
            ApiError::Denied(_, Some(state)) => match serde_json::to_value(state) {
                Ok(Value::Object(state)) => state,
                _ => Map::new(),
            },
            _ => Map::new(),
        };
        body.insert("error".to_owned(), self.kind().into());
        body.insert("code".to_owned(), self.code().into());
        body.insert("reason".to_owned(), self.reason(language).into());
        if let Some(retry) = self.retry() {
            body.insert("retry".to_owned(), retry.into());
        }
        match self {
            ApiError::BadValue { field } => drop(body.insert("field".to_owned(), (*field).into())),
            ApiError::Denied(CommandError::Illegal { mv, error: refusal }, _) => {
                body.insert("move".to_owned(), mv.to_string().into());
                body.extend(refusal_values(refusal));
            }
            ApiError::MoveAt { at, text, refusal } => {
                body.insert("at".to_owned(), (*at).into());
                body.insert("move".to_owned(), shortened(text).into());
                body.extend(refusal.iter().flat_map(refusal_values));
            }
            _ => {}
        }
        body
    }
}

/// The squares, fences and seats that a refusal is about.
pub(crate) fn refusal_values(refusal: &PlayError) -> Map<String, Value> {
    let values = match refusal {
        PlayError::WrongTurn { turn: seat } | PlayError::NotPlaying { seat } | PlayError::Occupied { by: seat } => {
            json!({ "seat": seat.name() })
        }
        PlayError::OutOfReach { from: square } | PlayError::JumpOpen { jump: square } => {
            json!({ "square": square.to_string() })
        }
        PlayError::FenceInTheWay { fence } | PlayError::Overlaps { fence } | PlayError::Crosses { fence } => {
            json!({ "fence": fence.to_string() })
        }
        PlayError::CutsOff { seat, region } => {
            let region: Vec<String> = region.into_iter().map(|square| square.to_string()).collect();
            json!({ "seat": seat.name(), "region": region })
        }
        _ => json!({}),
    };
    if let Value::Object(values) = values { values } else { Map::new() }
}

/// What somebody wrote, at a length that fits into a sentence.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

/// A host without its port, at a length that fits into a sentence.
fn name_of(host: &str) -> String {
    let name = if host.starts_with('[') { host } else { host.split(':').next().unwrap_or_default() };
    name.chars().filter(|letter| !letter.is_control()).take(80).collect()
}

/// The answer without its body: only the layer that knows the caller's language can write it.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
