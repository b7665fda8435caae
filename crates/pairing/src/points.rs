//! What a table's result is worth.

use std::error::Error;
use std::fmt;

use crate::{Score, TableResult};

/// The most points that a place may be worth, in halves.
const MOST_HALVES: i64 = 200;

/// The points for each place at tables of three and four. A table of two has one point, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    three: [Score; 3],
    four: [Score; 4],
}

impl Default for Points {
    /// The winner takes all.
    fn default() -> Points {
        let (one, zero) = (Score::ONE, Score::ZERO);
        Points { three: [one, zero, zero], four: [one, zero, zero, zero] }
    }
}

/// The points are not in order, too high, or not in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsError;

impl fmt::Display for PointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points must be halves, the first place above zero and no place above the one before it")
    }
}

impl Error for PointsError {}

impl Points {
    /// Points for the places at tables of three and of four, the winner's first, in halves of a point.
    ///
    /// # Errors
    /// If a place is worth more than the one before it, the first is worth nothing, or one is out of bounds.
    pub fn new(three: [i64; 3], four: [i64; 4]) -> Result<Points, PointsError> {
        let fits = |places: &[i64]| {
            places[0] > 0
                && places.iter().all(|place| (0..=MOST_HALVES).contains(place))
                && places.is_sorted_by(|before, after| before >= after)
        };
        if !(fits(&three) && fits(&four)) {
            return Err(PointsError);
        }
        Ok(Points { three: three.map(Score::halves), four: four.map(Score::halves) })
    }

    /// What the places at a table of that size are worth, the winner's first.
    pub fn places(&self, players: usize) -> &[Score] {
        match players {
            3 => &self.three,
            4 => &self.four,
            _ => &[Score::ONE, Score::ZERO],
        }
    }

    /// What a win at a table of that size is worth.
    pub fn win(&self, players: usize) -> Score {
        self.places(players)[0]
    }

    /// What everybody gets at a table of that size if nobody is better than another.
    pub fn draw(&self, players: usize) -> Score {
        let places = self.places(players);
        places.iter().copied().sum::<Score>().shared_by(places.len() as i64)
    }

    /// What each player gets for a result, in turn order. Equals share the points of their places.
    pub fn of(&self, result: &TableResult) -> Vec<Score> {
        let places = self.places(result.players());
        let mut scores = vec![Score::ZERO; result.players()];
        if result.is_nobody() {
            return scores;
        }
        let mut from = 0;
        for group in result.groups() {
            let shared: Score = places[from..from + group.len()].iter().copied().sum();
            for &place in &group {
                scores[place] = shared.shared_by(group.len() as i64);
            }
            from += group.len();
        }
        scores
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(points: &Points, text: &str) -> Vec<f64> {
        points.of(&text.parse().expect("a result")).into_iter().map(Score::points).collect()
    }

    #[test]
    fn the_winner_takes_all_by_default() {
        let points = Points::default();
        assert_eq!(scores(&points, "0-0-1-0"), [0.0, 0.0, 1.0, 0.0]);
        assert_eq!(scores(&points, "1/2-1/2"), [0.5, 0.5]);
        assert_eq!(scores(&points, "0-1/2-1/2"), [0.0, 0.5, 0.5]);
        assert_eq!(scores(&points, "0-0-0"), [0.0; 3]);
    }

    #[test]
    fn places_count_where_the_organiser_wants_them_to() {
        let points = Points::new([4, 2, 0], [6, 4, 2, 0]).expect("points");
        assert_eq!(scores(&points, "1-3-0-2"), [1.0, 3.0, 0.0, 2.0]);
        assert_eq!(scores(&points, "0-0-1-0"), [1.0, 1.0, 3.0, 1.0], "the others share the rest");
        assert_eq!(scores(&points, "1/2-1/2-0"), [1.5, 1.5, 0.0]);
        assert_eq!(Points::new([0, 0, 0], [2, 0, 0, 0]), Err(PointsError));
        assert_eq!(Points::new([2, 0, 0], [2, 0, 1, 0]), Err(PointsError));
    }
}
