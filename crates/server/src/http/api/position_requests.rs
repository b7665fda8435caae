//! Requests about a position: to explain it, and to analyse it.

use fencepost_rules::{Dialect, Game, PlayError};
use serde::{Deserialize, Serialize};

use super::{HIGHEST_LEVEL, StartRequest};
use crate::http::error::ApiError;

/// The most moves in a request: more than any game takes, and few enough to be cheap.
const MOST_MOVES: usize = 2000;

/// A game to be looked at.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
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
    /// The same from the parts of an address.
    pub fn from_text(position: Option<String>, moves: Vec<String>) -> PositionRequest {
        PositionRequest { start: StartRequest { position, ..StartRequest::default() }, moves, trial: None }
    }

    /// The game after the moves.
    ///
    /// # Errors
    /// The field with a bad value, or the move that cannot be played.
    pub fn game(&mut self) -> Result<Game, ApiError> {
        let (start, _) = std::mem::take(&mut self.start).check()?;
        if self.moves.len() > MOST_MOVES {
            return Err(ApiError::BadValue { field: "moves" });
        }
        let mut game = Game::new(start);
        for (at, text) in self.moves.iter().enumerate() {
            let illegal = |error: Option<PlayError>| ApiError::MoveAt { at, text: text.clone(), error };
            let event = Dialect::default().read_event(text, start.board()).map_err(|_| illegal(None))?;
            game.apply(event).map_err(|error| illegal(Some(error)))?;
        }
        Ok(game)
    }

    /// The move to be tried.
    pub fn trial(&self) -> Option<&String> {
        self.trial.as_ref()
    }
}

/// The most best lines of one analysis.
const MOST_LINES: usize = 5;
const USUAL_SECONDS: u64 = 3;

/// A game to be analysed.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
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
    /// The requested analysis, of at most that many seconds.
    ///
    /// # Errors
    /// The field with a bad value, or the move that cannot be played.
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
