//! The score of a position for the player to move.

use std::fmt;

use crate::params::{
    SCORE_OF_CHANCE_SCALE, WIN_CHANCE_MAX_FENCES, WIN_CHANCE_STEP, WIN_CHANCE_STEP_PER_FENCE, WIN_CHANCE_STEP_PER_STEP,
};

/// Longer than any line of the search.
pub(crate) const MAX_PLIES: i32 = 1000;

/// A score for the player to move: an estimate in hundredths of a step, or a proven win or loss with its length.
///
/// Proven values lie beyond all estimates and order by length, so that plain comparison finds the quickest win and the
/// longest defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score {
    raw: i32,
    /// Whether it is a proven draw and not an estimate of 0.
    is_drawn: bool,
}

/// What a score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// An estimate: positive is good for the player to move, 100 is about one step.
    Estimate(i32),
    /// The player to move wins in that many plies, whatever the other does.
    Win(u32),
    /// With best play nobody wins.
    Draw,
    /// The player to move loses in that many plies at the latest, if the other plays well.
    Loss(u32),
}

impl Score {
    pub(crate) const INFINITE: i32 = 32_000;
    pub(crate) const WIN: i32 = 31_000;
    /// The largest estimate. Everything beyond is proven.
    pub(crate) const MAX_ESTIMATE: i32 = Score::WIN - MAX_PLIES - 1;
    pub(crate) const DRAW: i32 = 0;

    /// A win that many plies from the root of the search.
    #[inline]
    pub(crate) const fn win_in(plies: i32) -> i32 {
        Score::WIN - plies
    }

    /// Whether the raw value is a proven win or loss.
    #[inline]
    pub(crate) const fn is_proven(raw: i32) -> bool {
        raw.abs() > Score::MAX_ESTIMATE
    }

    pub(crate) const fn from_raw(raw: i32) -> Score {
        Score { raw, is_drawn: false }
    }

    /// A draw that is proven.
    pub(crate) const DRAWN: Score = Score { raw: Score::DRAW, is_drawn: true };

    /// The estimate for a chance to win.
    pub(crate) fn from_chance(chance: f32) -> Score {
        let chance = f64::from(chance).clamp(0.0001, 0.9999);
        Score::from_raw(((chance / (1.0 - chance)).ln() * SCORE_OF_CHANCE_SCALE).round() as i32)
    }

    /// What it means. A raw value beyond the quickest win, such as infinity, proves nothing and counts as the largest estimate.
    pub const fn verdict(self) -> Verdict {
        let plies = Score::WIN - self.raw.abs();
        match plies {
            _ if self.is_drawn => Verdict::Draw,
            1..=MAX_PLIES if self.raw > 0 => Verdict::Win(plies as u32),
            1..=MAX_PLIES => Verdict::Loss(plies as u32),
            _ if self.raw > Score::MAX_ESTIMATE => Verdict::Estimate(Score::MAX_ESTIMATE),
            _ if self.raw < -Score::MAX_ESTIMATE => Verdict::Estimate(-Score::MAX_ESTIMATE),
            _ => Verdict::Estimate(self.raw),
        }
    }

    /// The chance to win of the player to move, from 0 to 1, with that many fences in both hands together; one half for a proven draw.
    ///
    /// Estimates were compared with how games ended: the same lead is worth more while there are many fences to come.
    pub(crate) fn win_chance(self, fences_in_hand: u32) -> f64 {
        match self.verdict() {
            Verdict::Win(_) => 1.0,
            Verdict::Draw => 0.5,
            Verdict::Loss(_) => 0.0,
            Verdict::Estimate(hundredths) => {
                let steps = f64::from(hundredths) / 100.0;
                let fences = f64::from(fences_in_hand.min(WIN_CHANCE_MAX_FENCES));
                let per_step = WIN_CHANCE_STEP + WIN_CHANCE_STEP_PER_FENCE * fences;
                let log_odds = steps * (per_step + WIN_CHANCE_STEP_PER_STEP * steps.abs());
                1.0 / (1.0 + (-log_odds).exp())
            }
        }
    }
}

/// As in the engine protocol: `cp 35`, `win 7`, `loss 12`. A proven draw is `cp 0`, too; only `wdl` tells it apart.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Estimate(hundredths) => write!(f, "cp {hundredths}"),
            Verdict::Draw => f.write_str("cp 0"),
            Verdict::Win(plies) => write!(f, "win {plies}"),
            Verdict::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_PLIES, Score, Verdict};

    #[test]
    fn a_proof_has_a_length_and_everything_else_is_an_estimate() {
        for raw in -Score::INFINITE - 200..=Score::INFINITE + 200 {
            match Score::from_raw(raw).verdict() {
                Verdict::Win(plies) => assert_eq!(Score::win_in(plies as i32), raw),
                Verdict::Loss(plies) => assert_eq!(-Score::win_in(plies as i32), raw),
                Verdict::Estimate(hundredths) => assert!(hundredths.abs() <= Score::MAX_ESTIMATE, "{raw}"),
                Verdict::Draw => panic!("{raw} is no proven draw"),
            }
        }
        assert_eq!(Score::from_raw(Score::win_in(MAX_PLIES)).verdict(), Verdict::Win(MAX_PLIES as u32));
        assert_eq!(Score::from_raw(Score::INFINITE).verdict(), Verdict::Estimate(Score::MAX_ESTIMATE));
        assert_eq!(Score::from_raw(i32::MIN + 1).verdict(), Verdict::Estimate(-Score::MAX_ESTIMATE));
    }

    #[test]
    fn a_lead_is_worth_more_the_larger_it_is_and_the_more_fences_are_in_hand() {
        for fences in 0..=40 {
            let chance = |raw| Score::from_raw(raw).win_chance(fences);
            assert!(
                (-1000..1000)
                    .all(|raw| chance(raw) < chance(raw + 1) && (chance(raw) + chance(-raw) - 1.0).abs() < 1e-9)
            );
            assert!((0.0..1e-9).contains(&chance(-Score::MAX_ESTIMATE)) && chance(Score::MAX_ESTIMATE) <= 1.0);
            assert!(chance(50) <= Score::from_raw(50).win_chance(fences + 1));
            assert_eq!((chance(Score::win_in(3)), chance(-Score::win_in(4))), (1.0, 0.0));
        }
        assert!((Score::DRAWN.win_chance(7) - 0.5).abs() < 1e-9);
    }
}
