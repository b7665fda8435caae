//! What clients send, read and checked.

use fencepost_rules::{
    Board, Dialect, Game, MOST_FENCES, ParsePositionError, PlayError, Players, Position, Seat, TimeControl,
};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::player_name;
use crate::failure::ApiError;
use crate::house::{NewGame, Place};
use crate::room::{Command, Fingerprint, First, Matter, Phrase, Terms};
use crate::store::{Search, Status};
use crate::view::Clock;

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;
/// The longest time on a clock, in seconds: a week.
const LONGEST_TIME: u32 = 7 * 24 * 60 * 60;
/// The longest increment or delay, in seconds.
const LONGEST_BONUS: u32 = 60 * 60;
/// How much time may be given at once, in seconds.
const GIFT: std::ops::RangeInclusive<u64> = 5..=60;
const USUAL_GIFT: u64 = 15;
const HIGHEST_LEVEL: u8 = 10;
/// The level of an engine that takes over where nobody names one.
const USUAL_LEVEL: u8 = 5;

/// Reads a message. An empty one counts as `{}`.
///
/// # Errors
/// If it is no JSON, or not of that kind.
pub fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, ApiError> {
    let bytes = if bytes.trim_ascii().is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(bytes)
        .map_err(|error| if error.is_data() { ApiError::BadMessage } else { ApiError::NotJson })
}

/// A game to be made. All fields may be left out.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct GameRequest {
    /// 2, 3 or 4.
    #[schema(example = 2)]
    players: Option<u64>,
    /// Width and height, from 2x2 to 9x9.
    #[schema(example = "9x9")]
    board: Option<String>,
    /// Fences per player, 0 to 20.
    #[schema(example = 10)]
    fences: Option<u64>,
    /// A start position; excludes `players`, `board` and `fences`.
    position: Option<String>,
    /// In turn order: `me`, `open` or `engine:LEVEL`, LEVEL from 0 (full strength) to 10.
    #[schema(example = json!(["me", "engine:5"]))]
    seats: Option<Vec<String>>,
    /// How time is kept.
    clock: Option<Clock>,
    /// `lot` or `agreed`.
    #[schema(value_type = Option<String>, example = "lot")]
    first: Option<First>,
    /// What the maker wants to be called.
    name: Option<String>,
    /// Whether strangers find the game in the lobby.
    listed: bool,
}

impl GameRequest {
    /// The game that is asked for.
    ///
    /// # Errors
    /// The field that cannot be so.
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
            None => Some(std::iter::once(Place::Me).chain(std::iter::repeat_n(Place::Open, players - 1)).collect()),
        };
        let me = |places: &Vec<Place>| places.iter().filter(|place| **place == Place::Me).count();
        let places = places
            .filter(|places| places.len() == players && me(places) <= 1)
            .ok_or(ApiError::BadValue { field: "seats" })?;
        let control = time_control(self.clock.unwrap_or_default()).ok_or(ApiError::BadValue { field: "clock" })?;
        let first = self.first.unwrap_or_default();
        let terms = Terms { start, fences, control, first, listed: self.listed, previous: None };
        Ok(NewGame { terms, places, name: name(self.name.as_deref())?, guest, address_group: None, address: None })
    }
}

/// Where a game starts.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
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
    /// The field that cannot be so.
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

/// So many moves are played at the most: more than any game takes, few enough to be no burden.
const MOST_MOVES: usize = 2000;

/// A game to be looked at.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(default)]
pub struct PositionRequest {
    #[serde(flatten)]
    start: StartRequest,
    /// What was played from there, `out:west` where a player left.
    moves: Vec<String>,
    /// A move to be tried.
    #[serde(rename = "try")]
    trial: Option<String>,
}

impl PositionRequest {
    /// The game after the moves.
    ///
    /// # Errors
    /// The field that cannot be so, or the move that cannot be played.
    pub fn game(&mut self) -> Result<Game, ApiError> {
        let (start, _) = std::mem::take(&mut self.start).check()?;
        if self.moves.len() > MOST_MOVES {
            return Err(ApiError::BadValue { field: "moves" });
        }
        let mut game = Game::new(start);
        for (at, text) in self.moves.iter().enumerate() {
            let refused = |refusal: Option<PlayError>| ApiError::MoveAt { at, text: text.clone(), refusal };
            let event = Dialect::default().read_event(text, start.board()).map_err(|_| refused(None))?;
            game.apply(event).map_err(|refusal| refused(Some(refusal)))?;
        }
        Ok(game)
    }

    /// The move to be tried.
    pub fn trial(&self) -> Option<&String> {
        self.trial.as_ref()
    }
}

/// Best lines of one analysis at the most.
const MOST_LINES: usize = 5;
const USUAL_SECONDS: u64 = 3;

/// A game to be analysed.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct AnalysisRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// How many of the best lines: 1 to 5.
    lines: Option<usize>,
    /// How long: 1 to 10 seconds, 3 if left out.
    seconds: Option<u64>,
    /// The level of an engine whose move is wanted, 1 to 10; full strength if left out.
    level: Option<u8>,
}

/// An analysis that can be made.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The game.
    pub game: Game,
    /// How many of the best lines.
    pub lines: usize,
    /// How long.
    pub seconds: u64,
    /// 1 to 10, or 0 for full strength.
    pub level: u8,
}

impl AnalysisRequest {
    /// The analysis that is asked for, of so many seconds at the most.
    ///
    /// # Errors
    /// The field that cannot be so, or the move that cannot be played.
    pub fn check(mut self, most_seconds: u64) -> Result<Analysis, ApiError> {
        let bad = |field| ApiError::BadValue { field };
        let most = most_seconds.max(1);
        let seconds = self.seconds.unwrap_or(USUAL_SECONDS.min(most));
        let (lines, level) = (self.lines.unwrap_or(1), self.level.unwrap_or(0));
        if !(1..=MOST_LINES).contains(&lines) {
            Err(bad("lines"))
        } else if !(1..=most).contains(&seconds) {
            Err(bad("seconds"))
        } else if level > HIGHEST_LEVEL {
            Err(bad("level"))
        } else {
            Ok(Analysis { game: self.position.game()?, lines, seconds, level })
        }
    }
}

const USUAL_LIMIT: u32 = 50;
/// So many games are told of at a time, at the most.
pub(super) const MOST_GAMES: u32 = 100;

/// What games to look for.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub struct Question {
    /// `open`, `running` or `over`.
    state: Option<String>,
    /// Games with somebody of that name.
    player: Option<String>,
    /// Games for so many players.
    players: Option<u8>,
    /// So many at the most, up to 100.
    limit: Option<u32>,
    /// The `next` of the page before.
    before: Option<String>,
    /// The games of this browser's guest, private ones too.
    pub mine: bool,
}

impl Question {
    /// What that guest asks the store for.
    ///
    /// # Errors
    /// The field that cannot be so.
    pub fn check(&self, guest: Option<Fingerprint>) -> Result<Search, ApiError> {
        let status = match self.state.as_deref() {
            None => None,
            Some("open") => Some(Status::Open),
            Some("running") => Some(Status::Running),
            Some("over") => Some(Status::Over),
            Some(_) => return Err(ApiError::BadValue { field: "state" }),
        };
        let before = match &self.before {
            None => None,
            Some(text) => Some(cursor(text).ok_or(ApiError::BadValue { field: "before" })?),
        };
        let limit = self.limit.unwrap_or(USUAL_LIMIT).min(MOST_GAMES);
        let guest = guest.filter(|_| self.mine);
        Ok(Search { status, player: self.player.clone(), players: self.players, before, guest, limit })
    }
}

fn cursor(text: &str) -> Option<(u64, String)> {
    let (changed, id) = text.split_once('-')?;
    Some((changed.parse().ok().filter(|&changed: &u64| i64::try_from(changed).is_ok())?, id.to_owned()))
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
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
    /// The field that cannot be so.
    pub fn check(self) -> Result<(Option<Seat>, Option<String>), ApiError> {
        Ok((self.seat.as_deref().map(seat).transpose()?, name(self.name.as_deref())?))
    }
}

/// A move.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct MoveRequest {
    /// The move: `e2`, `e3h`, `pass`.
    #[serde(rename = "move")]
    #[schema(example = "e2")]
    pub mv: String,
    /// The number of moves already played.
    #[schema(example = 0)]
    pub ply: usize,
}

/// An offer, or the answer to one.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct OfferRequest {
    /// Refuses what is offered, or takes the own offer back.
    pub decline: bool,
}

/// A gift of time.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct TimeRequest {
    /// Who gets it; may be left out in a game of two.
    pub seat: Option<String>,
    /// How much: 5 to 60, 15 if left out.
    pub seconds: Option<u64>,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct PhraseRequest {
    /// One of the codes that `/api/server` lists.
    #[schema(example = "good-game")]
    pub code: String,
}

/// An engine for a person's seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct TakeoverRequest {
    /// Which seat.
    pub seat: String,
    /// 0 to 10; 5 if left out.
    pub level: Option<u8>,
}

impl From<MoveRequest> for Command {
    fn from(request: MoveRequest) -> Command {
        Command::Move { text: request.mv, ply: request.ply, lag: 0 }
    }
}

impl OfferRequest {
    /// What is wished in that matter.
    pub fn command(&self, matter: Matter) -> Command {
        if self.decline { Command::Decline(matter) } else { Command::Offer(matter) }
    }
}

impl TryFrom<TimeRequest> for Command {
    type Error = ApiError;

    fn try_from(request: TimeRequest) -> Result<Command, ApiError> {
        let seconds = request.seconds.unwrap_or(USUAL_GIFT);
        if !GIFT.contains(&seconds) {
            return Err(ApiError::BadValue { field: "seconds" });
        }
        Ok(Command::GiveTime { to: request.seat.as_deref().map(seat).transpose()?, seconds })
    }
}

impl TryFrom<PhraseRequest> for Command {
    type Error = ApiError;

    fn try_from(request: PhraseRequest) -> Result<Command, ApiError> {
        Phrase::from_code(&request.code).map(Command::Say).ok_or(ApiError::BadValue { field: "code" })
    }
}

impl TryFrom<TakeoverRequest> for Command {
    type Error = ApiError;

    fn try_from(request: TakeoverRequest) -> Result<Command, ApiError> {
        let level = request.level.unwrap_or(USUAL_LEVEL);
        if level > HIGHEST_LEVEL {
            return Err(ApiError::BadValue { field: "level" });
        }
        Ok(Command::TakeOver { seat: seat(&request.seat)?, level, away: false })
    }
}

/// What comes over a socket.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SocketMessage {
    /// The first message: who one is.
    Hello {
        /// The seat's secret; none for watchers.
        #[serde(default)]
        token: Option<String>,
    },
    /// A question whether anybody is there.
    Ping {
        /// Comes back as it is.
        #[serde(default)]
        t: Option<f64>,
    },
    /// A move.
    Move(MoveRequest),
    /// To give up.
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

/// The mark by which a client knows the answer to its message.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Marked {
    /// A number or a short text; anything else is left out.
    #[serde(default, deserialize_with = "mark")]
    pub id: Option<serde_json::Value>,
}

fn mark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<serde_json::Value>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    let is_short = match &value {
        serde_json::Value::Number(_) => true,
        serde_json::Value::String(text) => text.len() <= 32,
        _ => false,
    };
    Ok(is_short.then_some(value))
}

/// A seat by its name.
///
/// # Errors
/// If there is none of that name.
pub fn seat(text: &str) -> Result<Seat, ApiError> {
    text.parse().map_err(|_| ApiError::BadValue { field: "seat" })
}

/// A name as it may be shown; none where nothing of it can be seen.
fn name(text: Option<&str>) -> Result<Option<String>, ApiError> {
    let name = text.and_then(player_name::cleaned);
    let fits = name.as_ref().is_none_or(|name| name.chars().count() <= LONGEST_NAME);
    if fits { Ok(name) } else { Err(ApiError::BadValue { field: "name" }) }
}

fn place(text: &str) -> Option<Place> {
    match text {
        "me" => Some(Place::Me),
        "open" => Some(Place::Open),
        _ => {
            let level = text.strip_prefix("engine:")?;
            let digits = level.bytes().all(|byte| byte.is_ascii_digit());
            let level = level.parse().ok().filter(|&level: &u8| digits && level <= HIGHEST_LEVEL)?;
            Some(Place::Engine(level))
        }
    }
}

fn time_control(clock: Clock) -> Option<TimeControl> {
    let time = |seconds: u32| (1..=LONGEST_TIME).contains(&seconds);
    let bonus = |seconds: u32| seconds <= LONGEST_BONUS;
    let fits = match clock {
        Clock::None => true,
        Clock::Increment { initial, increment } => time(initial) && bonus(increment),
        Clock::Delay { initial, delay } => time(initial) && bonus(delay),
        Clock::PerMove { seconds } => time(seconds),
        Clock::Hourglass { initial } => time(initial),
    };
    fits.then(|| clock.into())
}
