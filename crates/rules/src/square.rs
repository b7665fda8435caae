//! Squares and sets of squares.

use std::fmt;
use std::iter::FusedIterator;
use std::str::FromStr;

use crate::sets::set_operators;

/// How far apart rows are in a set, whatever the board's size. Squares of one row are next to each other.
pub(crate) const ROW: u32 = 9;

/// A square, `a1` to `i9` (R1). Smaller boards use the squares near `a1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares the largest board has.
    pub const COUNT: usize = 81;

    /// The square in that column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < 9 && row < 9 { Some(Square(row * 9 + column)) } else { None }
    }

    /// The square with that [`index`](Square::index).
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// 0 for `a1`, 1 for `b1`, 9 for `a2`, 80 for `i9`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for `a`.
    pub const fn column(self) -> u8 {
        self.0 % 9
    }

    /// The row, 0 for `1`.
    pub const fn row(self) -> u8 {
        self.0 / 9
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        // A table beats a shift by a variable amount, which takes a dozen instructions at this width.
        BITS[self.0 as usize & 127]
    }

    /// The only square of a set that must have just one.
    #[inline]
    pub(crate) const fn of_bit(bit: u128) -> Square {
        Square(bit.trailing_zeros() as u8)
    }
}

static BITS: [u128; 128] = {
    let mut bits = [0; 128];
    let mut index = 0;
    while index < 128 {
        bits[index] = 1 << index;
        index += 1;
    }
    bits
};

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// By its name: `e2`.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a valid square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to i and a digit 1 to 9")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let [letter, digit] = text.as_bytes() else { return Err(ParseSquareError) };
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let row = digit.wrapping_sub(b'1');
        Square::new(column, row).ok_or(ParseSquareError)
    }
}

/// A set of squares.
///
/// ```
/// use fencepost_rules::{Square, Squares};
///
/// let squares: Squares = ["e1", "e2", "e3"].into_iter().filter_map(|name| name.parse().ok()).collect();
/// let row = (0..9).filter_map(|column| Square::new(column, 1)).collect();
/// assert_eq!(format!("{:?}", squares & row), "{e2}");
/// assert_eq!(format!("{:?}", squares - row), "{e1, e3}");
/// assert_eq!((squares ^ row).len(), 10);
/// assert_eq!(!Squares::EMPTY, Squares::ALL);
/// assert_eq!(squares.into_iter().rev().next(), "e3".parse().ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) u128);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);
    /// Every square of the largest board.
    pub const ALL: Squares = Squares((1 << Square::COUNT) - 1);

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// The set with that square.
    #[must_use]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | square.bit())
    }

    /// How many squares are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// All but the first.
    #[inline]
    #[must_use]
    pub const fn without_first(self) -> Squares {
        Squares(self.0 & self.0.wrapping_sub(1))
    }

    /// Whether exactly one is in it.
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

set_operators!(Squares { 0 });

/// By the names of the squares: `{e2, e3}`.
impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, Squares::with)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

/// The squares of a set, row by row from `a1`.
#[derive(Clone, Debug)]
pub struct SquaresIter(u128);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::of_bit(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for SquaresIter {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let last = self.0.checked_ilog2()?;
        self.0 &= !(1 << last);
        Some(Square(last as u8))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl FusedIterator for SquaresIter {}
