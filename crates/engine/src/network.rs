//! A small neural network that estimates positions of the standard game for two.
//!
//! One hidden layer, weighed by one of a few heads that is chosen by the fences still in hand. All facts are seen from the
//! player to move, whose goal is up. The weights are made by the training crate.

use fencepost_rules::{Fence, Orientation, Position, Seat, Square};

use crate::corridor::{Corridor, MOST_CUTS, NO_LAYERS};
pub use crate::layer::{HEAD_UNIT, ROW_UNIT};
use crate::layer::{Layer, Rows, numbers};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 128;
/// Heads, by fences in hand of both together.
pub const HEADS: usize = 6;

const PAWNS: usize = 0;
const FENCES: usize = PAWNS + 2 * Square::COUNT;
const HANDS: usize = FENCES + Fence::COUNT;
const HAND_SIZES: usize = 11;
const LENGTHS: usize = HANDS + 2 * HAND_SIZES;
const LENGTH_STEPS: usize = 32;
const MARGINS: usize = LENGTHS + 2 * LENGTH_STEPS;
const WIDEST_MARGIN: i32 = 12;
const NARROWS: usize = MARGINS + 2 * WIDEST_MARGIN as usize + 1;
const NARROW_STEPS: usize = 16;

const CUT_COUNTS: usize = NARROWS + 2 * NARROW_STEPS;
const CUT_COUNT_STEPS: usize = MOST_CUTS + 1;
const WORST_DETOURS: usize = CUT_COUNTS + 2 * CUT_COUNT_STEPS;
const WORST_DETOUR_STEPS: usize = 16;
/// Each cut by itself: how far from the pawn, what it costs, and whether the fence would stand in the builder's way too.
const CUTS: usize = WORST_DETOURS + 2 * WORST_DETOUR_STEPS;
const CUT_PLACES: usize = 12;
const CUT_COSTS: usize = 8;

/// Facts the network knows.
pub const INPUTS: usize = CUTS + 2 * 2 * CUT_PLACES * CUT_COSTS;

/// The most facts that can hold at once: pawns, hands, lengths, narrows, cuts of both, the margin, and twenty fences.
pub const MOST_FACTS: usize = 2 * (6 + MOST_CUTS) + 1 + 20;

/// The facts that hold in a position, as numbers of rows.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    rows: Rows<MOST_FACTS>,
    /// The head that speaks.
    pub head: usize,
}

impl Facts {
    /// The rows to add up.
    pub fn rows(&self) -> &[u16] {
        self.rows.as_slice()
    }

    #[inline]
    pub(crate) fn of(position: &Position, mover: Seat, other: Seat, own: &Corridor, theirs: &Corridor) -> Facts {
        // North looks at the board turned half round.
        let turned = mover == Seat::North;
        let mut rows = Rows::NONE;
        let mut in_hand = 0;
        let sides = [(mover, own, other, theirs), (other, theirs, mover, own)];
        for (part, (seat, corridor, against, builders)) in sides.into_iter().enumerate() {
            let square = position.pawn(seat).map_or(0, Square::index);
            rows.push(PAWNS + part * Square::COUNT + if turned { Square::COUNT - 1 - square } else { square });
            let left = usize::from(position.left(seat));
            in_hand += left;
            rows.push(HANDS + part * HAND_SIZES + left.min(HAND_SIZES - 1));
            rows.push(LENGTHS + part * LENGTH_STEPS + usize::from(corridor.length).min(LENGTH_STEPS - 1));
            rows.push(NARROWS + part * NARROW_STEPS + usize::from(corridor.narrow).min(NARROW_STEPS - 1));
            // What fences could do matters only while there are any.
            let cuts = if position.left(against) > 0 { corridor.cuts.as_slice() } else { &[] };
            rows.push(CUT_COUNTS + part * CUT_COUNT_STEPS + cuts.len());
            rows.push(
                WORST_DETOURS
                    + part * WORST_DETOUR_STEPS
                    + if cuts.is_empty() { 0 } else { usize::from(corridor.detour) },
            );
            for cut in cuts {
                let own_way_too = usize::from(!builders.stays(cut.fence));
                let place = usize::from(cut.after).min(CUT_PLACES - 1);
                let cost = usize::from(cut.detour).min(CUT_COSTS - 1);
                rows.push(CUTS + ((part * 2 + own_way_too) * CUT_PLACES + place) * CUT_COSTS + cost);
            }
        }
        let margin = (i32::from(theirs.length) - i32::from(own.length)).clamp(-WIDEST_MARGIN, WIDEST_MARGIN);
        rows.push(MARGINS + (margin + WIDEST_MARGIN) as usize);
        for fence in position.fences() {
            rows.push(FENCES + if turned { half_turn(fence) } else { fence.index() });
        }
        Facts { rows, head: (in_hand * HEADS / 21).min(HEADS - 1) }
    }
}

#[inline]
fn half_turn(fence: Fence) -> usize {
    match fence.orientation() {
        Orientation::Horizontal => 63 - fence.index(),
        Orientation::Vertical => 191 - fence.index(),
    }
}

/// The facts about a position of the standard game for two: for training.
pub fn facts(position: &Position) -> Facts {
    let mover = position.turn();
    let other = if mover == Seat::South { Seat::North } else { Seat::South };
    let mut layers = NO_LAYERS;
    let own = Corridor::survey(position, mover, &mut layers);
    let theirs = Corridor::survey(position, other, &mut layers);
    Facts::of(position, mover, other, &own, &theirs)
}

/// The fact that holds in the mirror image, left and right swapped, where this one holds: for training.
pub fn mirrored(row: usize) -> usize {
    if row < FENCES {
        let (pawn, square) = (row / Square::COUNT, row % Square::COUNT);
        pawn * Square::COUNT + square / 9 * 9 + 8 - square % 9
    } else if row < HANDS {
        let corner = row - FENCES;
        FENCES + corner / 8 * 8 + 7 - corner % 8
    } else {
        row
    }
}

/// The weights as the engine uses them.
struct Network {
    layer: Layer<INPUTS, HIDDEN>,
    heads: [[i16; HIDDEN]; HEADS],
    head_bias: [i32; HEADS],
}

const HEADS_AT: usize = Layer::<INPUTS, HIDDEN>::SIZE;
const HEAD_BIAS_AT: usize = HEADS_AT + 2 * HIDDEN * HEADS;
/// Bytes of a file of weights: rows, bias and heads as 16-bit numbers, then the heads' bias as 32-bit numbers, low byte first.
pub const FILE_SIZE: usize = HEAD_BIAS_AT + 4 * HEADS;

static NETWORK: Network = Network::read(include_bytes!("network.bin"));

impl Network {
    const fn read(bytes: &[u8; FILE_SIZE]) -> Network {
        let mut heads = [[0; HIDDEN]; HEADS];
        let mut head_bias = [0; HEADS];
        let mut head = 0;
        while head < HEADS {
            heads[head] = numbers(bytes, HEADS_AT + 2 * HIDDEN * head);
            let at = HEAD_BIAS_AT + 4 * head;
            head_bias[head] = i32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
            head += 1;
        }
        Network { layer: Layer::read(bytes), heads, head_bias }
    }

    /// The odds of winning as a logarithm, times `ROW_UNIT * HEAD_UNIT`.
    #[inline]
    fn evaluate(&self, facts: &Facts) -> i32 {
        self.layer.weighed(facts.rows(), &self.heads[facts.head]) / ROW_UNIT + self.head_bias[facts.head]
    }
}

/// The worth of a position to the player to move, in hundredths of a step.
#[inline]
pub(crate) fn estimate(facts: &Facts) -> i32 {
    let value = i64::from(NETWORK.evaluate(facts)) * crate::params::WIN_CHANCE_SCALE as i64;
    (value / i64::from(ROW_UNIT * HEAD_UNIT)) as i32
}
