//! The results of a match added up, with their statistics.

use std::collections::BTreeMap;

use fencepost_rules::{BySeat, Seat};

use super::engine_id::{ByEngine, EngineId};
use super::referee::Fault;

/// How many standard deviations around the mean hold 95 % of a normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

/// What the statistics need of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Played {
    pub(crate) group: usize,
    pub(crate) seats: BySeat<EngineId>,
    /// A's share of the point.
    pub(crate) points: f64,
    /// Whether one seat got the whole point.
    pub(crate) is_decided: bool,
    pub(crate) faults: Vec<(Seat, Fault)>,
}

/// The faults of an engine so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faults {
    pub(crate) crashes: usize,
    pub(crate) illegal: usize,
    pub(crate) late: usize,
}

/// The sum of all games so far, as A sees it.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    group_size: usize,
    pub(crate) wins: usize,
    pub(crate) draws: usize,
    pub(crate) losses: usize,
    points: f64,
    pub(crate) faults: ByEngine<Faults>,
    /// Groups of which some games are still missing: games and points.
    open_groups: BTreeMap<usize, (usize, f64)>,
    /// The mean points of each complete group.
    groups: Vec<f64>,
}

/// A success rate from 0 to 1 and the range in which it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) rate: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// The standard deviation of the mean; 0 if all groups had the same result.
    deviation: f64,
    /// The number of groups.
    number: f64,
}

impl Tally {
    /// Games come in groups of that many which share an opening.
    pub(crate) fn new(group_size: usize) -> Tally {
        Tally {
            group_size,
            wins: 0,
            draws: 0,
            losses: 0,
            points: 0.0,
            faults: ByEngine::default(),
            open_groups: BTreeMap::new(),
            groups: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, played: &Played) {
        match (played.is_decided, played.points > 0.5) {
            (false, _) => self.draws += 1,
            (true, true) => self.wins += 1,
            (true, false) => self.losses += 1,
        }
        self.points += played.points;
        for &(seat, fault) in &played.faults {
            let faults = &mut self.faults[played.seats[seat]];
            match fault {
                Fault::Crash => faults.crashes += 1,
                Fault::Illegal => faults.illegal += 1,
                Fault::Time => faults.late += 1,
            }
        }
        let (games, points) = self.open_groups.entry(played.group).or_default();
        *games += 1;
        *points += played.points;
        if *games == self.group_size {
            let mean = *points / count(self.group_size);
            self.open_groups.remove(&played.group);
            self.groups.push(mean);
        }
    }

    pub(crate) fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// A's points.
    pub(crate) fn points(&self) -> f64 {
        self.points
    }

    pub(crate) fn group_size(&self) -> usize {
        self.group_size
    }

    /// How many complete groups there are.
    pub(crate) fn groups(&self) -> usize {
        self.groups.len()
    }

    /// How often A got 0, ½, 1, 1½ and 2 points of a pair: with two players.
    pub(crate) fn pairs(&self) -> [usize; 5] {
        let mut pairs = [0; 5];
        for mean in &self.groups {
            #[expect(clippy::cast_sign_loss, reason = "points are never below zero")]
            let quarters = (mean * 4.0).round() as usize;
            pairs[quarters.min(4)] += 1;
        }
        pairs
    }

    /// The success rate by complete groups; `None` before the first. Games of a group depend on each other, groups do not.
    pub(crate) fn estimate(&self) -> Option<Estimate> {
        let number = count(self.groups.len());
        if self.groups.is_empty() {
            return None;
        }
        let rate = self.groups.iter().sum::<f64>() / number;
        let variance = self.groups.iter().map(|mean| (mean - rate).powi(2)).sum::<f64>() / number;
        let deviation = (variance / number).sqrt();
        if deviation == 0.0 {
            // The variance is unknown, so take the largest possible: each group all or nothing.
            let (low, high) = wilson(rate, number);
            return Some(Estimate { rate, low, high, deviation, number });
        }
        let reach = Z_95 * deviation;
        Some(Estimate { rate, low: (rate - reach).max(0.0), high: (rate + reach).min(1.0), deviation, number })
    }
}

impl Estimate {
    /// The likelihood that the true rate is above another one.
    pub(crate) fn likelihood_above(&self, other: f64) -> f64 {
        if self.deviation > 0.0 {
            normal_below((self.rate - other) / self.deviation)
        } else if self.rate >= 1.0 {
            // With a uniform prior, after n groups without a loss the likelihood that the true rate is below another is
            // the other to the power of n + 1.
            1.0 - other.powf(self.number + 1.0)
        } else if self.rate <= 0.0 {
            (1.0 - other).powf(self.number + 1.0)
        } else {
            // All the same but neither all nor nothing: as uncertain as groups of all or nothing would be.
            let deviation = (self.rate * (1.0 - self.rate) / self.number).sqrt();
            normal_below((self.rate - other) / deviation)
        }
    }
}

/// The Elo difference of a success rate; infinite for 0 and 1.
pub(crate) fn elo(rate: f64) -> f64 {
    -400.0 * (1.0 / rate - 1.0).log10()
}

/// The success rate of an Elo difference.
pub(crate) fn rate(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Wilson's interval for that many trials.
fn wilson(rate: f64, number: f64) -> (f64, f64) {
    let square = Z_95 * Z_95 / number;
    let middle = rate + square / 2.0;
    let reach = Z_95 * (rate * (1.0 - rate) / number + square / (4.0 * number)).sqrt();
    (((middle - reach) / (1.0 + square)).max(0.0), ((middle + reach) / (1.0 + square)).min(1.0))
}

/// The part of a standard normal distribution that lies below a value, right to about seven digits
/// (Abramowitz and Stegun, 7.1.26).
fn normal_below(value: f64) -> f64 {
    let x = value.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = series.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let above = sum * (-x * x).exp() / 2.0;
    if value > 0.0 { 1.0 - above } else { above }
}

fn count(number: usize) -> f64 {
    f64::from(number as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(group: usize, points: f64) -> Played {
        let is_decided = points == 0.0 || (points - 1.0).abs() < 1e-12;
        Played {
            group,
            seats: BySeat([EngineId::A, EngineId::B, EngineId::B, EngineId::B]),
            points,
            is_decided,
            faults: Vec::new(),
        }
    }

    /// Pairs with 0, ½, 1, 1½ and 2 points.
    fn tally(pairs: [usize; 5]) -> Tally {
        let mut tally = Tally::new(2);
        let mut group = 0;
        for (kind, games) in [[0.0, 0.0], [0.0, 0.5], [0.0, 1.0], [0.5, 1.0], [1.0, 1.0]].into_iter().enumerate() {
            for _ in 0..pairs[kind] {
                for points in games {
                    tally.add(&game(group, points));
                }
                group += 1;
            }
        }
        tally
    }

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    #[test]
    fn games_are_counted() {
        let tally = tally([1, 2, 3, 4, 5]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (3 + 4 + 10, 2 + 4, 2 + 2 + 3));
        assert_eq!(tally.games(), 30);
        assert_eq!(tally.pairs(), [1, 2, 3, 4, 5]);
        near(tally.points(), 20.0, 1e-12);
    }

    #[test]
    fn the_error_is_that_of_the_pairs() {
        // By hand: 10 pairs, rates 0 (1), 0.5 (4), 1 (5): mean 0.7, variance (0.49 + 4 * 0.04 + 5 * 0.09) / 10 = 0.11,
        // deviation of the mean sqrt(0.011) = 0.104881, reach 0.205562.
        let estimate = tally([1, 0, 4, 0, 5]).estimate().expect("there are pairs");
        near(estimate.rate, 0.7, 1e-12);
        near(estimate.deviation, 0.104_881, 1e-6);
        near(estimate.low, 0.494_438, 1e-5);
        near(estimate.high, 0.905_562, 1e-5);
        // 400 log10(0.7 / 0.3) = 147.19
        near(elo(estimate.rate), 147.19, 0.01);
    }

    #[test]
    fn pairs_that_cancel_out_narrow_the_interval() {
        // One win and one loss in every pair show that both are equal. All or nothing shows much less.
        let (sure, unsure) = (tally([0, 1, 98, 1, 0]), tally([50, 0, 0, 0, 50]));
        let width = |tally: &Tally| tally.estimate().map(|it| it.high - it.low);
        assert!(width(&sure) < width(&unsure));
        near(unsure.estimate().expect("there are pairs").deviation, 0.05, 1e-12);
    }

    #[test]
    fn one_sided_matches_still_have_a_range() {
        let won = tally([0, 0, 0, 0, 50]).estimate().expect("there are pairs");
        // Wilson: 50 / (50 + 1.96 * 1.96) = 0.92865
        near(won.low, 0.928_65, 1e-4);
        near(won.high, 1.0, 1e-12);
        assert!(elo(won.rate).is_infinite());
        near(elo(won.low), 445.8, 0.2);
        let lost = tally([50, 0, 0, 0, 0]).estimate().expect("there are pairs");
        near(lost.high, 1.0 - 0.928_65, 1e-4);
    }

    #[test]
    fn incomplete_pairs_count_for_the_score_only() {
        let mut tally = Tally::new(2);
        assert_eq!(tally.estimate(), None);
        tally.add(&game(3, 1.0));
        tally.add(&game(1, 0.0));
        assert_eq!((tally.games(), tally.groups(), tally.estimate()), (2, 0, None));
        tally.add(&game(3, 0.5));
        assert_eq!((tally.games(), tally.groups()), (3, 1));
        near(tally.estimate().expect("a pair").rate, 0.75, 1e-12);
    }

    #[test]
    fn faults_are_counted_for_the_engine_of_the_seat() {
        let mut tally = Tally::new(2);
        let mut played = game(0, 0.0);
        played.faults = vec![(Seat::South, Fault::Crash), (Seat::North, Fault::Time), (Seat::West, Fault::Illegal)];
        tally.add(&played);
        assert_eq!(tally.faults[EngineId::A], Faults { crashes: 1, illegal: 0, late: 0 });
        assert_eq!(tally.faults[EngineId::B], Faults { crashes: 0, illegal: 1, late: 1 });
    }

    #[test]
    fn elo_and_rate_convert_both_ways() {
        near(rate(0.0), 0.5, 1e-12);
        near(rate(400.0), 10.0 / 11.0, 1e-12);
        near(elo(0.75), 190.849, 1e-3);
        for strength in [-700.0, -3.5, 0.0, 42.0] {
            near(elo(rate(strength)), strength, 1e-6);
        }
    }

    #[test]
    fn the_normal_distribution_is_right() {
        for (value, below) in [(0.0, 0.5), (1.0, 0.841_344_7), (-1.96, 0.024_997_9), (3.0, 0.998_650_1)] {
            near(normal_below(value), below, 1e-6);
        }
    }

    #[test]
    fn likelihood_of_superiority_is_that_of_the_mean() {
        // 0.2 above one half, 0.104881 wide: 1.90693 deviations.
        let estimate = tally([1, 0, 4, 0, 5]).estimate().expect("there are pairs");
        near(estimate.likelihood_above(0.5), 0.971_736, 1e-4);
        near(tally([0, 0, 7, 0, 0]).estimate().expect("pairs").likelihood_above(0.5), 0.5, 1e-6);
        // One in 2^8 is left after seven pairs without a loss.
        near(tally([0, 0, 0, 0, 7]).estimate().expect("pairs").likelihood_above(0.5), 255.0 / 256.0, 1e-12);
        near(tally([7, 0, 0, 0, 0]).estimate().expect("pairs").likelihood_above(0.5), 1.0 / 256.0, 1e-12);
    }
}
