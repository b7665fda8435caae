//! Time management: how long to think about a move, for every kind of clock (R19).

use std::time::Duration;

use fencepost_rules::{Position, Seat};

use crate::params::{
    HARD_LIMIT_FACTOR, INCREMENT_PART, LARGEST_PART_OF_TIME_LEFT, MOVE_OVERHEAD, MOVE_OVERHEAD_PART, MOVES_IN_RESERVE,
    THINKING_TIME_OVERHEAD, THINKING_TIME_OVERHEAD_PART,
};

/// What the clock of the player to move shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLeft {
    /// Time left.
    pub remaining: Duration,
    /// Added after each move.
    pub increment: Duration,
    /// How long the clock waits before it runs on each move.
    pub delay: Duration,
    /// An hourglass: the time that this player uses goes to the others in equal shares, and the other way round.
    pub is_hourglass: bool,
}

/// Time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// The time to use normally.
    pub soft: Duration,
    /// The time never to exceed.
    pub hard: Duration,
}

impl TimeBudget {
    /// For a fixed time to think, where no clock runs out if the answer is on its way.
    pub fn of_thinking_time(time: Duration) -> TimeBudget {
        let usable = time.saturating_sub(THINKING_TIME_OVERHEAD.min(time / THINKING_TIME_OVERHEAD_PART));
        TimeBudget { soft: usable, hard: usable }
    }

    /// For a clock that starts anew with each move.
    pub fn of_move(time: Duration) -> TimeBudget {
        let usable = time.saturating_sub(MOVE_OVERHEAD.min(time / MOVE_OVERHEAD_PART));
        TimeBudget { soft: usable, hard: usable }
    }

    /// For the player to move in a position, with that clock.
    pub fn of_clock(clock: &TimeLeft, position: &Position) -> TimeBudget {
        // What is certain to be there for this move, whatever happens later.
        let usable = (clock.remaining + clock.delay).saturating_sub(MOVE_OVERHEAD);
        // The delay is lost if it is not used. The increment comes back after the move.
        let free = clock.delay.saturating_sub(MOVE_OVERHEAD);
        let spare = usable.saturating_sub(free);
        let share = spare / moves_to_go(position, clock.is_hourglass);
        let extra = clock.increment * INCREMENT_PART.0 / INCREMENT_PART.1;
        let soft = share + extra;
        let hard = (soft * HARD_LIMIT_FACTOR).min(spare / LARGEST_PART_OF_TIME_LEFT + extra);
        let hard = (free + hard).min(usable);
        TimeBudget { soft: (free + soft).min(hard), hard }
    }

    /// The shorter of both limits, soft and hard.
    #[must_use]
    pub fn smaller(self, other: TimeBudget) -> TimeBudget {
        TimeBudget { soft: self.soft.min(other.soft), hard: self.hard.min(other.hard) }
    }
}

/// How many moves to save time for: the steps to the goal, the fences in hand, and the detours that the opponents' fences can
/// cause.
fn moves_to_go(position: &Position, is_hourglass: bool) -> u32 {
    let mover = position.turn();
    let others: Vec<Seat> = position.playing().into_iter().filter(|&seat| seat != mover).collect();
    let against: u32 = others.iter().map(|&seat| u32::from(position.left(seat))).sum();
    let steps = u32::from(position.distance(mover).unwrap_or_default());
    let moves = steps + u32::from(position.left(mover)) + against / (others.len().max(1) as u32) + MOVES_IN_RESERVE;
    // In an hourglass the others' thinking gives back about as much as is used, so it pays to use it sooner.
    if is_hourglass { moves / 2 } else { moves }
}
