//! A success rate with its confidence interval, and Elo.

/// How many standard deviations around the mean hold 95 % of a normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

/// A success rate from 0 to 1 and the range in which it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub rate: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
    /// The standard deviation of the mean; 0 if all groups had the same result.
    pub deviation: f64,
    /// The number of groups.
    number: f64,
}

impl Estimate {
    /// From the mean points of groups of games, such as pairs with colours swapped; `None` without any. Games of a group depend
    /// on each other, groups do not.
    pub fn of_groups(groups: &[f64]) -> Option<Estimate> {
        let number = f64::from(groups.len() as u32);
        if groups.is_empty() {
            return None;
        }
        let rate = groups.iter().sum::<f64>() / number;
        let variance = groups.iter().map(|mean| (mean - rate).powi(2)).sum::<f64>() / number;
        let deviation = (variance / number).sqrt();
        if deviation == 0.0 {
            // The variance is unknown, so take the largest possible: each group all or nothing.
            let (low, high) = wilson(rate, number);
            return Some(Estimate { rate, low, high, deviation, number });
        }
        let reach = Z_95 * deviation;
        Some(Estimate { rate, low: (rate - reach).max(0.0), high: (rate + reach).min(1.0), deviation, number })
    }

    /// The likelihood that the true rate is above another one.
    pub fn likelihood_above(&self, other: f64) -> f64 {
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
pub fn elo(rate: f64) -> f64 {
    -400.0 * (1.0 / rate - 1.0).log10()
}

/// The success rate of an Elo difference.
pub fn rate(elo: f64) -> f64 {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    /// Pairs with 0, ½, 1, 1½ and 2 points.
    fn estimate(pairs: [usize; 5]) -> Estimate {
        let groups = (0..5).flat_map(|kind| vec![kind as f64 / 4.0; pairs[kind]]);
        Estimate::of_groups(&groups.collect::<Vec<_>>()).expect("there are pairs")
    }

    #[test]
    fn the_error_is_that_of_the_pairs() {
        // By hand: 10 pairs, rates 0 (1), 0.5 (4), 1 (5): mean 0.7, variance (0.49 + 4 * 0.04 + 5 * 0.09) / 10 = 0.11,
        // deviation of the mean sqrt(0.011) = 0.104881, reach 0.205562.
        let estimate = estimate([1, 0, 4, 0, 5]);
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
        let (sure, unsure) = (estimate([0, 1, 98, 1, 0]), estimate([50, 0, 0, 0, 50]));
        assert!(sure.high - sure.low < unsure.high - unsure.low);
        near(unsure.deviation, 0.05, 1e-12);
    }

    #[test]
    fn one_sided_matches_still_have_a_range() {
        let won = estimate([0, 0, 0, 0, 50]);
        // Wilson: 50 / (50 + 1.96 * 1.96) = 0.92865
        near(won.low, 0.928_65, 1e-4);
        near(won.high, 1.0, 1e-12);
        assert!(elo(won.rate).is_infinite());
        near(elo(won.low), 445.8, 0.2);
        let lost = estimate([50, 0, 0, 0, 0]);
        near(lost.high, 1.0 - 0.928_65, 1e-4);
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
        near(estimate([1, 0, 4, 0, 5]).likelihood_above(0.5), 0.971_736, 1e-4);
        near(estimate([0, 0, 7, 0, 0]).likelihood_above(0.5), 0.5, 1e-6);
        // One in 2^8 is left after seven pairs without a loss.
        near(estimate([0, 0, 0, 0, 7]).likelihood_above(0.5), 255.0 / 256.0, 1e-12);
        near(estimate([7, 0, 0, 0, 0]).likelihood_above(0.5), 1.0 / 256.0, 1e-12);
    }
}
