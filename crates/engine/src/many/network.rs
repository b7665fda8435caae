//! A small neural network that says who is likely to win the standard game for three or four.
//!
//! The same network looks at the position once from every seat still playing, the others in the order of turns after it. Each
//! look gives odds; together they are shared out as chances. One hidden layer, as in the network for two players, but it
//! sees no squares: only ways, what fences could do to them, hands, and which seat the engine plays for, since the same hand is
//! worth more to it than to most others. The weights are made by the training crate.

use fencepost_rules::{Board, BySeat, Position, Seat};

use crate::corridor::Corridor;
pub use crate::layer::{HEAD_UNIT, ROW_UNIT};
use crate::layer::{Layer, Rows, numbers};
use crate::many::corridors;

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 32;

const HANDS: usize = 0;
const HAND_SIZES: usize = 7;
const LENGTHS: usize = HANDS + 4 * HAND_SIZES;
const LENGTH_STEPS: usize = 28;
const NARROWS: usize = LENGTHS + 4 * LENGTH_STEPS;
const NARROW_STEPS: usize = 12;
const CUTS: usize = NARROWS + 4 * NARROW_STEPS;
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
const CROWDS: usize = 5;
const ENGINE_HANDS: usize = EXPOSED + 4 * EXPOSURES * CROWDS;
const ENGINE_LEADS: usize = ENGINE_HANDS + 4 * HAND_SIZES;
const WIDEST_ENGINE_LEAD: i32 = 6;

/// Facts the network knows.
pub const INPUTS: usize = ENGINE_LEADS + 4 * (2 * WIDEST_ENGINE_LEAD as usize + 1);

/// The most facts that can hold at once: six of each seat, the lead, the turn, the fences against, the rank, two of the engine.
pub const MOST_FACTS: usize = 6 * 4 + 6;

/// The facts that hold for one seat, as numbers of rows.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    rows: Rows<MOST_FACTS>,
}

impl Facts {
    /// The rows to add up.
    pub fn rows(&self) -> &[u16] {
        self.rows.as_slice()
    }

    /// The position as a seat sees it, where the engine may play for one of the seats.
    fn of(position: &Position, viewer: Seat, engine: Option<Seat>, corridors: &BySeat<Option<Corridor>>) -> Facts {
        let mut rows = Rows::NONE;
        let own = corridors[viewer].as_ref().map_or(0, |corridor| arrival(position, viewer, corridor));
        let in_hand: usize = position.playing().into_iter().map(|seat| usize::from(position.left(seat))).sum();
        let mut against = 0;
        let mut ahead = 0;
        let mut nearest_other = i32::from(u8::MAX);
        for seat in position.playing() {
            let Some(corridor) = &corridors[seat] else { continue };
            let part = places_after(viewer, seat);
            let left = usize::from(position.left(seat));
            rows.push(HANDS + part * HAND_SIZES + left.min(HAND_SIZES - 1));
            rows.push(LENGTHS + part * LENGTH_STEPS + usize::from(corridor.length).min(LENGTH_STEPS - 1));
            rows.push(NARROWS + part * NARROW_STEPS + usize::from(corridor.narrow).min(NARROW_STEPS - 1));
            rows.push(CUTS + part * CUT_STEPS + corridor.cuts.len().min(CUT_STEPS - 1));
            rows.push(DETOURS + part * DETOUR_STEPS + usize::from(corridor.detour).min(DETOUR_STEPS - 1));
            let exposed = part * EXPOSURES + exposure(corridor.detour);
            rows.push(EXPOSED + exposed * CROWDS + crowd(in_hand - left));
            if engine == Some(seat) {
                rows.push(ENGINE_HANDS + part * HAND_SIZES + left.min(HAND_SIZES - 1));
            }
            if seat != viewer {
                against += left;
                let theirs = arrival(position, seat, corridor);
                ahead += usize::from(theirs < own);
                nearest_other = nearest_other.min(theirs);
            }
        }
        let lead = nearest_other - own;
        rows.push(LEADS + (lead.clamp(-WIDEST_LEAD, WIDEST_LEAD) + WIDEST_LEAD) as usize);
        if let Some(engine) = engine {
            let rounds = lead.div_euclid(4).clamp(-WIDEST_ENGINE_LEAD, WIDEST_ENGINE_LEAD) + WIDEST_ENGINE_LEAD;
            let part = places_after(viewer, engine);
            rows.push(ENGINE_LEADS + part * (2 * WIDEST_ENGINE_LEAD as usize + 1) + rounds as usize);
        }
        rows.push(TURNS + places_after(position.turn(), viewer));
        rows.push(AGAINST + against.min(AGAINST_SIZES - 1));
        rows.push(RANKS + ahead * HAND_SIZES + usize::from(position.left(viewer)).min(HAND_SIZES - 1));
        Facts { rows }
    }
}

/// What one fence could cost, in a few ranges.
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

/// Fences that could be built against somebody, in a few ranges.
fn crowd(fences: usize) -> usize {
    match fences {
        0..=2 => fences,
        3..=5 => 3,
        _ => 4,
    }
}

/// How many places of the table further on a seat sits.
#[inline]
pub(super) fn places_after(seat: Seat, other: Seat) -> usize {
    (other as usize + 4 - seat as usize) % 4
}

/// When a seat is home if it only runs, in quarters of a round.
#[inline]
fn arrival(position: &Position, seat: Seat, corridor: &Corridor) -> i32 {
    4 * i32::from(corridor.length) + places_after(position.turn(), seat) as i32
}

/// The facts for every seat still playing, in the order of the seats: for training. The engine plays for one of them or for
/// nobody.
pub fn facts(position: &Position, engine: Option<Seat>) -> Vec<(Seat, Facts)> {
    let corridors = corridors(position);
    position.playing().into_iter().map(|seat| (seat, Facts::of(position, seat, engine, &corridors))).collect()
}

/// The weights as the engine uses them.
struct Network {
    layer: Layer<INPUTS, HIDDEN>,
    head: [i16; HIDDEN],
}

const HEAD_AT: usize = Layer::<INPUTS, HIDDEN>::SIZE;
/// Bytes of a file of weights: rows, bias and head as 16-bit numbers, low byte first.
pub const FILE_SIZE: usize = HEAD_AT + 2 * HIDDEN;

static NETWORK: Network = Network::read(include_bytes!("network.bin"));

impl Network {
    const fn read(bytes: &[u8; FILE_SIZE]) -> Network {
        Network { layer: Layer::read(bytes), head: numbers(bytes, HEAD_AT) }
    }

    /// The odds of one seat as a logarithm, give or take what is the same for all seats.
    #[inline]
    fn odds(&self, facts: &Facts) -> f32 {
        self.layer.weighed(facts.rows(), &self.head) as f32 / (ROW_UNIT * ROW_UNIT * HEAD_UNIT) as f32
    }
}

/// Each seat's chance to win a game that is not over; they add up to one. `None` for a board that was not learned.
pub(super) fn chances(position: &Position, engine: Seat, corridors: &BySeat<Option<Corridor>>) -> Option<BySeat<f32>> {
    if position.board() != Board::STANDARD {
        return None;
    }
    let mut chances = BySeat([0.0; 4]);
    let mut total = 0.0;
    for seat in position.playing() {
        chances[seat] = NETWORK.odds(&Facts::of(position, seat, Some(engine), corridors)).exp();
        total += chances[seat];
    }
    for seat in position.playing() {
        chances[seat] /= total;
    }
    Some(chances)
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{BySeat, Position, Seat};

    use super::chances;
    use crate::many::corridors;

    /// The chances as the player to move sees them.
    fn chances_in(text: &str) -> BySeat<f32> {
        let position: Position = text.parse().expect("a position");
        chances(&position, position.turn(), &corridors(&position)).expect("the standard board")
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
    fn who_is_out_has_no_chance_and_who_is_nearly_home_has_the_best() {
        let chances = chances_in(" /  / e8 - e5 h5 / 3 0 0 0 / 1");
        assert!(chances[Seat::West] <= 0.0, "{chances:?}");
        assert!(chances[Seat::South] > 0.8, "{chances:?}");
    }
}
