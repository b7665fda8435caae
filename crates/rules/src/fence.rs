//! Fences and sets of fences.

use std::fmt;
use std::iter::FusedIterator;
use std::str::FromStr;

use crate::sets::set_operators;
use crate::square::Square;

/// The orientation of a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Lies along a row and stops steps up and down: `h`.
    Horizontal,
    /// Lies along a column and stops steps left and right: `v`.
    Vertical,
}

impl Orientation {
    /// `h` or `v`.
    pub const fn letter(self) -> char {
        match self {
            Orientation::Horizontal => 'h',
            Orientation::Vertical => 'v',
        }
    }
}

/// A fence in its place: two squares long, named after the square south-west of its middle (R12).
///
/// `e3h` lies north of e3 and f3, `e3v` lies east of e3 and e4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fence(u8);

impl Fence {
    /// How many places the largest board has.
    pub const COUNT: usize = 128;

    /// The fence whose middle is the corner north-east of that column and row, both counted from 0.
    pub const fn new(column: u8, row: u8, orientation: Orientation) -> Option<Fence> {
        if column < 8 && row < 8 { Some(Fence(row * 8 + column + 64 * orientation as u8)) } else { None }
    }

    /// The fence named after that square.
    pub const fn at(square: Square, orientation: Orientation) -> Option<Fence> {
        Fence::new(square.column(), square.row(), orientation)
    }

    /// The fence with that [`index`](Fence::index).
    pub const fn from_index(index: usize) -> Option<Fence> {
        if index < Fence::COUNT { Some(Fence(index as u8)) } else { None }
    }

    /// 0 to 63 for the horizontal ones row by row, 64 to 127 for the vertical ones.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column of the square it is named after, 0 for `a`.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row of the square it is named after, 0 for `1`.
    pub const fn row(self) -> u8 {
        self.0 % 64 / 8
    }

    /// Its orientation.
    #[inline]
    pub const fn orientation(self) -> Orientation {
        if self.0 < 64 { Orientation::Horizontal } else { Orientation::Vertical }
    }

    /// The square it is named after, south-west of its middle.
    pub const fn square(self) -> Square {
        match Square::new(self.column(), self.row()) {
            Some(square) => square,
            None => unreachable!(),
        }
    }

    /// Its middle among the 64 corners where four squares meet.
    #[inline]
    pub(crate) const fn corner(self) -> u32 {
        self.0 as u32 % 64
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// By its name: `e3h`.
impl fmt::Debug for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a valid fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFenceError;

impl fmt::Display for ParseFenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fence is a square a1 to h8 and h or v")
    }
}

impl std::error::Error for ParseFenceError {}

impl FromStr for Fence {
    type Err = ParseFenceError;

    fn from_str(text: &str) -> Result<Fence, ParseFenceError> {
        let (square, orientation) = text.split_at_checked(2).ok_or(ParseFenceError)?;
        let orientation = match orientation {
            "h" | "H" => Orientation::Horizontal,
            "v" | "V" => Orientation::Vertical,
            _ => return Err(ParseFenceError),
        };
        let square = square.parse().map_err(|_| ParseFenceError)?;
        Fence::at(square, orientation).ok_or(ParseFenceError)
    }
}

/// A set of fences, one bit for each place.
///
/// ```
/// use fencepost_rules::Fences;
///
/// let read = |names: &[&str]| -> Fences { names.iter().filter_map(|name| name.parse().ok()).collect() };
/// let mut fences = read(&["e3h", "c5v"]);
/// fences |= read(&["a1h"]);
/// assert_eq!(format!("{fences:?}"), "{a1h, e3h, c5v}");
/// assert_eq!(fences - read(&["e3h"]), read(&["a1h", "c5v"]));
/// assert_eq!((!fences).len(), 125);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fences {
    pub(crate) horizontal: u64,
    pub(crate) vertical: u64,
}

impl Fences {
    /// No fence.
    pub const EMPTY: Fences = Fences { horizontal: 0, vertical: 0 };
    /// Every fence of the largest board.
    pub const ALL: Fences = Fences { horizontal: u64::MAX, vertical: u64::MAX };

    /// Whether the fence is in the set.
    #[inline]
    pub const fn contains(self, fence: Fence) -> bool {
        let half = match fence.orientation() {
            Orientation::Horizontal => self.horizontal,
            Orientation::Vertical => self.vertical,
        };
        half >> fence.corner() & 1 != 0
    }

    /// The set with that fence.
    #[inline]
    #[must_use]
    pub const fn with(mut self, fence: Fence) -> Fences {
        match fence.orientation() {
            Orientation::Horizontal => self.horizontal |= 1 << fence.corner(),
            Orientation::Vertical => self.vertical |= 1 << fence.corner(),
        }
        self
    }

    /// One bit for each place, by its corner: the horizontal ones, then the vertical ones.
    #[inline]
    pub const fn words(self) -> [u64; 2] {
        [self.horizontal, self.vertical]
    }

    /// How many fences it holds.
    #[inline]
    pub const fn len(self) -> usize {
        (self.horizontal.count_ones() + self.vertical.count_ones()) as usize
    }

    /// Whether it holds none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.horizontal | self.vertical == 0
    }

    /// Whether any fence is in both sets.
    #[inline]
    pub const fn meets(self, other: Fences) -> bool {
        self.horizontal & other.horizontal | self.vertical & other.vertical != 0
    }
}

set_operators!(Fences { horizontal, vertical });

/// By the names of the fences: `{e3h, c5v}`.
impl fmt::Debug for Fences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Fence> for Fences {
    fn from_iter<I: IntoIterator<Item = Fence>>(fences: I) -> Fences {
        fences.into_iter().fold(Fences::EMPTY, Fences::with)
    }
}

impl IntoIterator for Fences {
    type Item = Fence;
    type IntoIter = FencesIter;

    #[inline]
    fn into_iter(self) -> FencesIter {
        FencesIter(self)
    }
}

/// The fences of a set, horizontal ones first.
#[derive(Clone, Debug)]
pub struct FencesIter(Fences);

impl Iterator for FencesIter {
    type Item = Fence;

    #[inline]
    fn next(&mut self) -> Option<Fence> {
        if self.0.horizontal != 0 {
            let corner = self.0.horizontal.trailing_zeros();
            self.0.horizontal &= self.0.horizontal - 1;
            Some(Fence(corner as u8))
        } else if self.0.vertical != 0 {
            let corner = self.0.vertical.trailing_zeros();
            self.0.vertical &= self.0.vertical - 1;
            Some(Fence(64 + corner as u8))
        } else {
            None
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for FencesIter {
    #[inline]
    fn next_back(&mut self) -> Option<Fence> {
        if let Some(corner) = self.0.vertical.checked_ilog2() {
            self.0.vertical &= !(1 << corner);
            Some(Fence(64 + corner as u8))
        } else {
            let corner = self.0.horizontal.checked_ilog2()?;
            self.0.horizontal &= !(1 << corner);
            Some(Fence(corner as u8))
        }
    }
}

impl ExactSizeIterator for FencesIter {}

impl FusedIterator for FencesIter {}
