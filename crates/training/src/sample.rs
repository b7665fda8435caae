//! A position with what became of it: one line of a sample file.

use std::fmt;
use std::io::{Error, ErrorKind};
use std::str::FromStr;

use fencepost_rules::Position;

/// One position of a self-play game.
pub(crate) struct Sample {
    /// 1 if the player to move won the game, 0 if not, one half for a draw.
    pub(crate) result: f32,
    /// The score of the search, in hundredths of a step.
    pub(crate) score: i32,
    pub(crate) position: Position,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.result, self.score, self.position)
    }
}

impl FromStr for Sample {
    type Err = Error;

    fn from_str(line: &str) -> Result<Sample, Error> {
        let bad = || Error::new(ErrorKind::InvalidData, format!("this line is no sample: {line}"));
        let mut parts = line.splitn(3, ' ');
        let mut part = || parts.next().ok_or_else(bad);
        let result = part()?.parse().map_err(|_| bad())?;
        let score = part()?.parse().map_err(|_| bad())?;
        let position = part()?.parse().map_err(|_| bad())?;
        Ok(Sample { result, score, position })
    }
}
