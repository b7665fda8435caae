//! The tree: what was tried how often, and how it went for whoever tried it.

use fencepost_rules::{BySeat, Fences, Move, Position, Seat};

use crate::corridor::{Corridor, Layers, NO_LAYERS};
use crate::many::chances::{chances, drawn};
use crate::many::{Findings, RankedMove};
use crate::params;

/// A move out of a node.
struct Edge {
    mv: Move,
    /// How likely it is to be played, before looking.
    prior: f32,
    visits: u32,
    /// The mover's chances summed over all visits, and the first glance.
    sum: f32,
    child: Option<u32>,
}

impl Edge {
    /// The mover's chance: the first glance weighs as much as one visit.
    fn chance(&self) -> f32 {
        self.sum / (self.visits as f32 + 1.0)
    }
}

/// A position whose moves are known. Its edges stand together in the tree's list.
struct Node {
    first: u32,
    len: u16,
    turn: Seat,
    visits: u32,
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
    layers: Box<Layers>,
    /// Moves of a node being expanded, with the mover's chance after each.
    candidates: Vec<(Move, f32)>,
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
            layers: Box::new(NO_LAYERS),
            candidates: Vec::new(),
        };
        let mut position = root;
        position.mend_ways();
        tree.expand(&position, only);
        tree
    }

    pub(super) fn has_choice(&self) -> bool {
        self.nodes.first().is_some_and(|node| node.len > 0)
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
            self.nodes[at].visits += 1;
            self.seen.push(position.hash());
            let mv = self.edges[edge].mv;
            position.play_unchecked(mv);
            if position.winner().is_some() {
                break chances(&position, BySeat([0; 4]));
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
            let lengths = self.corridors(position).0.map(|corridor| corridor.map_or(0, |corridor| corridor.length));
            return chances(position, BySeat(lengths));
        }
        self.edges[edge].child = Some(self.nodes.len() as u32);
        self.expand(position, &[])
    }

    fn hand_up(&mut self, result: &BySeat<f32>) {
        let mut turn = self.nodes[0].turn;
        for (depth, &edge) in self.path.iter().enumerate() {
            self.edges[edge].visits += 1;
            self.edges[edge].sum += result[turn];
            if depth + 1 < self.path.len()
                && let Some(child) = self.edges[edge].child
            {
                turn = self.nodes[child as usize].turn;
            }
        }
        for seat in self.root.playing() {
            self.sums[seat] += result[seat];
        }
    }

    /// The edge to follow: good so far, or likely and not tried much.
    fn pick(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let edges = &self.edges[node.first as usize..][..usize::from(node.len)];
        let urge = params::MANY_EXPLORATION * (node.visits as f32 + 1.0).sqrt();
        let worth = |edge: &Edge| edge.chance() + urge * edge.prior / (edge.visits as f32 + 1.0);
        let best = (0..edges.len()).max_by(|&a, &b| worth(&edges[a]).total_cmp(&worth(&edges[b])).then(b.cmp(&a)));
        node.first as usize + best.unwrap_or(0)
    }

    fn corridors(&mut self, position: &Position) -> BySeat<Option<Corridor>> {
        let mut corridors = BySeat([None; 4]);
        for seat in position.playing() {
            corridors[seat] = Some(Corridor::find(position, seat, &mut self.layers));
        }
        corridors
    }

    /// Adds a node with its likely moves and returns the chances in its position.
    fn expand(&mut self, position: &Position, only: &[Move]) -> BySeat<f32> {
        let corridors = self.corridors(position);
        let lengths = BySeat(corridors.0.map(|corridor| corridor.map_or(0, |corridor| corridor.length)));
        let first = self.edges.len() as u32;
        if position.winner().is_none() {
            self.find_candidates(position, &corridors, lengths, only);
            self.add_edges();
        }
        let len = (self.edges.len() - first as usize) as u16;
        self.nodes.push(Node { first, len, turn: position.turn(), visits: 0 });
        chances(position, lengths)
    }

    /// All pawn moves, and the fences that stand in somebody else's way, with the mover's chance after each.
    fn find_candidates(
        &mut self,
        position: &Position,
        corridors: &BySeat<Option<Corridor>>,
        lengths: BySeat<u8>,
        only: &[Move],
    ) {
        let mover = position.turn();
        let others = position.playing().without(mover);
        let hot = others.into_iter().filter_map(|seat| corridors[seat]).fold(Fences::EMPTY, |hot, one| hot | one.hot);
        let legal = position.legal_moves();
        self.candidates.clear();
        for mv in legal {
            let is_likely = match mv {
                Move::Fence(fence) => hot.contains(fence),
                _ => true,
            };
            if !(if only.is_empty() { is_likely } else { only.contains(&mv) }) {
                continue;
            }
            let mut after = *position;
            after.play_unchecked(mv);
            let mut lengths_after = lengths;
            for seat in position.playing() {
                let changed = match mv {
                    Move::Fence(fence) => corridors[seat].is_some_and(|corridor| !corridor.stays(fence)),
                    _ => seat == mover,
                };
                if changed {
                    lengths_after[seat] = after.distance(seat).unwrap_or(0);
                }
            }
            self.candidates.push((mv, chances(&after, lengths_after)[mover]));
        }
    }

    /// Makes edges of the best candidates; how much better they look says how likely they are.
    fn add_edges(&mut self) {
        self.candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.candidates.truncate(params::MANY_MOST_MOVES);
        let Some(&(_, best)) = self.candidates.first() else { return };
        let weight = |chance: f32| ((chance - best) / params::MANY_PRIOR_SPREAD).exp();
        let total: f32 = self.candidates.iter().map(|&(_, chance)| weight(chance)).sum();
        for &(mv, chance) in &self.candidates {
            self.edges.push(Edge { mv, prior: weight(chance) / total, visits: 0, sum: chance, child: None });
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
        RankedMove { mv: edge.mv, visits: edge.visits, chance: edge.chance(), line }
    }
}
