//! A position with the result of its game: one line of a sample file.

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
        let bad = || Error::new(ErrorKind::InvalidData, format!("this line is not a sample: {line}"));
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
    /// The seats that the engine played for; empty if unknown.
    pub(crate) engines: Vec<Seat>,
    /// Everybody's chances by the search, if there was one that is good enough to learn from: among equals if everybody is the engine,
    /// else as the engine sees them.
    pub(crate) chances: Option<BySeat<f32>>,
    pub(crate) position: Position,
}

impl ManySample {
    /// Whether everybody is the engine, so that all are equally strong.
    pub(crate) fn is_among_equals(&self) -> bool {
        self.engines.len() == self.position.players().count()
    }

    /// Whether the engine was to move and played without a search to learn from: by a quick one, or at random.
    pub(crate) fn is_passed_over(&self) -> bool {
        self.chances.is_none() && self.engines.contains(&self.position.turn())
    }
}

impl fmt::Display for ManySample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.winner as usize)?;
        for &seat in &self.engines {
            write!(f, "{}", seat as usize)?;
        }
        for chance in self.chances.map_or([-1.0; 4], |chances| chances.0) {
            write!(f, " {chance:.3}")?;
        }
        write!(f, " {}", self.position)
    }
}

impl FromStr for ManySample {
    type Err = Error;

    fn from_str(line: &str) -> Result<ManySample, Error> {
        let bad = || Error::new(ErrorKind::InvalidData, format!("this line is not a sample: {line}"));
        let seats = |text: &str| -> Vec<Seat> {
            let is_in = |seat: &Seat| text.contains(&(*seat as usize).to_string());
            Seat::ALL.into_iter().filter(is_in).collect()
        };
        let mut parts = line.splitn(6, ' ');
        let (winner, engines) = parts.next().and_then(|part| part.split_once('/')).ok_or_else(bad)?;
        let &[winner] = seats(winner).as_slice() else { return Err(bad()) };
        let mut number = || parts.next().and_then(|part| part.parse::<f32>().ok()).ok_or_else(bad);
        let chances = [number()?, number()?, number()?, number()?];
        let position = parts.next().ok_or_else(bad)?.parse().map_err(|_| bad())?;
        let chances = (chances[0] >= 0.0).then_some(BySeat(chances));
        Ok(ManySample { winner, engines: seats(engines), chances, position })
    }
}

#[cfg(test)]
mod tests {
    use super::ManySample;

    #[test]
    fn lines_are_read_as_they_are_written() {
        for line in [
            "2/03 0.250 0.125 0.500 0.125 d3 / d2 / e3 c5 e7 g5 / 4 4 4 4 / 1",
            "0/ -1.000 -1.000 -1.000 -1.000 d3 / d2 / e3 c5 e7 g5 / 4 4 4 4 / 2",
        ] {
            let sample: ManySample = line.parse().expect("a sample");
            assert_eq!(sample.to_string(), line);
        }
        assert!("01/ 0 0 0 0 d3 / d2 / e3 c5 e7 g5 / 4 4 4 4 / 1".parse::<ManySample>().is_err());
    }

    #[test]
    fn a_move_of_the_engine_is_learned_from_only_with_the_chances_of_its_search() {
        let is_passed_over = |start: &str| {
            let line = format!("{start} d3 / d2 / e3 c5 e7 g5 / 4 4 4 4 / 1");
            line.parse::<ManySample>().expect("a sample").is_passed_over()
        };
        assert!(is_passed_over("2/0123 -1.000 -1.000 -1.000 -1.000"));
        assert!(!is_passed_over("2/0123 0.250 0.250 0.250 0.250"));
        assert!(!is_passed_over("2/13 -1.000 -1.000 -1.000 -1.000"), "others have no chances to learn from");
    }
}
