//! What a position is worth with best play by both, as a number that compares.

/// With best play by both, what happens to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Wins in so many plies, an odd number: the winner hurries and the loser holds out.
    Win(u16),
    /// Loses in so many plies, an even number.
    Loss(u16),
    /// Neither can force a win; the game ends by repetition (R17).
    Draw,
}

/// An outcome as a number: the larger, the better for the player to move. Of two wins the quicker is better, of two
/// losses the longer.
///
/// A win takes an odd number of plies and a loss an even one, so half of the number, rounded up, is all there is to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Worth(i16);

impl Worth {
    pub(crate) const DRAW: Worth = Worth(0);
    /// Better than any win, so that it never is the least of several.
    pub(crate) const NONE: Worth = Worth(i16::MAX);

    /// From plies as [`Backward`](super::backward::Backward) gives them: 0 is a draw.
    #[inline]
    pub(crate) const fn from_plies(plies: u16) -> Worth {
        let rounds = plies.div_ceil(2) as i16;
        if plies == 0 {
            Worth::DRAW
        } else if plies % 2 == 1 {
            Worth(i16::MAX - rounds)
        } else {
            Worth(rounds - i16::MAX)
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

    /// What a position is worth whose best move leads to one of this worth to the opponent.
    pub(crate) const fn one_ply_before(self) -> Worth {
        // A loss of the opponent in 2 rounds, 4 plies, makes a win in 5 plies, which is the third round.
        if self.0 < 0 { Worth(-self.0 - 1) } else { Worth(-self.0) }
    }

    pub(crate) const fn outcome(self) -> Outcome {
        match self.0 {
            0 => Outcome::Draw,
            1.. => Outcome::Win(self.plies()),
            _ => Outcome::Loss(self.plies()),
        }
    }
}
