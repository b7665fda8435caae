//! Requests to create a game and to join one.

use fencepost_rules::{Board, MOST_FENCES, ParsePositionError, Players, Position, Seat};
use serde::{Deserialize, Serialize};

use super::{HIGHEST_LEVEL, TimeControlJson, seat};
use crate::house::{NewGame, Place};
use crate::http::error::ApiError;
use crate::http::player_name;
use crate::room::{Fingerprint, First, Terms};

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;

/// A game to be created. All fields may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct GameRequest {
    /// 2, 3 or 4.
    #[cfg_attr(test, schema(example = 2))]
    players: Option<u64>,
    /// Width and height, from 2x2 to 9x9.
    #[cfg_attr(test, schema(example = "9x9"))]
    board: Option<String>,
    /// Fences per player, 0 to 20.
    #[cfg_attr(test, schema(example = 10))]
    fences: Option<u64>,
    /// A start position; excludes `players`, `board` and `fences`.
    position: Option<String>,
    /// In turn order: `me`, `open` or `engine:LEVEL`, LEVEL from 0 (full strength) to 10.
    #[cfg_attr(test, schema(example = json!(["me", "engine:5"])))]
    seats: Option<Vec<String>>,
    /// How time is kept.
    clock: Option<TimeControlJson>,
    /// `lot` or `agreed`.
    #[cfg_attr(test, schema(value_type = Option<String>, example = "lot"))]
    first: Option<First>,
    /// What the creator wants to be called.
    name: Option<String>,
    /// Whether strangers find the game in the lobby.
    listed: bool,
}

impl GameRequest {
    /// The requested game.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self, guest: Option<Fingerprint>) -> Result<NewGame, ApiError> {
        let start = StartRequest {
            players: self.players.or(self.seats.as_ref().filter(|_| self.position.is_none()).map(|it| it.len() as u64)),
            board: self.board,
            fences: self.fences,
            position: self.position,
        };
        let (start, fences) = start.check()?;
        if start.winner().is_some() {
            return Err(ApiError::BadValue { field: "position" });
        }
        let players = start.players().count();
        let places = match self.seats {
            Some(seats) => seats.iter().map(|seat| place(seat)).collect::<Option<Vec<Place>>>(),
            None => {
                Some(std::iter::once(Place::Creator).chain(std::iter::repeat_n(Place::Open, players - 1)).collect())
            }
        };
        let me = |places: &Vec<Place>| places.iter().filter(|place| **place == Place::Creator).count();
        let places = places
            .filter(|places| places.len() == players && me(places) <= 1)
            .ok_or(ApiError::BadValue { field: "seats" })?;
        let control = self.clock.unwrap_or_default().check().ok_or(ApiError::BadValue { field: "clock" })?;
        let first = self.first.unwrap_or_default();
        let terms = Terms {
            start,
            fences,
            control,
            first,
            listed: self.listed,
            previous: None,
            tournament: None,
            of_house: false,
        };
        Ok(NewGame {
            terms,
            places,
            name: checked_name(self.name.as_deref())?,
            guest,
            address_group: None,
            address: None,
        })
    }
}

/// Where a game starts.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct StartRequest {
    /// 2, 3 or 4.
    pub players: Option<u64>,
    /// Width and height, from 2x2 to 9x9.
    pub board: Option<String>,
    /// Fences per player, 0 to 20.
    pub fences: Option<u64>,
    /// A position; excludes the others.
    pub position: Option<String>,
}

impl StartRequest {
    /// The position, and the number of fences where it is a beginning.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self) -> Result<(Position, Option<u8>), ApiError> {
        if let Some(text) = self.position {
            if self.players.is_some() || self.board.is_some() || self.fences.is_some() {
                return Err(ApiError::BadValue { field: "position" });
            }
            let position = text.parse().map_err(|error: ParsePositionError| ApiError::Position(error))?;
            return Ok((position, None));
        }
        let players = usize::try_from(self.players.unwrap_or(2)).ok().and_then(Players::from_count);
        let players = players.ok_or(ApiError::BadValue { field: "players" })?;
        let board = self.board.map_or(Ok(Board::STANDARD), |text| text.parse());
        let board = board.map_err(|_| ApiError::BadValue { field: "board" })?;
        let fences = self.fences.unwrap_or(players.default_fences().into());
        let fences = u8::try_from(fences).ok().filter(|&fences| fences <= MOST_FENCES);
        let fences = fences.ok_or(ApiError::BadValue { field: "fences" })?;
        Ok((Position::start(players, board, fences).map_err(ApiError::Setup)?, Some(fences)))
    }
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct JoinRequest {
    /// What they want to be called.
    name: Option<String>,
    /// A certain seat; the first open one if left out.
    seat: Option<String>,
}

impl JoinRequest {
    /// Seat and name.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self) -> Result<(Option<Seat>, Option<String>), ApiError> {
        Ok((self.seat.as_deref().map(seat).transpose()?, checked_name(self.name.as_deref())?))
    }
}

/// A name as it may be shown; none where nothing of it can be seen.
pub(super) fn checked_name(text: Option<&str>) -> Result<Option<String>, ApiError> {
    let name = text.and_then(player_name::sanitized);
    let fits = name.as_ref().is_none_or(|name| name.chars().count() <= LONGEST_NAME);
    if fits { Ok(name) } else { Err(ApiError::BadValue { field: "name" }) }
}

fn place(text: &str) -> Option<Place> {
    match text {
        "me" => Some(Place::Creator),
        "open" => Some(Place::Open),
        _ => {
            let level = text.strip_prefix("engine:")?;
            let digits = level.bytes().all(|byte| byte.is_ascii_digit());
            let level = level.parse().ok().filter(|&level: &u8| digits && level <= HIGHEST_LEVEL)?;
            Some(Place::Engine(level))
        }
    }
}
