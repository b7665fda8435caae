//! Who is likely to win among three or four, at a glance.

use fencepost_rules::{BySeat, Position, Seat};

use crate::corridor::Corridor;
use crate::many::network;
use crate::params;

/// How many turns pass until a seat is to move: 0 for the one whose turn it is.
fn turns_until(position: &Position, seat: Seat) -> usize {
    let after = |other: &Seat| (*other as usize + 4 - position.turn() as usize) % 4;
    position.playing().into_iter().filter(|other| after(other) < after(&seat)).count()
}

/// Each seat's chance to win, if the engine plays for one of them. They add up to one.
pub(super) fn chances(position: &Position, engine: Seat, corridors: &BySeat<Option<Corridor>>) -> BySeat<f32> {
    match position.winner() {
        Some(winner) => won(winner),
        None => network::chances(position, engine, corridors).unwrap_or_else(|| plain_chances(position, corridors)),
    }
}

/// All for one.
pub(super) fn won(winner: Seat) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    chances[winner] = 1.0;
    chances
}

/// By a handful of numbers, for the boards that the network has not learned.
fn plain_chances(position: &Position, corridors: &BySeat<Option<Corridor>>) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    let seats = position.playing();
    let in_hand: u32 = seats.into_iter().map(|seat| u32::from(position.left(seat))).sum();
    let mut total = 0.0;
    for seat in seats {
        // A lead counts for less while the others can still build in front of it.
        let against = in_hand - u32::from(position.left(seat));
        let step = params::MANY_STEP - params::MANY_STEP_PER_FENCE * against.min(12) as f32;
        let rounds = f32::from(corridors[seat].map_or(0, |corridor| corridor.length))
            + turns_until(position, seat) as f32 / seats.len() as f32;
        let hand = params::MANY_HAND * f32::from(position.left(seat)).sqrt();
        chances[seat] = (hand - step * rounds + params::MANY_NEAR / (rounds + 0.3)).exp();
        total += chances[seat];
    }
    for seat in seats {
        chances[seat] /= total;
    }
    chances
}

/// The point shared in a draw (R17).
pub(super) fn drawn(position: &Position) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    for seat in position.playing() {
        chances[seat] = 1.0 / position.playing().len() as f32;
    }
    chances
}
