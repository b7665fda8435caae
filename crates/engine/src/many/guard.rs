//! Fences for one's own sake: after them the others can no longer build so badly in the mover's way.
//!
//! Such a guard stands where the bad fence would have to stand, or closes the way round it, so that the bad fence would shut the
//! pawn in and is not legal any more.

use fencepost_rules::{Fence, Fences, Move, Position, Square, Squares, Steps};

use crate::corridor::{Corridor, NO_LAYERS};

/// What a fence must be able to cost to be worth guarding against.
const LEAST_COST: u8 = 3;
/// What a guard must take off that.
const LEAST_GAIN: u8 = 2;

/// What the others can do to the way of the player to move, and where fences could help against it.
pub(super) struct Guards {
    steps: Steps,
    pawn: Square,
    goal: Squares,
    /// The fence places that block a shortest way.
    hot: Fences,
    length: u8,
    /// The most steps that one fence can cost.
    worst: u8,
    /// Where a fence may help against that.
    places: Fences,
}

impl Guards {
    /// `None` where there is nothing to guard against.
    pub(super) fn new(position: &Position, corridor: &Corridor) -> Option<Guards> {
        let mover = position.turn();
        let others = position.playing().without(mover);
        if position.left(mover) == 0 || others.into_iter().all(|seat| position.left(seat) == 0) {
            return None;
        }
        let free = position.board().free_places(position.fences());
        let mut guards = Guards {
            steps: position.steps(),
            pawn: position.pawn(mover)?,
            goal: position.board().goal(mover),
            hot: corridor.hot & free,
            length: corridor.length,
            worst: 0,
            places: Fences::EMPTY,
        };
        let mut worst_ones = Fences::EMPTY;
        for fence in guards.hot {
            let Some(cost) = guards.cost(guards.steps, fence) else { continue };
            if cost > guards.worst {
                guards.worst = cost;
                worst_ones = Fences::EMPTY;
            }
            if cost == guards.worst {
                worst_ones = worst_ones.with(fence);
            }
        }
        if guards.worst < LEAST_COST {
            return None;
        }
        let mut layers = NO_LAYERS;
        for fence in worst_ones {
            let instead = free - position.board().free_places(position.fences().with(fence));
            let mut after = *position;
            after.play_unchecked(Move::Fence(fence));
            let way_round = Corridor::find(&after, mover, &mut layers).hot;
            guards.places = guards.places | instead | way_round;
        }
        Some(guards)
    }

    /// Steps to the goal, if these are open; `None` if there is no way.
    fn length(&self, steps: Steps) -> Option<u8> {
        let mut frontier = Squares::EMPTY.with(self.pawn);
        let mut reached = frontier;
        let mut length = 0;
        while (frontier & self.goal).is_empty() {
            frontier = steps.around(frontier) - reached;
            if frontier.is_empty() {
                return None;
            }
            reached = reached | frontier;
            length += 1;
        }
        Some(length)
    }

    /// What a fence costs where these steps are open; `None` where it would shut the pawn in.
    fn cost(&self, steps: Steps, fence: Fence) -> Option<u8> {
        Some(self.length(steps.with_fence(fence))? - self.length)
    }

    /// How many steps less the worst fence costs after this one, if it is a guard: it does not lengthen the mover's own way, and
    /// it gains something.
    pub(super) fn gain(&self, position: &Position, guard: Fence) -> Option<u8> {
        let steps = self.steps.with_fence(guard);
        if !self.places.contains(guard) || self.length(steps) != Some(self.length) {
            return None;
        }
        let still_free = position.board().free_places(position.fences().with(guard));
        let mut worst = 0;
        for cost in (self.hot & still_free).into_iter().filter_map(|fence| self.cost(steps, fence)) {
            worst = worst.max(cost);
            if worst + LEAST_GAIN > self.worst {
                return None;
            }
        }
        Some(self.worst - worst)
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Fence, Move, Players, Position};

    use super::Guards;
    use crate::chance::Chance;
    use crate::corridor::Corridor;
    use crate::corridor::tests::longest_by_one_fence;
    use crate::many::corridors;

    fn own_corridor(position: &Position) -> Corridor {
        corridors(position)[position.turn()].expect("a corridor")
    }

    #[test]
    fn a_guard_gains_what_it_says() {
        let mut chance = Chance::new(6);
        let mut guards_seen = 0;
        for _ in 0..30 {
            let mut position = Position::standard(Players::Four);
            for _ in 0..40 {
                if position.winner().is_some() {
                    break;
                }
                let mover = position.turn();
                let corridor = own_corridor(&position);
                if let Some(guards) = Guards::new(&position, &corridor) {
                    for fence in position.legal_moves().fences() {
                        let Some(gain) = guards.gain(&position, fence) else { continue };
                        let mut after = position;
                        after.play_unchecked(Move::Fence(fence));
                        assert_eq!(after.distance(mover), Some(corridor.length), "{fence} in {position}");
                        let before = longest_by_one_fence(&position, mover);
                        assert_eq!(longest_by_one_fence(&after, mover) + gain, before, "{fence} in {position}");
                        guards_seen += 1;
                    }
                }
                let legal: Vec<Move> = position.legal_moves().into_iter().collect();
                position.play_unchecked(legal[chance.below(legal.len())]);
            }
        }
        assert!(guards_seen > 20, "{guards_seen}");
    }

    #[test]
    fn a_way_out_is_kept_open() {
        // South stands before one fence and beside another. A third on the other side would send it far back.
        let position: Position = "d3 / d2d4g6 / e3 c5 e7 g5 / 4 4 4 4 / 1".parse().expect("a position");
        let guards = Guards::new(&position, &own_corridor(&position)).expect("something to guard against");
        let guard: Fence = "e2h".parse().expect("a fence");
        assert_eq!(guards.gain(&position, guard), Some(2));
    }

    #[test]
    fn nothing_is_guarded_where_nobody_can_build() {
        let position: Position = "d3 / d2d4g6 / e3 c5 e7 g5 / 4 0 0 0 / 1".parse().expect("a position");
        assert!(Guards::new(&position, &own_corridor(&position)).is_none());
    }
}
