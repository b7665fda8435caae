//! Paths to the goal: which steps the fences leave open, what can be reached by them, and how far it is (R7, R14).
//!
//! Everything here looks at fences alone. Pawns neither block a path nor open one.

use crate::board::Board;
use crate::fence::{Fence, Fences, Orientation};
use crate::square::{ROW, Square, Squares};

/// The steps that the fences leave open, each kept at its southern or western square and good in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// Squares from which a pawn can step up.
    pub(crate) north: u128,
    /// Squares from which a pawn can step to the right.
    pub(crate) east: u128,
}

impl Steps {
    /// The steps that fences leave open on a board.
    pub fn of(board: Board, fences: Fences) -> Steps {
        fences.into_iter().fold(board.geometry().steps, Steps::with_fence)
    }

    /// The squares one step away from any of a set.
    #[inline]
    pub fn around(self, squares: Squares) -> Squares {
        Squares(self.neighbours(squares.0))
    }

    /// The open steps between two sets of squares, each at its southern or western square: those up, and those to the right.
    #[inline]
    pub fn between(self, a: Squares, b: Squares) -> (Squares, Squares) {
        let (a, b) = (a.0, b.0);
        let north = (a & b >> ROW | b & a >> ROW) & self.north;
        let east = (a & b >> 1 | b & a >> 1) & self.east;
        (Squares(north), Squares(east))
    }

    /// The steps that stay open when that fence is placed.
    #[inline]
    #[must_use]
    pub fn with_fence(mut self, fence: Fence) -> Steps {
        let corner = fence.corner() as usize;
        match fence.orientation() {
            Orientation::Horizontal => self.north &= NORTH_STEPS_LEFT[corner],
            Orientation::Vertical => self.east &= EAST_STEPS_LEFT[corner],
        }
        self
    }

    /// Those of the open steps that no fence place outside the set would block.
    pub(crate) fn blocked_only_by(self, places: Fences) -> Steps {
        let within = |blockers: &[u64; Square::COUNT], places: u64| {
            let squares = (0..Square::COUNT).filter(|&square| blockers[square] & !places == 0);
            squares.fold(0, |set, square| set | 1 << square)
        };
        Steps {
            north: self.north & within(&NORTH_STEP_BLOCKERS, places.horizontal),
            east: self.east & within(&EAST_STEP_BLOCKERS, places.vertical),
        }
    }

    /// A set of squares, and all squares one step away from it.
    #[inline]
    pub(crate) fn grow(self, from: u128) -> u128 {
        from | self.neighbours(from)
    }

    /// The squares one step away from any of a set.
    #[inline]
    pub(crate) fn neighbours(self, from: u128) -> u128 {
        (from & self.north) << ROW | (from >> ROW) & self.north | (from & self.east) << 1 | (from >> 1) & self.east
    }

    /// Whether a path leads from one set to the other.
    #[inline]
    pub(crate) fn connect(self, from: u128, goal: u128) -> bool {
        let mut reached = from;
        while reached & goal == 0 {
            let grown = self.grow(reached);
            if grown == reached {
                return false;
            }
            reached = grown;
        }
        true
    }

    /// All squares that can be reached from any of a set, the set included.
    pub fn reach(self, from: Squares) -> Squares {
        Squares(self.region(from.0))
    }

    /// Everything that can be reached.
    pub(crate) fn region(self, from: u128) -> u128 {
        let mut reached = from;
        loop {
            let grown = self.grow(reached);
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// The number of steps of a shortest path, if there is one.
    #[inline]
    pub(crate) fn distance(self, from: u128, goal: u128) -> Option<u8> {
        let mut reached = from;
        let mut steps = 0;
        while reached & goal == 0 {
            let grown = self.grow(reached);
            if grown == reached {
                return None;
            }
            reached = grown;
            steps += 1;
        }
        Some(steps)
    }

    /// Calls `visit` for the steps of a shortest path from one square to the goal, last step first,
    /// with the square the step leads to and the square it comes from. False if there is no path.
    pub(crate) fn trace(self, from: Square, goal: u128, mut visit: impl FnMut(Square, Square)) -> bool {
        let mut layers = [0; Square::COUNT + 1];
        layers[0] = from.bit();
        let mut last = 0;
        while layers[last] & goal == 0 {
            let grown = self.grow(layers[last]);
            if grown == layers[last] {
                return false;
            }
            last += 1;
            layers[last] = grown;
        }
        let mut to = Square::of_bit(layers[last] & goal);
        for &nearer in layers[..last].iter().rev() {
            let before = Square::of_bit(self.neighbours(to.bit()) & nearer);
            visit(to, before);
            to = before;
        }
        true
    }
}

/// How far every square is from a goal line, by fences alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distances([u8; Square::COUNT]);

impl Distances {
    const UNREACHED: u8 = u8::MAX;

    /// Steps from that square to the goal; `None` if it is off the board or there is no path.
    #[inline]
    pub fn get(&self, square: Square) -> Option<u8> {
        let steps = self.0[square.index()];
        (steps != Distances::UNREACHED).then_some(steps)
    }

    #[inline]
    pub(crate) fn of(steps: Steps, goal: u128) -> Distances {
        let mut distances = [Distances::UNREACHED; Square::COUNT];
        let mut reached = goal;
        let mut frontier = goal;
        let mut distance = 0;
        while frontier != 0 {
            for square in Squares(frontier) {
                distances[square.index()] = distance;
            }
            frontier = steps.neighbours(frontier) & !reached;
            reached |= frontier;
            distance += 1;
        }
        Distances(distances)
    }
}

/// The fence places that would block a step between two neighbouring squares.
#[inline]
pub(crate) fn blockers_of_step(a: Square, b: Square) -> Fences {
    let south_west = if a < b { a } else { b };
    if south_west.index() + 1 == a.index().max(b.index()) {
        Fences { horizontal: 0, vertical: EAST_STEP_BLOCKERS[south_west.index()] }
    } else {
        Fences { horizontal: NORTH_STEP_BLOCKERS[south_west.index()], vertical: 0 }
    }
}

impl Fences {
    /// All fence places that would block any of these steps up or to the right, each given by the square it starts from.
    #[inline]
    pub fn blocking(north: Squares, east: Squares) -> Fences {
        // A fence blocks the step at its own square and at the next one along it.
        Fences { horizontal: corners_of(north.0 | north.0 >> 1), vertical: corners_of(east.0 | east.0 >> ROW) }
    }
}

impl Fences {
    /// The fence places that would block two of these steps up or to the right, each given by the square it starts from.
    #[inline]
    pub fn blocking_two(north: Squares, east: Squares) -> Fences {
        Fences { horizontal: corners_of(north.0 & north.0 >> 1), vertical: corners_of(east.0 & east.0 >> ROW) }
    }

    /// The fence places of which each alone would block all of these steps up or to the right, each given by the square
    /// it starts from.
    #[inline]
    pub fn blocking_all(north: Squares, east: Squares) -> Fences {
        match (north.0, east.0) {
            (0, 0) => Fences::EMPTY,
            (north, 0) => Fences { horizontal: common_blockers(&NORTH_STEP_BLOCKERS, north), vertical: 0 },
            (0, east) => Fences { horizontal: 0, vertical: common_blockers(&EAST_STEP_BLOCKERS, east) },
            _ => Fences::EMPTY,
        }
    }
}

/// The blockers that all these squares (at least one) have in common. No fence blocks more than two steps.
#[inline]
fn common_blockers(blockers: &[u64; Square::COUNT], squares: u128) -> u64 {
    let first = blockers[squares.trailing_zeros() as usize];
    let rest = squares & (squares - 1);
    let more = rest & rest.wrapping_sub(1);
    match (rest, more) {
        (0, _) => first,
        (second, 0) => first & blockers[second.trailing_zeros() as usize],
        _ => 0,
    }
}

/// From one bit per square to one bit per corner, which leaves out the last column and row.
#[inline]
fn corners_of(squares: u128) -> u64 {
    (0..8).fold(0, |corners, row| corners | ((squares >> (ROW * row) & 0xFF) as u64) << (8 * row))
}

/// By corner of a horizontal fence: the steps up that it leaves open.
static NORTH_STEPS_LEFT: [u128; 64] = steps_left(1);
/// By corner of a vertical fence: the steps to the right that it leaves open.
static EAST_STEPS_LEFT: [u128; 64] = steps_left(ROW);

/// A fence blocks the step at its own square and at the one `apart` further on.
const fn steps_left(apart: u32) -> [u128; 64] {
    let mut masks = [0; 64];
    let mut corner = 0;
    while corner < 64 {
        let square = corner / 8 * ROW + corner % 8;
        masks[corner as usize] = !(1 << square | 1 << (square + apart));
        corner += 1;
    }
    masks
}

/// By square: the horizontal fences that block its step up.
static NORTH_STEP_BLOCKERS: [u64; Square::COUNT] = step_blockers(&NORTH_STEPS_LEFT);
/// By square: the vertical fences that block its step to the right.
static EAST_STEP_BLOCKERS: [u64; Square::COUNT] = step_blockers(&EAST_STEPS_LEFT);

const fn step_blockers(steps_left: &[u128; 64]) -> [u64; Square::COUNT] {
    let mut blockers = [0; Square::COUNT];
    let mut corner = 0;
    while corner < 64 {
        let mut square = 0;
        while square < Square::COUNT {
            if steps_left[corner] >> square & 1 == 0 {
                blockers[square] |= 1 << corner;
            }
            square += 1;
        }
        corner += 1;
    }
    blockers
}
