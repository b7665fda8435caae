//! Errors of the API: their status, code, sentence and body.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use fencepost_language::Language;
use fencepost_rules::{ParsePositionError, PlayError, SetupError};
use serde_json::{Map, Value, json};

use super::api::StateJson;
use crate::house::{House, HouseError};
use crate::room::CommandError;
use crate::store::StoreError;
use crate::tournament::TournamentError;

/// Why a request failed.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// The body is not JSON.
    NotJson,
    /// The body is JSON, but not of the kind that is wanted here.
    BadMessage,
    /// A field has a value that it cannot have.
    BadValue {
        /// Its name.
        field: &'static str,
    },
    /// The set-up is not a valid position.
    Setup(SetupError),
    /// The text is not a valid position.
    Position(ParsePositionError),
    /// A move of a list cannot be played.
    MoveAt {
        /// Its place, from 0.
        at: usize,
        /// As it was written.
        text: String,
        /// Why; none if it is not a move at all.
        error: Option<PlayError>,
    },
    /// The request needs a token.
    NoToken,
    /// The request needs the key of an organiser, an assistant or a player.
    NoKey,
    /// The request came from another site's page.
    OtherOrigin,
    /// The request is for a host name that is not ours.
    UnknownHost {
        /// The name, as it was sent.
        host: String,
    },
    /// There is nothing at that address.
    NoSuchPage,
    /// There is nothing at that address for this method.
    MethodNotAllowed,
    /// This server does not analyse.
    AnalysisOff,
    /// The position is one of a game that the asker is playing against other people.
    OwnGame,
    /// The body is too long.
    TooLarge,
    /// The body took too long to arrive.
    TooSlow,
    /// Too many of something.
    TooMany {
        /// The code that says of what.
        code: &'static str,
        /// Seconds after which it is worth trying again.
        retry: u64,
    },
    /// The house did not do what it was asked.
    House(HouseError),
}

impl From<HouseError> for ApiError {
    fn from(error: HouseError) -> ApiError {
        match error {
            HouseError::Refused(TournamentError::BadValue { field }) => ApiError::BadValue { field },
            error => ApiError::House(error),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::House(error.into())
    }
}

/// The status for an error of the house.
fn house_status(error: &HouseError) -> StatusCode {
    match error {
        HouseError::NoSuchGame | HouseError::NoSuchTournament => StatusCode::NOT_FOUND,
        HouseError::Refused(error) => tournament_status(*error),
        HouseError::UnknownToken => StatusCode::UNAUTHORIZED,
        HouseError::Rejected(error, _) => match error {
            CommandError::NotYourTurn => StatusCode::FORBIDDEN,
            CommandError::NotAMove { .. } | CommandError::Illegal { .. } | CommandError::NameASeat => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            CommandError::TooManyPhrases => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::CONFLICT,
        },
        HouseError::Store(_) | HouseError::EnginesGone | HouseError::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        HouseError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The status for what a tournament refuses.
fn tournament_status(error: TournamentError) -> StatusCode {
    match error {
        TournamentError::NotAllowed => StatusCode::FORBIDDEN,
        TournamentError::NoSuchPlayer | TournamentError::NoSuchTable | TournamentError::NoSuchAssistant => {
            StatusCode::NOT_FOUND
        }
        TournamentError::NotAResult | TournamentError::NeedsAWinner | TournamentError::BadValue { .. } => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::CONFLICT,
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
            ApiError::NoToken | ApiError::NoKey => StatusCode::UNAUTHORIZED,
            ApiError::OtherOrigin | ApiError::OwnGame => StatusCode::FORBIDDEN,
            ApiError::UnknownHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            ApiError::NoSuchPage | ApiError::AnalysisOff => StatusCode::NOT_FOUND,
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            ApiError::House(error) => house_status(error),
        }
    }

    /// What kind of error it is.
    pub fn kind(&self) -> &'static str {
        if self.is_illegal_move() {
            return "illegal-move";
        }
        match self.status() {
            StatusCode::UNAUTHORIZED => "unauthorized",
            StatusCode::FORBIDDEN => "forbidden",
            StatusCode::MISDIRECTED_REQUEST => "misdirected",
            StatusCode::NOT_FOUND => "not-found",
            StatusCode::METHOD_NOT_ALLOWED => "method-not-allowed",
            StatusCode::CONFLICT => "conflict",
            StatusCode::PAYLOAD_TOO_LARGE => "too-large",
            StatusCode::REQUEST_TIMEOUT => "too-slow",
            StatusCode::TOO_MANY_REQUESTS => "too-many-requests",
            StatusCode::SERVICE_UNAVAILABLE => "unavailable",
            StatusCode::INTERNAL_SERVER_ERROR => "internal",
            _ => "bad-request",
        }
    }

    fn is_illegal_move(&self) -> bool {
        matches!(
            self,
            ApiError::MoveAt { .. }
                | ApiError::House(HouseError::Rejected(
                    CommandError::NotAMove { .. } | CommandError::Illegal { .. },
                    _
                ))
        )
    }

    /// The short name by which programs know it and pages translate it.
    pub fn code(&self) -> &'static str {
        match self {
            ApiError::NotJson => "not-json",
            ApiError::BadMessage => "bad-message",
            ApiError::BadValue { .. } => "bad-value",
            ApiError::Setup(error) => error.code(),
            ApiError::Position(error) => error.code(),
            ApiError::MoveAt { error, .. } => error.as_ref().map_or("not-a-move", PlayError::code),
            ApiError::NoToken => "no-token",
            ApiError::NoKey => "no-key",
            ApiError::OtherOrigin => "other-origin",
            ApiError::UnknownHost { .. } => "unknown-host",
            ApiError::NoSuchPage => "no-such-page",
            ApiError::MethodNotAllowed => "method-not-allowed",
            ApiError::AnalysisOff => "analysis-off",
            ApiError::OwnGame => "own-game",
            ApiError::TooLarge => "too-large",
            ApiError::TooSlow => "too-slow",
            ApiError::TooMany { code, .. } => code,
            ApiError::House(error) => error.code(),
        }
    }

    /// Seconds after which it is worth trying again.
    pub fn retry(&self) -> Option<u64> {
        match self {
            ApiError::TooMany { retry, .. } => Some(*retry),
            ApiError::House(HouseError::Rejected(CommandError::TooManyPhrases, _)) => Some(10),
            ApiError::House(HouseError::Store(_) | HouseError::EnginesGone | HouseError::Stopping) => Some(2),
            _ => None,
        }
    }

    /// Whether the connection ends with the answer, because the request was not read to its end.
    pub fn ends_connection(&self) -> bool {
        matches!(self, ApiError::TooLarge | ApiError::TooSlow)
    }

    /// A sentence for people.
    pub fn reason(&self, language: &Language) -> String {
        match self {
            ApiError::Setup(error) => language.setup_error(error),
            ApiError::Position(error) => language.position_error(error),
            ApiError::House(HouseError::Rejected(CommandError::Illegal { mv, error }, _)) => {
                language.play_error(mv, error)
            }
            ApiError::MoveAt { text, error: Some(error), .. } => language.play_error(text, error),
            ApiError::MoveAt { text, .. }
            | ApiError::House(HouseError::Rejected(CommandError::NotAMove { text }, _)) => {
                language.text_with("error-not-a-move", &[("text", shortened(text).into())])
            }
            ApiError::UnknownHost { host } => {
                language.text_with("error-unknown-host", &[("host", name_of(host).into())])
            }
            ApiError::BadValue { field } => language.text_with("error-bad-value", &[("field", (*field).into())]),
            _ => language.text(&format!("error-{}", self.code())),
        }
    }

    /// The body of the answer. A conflict comes with the state of the game: the caller may have been behind.
    pub(crate) fn body(&self, language: &Language, house: &House) -> Map<String, Value> {
        let mut body = Map::new();
        if let ApiError::House(HouseError::Rejected(_, snapshot)) = self
            && self.status() == StatusCode::CONFLICT
            && let Ok(Value::Object(state)) = serde_json::to_value(StateJson::in_house(snapshot, house))
        {
            body = state;
        }
        body.insert("error".to_owned(), self.kind().into());
        body.insert("code".to_owned(), self.code().into());
        body.insert("reason".to_owned(), self.reason(language).into());
        if let Some(retry) = self.retry() {
            body.insert("retry".to_owned(), retry.into());
        }
        match self {
            ApiError::BadValue { field } => drop(body.insert("field".to_owned(), (*field).into())),
            ApiError::House(HouseError::Rejected(CommandError::Illegal { mv, error }, _)) => {
                body.insert("move".to_owned(), mv.to_string().into());
                body.extend(error_values(error));
            }
            ApiError::MoveAt { at, text, error } => {
                body.insert("at".to_owned(), (*at).into());
                body.insert("move".to_owned(), shortened(text).into());
                body.extend(error.iter().flat_map(error_values));
            }
            _ => {}
        }
        body
    }
}

/// The squares, fences and seats that a rule error is about.
pub(super) fn error_values(error: &PlayError) -> Map<String, Value> {
    let values = match error {
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
