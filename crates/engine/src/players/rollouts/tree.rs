//! The rollout player's search tree: PUCT selection, expansion and backpropagation.

use fencepost_rules::{Move, Position, Seat, SeatSet};

use super::candidates::Candidate;
use crate::params::{
    ROLLOUT_PLAYER_EXPLORATION, ROLLOUT_PLAYER_FIRST_PLAY_URGENCY_REDUCTION, ROLLOUT_PLAYER_MAX_NODES,
};

/// A move and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) mv: Move,
    /// Who made the move. The points are this seat's.
    mover: Seat,
    points: f32,
    pub(super) visits: u32,
    prior: f32,
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
    pub(super) fn reset(&mut self, position: &Position) {
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

    /// Adds the children of a node, as long as there is room.
    pub(super) fn expand(&mut self, id: NodeId, mover: Seat, candidates: &[Candidate]) {
        if self.nodes.len() + candidates.len() > ROLLOUT_PLAYER_MAX_NODES {
            return;
        }
        self.nodes[id].first_child = self.nodes.len() as u32;
        self.nodes[id].children = candidates.len() as u32;
        self.nodes.extend(candidates.iter().map(|candidate| Node::new(candidate.mv, mover, candidate.prior)));
    }

    /// The child to follow by PUCT.
    #[inline]
    pub(super) fn select(&self, id: NodeId) -> Option<NodeId> {
        let node = &self.nodes[id];
        let children = self.children(id);
        let known: f32 = children.iter().map(|child| child.points).sum();
        let visits = node.visits.max(1) as f32;
        let first_play_urgency = (known / visits - ROLLOUT_PLAYER_FIRST_PLAY_URGENCY_REDUCTION).max(0.0);
        let exploration = ROLLOUT_PLAYER_EXPLORATION * visits.sqrt();
        let puct = |child: &Node| {
            let value = if child.visits == 0 { first_play_urgency } else { child.points / child.visits as f32 };
            value + exploration * child.prior / (1 + child.visits) as f32
        };
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for (index, child) in children.iter().enumerate() {
            let puct = puct(child);
            if puct > highest {
                highest = puct;
                best = Some(node.first_child as usize + index);
            }
        }
        best
    }

    /// Adds the result of a rollout to every node on the path.
    #[inline]
    pub(super) fn backpropagate(&mut self, path: &[NodeId], points: Points) {
        for &id in path {
            let node = &mut self.nodes[id];
            node.visits += 1;
            node.points += points.of(node.mover);
        }
    }

    /// The child with the most visits.
    pub(super) fn most_visited(&self, id: NodeId) -> Option<NodeId> {
        let first = self.nodes[id].first_child as usize;
        let children = first..first + self.nodes[id].children as usize;
        children.filter(|&child| self.nodes[child].visits > 0).max_by(|&one, &other| {
            let (one, other) = (&self.nodes[one], &self.nodes[other]);
            one.visits.cmp(&other.visits).then(one.points.total_cmp(&other.points))
        })
    }

    /// The principal variation.
    pub(super) fn line(&self) -> Vec<Move> {
        std::iter::successors(self.most_visited(Tree::ROOT), |&id| self.most_visited(id))
            .map(|id| self.nodes[id].mv)
            .collect()
    }
}

impl Node {
    fn new(mv: Move, mover: Seat, prior: f32) -> Node {
        Node { mv, mover, points: 0.0, visits: 0, prior, first_child: 0, children: 0 }
    }

    pub(super) fn is_leaf(&self) -> bool {
        self.children == 0
    }

    /// The mean result of the mover.
    pub(super) fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.points / self.visits as f32 }
    }
}
