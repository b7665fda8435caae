//! Which moves players tend to make with three or four at the board.
//!
//! A search that takes everybody to find the best move wastes its time on moves that nobody makes. So each move is described by
//! a few facts, each fact has a weight, and the sum says how likely the move is. The weights are made by the training crate
//! from games of several kinds of players: one set for the engine's own moves, one for those of the others.

use fencepost_rules::{BySeat, Distances, Fence, Fences, Move, Position, Seat, Square, Squares};

use crate::corridor::Corridor;
use crate::layer::{Rows, numbers};
use crate::many::corridors;
use crate::many::guard::Guards;
use crate::many::network::places_after;

const GAINS: usize = 4;
const OWN_LENGTHS: usize = 9;
const LEADER_LENGTHS: usize = 5;
const HANDS: usize = 7;
const PLACES: usize = 4;
const SMALL_COSTS: usize = 4;
const COSTS: usize = 7;
const GAPS: usize = 4;
const HELPERS: usize = 3;
const NEARNESS: usize = 7;
const CROWDS: usize = 5;
const SHORTFALLS: usize = 7;
const GUARD_GAINS: usize = 5;
const GUARD_CROWDS: usize = 3;

const STEP_IN_RACE: usize = 0;
const STEP_WITH_HAND: usize = STEP_IN_RACE + GAINS * OWN_LENGTHS * LEADER_LENGTHS;
const FENCE_COSTS: usize = STEP_WITH_HAND + GAINS * HANDS * PLACES;
const FENCE_SECOND: usize = FENCE_COSTS + SMALL_COSTS * COSTS * LEADER_LENGTHS;
const FENCE_THIRD: usize = FENCE_SECOND + SMALL_COSTS * GAPS;
const FENCE_HAND: usize = FENCE_THIRD + SMALL_COSTS;
const FENCE_HELPERS: usize = FENCE_HAND + HANDS * COSTS;
const FENCE_NEARNESS: usize = FENCE_HELPERS + HELPERS * LEADER_LENGTHS * SMALL_COSTS;
const FENCE_CROWD: usize = FENCE_NEARNESS + NEARNESS * SMALL_COSTS;
const SHORTFALL: usize = FENCE_CROWD + CROWDS * SMALL_COSTS;
const PASS: usize = SHORTFALL + 2 * SHORTFALLS;
const GUARD: usize = PASS + 1;

/// Facts that a move can have.
pub const INPUTS: usize = GUARD + GUARD_GAINS * GUARD_CROWDS;
/// The most facts that one move has.
pub const MOST_FACTS: usize = 9;
/// One is this much in the file of weights.
pub const UNIT: i32 = 1024;

/// A move worth looking at, with what is known about it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    rows: Rows<MOST_FACTS>,
    /// How a player stands after it who looks no further, in steps.
    worth: f32,
}

impl Candidate {
    fn new(mv: Move, worth: f32) -> Candidate {
        Candidate { mv, rows: Rows::NONE, worth }
    }

    /// Its facts, as numbers of weights.
    pub fn rows(&self) -> &[u16] {
        self.rows.as_slice()
    }
}

// The greedy player judges much like this. The learned weights rest on these numbers, so they stay whatever becomes of it.

/// A fence in hand is worth this many steps to a player who looks no further.
const FENCE_IN_HAND: f32 = 0.6;
/// A step that somebody has to go who does not lead.
const STEP_OF_THE_REST: f32 = 0.1;
/// Somebody else is one step from the goal.
const ABOUT_TO_LOSE: f32 = 3.0;

/// What all moves of a position have in common.
struct Scene<'a> {
    position: &'a Position,
    corridors: &'a BySeat<Option<Corridor>>,
    mover: Seat,
    lengths: BySeat<usize>,
    /// The others, who gets home first at the front.
    others: [Option<Seat>; 3],
    ways_of_leader: Option<Distances>,
    /// How many of the others are ahead of the mover.
    ahead: usize,
    /// Rounds by which the second is behind the leader.
    gap: usize,
    /// How many can still build in the leader's way before it moves again.
    helpers: usize,
    /// Fences in the hands of the others.
    crowd: usize,
}

impl<'a> Scene<'a> {
    fn new(position: &'a Position, corridors: &'a BySeat<Option<Corridor>>) -> Scene<'a> {
        let mover = position.turn();
        let lengths = BySeat(corridors.0.map(|corridor| corridor.map_or(0, |corridor| usize::from(corridor.length))));
        let turns_until = |seat: Seat| places_after(mover, seat);
        let arrival = |seat: Seat| 4 * lengths[seat] + turns_until(seat);
        let mut others = [None; 3];
        for (place, seat) in position.playing().without(mover).into_iter().enumerate() {
            others[place] = Some(seat);
        }
        others.sort_by_key(|seat| seat.map_or(usize::MAX, arrival));
        let leader = others[0];
        let is_ahead = |seat: &&Option<Seat>| seat.is_some_and(|seat| arrival(seat) < arrival(mover));
        let helps = |seat: &&Option<Seat>| {
            seat.is_some_and(|seat| {
                position.left(seat) > 0 && leader.is_some_and(|it| turns_until(seat) < turns_until(it))
            })
        };
        Scene {
            position,
            corridors,
            mover,
            lengths,
            others,
            ways_of_leader: leader.map(|leader| position.distances(leader)),
            ahead: others.iter().filter(is_ahead).count(),
            gap: match others {
                [Some(first), Some(second), _] => (arrival(second) - arrival(first)) / 4,
                _ => GAPS - 1,
            },
            helpers: others.iter().filter(helps).count(),
            crowd: others.iter().flatten().map(|&seat| usize::from(position.left(seat))).sum(),
        }
    }

    fn leader_length(&self) -> usize {
        bounded(self.others[0].map_or(LEADER_LENGTHS, |leader| self.lengths[leader]).saturating_sub(1), LEADER_LENGTHS)
    }

    fn hand(&self) -> usize {
        bounded(usize::from(self.position.left(self.mover)), HANDS)
    }

    /// What a player sees in it who looks no further: the own way against that of the leader.
    fn worth(&self, lengths: &BySeat<usize>) -> f32 {
        let others = || self.others.iter().flatten().map(|&seat| lengths[seat] as f32);
        let nearest = others().fold(f32::INFINITY, f32::min);
        let danger = if nearest <= 1.0 { ABOUT_TO_LOSE } else { 0.0 };
        nearest - lengths[self.mover] as f32 + STEP_OF_THE_REST * (others().sum::<f32>() - nearest) - danger
    }

    fn step(&self, mv: Move, length: usize) -> Candidate {
        let mut lengths = self.lengths;
        lengths[self.mover] = length;
        let mut step = Candidate::new(mv, self.worth(&lengths));
        let gain = bounded((self.lengths[self.mover] + 1).saturating_sub(length), GAINS);
        let own = bounded(self.lengths[self.mover].saturating_sub(1), OWN_LENGTHS);
        step.rows.push(STEP_IN_RACE + (gain * OWN_LENGTHS + own) * LEADER_LENGTHS + self.leader_length());
        step.rows.push(STEP_WITH_HAND + (gain * HANDS + self.hand()) * PLACES + self.ahead);
        step
    }

    /// A fence, and the steps that it gains as a guard.
    fn fence(&self, fence: Fence, guarded: Option<u8>) -> Candidate {
        let mut lengths = self.lengths;
        let mut after = *self.position;
        after.play_unchecked(Move::Fence(fence));
        for seat in self.position.playing() {
            if self.corridors[seat].is_some_and(|corridor| !corridor.stays(fence)) {
                lengths[seat] = after.distance(seat).map_or(lengths[seat], usize::from);
            }
        }
        let cost = |seat: Option<Seat>| seat.map_or(0, |seat| lengths[seat] - self.lengths[seat]);
        let [own, leader, second, third] = [Some(self.mover), self.others[0], self.others[1], self.others[2]].map(cost);
        let little = bounded(leader, SMALL_COSTS);
        let mut built = Candidate::new(Move::Fence(fence), self.worth(&lengths) - FENCE_IN_HAND);
        built.rows.push(
            FENCE_COSTS
                + (bounded(own, SMALL_COSTS) * COSTS + bounded(leader, COSTS)) * LEADER_LENGTHS
                + self.leader_length(),
        );
        built.rows.push(FENCE_SECOND + bounded(second, SMALL_COSTS) * GAPS + bounded(self.gap, GAPS));
        built.rows.push(FENCE_THIRD + bounded(third, SMALL_COSTS));
        built.rows.push(FENCE_HAND + self.hand() * COSTS + bounded(leader, COSTS));
        built.rows.push(FENCE_HELPERS + (self.helpers * LEADER_LENGTHS + self.leader_length()) * SMALL_COSTS + little);
        built.rows.push(FENCE_NEARNESS + self.nearness(fence) * SMALL_COSTS + little);
        built.rows.push(FENCE_CROWD + bounded(self.crowd / 3, CROWDS) * SMALL_COSTS + little);
        if let Some(gain) = guarded {
            built.rows.push(GUARD + guard_gain(gain) * GUARD_CROWDS + guard_crowd(self.crowd));
        }
        built
    }

    /// How many steps the leader still takes before it comes to the fence.
    fn nearness(&self, fence: Fence) -> usize {
        let (Some(leader), Some(ways)) = (self.others[0], &self.ways_of_leader) else { return 0 };
        let around = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let squares = around.into_iter().filter_map(|(x, y)| Square::new(fence.column() + x, fence.row() + y));
        let farthest = squares.filter_map(|square| ways.get(square)).max().unwrap_or(0);
        bounded((self.lengths[leader] + 1).saturating_sub(usize::from(farthest)), NEARNESS)
    }
}

/// The number, or the last one of so many.
fn bounded(number: usize, count: usize) -> usize {
    number.min(count - 1)
}

/// Steps that a guard gains, in a few ranges.
fn guard_gain(gain: u8) -> usize {
    match gain {
        0..=2 => 0,
        3..=4 => 1,
        5..=7 => 2,
        8..=11 => 3,
        _ => 4,
    }
}

/// Fences that there are to guard against, in a few ranges.
fn guard_crowd(crowd: usize) -> usize {
    match crowd {
        0..=1 => 0,
        2..=4 => 1,
        _ => 2,
    }
}

/// All pawn moves, the fences that stand in somebody else's way, and those that guard the mover's own; or those of `only`, if
/// there are any in it. Where the mover can get home there is nothing else to do. Where that leaves nothing, because other pawns
/// shut the mover in, all legal fences are candidates: a game that goes on always has some.
pub(super) fn candidates(
    position: &Position,
    corridors: &BySeat<Option<Corridor>>,
    only: &[Move],
    list: &mut Vec<Candidate>,
) {
    list.clear();
    let scene = Scene::new(position, corridors);
    let legal = position.legal_moves();
    let is_allowed = |mv: &Move| only.is_empty() || only.contains(mv);
    let home: Squares = legal.pawn() & position.board().goal(scene.mover);
    if let Some(home) = home.into_iter().map(Move::Pawn).find(is_allowed) {
        list.push(Candidate::new(home, 0.0));
        return;
    }
    let ways = position.distances(scene.mover);
    let others = scene.others.iter().flatten();
    let hot = others.filter_map(|&seat| corridors[seat]).fold(Fences::EMPTY, |hot, one| hot | one.hot);
    let guards = corridors[scene.mover].as_ref().and_then(|corridor| Guards::new(position, corridor));
    for mv in legal.into_iter().filter(is_allowed) {
        match mv {
            Move::Pawn(to) => list.push(scene.step(mv, ways.get(to).map_or(usize::from(u8::MAX), usize::from))),
            Move::Fence(fence) => {
                let guarded = guards.as_ref().and_then(|guards| guards.gain(position, fence));
                if !only.is_empty() || hot.contains(fence) || guarded.is_some() {
                    list.push(scene.fence(fence, guarded));
                }
            }
            Move::Pass => {
                let mut pass = Candidate::new(mv, 0.0);
                pass.rows.push(PASS);
                list.push(pass);
            }
        }
    }
    if list.is_empty() && only.is_empty() {
        list.extend(legal.fences().into_iter().map(|fence| scene.fence(fence, None)));
    }
    let best = list.iter().map(|candidate| candidate.worth).fold(f32::NEG_INFINITY, f32::max);
    for candidate in list {
        let kind = usize::from(matches!(candidate.mv, Move::Fence(_)));
        candidate.rows.push(
            SHORTFALL + kind * SHORTFALLS + bounded((2.0 * (best - candidate.worth)).ceil() as usize, SHORTFALLS),
        );
    }
}

/// The moves of a position with their facts: for training.
pub fn described(position: &Position) -> Vec<Candidate> {
    let mut list = Vec::new();
    candidates(position, &corridors(position), &[], &mut list);
    list
}

/// Bytes of a file of weights: 16-bit numbers, low byte first, for the engine's own moves and then for those of the others.
pub const FILE_SIZE: usize = 2 * 2 * INPUTS;

static FILE: &[u8; FILE_SIZE] = include_bytes!("policy.bin");
static OWN: [i16; INPUTS] = numbers(FILE, 0);
static OTHERS: [i16; INPUTS] = numbers(FILE, 2 * INPUTS);

/// How likely a candidate of the engine or of somebody else is, give or take what is the same for all candidates.
pub(super) fn likelihood(candidate: &Candidate, is_own: bool) -> f32 {
    let weights = if is_own { &OWN } else { &OTHERS };
    let sum: i32 = candidate.rows().iter().map(|&row| i32::from(weights[usize::from(row)])).sum();
    (sum as f32 / UNIT as f32).exp()
}
