//! The static evaluation for three and four players: each seat's chance to win.

use fencepost_rules::{BySeat, Position, Seat};

use crate::mcts::network::MultiplayerNetwork;
use crate::params;
use crate::shortest_paths::ShortestPaths;

/// How many turns pass until a seat is to move: 0 for the one whose turn it is.
fn turns_until(position: &Position, seat: Seat) -> usize {
    let after = |other: &Seat| (*other as usize + 4 - position.turn() as usize) % 4;
    position.playing().into_iter().filter(|other| after(other) < after(&seat)).count()
}

/// Each seat's chance to win when the engine plays for the given seat. The chances add up to one.
pub(crate) fn chances(
    network: &MultiplayerNetwork,
    position: &Position,
    engine: Seat,
    all_paths: &BySeat<Option<ShortestPaths>>,
) -> BySeat<f32> {
    match position.winner() {
        Some(winner) => won(winner),
        None => {
            network.chances(position, engine, all_paths).unwrap_or_else(|| handcrafted_chances(position, all_paths))
        }
    }
}

/// The chances after a win.
pub(super) fn won(winner: Seat) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    chances[winner] = 1.0;
    chances
}

/// A handcrafted evaluation, for board sizes that the network is not trained on.
fn handcrafted_chances(position: &Position, all_paths: &BySeat<Option<ShortestPaths>>) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    let seats = position.playing();
    let in_hand: u32 = seats.into_iter().map(|seat| u32::from(position.left(seat))).sum();
    let mut total = 0.0;
    for seat in seats {
        // A lead counts for less while the others have fences to block it.
        let against = in_hand - u32::from(position.left(seat));
        let step = params::HANDCRAFTED_STEP
            - params::HANDCRAFTED_STEP_PER_FENCE * against.min(params::HANDCRAFTED_MAX_FENCES) as f32;
        let rounds = f32::from(all_paths[seat].map_or(0, |paths| paths.length))
            + turns_until(position, seat) as f32 / seats.len() as f32;
        let hand = params::HANDCRAFTED_HAND * f32::from(position.left(seat)).sqrt();
        chances[seat] = (hand - step * rounds + params::HANDCRAFTED_NEAR / (rounds + 0.3)).exp();
        total += chances[seat];
    }
    for seat in seats {
        chances[seat] /= total;
    }
    chances
}

/// The point is shared in a draw (R17), but the search takes a draw for worth less than that. Otherwise long searches like to step back
/// and forth.
pub(super) fn drawn(position: &Position) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    for seat in position.playing() {
        chances[seat] = params::DRAW_VALUE / position.playing().len() as f32;
    }
    chances
}
