//! How much time players have (R19), as one word of text.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

const PER_MOVE: &str = "/move";
const HOURGLASS: &str = "/hourglass";

/// A time control (R19). All times are in seconds.
///
/// ```
/// use fencepost_rules::TimeControl;
///
/// let control: TimeControl = "600+5".parse()?;
/// assert_eq!(control, TimeControl::Increment { initial: 600, increment: 5 });
/// assert_eq!("600".parse::<TimeControl>()?.to_string(), "600+0");
/// # Ok::<(), fencepost_rules::ParseTimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// No limit: `-`.
    #[default]
    None,
    /// Time per player, and more of it after each move: `600+5`.
    Increment {
        /// What each player starts with.
        initial: u32,
        /// What a move adds.
        increment: u32,
    },
    /// Time per player, and on each move the clock waits before it runs: `600d5`.
    Delay {
        /// What each player starts with.
        initial: u32,
        /// How long the clock waits.
        delay: u32,
    },
    /// Time for each move: `30/move`.
    PerMove {
        /// What each move may take.
        seconds: u32,
    },
    /// What a player uses the others gain, in equal shares: `300/hourglass`.
    Hourglass {
        /// What each player starts with.
        initial: u32,
    },
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::None => f.write_str("-"),
            TimeControl::Increment { initial, increment } => write!(f, "{initial}+{increment}"),
            TimeControl::Delay { initial, delay } => write!(f, "{initial}d{delay}"),
            TimeControl::PerMove { seconds } => write!(f, "{seconds}{PER_MOVE}"),
            TimeControl::Hourglass { initial } => write!(f, "{initial}{HOURGLASS}"),
        }
    }
}

/// The text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTimeControlError;

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time control is -, 600+5, 600d5, 30/move or 300/hourglass, in seconds")
    }
}

impl Error for ParseTimeControlError {}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let text = text.trim().to_ascii_lowercase();
        if text == "-" {
            Ok(TimeControl::None)
        } else if let Some(seconds) = text.strip_suffix(PER_MOVE) {
            Ok(TimeControl::PerMove { seconds: read_seconds(seconds)? })
        } else if let Some(initial) = text.strip_suffix(HOURGLASS) {
            Ok(TimeControl::Hourglass { initial: read_seconds(initial)? })
        } else if let Some((initial, delay)) = text.split_once('d') {
            Ok(TimeControl::Delay { initial: read_seconds(initial)?, delay: read_seconds(delay)? })
        } else {
            let (initial, increment) = text.split_once('+').unwrap_or((&text, "0"));
            Ok(TimeControl::Increment { initial: read_seconds(initial)?, increment: read_seconds(increment)? })
        }
    }
}

/// A number of digits only: the standard parser would accept a sign.
fn read_seconds(text: &str) -> Result<u32, ParseTimeControlError> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().map_err(|_| ParseTimeControlError)
    } else {
        Err(ParseTimeControlError)
    }
}
