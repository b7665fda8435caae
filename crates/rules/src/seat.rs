//! Who sits where: the four seats, how many of them play, and containers that hold one thing per seat.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::sets::set_operators;

/// A side of the board, named clockwise (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// Starts at the bottom, wins on the top row, always moves first (R4).
    South = 0,
    /// Starts at the left, wins on the rightmost column.
    West = 1,
    /// Starts at the top, wins on the bottom row.
    North = 2,
    /// Starts at the right, wins on the leftmost column.
    East = 3,
}

impl Seat {
    /// All four, clockwise, which is also the order of turns.
    pub const ALL: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

    /// The name in records and messages between programs: `south`.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::South => "south",
            Seat::West => "west",
            Seat::North => "north",
            Seat::East => "east",
        }
    }

    /// The seat on the other side of the board: the opponent in a game of two.
    ///
    /// ```
    /// use fencepost_rules::Seat;
    ///
    /// assert_eq!(Seat::South.opposite(), Seat::North);
    /// assert_eq!(Seat::East.opposite(), Seat::West);
    /// ```
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Seat {
        match self {
            Seat::South => Seat::North,
            Seat::West => Seat::East,
            Seat::North => Seat::South,
            Seat::East => Seat::West,
        }
    }

    /// The seat with that index in [`Seat::ALL`]; only the two lowest bits count.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Seat {
        match bits & 3 {
            0 => Seat::South,
            1 => Seat::West,
            2 => Seat::North,
            _ => Seat::East,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not a valid seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is south, west, north or east")
    }
}

impl std::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        Seat::ALL.into_iter().find(|seat| seat.name().eq_ignore_ascii_case(text)).ok_or(ParseSeatError)
    }
}

/// The number of players, which determines the seats in use and the fences each gets (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Players {
    /// South and North, 10 fences each.
    Two,
    /// South, West and North, 6 fences each.
    Three,
    /// All seats, 5 fences each.
    Four,
}

impl Players {
    /// Every player count of the game.
    pub const ALL: [Players; 3] = [Players::Two, Players::Three, Players::Four];

    /// The player count for a number, if the game is for that many.
    pub const fn from_count(count: usize) -> Option<Players> {
        match count {
            2 => Some(Players::Two),
            3 => Some(Players::Three),
            4 => Some(Players::Four),
            _ => None,
        }
    }

    /// The number of players.
    pub const fn count(self) -> usize {
        self.seats().len()
    }

    /// The seats in use, in the order of turns.
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Players::Two => &[Seat::South, Seat::North],
            Players::Three => &[Seat::South, Seat::West, Seat::North],
            Players::Four => &Seat::ALL,
        }
    }

    /// Fences for each player unless agreed otherwise (R3, R5).
    pub const fn default_fences(self) -> u8 {
        match self {
            Players::Two => 10,
            Players::Three => 6,
            Players::Four => 5,
        }
    }

    pub(crate) const fn seat_set(self) -> SeatSet {
        match self {
            Players::Two => SeatSet(0b0101),
            Players::Three => SeatSet(0b0111),
            Players::Four => SeatSet::ALL,
        }
    }
}

/// A set of seats.
///
/// ```
/// use fencepost_rules::{Seat, SeatSet};
///
/// let two = SeatSet::from_iter([Seat::South, Seat::North]);
/// assert_eq!(format!("{:?}", !two), "{West, East}");
/// assert_eq!(two | !two, SeatSet::ALL);
/// assert_eq!(two - SeatSet::from_iter([Seat::South]), SeatSet::EMPTY.with(Seat::North));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(pub(crate) u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);
    /// All four seats.
    pub const ALL: SeatSet = SeatSet(0b1111);

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 != 0
    }

    /// The set with that seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// The set without that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat of the set that comes after `seat`, clockwise; `seat` itself if it is alone in the set.
    #[inline]
    pub(crate) const fn next_after(self, seat: Seat) -> Seat {
        let twice_round = (self.0 as u32) << 4 | self.0 as u32;
        let after = seat as u32 + 1;
        Seat::from_bits(((twice_round >> after).trailing_zeros() + after) as u8)
    }
}

set_operators!(SeatSet { 0 });

/// By the names of the seats: `{South, North}`.
impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;

    #[inline]
    fn into_iter(self) -> SeatSetIter {
        SeatSetIter(self)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// The seats of a [`SeatSet`] in the order of turns.
#[derive(Clone, Debug)]
pub struct SeatSetIter(SeatSet);

impl Iterator for SeatSetIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0.is_empty() {
            return None;
        }
        let seat = Seat::from_bits(self.0.0.trailing_zeros() as u8);
        self.0 = self.0.without(seat);
        Some(seat)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for SeatSetIter {
    #[inline]
    fn next_back(&mut self) -> Option<Seat> {
        let seat = Seat::from_bits(self.0.0.checked_ilog2()? as u8);
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl ExactSizeIterator for SeatSetIter {}

impl FusedIterator for SeatSetIter {}

/// One value per seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}
