//! Where a fence may be placed (R12 to R14).
//!
//! Overlap and crossing take a few shifts for all places at once. What is left is the question whether a fence cuts
//! a pawn off. Fences and the border are barriers that touch at corners; squares are cut from each other only by a
//! closed ring of barriers (the border counts as one). So only a fence that touches one connected piece of barrier at
//! two of its three corners, its ends and its middle, can cut at all. Of those few, one that lies off every pawn's kept
//! way cuts nobody. Only the rest is tried by filling the board.

use crate::board::Geometry;
use crate::fence::{Fence, Fences};
use crate::position::{Position, collisions};
use crate::refusal::Refusal;
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

/// No ring of barriers away from the border has fewer than four straight fences.
const FENCES_THAT_A_FOURTH_CLOSES: usize = 3;

impl Fences {
    /// The corners that the fences touch, with their ends and their middles.
    #[inline]
    fn corners(self) -> u64 {
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

    /// All fences of this set that hang together with those of `piece`.
    #[inline]
    fn connected_to(self, mut piece: Fences) -> Fences {
        loop {
            let larger = self.touching(piece.corners());
            if larger == piece {
                return piece;
            }
            piece = larger;
        }
    }
}

impl Geometry {
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
    #[inline]
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
        let Fences { horizontal, vertical } = self.fences;
        let places = self.geometry.places;
        Fences {
            horizontal: places & !(horizontal | east(horizontal) | west(horizontal) | vertical),
            vertical: places & !(vertical | vertical << 8 | vertical >> 8 | horizontal),
        }
    }

    /// Places, taken or not, where a fence closes a ring of barriers.
    #[inline]
    fn closing_places(&self) -> Fences {
        let places = self.geometry.places;
        let at_border = self.fences.connected_to(self.geometry.ending_on_border(self.fences));
        let closing = self.geometry.touching_twice(at_border.corners() & places, true);
        let inland = self.fences - at_border;
        if inland.len() < FENCES_THAT_A_FOURTH_CLOSES { closing } else { closing | self.closing_inland(inland) }
    }

    /// The same for barriers that do not hang together with the border.
    #[inline]
    fn closing_inland(&self, mut inland: Fences) -> Fences {
        let mut closing = Fences::EMPTY;
        while let Some(first) = inland.into_iter().next() {
            let piece = inland.connected_to(Fences::EMPTY.with(first));
            inland = inland - piece;
            if piece.len() >= FENCES_THAT_A_FOURTH_CLOSES {
                closing = closing | self.geometry.touching_twice(piece.corners(), false);
            }
        }
        closing
    }

    /// Those of the fences that would cut a pawn off (R14).
    fn cutting(&self, suspects: Fences) -> Fences {
        let mut cutting = Fences::EMPTY;
        for seat in self.playing {
            let kept = self.ways[seat];
            let way = if kept.meets(self.fences) { self.find_way(seat) } else { kept };
            for fence in (suspects - cutting) & way {
                if !self.has_way_despite(seat, fence) {
                    cutting = cutting.with(fence);
                }
            }
        }
        cutting
    }

    #[inline]
    fn has_way_despite(&self, seat: Seat, fence: Fence) -> bool {
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
                let way = self.ways[seat];
                (way.contains(fence) || way.meets(self.fences)) && !self.has_way_despite(seat, fence)
            })
    }

    /// Says why a fence may not be placed.
    pub(crate) fn check_fence(&self, fence: Fence) -> Result<(), Refusal> {
        if !self.board().fence_places().contains(fence) {
            return Err(Refusal::OffBoard);
        }
        if self.left[self.turn] == 0 {
            return Err(Refusal::NoFencesLeft);
        }
        if let Some(other) = (self.fences & collisions(fence)).into_iter().next() {
            let crossing = other.orientation() != fence.orientation();
            return Err(if crossing { Refusal::Crosses { fence: other } } else { Refusal::Overlaps { fence: other } });
        }
        let steps = self.steps.with_fence(fence);
        for seat in self.playing {
            let region = steps.region(self.pawns[seat].bit());
            if region & self.goal(seat) == 0 {
                return Err(Refusal::CutsOff { seat, region: Squares(region) });
            }
        }
        Ok(())
    }
}
