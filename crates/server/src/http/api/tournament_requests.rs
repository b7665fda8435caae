//! Requests about tournaments.

#![expect(clippy::option_option, reason = "a field may be left out, taken away by null, or set")]

use fencepost_pairing::{Number, TableResult, TieBreak};
use fencepost_rules::TimeControl;
use serde::{Deserialize, Deserializer};

use super::game_requests::checked_name;
use super::{HIGHEST_LEVEL, TimeControlJson};
use crate::house::HouseError;
use crate::http::error::ApiError;
use crate::http::player_name;
use crate::room::Fingerprint;
use crate::tournament::{
    FormatKind, MOST_ROUNDS, Place, PlacePoints, Terms, Tournament, TournamentCommand, TournamentError,
    TournamentSettings,
};

/// The longest name of a tournament, in characters.
const LONGEST_NAME: usize = 80;
/// How long somebody may be waited for, in seconds.
const ABSENT: std::ops::RangeInclusive<u64> = 10..=86_400;
/// How long a round may take, in seconds.
const ROUND_TIME: std::ops::RangeInclusive<u64> = 60..=86_400;
/// The longest pause between two rounds, in seconds: a week.
const LONGEST_PAUSE: u64 = 7 * 86_400;
/// The highest rating.
const HIGHEST_RATING: u32 = 9999;
/// The time of an online game where none is set.
const DEFAULT_CONTROL: TimeControl = TimeControl::Increment { initial: 600, increment: 5 };

/// A field that may be left out, or be null.
fn nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

fn bad(field: &'static str) -> ApiError {
    ApiError::BadValue { field }
}

/// Points for the places at tables of three and four.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize, utoipa::ToSchema))]
#[serde(default)]
pub struct PointsRequest {
    /// At a table of three, the winner's first.
    #[serde(rename = "3")]
    #[cfg_attr(test, schema(example = json!([1, 0, 0])))]
    three: Option<Vec<f64>>,
    /// At a table of four.
    #[serde(rename = "4")]
    #[cfg_attr(test, schema(example = json!([1, 0, 0, 0])))]
    four: Option<Vec<f64>>,
}

impl PointsRequest {
    fn check(&self, known: PlacePoints) -> Option<PlacePoints> {
        let points = PlacePoints {
            three: self.three.as_deref().map_or(Some(known.three), halves)?,
            four: self.four.as_deref().map_or(Some(known.four), halves)?,
        };
        points.check().map(|_| points)
    }
}

/// Points in halves; none if one is something else.
fn halves<const N: usize>(points: &[f64]) -> Option<[i64; N]> {
    let half = |points: &f64| {
        let doubled = points * 2.0;
        ((0.0..=200.0).contains(&doubled) && doubled.fract() == 0.0).then_some(doubled as i64)
    };
    points.iter().map(half).collect::<Option<Vec<i64>>>()?.try_into().ok()
}

/// What the organiser can change. All fields may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize, utoipa::ToSchema))]
#[serde(default)]
pub struct TournamentSettingsRequest {
    /// What it is called, up to 80 characters.
    name: Option<String>,
    /// How many rounds a Swiss tournament has, 1 to 50.
    rounds: Option<u32>,
    /// `open` or `closed`.
    registration: Option<String>,
    /// Whether strangers find it.
    listed: Option<bool>,
    /// What places are worth.
    points: Option<PointsRequest>,
    /// The tie-breaks in the order in which they count.
    #[cfg_attr(test, schema(example = json!(["buchholz", "wins"])))]
    tiebreaks: Option<Vec<String>>,
    /// Whether rounds may repeat what was played if nothing else is possible.
    repeats: Option<bool>,
    /// Seconds after which somebody who has not moved forfeits.
    absent: Option<u64>,
    /// Seconds that a round should take: what is left of them is shown.
    #[serde(deserialize_with = "nullable")]
    #[cfg_attr(test, schema(value_type = Option<u64>))]
    round_time: Option<Option<u64>>,
    /// When the next round begins by itself, in milliseconds since 1970.
    #[serde(deserialize_with = "nullable")]
    #[cfg_attr(test, schema(value_type = Option<u64>))]
    start: Option<Option<u64>>,
    /// Seconds from the last result of a round until the next one begins by itself.
    #[serde(deserialize_with = "nullable")]
    #[cfg_attr(test, schema(value_type = Option<u64>))]
    pause: Option<Option<u64>>,
    /// The level of engines that fill seats.
    #[serde(deserialize_with = "nullable")]
    #[cfg_attr(test, schema(value_type = Option<u8>))]
    engines: Option<Option<u8>>,
}

impl TournamentSettingsRequest {
    /// The settings after this.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self, known: &TournamentSettings) -> Result<TournamentSettings, ApiError> {
        let mut settings = known.clone();
        if let Some(name) = self.name {
            settings.name = tournament_name(&name)?;
        }
        if let Some(rounds) = self.rounds {
            settings.rounds = Some(rounds).filter(|it| (1..=MOST_ROUNDS).contains(it)).ok_or(bad("rounds"))?;
        }
        match self.registration.as_deref() {
            None => {}
            Some("open") => settings.registration = true,
            Some("closed") => settings.registration = false,
            Some(_) => return Err(bad("registration")),
        }
        settings.listed = self.listed.unwrap_or(settings.listed);
        settings.repeats = self.repeats.unwrap_or(settings.repeats);
        if let Some(points) = self.points {
            settings.points = points.check(settings.points).ok_or(bad("points"))?;
        }
        if let Some(codes) = self.tiebreaks {
            let is_new = |at: usize, code: &String| TieBreak::from_code(code).is_some() && !codes[..at].contains(code);
            if !codes.iter().enumerate().all(|(at, code)| is_new(at, code)) {
                return Err(bad("tiebreaks"));
            }
            settings.tie_breaks = codes;
        }
        if let Some(absent) = self.absent {
            settings.absent = Some(absent).filter(|it| ABSENT.contains(it)).ok_or(bad("absent"))?;
        }
        if let Some(time) = self.round_time {
            let fits = time.is_none_or(|time| ROUND_TIME.contains(&time));
            settings.round_time = if fits { time } else { return Err(bad("round_time")) };
        }
        if let Some(start) = self.start {
            let fits = start.is_none_or(|start| i64::try_from(start).is_ok());
            settings.start = if fits { start } else { return Err(bad("start")) };
        }
        if let Some(pause) = self.pause {
            let fits = pause.is_none_or(|pause| pause <= LONGEST_PAUSE);
            settings.pause = if fits { pause } else { return Err(bad("pause")) };
        }
        if let Some(level) = self.engines {
            let fits = level.is_none_or(|level| level <= HIGHEST_LEVEL);
            settings.engines = if fits { level } else { return Err(bad("engines")) };
        }
        Ok(settings)
    }
}

/// A tournament to be created.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct TournamentRequest {
    /// `swiss`, `round-robin` or `knock-out`.
    #[cfg_attr(test, schema(example = "swiss"))]
    format: Option<String>,
    /// Whether everybody meets everybody twice in a round robin.
    double: bool,
    /// 2, 3 or 4.
    #[cfg_attr(test, schema(example = 2))]
    table: Option<u64>,
    /// `board` or `online`.
    #[serde(rename = "where")]
    #[cfg_attr(test, schema(example = "board"))]
    place: Option<String>,
    /// How time is kept in online games.
    clock: Option<TimeControlJson>,
    #[serde(flatten)]
    settings: TournamentSettingsRequest,
}

impl TournamentRequest {
    /// The requested tournament.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self) -> Result<(Terms, TournamentSettings), ApiError> {
        let format = self.format.as_deref().unwrap_or("swiss");
        let format = FormatKind::ALL.into_iter().find(|it| it.name() == format).ok_or(bad("format"))?;
        if self.double && format != FormatKind::RoundRobin {
            return Err(bad("double"));
        }
        if self.settings.rounds.is_some() && format != FormatKind::Swiss {
            return Err(bad("rounds"));
        }
        let table = self.table.unwrap_or(2);
        let table = u8::try_from(table).ok().filter(|it| (2..=4).contains(it)).ok_or(bad("table"))?;
        let place = match self.place.as_deref() {
            None | Some("board") => Place::Board,
            Some("online") => Place::Online,
            Some(_) => return Err(bad("where")),
        };
        let control = match self.clock {
            Some(_) if place == Place::Board => return Err(bad("clock")),
            Some(clock) => clock.check().ok_or(bad("clock"))?,
            None if place == Place::Online => DEFAULT_CONTROL,
            None => TimeControl::None,
        };
        let online = &self.settings;
        if place == Place::Board {
            let is_set = |value: bool, field: &'static str| if value { Err(bad(field)) } else { Ok(()) };
            is_set(matches!(online.start, Some(Some(_))), "start")?;
            is_set(matches!(online.pause, Some(Some(_))), "pause")?;
            is_set(matches!(online.engines, Some(Some(_))), "engines")?;
        }
        if self.settings.name.is_none() {
            return Err(bad("name"));
        }
        let settings = self.settings.check(&TournamentSettings::named(String::new()))?;
        Ok((Terms { format, double: self.double, table, place, control }, settings))
    }
}

fn tournament_name(text: &str) -> Result<String, ApiError> {
    let name = player_name::sanitized(text).filter(|name| name.chars().count() <= LONGEST_NAME);
    name.ok_or(bad("name"))
}

/// A name that can be seen.
fn entrant_name(text: Option<&str>) -> Result<String, ApiError> {
    checked_name(text)?.ok_or(bad("name"))
}

fn rating(rating: Option<u32>) -> Result<Option<u32>, ApiError> {
    if rating.is_none_or(|rating| rating <= HIGHEST_RATING) { Ok(rating) } else { Err(bad("rating")) }
}

/// A player to be entered.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct EntryRequest {
    /// What the player is called, up to 32 characters.
    #[cfg_attr(test, schema(example = "Ann"))]
    name: Option<String>,
    /// 0 to 9999.
    rating: Option<u32>,
    /// The level of an engine, 0 to 10; online only.
    engine: Option<u8>,
}

impl EntryRequest {
    /// The command, with the fingerprint of the player's token.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn enter(self, token: Fingerprint) -> Result<TournamentCommand, ApiError> {
        let engine = self.engine;
        if engine.is_some_and(|level| level > HIGHEST_LEVEL) {
            return Err(bad("engine"));
        }
        let named = engine.filter(|_| self.name.is_none()).map(|level| format!("Engine {level}"));
        let name = entrant_name(named.as_deref().or(self.name.as_deref()))?;
        Ok(TournamentCommand::Enter { name, rating: rating(self.rating)?, engine, token })
    }

    /// The command of somebody who joins.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn join(self, token: Fingerprint) -> Result<TournamentCommand, ApiError> {
        Ok(TournamentCommand::Join { name: entrant_name(self.name.as_deref())?, token })
    }
}

/// What is corrected about a player. All fields may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct CorrectionRequest {
    /// Another name.
    name: Option<String>,
    /// Another rating; null for none.
    #[serde(deserialize_with = "nullable")]
    #[cfg_attr(test, schema(value_type = Option<u32>))]
    rating: Option<Option<u32>>,
    /// Whether the player has left.
    withdrawn: Option<bool>,
}

impl CorrectionRequest {
    /// The command.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self, player: Number) -> Result<TournamentCommand, ApiError> {
        let name = self.name.as_deref().map(|name| entrant_name(Some(name))).transpose()?;
        let rating = self.rating.map(rating).transpose()?;
        Ok(TournamentCommand::Correct { player, name, rating, withdrawn: self.withdrawn })
    }
}

/// A round to be paired.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct RoundRequest {
    /// Whether it may repeat what was played if nothing else is possible.
    pub repeats: bool,
}

/// A result, entered or proposed.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct ResultRequest {
    /// One number per player in turn order; null takes it back.
    #[cfg_attr(test, schema(example = "1-0"))]
    result: Option<String>,
    /// Those who did not turn up.
    #[serde(default)]
    absent: Vec<Number>,
}

impl ResultRequest {
    fn result(&self) -> Result<Option<TableResult>, ApiError> {
        let not_a_result = |_| ApiError::from(HouseError::Refused(TournamentError::NotAResult));
        self.result.as_deref().map(|text| text.parse().map_err(not_a_result)).transpose()
    }

    /// The command of somebody who enters it.
    ///
    /// # Errors
    /// If it is not a result.
    pub fn enter(self, round: usize, table: usize) -> Result<TournamentCommand, ApiError> {
        let result = self.result()?;
        Ok(TournamentCommand::SetResult { round, table, result, absent: self.absent })
    }

    /// The command of a player who proposes it.
    ///
    /// # Errors
    /// If it is not a result.
    pub fn propose(self, round: usize, table: usize) -> Result<TournamentCommand, ApiError> {
        let result = self.result()?.ok_or(HouseError::Refused(TournamentError::NotAResult))?;
        Ok(TournamentCommand::Propose { round, table, result })
    }
}

/// An assistant to be named.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default)]
pub struct AssistantRequest {
    /// What the organiser calls them.
    name: Option<String>,
}

impl AssistantRequest {
    /// The command, with the fingerprint of the key.
    ///
    /// # Errors
    /// The field with a bad value.
    pub fn check(self, key: Fingerprint) -> Result<TournamentCommand, ApiError> {
        Ok(TournamentCommand::Appoint { name: checked_name(self.name.as_deref())?, key })
    }
}

/// The settings after a request to change them.
///
/// # Errors
/// The field with a bad value.
pub fn changed(request: TournamentSettingsRequest, tournament: &Tournament) -> Result<TournamentCommand, ApiError> {
    Ok(TournamentCommand::Change(Box::new(request.check(tournament.settings())?)))
}
