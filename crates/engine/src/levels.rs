//! Ten levels for people.
//!
//! A lower level searches fewer nodes with a noisy static evaluation: every position has an error of its own, the same each time
//! it comes up in a game. So the level plays sensible moves for slightly wrong reasons, and misses what lies beyond its depth.
//! Proven wins and losses have no noise.

use fencepost_rules::{BySeat, Move, Players};

use crate::host::SearchLimits;
use crate::mcts::win_chances::normalised;
use crate::params::{LEVELS, MULTIPLAYER_LEVELS};
use crate::rng::Rng;
use crate::score::Score;

/// The noise in the static evaluation of a search. The default is none, that is, full strength.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EvalNoise {
    level: u8,
    /// The largest error, in the unit of [`Level::noise`](crate::params::Level).
    amplitude: i32,
    seed: u64,
}

impl EvalNoise {
    pub(crate) fn is_full_strength(self) -> bool {
        self.level == 0
    }

    /// A number to mix into the keys of the transposition table, so that no level uses the entries of another: their values
    /// have other errors, or come from a longer search than the level may make. It is 0 at full strength.
    pub(crate) fn salt(self) -> u64 {
        if self.is_full_strength() { 0 } else { Rng::new(self.seed.rotate_left(8) ^ u64::from(self.level)).next() }
    }

    /// The static evaluation with the noise of this level.
    #[inline]
    pub(crate) fn apply(self, evaluation: i32, key: u64) -> i32 {
        if self.amplitude == 0 {
            return evaluation;
        }
        (evaluation + self.error(key)).clamp(-Score::MAX_ESTIMATE, Score::MAX_ESTIMATE)
    }

    /// Everybody's chances with the noise of this level. They still add up to one.
    #[inline]
    pub(crate) fn apply_to_chances(self, chances: BySeat<f32>, key: u64) -> BySeat<f32> {
        if self.amplitude == 0 {
            return chances;
        }
        let mut noisy = chances;
        for (seat, chance) in noisy.0.iter_mut().enumerate() {
            *chance *= self.odds_factor(key.rotate_left(16 * seat as u32));
        }
        normalised(&noisy)
    }

    /// The prior of a move with the noise of this level, which therefore tends to look at other moves than the best. The key is that of
    /// the position before the move.
    #[inline]
    pub(crate) fn apply_to_prior(self, prior: f32, mv: Move, key: u64) -> f32 {
        if self.amplitude == 0 {
            return prior;
        }
        prior * self.odds_factor(key ^ (mv.index() as u64 + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    fn odds_factor(self, key: u64) -> f32 {
        (self.error(key) as f32 / 100.0).exp()
    }

    /// The error of a position.
    #[inline]
    fn error(self, key: u64) -> i32 {
        let mixed = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        // The difference of two uniform numbers: small errors are more frequent than large ones.
        let draw = |bits: u64| (bits & 0xFFFF) as i32 * (self.amplitude + 1) / 0x1_0000;
        draw(mixed >> 16) - draw(mixed >> 40)
    }
}

/// The limits of a level, never wider than those requested, and its noise. Level 0 is full strength.
pub(crate) fn limits(level: u8, seed: u64, players: Players, requested: &SearchLimits) -> (SearchLimits, EvalNoise) {
    let levels = if players == Players::Two { &LEVELS } else { &MULTIPLAYER_LEVELS };
    let Some(of_level) = usize::from(level).checked_sub(1).and_then(|index| levels.get(index)) else {
        return (requested.clone(), EvalNoise::default());
    };
    let limits = SearchLimits {
        nodes: Some(requested.nodes.map_or(of_level.nodes, |nodes| nodes.min(of_level.nodes))),
        depth: Some(requested.depth.map_or(of_level.depth, |depth| depth.min(of_level.depth))),
        ..requested.clone()
    };
    (limits, EvalNoise { level, amplitude: of_level.noise, seed })
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{BySeat, Players};

    use super::{EvalNoise, limits};
    use crate::host::SearchLimits;

    #[test]
    fn noisy_chances_add_up_to_one_and_leave_out_who_is_out() {
        let noise = EvalNoise { level: 1, amplitude: 200, seed: 3 };
        let chances = BySeat([0.5, 0.3, 0.0, 0.2]);
        let mut changed = 0;
        for key in (0..1000u64).map(|key| key.wrapping_mul(0x9E37_79B9_7F4A_7C15)) {
            let noisy = noise.apply_to_chances(chances, key);
            assert!((noisy.0.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{noisy:?}");
            assert!(noisy.0[2] <= 0.0, "{noisy:?}");
            assert_eq!(noisy, noise.apply_to_chances(chances, key));
            changed += usize::from((noisy.0[0] - 0.5).abs() > 0.05);
        }
        assert!(changed > 500, "{changed}");
        let won = BySeat([0.0, 1.0, 0.0, 0.0]);
        assert_eq!(noise.apply_to_chances(won, 7), won);
        assert_eq!(EvalNoise::default().apply_to_chances(chances, 7), chances);
    }

    #[test]
    fn a_higher_level_has_no_fewer_nodes_and_no_limit_is_wider_than_requested() {
        let requested = SearchLimits { nodes: Some(1000), ..SearchLimits::default() };
        for players in [Players::Two, Players::Three, Players::Four] {
            let nodes = |level| limits(level, 1, players, &SearchLimits::default()).0.nodes;
            assert!((1..10).all(|level| nodes(level) <= nodes(level + 1)));
            assert_eq!(nodes(0), None);
            assert_eq!(limits(10, 1, players, &requested).0.nodes, Some(1000));
            assert!(!limits(1, 1, players, &requested).1.is_full_strength());
            assert!(limits(0, 1, players, &requested).1.is_full_strength());
        }
    }
}
