//! Defensive fences: they protect the mover's own path from the worst fence that an opponent could place.
//!
//! A defensive fence either takes the place of that fence, or closes the detour around it, so that the worst fence would cut
//! the pawn off and is not legal any more.

use fencepost_rules::{Board, Fence, Fences, Position, Seat, Square, Squares, Steps};

use crate::mcts::fence_costs::{NO_STEPS, StepsByFence};
use crate::params::{DEFENCE_MIN_COST, DEFENCE_MIN_GAIN};
use crate::shortest_paths::{EMPTY_LAYERS, ShortestPaths, path_length};

/// The worst fence against a pawn, and where a fence could defend against it.
pub(super) struct DefensiveFences {
    board: Board,
    standing: Fences,
    steps: Steps,
    pawn: Square,
    goal: Squares,
    /// The fences that block a step of a shortest path.
    blockers: Fences,
    /// Those of them that cost too much to leave possible. A second fence never makes them cheaper, only illegal, so most fences that do not
    /// defend are known by the first of these.
    severe: Fences,
    length: u8,
    /// The most steps that one fence can cost.
    worst: u8,
    /// Where a fence may defend against that.
    places: Fences,
}

impl DefensiveFences {
    /// `None` if there is nothing to defend against. `costs` is how many steps longer each fence makes the path.
    pub(super) fn new(
        position: &Position,
        seat: Seat,
        paths: &ShortestPaths,
        costs: &StepsByFence,
    ) -> Option<DefensiveFences> {
        let worst = costs.iter().copied().max()?;
        if worst < DEFENCE_MIN_COST {
            return None;
        }
        let board = position.board();
        let standing = position.fences();
        let free = board.free_places(standing);
        let steps = position.steps();
        let severe = |fence: &Fence| costs[fence.index()] + DEFENCE_MIN_GAIN > worst;
        let mut places = Fences::EMPTY;
        let mut layers = EMPTY_LAYERS;
        for fence in paths.blockers.into_iter().filter(|fence| costs[fence.index()] == worst) {
            let instead = free - board.free_places(standing.with(fence));
            let detour = ShortestPaths::over(steps.with_fence(fence), position, seat, &mut layers).blockers;
            places = places | instead | detour;
        }
        Some(DefensiveFences {
            board,
            standing,
            steps,
            pawn: position.pawn(seat)?,
            goal: board.goal(seat),
            blockers: paths.blockers & free,
            severe: (paths.blockers & free).into_iter().filter(severe).collect(),
            length: paths.length,
            worst,
            places: places & free,
        })
    }

    /// The steps that every defensive fence saves; 0 for other fences.
    pub(super) fn gains(&self) -> StepsByFence {
        let mut gains = NO_STEPS;
        for fence in self.places {
            gains[fence.index()] = self.gain(fence).unwrap_or(0);
        }
        gains
    }

    fn length(&self, steps: Steps) -> Option<u8> {
        path_length(steps, self.pawn, self.goal)
    }

    /// The steps that a fence costs; `None` if it would cut the pawn off.
    fn cost(&self, steps: Steps, fence: Fence) -> Option<u8> {
        Some(self.length(steps.with_fence(fence))? - self.length)
    }

    /// How many steps a defensive fence saves. `None` if the fence is not defensive: it makes the pawn's own path longer, or it
    /// saves too little.
    fn gain(&self, fence: Fence) -> Option<u8> {
        let steps = self.steps.with_fence(fence);
        if self.length(steps) != Some(self.length) {
            return None;
        }
        let still_free = self.board.free_places(self.standing.with(fence));
        let severe_first = (self.severe & still_free).into_iter().chain((self.blockers & still_free) - self.severe);
        let mut worst = 0;
        for cost in severe_first.filter_map(|fence| self.cost(steps, fence)) {
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

    use crate::mcts::all_paths;
    use crate::mcts::fence_costs::{FenceCostCache, StepsByFence};
    use crate::rng::Rng;
    use crate::shortest_paths::ShortestPaths;
    use crate::shortest_paths::tests::longest_by_one_fence;

    fn own_paths(position: &Position) -> ShortestPaths {
        all_paths(position)[position.turn()].expect("paths")
    }

    /// What defensive fences save the player to move.
    fn gains(position: &Position) -> StepsByFence {
        FenceCostCache::tiny().gains(position, position.turn(), &own_paths(position))
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
                let length = own_paths(&position).length;
                let gains = gains(&position);
                for fence in position.legal_moves().fences() {
                    let gain = gains[fence.index()];
                    if gain == 0 {
                        continue;
                    }
                    let mut after = position;
                    after.play_unchecked(Move::Fence(fence));
                    assert_eq!(after.distance(mover), Some(length), "{fence} in {position}");
                    let before = longest_by_one_fence(&position, mover);
                    assert_eq!(longest_by_one_fence(&after, mover) + gain, before, "{fence} in {position}");
                    defences_seen += 1;
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
        let fence: Fence = "e2h".parse().expect("a fence");
        assert_eq!(gains(&position)[fence.index()], 2);
    }
}
