//! Defensive fences: they protect the mover's own path from the worst fence that an opponent could place.
//!
//! A defensive fence either takes the place of that fence, or closes the detour around it, so that the worst fence would cut
//! the pawn off and is not legal any more.

use fencepost_rules::{Fence, Fences, Move, Position, Square, Squares, Steps};

use crate::params::{DEFENCE_MIN_COST, DEFENCE_MIN_GAIN};
use crate::shortest_paths::{EMPTY_LAYERS, ShortestPaths};

/// The worst fence against the player to move, and where a fence could defend against it.
pub(super) struct DefensiveFences {
    steps: Steps,
    pawn: Square,
    goal: Squares,
    /// The fences that block a step of a shortest path.
    blockers: Fences,
    length: u8,
    /// The most steps that one fence can cost.
    worst: u8,
    /// Where a fence may defend against that.
    places: Fences,
}

impl DefensiveFences {
    /// `None` if there is nothing to defend against.
    pub(super) fn new(position: &Position, paths: &ShortestPaths) -> Option<DefensiveFences> {
        let mover = position.turn();
        let others = position.playing().without(mover);
        if position.left(mover) == 0 || others.into_iter().all(|seat| position.left(seat) == 0) {
            return None;
        }
        let free = position.board().free_places(position.fences());
        let mut defences = DefensiveFences {
            steps: position.steps(),
            pawn: position.pawn(mover)?,
            goal: position.board().goal(mover),
            blockers: paths.blockers & free,
            length: paths.length,
            worst: 0,
            places: Fences::EMPTY,
        };
        let mut worst_ones = Fences::EMPTY;
        for fence in defences.blockers {
            let Some(cost) = defences.cost(defences.steps, fence) else { continue };
            if cost > defences.worst {
                defences.worst = cost;
                worst_ones = Fences::EMPTY;
            }
            if cost == defences.worst {
                worst_ones = worst_ones.with(fence);
            }
        }
        if defences.worst < DEFENCE_MIN_COST {
            return None;
        }
        let mut layers = EMPTY_LAYERS;
        for fence in worst_ones {
            let instead = free - position.board().free_places(position.fences().with(fence));
            let mut after = *position;
            after.play_unchecked(Move::Fence(fence));
            let detour = ShortestPaths::find(&after, mover, &mut layers).blockers;
            defences.places = defences.places | instead | detour;
        }
        Some(defences)
    }

    /// The length of the shortest path over these steps; `None` if there is no path.
    fn length(&self, steps: Steps) -> Option<u8> {
        let mut frontier = Squares::EMPTY.with(self.pawn);
        let mut reached = frontier;
        let mut length = 0;
        while (frontier & self.goal).is_empty() {
            frontier = steps.around(frontier) - reached;
            if frontier.is_empty() {
                return None;
            }
            reached |= frontier;
            length += 1;
        }
        Some(length)
    }

    /// The steps that a fence costs; `None` if it would cut the pawn off.
    fn cost(&self, steps: Steps, fence: Fence) -> Option<u8> {
        Some(self.length(steps.with_fence(fence))? - self.length)
    }

    /// How many steps a defensive fence saves. `None` if the fence is not defensive: it makes the mover's own path longer, or
    /// it saves too little.
    pub(super) fn gain(&self, position: &Position, fence: Fence) -> Option<u8> {
        let steps = self.steps.with_fence(fence);
        if !self.places.contains(fence) || self.length(steps) != Some(self.length) {
            return None;
        }
        let still_free = position.board().free_places(position.fences().with(fence));
        let mut worst = 0;
        for cost in (self.blockers & still_free).into_iter().filter_map(|fence| self.cost(steps, fence)) {
            worst = worst.max(cost);
            if worst + DEFENCE_MIN_GAIN > self.worst {
                return None;
            }
        }
        Some(self.worst - worst)
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Fence, Move, Players, Position};

    use super::DefensiveFences;
    use crate::mcts::all_paths;
    use crate::rng::Rng;
    use crate::shortest_paths::ShortestPaths;
    use crate::shortest_paths::tests::longest_by_one_fence;

    fn own_paths(position: &Position) -> ShortestPaths {
        all_paths(position)[position.turn()].expect("paths")
    }

    #[test]
    fn a_defensive_fence_saves_as_many_steps_as_promised() {
        let mut rng = Rng::new(6);
        let mut defences_seen = 0;
        for _ in 0..30 {
            let mut position = Position::standard(Players::Four);
            for _ in 0..40 {
                if position.winner().is_some() {
                    break;
                }
                let mover = position.turn();
                let paths = own_paths(&position);
                if let Some(defences) = DefensiveFences::new(&position, &paths) {
                    for fence in position.legal_moves().fences() {
                        let Some(gain) = defences.gain(&position, fence) else { continue };
                        let mut after = position;
                        after.play_unchecked(Move::Fence(fence));
                        assert_eq!(after.distance(mover), Some(paths.length), "{fence} in {position}");
                        let before = longest_by_one_fence(&position, mover);
                        assert_eq!(longest_by_one_fence(&after, mover) + gain, before, "{fence} in {position}");
                        defences_seen += 1;
                    }
                }
                let legal: Vec<Move> = position.legal_moves().into_iter().collect();
                position.play_unchecked(legal[rng.below(legal.len())]);
            }
        }
        assert!(defences_seen > 20, "{defences_seen}");
    }

    #[test]
    fn a_detour_is_kept_open() {
        // South stands before one fence and beside another. A third on the other side would send it far back.
        let position: Position = "d3 / d2d4g6 / e3 c5 e7 g5 / 4 4 4 4 / 1".parse().expect("a position");
        let defences = DefensiveFences::new(&position, &own_paths(&position)).expect("something to defend against");
        let fence: Fence = "e2h".parse().expect("a fence");
        assert_eq!(defences.gain(&position, fence), Some(2));
    }

    #[test]
    fn there_is_no_defence_where_nobody_has_fences() {
        let position: Position = "d3 / d2d4g6 / e3 c5 e7 g5 / 4 0 0 0 / 1".parse().expect("a position");
        assert!(DefensiveFences::new(&position, &own_paths(&position)).is_none());
    }
}
