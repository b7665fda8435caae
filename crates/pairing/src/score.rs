//! Scores as exact numbers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

/// A score, exact to 1/48 of a point: points are set in halves, and at most four players share them, once more by half in
/// Sonneborn-Berger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i64);

impl Score {
    /// Nothing.
    pub const ZERO: Score = Score(0);
    /// Half a point.
    pub const HALF: Score = Score(24);
    /// One point.
    pub const ONE: Score = Score(48);

    /// So many halves of a point.
    pub const fn halves(count: i64) -> Score {
        Score(24 * count)
    }

    /// An equal part of it.
    pub(crate) const fn shared_by(self, count: i64) -> Score {
        Score(self.0 / count)
    }

    /// Half of it.
    pub(crate) const fn half(self) -> Score {
        Score(self.0 / 2)
    }

    /// As a number of points.
    pub fn points(self) -> f64 {
        self.0 as f64 / 48.0
    }

    /// As a whole number of points, if it is one.
    pub fn whole(self) -> Option<i64> {
        (self.0 % 48 == 0).then_some(self.0 / 48)
    }

    /// In 48ths of a point.
    pub(crate) const fn units(self) -> i64 {
        self.0
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Score;

    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    /// With at most two decimals: `1`, `2.5`, `0.33`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.points());
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}
