//! The policy for three and four players: which moves players tend to make.
//!
//! It is a linear softmax policy. Each move has a few features, each feature has a weight, and the sum is the logarithm of the
//! move's likelihood. The training crate fits the weights to games of several kinds of players: one set for the engine's own
//! moves, one for those of the others.

use fencepost_rules::{BySeat, Distances, Fence, Fences, Move, Position, Seat, Square, Squares};

use crate::hidden_layer::{FeatureList, read_i16s};
use crate::mcts::all_paths;
use crate::mcts::fence_costs::{FenceCostCache, NO_STEPS, StepsByFence};
use crate::mcts::network::places_after;
use crate::packed_weights::PackedWeights;
use crate::params::POLICY_TEMPERATURE;
use crate::shortest_paths::ShortestPaths;
use crate::weights_file::{HEADER_SIZE, WeightsError, WeightsKind, read_weights};

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
const FENCES_AGAINST_RANGES: usize = 5;
const SHORTFALLS: usize = 7;
const DEFENCE_GAINS: usize = 5;
const DEFENCE_FENCES_RANGES: usize = 3;

const STEP_IN_RACE: usize = 0;
const STEP_WITH_HAND: usize = STEP_IN_RACE + GAINS * OWN_LENGTHS * LEADER_LENGTHS;
const FENCE_COSTS: usize = STEP_WITH_HAND + GAINS * HANDS * PLACES;
const FENCE_SECOND: usize = FENCE_COSTS + SMALL_COSTS * COSTS * LEADER_LENGTHS;
const FENCE_THIRD: usize = FENCE_SECOND + SMALL_COSTS * GAPS;
const FENCE_HAND: usize = FENCE_THIRD + SMALL_COSTS;
const FENCE_HELPERS: usize = FENCE_HAND + HANDS * COSTS;
const FENCE_NEARNESS: usize = FENCE_HELPERS + HELPERS * LEADER_LENGTHS * SMALL_COSTS;
const FENCE_FENCES_AGAINST: usize = FENCE_NEARNESS + NEARNESS * SMALL_COSTS;
const SHORTFALL: usize = FENCE_FENCES_AGAINST + FENCES_AGAINST_RANGES * SMALL_COSTS;
const PASS: usize = SHORTFALL + 2 * SHORTFALLS;
const DEFENCE: usize = PASS + 1;

/// Features that a move can have.
pub const INPUTS: usize = DEFENCE + DEFENCE_GAINS * DEFENCE_FENCES_RANGES;
/// The most features that one move has.
pub const MAX_FEATURES: usize = 9;
/// The quantisation factor of the weights in the file.
pub const QUANTISATION: i32 = 1024;

/// A move worth searching, with its features.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    features: FeatureList<MAX_FEATURES>,
    /// The score that a greedy player would give it, in steps.
    greedy_score: f32,
}

impl Candidate {
    fn new(mv: Move, greedy_score: f32) -> Candidate {
        Candidate { mv, features: FeatureList::NONE, greedy_score }
    }

    /// The indices of its features.
    pub fn features(&self) -> &[u16] {
        self.features.as_slice()
    }
}

// The numbers of a greedy player. They are part of how a feature is defined: to change them, train the weights again.

/// A fence in hand, in steps.
const FENCE_IN_HAND: f32 = 0.6;
/// A step of an opponent who does not lead.
const STEP_OF_THE_REST: f32 = 0.1;
/// The penalty when an opponent is one step from the goal.
const ABOUT_TO_LOSE: f32 = 3.0;

/// What all moves of a position have in common.
struct MoveContext<'a> {
    position: &'a Position,
    mover: Seat,
    lengths: BySeat<usize>,
    /// What each fence costs a seat.
    costs: BySeat<StepsByFence>,
    /// The steps that each defensive fence saves the mover.
    gains: StepsByFence,
    /// The opponents, by who would reach the goal first.
    others: [Option<Seat>; 3],
    distances_of_leader: Option<Distances>,
    /// How many opponents are ahead of the mover.
    ahead: usize,
    /// Rounds by which the second is behind the leader.
    gap: usize,
    /// How many opponents can place a fence against the leader before it moves again.
    helpers: usize,
    /// Fences in the hands of the opponents.
    fences_against: usize,
}

impl<'a> MoveContext<'a> {
    fn new(
        position: &'a Position,
        all_paths: &BySeat<Option<ShortestPaths>>,
        cache: &mut FenceCostCache,
    ) -> MoveContext<'a> {
        let mover = position.turn();
        let fences_against = (position.fences_in_hand() - u32::from(position.left(mover))) as usize;
        let mut costs = BySeat([NO_STEPS; 4]);
        let mut gains = NO_STEPS;
        if position.left(mover) > 0 {
            for seat in position.playing() {
                costs[seat] = all_paths[seat].map_or(NO_STEPS, |paths| cache.costs(position, seat, &paths));
            }
            if fences_against > 0 {
                gains = all_paths[mover].map_or(NO_STEPS, |paths| cache.gains(position, mover, &paths));
            }
        }
        let lengths = BySeat(all_paths.0.map(|paths| paths.map_or(0, |paths| usize::from(paths.length))));
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
        MoveContext {
            position,
            mover,
            lengths,
            costs,
            gains,
            others,
            distances_of_leader: leader.map(|leader| position.distances(leader)),
            ahead: others.iter().filter(is_ahead).count(),
            gap: match others {
                [Some(first), Some(second), _] => (arrival(second) - arrival(first)) / 4,
                _ => GAPS - 1,
            },
            helpers: others.iter().filter(helps).count(),
            fences_against,
        }
    }

    fn leader_length(&self) -> usize {
        bounded(self.others[0].map_or(LEADER_LENGTHS, |leader| self.lengths[leader]).saturating_sub(1), LEADER_LENGTHS)
    }

    fn hand(&self) -> usize {
        bounded(usize::from(self.position.left(self.mover)), HANDS)
    }

    /// How a greedy player scores a position: its own distance against that of the leader.
    fn greedy_score(&self, lengths: &BySeat<usize>) -> f32 {
        let others = || self.others.iter().flatten().map(|&seat| lengths[seat] as f32);
        let nearest = others().fold(f32::INFINITY, f32::min);
        let danger = if nearest <= 1.0 { ABOUT_TO_LOSE } else { 0.0 };
        nearest - lengths[self.mover] as f32 + STEP_OF_THE_REST * (others().sum::<f32>() - nearest) - danger
    }

    fn step(&self, mv: Move, length: usize) -> Candidate {
        let mut lengths = self.lengths;
        lengths[self.mover] = length;
        let mut step = Candidate::new(mv, self.greedy_score(&lengths));
        let gain = bounded((self.lengths[self.mover] + 1).saturating_sub(length), GAINS);
        let own = bounded(self.lengths[self.mover].saturating_sub(1), OWN_LENGTHS);
        step.features.push(STEP_IN_RACE + (gain * OWN_LENGTHS + own) * LEADER_LENGTHS + self.leader_length());
        step.features.push(STEP_WITH_HAND + (gain * HANDS + self.hand()) * PLACES + self.ahead);
        step
    }

    fn fence(&self, fence: Fence) -> Candidate {
        let mut lengths = self.lengths;
        for seat in self.position.playing() {
            lengths[seat] += usize::from(self.costs[seat][fence.index()]);
        }
        let cost = |seat: Option<Seat>| seat.map_or(0, |seat| lengths[seat] - self.lengths[seat]);
        let [own, leader, second, third] = [Some(self.mover), self.others[0], self.others[1], self.others[2]].map(cost);
        let little = bounded(leader, SMALL_COSTS);
        let mut built = Candidate::new(Move::Fence(fence), self.greedy_score(&lengths) - FENCE_IN_HAND);
        built.features.push(
            FENCE_COSTS
                + (bounded(own, SMALL_COSTS) * COSTS + bounded(leader, COSTS)) * LEADER_LENGTHS
                + self.leader_length(),
        );
        built.features.push(FENCE_SECOND + bounded(second, SMALL_COSTS) * GAPS + bounded(self.gap, GAPS));
        built.features.push(FENCE_THIRD + bounded(third, SMALL_COSTS));
        built.features.push(FENCE_HAND + self.hand() * COSTS + bounded(leader, COSTS));
        built
            .features
            .push(FENCE_HELPERS + (self.helpers * LEADER_LENGTHS + self.leader_length()) * SMALL_COSTS + little);
        built.features.push(FENCE_NEARNESS + self.nearness(fence) * SMALL_COSTS + little);
        built.features.push(
            FENCE_FENCES_AGAINST + bounded(self.fences_against / 3, FENCES_AGAINST_RANGES) * SMALL_COSTS + little,
        );
        let gain = self.gains[fence.index()];
        if gain > 0 {
            built
                .features
                .push(DEFENCE + defence_gain(gain) * DEFENCE_FENCES_RANGES + defence_fences(self.fences_against));
        }
        built
    }

    /// How many steps the leader is away from the fence.
    fn nearness(&self, fence: Fence) -> usize {
        let (Some(leader), Some(distances)) = (self.others[0], &self.distances_of_leader) else { return 0 };
        let around = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let squares = around.into_iter().filter_map(|(x, y)| Square::new(fence.column() + x, fence.row() + y));
        let farthest = squares.filter_map(|square| distances.get(square)).max().unwrap_or(0);
        bounded((self.lengths[leader] + 1).saturating_sub(usize::from(farthest)), NEARNESS)
    }
}

/// The number, limited to a range of that size.
fn bounded(number: usize, count: usize) -> usize {
    number.min(count - 1)
}

/// The range of the steps that a defensive fence saves.
fn defence_gain(gain: u8) -> usize {
    match gain {
        0..=2 => 0,
        3..=4 => 1,
        5..=7 => 2,
        8..=11 => 3,
        _ => 4,
    }
}

/// The range of the number of fences to defend against.
fn defence_fences(fences_against: usize) -> usize {
    match fences_against {
        0..=1 => 0,
        2..=4 => 1,
        _ => 2,
    }
}

/// All pawn moves, the fences that block an opponent's shortest path, and the defensive fences; or only `search_moves`, if
/// there are any. A winning move is the only candidate. If other pawns leave the mover no pawn move and nothing else is a
/// candidate, all legal fences are: a game that goes on always has some.
pub(super) fn candidates(
    position: &Position,
    all_paths: &BySeat<Option<ShortestPaths>>,
    search_moves: &[Move],
    cache: &mut FenceCostCache,
    list: &mut Vec<Candidate>,
) {
    list.clear();
    let context = MoveContext::new(position, all_paths, cache);
    let legal = position.legal_moves();
    let is_allowed = |mv: &Move| search_moves.is_empty() || search_moves.contains(mv);
    let home: Squares = legal.pawn() & position.board().goal(context.mover);
    if let Some(home) = home.into_iter().map(Move::Pawn).find(is_allowed) {
        list.push(Candidate::new(home, 0.0));
        return;
    }
    let distances = position.distances(context.mover);
    let others = context.others.iter().flatten();
    let blockers =
        others.filter_map(|&seat| all_paths[seat]).fold(Fences::EMPTY, |blockers, one| blockers | one.blockers);
    for mv in legal.into_iter().filter(is_allowed) {
        match mv {
            Move::Pawn(to) => list.push(context.step(mv, distances.get(to).map_or(usize::from(u8::MAX), usize::from))),
            Move::Fence(fence) => {
                if !search_moves.is_empty() || blockers.contains(fence) || context.gains[fence.index()] > 0 {
                    list.push(context.fence(fence));
                }
            }
            Move::Pass => {
                let mut pass = Candidate::new(mv, 0.0);
                pass.features.push(PASS);
                list.push(pass);
            }
        }
    }
    if list.is_empty() && search_moves.is_empty() {
        list.extend(legal.fences().into_iter().map(|fence| context.fence(fence)));
    }
    let best = list.iter().map(|candidate| candidate.greedy_score).fold(f32::NEG_INFINITY, f32::max);
    for candidate in list {
        let kind = usize::from(matches!(candidate.mv, Move::Fence(_)));
        candidate.features.push(
            SHORTFALL
                + kind * SHORTFALLS
                + bounded((2.0 * (best - candidate.greedy_score)).ceil() as usize, SHORTFALLS),
        );
    }
}

/// The candidates of a position with their features: for training.
pub fn candidates_of(position: &Position) -> Vec<Candidate> {
    let mut list = Vec::new();
    candidates(position, &all_paths(position), &[], &mut FenceCostCache::tiny(), &mut list);
    list
}

/// Bytes of all weights: 16-bit integers, little-endian, first for the engine's own moves, then for those of the others.
pub const WEIGHTS_SIZE: usize = 2 * 2 * INPUTS;
/// The file of weights that is built in: for training.
pub const BUILT_IN_FILE: &[u8; HEADER_SIZE + WEIGHTS_SIZE] = include_bytes!("policy.bin");

/// The weights as the engine uses them.
pub(crate) struct Policy {
    own: [i16; INPUTS],
    others: [i16; INPUTS],
}

impl Policy {
    pub(crate) fn built_in() -> Policy {
        static PACKED: PackedWeights<WEIGHTS_SIZE> =
            PackedWeights::of_file(WeightsKind::MultiplayerPolicy, BUILT_IN_FILE);
        Policy::read(&PACKED.unpack())
    }

    /// From a file of weights.
    pub(crate) fn from_file(bytes: &[u8]) -> Result<Policy, WeightsError> {
        read_weights(WeightsKind::MultiplayerPolicy, bytes, WEIGHTS_SIZE).map(Policy::read)
    }

    fn read(bytes: &[u8]) -> Policy {
        Policy { own: read_i16s(bytes, 0), others: read_i16s(bytes, 2 * INPUTS) }
    }

    /// The prior of a candidate before the priors of all candidates are divided by their sum. `is_own` is whether the engine
    /// moves.
    pub(super) fn unnormalised_prior(&self, candidate: &Candidate, is_own: bool) -> f32 {
        let weights = if is_own { &self.own } else { &self.others };
        let sum: i32 = candidate.features().iter().map(|&feature| i32::from(weights[usize::from(feature)])).sum();
        (sum as f32 / (QUANTISATION as f32 * POLICY_TEMPERATURE)).exp()
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Position;

    use super::{MoveContext, NO_STEPS};
    use crate::mcts::all_paths;
    use crate::mcts::fence_costs::FenceCostCache;

    #[test]
    fn a_fence_defends_only_while_somebody_else_has_fences() {
        let has_defence = |hands: &str| {
            let position: Position = format!("d3 / d2d4g6 / e3 c5 e7 g5 / {hands} / 1").parse().expect("a position");
            MoveContext::new(&position, &all_paths(&position), &mut FenceCostCache::tiny()).gains != NO_STEPS
        };
        assert!(has_defence("4 4 4 4"));
        assert!(has_defence("4 0 1 0"));
        assert!(!has_defence("4 0 0 0"));
        assert!(!has_defence("0 4 4 4"));
    }
}
