//! A node of the search: a position, and where the search keeps the shortest paths of both players.

use fencepost_rules::{Fences, Move, Position, Seat};

use crate::history::LastMoves;
use crate::search::{Search, side};
use crate::shortest_paths::ShortestPaths;

#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The plies at which South's and North's paths were found. They stay there while no move changes them, since copying them from
    /// node to node takes longer.
    pub(super) paths_at: [u8; 2],
    /// The fences that guard the mover's path.
    pub(super) guards: Fences,
    /// The move that led here, and the one before it.
    pub(super) last_moves: LastMoves,
}

impl Node {
    /// The node after a move, with the paths and guards as they were before it.
    #[inline]
    pub(super) fn child(&self, mv: Move) -> Node {
        let mut child = Node { last_moves: [mv, self.last_moves[0]], ..*self };
        child.position.play_unchecked(mv);
        child
    }
}

impl Search<'_> {
    /// The shortest paths of a player.
    #[inline]
    pub(super) fn paths_of(&self, node: &Node, seat: Seat) -> &ShortestPaths {
        let side = side(seat);
        &self.paths[usize::from(node.paths_at[side])][side]
    }

    /// Finds the paths again that the last move may have changed.
    #[inline]
    pub(super) fn update_paths(&mut self, node: &mut Node, ply: usize) {
        match node.last_moves[0] {
            Move::Pawn(_) => self.find_paths(node, node.position.turn().opposite(), ply),
            Move::Fence(fence) => {
                for seat in [Seat::South, Seat::North] {
                    if self.paths_of(node, seat).may_be_affected_by(fence) {
                        self.find_paths(node, seat, ply);
                    }
                }
            }
            Move::Pass => {}
        }
    }

    #[inline]
    pub(super) fn find_paths(&mut self, node: &mut Node, seat: Seat, ply: usize) {
        let side = side(seat);
        self.paths[ply][side] = *self.thread.path_cache.paths(&node.position, seat);
        node.paths_at[side] = ply as u8;
    }
}
