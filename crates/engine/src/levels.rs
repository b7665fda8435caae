//! Ten levels for people.
//!
//! A lower level searches fewer nodes with a noisy static evaluation: every position has an error of its own, the same each time
//! it comes up in a game. So the level plays sensible moves for slightly wrong reasons, and misses what lies beyond its depth.
//! Proven wins and losses have no noise.

use crate::host::SearchLimits;
use crate::params::LEVELS;
use crate::rng::Rng;
use crate::score::Score;

/// The noise in the static evaluation of a search. The default is none, that is, full strength.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EvalNoise {
    level: u8,
    /// The largest error, in hundredths of a step.
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
        let mixed = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        // The difference of two uniform numbers: small errors are more frequent than large ones.
        let draw = |bits: u64| (bits & 0xFFFF) as i32 * (self.amplitude + 1) / 0x1_0000;
        let error = draw(mixed >> 16) - draw(mixed >> 40);
        (evaluation + error).clamp(-Score::MAX_ESTIMATE, Score::MAX_ESTIMATE)
    }
}

/// The limits of a level, never wider than those requested, and its noise. Level 0 is full strength.
pub(crate) fn limits(level: u8, seed: u64, requested: &SearchLimits) -> (SearchLimits, EvalNoise) {
    let Some(of_level) = usize::from(level).checked_sub(1).and_then(|index| LEVELS.get(index)) else {
        return (requested.clone(), EvalNoise::default());
    };
    let limits = SearchLimits {
        nodes: Some(requested.nodes.map_or(of_level.nodes, |nodes| nodes.min(of_level.nodes))),
        depth: Some(requested.depth.map_or(of_level.depth, |depth| depth.min(of_level.depth))),
        ..requested.clone()
    };
    (limits, EvalNoise { level, amplitude: of_level.noise, seed })
}
