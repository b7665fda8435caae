//! The value network for two players on the standard board.
//!
//! It has one hidden layer and one of a few output buckets, chosen by the number of fences still in hand. All features are seen
//! from the player to move, whose goal is up. The training crate makes the weights.

use std::array;

use fencepost_rules::{Fence, Fences, Orientation, Position, Seat, Square};

use crate::hidden_layer::{FeatureList, HiddenLayer, read_i16s};
pub use crate::hidden_layer::{QA, QB};
use crate::packed_weights::PackedWeights;
use crate::params::NETWORK_SCALE;
use crate::shortest_paths::{EMPTY_LAYERS, MAX_CUTS, ShortestPaths};
use crate::weights_file::{HEADER_SIZE, WeightsError, WeightsKind, read_weights};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 128;
/// Output buckets, by the number of fences in both hands together.
pub const OUTPUT_BUCKETS: usize = 11;
/// The bucket of each number: where few are left, one more or less decides games.
const BUCKET_OF_HANDS: [usize; 21] = [0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10];

const PAWNS: usize = 0;
const FENCES: usize = PAWNS + 2 * Square::COUNT;
const HANDS: usize = FENCES + Fence::COUNT;
const HAND_SIZES: usize = 11;
const LENGTHS: usize = HANDS + 2 * HAND_SIZES;
const LENGTH_STEPS: usize = 32;
const MARGINS: usize = LENGTHS + 2 * LENGTH_STEPS;
const WIDEST_MARGIN: i32 = 12;
const BOTTLENECKS: usize = MARGINS + 2 * WIDEST_MARGIN as usize + 1;
const BOTTLENECK_STEPS: usize = 16;

const CUT_COUNTS: usize = BOTTLENECKS + 2 * BOTTLENECK_STEPS;
const CUT_COUNT_STEPS: usize = MAX_CUTS + 1;
const WORST_DETOURS: usize = CUT_COUNTS + 2 * CUT_COUNT_STEPS;
const WORST_DETOUR_STEPS: usize = 16;
/// Each cut by itself: how far it is from the pawn, what it costs, and whether the fence would block its owner, too.
const CUTS: usize = WORST_DETOURS + 2 * WORST_DETOUR_STEPS;
const CUT_PLACES: usize = 12;
const CUT_COSTS: usize = 8;

/// Features of the network.
pub const INPUTS: usize = CUTS + 2 * 2 * CUT_PLACES * CUT_COSTS;

// Joint features: several that every position has one of each of, as one. Their rows of weights are added up once, when the network is
// read, and not for every position. Measured gain: 3 million nodes take 1.96 instead of 2.00 s, the best of four, and WebAssembly searches 2 %
// more positions a second.

/// Both hands.
const JOINT_HANDS: usize = INPUTS;
/// Both lengths and the margin.
const JOINT_LENGTHS: usize = JOINT_HANDS + HAND_SIZES * HAND_SIZES;
/// Both players' bottlenecks.
const JOINT_BOTTLENECKS: usize = JOINT_LENGTHS + LENGTH_STEPS * LENGTH_STEPS;
/// The number of cuts and the worst detour of one player.
const JOINT_CUTS: usize = JOINT_BOTTLENECKS + BOTTLENECK_STEPS * BOTTLENECK_STEPS;
const JOINT_CUT_STEPS: usize = CUT_COUNT_STEPS * WORST_DETOUR_STEPS;
/// Features and joint features.
const ROWS: usize = JOINT_CUTS + 2 * JOINT_CUT_STEPS;

/// Calls `each` with the features that a joint feature stands for, or with the feature itself.
fn for_each_single(feature: usize, each: &mut dyn FnMut(usize)) {
    if feature < JOINT_HANDS {
        each(feature);
    } else if feature < JOINT_LENGTHS {
        let (own, theirs) = ((feature - JOINT_HANDS) / HAND_SIZES, (feature - JOINT_HANDS) % HAND_SIZES);
        each(HANDS + own);
        each(HANDS + HAND_SIZES + theirs);
    } else if feature < JOINT_BOTTLENECKS {
        let (own, theirs) = ((feature - JOINT_LENGTHS) / LENGTH_STEPS, (feature - JOINT_LENGTHS) % LENGTH_STEPS);
        let margin = (theirs as i32 - own as i32).clamp(-WIDEST_MARGIN, WIDEST_MARGIN);
        each(LENGTHS + own);
        each(LENGTHS + LENGTH_STEPS + theirs);
        each(MARGINS + (margin + WIDEST_MARGIN) as usize);
    } else if feature < JOINT_CUTS {
        let both = feature - JOINT_BOTTLENECKS;
        each(BOTTLENECKS + both / BOTTLENECK_STEPS);
        each(BOTTLENECKS + BOTTLENECK_STEPS + both % BOTTLENECK_STEPS);
    } else {
        let (part, cuts) = ((feature - JOINT_CUTS) / JOINT_CUT_STEPS, (feature - JOINT_CUTS) % JOINT_CUT_STEPS);
        each(CUT_COUNTS + part * CUT_COUNT_STEPS + cuts / WORST_DETOUR_STEPS);
        each(WORST_DETOURS + part * WORST_DETOUR_STEPS + cuts % WORST_DETOUR_STEPS);
    }
}

/// The most features that are active at once: pawns, hands, lengths, bottlenecks, cuts of both, the margin, and twenty fences.
pub const MAX_FEATURES: usize = 2 * (6 + MAX_CUTS) + 1 + 20;

/// The active features of a position. Those that the engine uses are without fences: it keeps the sums of those.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    list: FeatureList<MAX_FEATURES>,
    /// The output bucket.
    pub bucket: usize,
}

impl Features {
    /// The indices of the active features.
    pub fn indices(&self) -> &[u16] {
        self.list.as_slice()
    }

    #[inline]
    pub(crate) fn of(
        position: &Position,
        mover: Seat,
        other: Seat,
        own: &ShortestPaths,
        theirs: &ShortestPaths,
    ) -> Features {
        let rotated = is_rotated(mover);
        let mut list = FeatureList::NONE;
        let sides = [(mover, own, other, theirs), (other, theirs, mover, own)];
        for (part, (seat, paths, against, blockers_owner)) in sides.into_iter().enumerate() {
            let square = position.pawn(seat).map_or(0, Square::index);
            list.push(PAWNS + part * Square::COUNT + if rotated { Square::COUNT - 1 - square } else { square });
            // Cuts matter only while the opponent has fences.
            let cuts = if position.left(against) > 0 { paths.cuts.as_slice() } else { &[] };
            let detour = if cuts.is_empty() { 0 } else { usize::from(paths.detour) };
            list.push(JOINT_CUTS + part * JOINT_CUT_STEPS + cuts.len() * WORST_DETOUR_STEPS + detour);
            for cut in cuts {
                let blocks_owner = usize::from(!blockers_owner.is_unaffected_by(cut.fence));
                let place = usize::from(cut.after).min(CUT_PLACES - 1);
                let cost = usize::from(cut.detour).min(CUT_COSTS - 1);
                list.push(CUTS + ((part * 2 + blocks_owner) * CUT_PLACES + place) * CUT_COSTS + cost);
            }
        }
        let hands = [mover, other].map(|seat| usize::from(position.left(seat)));
        let [own_hand, their_hand] = hands.map(|hand| hand.min(HAND_SIZES - 1));
        list.push(JOINT_HANDS + own_hand * HAND_SIZES + their_hand);
        let [own_length, their_length] = [own, theirs].map(|paths| usize::from(paths.length).min(LENGTH_STEPS - 1));
        list.push(JOINT_LENGTHS + own_length * LENGTH_STEPS + their_length);
        let [own_bottlenecks, their_bottlenecks] =
            [own, theirs].map(|paths| usize::from(paths.bottlenecks).min(BOTTLENECK_STEPS - 1));
        list.push(JOINT_BOTTLENECKS + own_bottlenecks * BOTTLENECK_STEPS + their_bottlenecks);
        Features { list, bucket: BUCKET_OF_HANDS[(hands[0] + hands[1]).min(BUCKET_OF_HANDS.len() - 1)] }
    }
}

/// North sees the board rotated by 180 degrees.
#[inline]
fn is_rotated(mover: Seat) -> bool {
    mover == Seat::North
}

/// The feature of a fence.
#[inline]
fn fence_feature(fence: Fence, mover: Seat) -> usize {
    let index = match fence.orientation() {
        _ if !is_rotated(mover) => fence.index(),
        Orientation::Horizontal => 63 - fence.index(),
        Orientation::Vertical => 191 - fence.index(),
    };
    FENCES + index
}

/// The features of a position of the standard game for two: for training.
pub fn features(position: &Position) -> Features {
    let mover = position.turn();
    let other = mover.opposite();
    let mut layers = EMPTY_LAYERS;
    let own = ShortestPaths::with_cuts(position, mover, &mut layers);
    let theirs = ShortestPaths::with_cuts(position, other, &mut layers);
    let joint = Features::of(position, mover, other, &own, &theirs);
    let mut features = Features { list: FeatureList::NONE, ..joint };
    for &feature in joint.indices() {
        for_each_single(feature.into(), &mut |single| features.list.push(single));
    }
    position.fences().into_iter().for_each(|fence| features.list.push(fence_feature(fence, mover)));
    features
}

/// The chance that the network is to learn for a score: for training.
pub fn target_of_score(hundredths: i32) -> f64 {
    1.0 / (1.0 + (-f64::from(hundredths) / f64::from(NETWORK_SCALE)).exp())
}

/// The feature that is active in the mirror image, left and right swapped, where this one is: for training.
pub fn mirrored(feature: usize) -> usize {
    if feature < FENCES {
        let (pawn, square) = (feature / Square::COUNT, feature % Square::COUNT);
        pawn * Square::COUNT + square / 9 * 9 + 8 - square % 9
    } else if feature < HANDS {
        let corner = feature - FENCES;
        FENCES + corner / 8 * 8 + 7 - corner % 8
    } else {
        feature
    }
}

/// The bias and the weights of all fences on the board, as one player sees them. Fences stay where they are, so a search need not add them up
/// for every position. Measured gain: 1.5 million nodes of three positions each take 3.65 instead of 3.78 s, the best of four.
#[derive(Clone, Copy)]
pub(crate) struct FenceSums([i16; HIDDEN]);

impl FenceSums {
    pub(crate) const NONE: FenceSums = FenceSums([0; HIDDEN]);
}

/// The weights as the engine uses them.
pub(crate) struct Network {
    layer: HiddenLayer<ROWS, HIDDEN>,
    output: [[i16; HIDDEN]; OUTPUT_BUCKETS],
    output_bias: [i32; OUTPUT_BUCKETS],
}

const OUTPUT_AT: usize = HiddenLayer::<INPUTS, HIDDEN>::SIZE;
const OUTPUT_BIAS_AT: usize = OUTPUT_AT + 2 * HIDDEN * OUTPUT_BUCKETS;
/// Bytes of all weights: hidden layer, bias and output weights as 16-bit integers, then the output bias as 32-bit
/// integers, little-endian.
pub const WEIGHTS_SIZE: usize = OUTPUT_BIAS_AT + 4 * OUTPUT_BUCKETS;
/// The file of weights that is built in: for training.
pub const BUILT_IN_FILE: &[u8; HEADER_SIZE + WEIGHTS_SIZE] = include_bytes!("network.bin");

impl Network {
    pub(crate) fn built_in() -> Network {
        static PACKED: PackedWeights<WEIGHTS_SIZE> = PackedWeights::of_file(WeightsKind::TwoPlayerValue, BUILT_IN_FILE);
        Network::read(&PACKED.unpack())
    }

    /// From a file of weights.
    pub(crate) fn from_file(bytes: &[u8]) -> Result<Network, WeightsError> {
        read_weights(WeightsKind::TwoPlayerValue, bytes, WEIGHTS_SIZE).map(Network::read)
    }

    fn read(bytes: &[u8]) -> Network {
        let output = array::from_fn(|bucket| read_i16s(bytes, OUTPUT_AT + 2 * HIDDEN * bucket));
        let output_bias = array::from_fn(|bucket| {
            let at = OUTPUT_BIAS_AT + 4 * bucket;
            i32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        });
        Network { layer: HiddenLayer::<INPUTS, HIDDEN>::read(bytes).join(for_each_single), output, output_bias }
    }

    /// The sums for some fences as a player sees them.
    pub(crate) fn fence_sums(&self, fences: Fences, mover: Seat) -> FenceSums {
        let mut sums = FenceSums(*self.layer.bias());
        fences.into_iter().for_each(|fence| self.add_fence(&mut sums, fence, mover));
        sums
    }

    #[inline]
    pub(crate) fn add_fence(&self, sums: &mut FenceSums, fence: Fence, mover: Seat) {
        self.layer.add(&mut sums.0, fence_feature(fence, mover));
    }

    /// The odds of winning as a logarithm, times `QA * QB`.
    #[inline]
    fn evaluate(&self, fences: &FenceSums, features: &Features) -> i32 {
        let output = self.layer.forward(&fences.0, features.indices(), &self.output[features.bucket]);
        output / QA + self.output_bias[features.bucket]
    }

    /// The evaluation for the player to move, in hundredths of a step.
    #[inline]
    pub(crate) fn static_evaluation(&self, fences: &FenceSums, features: &Features) -> i32 {
        let value = i64::from(self.evaluate(fences, features)) * i64::from(NETWORK_SCALE);
        (value / i64::from(QA * QB)) as i32
    }
}
