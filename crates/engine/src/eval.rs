//! The estimate of a position with two players.

use fencepost_rules::{Board, Position, Seat};

use crate::corridor::Corridor;
use crate::network::{self, Facts};
use crate::params::{FENCES_IN_HAND, NARROW, STEP, TEMPO};
use crate::score::Score;

/// The worth of a position to the player to move, from both corridors: the mover's and the other's.
#[inline]
pub(crate) fn estimate(position: &Position, mover: Seat, other: Seat, own: &Corridor, theirs: &Corridor) -> i32 {
    let value = if position.board() == Board::STANDARD {
        network::estimate(&Facts::of(position, mover, other, own, theirs))
    } else {
        plain_estimate(position, mover, other, own, theirs)
    };
    value.clamp(-Score::MOST_ESTIMATE, Score::MOST_ESTIMATE)
}

/// By a handful of numbers, for the boards that the network has not learned.
fn plain_estimate(position: &Position, mover: Seat, other: Seat, own: &Corridor, theirs: &Corridor) -> i32 {
    let hand = |seat: Seat| FENCES_IN_HAND[usize::from(position.left(seat)).min(FENCES_IN_HAND.len() - 1)];
    let exposed = |corridor: &Corridor, against: Seat| {
        NARROW * i32::from(corridor.narrow) * i32::from(position.left(against).min(3))
    };
    STEP * (i32::from(theirs.length) - i32::from(own.length)) + TEMPO + hand(mover) - hand(other) - exposed(own, other)
        + exposed(theirs, mover)
}
