//! What fences would cost each pawn, and which of them defend it. In a search the same pawn meets the same fences again and again, so both
//! are kept by board, fences and pawn.

use fencepost_rules::{Fence, Position, Seat};

use crate::mcts::defensive_fences::DefensiveFences;
use crate::params::FENCE_COST_CACHE_ENTRIES;
use crate::shortest_paths::{BfsLayers, CacheKey, EMPTY_LAYERS, ShortestPaths, path_length};

/// A number of steps for each fence.
pub(super) type StepsByFence = [u8; Fence::COUNT];

pub(super) const NO_STEPS: StepsByFence = [0; Fence::COUNT];

#[derive(Clone)]
struct CacheEntry {
    key: CacheKey,
    costs: StepsByFence,
    gains: Option<StepsByFence>,
}

pub(super) struct FenceCostCache {
    entries: Box<[CacheEntry]>,
    layers: BfsLayers,
}

impl FenceCostCache {
    pub(super) fn new() -> FenceCostCache {
        FenceCostCache::with_entries(FENCE_COST_CACHE_ENTRIES)
    }

    /// For a single position: it keeps next to nothing.
    pub(super) fn tiny() -> FenceCostCache {
        FenceCostCache::with_entries(1)
    }

    fn with_entries(count: usize) -> FenceCostCache {
        let empty = CacheEntry { key: CacheKey::NONE, costs: NO_STEPS, gains: None };
        FenceCostCache { entries: vec![empty; count].into_boxed_slice(), layers: EMPTY_LAYERS }
    }

    fn entry(&mut self, position: &Position, seat: Seat, paths: &ShortestPaths) -> &mut CacheEntry {
        let key = CacheKey::of(position, seat);
        let index = key.index(self.entries.len());
        let entry = &mut self.entries[index];
        if entry.key != key {
            *entry = CacheEntry { key, costs: costs(position, seat, paths, &mut self.layers), gains: None };
        }
        entry
    }

    /// How many steps longer each fence makes the path of a pawn. A fence that would cut it off has no cost.
    pub(super) fn costs(&mut self, position: &Position, seat: Seat, paths: &ShortestPaths) -> StepsByFence {
        self.entry(position, seat, paths).costs
    }

    /// How many steps each fence saves a pawn from the worst fence against it, if it is a defensive fence.
    pub(super) fn gains(&mut self, position: &Position, seat: Seat, paths: &ShortestPaths) -> StepsByFence {
        let entry = self.entry(position, seat, paths);
        let costs = &entry.costs;
        *entry.gains.get_or_insert_with(|| {
            DefensiveFences::new(position, seat, paths, costs).map_or(NO_STEPS, |defences| defences.gains())
        })
    }
}

fn costs(position: &Position, seat: Seat, paths: &ShortestPaths, layers: &mut BfsLayers) -> StepsByFence {
    let mut costs = NO_STEPS;
    let Some(pawn) = position.pawn(seat) else { return costs };
    let (steps, goal) = (position.steps(), position.board().goal(seat));
    let free = position.board().free_places(position.fences());
    for fence in ShortestPaths::delaying(position, seat, layers) & free {
        let length = path_length(steps.with_fence(fence), pawn, goal);
        costs[fence.index()] = length.map_or(0, |length| length - paths.length);
    }
    costs
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Move, Players, Position};

    use super::FenceCostCache;
    use crate::mcts::all_paths;
    use crate::rng::Rng;

    #[test]
    fn a_fence_costs_as_many_steps_as_by_the_rules() {
        let mut rng = Rng::new(8);
        let mut cache = FenceCostCache::new();
        let mut costly = 0;
        for _ in 0..20 {
            let mut position = Position::standard(Players::Four);
            while position.winner().is_none() {
                let paths = all_paths(&position);
                let legal = position.legal_moves();
                for seat in position.playing() {
                    let paths = paths[seat].as_ref().expect("paths");
                    let costs = cache.costs(&position, seat, paths);
                    for fence in legal.fences() {
                        let mut after = position;
                        after.play_unchecked(Move::Fence(fence));
                        let length = paths.length + costs[fence.index()];
                        assert_eq!(after.distance(seat), Some(length), "{seat:?} after {fence} in {position}");
                        costly += usize::from(length > paths.length);
                    }
                }
                let legal: Vec<Move> = legal.into_iter().collect();
                position.play_unchecked(legal[rng.below(legal.len())]);
            }
        }
        assert!(costly > 1000, "{costly}");
    }
}
