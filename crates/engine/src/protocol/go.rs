//! The `go` command of the `uci` protocol: the limits of a search.

use std::ops::RangeInclusive;
use std::time::Duration;

use fencepost_rules::Position;

use crate::host::SearchLimits;
use crate::time_management::{TimeBudget, TimeLeft};

use super::uci::quote;

/// Three hundred years, so that sums of times stay far from overflowing.
const MAX_MILLISECONDS: u64 = 10_000_000_000_000;
const MAX_DEPTH: u64 = 1000;

const WORDS: [&str; 8] = ["movetime", "nodes", "depth", "infinite", "clock", "inc", "delay", "hourglass"];

/// A whole number of digits only, within a range. The error says what it should have been.
pub(super) fn number(text: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| format!("a whole number from {} to {}", range.start(), range.end()))
}

/// The limits that these words set for the player to move.
pub(super) fn limits(words: &[&str], position: &Position) -> Result<SearchLimits, String> {
    let parts = parts(words)?;
    let times = |word: &str| parts.times(word, position);
    let mut limits = SearchLimits { nodes: parts.one("nodes", 1..=u64::MAX)?, ..SearchLimits::default() };
    limits.depth = parts.one("depth", 1..=MAX_DEPTH)?.map(|depth| depth as u32);
    let move_time = parts.one("movetime", 0..=MAX_MILLISECONDS)?.map(Duration::from_millis);
    let clock = times("clock")?;
    for word in ["inc", "delay", "hourglass"] {
        if parts.values(word).is_some() && clock.is_none() {
            return Err(format!("{word} needs a clock"));
        }
    }
    let clock = clock.map(|remaining| {
        Ok::<TimeLeft, String>(TimeLeft {
            remaining,
            increment: times("inc")?.unwrap_or_default(),
            delay: times("delay")?.unwrap_or_default(),
            is_hourglass: parts.none("hourglass")?,
        })
    });
    parts.none("infinite")?;
    let budgets = [
        move_time.map(TimeBudget::of_thinking_time),
        clock.transpose()?.map(|clock| TimeBudget::of_clock(&clock, position)),
    ];
    if let Some(budget) = budgets.into_iter().flatten().reduce(TimeBudget::smaller) {
        limits.soft_time = Some(budget.soft);
        limits.hard_time = Some(budget.hard);
    }
    Ok(limits)
}

/// The keywords of the command, each with the values that follow it.
struct Parts<'a>(Vec<(&'a str, &'a [&'a str])>);

fn parts<'a>(words: &'a [&'a str]) -> Result<Parts<'a>, String> {
    let mut parts: Vec<(&str, &[&str])> = Vec::new();
    let mut rest = words;
    while let [word, after @ ..] = rest {
        if !WORDS.contains(word) {
            return Err(format!("{} is nothing that go knows: it takes {}", quote(word), WORDS.join(", ")));
        }
        if parts.iter().any(|(before, _)| before == word) {
            return Err(format!("{word} stands there twice"));
        }
        let count = after.iter().take_while(|value| !WORDS.contains(value)).count();
        parts.push((word, &after[..count]));
        rest = &after[count..];
    }
    Ok(Parts(parts))
}

impl Parts<'_> {
    fn values(&self, word: &str) -> Option<&[&str]> {
        self.0.iter().find(|(before, _)| *before == word).map(|(_, values)| *values)
    }

    /// The one number after a keyword.
    fn one(&self, word: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, String> {
        match self.values(word) {
            None => Ok(None),
            Some([value]) => match number(value, range) {
                Ok(number) => Ok(Some(number)),
                Err(expected) => Err(format!("{word} takes {expected}, not {}", quote(value))),
            },
            Some(values) => Err(format!("{word} takes one number, but here are {}", values.len())),
        }
    }

    /// Whether a keyword without values is present.
    fn none(&self, word: &str) -> Result<bool, String> {
        match self.values(word) {
            None => Ok(false),
            Some([]) => Ok(true),
            Some([value, ..]) => Err(format!("{word} takes no value such as {}", quote(value))),
        }
    }

    /// The time of the player to move, out of one for each seat.
    fn times(&self, word: &str, position: &Position) -> Result<Option<Duration>, String> {
        let Some(values) = self.values(word) else { return Ok(None) };
        let seats = position.players().seats();
        if values.len() != seats.len() {
            return Err(format!(
                "{word} takes one number for each of {} seats, but here are {}",
                seats.len(),
                values.len()
            ));
        }
        let mut own = Duration::ZERO;
        for (&seat, value) in seats.iter().zip(values) {
            let millis = number(value, 0..=MAX_MILLISECONDS)
                .map_err(|expected| format!("{word} takes {expected} for each seat, not {}", quote(value)))?;
            if seat == position.turn() {
                own = Duration::from_millis(millis);
            }
        }
        Ok(Some(own))
    }
}
