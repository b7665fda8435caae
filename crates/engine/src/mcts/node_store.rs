//! Nodes and edges of the search tree, in a bounded amount of memory.
//!
//! Most moves of a node are never tried, so they take four bytes each. A move that is tried gets an edge. The edges of a node stand
//! next to each other, in a block that is exchanged for one of twice the size when it is full. When the memory is used up, the positions
//! that were visited least forget their moves.

use fencepost_rules::{Move, Seat};

/// A move of a node, with its prior.
#[derive(Clone, Copy, Debug)]
struct NodeMove {
    mv: Move,
    /// In 65 535ths.
    prior: u16,
}

impl NodeMove {
    const ONE: f32 = u16::MAX as f32;

    fn new(mv: Move, prior: f32) -> NodeMove {
        // `round` would be a function call: not every x86-64 processor has an instruction for it.
        NodeMove { mv, prior: (prior * NodeMove::ONE + 0.5) as u16 }
    }

    fn prior(self) -> f32 {
        f32::from(self.prior) * (1.0 / NodeMove::ONE)
    }
}

/// A move that was tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    node_move: NodeMove,
    pub(super) visits: u32,
    /// The mover's chances, summed over all visits.
    pub(super) sum: f32,
    /// The node after the move. The root comes after no move, so 0 stands for none.
    child: u32,
}

impl Edge {
    const NONE: Edge = Edge { node_move: NodeMove { mv: Move::Pass, prior: 0 }, visits: 0, sum: 0.0, child: 0 };

    pub(super) fn mv(&self) -> Move {
        self.node_move.mv
    }

    /// How likely the policy takes the move to be.
    pub(super) fn prior(&self) -> f32 {
        self.node_move.prior()
    }

    pub(super) fn child(&self) -> Option<usize> {
        (self.child != 0).then_some(self.child as usize)
    }
}

/// A position that was evaluated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Its moves are next to each other in the list of all moves, sorted by prior. It has none before its second visit, since most nodes
    /// have only one and finding the moves takes longer than the evaluation.
    first_move: u32,
    moves: u8,
    /// How many moves were tried: the first ones. Their edges are next to each other in the list of all edges.
    tried: u8,
    first_edge: u32,
    pub(super) turn: Seat,
    pub(super) visits: u32,
    /// The mover's chance by the static evaluation, plus those of all visits.
    pub(super) sum: f32,
}

impl Node {
    pub(super) fn is_expanded(&self) -> bool {
        self.moves > 0
    }

    /// The same without moves.
    fn unexpanded(&self) -> Node {
        Node { first_move: 0, moves: 0, tried: 0, first_edge: 0, ..*self }
    }
}

/// The edges of a smallest block.
const SMALLEST_BLOCK: usize = 2;
/// Blocks of 2, 4, 8 … 256 edges.
const BLOCK_SIZES: usize = 8;

/// What one simulation adds at most, but for the edges of long lines.
const SIMULATION: Counts = Counts { nodes: 1, moves: u8::MAX as usize, edges: SMALLEST_BLOCK << (BLOCK_SIZES - 1) };

/// Numbers of nodes, moves and edges.
#[derive(Clone, Copy, Default)]
struct Counts {
    nodes: usize,
    moves: usize,
    edges: usize,
}

impl Counts {
    fn add(self, other: &Counts) -> Counts {
        Counts { nodes: self.nodes + other.nodes, moves: self.moves + other.moves, edges: self.edges + other.edges }
    }

    fn bytes(self) -> usize {
        self.nodes * size_of::<Node>() + self.moves * size_of::<NodeMove>() + self.edges * size_of::<Edge>()
    }
}

/// All nodes and edges of a tree. The first node is the root.
pub(super) struct NodeStore {
    nodes: Vec<Node>,
    moves: Vec<NodeMove>,
    edges: Vec<Edge>,
    /// Blocks of edges that were exchanged for larger ones, by size.
    free_blocks: [Vec<u32>; BLOCK_SIZES],
    max_bytes: usize,
}

impl NodeStore {
    /// No nodes, and room for that many bytes of them.
    pub(super) fn new(max_bytes: usize) -> NodeStore {
        // Places in the lists are numbers of 32 bits. On a 32-bit machine the product overflows.
        let max_bytes = max_bytes.min((u32::MAX as usize).saturating_mul(size_of::<NodeMove>()));
        NodeStore {
            nodes: Vec::new(),
            moves: Vec::new(),
            edges: Vec::new(),
            free_blocks: [const { Vec::new() }; BLOCK_SIZES],
            max_bytes,
        }
    }

    /// Makes room for one more simulation. Where the memory is used up, the nodes that were visited least forget their moves.
    pub(super) fn make_room(&mut self) {
        if !self.try_reserve(SIMULATION) {
            // There is less memory than it may take.
            self.max_bytes = self.bytes();
        }
        if self.is_full() {
            self.forget_least_visited();
        }
    }

    /// Whether the memory is used up.
    fn is_full(&self) -> bool {
        self.bytes() >= self.max_bytes
    }

    /// The memory in use.
    pub(super) fn bytes(&self) -> usize {
        Counts { nodes: self.nodes.len(), moves: self.moves.len(), edges: self.edges.len() }.bytes()
    }

    /// Gets memory for that many more, if there is enough.
    fn try_reserve(&mut self, more: Counts) -> bool {
        let nodes = self.nodes.try_reserve(more.nodes);
        let moves = nodes.and_then(|()| self.moves.try_reserve(more.moves));
        moves.and_then(|()| self.edges.try_reserve(more.edges)).is_ok()
    }

    pub(super) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// The number of moves of a node.
    pub(super) fn count_moves(&self, at: usize) -> usize {
        usize::from(self.nodes[at].moves)
    }

    /// The moves of a node that were tried, in the order of their priors.
    #[inline]
    pub(super) fn edges(&self, at: usize) -> &[Edge] {
        let node = &self.nodes[at];
        &self.edges[node.first_edge as usize..][..usize::from(node.tried)]
    }

    /// The moves of a node that were not tried yet.
    pub(super) fn untried(&self, at: usize) -> impl ExactSizeIterator<Item = (Move, f32)> {
        let node = &self.nodes[at];
        let moves = &self.moves[node.first_move as usize..][usize::from(node.tried)..usize::from(node.moves)];
        moves.iter().map(|node_move| (node_move.mv, node_move.prior()))
    }

    /// Adds a node that has no moves yet, with the static evaluation for the player to move.
    pub(super) fn add_node(&mut self, turn: Seat, chance: f32) {
        let node = Node { first_move: 0, moves: 0, tried: 0, first_edge: 0, turn, visits: 0, sum: chance };
        self.nodes.push(node);
    }

    /// Adds a node below an edge.
    pub(super) fn add_child(&mut self, parent: usize, edge: usize, turn: Seat, chance: f32) {
        let child = self.nodes.len() as u32;
        self.edge_mut(parent, edge).child = child;
        self.add_node(turn, chance);
    }

    /// Gives a node its moves, the likeliest first.
    pub(super) fn set_moves(&mut self, at: usize, moves: impl Iterator<Item = (Move, f32)>) {
        let first = self.moves.len();
        self.moves.extend(moves.map(|(mv, prior)| NodeMove::new(mv, prior)));
        (self.nodes[at].first_move, self.nodes[at].moves) = (first as u32, (self.moves.len() - first) as u8);
    }

    /// Gives the first move that was not tried yet an edge, the last of the node.
    pub(super) fn try_next(&mut self, at: usize) {
        let tried = usize::from(self.nodes[at].tried);
        // A block is full whenever its size is reached.
        if tried == 0 || tried >= SMALLEST_BLOCK && tried.is_power_of_two() {
            self.move_to_larger_block(at, tried);
        }
        let node = &mut self.nodes[at];
        let node_move = self.moves[node.first_move as usize + tried];
        self.edges[node.first_edge as usize + tried] = Edge { node_move, ..Edge::NONE };
        node.tried += 1;
    }

    fn move_to_larger_block(&mut self, at: usize, tried: usize) {
        let size = (2 * tried).max(SMALLEST_BLOCK);
        let to = self.free_blocks[block_size_index(size)].pop().unwrap_or_else(|| {
            let end = self.edges.len();
            self.edges.resize(end + size, Edge::NONE);
            end as u32
        });
        let from = std::mem::replace(&mut self.nodes[at].first_edge, to);
        if tried > 0 {
            self.edges.copy_within(from as usize..from as usize + tried, to as usize);
            self.free_blocks[block_size_index(tried)].push(from);
        }
    }

    /// Counts a visit of a node that went on along one of its edges.
    pub(super) fn visit(&mut self, at: usize, edge: usize, chance: f32) {
        let node = &mut self.nodes[at];
        node.visits += 1;
        node.sum += chance;
        let edge = self.edge_mut(at, edge);
        edge.visits += 1;
        edge.sum += chance;
    }

    /// The nodes that were visited least forget their moves and all that comes after these, until at most half of the memory is used.
    /// They keep what they found out about themselves. The root keeps its moves.
    fn forget_least_visited(&mut self) {
        let (min_visits, mut kept) = self.space_for_most_visited();
        kept.nodes.push(self.nodes[0].unexpanded());
        // Nodes are copied in order of depth. This says where each of them was.
        let mut old_places = vec![0];
        for at in 0.. {
            let Some(&old_place) = old_places.get(at) else { break };
            let old = self.nodes[old_place];
            if at > 0 && old.visits < min_visits {
                continue;
            }
            kept.nodes[at].moves = old.moves;
            kept.nodes[at].tried = old.tried;
            kept.nodes[at].first_move = kept.moves.len() as u32;
            kept.moves.extend(&self.moves[old.first_move as usize..][..usize::from(old.moves)]);
            kept.nodes[at].first_edge = kept.edges.len() as u32;
            for edge in self.edges(old_place) {
                let child = edge.child().map(|child| {
                    old_places.push(child);
                    kept.nodes.push(self.nodes[child].unexpanded());
                    kept.nodes.len() as u32 - 1
                });
                kept.edges.push(Edge { child: child.unwrap_or(0), ..*edge });
            }
            let end = kept.nodes[at].first_edge as usize + block_size(old.tried.into());
            kept.edges.resize(end, Edge::NONE);
        }
        *self = kept;
    }

    /// An empty store with space for the nodes that have so many visits, a power of two, and for their children. They take at most
    /// half of the memory, or less where there is not enough for a copy.
    fn space_for_most_visited(&self) -> (u32, NodeStore) {
        let mut by_visits = [Counts::default(); u32::BITS as usize];
        for (at, node) in self.nodes.iter().enumerate().filter(|(_, node)| node.visits > 0) {
            let counts = &mut by_visits[node.visits.ilog2() as usize];
            counts.nodes += self.edges(at).iter().filter(|edge| edge.child != 0).count();
            counts.moves += usize::from(node.moves);
            counts.edges += block_size(node.tried.into());
        }
        let space = |first: usize| {
            let counts = by_visits[first..].iter().fold(Counts { nodes: 1, ..Counts::default() }, Counts::add);
            let mut store = NodeStore::new(self.max_bytes);
            (counts.bytes() <= self.max_bytes / 2 && store.try_reserve(counts)).then_some((1 << first, store))
        };
        (0..by_visits.len()).find_map(space).unwrap_or_else(|| (u32::MAX, NodeStore::new(self.max_bytes)))
    }

    fn edge_mut(&mut self, at: usize, edge: usize) -> &mut Edge {
        &mut self.edges[self.nodes[at].first_edge as usize + edge]
    }
}

/// The size of the block that holds that many edges.
fn block_size(edges: usize) -> usize {
    if edges == 0 { 0 } else { edges.next_power_of_two().max(SMALLEST_BLOCK) }
}

/// The place of a block of that size among the free ones.
fn block_size_index(size: usize) -> usize {
    (size / SMALLEST_BLOCK).ilog2() as usize
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Move, Seat};

    use super::{Edge, NodeMove, NodeStore};

    fn moves(count: usize) -> impl Iterator<Item = (Move, f32)> {
        (0..count).map(move |index| (Move::from_index(index).expect("a move"), 1.0 / (index + 1) as f32))
    }

    #[test]
    fn edges_stay_as_they_are_while_others_are_added() {
        let mut nodes = NodeStore::new(1 << 20);
        nodes.add_node(Seat::South, 0.5);
        nodes.set_moves(0, moves(40));
        nodes.try_next(0);
        nodes.add_child(0, 0, Seat::North, 0.25);
        nodes.set_moves(1, moves(7));
        for round in 0..40 {
            for at in [0, 1] {
                if nodes.untried(at).len() > 0 {
                    nodes.try_next(at);
                }
                let last = nodes.edges(at).len() - 1;
                nodes.visit(at, last, round as f32);
            }
        }
        for (at, count) in [(0, 40), (1, 7)] {
            assert_eq!(nodes.untried(at).len(), 0);
            let edges = nodes.edges(at);
            assert_eq!(edges.len(), count);
            for ((mv, prior), edge) in moves(count).zip(edges) {
                assert_eq!(edge.mv(), mv);
                assert!((edge.prior() - prior).abs() < 1e-4);
            }
            assert_eq!(edges.iter().map(|edge| edge.visits).sum::<u32>(), 40);
            assert_eq!(nodes.node(at).visits, 40);
        }
        assert_eq!(nodes.edges(0)[0].child(), Some(1));
        assert!(nodes.edges(1).iter().all(|edge| edge.child().is_none()));
        assert_eq!(nodes.edges(1)[3].visits, 1);
        assert_eq!(nodes.edges(1)[6].visits, 34);
    }

    #[test]
    fn memory_is_bounded_and_blocks_are_used_again() {
        assert_eq!((size_of::<NodeMove>(), size_of::<Edge>()), (4, 16));
        let mut nodes = NodeStore::new(4000);
        nodes.add_node(Seat::South, 0.5);
        nodes.set_moves(0, moves(40));
        for _ in 0..3 {
            nodes.try_next(0);
        }
        let edges = nodes.edges.len();
        // The block of two that the first node has left is enough for this one.
        nodes.add_child(0, 0, Seat::North, 0.5);
        nodes.set_moves(1, moves(2));
        nodes.try_next(1);
        assert_eq!(nodes.edges.len(), edges);
        while !nodes.is_full() {
            nodes.add_node(Seat::South, 0.5);
        }
        assert!((100..200).contains(&nodes.nodes.len()), "{}", nodes.nodes.len());
    }

    #[test]
    fn nodes_that_were_visited_least_forget_their_moves() {
        let mut nodes = NodeStore::new(8000);
        nodes.add_node(Seat::South, 0.5);
        nodes.set_moves(0, moves(40));
        // Every fourth child of the root is visited often, the others once. Each has moves and a child.
        for edge in 0..20 {
            nodes.try_next(0);
            let child = nodes.nodes.len();
            nodes.add_child(0, edge, Seat::North, edge as f32);
            nodes.set_moves(child, moves(5));
            nodes.try_next(child);
            nodes.add_child(child, 0, Seat::South, 0.25);
            for _ in 0..if edge % 4 == 0 { 100 } else { 1 } {
                nodes.visit(0, edge, 0.5);
                nodes.visit(child, 0, 1.0);
            }
        }
        nodes.max_bytes = nodes.bytes();
        nodes.make_room();
        assert!(nodes.bytes() <= nodes.max_bytes / 2, "{} of {}", nodes.bytes(), nodes.max_bytes);
        let visits = 5 * 100 + 15;
        assert_eq!((nodes.node(0).visits, nodes.node(0).sum), (visits, 0.5 + 0.5 * visits as f32));
        assert_eq!((nodes.edges(0).len(), nodes.untried(0).len()), (20, 20));
        for (place, edge) in nodes.edges(0).iter().enumerate() {
            let is_remembered = place % 4 == 0;
            assert_eq!(edge.visits, if is_remembered { 100 } else { 1 });
            let child = edge.child().expect("a node");
            let node = nodes.node(child);
            let sum = place as f32 + edge.visits as f32;
            assert_eq!((node.turn, node.visits, node.sum), (Seat::North, edge.visits, sum));
            assert_eq!(nodes.node(child).is_expanded(), is_remembered);
            let grandchild = nodes.edges(child).first().and_then(Edge::child);
            assert_eq!(grandchild.map(|at| nodes.node(at).sum), is_remembered.then_some(0.25));
            assert_eq!(nodes.untried(child).len(), if is_remembered { 4 } else { 0 });
        }
    }
}
