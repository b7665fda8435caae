//! The policy for three and four players: which moves are worth searching, and the features by which `policy_network` tells which of them
//! players tend to make.

use fencepost_rules::{Board, BySeat, Distances, Fence, Fences, Move, Position, Seat, Square, Squares};

use crate::hidden_layer::FeatureList;
use crate::mcts::all_paths;
use crate::mcts::fence_costs::{FenceCostCache, NO_STEPS, StepsByFence};
use crate::mcts::network::{FENCES_SEEN_BY, SQUARES_SEEN_BY, places_after};
use crate::shortest_paths::ShortestPaths;

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

/// Where the fence is if the board is turned so that the leader plays upwards, and if the mover does.
const FENCE_BEFORE_LEADER: usize = DEFENCE + DEFENCE_GAINS * DEFENCE_FENCES_RANGES;
const FENCE_BEFORE_MOVER: usize = FENCE_BEFORE_LEADER + Fence::COUNT;
/// Where the pawn goes if the mover plays upwards.
const STEP_TO: usize = FENCE_BEFORE_MOVER + Fence::COUNT;

// Features that all moves of a position have in common.

/// Whether the engine is to move, or another player.
const IS_OWN: usize = STEP_TO + Square::COUNT;
const MOVER_LENGTHS: usize = IS_OWN + 2;
const LENGTHS: usize = 16;
const MOVER_HANDS: usize = MOVER_LENGTHS + LENGTHS;
const LEADER_WIDE_LENGTHS: usize = MOVER_HANDS + HANDS;
const LEADER_HANDS: usize = LEADER_WIDE_LENGTHS + LENGTHS;
const LEADER_TURNS: usize = LEADER_HANDS + HANDS;
const AHEAD: usize = LEADER_TURNS + PLACES;
/// By how many quarters of a round the second is behind the leader.
const LEADS: usize = AHEAD + PLACES;
const WIDEST_LEAD: usize = 24;
const SECOND_HANDS: usize = LEADS + WIDEST_LEAD;
/// The same for the mover, who may also be ahead.
const MOVER_LEADS: usize = SECOND_HANDS + HANDS;
const ALL_HANDS: usize = MOVER_LEADS + 2 * WIDEST_LEAD;
const ALL_HAND_SIZES: usize = 20;
const OPPONENTS: usize = ALL_HANDS + ALL_HAND_SIZES;

/// Features that a move can have.
pub const INPUTS: usize = OPPONENTS + PLACES;
/// The most features that one move has by itself.
const MAX_FEATURES: usize = 11;
/// The features that it has in common with all others.
const SHARED_FEATURES: usize = 12;

/// The moves of a position that are worth searching, with their features.
#[derive(Debug)]
pub struct Candidates {
    /// The moves.
    pub list: Vec<Candidate>,
    shared: FeatureList<SHARED_FEATURES>,
    /// Whether the engine is to move.
    pub is_own: bool,
}

impl Candidates {
    pub(super) const NONE: Candidates = Candidates { list: Vec::new(), shared: FeatureList::NONE, is_own: true };

    /// The indices of the features that all of them have in common.
    pub fn shared_features(&self) -> &[u16] {
        self.shared.as_slice()
    }
}

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

    /// The indices of the features that it has by itself.
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
    /// Quarters of a round by which the second is behind the leader, and the mover.
    lead: usize,
    mover_lead: i32,
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
            lead: match others {
                [Some(first), Some(second), _] => arrival(second) - arrival(first),
                _ => usize::MAX,
            },
            mover_lead: leader.map_or(0, |leader| arrival(mover) as i32 - arrival(leader) as i32),
            helpers: others.iter().filter(helps).count(),
            fences_against,
        }
    }

    /// The features that all moves have in common.
    fn shared_features(&self, is_own: bool) -> FeatureList<SHARED_FEATURES> {
        let [leader, second, _] = self.others;
        let length = |seat: Option<Seat>| bounded(seat.map_or(LENGTHS, |seat| self.lengths[seat]), LENGTHS);
        let hand = |seat: Option<Seat>| bounded(seat.map_or(0, |seat| usize::from(self.position.left(seat))), HANDS);
        let mut shared = FeatureList::NONE;
        shared.push(IS_OWN + usize::from(!is_own));
        shared.push(MOVER_LENGTHS + length(Some(self.mover)));
        shared.push(MOVER_HANDS + hand(Some(self.mover)));
        shared.push(LEADER_WIDE_LENGTHS + length(leader));
        shared.push(LEADER_HANDS + hand(leader));
        shared.push(LEADER_TURNS + leader.map_or(0, |leader| places_after(self.mover, leader)));
        shared.push(AHEAD + self.ahead);
        shared.push(LEADS + bounded(self.lead, WIDEST_LEAD));
        shared.push(SECOND_HANDS + hand(second));
        let widest = WIDEST_LEAD as i32;
        shared.push(MOVER_LEADS + (self.mover_lead.clamp(-widest, widest - 1) + widest) as usize);
        shared.push(ALL_HANDS + bounded(self.position.fences_in_hand() as usize, ALL_HAND_SIZES));
        shared.push(OPPONENTS + self.others.iter().flatten().count());
        shared
    }

    /// Whether the features of places mean anything: they are learned on the standard board.
    fn has_places(&self) -> bool {
        self.position.board() == Board::STANDARD
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
        if let (Move::Pawn(to), true) = (mv, self.has_places()) {
            step.features.push(STEP_TO + usize::from(SQUARES_SEEN_BY[self.mover as usize][to.index()]));
        }
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
        built.features.push(FENCE_SECOND + bounded(second, SMALL_COSTS) * GAPS + bounded(self.lead / 4, GAPS));
        built.features.push(FENCE_THIRD + bounded(third, SMALL_COSTS));
        built.features.push(FENCE_HAND + self.hand() * COSTS + bounded(leader, COSTS));
        built
            .features
            .push(FENCE_HELPERS + (self.helpers * LEADER_LENGTHS + self.leader_length()) * SMALL_COSTS + little);
        built.features.push(FENCE_NEARNESS + self.nearness(fence) * SMALL_COSTS + little);
        built.features.push(
            FENCE_FENCES_AGAINST + bounded(self.fences_against / 3, FENCES_AGAINST_RANGES) * SMALL_COSTS + little,
        );
        if self.has_places() {
            let seen_by = |seat: Seat| usize::from(FENCES_SEEN_BY[seat as usize][fence.index()]);
            built.features.push(FENCE_BEFORE_LEADER + self.others[0].map_or(0, seen_by));
            built.features.push(FENCE_BEFORE_MOVER + seen_by(self.mover));
        }
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
/// candidate, all legal fences are: a game that goes on always has some. `is_own` is whether the engine moves.
pub(super) fn candidates(
    position: &Position,
    all_paths: &BySeat<Option<ShortestPaths>>,
    search_moves: &[Move],
    is_own: bool,
    cache: &mut FenceCostCache,
    found: &mut Candidates,
) {
    let list = &mut found.list;
    list.clear();
    let context = MoveContext::new(position, all_paths, cache);
    found.shared = context.shared_features(is_own);
    found.is_own = is_own;
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
pub fn candidates_of(position: &Position, is_own: bool) -> Candidates {
    let mut found = Candidates::NONE;
    candidates(position, &all_paths(position), &[], is_own, &mut FenceCostCache::tiny(), &mut found);
    found
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Move, Position};

    use super::{
        Candidate, INPUTS, IS_OWN, MAX_FEATURES, MoveContext, NO_STEPS, SHARED_FEATURES, STEP_TO, candidates_of,
    };
    use crate::mcts::all_paths;
    use crate::mcts::fence_costs::FenceCostCache;
    use crate::rng::Rng;

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

    /// Positions of a game in which everybody makes any move, on a board of that size.
    fn positions(setup: &str) -> Vec<Position> {
        let mut rng = Rng::new(11);
        let mut positions: Vec<Position> = vec![setup.parse().expect("a position")];
        while let Some(last) = positions.last().filter(|last| last.winner().is_none()) {
            let legal: Vec<Move> = last.legal_moves().into_iter().collect();
            let mut next = *last;
            next.play_unchecked(legal[rng.below(legal.len())]);
            positions.push(next);
        }
        positions
    }

    #[test]
    fn features_are_complete_and_in_range() {
        let mut most = 0;
        for setup in
            [" /  / e1 a5 e9 i5 / 5 5 5 5 / 1", " /  / e1 a5 e9 / 6 6 6 / 1", " /  / e1 - e9 i5 / 9 0 3 20 / 3"]
        {
            for position in positions(setup) {
                let found = candidates_of(&position, false);
                assert_eq!(found.shared_features().len(), SHARED_FEATURES, "{position}");
                for candidate in &found.list {
                    most = most.max(candidate.features().len());
                    let mut all = found.shared_features().iter().chain(candidate.features());
                    assert!(all.all(|&feature| usize::from(feature) < INPUTS), "{candidate:?} in {position}");
                }
            }
        }
        assert_eq!(most, MAX_FEATURES);
    }

    #[test]
    fn places_count_on_the_standard_board_only() {
        let has_places = |setup: &str| {
            let found = candidates_of(&setup.parse().expect("a position"), true);
            let mut all = found.list.iter().flat_map(Candidate::features);
            all.any(|&feature| (STEP_TO..IS_OWN).contains(&usize::from(feature)))
        };
        assert!(has_places(" /  / e1 a5 e9 i5 / 5 5 5 5 / 1"));
        assert!(!has_places(" /  / d1 a4 d7 g4 / 5 5 5 5 / 1 / 7x7"));
    }
}
