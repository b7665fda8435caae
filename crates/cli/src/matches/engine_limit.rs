//! The limit of an engine's search, as one word of text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A limit of an engine's search: `100ms` or `2s` for each move, `10000n` nodes for each move, or `60+0.5`, a clock with an increment
/// in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineLimit {
    Move(Duration),
    Nodes(u64),
    Clock { initial: Duration, increment: Duration },
}

impl EngineLimit {
    /// The nearest time control of records.
    pub(crate) fn tag(&self) -> String {
        match self {
            EngineLimit::Move(time) => format!("{}/move", seconds(*time)),
            EngineLimit::Nodes(nodes) => format!("{nodes} nodes/move"),
            EngineLimit::Clock { initial, increment } => format!("{}+{}", seconds(*initial), seconds(*increment)),
        }
    }
}

impl fmt::Display for EngineLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineLimit::Move(time) => write!(f, "{}ms", time.as_millis()),
            EngineLimit::Nodes(nodes) => write!(f, "{nodes}n"),
            EngineLimit::Clock { initial, increment } => write!(f, "{}+{}", seconds(*initial), seconds(*increment)),
        }
    }
}

/// The text is not a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ParseEngineLimitError;

impl FromStr for EngineLimit {
    type Err = ParseEngineLimitError;

    fn from_str(text: &str) -> Result<EngineLimit, ParseEngineLimitError> {
        if let Some((initial, increment)) = text.split_once('+') {
            let initial = read_seconds(initial).filter(|initial| !initial.is_zero());
            let (Some(initial), Some(increment)) = (initial, read_seconds(increment)) else {
                return Err(ParseEngineLimitError);
            };
            return Ok(EngineLimit::Clock { initial, increment });
        }
        if let Some(nodes) = text.strip_suffix('n') {
            return read_digits(nodes).filter(|&nodes| nodes > 0).map(EngineLimit::Nodes).ok_or(ParseEngineLimitError);
        }
        read_time(text).filter(|time| !time.is_zero()).map(EngineLimit::Move).ok_or(ParseEngineLimitError)
    }
}

/// `250ms` or `1.5s`.
pub(crate) fn read_time(text: &str) -> Option<Duration> {
    if let Some(millis) = text.strip_suffix("ms") {
        return read_digits(millis).filter(|&millis| millis <= LONGEST.as_millis() as u64).map(Duration::from_millis);
    }
    read_seconds(text.strip_suffix('s')?)
}

/// The longest time is a year.
const LONGEST: Duration = Duration::from_secs(366 * 24 * 60 * 60);

/// A number of seconds with up to three digits after the point.
fn read_seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if fraction.len() > 3 {
        return None;
    }
    let millis = read_digits(fraction)? * 10u64.pow(3 - fraction.len() as u32);
    let time = Duration::from_secs(read_digits(whole).filter(|&whole| whole <= LONGEST.as_secs())?)
        + Duration::from_millis(millis);
    (time <= LONGEST).then_some(time)
}

/// A number of digits only, at least one.
fn read_digits(text: &str) -> Option<u64> {
    let all_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if all_digits { text.parse().ok() } else { None }
}

/// Seconds without needless digits: `60`, `0.5`.
fn seconds(time: Duration) -> String {
    let text = format!("{}.{:03}", time.as_secs(), time.subsec_millis());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(text: &str) -> Result<EngineLimit, ParseEngineLimitError> {
        text.parse()
    }

    #[test]
    fn all_kinds_of_limits_are_read() {
        let ms = Duration::from_millis;
        assert_eq!(limit("100ms"), Ok(EngineLimit::Move(ms(100))));
        assert_eq!(limit("1.5s"), Ok(EngineLimit::Move(ms(1500))));
        assert_eq!(limit("10000n"), Ok(EngineLimit::Nodes(10_000)));
        assert_eq!(limit("60+0.5"), Ok(EngineLimit::Clock { initial: ms(60_000), increment: ms(500) }));
        assert_eq!(limit("0.25+0"), Ok(EngineLimit::Clock { initial: ms(250), increment: ms(0) }));
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in [
            "",
            "100",
            "ms",
            "0ms",
            "0n",
            "n",
            "-5ms",
            "+",
            "0+1",
            "60+",
            "+1",
            "1.2345s",
            "1..2s",
            "60+0.5+1",
            "1e3n",
            "99999999999999999999n",
            "99999999999s",
            "nan+1",
            " 5ms",
        ] {
            assert_eq!(limit(text), Err(ParseEngineLimitError), "{text}");
        }
    }

    #[test]
    fn written_and_read_back_it_is_the_same() {
        for text in ["100ms", "10000n", "60+0.5", "0.25+0", "600+10"] {
            assert_eq!(limit(text).map(|limit| limit.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn records_have_seconds() {
        let tag = |text: &str| limit(text).map(|limit| limit.tag());
        assert_eq!(tag("100ms").as_deref(), Ok("0.1/move"));
        assert_eq!(tag("2s").as_deref(), Ok("2/move"));
        assert_eq!(tag("60+0.5").as_deref(), Ok("60+0.5"));
        assert_eq!(tag("800n").as_deref(), Ok("800 nodes/move"));
    }
}
