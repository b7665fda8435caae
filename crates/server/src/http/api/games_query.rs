//! The query by which clients look for games.

use serde::Deserialize;

use crate::http::error::ApiError;
use crate::room::Fingerprint;
use crate::store::{Search, Status};

const DEFAULT_LIMIT: u32 = 50;
/// The most games in one answer.
pub(in crate::http) const MOST_GAMES: u32 = 100;

/// What games to look for.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[serde(default)]
pub struct GamesQuery {
    /// `open`, `running` or `over`.
    state: Option<String>,
    /// Games with somebody of that name.
    player: Option<String>,
    /// Games for that many players.
    players: Option<u8>,
    /// How many at most, up to 100.
    limit: Option<u32>,
    /// The `next` of the page before.
    before: Option<String>,
    /// The games of this browser's guest, private ones too.
    pub mine: bool,
}

impl GamesQuery {
    /// The guest's search.
    ///
    /// # Errors
    /// The field with a bad value.
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
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT).min(MOST_GAMES);
        let guest = guest.filter(|_| self.mine);
        Ok(Search { status, player: self.player.clone(), players: self.players, before, guest, limit })
    }
}

fn cursor(text: &str) -> Option<(u64, String)> {
    let (changed, id) = text.split_once('-')?;
    Some((changed.parse().ok().filter(|&changed: &u64| i64::try_from(changed).is_ok())?, id.to_owned()))
}
