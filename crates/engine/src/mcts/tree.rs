//! The search tree: PUCT selection, expansion, evaluation and backpropagation.

use fencepost_rules::{BySeat, Move, Position};

use crate::levels::EvalNoise;
use crate::mcts::fence_costs::FenceCostCache;
use crate::mcts::node_store::{Edge, NodeStore};
use crate::mcts::policy::{Candidates, candidates};
use crate::mcts::win_chances::{Chances, add, calibrated, chances, drawn, normalised, won};
use crate::mcts::{RankedMove, RootSummary};
use crate::networks::Networks;
use crate::params;
use crate::shortest_paths::{ShortestPathCache, ShortestPaths};

pub(super) struct Tree {
    networks: Networks,
    noise: EvalNoise,
    root: Position,
    nodes: NodeStore,
    /// Zobrist keys that would count as a repetition: first those of the game, then those on the path from the root.
    seen: Vec<u64>,
    game_seen: usize,
    /// The nodes and edges of the present simulation.
    path: Vec<(usize, usize)>,
    simulations: u64,
    deepest: u32,
    sums: Chances,
    /// The chances among equals after each root move, summed over all visits.
    root_sums: Vec<BySeat<f32>>,
    path_cache: ShortestPathCache,
    fence_costs: FenceCostCache,
    /// Scratch space: the moves of a node being expanded, and their priors before they are normalised.
    candidates: Candidates,
    priors: Vec<(Move, f32)>,
}

impl Tree {
    pub(super) fn new(
        root: Position,
        search_moves: &[Move],
        seen: Vec<u64>,
        networks: Networks,
        noise: EvalNoise,
        bytes: usize,
    ) -> Tree {
        let mut tree = Tree {
            networks,
            noise,
            root,
            nodes: NodeStore::new(bytes),
            game_seen: seen.len(),
            seen,
            path: Vec::new(),
            simulations: 0,
            deepest: 0,
            sums: Chances::NONE,
            root_sums: Vec::new(),
            path_cache: ShortestPathCache::new(),
            fence_costs: FenceCostCache::new(),
            candidates: Candidates::NONE,
            priors: Vec::new(),
        };
        let chances = tree.evaluate(&root);
        tree.nodes.add_node(root.turn(), chances.with_engine[root.turn()]);
        if root.winner().is_none() {
            tree.expand(0, &mut { root }, search_moves);
        }
        tree.root_sums.resize(tree.root_moves(), BySeat([0.0; 4]));
        tree
    }

    /// The number of moves at the root.
    pub(super) fn root_moves(&self) -> usize {
        self.nodes.count_moves(0)
    }

    /// Simulations so far. One that ends at the end of a game counts, too.
    pub(super) fn simulations(&self) -> u64 {
        self.simulations
    }

    pub(super) fn depth(&self) -> u32 {
        self.deepest
    }

    /// One simulation: selects moves down to a new position, expands and evaluates it, and backpropagates the result.
    pub(super) fn simulate(&mut self) {
        self.nodes.make_room();
        self.path.clear();
        self.seen.truncate(self.game_seen);
        let mut position = self.root;
        let mut at = 0;
        let result = loop {
            if !self.nodes.node(at).is_expanded() {
                self.expand(at, &mut position, &[]);
            }
            let Some(edge) = self.select(at) else { break self.evaluate(&position) };
            self.path.push((at, edge));
            self.seen.push(position.zobrist_key());
            let (mv, child) = (self.nodes.edges(at)[edge].mv(), self.nodes.edges(at)[edge].child());
            position.play_unchecked(mv);
            if let Some(winner) = position.winner() {
                break won(winner);
            }
            if !matches!(mv, Move::Fence(_)) && self.seen.contains(&position.zobrist_key()) {
                break drawn(&position);
            }
            match child {
                Some(child) => at = child,
                None => break self.add_and_evaluate(at, edge, &position),
            }
        };
        self.simulations += 1;
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.backpropagate(&result);
    }

    /// The static evaluation.
    fn evaluate(&mut self, position: &Position) -> Chances {
        let all_paths = self.all_paths(position);
        let mut chances = chances(&self.networks.multiplayer, position, self.root.turn(), &all_paths);
        chances.with_engine = self.noise.apply_to_chances(chances.with_engine, position.zobrist_key());
        chances
    }

    /// Evaluates the position after a move and adds a node for it.
    fn add_and_evaluate(&mut self, parent: usize, edge: usize, position: &Position) -> Chances {
        let chances = self.evaluate(position);
        self.nodes.add_child(parent, edge, position.turn(), chances.with_engine[position.turn()]);
        chances
    }

    fn backpropagate(&mut self, result: &Chances) {
        if let Some(sum) = self.path.first().and_then(|&(_, edge)| self.root_sums.get_mut(edge)) {
            add(sum, &result.among_equals);
        }
        for &(at, edge) in &self.path {
            let chance = result.with_engine[self.nodes.node(at).turn];
            self.nodes.visit(at, edge, chance);
        }
        self.sums.add(result);
    }

    /// The edge to follow by PUCT: its mean value plus its prior times an exploration term that falls with its visits. `None` if the node
    /// has no moves.
    fn select(&mut self, at: usize) -> Option<usize> {
        let node = self.nodes.node(at);
        let visits = node.visits as f32 + 1.0;
        // A move that was not tried is assumed to be as good as its position.
        let first_play_urgency = node.sum / visits;
        let exploration = params::PUCT_EXPLORATION * visits.sqrt();
        let edges = self.nodes.edges(at);
        let mut best = (None, f32::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            let visits = edge.visits as f32;
            let puct = edge.sum / visits + exploration * edge.prior() / (visits + 1.0);
            if puct > best.1 {
                best = (Some(index), puct);
            }
        }
        // All moves that were not tried have the same value and are sorted by prior: the first of them is the best.
        let untried = self.nodes.untried(at).next().map(|(_, prior)| first_play_urgency + exploration * prior);
        if untried.is_some_and(|puct| puct > best.1) {
            best.0 = Some(edges.len());
            self.nodes.try_next(at);
        }
        best.0
    }

    fn all_paths(&mut self, position: &Position) -> BySeat<Option<ShortestPaths>> {
        let mut all_paths = BySeat([None; 4]);
        for seat in position.playing() {
            all_paths[seat] = Some(*self.path_cache.paths(position, seat));
        }
        all_paths
    }

    /// Gives a node its moves: those with the highest priors.
    fn expand(&mut self, at: usize, position: &mut Position, search_moves: &[Move]) {
        position.update_paths();
        let all_paths = self.all_paths(position);
        let is_own = position.turn() == self.root.turn();
        candidates(position, &all_paths, search_moves, is_own, &mut self.fence_costs, &mut self.candidates);
        let (noise, key) = (self.noise, position.zobrist_key());
        let priors = self.networks.policy.unnormalised_priors(&self.candidates);
        self.priors.clear();
        self.priors.extend(priors.map(|(one, prior)| (one.mv, noise.apply_to_prior(prior, one.mv, key))));
        self.priors.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.priors.truncate(params::MCTS_MAX_MOVES);
        let total: f32 = self.priors.iter().map(|&(_, prior)| prior).sum();
        // Every move gets a small uniform share, so that the policy rules none out.
        let share = params::PRIOR_UNIFORM_SHARE / self.priors.len() as f32;
        let normalised = |prior: f32| (prior / total + share) / (1.0 + params::PRIOR_UNIFORM_SHARE);
        self.nodes.set_moves(at, self.priors.iter().map(|&(mv, prior)| (mv, normalised(prior))));
    }

    /// The root moves by number of visits, and everybody's chances.
    pub(super) fn root_summary(&self, lines: usize) -> RootSummary {
        let tried = self.nodes.edges(0).iter().zip(&self.root_sums);
        let mut moves: Vec<RankedMove> = tried.map(|(edge, sums)| self.ranked_move(edge, sums)).collect();
        moves.extend(self.nodes.untried(0).map(|(mv, _)| RankedMove::untried(mv)));
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.with_engine.total_cmp(&a.with_engine)));
        moves.truncate(lines.max(1));
        let simulations = self.simulations.max(1) as f32;
        let mean = |sums: &BySeat<f32>| BySeat(sums.0.map(|sum| sum / simulations));
        let found = Chances { among_equals: mean(&self.sums.among_equals), with_engine: mean(&self.sums.with_engine) };
        let chances = calibrated(&found.among_equals, self.root.fences_in_hand());
        RootSummary { moves, found, chances, nodes: self.simulations }
    }

    /// A root move with the sums of everybody's chances among equals.
    fn ranked_move(&self, edge: &Edge, sums: &BySeat<f32>) -> RankedMove {
        let mut line = vec![edge.mv()];
        let mut at = edge.child();
        while let Some(best) = at.and_then(|node| self.nodes.edges(node).iter().max_by_key(|edge| edge.visits)) {
            line.push(best.mv());
            at = best.child();
        }
        let visits = edge.visits.max(1) as f32;
        // To the sums belong the same odds as to the means.
        let chance = calibrated(&normalised(sums), self.root.fences_in_hand())[self.root.turn()];
        let with_engine = edge.sum / visits;
        RankedMove { mv: edge.mv(), visits: edge.visits, chance, with_engine, line }
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Players, Position};

    use super::Tree;
    use crate::levels::EvalNoise;
    use crate::networks::Networks;

    const BYTES: usize = 64 << 10;

    #[test]
    fn a_tree_with_little_memory_goes_on_growing() {
        let start = Position::standard(Players::Four);
        let mut tree = Tree::new(start, &[], Vec::new(), Networks::default(), EvalNoise::default(), BYTES);
        let mut line_length = 0;
        for _ in 0..3 {
            for _ in 0..4000 {
                tree.simulate();
                assert!(tree.nodes.bytes() < BYTES + (1 << 10));
            }
            let summary = tree.root_summary(usize::MAX);
            let visits: u32 = summary.moves.iter().map(|ranked| ranked.visits).sum();
            assert_eq!(u64::from(visits), tree.simulations());
            line_length = line_length.max(summary.moves[0].line.len());
        }
        assert!(line_length >= 5, "{line_length}");
    }
}
