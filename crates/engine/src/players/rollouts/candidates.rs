//! The candidate moves of a node and their priors, by simple rules.

use fencepost_rules::{Fence, Fences, Move, Position, Seat};

use crate::params::ROLLOUT_PLAYER_MAX_MOVES;
use crate::shortest_paths::{BfsLayers, EMPTY_LAYERS, ShortestPaths};

/// A move and its prior.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) prior: f32,
}

/// Finds candidates; keeps its lists from one position to the next.
pub(super) struct Candidates {
    layers: Box<BfsLayers>,
    list: Vec<Candidate>,
}

impl Candidates {
    pub(super) fn new() -> Candidates {
        Candidates { layers: Box::new(EMPTY_LAYERS), list: Vec::new() }
    }

    /// The candidates of a position, the highest prior first. The priors add up to one. Empty if the game is over.
    pub(super) fn find(&mut self, position: &Position) -> &[Candidate] {
        self.list.clear();
        let legal = position.legal_moves();
        let goals = position.board().goal(position.turn());
        if let Some(goal) = (legal.pawn() & goals).into_iter().next() {
            self.list.push(Candidate { mv: Move::Pawn(goal), prior: 1.0 });
            return &self.list;
        }
        let distances = position.distances(position.turn());
        let here = position.pawn(position.turn()).and_then(|pawn| distances.get(pawn)).unwrap_or(0);
        for to in legal.pawn() {
            let gain = i32::from(here) - distances.get(to).map_or(i32::from(u8::MAX), i32::from);
            self.list.push(Candidate { mv: Move::Pawn(to), prior: prior_of_step(gain) });
        }
        self.add_fences(position, legal.fences());
        if legal.contains(Move::Pass) {
            self.list.push(Candidate { mv: Move::Pass, prior: 1.0 });
        }
        self.list.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        self.list.truncate(ROLLOUT_PLAYER_MAX_MOVES);
        let sum: f32 = self.list.iter().map(|candidate| candidate.prior).sum();
        for candidate in &mut self.list {
            candidate.prior /= sum;
        }
        &self.list
    }

    /// Fences that block somebody's shortest path. No other fence changes a distance.
    fn add_fences(&mut self, position: &Position, legal: Fences) {
        if legal.is_empty() {
            return;
        }
        let mover = position.turn();
        let mut lengths = [0; 4];
        let mut blockers = Fences::EMPTY;
        for seat in position.playing() {
            let paths = ShortestPaths::over(position.steps(), position, seat, &mut self.layers);
            lengths[seat as usize] = paths.length;
            blockers |= paths.blockers;
        }
        let others = position.playing().without(mover);
        let nearest = others.into_iter().map(|seat| lengths[seat as usize]).min().unwrap_or(0);
        for fence in legal & blockers {
            let gain = gain_of_fence(position, fence, mover, nearest, lengths);
            self.list.push(Candidate { mv: Move::Fence(fence), prior: prior_of_fence(gain) });
        }
    }
}

/// How many steps a fence costs the opponents who lead, less what it costs the mover. What it costs the other opponents counts
/// a little.
fn gain_of_fence(position: &Position, fence: Fence, mover: Seat, nearest: u8, lengths: [u8; 4]) -> f32 {
    let mut after = *position;
    after.play_unchecked(Move::Fence(fence));
    let mut gain = 0.0;
    for seat in position.playing() {
        let before = lengths[seat as usize];
        let cost = f32::from(after.distance(seat).unwrap_or(before)) - f32::from(before);
        gain += match seat {
            _ if seat == mover => -cost,
            _ if before <= nearest => cost,
            _ => 0.3 * cost,
        };
    }
    gain
}

fn prior_of_step(gain: i32) -> f32 {
    match gain {
        2.. => 8.0,
        1 => 4.0,
        0 => 0.6,
        _ => 0.2,
    }
}

fn prior_of_fence(gain: f32) -> f32 {
    0.25 * gain.clamp(-2.0, 4.0).exp2()
}
