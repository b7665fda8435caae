//! The sequential probability ratio test: plays only as many games as it takes to decide between two hypotheses.

use std::str::FromStr;

use crate::estimate::rate;

/// Fewer pairs or groups decide nothing. The first few often have the same result, and their variance says little.
const FEWEST_GROUPS: usize = 10;
/// The weight of every possible result before the first pair, so that a short run of equal pairs decides nothing.
const UNSEEN: f64 = 1e-3;
/// The rates of pairs with 0, ½, 1, 1½ and 2 points.
const PAIR_RATES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// The default probability of both kinds of error.
const USUAL_ERROR: f64 = 0.05;

/// A test of the hypothesis that A is `elo1` stronger than B against the hypothesis that it is `elo0` stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The weaker hypothesis.
    pub elo0: f64,
    /// The stronger hypothesis.
    pub elo1: f64,
    /// The probability of accepting `elo1` although `elo0` is right.
    pub alpha: f64,
    /// The probability of accepting `elo0` although `elo1` is right.
    pub beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// There are too few games.
    Undecided,
    /// `elo0` is accepted.
    H0,
    /// `elo1` is accepted.
    H1,
}

impl Sprt {
    /// The log-likelihood ratio of `elo1` to `elo0`, for pairs with 0, ½, 1, 1½ and 2 points. The distribution of the mean is
    /// assumed to be normal, with the observed variance.
    pub fn log_likelihood_ratio(&self, pairs: [usize; 5]) -> f64 {
        if pairs.iter().all(|&pairs| pairs == 0) {
            return 0.0;
        }
        let weights = pairs.map(|pairs| f64::from(pairs as u32).max(UNSEEN));
        self.ratio(PAIR_RATES.into_iter().zip(weights))
    }

    /// The same for groups of games with any mean points, of which one half is a fair share.
    pub fn log_likelihood_ratio_of_groups(&self, groups: &[f64]) -> f64 {
        if groups.is_empty() {
            return 0.0;
        }
        let unseen = PAIR_RATES.into_iter().map(|rate| (rate, UNSEEN));
        self.ratio(groups.iter().map(|&rate| (rate, 1.0)).chain(unseen))
    }

    /// For results with their weights.
    fn ratio(&self, results: impl Iterator<Item = (f64, f64)> + Clone) -> f64 {
        let number: f64 = results.clone().map(|(_, weight)| weight).sum();
        let mean = results.clone().map(|(rate, weight)| weight * rate).sum::<f64>() / number;
        let variance = results.map(|(rate, weight)| weight * (rate - mean).powi(2)).sum::<f64>() / number;
        let (rate0, rate1) = (rate(self.elo0), rate(self.elo1));
        number * (rate1 - rate0) * (2.0 * mean - rate0 - rate1) / (2.0 * variance)
    }

    /// The bounds of the test: below the first `elo0` is accepted, above the second `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the pairs say.
    pub fn decide(&self, pairs: [usize; 5]) -> Decision {
        self.decision(self.log_likelihood_ratio(pairs), pairs.iter().sum())
    }

    /// What groups of games say.
    pub fn decide_groups(&self, groups: &[f64]) -> Decision {
        self.decision(self.log_likelihood_ratio_of_groups(groups), groups.len())
    }

    fn decision(&self, ratio: f64, groups: usize) -> Decision {
        let (lower, upper) = self.bounds();
        if groups < FEWEST_GROUPS {
            Decision::Undecided
        } else if ratio <= lower {
            Decision::H0
        } else if ratio >= upper {
            Decision::H1
        } else {
            Decision::Undecided
        }
    }
}

/// The text is not a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSprtError;

/// `elo0,elo1` or `elo0,elo1,alpha,beta`.
impl FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Sprt, ParseSprtError> {
        let numbers: Vec<f64> =
            text.split(',').map(|part| part.trim().parse()).collect::<Result<_, _>>().map_err(|_| ParseSprtError)?;
        let (elo0, elo1, alpha, beta) = match numbers[..] {
            [elo0, elo1] => (elo0, elo1, USUAL_ERROR, USUAL_ERROR),
            [elo0, elo1, alpha, beta] => (elo0, elo1, alpha, beta),
            _ => return Err(ParseSprtError),
        };
        let is_error = |error: f64| error > 0.0 && error < 0.5;
        let are_guesses = elo0 < elo1 && elo0.abs() <= 1000.0 && elo1.abs() <= 1000.0;
        (are_guesses && is_error(alpha) && is_error(beta))
            .then_some(Sprt { elo0, elo1, alpha, beta })
            .ok_or(ParseSprtError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(text: &str) -> Sprt {
        text.parse().expect("a test")
    }

    #[test]
    fn bounds_follow_from_the_errors() {
        let (lower, upper) = test("0,10").bounds();
        // ln(0.05 / 0.95) and ln(0.95 / 0.05)
        assert!((lower + 2.944_439).abs() < 1e-6 && (upper - 2.944_439).abs() < 1e-6);
        let (lower, upper) = test("0,10,0.01,0.1").bounds();
        // ln(0.1 / 0.99) and ln(0.9 / 0.01)
        assert!((lower + 2.292_535).abs() < 1e-6 && (upper - 4.499_810).abs() < 1e-6);
    }

    #[test]
    fn the_ratio_is_as_calculated_by_hand() {
        // 100 pairs: mean 0.55, variance 0.0475 + a thousandth's worth of unseen pairs.
        // Under 0 Elo the rate is 0.5, under 20 Elo 0.528757. 100 * 0.028757 * (1.1 - 1.028757) / (2 * 0.0475) = 2.1566
        let ratio = test("0,20").log_likelihood_ratio([0, 15, 50, 35, 0]);
        let (mean, variance) = (0.55, (15.0 * 0.09 + 50.0 * 0.0025 + 35.0 * 0.04) / 100.0);
        let by_hand = 100.0 * 0.028_757 * (2.0 * mean - 1.028_757) / (2.0 * variance);
        assert!((ratio - by_hand).abs() < 0.01, "{ratio} is not {by_hand}");
    }

    #[test]
    fn strong_results_decide_and_weak_ones_do_not() {
        let sprt = test("0,10");
        assert_eq!(sprt.decide([0; 5]), Decision::Undecided);
        assert_eq!(sprt.decide([0, 0, 1, 0, 0]), Decision::Undecided);
        assert_eq!(sprt.decide([5, 40, 100, 50, 5]), Decision::Undecided);
        assert_eq!(sprt.decide([10, 100, 400, 250, 40]), Decision::H1);
        assert_eq!(sprt.decide([40, 250, 400, 100, 10]), Decision::H0);
    }

    #[test]
    fn groups_of_pairs_say_nearly_the_same_as_counts_of_pairs() {
        let sprt = test("0,10");
        let counts = [10, 100, 400, 250, 40];
        let groups: Vec<f64> = (0..5).flat_map(|kind| vec![kind as f64 / 4.0; counts[kind]]).collect();
        let (one, other) = (sprt.log_likelihood_ratio(counts), sprt.log_likelihood_ratio_of_groups(&groups));
        assert!((one - other).abs() < 1e-3, "{one} is not {other}");
        assert_eq!(sprt.decide_groups(&groups), Decision::H1);
        assert_eq!(sprt.decide_groups(&[]), Decision::Undecided);
    }

    #[test]
    fn a_few_equal_results_decide_nothing() {
        let sprt = test("0,15");
        for pairs in 1..10 {
            assert_eq!(sprt.decide([0, 0, pairs, 0, 0]), Decision::Undecided);
            assert_eq!(sprt.decide_groups(&vec![0.5; pairs]), Decision::Undecided);
            assert_eq!(sprt.decide_groups(&vec![1.0; pairs]), Decision::Undecided);
        }
    }

    #[test]
    fn swapping_the_results_negates_the_ratio() {
        let (here, there) = (test("-10,10"), [3, 20, 50, 30, 7]);
        let mut turned = there;
        turned.reverse();
        let sum = here.log_likelihood_ratio(there) + here.log_likelihood_ratio(turned);
        assert!(sum.abs() < 1e-9, "{sum}");
    }

    #[test]
    fn invalid_tests_are_refused() {
        for text in
            ["", "0", "0,0", "10,0", "0,10,0.05", "0,10,0,0.1", "0,10,0.6,0.1", "a,b", "nan,5", "0,inf", "0,9e9"]
        {
            assert_eq!(text.parse::<Sprt>(), Err(ParseSprtError), "{text}");
        }
        assert_eq!(test("-5, 5"), Sprt { elo0: -5.0, elo1: 5.0, alpha: 0.05, beta: 0.05 });
    }
}
