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

/// Each seat's chance to win, as the network takes it, in two views. In each of them the chances add up to one, except after a draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// All players are equally strong. What people are told is made from this.
    pub among_equals: BySeat<f32>,
    /// The engine plays for one seat and is stronger than the others. This makes it play best.
    pub with_engine: BySeat<f32>,
}

impl Chances {
    pub(crate) const NONE: Chances = Chances { among_equals: BySeat([0.0; 4]), with_engine: BySeat([0.0; 4]) };

    /// The same in both views.
    fn same(chances: BySeat<f32>) -> Chances {
        Chances { among_equals: chances, with_engine: chances }
    }

    #[inline]
    pub(super) fn add(&mut self, other: &Chances) {
        add(&mut self.among_equals, &other.among_equals);
        add(&mut self.with_engine, &other.with_engine);
    }
}

/// Adds to the sums of all seats.
#[inline]
pub(super) fn add(sums: &mut BySeat<f32>, chances: &BySeat<f32>) {
    for (sum, chance) in sums.0.iter_mut().zip(chances.0) {
        *sum += chance;
    }
}

/// The same odds as chances that add up to one.
pub(crate) fn normalised(odds: &BySeat<f32>) -> BySeat<f32> {
    let total: f32 = odds.0.iter().sum();
    if total > 0.0 { BySeat(odds.0.map(|one| one / total)) } else { *odds }
}

/// What a search found about chances among equals, as they come true with that many fences in all hands together.
pub(crate) fn calibrated(chances: &BySeat<f32>, fences_in_hand: u32) -> BySeat<f32> {
    let left = params::CHANCES_POWER_PER_FENCE.powi(fences_in_hand.cast_signed());
    let power = params::CHANCES_POWER + params::CHANCES_POWER_WITHOUT_FENCES * left;
    normalised(&BySeat(chances.0.map(|chance| chance.powf(power))))
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

#[cfg(test)]
mod tests {
    use fencepost_rules::BySeat;

    use super::calibrated;

    #[test]
    fn fewer_fences_make_the_same_lead_worth_more() {
        let chances = BySeat([0.5, 0.2, 0.0, 0.3]);
        let mut leaders = Vec::new();
        for fences in 0..=80 {
            let told = calibrated(&chances, fences);
            assert!((told.0.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{told:?}");
            assert!(told.0[0] > told.0[3] && told.0[3] > told.0[1] && told.0[2] <= 0.0, "{told:?}");
            leaders.push(told.0[0]);
        }
        assert!(leaders.is_sorted_by(|a, b| a >= b), "{leaders:?}");
        assert!(leaders[0] > 0.55 && leaders[80] < 0.5, "{leaders:?}");
    }

    #[test]
    fn what_is_certain_and_what_is_even_stays_so() {
        for fences in [0, 3, 20] {
            for chances in [[0.0, 1.0, 0.0, 0.0], [0.25; 4]] {
                let told = calibrated(&BySeat(chances), fences);
                assert!(told.0.iter().zip(chances).all(|(told, was)| (told - was).abs() < 1e-6), "{told:?}");
            }
        }
    }
}
