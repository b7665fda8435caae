//! Where a pawn may go: steps, jumps and side-steps (R7 to R10).

use crate::fence::Fence;
use crate::paths::{Steps, blockers_of_step};
use crate::play_error::PlayError;
use crate::position::Position;
use crate::square::{ROW, Square, Squares};

impl Steps {
    /// The squares that a pawn may go to from a square, by these steps, while pawns stand on those squares (R7 to R10).
    ///
    /// The pawn itself stands there too, so `from` has to be among `occupied`: otherwise a side-step past a neighbouring
    /// pawn could lead back to where it came from.
    #[inline(always)]
    pub fn landings(&self, from: Square, occupied: Squares) -> Squares {
        let from = from.bit();
        let near = self.neighbours(from);
        let beside = near & occupied.0;
        if beside == 0 { Squares(near) } else { Squares(near & !beside | self.jumps(from, beside, occupied.0)) }
    }

    /// The squares behind and beside the neighbouring pawns that may be landed on.
    #[cold]
    fn jumps(&self, from: u128, beside: u128, occupied: u128) -> u128 {
        Squares(beside).into_iter().fold(0, |landings, over| {
            let over = over.bit();
            let around = self.neighbours(over) & !occupied;
            // The square straight behind lies as far on as the jumped pawn lies from the mover; only
            // there may the shift go by more than the set's length, and then it is off the board.
            let behind = if over > from {
                over << (over.trailing_zeros() - from.trailing_zeros())
            } else {
                over >> (from.trailing_zeros() - over.trailing_zeros())
            };
            landings | if around & behind != 0 { behind } else { around }
        })
    }
}

impl Position {
    /// The squares the pawn to move may land on; none if the game is over.
    #[inline(always)]
    pub fn pawn_moves(&self) -> Squares {
        self.steps.landings(self.pawns[self.turn], Squares(self.occupied))
    }

    /// Says why the pawn to move may not go to a square.
    pub(crate) fn check_pawn_move(&self, to: Square) -> Result<(), PlayError> {
        if self.pawn_moves().contains(to) {
            return Ok(());
        }
        let from = self.pawns[self.turn];
        if to.bit() & self.geometry.squares == 0 {
            return Err(PlayError::OffBoard);
        }
        if let Some(by) = self.pawn_at(to).filter(|&by| by != self.turn) {
            return Err(PlayError::Occupied { by });
        }
        let apart = from.column().abs_diff(to.column()) + from.row().abs_diff(to.row());
        Err(match apart {
            1 => self
                .fence_between(from, to)
                .map_or(PlayError::OutOfReach { from }, |fence| PlayError::FenceInTheWay { fence }),
            2 => self.why_no_jump(from, to),
            _ => PlayError::OutOfReach { from },
        })
    }

    /// Why a jump or side-step is illegal, from the pawn that it would go over.
    fn why_no_jump(&self, from: Square, to: Square) -> PlayError {
        let all_steps = self.geometry.steps;
        let between = all_steps.neighbours(from.bit()) & all_steps.neighbours(to.bit()) & self.occupied;
        let mut error = PlayError::OutOfReach { from };
        for over in Squares(between) {
            let straight = (2 * over.index()).checked_sub(from.index()).and_then(Square::from_index);
            if let Some(fence) = self.fence_between(from, over).or_else(|| self.fence_between(over, to)) {
                error = PlayError::FenceInTheWay { fence };
            } else if let Some(jump) = straight {
                return PlayError::JumpOpen { jump };
            }
        }
        error
    }

    fn fence_between(&self, a: Square, b: Square) -> Option<Fence> {
        (self.fences & blockers_of_step(a, b)).into_iter().next()
    }
}

// A jump straight up or down goes two rows, one to the side two squares: the distances that `jumps` relies on.
const _: () = assert!(ROW > 2);
