//! Ten levels for people.
//!
//! A lower level looks at fewer positions and misjudges them: each position's estimate is off by an amount of its own, the
//! same every time it comes up in a game. So it plays sensible moves for reasons that are a little wrong, and what lies
//! further ahead than it looks escapes it. Wins and losses that it does see it never misjudges.

use crate::host::SearchLimits;
use crate::rng::Rng;
use crate::score::Score;

/// The highest level.
pub(crate) const HIGHEST: u8 = 10;

/// How far the estimates of a search are off. The default is full strength.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EvalNoise {
    level: u8,
    /// The most, in hundredths of a step.
    width: i32,
    seed: u64,
}

impl EvalNoise {
    pub(crate) fn is_full_strength(self) -> bool {
        self.level == 0
    }

    /// A number to mix into the keys of the table, so that no level believes what another has found: its values are off by other
    /// amounts, or come from a longer search than the level may make. Nothing changes at full strength.
    pub(crate) fn salt(self) -> u64 {
        if self.is_full_strength() { 0 } else { Rng::new(self.seed.rotate_left(8) ^ u64::from(self.level)).next() }
    }

    /// The estimate as somebody of this level sees it.
    #[inline]
    pub(crate) fn apply(self, estimate: i32, key: u64) -> i32 {
        if self.width == 0 {
            return estimate;
        }
        let mixed = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        // The sum of two even draws: small errors are more frequent than large ones.
        let draw = |bits: u64| (bits & 0xFFFF) as i32 * (self.width + 1) / 0x1_0000;
        let off = draw(mixed >> 16) - draw(mixed >> 40);
        (estimate + off).clamp(-Score::MAX_ESTIMATE, Score::MAX_ESTIMATE)
    }
}

/// What makes a level.
struct Level {
    nodes: u64,
    depth: u32,
    noise: i32,
}

/// From the first level to the tenth.
const LEVELS: [Level; HIGHEST as usize] = [
    Level { nodes: 400, depth: 1, noise: 355 },
    Level { nodes: 400, depth: 2, noise: 455 },
    Level { nodes: 500, depth: 2, noise: 265 },
    Level { nodes: 600, depth: 3, noise: 110 },
    Level { nodes: 1_200, depth: 5, noise: 62 },
    Level { nodes: 2_600, depth: 7, noise: 40 },
    Level { nodes: 5_500, depth: 9, noise: 20 },
    Level { nodes: 14_000, depth: 14, noise: 6 },
    Level { nodes: 42_000, depth: 40, noise: 0 },
    Level { nodes: 125_000, depth: 99, noise: 0 },
];

/// The limits of a level, never wider than those asked for, and its blur. Level 0 is full strength.
pub(crate) fn limits(level: u8, seed: u64, asked: &SearchLimits) -> (SearchLimits, EvalNoise) {
    let Some(of_level) = usize::from(level).checked_sub(1).and_then(|index| LEVELS.get(index)) else {
        return (asked.clone(), EvalNoise::default());
    };
    let limits = SearchLimits {
        nodes: Some(asked.nodes.map_or(of_level.nodes, |nodes| nodes.min(of_level.nodes))),
        depth: Some(asked.depth.map_or(of_level.depth, |depth| depth.min(of_level.depth))),
        ..asked.clone()
    };
    (limits, EvalNoise { level, width: of_level.noise, seed })
}
