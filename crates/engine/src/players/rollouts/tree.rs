//! The tree of positions that rollouts start from.

use fencepost_rules::{Move, Position, Seat, SeatSet};

use super::candidates::Candidate;

/// How strongly moves with a large share and few visits are preferred to moves that did well.
const EXPLORATION: f32 = 1.2;
/// A move without visits is taken to be this much worse than its position.
const FIRST_VISIT_LOSS: f32 = 0.1;
/// The tree takes no more memory than this many nodes; after that it is searched on without growing.
const MAX_NODES: usize = 1 << 21;

/// A move and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) mv: Move,
    /// Who made that move, and whose points are summed up here.
    mover: Seat,
    points: f32,
    pub(super) visits: u32,
    share: f32,
    first_child: u32,
    children: u32,
}

/// Who gets how much of the point after a rollout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Points {
    sharing: SeatSet,
}

impl Points {
    pub(super) fn won(winner: Seat) -> Points {
        Points { sharing: SeatSet::EMPTY.with(winner) }
    }

    pub(super) fn shared(playing: SeatSet) -> Points {
        Points { sharing: playing }
    }

    pub(super) fn of(self, seat: Seat) -> f32 {
        if self.sharing.contains(seat) { 1.0 / self.sharing.len() as f32 } else { 0.0 }
    }
}

/// Number of a node.
pub(super) type NodeId = usize;

pub(super) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub(super) const ROOT: NodeId = 0;

    pub(super) fn new() -> Tree {
        Tree { nodes: Vec::new() }
    }

    /// Starts again from a position.
    pub(super) fn plant(&mut self, position: &Position) {
        self.nodes.clear();
        self.nodes.push(Node::new(Move::Pass, position.turn(), 1.0));
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    pub(super) fn children(&self, id: NodeId) -> &[Node] {
        let node = &self.nodes[id];
        &self.nodes[node.first_child as usize..(node.first_child + node.children) as usize]
    }

    /// Gives a node its children, as far as there is room.
    pub(super) fn grow(&mut self, id: NodeId, mover: Seat, candidates: &[Candidate]) {
        if self.nodes.len() + candidates.len() > MAX_NODES {
            return;
        }
        self.nodes[id].first_child = self.nodes.len() as u32;
        self.nodes[id].children = candidates.len() as u32;
        self.nodes.extend(candidates.iter().map(|candidate| Node::new(candidate.mv, mover, candidate.share)));
    }

    /// The child to follow: it did well, or it is promising and has had few visits.
    #[inline]
    pub(super) fn choose(&self, id: NodeId) -> Option<NodeId> {
        let node = &self.nodes[id];
        let children = self.children(id);
        let known: f32 = children.iter().map(|child| child.points).sum();
        let visits = node.visits.max(1) as f32;
        let first_guess = (known / visits - FIRST_VISIT_LOSS).max(0.0);
        let curiosity = EXPLORATION * visits.sqrt();
        let worth = |child: &Node| {
            let value = if child.visits == 0 { first_guess } else { child.points / child.visits as f32 };
            value + curiosity * child.share / (1 + child.visits) as f32
        };
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for (index, child) in children.iter().enumerate() {
            let worth = worth(child);
            if worth > highest {
                highest = worth;
                best = Some(node.first_child as usize + index);
            }
        }
        best
    }

    /// Enters the result of a rollout at every node it passed.
    #[inline]
    pub(super) fn record(&mut self, path: &[NodeId], points: Points) {
        for &id in path {
            let node = &mut self.nodes[id];
            node.visits += 1;
            node.points += points.of(node.mover);
        }
    }

    /// The child with the most visits.
    pub(super) fn favourite(&self, id: NodeId) -> Option<NodeId> {
        let first = self.nodes[id].first_child as usize;
        let children = first..first + self.nodes[id].children as usize;
        children.filter(|&child| self.nodes[child].visits > 0).max_by(|&one, &other| {
            let (one, other) = (&self.nodes[one], &self.nodes[other]);
            one.visits.cmp(&other.visits).then(one.points.total_cmp(&other.points))
        })
    }

    /// The moves expected from the root on.
    pub(super) fn line(&self) -> Vec<Move> {
        std::iter::successors(self.favourite(Tree::ROOT), |&id| self.favourite(id))
            .map(|id| self.nodes[id].mv)
            .collect()
    }
}

impl Node {
    fn new(mv: Move, mover: Seat, share: f32) -> Node {
        Node { mv, mover, points: 0.0, visits: 0, share, first_child: 0, children: 0 }
    }

    pub(super) fn is_leaf(&self) -> bool {
        self.children == 0
    }

    /// The share of the point that the mover got so far.
    pub(super) fn success(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.points / self.visits as f32 }
    }
}
