//! Rollouts: a game is played out quickly by a simple policy until it is clear who wins.

mod distances;

use fencepost_rules::{Fence, Fences, Move, Position, Seat};

use crate::params;
use crate::rng::Rng;
pub(crate) use distances::GoalDistances;

/// Plays a position out and returns the winner. `distances` is scratch space.
#[inline]
pub(crate) fn rollout(mut position: Position, distances: &mut GoalDistances, rng: &mut Rng) -> Seat {
    distances.update(&position);
    for _ in 0..params::ROLLOUT_MAX_PLIES {
        if let Some(winner) = position.winner() {
            return winner;
        }
        if position.playing().into_iter().all(|seat| position.left(seat) == 0) {
            break;
        }
        let fence = chosen_fence(&position, distances, rng);
        if let Some(fence) = fence {
            position.play_unchecked(Move::Fence(fence));
            distances.update(&position);
        } else if !distances.run(&mut position, rng) {
            // Other pawns leave no pawn move: rare enough to generate all moves.
            let Some(mv) = position.legal_moves().into_iter().next() else { break };
            position.play_unchecked(mv);
            distances.update(&position);
        }
    }
    position.winner().unwrap_or_else(|| ahead_in_the_race(&position, distances))
}

/// Who reaches the goal first if everybody only moves the pawn and nobody is in the way.
fn ahead_in_the_race(position: &Position, distances: &GoalDistances) -> Seat {
    let turn = position.turn();
    position.playing().into_iter().min_by_key(|&seat| arrival(distances, turn, seat)).unwrap_or(turn)
}

/// Orders seats by when they can reach the goal.
#[inline]
fn arrival(distances: &GoalDistances, turn: Seat, seat: Seat) -> u32 {
    u32::from(distances.distance(seat)) * 4 + ((seat as u32).wrapping_sub(turn as u32) & 3)
}

/// A fence that costs the leader more steps than the mover. Tried on most turns, and more often if the leader is about to win.
#[inline]
fn chosen_fence(position: &Position, distances: &GoalDistances, rng: &mut Rng) -> Option<Fence> {
    let mover = position.turn();
    if position.left(mover) == 0 || distances.distance(mover) == 1 {
        return None;
    }
    let others = position.playing().without(mover);
    let leader = others.into_iter().min_by_key(|&seat| arrival(distances, mover, seat))?;
    let tries = if distances.distance(leader) == 1 {
        params::ROLLOUT_TRIES_IN_DANGER
    } else {
        usize::from(rng.chance_in_256(params::ROLLOUT_FENCE_TRIES_IN_256))
    };
    (0..tries).find_map(|_| {
        let fence = fence_across(position, leader, distances, rng)?;
        gains(position, fence, mover, leader, distances).then_some(fence)
    })
}

/// A fence, legal or not, across one of the leader's next steps.
#[inline]
fn fence_across(position: &Position, leader: Seat, distances: &GoalDistances, rng: &mut Rng) -> Option<Fence> {
    let ahead = rng.below(params::ROLLOUT_STEPS_AHEAD);
    let (from, to) = distances.step_ahead(position, leader, ahead, rng)?;
    let (north, east) = position.steps().between(from, to);
    let blockers = Fences::blocking(north, east);
    blockers.into_iter().nth(rng.below(blockers.len()))
}

/// Whether a fence is legal and costs the leader more steps than the mover.
#[inline]
fn gains(position: &Position, fence: Fence, mover: Seat, leader: Seat, distances: &GoalDistances) -> bool {
    if !position.is_legal(Move::Fence(fence)) {
        return false;
    }
    let mut after = *position;
    after.play_unchecked(Move::Fence(fence));
    let cost =
        |seat: Seat| after.distance(seat).map_or(0, |distance| distance.saturating_sub(distances.distance(seat)));
    cost(leader) > cost(mover)
}
