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

/// Each seat's chance to win, in two views. In each of them the chances add up to one, except after a draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chances {
    /// All players are equally strong. This is what people are told.
    pub(crate) among_equals: BySeat<f32>,
    /// The engine plays for one seat and is stronger than the others. This makes it play best.
    pub(crate) with_engine: BySeat<f32>,
}

impl Chances {
    pub(crate) const NONE: Chances = Chances { among_equals: BySeat([0.0; 4]), with_engine: BySeat([0.0; 4]) };

    /// The same in both views.
    fn same(chances: BySeat<f32>) -> Chances {
        Chances { among_equals: chances, with_engine: chances }
    }

    #[inline]
    pub(super) fn add(&mut self, other: &Chances) {
        for seat in 0..4 {
            self.among_equals.0[seat] += other.among_equals.0[seat];
            self.with_engine.0[seat] += other.with_engine.0[seat];
        }
    }
}

/// The same odds as chances that add up to one.
pub(crate) fn normalised(odds: &BySeat<f32>) -> BySeat<f32> {
    let total: f32 = odds.0.iter().sum();
    if total > 0.0 { BySeat(odds.0.map(|one| one / total)) } else { *odds }
}

/// Each seat's chance to win when the engine plays for the given seat.
pub(crate) fn chances(
    network: &MultiplayerNetwork,
    position: &Position,
    engine: Seat,
    all_paths: &BySeat<Option<ShortestPaths>>,
) -> Chances {
    match position.winner() {
        Some(winner) => won(winner),
        None => network
            .chances(position, engine, all_paths)
            .unwrap_or_else(|| Chances::same(handcrafted_chances(position, all_paths))),
    }
}

/// The chances after a win.
pub(super) fn won(winner: Seat) -> Chances {
    let mut chances = BySeat([0.0; 4]);
    chances[winner] = 1.0;
    Chances::same(chances)
}

/// A handcrafted evaluation, for board sizes that the network is not trained on.
fn handcrafted_chances(position: &Position, all_paths: &BySeat<Option<ShortestPaths>>) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    let seats = position.playing();
    let in_hand = position.fences_in_hand();
    for seat in seats {
        // A lead counts for less while the others have fences to block it.
        let against = in_hand - u32::from(position.left(seat));
        let step = params::HANDCRAFTED_STEP
            - params::HANDCRAFTED_STEP_PER_FENCE * against.min(params::HANDCRAFTED_MAX_FENCES) as f32;
        let rounds = f32::from(all_paths[seat].map_or(0, |paths| paths.length))
            + turns_until(position, seat) as f32 / seats.len() as f32;
        let hand = params::HANDCRAFTED_HAND * f32::from(position.left(seat)).sqrt();
        chances[seat] = (hand - step * rounds + params::HANDCRAFTED_NEAR / (rounds + 0.3)).exp();
    }
    normalised(&chances)
}

/// The point is shared in a draw (R17), but the search takes a draw for worth less than that. Otherwise long searches like to step back
/// and forth.
pub(super) fn drawn(position: &Position) -> Chances {
    let mut among_equals = BySeat([0.0; 4]);
    for seat in position.playing() {
        among_equals[seat] = 1.0 / position.playing().len() as f32;
    }
    Chances { among_equals, with_engine: BySeat(among_equals.0.map(|share| params::DRAW_VALUE * share)) }
}
