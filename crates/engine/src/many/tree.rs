//! The tree: what was tried how often, and how it went for whoever tried it.

use fencepost_rules::{BySeat, Move, Position, Seat};

use crate::chance::Chance;
use crate::corridor::{Corridor, Surveyor};
use crate::many::chances::{chances, drawn, won};
use crate::many::policy::{Candidate, candidates, likelihood};
use crate::many::{Findings, RankedMove};
use crate::params;
use crate::playout::{Ways, play_out};

/// A move out of a node.
struct Edge {
    mv: Move,
    /// How likely it is to be played, before looking.
    prior: f32,
    visits: u32,
    /// The mover's chances summed over all visits.
    sum: f32,
    child: Option<u32>,
}

/// A position whose moves are known. Its edges stand together in the tree's list.
struct Node {
    first: u32,
    len: u16,
    turn: Seat,
    visits: u32,
    /// The mover's chance at a glance, and the sum over all visits.
    sum: f32,
}

pub(super) struct Tree {
    root: Position,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    most_edges: usize,
    /// Positions of the game that would count as repeated, then those on the way down.
    seen: Vec<u64>,
    game_seen: usize,
    path: Vec<usize>,
    visits: u64,
    deepest: u32,
    sums: BySeat<f32>,
    surveyor: Surveyor,
    ways: Box<Ways>,
    chance: Chance,
    /// Moves of a node being expanded, and how likely each is.
    candidates: Vec<Candidate>,
    likely: Vec<(Move, f32)>,
}

impl Tree {
    pub(super) fn new(root: Position, only: &[Move], seen: Vec<u64>, bytes: usize) -> Tree {
        let mut tree = Tree {
            root,
            nodes: Vec::new(),
            edges: Vec::new(),
            most_edges: (bytes / (size_of::<Edge>() + size_of::<Node>())).max(1024),
            game_seen: seen.len(),
            seen,
            path: Vec::new(),
            visits: 0,
            deepest: 0,
            sums: BySeat([0.0; 4]),
            surveyor: Surveyor::new(),
            ways: Box::new(Ways::NONE),
            chance: Chance::new(root.hash()),
            candidates: Vec::new(),
            likely: Vec::new(),
        };
        let mut position = root;
        position.mend_ways();
        tree.expand(&position, only);
        tree
    }

    /// How many moves there are to choose from.
    pub(super) fn choices(&self) -> usize {
        self.nodes.first().map_or(0, |node| usize::from(node.len))
    }

    /// Positions looked at: the same one counts again where a walk ends at the end of the game.
    pub(super) fn visits(&self) -> u64 {
        self.visits
    }

    pub(super) fn depth(&self) -> u32 {
        self.deepest
    }

    /// Walks down to a new position, looks at it, and tells everybody on the way how it went.
    pub(super) fn visit(&mut self) {
        self.path.clear();
        self.seen.truncate(self.game_seen);
        let mut position = self.root;
        let mut at = 0;
        let result = loop {
            let edge = self.pick(at);
            self.path.push(edge);
            self.seen.push(position.hash());
            let mv = self.edges[edge].mv;
            position.play_unchecked(mv);
            if let Some(winner) = position.winner() {
                break won(winner);
            }
            if !matches!(mv, Move::Fence(_)) && self.seen.contains(&position.hash()) {
                break drawn(&position);
            }
            match self.edges[edge].child {
                Some(child) => at = child as usize,
                None => break self.grow(edge, &mut position),
            }
        };
        self.visits += 1;
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.hand_up(&result);
    }

    /// Puts a node under an edge while there is room, and says how its position looks.
    fn grow(&mut self, edge: usize, position: &mut Position) -> BySeat<f32> {
        position.mend_ways();
        if self.edges.len() >= self.most_edges {
            let glance = chances(position, self.root.turn(), &self.corridors(position));
            return self.played_out(position, &glance);
        }
        self.edges[edge].child = Some(self.nodes.len() as u32);
        let glance = self.expand(position, &[]);
        self.played_out(position, &glance)
    }

    /// A glance, and one game played on quickly from there.
    fn played_out(&mut self, position: &Position, glance: &BySeat<f32>) -> BySeat<f32> {
        let winner = play_out(*position, &mut self.ways, &mut self.chance);
        let mut chances = BySeat(glance.0.map(|chance| (1.0 - params::MANY_PLAYOUT) * chance));
        chances[winner] += params::MANY_PLAYOUT;
        chances
    }

    fn hand_up(&mut self, result: &BySeat<f32>) {
        let mut at = 0;
        for &edge in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.sum += result[node.turn];
            self.edges[edge].visits += 1;
            self.edges[edge].sum += result[node.turn];
            at = self.edges[edge].child.unwrap_or(0) as usize;
        }
        for seat in self.root.playing() {
            self.sums[seat] += result[seat];
        }
    }

    /// The edge to follow: good so far, or promising and not tried much.
    fn pick(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let edges = &self.edges[node.first as usize..][..usize::from(node.len)];
        let visits = node.visits as f32 + 1.0;
        let untried = node.sum / visits - params::MANY_UNTRIED;
        let urge = params::MANY_EXPLORATION * visits.sqrt();
        let worth = |edge: &Edge| {
            let chance = if edge.visits == 0 { untried } else { edge.sum / edge.visits as f32 };
            chance + urge * edge.prior / (edge.visits as f32 + 1.0)
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            let worth = worth(edge);
            if worth > best.1 {
                best = (index, worth);
            }
        }
        node.first as usize + best.0
    }

    fn corridors(&mut self, position: &Position) -> BySeat<Option<Corridor>> {
        let mut corridors = BySeat([None; 4]);
        for seat in position.playing() {
            corridors[seat] = Some(self.surveyor.corridor(position, seat));
        }
        corridors
    }

    /// Adds a node with its promising moves and returns the chances in its position.
    fn expand(&mut self, position: &Position, only: &[Move]) -> BySeat<f32> {
        let corridors = self.corridors(position);
        let first = self.edges.len() as u32;
        if position.winner().is_none() {
            self.add_edges(position, &corridors, only);
        }
        let len = (self.edges.len() - first as usize) as u16;
        let chances = chances(position, self.root.turn(), &corridors);
        self.nodes.push(Node { first, len, turn: position.turn(), visits: 0, sum: chances[position.turn()] });
        chances
    }

    /// Adds an edge for each of the likeliest moves.
    fn add_edges(&mut self, position: &Position, corridors: &BySeat<Option<Corridor>>, only: &[Move]) {
        candidates(position, corridors, only, &mut self.candidates);
        let is_own = position.turn() == self.root.turn();
        let likely = self.candidates.iter().map(|candidate| (candidate.mv, likelihood(candidate, is_own)));
        self.likely.clear();
        self.likely.extend(likely);
        self.likely.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.likely.truncate(params::MANY_MOST_MOVES);
        let total: f32 = self.likely.iter().map(|&(_, likelihood)| likelihood).sum();
        // Every move keeps a little, so that none is ruled out by what players usually do.
        let share = params::MANY_SURPRISE / self.likely.len() as f32;
        for &(mv, likelihood) in &self.likely {
            let prior = (likelihood / total + share) / (1.0 + params::MANY_SURPRISE);
            self.edges.push(Edge { mv, prior, visits: 0, sum: 0.0, child: None });
        }
    }

    /// The moves of the root by how often they were tried, and everybody's chances.
    pub(super) fn findings(&self, lines: usize) -> Findings {
        let mut moves: Vec<RankedMove> = self.edges_of(0).iter().map(|edge| self.ranked(edge)).collect();
        moves.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
        moves.truncate(lines.max(1));
        let visits = self.visits.max(1) as f32;
        Findings { moves, chances: BySeat(self.sums.0.map(|sum| sum / visits)), nodes: self.visits }
    }

    fn edges_of(&self, at: usize) -> &[Edge] {
        self.nodes.get(at).map_or(&[], |node| &self.edges[node.first as usize..][..usize::from(node.len)])
    }

    fn ranked(&self, edge: &Edge) -> RankedMove {
        let mut line = vec![edge.mv];
        let mut at = edge.child;
        while let Some(best) = at.and_then(|node| self.edges_of(node as usize).iter().max_by_key(|edge| edge.visits)) {
            if best.visits == 0 {
                break;
            }
            line.push(best.mv);
            at = best.child;
        }
        RankedMove { mv: edge.mv, visits: edge.visits, chance: edge.sum / edge.visits.max(1) as f32, line }
    }
}
