//! The search tree: PUCT selection, expansion, evaluation and backpropagation.

use fencepost_rules::{BySeat, Move, Position, Seat};

use crate::levels::EvalNoise;
use crate::mcts::fence_costs::FenceCostCache;
use crate::mcts::policy::{Candidate, candidates};
use crate::mcts::win_chances::{Chances, chances, drawn, won};
use crate::mcts::{RankedMove, RootSummary};
use crate::networks::Networks;
use crate::params;
use crate::shortest_paths::{ShortestPathCache, ShortestPaths};

/// A move out of a node.
struct Edge {
    mv: Move,
    /// How likely the policy takes the move to be.
    prior: f32,
    visits: u32,
    /// The mover's chances, summed over all visits.
    sum: f32,
    child: Option<u32>,
}

/// A position that was evaluated.
struct Node {
    /// Its edges are next to each other in the tree's list. It has none before its second visit, since most nodes have only one
    /// and finding the moves takes longer than the evaluation.
    first: u32,
    len: u16,
    turn: Seat,
    visits: u32,
    /// The mover's chance by the static evaluation, plus those of all visits.
    sum: f32,
}

pub(super) struct Tree {
    networks: Networks,
    noise: EvalNoise,
    root: Position,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    max_edges: usize,
    /// Zobrist keys that would count as a repetition: first those of the game, then those on the path from the root.
    seen: Vec<u64>,
    game_seen: usize,
    path: Vec<usize>,
    simulations: u64,
    deepest: u32,
    sums: Chances,
    /// The mover's chances among equals after each root move, summed over all visits.
    root_sums: Vec<f32>,
    path_cache: ShortestPathCache,
    fence_costs: FenceCostCache,
    /// Scratch space: the moves of a node being expanded, and their priors before they are normalised.
    candidates: Vec<Candidate>,
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
            nodes: Vec::new(),
            edges: Vec::new(),
            max_edges: (bytes / (size_of::<Edge>() + size_of::<Node>())).max(1024),
            game_seen: seen.len(),
            seen,
            path: Vec::new(),
            simulations: 0,
            deepest: 0,
            sums: Chances::NONE,
            root_sums: Vec::new(),
            path_cache: ShortestPathCache::new(),
            fence_costs: FenceCostCache::new(),
            candidates: Vec::new(),
            priors: Vec::new(),
        };
        tree.add_node(&root);
        if root.winner().is_none() {
            tree.expand(0, &mut { root }, search_moves);
        }
        tree.root_sums.resize(tree.root_moves(), 0.0);
        tree
    }

    /// The number of moves at the root.
    pub(super) fn root_moves(&self) -> usize {
        self.nodes.first().map_or(0, |node| usize::from(node.len))
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
        self.path.clear();
        self.seen.truncate(self.game_seen);
        let mut position = self.root;
        let mut at = 0;
        let result = loop {
            if self.nodes[at].len == 0 {
                if self.is_full() {
                    break self.evaluate(&position);
                }
                self.expand(at, &mut position, &[]);
            }
            let edge = self.select(at);
            self.path.push(edge);
            self.seen.push(position.zobrist_key());
            let mv = self.edges[edge].mv;
            position.play_unchecked(mv);
            if let Some(winner) = position.winner() {
                break won(winner);
            }
            if !matches!(mv, Move::Fence(_)) && self.seen.contains(&position.zobrist_key()) {
                break drawn(&position);
            }
            match self.edges[edge].child {
                Some(child) => at = child as usize,
                None => break self.add_and_evaluate(edge, &position),
            }
        };
        self.simulations += 1;
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.backpropagate(&result);
    }

    fn is_full(&self) -> bool {
        self.edges.len() + self.nodes.len() >= self.max_edges
    }

    /// Evaluates a position that is not in the tree, or is there and cannot be expanded.
    fn evaluate(&mut self, position: &Position) -> Chances {
        let all_paths = self.all_paths(position);
        let mut chances = chances(&self.networks.multiplayer, position, self.root.turn(), &all_paths);
        chances.with_engine = self.noise.apply_to_chances(chances.with_engine, position.zobrist_key());
        chances
    }

    /// Adds a node below an edge while there is room, and evaluates its position.
    fn add_and_evaluate(&mut self, edge: usize, position: &Position) -> Chances {
        if self.is_full() {
            return self.evaluate(position);
        }
        self.edges[edge].child = Some(self.nodes.len() as u32);
        self.add_node(position)
    }

    fn backpropagate(&mut self, result: &Chances) {
        let mut at = 0;
        if let Some(sum) = self.path.first().and_then(|&edge| self.root_sums.get_mut(edge)) {
            *sum += result.among_equals[self.root.turn()];
        }
        for &edge in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            let chance = result.with_engine[node.turn];
            node.sum += chance;
            self.edges[edge].visits += 1;
            self.edges[edge].sum += chance;
            at = self.edges[edge].child.unwrap_or(0) as usize;
        }
        self.sums.add(result);
    }

    /// The edge to follow by PUCT: its mean value plus its prior times an exploration term that falls with its visits.
    fn select(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let edges = &self.edges[node.first as usize..][..usize::from(node.len)];
        let visits = node.visits as f32 + 1.0;
        // A move without visits is assumed to be as good as its position.
        let first_play_urgency = node.sum / visits;
        let exploration = params::PUCT_EXPLORATION * visits.sqrt();
        let puct = |edge: &Edge| {
            let value = if edge.visits == 0 { first_play_urgency } else { edge.sum / edge.visits as f32 };
            value + exploration * edge.prior / (edge.visits as f32 + 1.0)
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            let puct = puct(edge);
            if puct > best.1 {
                best = (index, puct);
            }
            // Moves are sorted by prior, and all moves without visits have the same value: the first of them is the best.
            if edge.visits == 0 {
                break;
            }
        }
        node.first as usize + best.0
    }

    fn all_paths(&mut self, position: &Position) -> BySeat<Option<ShortestPaths>> {
        let mut all_paths = BySeat([None; 4]);
        for seat in position.playing() {
            all_paths[seat] = Some(*self.path_cache.paths(position, seat));
        }
        all_paths
    }

    /// Adds a node without edges and returns the static evaluation of its position.
    fn add_node(&mut self, position: &Position) -> Chances {
        let chances = self.evaluate(position);
        let (turn, sum) = (position.turn(), chances.with_engine[position.turn()]);
        self.nodes.push(Node { first: 0, len: 0, turn, visits: 0, sum });
        chances
    }

    /// Gives a node its edges.
    fn expand(&mut self, at: usize, position: &mut Position, search_moves: &[Move]) {
        position.update_paths();
        let all_paths = self.all_paths(position);
        let first = self.edges.len();
        self.add_edges(position, &all_paths, search_moves);
        let node = &mut self.nodes[at];
        (node.first, node.len) = (first as u32, (self.edges.len() - first) as u16);
    }

    /// Adds an edge for each of the moves with the highest priors.
    fn add_edges(&mut self, position: &Position, all_paths: &BySeat<Option<ShortestPaths>>, search_moves: &[Move]) {
        candidates(position, all_paths, search_moves, &mut self.fence_costs, &mut self.candidates);
        let is_own = position.turn() == self.root.turn();
        let policy = &self.networks.policy;
        let (noise, key) = (self.noise, position.zobrist_key());
        let prior = |candidate: &Candidate| {
            let prior = policy.unnormalised_prior(candidate, is_own);
            (candidate.mv, noise.apply_to_prior(prior, candidate.mv, key))
        };
        self.priors.clear();
        self.priors.extend(self.candidates.iter().map(prior));
        self.priors.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.priors.truncate(params::MCTS_MAX_MOVES);
        let total: f32 = self.priors.iter().map(|&(_, prior)| prior).sum();
        // Every move gets a small uniform share, so that the policy rules none out.
        let share = params::PRIOR_UNIFORM_SHARE / self.priors.len() as f32;
        for &(mv, prior) in &self.priors {
            let prior = (prior / total + share) / (1.0 + params::PRIOR_UNIFORM_SHARE);
            self.edges.push(Edge { mv, prior, visits: 0, sum: 0.0, child: None });
        }
    }

    /// The root moves by number of visits, and everybody's chances.
    pub(super) fn root_summary(&self, lines: usize) -> RootSummary {
        let root_moves = self.edges_of(0).iter().zip(&self.root_sums);
        let mut moves: Vec<RankedMove> = root_moves.map(|(edge, &sum)| self.ranked_move(edge, sum)).collect();
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.with_engine.total_cmp(&a.with_engine)));
        moves.truncate(lines.max(1));
        let simulations = self.simulations.max(1) as f32;
        let mean = |sums: &BySeat<f32>| BySeat(sums.0.map(|sum| sum / simulations));
        let chances =
            Chances { among_equals: mean(&self.sums.among_equals), with_engine: mean(&self.sums.with_engine) };
        RootSummary { moves, chances, nodes: self.simulations }
    }

    fn edges_of(&self, at: usize) -> &[Edge] {
        self.nodes.get(at).map_or(&[], |node| &self.edges[node.first as usize..][..usize::from(node.len)])
    }

    /// A root move with the sum of the mover's chances among equals.
    fn ranked_move(&self, edge: &Edge, sum: f32) -> RankedMove {
        let mut line = vec![edge.mv];
        let mut at = edge.child;
        while let Some(best) = at.and_then(|node| self.edges_of(node as usize).iter().max_by_key(|edge| edge.visits)) {
            if best.visits == 0 {
                break;
            }
            line.push(best.mv);
            at = best.child;
        }
        let visits = edge.visits.max(1) as f32;
        let (chance, with_engine) = (sum / visits, edge.sum / visits);
        RankedMove { mv: edge.mv, visits: edge.visits, chance, with_engine, line }
    }
}
