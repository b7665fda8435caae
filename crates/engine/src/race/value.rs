//! The value of a position with perfect play, and its packed form.

/// The value of a position for the player to move, with perfect play by both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RaceValue {
    /// A win in that many plies, an odd number: the winner takes the shortest win, the loser the longest defence.
    Win(u16),
    /// A loss in that many plies, an even number.
    Loss(u16),
    /// Neither can force a win; the game ends by repetition (R17).
    Draw,
}

/// A value as a number that compares: larger is better for the player to move. Of two wins the quicker is better, of two losses
/// the longer.
///
/// A win takes an odd number of plies and a loss an even one, so it is enough to keep half of the number, rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PackedValue(i16);

impl PackedValue {
    pub(crate) const DRAW: PackedValue = PackedValue(0);
    /// No value. It is better than any win, so that it never is the minimum of several.
    pub(crate) const NONE: PackedValue = PackedValue(i16::MAX);

    /// From plies as [`Backward`](super::retrograde::Backward) gives them: 0 is a draw.
    #[inline]
    pub(crate) const fn from_plies(plies: u16) -> PackedValue {
        let rounds = plies.div_ceil(2) as i16;
        if plies == 0 {
            PackedValue::DRAW
        } else if plies % 2 == 1 {
            PackedValue(i16::MAX - rounds)
        } else {
            PackedValue(rounds - i16::MAX)
        }
    }

    pub(crate) const fn is_win(self) -> bool {
        self.0 > 0
    }

    pub(crate) const fn is_loss(self) -> bool {
        self.0 < 0
    }

    /// Plies to the end; 0 for a draw.
    pub(crate) const fn plies(self) -> u16 {
        let rounds = (i16::MAX - self.0.abs()) as u16;
        match self.0 {
            0 => 0,
            1.. => 2 * rounds - 1,
            _ => 2 * rounds,
        }
    }

    /// The value of a position whose best move leads to a position with this value for the opponent.
    pub(crate) const fn one_ply_before(self) -> PackedValue {
        // A loss of the opponent in 2 rounds, 4 plies, makes a win in 5 plies, which is the third round.
        if self.0 < 0 { PackedValue(-self.0 - 1) } else { PackedValue(-self.0) }
    }

    /// As a byte in the same order; `None` for wins and losses that are too long.
    #[inline]
    pub(crate) const fn narrowed(self) -> Option<i8> {
        let byte = match self.0 {
            0 => 0,
            1.. => self.0 - (i16::MAX - i8::MAX as i16),
            _ => self.0 + (i16::MAX - i8::MAX as i16),
        };
        // With the wrong sign, or none, it has overflowed the byte.
        if byte.signum() == self.0.signum() { Some(byte as i8) } else { None }
    }

    /// From a byte.
    #[inline]
    pub(crate) const fn widened(byte: i8) -> PackedValue {
        PackedValue(byte as i16 + byte.signum() as i16 * (i16::MAX - i8::MAX as i16))
    }

    pub(crate) const fn value(self) -> RaceValue {
        match self.0 {
            0 => RaceValue::Draw,
            1.. => RaceValue::Win(self.plies()),
            _ => RaceValue::Loss(self.plies()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_wins_are_best_and_quick_losses_worst() {
        let losses = (2..=60_000).step_by(2);
        let wins = (1..=59_999).step_by(2).rev();
        let from_worst: Vec<PackedValue> = losses.chain([0]).chain(wins).map(PackedValue::from_plies).collect();
        assert!(from_worst.is_sorted_by(|one, next| one < next));
        assert!(from_worst.iter().all(|&value| value < PackedValue::NONE));
    }

    #[test]
    fn plies_and_bytes_read_back_give_the_same_value() {
        for plies in 0..=60_000 {
            let value = PackedValue::from_plies(plies);
            assert_eq!(value.plies(), plies);
            assert_eq!(value.narrowed().map(PackedValue::widened), (plies <= 252).then_some(value));
        }
        assert_eq!(PackedValue::widened(i8::MAX), PackedValue::NONE);
    }

    #[test]
    fn a_ply_before_a_loss_is_a_win_in_one_more() {
        for plies in 1..1000 {
            assert_eq!(PackedValue::from_plies(plies).one_ply_before(), PackedValue::from_plies(plies + 1));
        }
        assert_eq!(PackedValue::DRAW.one_ply_before(), PackedValue::DRAW);
    }
}
