//! The value network for three and four players on the standard board.
//!
//! The same network evaluates the position once from the view of every seat still playing, with the opponents in turn order.
//! A softmax over the seats gives each seat's chance to win. It has one hidden layer, like the network for two players. Its features are
//! pawns and fences with the board turned towards the seat, path lengths, what fences could do to them, fences in hand, and the seat
//! that the engine plays for, since the same hand is worth more to the engine than to most opponents. The training crate makes
//! the weights.

use fencepost_rules::{Board, BySeat, Fence, Position, Seat, Square};

use crate::hidden_layer::{FeatureList, HiddenLayer, read_i16s};
pub use crate::hidden_layer::{QA, QB};
use crate::mcts::all_paths;
use crate::mcts::win_chances::{Chances, normalised};
use crate::rice_coded_weights::{RiceCodedWeights, RiceLayout};
use crate::shortest_paths::{Cut, MAX_CUTS, ShortestPaths};
use crate::weights_file::{HEADER_SIZE, WeightsError, WeightsKind, read_weights};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 32;

// Features of each seat, the first for the viewer, then for the others in turn order:

const HANDS: usize = 0;
const HAND_SIZES: usize = 7;
const LENGTHS: usize = HANDS + HAND_SIZES;
const LENGTH_STEPS: usize = 28;
const BOTTLENECKS: usize = LENGTHS + LENGTH_STEPS;
const BOTTLENECK_STEPS: usize = 12;
const CUT_COUNTS: usize = BOTTLENECKS + BOTTLENECK_STEPS;
const CUT_COUNT_STEPS: usize = 9;
const DETOURS: usize = CUT_COUNTS + CUT_COUNT_STEPS;
const DETOUR_STEPS: usize = 16;
const EXPOSED: usize = DETOURS + DETOUR_STEPS;
const EXPOSURES: usize = 6;
const FENCES_AGAINST_RANGES: usize = 5;
const PAWNS: usize = EXPOSED + EXPOSURES * FENCES_AGAINST_RANGES;
/// Each cut by itself: how far it is from the pawn, what it costs, and whether the fence would block somebody else, too: the viewer,
/// or anybody if it is the viewer's.
const CUTS: usize = PAWNS + Square::COUNT;
const CUT_PLACES: usize = 8;
const CUT_COSTS: usize = 8;
const PART: usize = CUTS + 2 * CUT_PLACES * CUT_COSTS;

// Features of all together:

const LEADS: usize = 4 * PART;
const WIDEST_LEAD: i32 = 40;
const TURNS: usize = LEADS + 2 * WIDEST_LEAD as usize + 1;
const AGAINST: usize = TURNS + 4;
const AGAINST_SIZES: usize = 19;
const RANKS: usize = AGAINST + AGAINST_SIZES;
const ENGINE_HANDS: usize = RANKS + 4 * HAND_SIZES;
const ENGINE_LEADS: usize = ENGINE_HANDS + 4 * HAND_SIZES;
const WIDEST_ENGINE_LEAD: i32 = 6;
const FENCES: usize = ENGINE_LEADS + 4 * (2 * WIDEST_ENGINE_LEAD as usize + 1);

/// Features of the network.
pub const INPUTS: usize = FENCES + Fence::COUNT;

/// The features of a seat that are the same in every view.
const SAME_IN_EVERY_VIEW: usize = 6;
/// Its hand and its lead.
const FEATURES_OF_ENGINE: usize = 2;
/// The most features that are active at once: those of each seat with its pawn and its cuts, the fences, the lead, the turn, the
/// fences against, the rank, those of the engine.
pub const MAX_FEATURES: usize = 4 * (SAME_IN_EVERY_VIEW + 1 + MAX_CUTS) + 20 + 4 + FEATURES_OF_ENGINE;

/// What does not depend on the view.
struct SeatFeatures<'a> {
    seat: Seat,
    paths: &'a ShortestPaths,
    /// Features as indices in the seat's part.
    list: FeatureList<SAME_IN_EVERY_VIEW>,
    left: usize,
    square: usize,
    /// When the seat reaches the goal if it only moves its pawn, in quarters of a round.
    arrival: i32,
    /// The cuts, if somebody else has fences.
    cuts: &'a [Cut],
}

impl SeatFeatures<'_> {
    fn of<'a>(position: &Position, seat: Seat, paths: &'a ShortestPaths, in_hand: usize) -> SeatFeatures<'a> {
        let left = usize::from(position.left(seat));
        let mut list = FeatureList::NONE;
        list.push(HANDS + left.min(HAND_SIZES - 1));
        list.push(LENGTHS + usize::from(paths.length).min(LENGTH_STEPS - 1));
        list.push(BOTTLENECKS + usize::from(paths.bottlenecks).min(BOTTLENECK_STEPS - 1));
        list.push(CUT_COUNTS + paths.cuts.len().min(CUT_COUNT_STEPS - 1));
        list.push(DETOURS + usize::from(paths.detour).min(DETOUR_STEPS - 1));
        list.push(EXPOSED + exposure(paths.detour) * FENCES_AGAINST_RANGES + fences_range(in_hand - left));
        SeatFeatures {
            seat,
            paths,
            list,
            left,
            square: position.pawn(seat).map_or(0, Square::index),
            arrival: 4 * i32::from(paths.length) + places_after(position.turn(), seat) as i32,
            cuts: if in_hand > left { paths.cuts.as_slice() } else { &[] },
        }
    }
}

/// The position as seen by nobody in particular.
struct Seats<'a> {
    position: &'a Position,
    list: [Option<SeatFeatures<'a>>; 4],
}

impl<'a> Seats<'a> {
    fn of(position: &'a Position, all_paths: &'a BySeat<Option<ShortestPaths>>) -> Seats<'a> {
        let in_hand = position.fences_in_hand() as usize;
        let list = Seat::ALL.map(|seat| {
            let paths = all_paths[seat].as_ref().filter(|_| position.playing().contains(seat))?;
            Some(SeatFeatures::of(position, seat, paths, in_hand))
        });
        Seats { position, list }
    }

    fn iter(&self) -> impl Iterator<Item = &SeatFeatures<'a>> {
        self.list.iter().flatten()
    }

    /// The features from the view of a seat. The engine may play for one of the seats.
    fn seen_by(&self, viewer: &SeatFeatures<'_>, engine: Option<Seat>) -> Features {
        let mut list = FeatureList::NONE;
        let mut of_engine = FeatureList::<FEATURES_OF_ENGINE>::NONE;
        let mut against = 0;
        let mut ahead = 0;
        let mut nearest_other = i32::from(u8::MAX);
        for one in self.iter() {
            let place = places_after(viewer.seat, one.seat);
            let part = place * PART;
            one.list.as_slice().iter().for_each(|&index| list.push(part + usize::from(index)));
            list.push(part + PAWNS + usize::from(SQUARES_SEEN_BY[viewer.seat as usize][one.square]));
            let is_viewer = one.seat == viewer.seat;
            for cut in one.cuts {
                let blocks = |other: &SeatFeatures<'_>| other.paths.blockers.contains(cut.fence);
                let blocks_another = if is_viewer {
                    self.iter().any(|other| other.seat != viewer.seat && blocks(other))
                } else {
                    blocks(viewer)
                };
                let place = usize::from(blocks_another) * CUT_PLACES + usize::from(cut.after).min(CUT_PLACES - 1);
                list.push(part + CUTS + place * CUT_COSTS + cut_cost(cut.detour));
            }
            if engine == Some(one.seat) {
                of_engine.push(ENGINE_HANDS + place * HAND_SIZES + one.left.min(HAND_SIZES - 1));
            }
            if !is_viewer {
                against += one.left;
                ahead += usize::from(one.arrival < viewer.arrival);
                nearest_other = nearest_other.min(one.arrival);
            }
        }
        let lead = nearest_other - viewer.arrival;
        list.push(LEADS + (lead.clamp(-WIDEST_LEAD, WIDEST_LEAD) + WIDEST_LEAD) as usize);
        if let Some(engine) = engine {
            let rounds = lead.div_euclid(4).clamp(-WIDEST_ENGINE_LEAD, WIDEST_ENGINE_LEAD) + WIDEST_ENGINE_LEAD;
            let place = places_after(viewer.seat, engine);
            of_engine.push(ENGINE_LEADS + place * (2 * WIDEST_ENGINE_LEAD as usize + 1) + rounds as usize);
        }
        list.push(TURNS + places_after(self.position.turn(), viewer.seat));
        list.push(AGAINST + against.min(AGAINST_SIZES - 1));
        list.push(RANKS + ahead * HAND_SIZES + viewer.left.min(HAND_SIZES - 1));
        for fence in self.position.fences() {
            list.push(FENCES + usize::from(FENCES_SEEN_BY[viewer.seat as usize][fence.index()]));
        }
        let among_equals = list.as_slice().len();
        of_engine.as_slice().iter().for_each(|&index| list.push(usize::from(index)));
        Features { list, among_equals }
    }
}

/// The active features from the view of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    list: FeatureList<MAX_FEATURES>,
    /// How many of them say nothing about the engine. They come first.
    among_equals: usize,
}

impl Features {
    /// The indices of the active features.
    pub fn indices(&self) -> &[u16] {
        self.list.as_slice()
    }
}

/// By seat: where each square is if the board is turned so that the seat plays upwards, as South does.
pub(super) static SQUARES_SEEN_BY: [[u8; Square::COUNT]; 4] = {
    let mut seen = [[0; Square::COUNT]; 4];
    let mut index = 0;
    while index < Square::COUNT {
        seen[0][index] = index as u8;
        let mut seat = 1;
        while seat < 4 {
            // A quarter turn back.
            let (column, row) = (seen[seat - 1][index] % 9, seen[seat - 1][index] / 9);
            seen[seat][index] = column * 9 + 8 - row;
            seat += 1;
        }
        index += 1;
    }
    seen
};

/// The same for fences.
pub(super) static FENCES_SEEN_BY: [[u8; Fence::COUNT]; 4] = {
    let mut seen = [[0; Fence::COUNT]; 4];
    let mut index = 0;
    while index < Fence::COUNT {
        seen[0][index] = index as u8;
        let mut seat = 1;
        while seat < 4 {
            let one = seen[seat - 1][index];
            let (column, row) = (one % 64 % 8, one % 64 / 8);
            seen[seat][index] = (1 - one / 64) * 64 + column * 8 + 7 - row;
            seat += 1;
        }
        index += 1;
    }
    seen
};

/// The range of what a cut costs.
fn cut_cost(detour: u8) -> usize {
    match detour {
        0..=5 => usize::from(detour),
        6..=9 => 6,
        _ => 7,
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

/// The features from the view of every seat still playing, in seat order: for training. The engine may play for one of them.
pub fn features(position: &Position, engine: Option<Seat>) -> Vec<(Seat, Features)> {
    let all_paths = all_paths(position);
    let seats = Seats::of(position, &all_paths);
    seats.iter().map(|viewer| (viewer.seat, seats.seen_by(viewer, engine))).collect()
}

/// The weights as the engine uses them.
pub(crate) struct MultiplayerNetwork {
    layer: HiddenLayer<INPUTS, HIDDEN>,
    output: [i16; HIDDEN],
}

const OUTPUT_AT: usize = HiddenLayer::<INPUTS, HIDDEN>::SIZE;
/// Bytes of all weights: hidden layer, bias and output weights as 16-bit integers, little-endian.
pub const WEIGHTS_SIZE: usize = OUTPUT_AT + 2 * HIDDEN;
/// The weights of the hidden layer are rounded to multiples of this, so that the module for the page is smaller. It costs little: a loss of
/// 0.857 instead of 0.855 on 200 000 positions, most of which were trained on.
pub const ROUNDING_STEP: i16 = 8;
const LAYOUT: RiceLayout = RiceLayout { rounded: INPUTS * HIDDEN, step: ROUNDING_STEP, low_bits: 0 };
/// The file of weights that is built in: for training.
pub const BUILT_IN_FILE: &[u8; HEADER_SIZE + WEIGHTS_SIZE] = include_bytes!("network.bin");

impl MultiplayerNetwork {
    pub(crate) fn built_in() -> MultiplayerNetwork {
        static CODED: RiceCodedWeights<{ LAYOUT.coded_size(BUILT_IN_FILE) }> =
            RiceCodedWeights::of_file(WeightsKind::MultiplayerValue, BUILT_IN_FILE, LAYOUT);
        MultiplayerNetwork::read(&CODED.decode())
    }

    /// From a file of weights.
    pub(crate) fn from_file(bytes: &[u8]) -> Result<MultiplayerNetwork, WeightsError> {
        read_weights(WeightsKind::MultiplayerValue, bytes, WEIGHTS_SIZE).map(MultiplayerNetwork::read)
    }

    fn read(bytes: &[u8]) -> MultiplayerNetwork {
        MultiplayerNetwork { layer: HiddenLayer::read(bytes), output: read_i16s(bytes, OUTPUT_AT) }
    }

    /// The exponential of one seat's logit among equals, and with the engine in the game: a softmax divides it by the sum over all seats.
    #[inline]
    fn odds(&self, features: &Features) -> [f32; 2] {
        let (among_equals, of_engine) = features.indices().split_at(features.among_equals);
        let outputs = self.layer.forward_without_and_with(among_equals, of_engine, &self.output);
        outputs.map(|output| (output as f32 / (QA * QA * QB) as f32).exp())
    }

    /// Each seat's chance to win a game that is not over, if the engine plays for the given seat. `None` for board sizes that the network
    /// is not trained on.
    pub(super) fn chances(
        &self,
        position: &Position,
        engine: Seat,
        all_paths: &BySeat<Option<ShortestPaths>>,
    ) -> Option<Chances> {
        if position.board() != Board::STANDARD {
            return None;
        }
        let mut chances = Chances::NONE;
        let seats = Seats::of(position, all_paths);
        for viewer in seats.iter() {
            let [among_equals, with_engine] = self.odds(&seats.seen_by(viewer, Some(engine)));
            chances.among_equals[viewer.seat] = among_equals;
            chances.with_engine[viewer.seat] = with_engine;
        }
        Some(Chances { among_equals: normalised(&chances.among_equals), with_engine: normalised(&chances.with_engine) })
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{BySeat, Position, Seat};

    use super::MultiplayerNetwork;
    use crate::mcts::all_paths;

    /// The chances among equals, and if the engine plays for the player to move.
    fn chances_in(text: &str) -> [BySeat<f32>; 2] {
        let position: Position = text.parse().expect("a position");
        let network = &MultiplayerNetwork::built_in();
        let chances = network.chances(&position, position.turn(), &all_paths(&position)).expect("the standard board");
        [chances.among_equals, chances.with_engine]
    }

    #[test]
    fn chances_turn_with_the_board() {
        // South to move with its fence in West's way; the same a quarter turn on: West to move, its fence in North's way.
        let one = chances_in(" / c4 / e2 a5 e9 i5 / 4 5 5 5 / 1");
        let turned = chances_in("d6 /  / e1 b5 e9 i5 / 5 4 5 5 / 2");
        for (one, turned) in one.into_iter().zip(turned) {
            for seat in 0..4 {
                assert!((one.0[seat] - turned.0[(seat + 1) % 4]).abs() < 1e-5, "{one:?} {turned:?}");
            }
            assert!((one.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn a_player_who_is_out_has_no_chance_and_the_leader_the_best() {
        for chances in chances_in(" /  / e8 - e5 h5 / 3 0 0 0 / 1") {
            assert!(chances[Seat::West] <= 0.0, "{chances:?}");
            // At least three times as much as all others together.
            assert!(chances[Seat::South] > 0.75, "{chances:?}");
        }
    }
}
