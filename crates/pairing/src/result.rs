//! The result of a table: one number per player in turn order, as in game records.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The result of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableResult {
    /// Higher is better; all are 0 if nobody turned up.
    values: Vec<u8>,
}

/// The text is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultError;

impl fmt::Display for ResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a result")
    }
}

impl Error for ResultError {}

impl TableResult {
    /// One of the players wins.
    pub fn won_by(place: usize, players: usize) -> TableResult {
        TableResult { values: (0..players).map(|other| u8::from(other == place)).collect() }
    }

    /// Nobody gets anything.
    pub fn nobody(players: usize) -> TableResult {
        TableResult { values: vec![0; players] }
    }

    /// How many play at the table.
    pub fn players(&self) -> usize {
        self.values.len()
    }

    /// The one who won, as a place in turn order.
    pub fn winner(&self) -> Option<usize> {
        let best = self.values.iter().max().copied().filter(|&best| best > 0)?;
        let mut winners = self.values.iter().enumerate().filter(|(_, value)| **value == best).map(|(place, _)| place);
        winners.next().filter(|_| winners.next().is_none())
    }

    /// Whether nobody got anything.
    pub fn is_nobody(&self) -> bool {
        self.values.iter().all(|&value| value == 0)
    }

    /// Whether it says who came second, third and fourth.
    fn is_order(&self) -> bool {
        self.values.iter().any(|&value| value > 1)
    }

    /// How the player at one place did against the one at another: -1, 0 or 1; none if the result does not tell.
    pub(crate) fn compare(&self, one: usize, other: usize) -> Option<i8> {
        let (one, other) = (*self.values.get(one)?, *self.values.get(other)?);
        match one.cmp(&other) {
            std::cmp::Ordering::Less => Some(-1),
            std::cmp::Ordering::Greater => Some(1),
            std::cmp::Ordering::Equal => (one > 0).then_some(0),
        }
    }

    /// The places in turn order, by what they got: the best first, equals together.
    pub(crate) fn groups(&self) -> Vec<Vec<usize>> {
        let mut values = self.values.clone();
        values.sort_unstable();
        values.dedup();
        let group = |value: &u8| (0..self.values.len()).filter(|&place| self.values[place] == *value).collect();
        values.iter().rev().map(group).collect()
    }
}

impl fmt::Display for TableResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sharers = self.values.iter().filter(|&&value| value > 0).count();
        for (place, &value) in self.values.iter().enumerate() {
            f.write_str(if place == 0 { "" } else { "-" })?;
            match value {
                1 if sharers > 1 && !self.is_order() => write!(f, "1/{sharers}")?,
                _ => write!(f, "{value}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for TableResult {
    type Err = ResultError;

    /// Reads `1-0`, `1/2-1/2`, `0-0`, `0-0-1-0`, `0-1/2-1/2`, or the order of finish at a table of three or four: `2-0-1`.
    fn from_str(text: &str) -> Result<TableResult, ResultError> {
        if text.len() > 20 {
            return Err(ResultError);
        }
        let parts: Vec<&str> = text.split('-').collect();
        if !(2..=4).contains(&parts.len()) {
            return Err(ResultError);
        }
        let result = match parts.iter().find_map(|part| part.strip_prefix("1/")) {
            Some(_) => shared(&parts)?,
            None => TableResult { values: parts.iter().map(|part| digit(part)).collect::<Result<_, _>>()? },
        };
        let mut sorted = result.values.clone();
        sorted.sort_unstable();
        let is_full_order = sorted.iter().enumerate().all(|(place, &value)| usize::from(value) == place);
        let fits = result.is_nobody() || result.to_string() == text && (!result.is_order() || is_full_order);
        if fits { Ok(result) } else { Err(ResultError) }
    }
}

/// A draw: the point is shared equally.
fn shared(parts: &[&str]) -> Result<TableResult, ResultError> {
    let values = parts.iter().map(|part| match *part {
        "0" => Ok(0),
        "1/2" | "1/3" | "1/4" => Ok(1),
        _ => Err(ResultError),
    });
    Ok(TableResult { values: values.collect::<Result<_, _>>()? })
}

fn digit(text: &str) -> Result<u8, ResultError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'3'] => Ok(digit - b'0'),
        _ => Err(ResultError),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_and_written_alike() {
        for text in [
            "1-0",
            "0-1",
            "1/2-1/2",
            "0-0",
            "0-0-1",
            "0-1/2-1/2",
            "1/3-1/3-1/3",
            "0-0-0",
            "2-0-1",
            "0-0-1-0",
            "1/4-1/4-1/4-1/4",
            "3-1-2-0",
            "0-0-0-0",
            "1/2-0-0-1/2",
        ] {
            assert_eq!(text.parse::<TableResult>().map(|result| result.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "1",
            "*",
            "1-1",
            "2-0",
            "1-2",
            "1/2-0",
            "1/2-1/3",
            "1/1-0",
            "1-1-0",
            "2-2-0",
            "3-0-0",
            "2-1-1",
            "1-0-",
            "-1-0",
            "1 - 0",
            "1/3-1/3-0",
            "0.5-0.5",
            "1-0-0-0-0",
            "4-3-2-1",
            "3-2-1-1",
            "½-½",
            "1/2-1/2-1/2",
        ] {
            assert_eq!(text.parse::<TableResult>(), Err(ResultError), "{text}");
        }
    }

    #[test]
    fn the_winner_is_who_has_most() {
        let winner = |text: &str| text.parse::<TableResult>().expect("a result").winner();
        assert_eq!(winner("0-0-1-0"), Some(2));
        assert_eq!(winner("1-3-2-0"), Some(1));
        assert_eq!(winner("1/2-1/2"), None);
        assert_eq!(winner("0-0"), None);
    }
}
