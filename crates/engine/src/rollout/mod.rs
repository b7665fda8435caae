//! One rollout: the game is played on quickly until it is clear who wins.

mod distances;

use fencepost_rules::{Fence, Fences, Move, Position, Seat};

use crate::rng::Rng;
pub(crate) use distances::GoalDistances;

/// How often, in 256 turns, a player looks for a fence to place instead of running.
const FENCE_TRIES_IN_256: u64 = 224;
/// Fences are placed across one of this many next steps of the leader.
const STEPS_LOOKED_AHEAD: usize = 4;
/// Who is about to lose looks harder for a fence.
const TRIES_IN_DANGER: usize = 4;
/// Longer games than this are judged by the distances.
const MAX_PLIES: usize = 200;

/// Plays on from a position to the end and says who wins. `ways` is scratch space.
#[inline]
pub(crate) fn rollout(mut position: Position, ways: &mut GoalDistances, rng: &mut Rng) -> Seat {
    ways.renew(&position);
    for _ in 0..MAX_PLIES {
        if let Some(winner) = position.winner() {
            return winner;
        }
        if position.playing().into_iter().all(|seat| position.left(seat) == 0) {
            break;
        }
        let fence = chosen_fence(&position, ways, rng);
        if let Some(fence) = fence {
            position.play_unchecked(Move::Fence(fence));
            ways.renew(&position);
        } else if !ways.run(&mut position, rng) {
            // Shut in by other pawns: rare enough to look through all moves.
            let Some(mv) = position.legal_moves().into_iter().next() else { break };
            position.play_unchecked(mv);
            ways.renew(&position);
        }
    }
    position.winner().unwrap_or_else(|| ahead_in_the_race(&position, ways))
}

/// Who gets home first if everybody only runs and nobody is in the way.
fn ahead_in_the_race(position: &Position, ways: &GoalDistances) -> Seat {
    let turn = position.turn();
    position.playing().into_iter().min_by_key(|&seat| arrival(ways, turn, seat)).unwrap_or(turn)
}

/// Orders seats by when they can be home.
#[inline]
fn arrival(ways: &GoalDistances, turn: Seat, seat: Seat) -> u32 {
    u32::from(ways.distance(seat)) * 4 + ((seat as u32).wrapping_sub(turn as u32) & 3)
}

/// On most turns, and harder if somebody else is about to win: a fence that costs the leader more steps than the mover.
#[inline]
fn chosen_fence(position: &Position, ways: &GoalDistances, rng: &mut Rng) -> Option<Fence> {
    let mover = position.turn();
    if position.left(mover) == 0 || ways.distance(mover) == 1 {
        return None;
    }
    let others = position.playing().without(mover);
    let leader = others.into_iter().min_by_key(|&seat| arrival(ways, mover, seat))?;
    let tries = if ways.distance(leader) == 1 { TRIES_IN_DANGER } else { usize::from(rng.happens(FENCE_TRIES_IN_256)) };
    (0..tries).find_map(|_| {
        let fence = fence_across(position, leader, ways, rng)?;
        gains(position, fence, mover, leader, ways).then_some(fence)
    })
}

/// A fence, legal or not, across one of the leader's next steps.
#[inline]
fn fence_across(position: &Position, leader: Seat, ways: &GoalDistances, rng: &mut Rng) -> Option<Fence> {
    let ahead = rng.below(STEPS_LOOKED_AHEAD);
    let (from, to) = ways.step_ahead(position, leader, ahead, rng)?;
    let (north, east) = position.steps().between(from, to);
    let blockers = Fences::blocking(north, east);
    blockers.into_iter().nth(rng.below(blockers.len()))
}

/// Whether a fence is legal and costs the leader more steps than the mover.
#[inline]
fn gains(position: &Position, fence: Fence, mover: Seat, leader: Seat, ways: &GoalDistances) -> bool {
    if !position.is_legal(Move::Fence(fence)) {
        return false;
    }
    let mut after = *position;
    after.play_unchecked(Move::Fence(fence));
    let cost = |seat: Seat| after.distance(seat).map_or(0, |distance| distance.saturating_sub(ways.distance(seat)));
    cost(leader) > cost(mover)
}
