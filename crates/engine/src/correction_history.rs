//! The correction history: by how much searches have found the static evaluation to be wrong where pawns and hands are the same.
//!
//! Such positions come up again and again in a search, with other fences on the board. What the evaluation misses in one of them it is likely
//! to miss in the others, too. Corrections by the fences alone gained nothing; see `docs/engine.md`.

use fencepost_rules::{Position, Seat};

use crate::params::{CORRECTION_ENTRIES, CORRECTION_LIMIT, MAX_CORRECTION_WEIGHT};

/// The corrections of one thread, kept from one search of a game to the next. Different pawns and hands may share one.
pub(crate) struct CorrectionHistory {
    /// In hundredths of a step times [`UNIT`], so that small errors add up.
    corrections: Box<[i16]>,
}

const UNIT: i32 = 256;
/// A weight of this much would forget everything before.
const FULL_WEIGHT: i32 = 256;

const _: () = assert!(CORRECTION_LIMIT * UNIT <= i16::MAX as i32);
const _: () = assert!(CORRECTION_ENTRIES.is_power_of_two());

impl CorrectionHistory {
    pub(crate) fn new() -> CorrectionHistory {
        CorrectionHistory { corrections: vec![0; CORRECTION_ENTRIES].into_boxed_slice() }
    }

    /// Where the correction of a position is.
    #[inline]
    pub(crate) fn place(position: &Position) -> usize {
        let (mover, other) = (position.turn(), position.turn().opposite());
        let square = |seat: Seat| position.pawn(seat).map_or(0x7F, |square| square.index() as u64);
        let hand = |seat: Seat| u64::from(position.left(seat));
        let known = square(mover) | square(other) << 8 | hand(mover) << 16 | hand(other) << 24 | (mover as u64) << 32;
        let mixed = known.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> (u64::BITS - CORRECTION_ENTRIES.ilog2())) as usize
    }

    /// What to add to the static evaluation, in hundredths of a step.
    #[inline]
    pub(crate) fn get(&self, place: usize) -> i32 {
        i32::from(self.corrections[place]) / UNIT
    }

    /// Moves the correction towards an error that a search of that depth has found, the more the deeper it was.
    #[inline]
    pub(crate) fn learn(&mut self, place: usize, error: i32, depth: i32) {
        let correction = &mut self.corrections[place];
        let weight = (depth + 1).min(MAX_CORRECTION_WEIGHT);
        // One huge error, where the search saw a long detour for instance, says little about the other positions.
        let error = UNIT * error.clamp(-2 * CORRECTION_LIMIT, 2 * CORRECTION_LIMIT);
        let mean = (i32::from(*correction) * (FULL_WEIGHT - weight) + error * weight) / FULL_WEIGHT;
        // The limit fits.
        *correction = mean.clamp(-UNIT * CORRECTION_LIMIT, UNIT * CORRECTION_LIMIT) as i16;
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Position;

    use super::CorrectionHistory;
    use crate::params::CORRECTION_LIMIT;

    fn place(position: &str) -> usize {
        CorrectionHistory::place(&position.parse::<Position>().expect("a position"))
    }

    #[test]
    fn fences_on_the_board_share_a_correction_but_pawns_hands_and_turns_do_not() {
        let here = place("a3 /  / e3 e7 / 9 9 / 1");
        assert_eq!(here, place(" / c5 / e3 e7 / 9 9 / 1"));
        for other in ["a3 /  / e4 e7 / 9 9 / 1", "a3 /  / e3 e7 / 9 8 / 1", "a3 /  / e3 e7 / 9 9 / 2"] {
            assert_ne!(here, place(other), "{other}");
        }
    }

    #[test]
    fn a_correction_comes_near_a_lasting_error_and_stays_within_the_limit() {
        let mut history = CorrectionHistory::new();
        for _ in 0..300 {
            history.learn(7, -40, 5);
            history.learn(8, 9000, 5);
        }
        assert!((-40..-35).contains(&history.get(7)), "{}", history.get(7));
        assert_eq!(history.get(8), CORRECTION_LIMIT);
        assert_eq!(history.get(9), 0);
    }
}
