//! A node of the search: a position with the shortest paths of both players.

use fencepost_rules::{Fences, Move, Position, Seat};

use crate::history::LastMoves;
use crate::search::side;
use crate::shortest_paths::{ShortestPathCache, ShortestPaths};

#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    /// South's and North's.
    pub(super) paths: [ShortestPaths; 2],
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

    /// Finds the paths again that the last move may have changed.
    #[inline]
    pub(super) fn update_paths(&mut self, cache: &mut ShortestPathCache) {
        match self.last_moves[0] {
            Move::Pawn(_) => self.update_paths_of(self.position.turn().opposite(), cache),
            Move::Fence(fence) => {
                for seat in [Seat::South, Seat::North] {
                    if self.paths[side(seat)].may_be_affected_by(fence) {
                        self.update_paths_of(seat, cache);
                    }
                }
            }
            Move::Pass => {}
        }
    }

    #[inline]
    fn update_paths_of(&mut self, seat: Seat, cache: &mut ShortestPathCache) {
        self.paths[side(seat)] = cache.paths(&self.position, seat);
    }
}
