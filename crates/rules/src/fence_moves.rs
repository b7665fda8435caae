//! Where a fence may be placed (R12 to R14).
//!
//! Overlap and crossing take a few shifts for all places at once. What is left is the question whether a fence cuts
//! a pawn off. Fences and the border are barriers that touch at corners; squares are cut from each other only by a
//! closed ring of barriers (the border counts as one). So only a fence that touches one connected piece of barrier at
//! two of its three corners, its ends and its middle, can cut at all. Of those few, one that lies off every pawn's known
//! path cuts nobody. Only the rest is tried by filling the board.

use crate::board::{Board, Geometry};
use crate::fence::{Fence, Fences};
use crate::play_error::PlayError;
use crate::position::{Position, collisions};
use crate::seat::Seat;
use crate::square::Squares;

const WEST_COLUMN: u64 = 0x0101_0101_0101_0101;
const EAST_COLUMN: u64 = 0x8080_8080_8080_8080;

/// Corners moved one to the east.
#[inline]
fn east(corners: u64) -> u64 {
    (corners & !EAST_COLUMN) << 1
}

/// Corners moved one to the west.
#[inline]
fn west(corners: u64) -> u64 {
    (corners & !WEST_COLUMN) >> 1
}

/// Finding a path takes about as long as trying this many fences.
const SUSPECTS_TRIED_WITHOUT_A_PATH: usize = 3;

impl Fences {
    /// The corners that the fences touch, with their ends and their middles.
    #[inline]
    pub(crate) fn corners(self) -> u64 {
        let Fences { horizontal, vertical } = self;
        horizontal | east(horizontal) | west(horizontal) | vertical | vertical << 8 | vertical >> 8
    }

    /// Those that touch any of the corners.
    #[inline]
    fn touching(self, corners: u64) -> Fences {
        Fences {
            horizontal: self.horizontal & (corners | east(corners) | west(corners)),
            vertical: self.vertical & (corners | corners << 8 | corners >> 8),
        }
    }

    /// The corners where fences touch each other.
    #[inline]
    fn contacts(self) -> u64 {
        let Fences { horizontal, vertical } = self;
        let (at_east_end, at_west_end) = (east(horizontal), west(horizontal));
        let (at_north_end, at_south_end) = (vertical << 8, vertical >> 8);
        let at_vertical_end = at_north_end | at_south_end;
        (at_east_end | at_west_end) & (at_vertical_end | vertical)
            | horizontal & at_vertical_end
            | at_east_end & at_west_end
            | at_north_end & at_south_end
    }

    /// All fences of this set that are connected to those of `piece`.
    #[inline]
    fn connected_to(self, mut piece: Fences) -> Fences {
        loop {
            let larger = piece | self.touching(piece.corners());
            if larger == piece {
                return piece;
            }
            piece = larger;
        }
    }
}

impl Board {
    /// Places where a fence neither overlaps nor crosses any of those that stand (R13). Whether it would cut a pawn off is
    /// another question.
    pub fn free_places(self, standing: Fences) -> Fences {
        self.geometry().free_places(standing)
    }
}

impl Geometry {
    #[inline]
    fn free_places(&self, standing: Fences) -> Fences {
        let Fences { horizontal, vertical } = standing;
        Fences {
            horizontal: self.places & !(horizontal | east(horizontal) | west(horizontal) | vertical),
            vertical: self.places & !(vertical | vertical << 8 | vertical >> 8 | horizontal),
        }
    }

    /// The fence places, taken or not, that touch the barriers at those corners in two places or more,
    /// where `border` says whether the border is one of them.
    #[inline]
    fn touching_twice(&self, corners: u64, border: bool) -> Fences {
        let edge = |edge: u64| if border { edge } else { 0 };
        let at_west_end = east(corners) | edge(self.west_edge);
        let at_east_end = west(corners) | edge(self.east_edge);
        let at_south_end = corners << 8 | edge(self.south_edge);
        let at_north_end = corners >> 8 | edge(self.north_edge);
        let at_two = |one: u64, other: u64| corners & (one | other) | one & other;
        Fences { horizontal: at_two(at_west_end, at_east_end), vertical: at_two(at_south_end, at_north_end) }
    }

    /// Those of the fences that end on the border.
    #[inline]
    fn ending_on_border(&self, fences: Fences) -> Fences {
        Fences {
            horizontal: fences.horizontal & (self.west_edge | self.east_edge),
            vertical: fences.vertical & (self.south_edge | self.north_edge),
        }
    }
}

impl Position {
    /// The fences the player to move may place.
    #[inline(always)]
    pub(crate) fn fence_moves(&self) -> Fences {
        if self.left[self.turn] == 0 {
            return Fences::EMPTY;
        }
        let free = self.free_places();
        let suspects = self.closing_places() & free;
        if suspects.is_empty() { free } else { free - self.cutting(suspects) }
    }

    /// Places where a fence neither overlaps nor crosses another (R13).
    #[inline]
    fn free_places(&self) -> Fences {
        self.geometry.free_places(self.fences)
    }

    /// Places, taken or not, where a fence closes a ring of barriers.
    #[inline(always)]
    fn closing_places(&self) -> Fences {
        let closing = self.geometry.touching_twice(self.border_corners, true);
        // A ring has at least four sides. A fence that closes one away from the border meets three of them, which touch
        // each other at two corners.
        let contacts = self.fences.contacts();
        if contacts & contacts.wrapping_sub(1) == 0 { closing } else { closing | self.closing_inland() }
    }

    /// The same for barriers that are not connected to the border.
    fn closing_inland(&self) -> Fences {
        let mut closing = Fences::EMPTY;
        let mut inland = self.inland_fences();
        while let Some(first) = inland.into_iter().next() {
            let piece = inland.connected_to(Fences::EMPTY.with(first));
            inland -= piece;
            closing |= self.geometry.touching_twice(piece.corners(), false);
        }
        closing
    }

    /// The fences that are not connected to the border.
    #[inline]
    fn inland_fences(&self) -> Fences {
        // A fence that touches another's middle is connected to it, so looking at the middle is enough.
        let Fences { horizontal, vertical } = self.fences;
        Fences { horizontal: horizontal & !self.border_corners, vertical: vertical & !self.border_corners }
    }

    /// The corners of all fences that are connected to the border, computed from scratch.
    pub(crate) fn fresh_border_corners(&self) -> u64 {
        let at_border = self.fences.connected_to(self.geometry.ending_on_border(self.fences));
        at_border.corners() & self.geometry.places
    }

    /// Adds a fence that has just been placed to the border corners, if it is connected to the border, with all fences that it
    /// connects.
    #[inline]
    pub(crate) fn tie_to_border(&mut self, fence: Fence) {
        let fence = Fences::EMPTY.with(fence);
        if fence.corners() & self.border_corners != 0 || !self.geometry.ending_on_border(fence).is_empty() {
            let piece = self.inland_fences().connected_to(fence);
            self.border_corners |= piece.corners() & self.geometry.places;
        }
    }

    /// Those of the fences that would cut a pawn off (R14).
    #[inline(never)]
    fn cutting(&self, suspects: Fences) -> Fences {
        let mut cutting = Fences::EMPTY;
        for seat in self.playing {
            let known = self.known_paths[seat];
            let on_path = if !known.meets(self.fences) {
                suspects & known
            } else if suspects.len() <= SUSPECTS_TRIED_WITHOUT_A_PATH {
                suspects
            } else {
                suspects & self.find_path(seat)
            };
            for fence in on_path - cutting {
                if !self.has_path_despite(seat, fence) {
                    cutting = cutting.with(fence);
                }
            }
        }
        cutting
    }

    #[inline]
    fn has_path_despite(&self, seat: Seat, fence: Fence) -> bool {
        self.steps.with_fence(fence).connect(self.pawns[seat].bit(), self.goal(seat))
    }

    /// Whether one fence may be placed, without finding all others.
    #[inline]
    pub(crate) fn fence_is_legal(&self, fence: Fence) -> bool {
        self.left[self.turn] > 0 && self.free_places().contains(fence) && !self.cuts_anybody_off(fence)
    }

    #[inline]
    fn cuts_anybody_off(&self, fence: Fence) -> bool {
        let corners = self.fences.corners() & self.geometry.places;
        self.geometry.touching_twice(corners, true).contains(fence)
            && self.playing.into_iter().any(|seat| {
                let path = self.known_paths[seat];
                (path.contains(fence) || path.meets(self.fences)) && !self.has_path_despite(seat, fence)
            })
    }

    /// Says why a fence may not be placed.
    pub(crate) fn check_fence(&self, fence: Fence) -> Result<(), PlayError> {
        if !self.board().fence_places().contains(fence) {
            return Err(PlayError::OffBoard);
        }
        if self.left[self.turn] == 0 {
            return Err(PlayError::NoFencesLeft);
        }
        if let Some(other) = (self.fences & collisions(fence)).into_iter().next() {
            let crossing = other.orientation() != fence.orientation();
            return Err(if crossing {
                PlayError::Crosses { fence: other }
            } else {
                PlayError::Overlaps { fence: other }
            });
        }
        let steps = self.steps.with_fence(fence);
        for seat in self.playing {
            let region = steps.region(self.pawns[seat].bit());
            if region & self.goal(seat) == 0 {
                return Err(PlayError::CutsOff { seat, region: Squares(region) });
            }
        }
        Ok(())
    }
}
