//! Time controls as the API writes them.

use fencepost_rules::TimeControl;
use serde::{Deserialize, Serialize};

/// The longest time on a clock, in seconds: a week.
const LONGEST_TIME: u32 = 7 * 24 * 60 * 60;
/// The longest increment or delay, in seconds.
const LONGEST_BONUS: u32 = 60 * 60;

/// How time is kept (R19). All times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, schema(as = Clock))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TimeControlJson {
    /// No limit.
    #[default]
    None,
    /// Time per player, and more of it after each move.
    Increment {
        /// What each player starts with.
        initial: u32,
        /// What a move adds.
        #[serde(default)]
        increment: u32,
    },
    /// Time per player, and on each move the clock waits before it runs.
    Delay {
        /// What each player starts with.
        initial: u32,
        /// How long the clock waits.
        #[serde(default)]
        delay: u32,
    },
    /// Time for each move.
    PerMove {
        /// What each move may take.
        seconds: u32,
    },
    /// What a player uses the others gain.
    Hourglass {
        /// What each player starts with.
        initial: u32,
    },
}

impl TimeControlJson {
    /// The time control, if its times are within bounds.
    pub(super) fn check(self) -> Option<TimeControl> {
        let time = |seconds: u32| (1..=LONGEST_TIME).contains(&seconds);
        let bonus = |seconds: u32| seconds <= LONGEST_BONUS;
        let fits = match self {
            TimeControlJson::None => true,
            TimeControlJson::Increment { initial, increment } => time(initial) && bonus(increment),
            TimeControlJson::Delay { initial, delay } => time(initial) && bonus(delay),
            TimeControlJson::PerMove { seconds } => time(seconds),
            TimeControlJson::Hourglass { initial } => time(initial),
        };
        fits.then(|| self.into())
    }
}

impl From<TimeControl> for TimeControlJson {
    fn from(control: TimeControl) -> TimeControlJson {
        match control {
            TimeControl::None => TimeControlJson::None,
            TimeControl::Increment { initial, increment } => TimeControlJson::Increment { initial, increment },
            TimeControl::Delay { initial, delay } => TimeControlJson::Delay { initial, delay },
            TimeControl::PerMove { seconds } => TimeControlJson::PerMove { seconds },
            TimeControl::Hourglass { initial } => TimeControlJson::Hourglass { initial },
        }
    }
}

impl From<TimeControlJson> for TimeControl {
    fn from(control: TimeControlJson) -> TimeControl {
        match control {
            TimeControlJson::None => TimeControl::None,
            TimeControlJson::Increment { initial, increment } => TimeControl::Increment { initial, increment },
            TimeControlJson::Delay { initial, delay } => TimeControl::Delay { initial, delay },
            TimeControlJson::PerMove { seconds } => TimeControl::PerMove { seconds },
            TimeControlJson::Hourglass { initial } => TimeControl::Hourglass { initial },
        }
    }
}
