//! How long to think, for every kind of clock (R19).

use std::time::Duration;

use fencepost_rules::{Position, Seat};

/// What passes between the end of thinking and the move's arrival at the clock, and may vary from move to move.
const OVERHEAD: Duration = Duration::from_millis(20);
/// Of a time per move, at most this part is kept back.
const OVERHEAD_PART: u32 = 10;
/// Moves that always seem to be left, since fences and detours make every game longer than it looks.
const MOVES_IN_RESERVE: u32 = 8;
/// A move that is hard to choose may take so many shares of the time instead of one.
const SHARES_AT_MOST: u32 = 4;
/// No single move takes more than this part of the time left.
const LARGEST_PART: u32 = 5;

/// What the clock of the player to move says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLeft {
    /// Time left.
    pub remaining: Duration,
    /// Added after each move.
    pub increment: Duration,
    /// The clock waits that long before it runs on each move.
    pub delay: Duration,
    /// What this player uses the others gain, in equal shares, and the other way round.
    pub is_hourglass: bool,
}

/// Time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// The time to use as a rule.
    pub soft: Duration,
    /// The time never to overstep.
    pub hard: Duration,
}

impl TimeBudget {
    /// For a fixed time per move.
    pub fn of_move(time: Duration) -> TimeBudget {
        let usable = time.saturating_sub(OVERHEAD.min(time / OVERHEAD_PART));
        TimeBudget { soft: usable, hard: usable }
    }

    /// For the player to move in a position, with that clock.
    pub fn of_clock(clock: &TimeLeft, position: &Position) -> TimeBudget {
        // What is sure to be there for this move, whatever happens later.
        let usable = (clock.remaining + clock.delay).saturating_sub(OVERHEAD);
        // The delay is lost if it is not used; the increment comes back after the move.
        let free = clock.delay.saturating_sub(OVERHEAD);
        let spare = usable.saturating_sub(free);
        let share = spare / moves_to_go(position, clock.is_hourglass);
        let extra = clock.increment * 3 / 4;
        let soft = share + extra;
        let hard = (soft * SHARES_AT_MOST).min(spare / LARGEST_PART + extra);
        let hard = (free + hard).min(usable);
        TimeBudget { soft: (free + soft).min(hard), hard }
    }

    /// The one that stops earlier, in both respects.
    #[must_use]
    pub fn smaller(self, other: TimeBudget) -> TimeBudget {
        TimeBudget { soft: self.soft.min(other.soft), hard: self.hard.min(other.hard) }
    }
}

/// How many moves to save time for: the way to the goal, the fences in hand, and the detours that the others' fences
/// are good for.
fn moves_to_go(position: &Position, is_hourglass: bool) -> u32 {
    let mover = position.turn();
    let others: Vec<Seat> = position.playing().into_iter().filter(|&seat| seat != mover).collect();
    let against: u32 = others.iter().map(|&seat| u32::from(position.left(seat))).sum();
    let way = u32::from(position.distance(mover).unwrap_or_default());
    let moves = way + u32::from(position.left(mover)) + against / (others.len().max(1) as u32) + MOVES_IN_RESERVE;
    // In an hourglass the others' thinking gives back about as much as is used, so it is worth using sooner.
    if is_hourglass { moves / 2 } else { moves }
}
