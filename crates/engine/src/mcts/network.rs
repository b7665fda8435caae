//! The value network for three and four players on the standard board.
//!
//! The same network evaluates the position once from the view of every seat still playing, with the opponents in turn order.
//! A softmax over the seats gives each seat's chance to win. It has one hidden layer, like the network for two players, but
//! its features have no squares: only path lengths, what fences could do to them, fences in hand, and the seat that the engine
//! plays for, since the same hand is worth more to the engine than to most opponents. The training crate makes the weights.

use fencepost_rules::{Board, BySeat, Position, Seat};

use crate::hidden_layer::{FeatureList, HiddenLayer, read_i16s};
pub use crate::hidden_layer::{QA, QB};
use crate::mcts::all_paths;
use crate::packed_weights::PackedWeights;
use crate::shortest_paths::ShortestPaths;
use crate::weights_file::{HEADER_SIZE, WeightsError, WeightsKind, read_weights};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 32;

const HANDS: usize = 0;
const HAND_SIZES: usize = 7;
const LENGTHS: usize = HANDS + 4 * HAND_SIZES;
const LENGTH_STEPS: usize = 28;
const BOTTLENECKS: usize = LENGTHS + 4 * LENGTH_STEPS;
const BOTTLENECK_STEPS: usize = 12;
const CUTS: usize = BOTTLENECKS + 4 * BOTTLENECK_STEPS;
const CUT_STEPS: usize = 9;
const DETOURS: usize = CUTS + 4 * CUT_STEPS;
const DETOUR_STEPS: usize = 16;
const LEADS: usize = DETOURS + 4 * DETOUR_STEPS;
const WIDEST_LEAD: i32 = 40;
const TURNS: usize = LEADS + 2 * WIDEST_LEAD as usize + 1;
const AGAINST: usize = TURNS + 4;
const AGAINST_SIZES: usize = 19;
const RANKS: usize = AGAINST + AGAINST_SIZES;
const EXPOSED: usize = RANKS + 4 * HAND_SIZES;
const EXPOSURES: usize = 6;
const FENCES_AGAINST_RANGES: usize = 5;
const ENGINE_HANDS: usize = EXPOSED + 4 * EXPOSURES * FENCES_AGAINST_RANGES;
const ENGINE_LEADS: usize = ENGINE_HANDS + 4 * HAND_SIZES;
const WIDEST_ENGINE_LEAD: i32 = 6;

/// Features of the network.
pub const INPUTS: usize = ENGINE_LEADS + 4 * (2 * WIDEST_ENGINE_LEAD as usize + 1);

/// The most features that are active at once: six of each seat, the lead, the turn, the fences against, the rank, two of the
/// engine.
pub const MAX_FEATURES: usize = 6 * 4 + 6;

/// The active features from the view of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    list: FeatureList<MAX_FEATURES>,
}

impl Features {
    /// The indices of the active features.
    pub fn indices(&self) -> &[u16] {
        self.list.as_slice()
    }

    /// The position from the view of a seat. The engine may play for one of the seats.
    fn of(
        position: &Position,
        viewer: Seat,
        engine: Option<Seat>,
        all_paths: &BySeat<Option<ShortestPaths>>,
    ) -> Features {
        let mut list = FeatureList::NONE;
        let own = all_paths[viewer].as_ref().map_or(0, |paths| arrival(position, viewer, paths));
        let in_hand: usize = position.playing().into_iter().map(|seat| usize::from(position.left(seat))).sum();
        let mut against = 0;
        let mut ahead = 0;
        let mut nearest_other = i32::from(u8::MAX);
        for seat in position.playing() {
            let Some(paths) = &all_paths[seat] else { continue };
            let part = places_after(viewer, seat);
            let left = usize::from(position.left(seat));
            list.push(HANDS + part * HAND_SIZES + left.min(HAND_SIZES - 1));
            list.push(LENGTHS + part * LENGTH_STEPS + usize::from(paths.length).min(LENGTH_STEPS - 1));
            list.push(BOTTLENECKS + part * BOTTLENECK_STEPS + usize::from(paths.bottlenecks).min(BOTTLENECK_STEPS - 1));
            list.push(CUTS + part * CUT_STEPS + paths.cuts.len().min(CUT_STEPS - 1));
            list.push(DETOURS + part * DETOUR_STEPS + usize::from(paths.detour).min(DETOUR_STEPS - 1));
            let exposed = part * EXPOSURES + exposure(paths.detour);
            list.push(EXPOSED + exposed * FENCES_AGAINST_RANGES + fences_range(in_hand - left));
            if engine == Some(seat) {
                list.push(ENGINE_HANDS + part * HAND_SIZES + left.min(HAND_SIZES - 1));
            }
            if seat != viewer {
                against += left;
                let theirs = arrival(position, seat, paths);
                ahead += usize::from(theirs < own);
                nearest_other = nearest_other.min(theirs);
            }
        }
        let lead = nearest_other - own;
        list.push(LEADS + (lead.clamp(-WIDEST_LEAD, WIDEST_LEAD) + WIDEST_LEAD) as usize);
        if let Some(engine) = engine {
            let rounds = lead.div_euclid(4).clamp(-WIDEST_ENGINE_LEAD, WIDEST_ENGINE_LEAD) + WIDEST_ENGINE_LEAD;
            let part = places_after(viewer, engine);
            list.push(ENGINE_LEADS + part * (2 * WIDEST_ENGINE_LEAD as usize + 1) + rounds as usize);
        }
        list.push(TURNS + places_after(position.turn(), viewer));
        list.push(AGAINST + against.min(AGAINST_SIZES - 1));
        list.push(RANKS + ahead * HAND_SIZES + usize::from(position.left(viewer)).min(HAND_SIZES - 1));
        Features { list }
    }
}

/// The range of what one fence could cost.
fn exposure(detour: u8) -> usize {
    match detour {
        0..=1 => 0,
        2 => 1,
        3..=4 => 2,
        5..=7 => 3,
        8..=11 => 4,
        _ => 5,
    }
}

/// The range of the number of fences that could be placed against a seat.
fn fences_range(fences: usize) -> usize {
    match fences {
        0..=2 => fences,
        3..=5 => 3,
        _ => 4,
    }
}

/// How many seats further on in turn order a seat is.
#[inline]
pub(super) fn places_after(seat: Seat, other: Seat) -> usize {
    (other as usize + 4 - seat as usize) % 4
}

/// When a seat reaches the goal if it only moves its pawn, in quarters of a round.
#[inline]
fn arrival(position: &Position, seat: Seat, paths: &ShortestPaths) -> i32 {
    4 * i32::from(paths.length) + places_after(position.turn(), seat) as i32
}

/// The features from the view of every seat still playing, in seat order: for training. The engine may play for one of them.
pub fn features(position: &Position, engine: Option<Seat>) -> Vec<(Seat, Features)> {
    let all_paths = all_paths(position);
    position.playing().into_iter().map(|seat| (seat, Features::of(position, seat, engine, &all_paths))).collect()
}

/// The weights as the engine uses them.
pub(crate) struct MultiplayerNetwork {
    layer: HiddenLayer<INPUTS, HIDDEN>,
    output: [i16; HIDDEN],
}

const OUTPUT_AT: usize = HiddenLayer::<INPUTS, HIDDEN>::SIZE;
/// Bytes of all weights: hidden layer, bias and output weights as 16-bit integers, little-endian.
pub const WEIGHTS_SIZE: usize = OUTPUT_AT + 2 * HIDDEN;
/// The file of weights that is built in: for training.
pub const BUILT_IN_FILE: &[u8; HEADER_SIZE + WEIGHTS_SIZE] = include_bytes!("network.bin");

impl MultiplayerNetwork {
    pub(crate) fn built_in() -> MultiplayerNetwork {
        static PACKED: PackedWeights<WEIGHTS_SIZE> =
            PackedWeights::of_file(WeightsKind::MultiplayerValue, BUILT_IN_FILE);
        MultiplayerNetwork::read(&PACKED.unpack())
    }

    /// From a file of weights.
    pub(crate) fn from_file(bytes: &[u8]) -> Result<MultiplayerNetwork, WeightsError> {
        read_weights(WeightsKind::MultiplayerValue, bytes, WEIGHTS_SIZE).map(MultiplayerNetwork::read)
    }

    fn read(bytes: &[u8]) -> MultiplayerNetwork {
        MultiplayerNetwork { layer: HiddenLayer::read(bytes), output: read_i16s(bytes, OUTPUT_AT) }
    }

    /// The logit of one seat.
    #[inline]
    fn logit(&self, features: &Features) -> f32 {
        self.layer.forward(self.layer.bias(), features.indices(), &self.output) as f32 / (QA * QA * QB) as f32
    }

    /// Each seat's chance to win a game that is not over; they add up to one. `None` for board sizes that the network is not
    /// trained on.
    pub(super) fn chances(
        &self,
        position: &Position,
        engine: Seat,
        all_paths: &BySeat<Option<ShortestPaths>>,
    ) -> Option<BySeat<f32>> {
        if position.board() != Board::STANDARD {
            return None;
        }
        let mut chances = BySeat([0.0; 4]);
        let mut total = 0.0;
        for seat in position.playing() {
            chances[seat] = self.logit(&Features::of(position, seat, Some(engine), all_paths)).exp();
            total += chances[seat];
        }
        for seat in position.playing() {
            chances[seat] /= total;
        }
        Some(chances)
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{BySeat, Position, Seat};

    use super::MultiplayerNetwork;
    use crate::mcts::all_paths;

    /// The chances as the player to move sees them.
    fn chances_in(text: &str) -> BySeat<f32> {
        let position: Position = text.parse().expect("a position");
        let network = &MultiplayerNetwork::built_in();
        network.chances(&position, position.turn(), &all_paths(&position)).expect("the standard board")
    }

    #[test]
    fn chances_turn_with_the_board() {
        // South to move with its fence in West's way; the same a quarter turn on: West to move, its fence in North's way.
        let one = chances_in(" / c4 / e2 a5 e9 i5 / 4 5 5 5 / 1");
        let turned = chances_in("d6 /  / e1 b5 e9 i5 / 5 4 5 5 / 2");
        for seat in 0..4 {
            assert!((one.0[seat] - turned.0[(seat + 1) % 4]).abs() < 1e-5, "{one:?} {turned:?}");
        }
        assert!((one.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    #[test]
    fn a_player_who_is_out_has_no_chance_and_the_leader_the_best() {
        let chances = chances_in(" /  / e8 - e5 h5 / 3 0 0 0 / 1");
        assert!(chances[Seat::West] <= 0.0, "{chances:?}");
        assert!(chances[Seat::South] > 0.8, "{chances:?}");
    }
}
