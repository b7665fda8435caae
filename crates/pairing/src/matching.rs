//! The cheapest perfect matching, where costs are compared criterion by criterion.

use crate::blossom::{self, Costs};

/// How many criteria a cost has.
pub(crate) const CRITERIA: usize = 10 + SCORE_GROUPS;

/// For so many score groups, from the highest, it counts apart how many play outside of them.
pub(crate) const SCORE_GROUPS: usize = 16;

/// What a pair costs: the sums over all pairs are compared one after the other, the first one first.
pub(crate) type Cost = [u32; CRITERIA];

/// The bits that the sum of packed costs may have. The algorithm doubles costs and adds them up along paths: this leaves it room.
const MOST_BITS: u32 = 118;

/// A pair that is allowed, with its cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) pair: (usize, usize),
    pub(crate) cost: Cost,
}

/// Pairs all of them by allowed edges so that the sum of costs is least. None if they cannot all be paired.
pub(crate) fn cheapest_perfect_matching(count: usize, edges: &[Edge]) -> Option<Vec<(usize, usize)>> {
    let packing = Packing::of(count, edges);
    let mut costs = Costs::new(count);
    for edge in edges {
        costs.set(edge.pair.0, edge.pair.1, packing.pack(&edge.cost));
    }
    let mates = blossom::cheapest_perfect_matching(&costs)?;
    Some(mates.into_iter().enumerate().filter(|(one, other)| one < other).collect())
}

/// How costs become one number each, so that sums of numbers compare as sums of costs do.
struct Packing {
    /// Each criterion's digit has this base: more than its sum can be.
    bases: [u128; CRITERIA],
    /// By how many bits the last criteria are coarser, where they would not fit otherwise.
    coarser: [u32; CRITERIA],
}

impl Packing {
    fn of(count: usize, edges: &[Edge]) -> Packing {
        // Each pair counts for its first player, who is in one pair only: no sum is greater than that of the greatest costs of all players,
        // nor than the greatest cost in all pairs.
        let mut of_player = vec![[0u128; CRITERIA]; count];
        for edge in edges {
            for (most, &cost) in of_player[edge.pair.0].iter_mut().zip(&edge.cost) {
                *most = (*most).max(u128::from(cost));
            }
        }
        let sums: [u128; CRITERIA] = std::array::from_fn(|at| {
            let most = of_player.iter().map(|it| it[at]).max().unwrap_or(0);
            (most * (count / 2) as u128).min(of_player.iter().map(|it| it[at]).sum())
        });
        let mut coarser = [0; CRITERIA];
        loop {
            let bases: [u128; CRITERIA] = std::array::from_fn(|at| (sums[at] >> coarser[at]) + 1);
            let total = bases.iter().try_fold(1u128, |product, &base| product.checked_mul(base));
            if total.is_some_and(|total| total <= 1 << MOST_BITS) {
                return Packing { bases, coarser };
            }
            // The last criterion that has a bit left gives one up.
            let last = (0..CRITERIA).rev().find(|&at| sums[at] >> coarser[at] > 0);
            coarser[last.expect("what counts for nothing fits")] += 1;
        }
    }

    fn pack(&self, cost: &Cost) -> i128 {
        let digits = cost.iter().zip(&self.coarser).zip(&self.bases);
        digits.fold(0u128, |packed, ((&cost, &coarser), &base)| packed * base + (u128::from(cost) >> coarser)) as i128
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(one: usize, other: usize, first: u32, second: u32) -> Edge {
        let mut cost = [0; CRITERIA];
        (cost[0], cost[1]) = (first, second);
        Edge { pair: (one, other), cost }
    }

    #[test]
    fn the_first_criterion_counts_before_any_sum_of_the_second() {
        let edges = [edge(0, 1, 0, 500), edge(2, 3, 0, 500), edge(0, 2, 1, 0), edge(1, 3, 0, 0), edge(0, 3, 9, 0)];
        assert_eq!(cheapest_perfect_matching(4, &edges), Some(vec![(0, 1), (2, 3)]));
    }

    #[test]
    fn whoever_cannot_be_paired_leaves_no_matching() {
        assert_eq!(cheapest_perfect_matching(4, &[edge(0, 1, 0, 0), edge(0, 2, 0, 0), edge(0, 3, 0, 0)]), None);
        assert_eq!(cheapest_perfect_matching(0, &[]), Some(vec![]));
    }

    #[test]
    fn costs_that_do_not_fit_become_coarser_from_the_end() {
        let mut cost = [u32::MAX; CRITERIA];
        cost[0] = 1;
        let packing = Packing::of(1000, &[Edge { pair: (0, 1), cost }]);
        assert!(packing.pack(&cost) > 0 && packing.pack(&cost) < 1 << MOST_BITS);
        assert_eq!(packing.coarser[0], 0);
        assert!(packing.coarser[CRITERIA - 1] > 20);
    }
}
