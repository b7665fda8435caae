//! A small neural network that estimates positions of the standard game for two.
//!
//! One hidden layer: every fact about the position has a row of weights, the rows of the facts that hold are added up, and
//! the sum, cut off below and above and squared, is weighed by one of a few heads chosen by the fences still in hand. All
//! facts are seen from the player to move, whose goal is up. The weights are made by the training crate.

use fencepost_rules::{Fence, Orientation, Position, Seat, Square};

use crate::corridor::{Corridor, NO_LAYERS};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 64;
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

const CUTS: usize = NARROWS + 2 * NARROW_STEPS;
const CUT_STEPS: usize = 13;
const DETOURS: usize = CUTS + 2 * CUT_STEPS;
const DETOUR_STEPS: usize = 16;

/// Facts the network knows.
pub const INPUTS: usize = DETOURS + 2 * DETOUR_STEPS;

/// The most facts that can hold at once: pawns, hands, lengths and narrows of both, the margin, and twenty fences.
pub const MOST_FACTS: usize = 13 + 20;

/// One is this much in the rows and in the hidden layer.
pub const ROW_UNIT: i32 = 255;
/// One is this much in the heads.
pub const HEAD_UNIT: i32 = 64;

/// The facts that hold in a position, as numbers of rows.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    rows: [u16; MOST_FACTS],
    len: usize,
    /// The head that speaks.
    pub head: usize,
}

impl Facts {
    /// The rows to add up.
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    #[inline]
    fn push(&mut self, row: usize) {
        if self.len < MOST_FACTS {
            self.rows[self.len] = row as u16;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn of(position: &Position, mover: Seat, other: Seat, own: &Corridor, theirs: &Corridor) -> Facts {
        // North looks at the board turned half round.
        let turned = mover == Seat::North;
        let mut facts = Facts { rows: [0; MOST_FACTS], len: 0, head: 0 };
        let mut in_hand = 0;
        for (part, (seat, corridor, against)) in [(mover, own, other), (other, theirs, mover)].into_iter().enumerate() {
            let square = position.pawn(seat).map_or(0, Square::index);
            facts.push(PAWNS + part * Square::COUNT + if turned { Square::COUNT - 1 - square } else { square });
            let left = usize::from(position.left(seat));
            in_hand += left;
            facts.push(HANDS + part * HAND_SIZES + left.min(HAND_SIZES - 1));
            facts.push(LENGTHS + part * LENGTH_STEPS + usize::from(corridor.length).min(LENGTH_STEPS - 1));
            facts.push(NARROWS + part * NARROW_STEPS + usize::from(corridor.narrow).min(NARROW_STEPS - 1));
            // What fences could do matters only while there are any.
            let threat = usize::from(position.left(against) > 0);
            facts.push(CUTS + part * CUT_STEPS + threat * usize::from(corridor.cuts));
            facts.push(DETOURS + part * DETOUR_STEPS + threat * usize::from(corridor.detour));
        }
        let margin = (i32::from(theirs.length) - i32::from(own.length)).clamp(-WIDEST_MARGIN, WIDEST_MARGIN);
        facts.push(MARGINS + (margin + WIDEST_MARGIN) as usize);
        for fence in position.fences() {
            facts.push(FENCES + if turned { half_turn(fence) } else { fence.index() });
        }
        facts.head = (in_hand * HEADS / 21).min(HEADS - 1);
        facts
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
pub(crate) struct Network {
    rows: [[i16; HIDDEN]; INPUTS],
    bias: [i16; HIDDEN],
    heads: [[i16; HIDDEN]; HEADS],
    head_bias: [i32; HEADS],
}

/// Bytes of a file of weights: rows, bias and heads as 16-bit numbers, then the heads' bias as 32-bit numbers, low byte first.
pub const FILE_SIZE: usize = 2 * HIDDEN * (INPUTS + 1 + HEADS) + 4 * HEADS;

static NETWORK: Network = Network::read(include_bytes!("network.bin"));

impl Network {
    #[expect(clippy::large_stack_arrays, reason = "this runs in the compiler")]
    const fn read(bytes: &[u8; FILE_SIZE]) -> Network {
        let mut network = Network {
            rows: [[0; HIDDEN]; INPUTS],
            bias: [0; HIDDEN],
            heads: [[0; HIDDEN]; HEADS],
            head_bias: [0; HEADS],
        };
        let mut at = 0;
        let mut row = 0;
        while row < INPUTS + 1 + HEADS {
            let mut neuron = 0;
            while neuron < HIDDEN {
                let weight = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
                if row < INPUTS {
                    network.rows[row][neuron] = weight;
                } else if row == INPUTS {
                    network.bias[neuron] = weight;
                } else {
                    network.heads[row - INPUTS - 1][neuron] = weight;
                }
                at += 2;
                neuron += 1;
            }
            row += 1;
        }
        let mut head = 0;
        while head < HEADS {
            network.head_bias[head] = i32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
            at += 4;
            head += 1;
        }
        network
    }

    /// The odds of winning as a logarithm, times `ROW_UNIT * HEAD_UNIT`.
    #[inline]
    fn evaluate(&self, facts: &Facts) -> i32 {
        let mut sums = self.bias;
        for &row in facts.rows() {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(row)]) {
                *sum += weight;
            }
        }
        let weighed = sums.iter().zip(&self.heads[facts.head]).map(|(&sum, &weight)| {
            let active = i32::from(sum).clamp(0, ROW_UNIT);
            active * active * i32::from(weight)
        });
        weighed.sum::<i32>() / ROW_UNIT + self.head_bias[facts.head]
    }
}

/// The worth of a position to the player to move, in hundredths of a step.
#[inline]
pub(crate) fn estimate(facts: &Facts) -> i32 {
    let value = i64::from(NETWORK.evaluate(facts)) * crate::params::WIN_CHANCE_SCALE as i64;
    (value / i64::from(ROW_UNIT * HEAD_UNIT)) as i32
}
