//! A position with what became of it: one line of a sample file.

use std::fmt;
use std::io::{Error, ErrorKind};
use std::str::FromStr;

use fencepost_rules::{BySeat, Position, Seat};

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

/// One position of a game of three or four.
pub(crate) struct ManySample {
    pub(crate) winner: Seat,
    /// What the search thought of everybody's chances, if it was asked.
    pub(crate) chances: Option<BySeat<f32>>,
    pub(crate) position: Position,
}

impl fmt::Display for ManySample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.winner as usize)?;
        for chance in self.chances.map_or([-1.0; 4], |chances| chances.0) {
            write!(f, " {chance:.3}")?;
        }
        write!(f, " {}", self.position)
    }
}

impl FromStr for ManySample {
    type Err = Error;

    fn from_str(line: &str) -> Result<ManySample, Error> {
        let bad = || Error::new(ErrorKind::InvalidData, format!("this line is no sample: {line}"));
        let mut parts = line.splitn(6, ' ');
        let mut number = || parts.next().and_then(|part| part.parse::<f32>().ok()).ok_or_else(bad);
        let winner = number()?;
        let chances = [number()?, number()?, number()?, number()?];
        let position = parts.next().ok_or_else(bad)?.parse().map_err(|_| bad())?;
        let winner = Seat::ALL.into_iter().find(|&seat| seat as usize == winner as usize).ok_or_else(bad)?;
        Ok(ManySample { winner, chances: (chances[0] >= 0.0).then_some(BySeat(chances)), position })
    }
}
