//! Boards of every size, and what follows from the size alone.

use std::fmt;
use std::str::FromStr;

use crate::fence::Fences;
use crate::paths::Steps;
use crate::seat::{Players, Seat};
use crate::square::{ROW, Square, Squares};

/// A board's size: width and height from 2 to 9 (R1, R5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    width: u8,
    height: u8,
}

impl Board {
    /// The board of the printed game, 9 by 9.
    pub const STANDARD: Board = Board { width: 9, height: 9 };

    /// The board of that width and height, if the game has it.
    pub const fn new(width: u8, height: u8) -> Option<Board> {
        if width >= 2 && width <= 9 && height >= 2 && height <= 9 { Some(Board { width, height }) } else { None }
    }

    /// All 64 boards.
    pub fn all() -> impl Iterator<Item = Board> {
        (2..=9).flat_map(|height| (2..=9).map(move |width| Board { width, height }))
    }

    /// Number of columns.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Number of rows.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// All its squares.
    pub fn squares(self) -> Squares {
        Squares(self.geometry().squares)
    }

    /// Every place where a fence fits on the empty board (R12).
    pub fn fence_places(self) -> Fences {
        let places = self.geometry().places;
        Fences { horizontal: places, vertical: places }
    }

    /// The squares on which a seat wins (R2).
    pub fn goal(self, seat: Seat) -> Squares {
        Squares(self.geometry().goals[seat as usize])
    }

    /// Where a seat's pawn starts (R2, R5).
    pub const fn start(self, seat: Seat) -> Square {
        let (column, row) = match seat {
            Seat::South => (self.width / 2, 0),
            Seat::West => (0, self.height / 2),
            Seat::North => (self.width / 2, self.height - 1),
            Seat::East => (self.width - 1, self.height / 2),
        };
        match Square::new(column, row) {
            Some(square) => square,
            None => unreachable!(),
        }
    }

    /// Whether that many pawns have start squares of their own: true except for four players on 2x2 (R5).
    pub const fn takes(self, players: Players) -> bool {
        self.width > 2 || self.height > 2 || players.count() < 4
    }

    pub(crate) fn geometry(self) -> &'static Geometry {
        &GEOMETRIES[(self.height as usize - 2) * 8 + self.width as usize - 2]
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::STANDARD
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// The text is not a valid board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBoardError;

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board is WIDTHxHEIGHT, both from 2 to 9, such as 9x9")
    }
}

impl std::error::Error for ParseBoardError {}

impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let &[width, b'x' | b'X', height] = text.as_bytes() else { return Err(ParseBoardError) };
        Board::new(width.wrapping_sub(b'0'), height.wrapping_sub(b'0')).ok_or(ParseBoardError)
    }
}

/// What the hot paths need to know about a board, computed once for every size.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(crate) board: Board,
    pub(crate) squares: u128,
    /// By seat.
    pub(crate) goals: [u128; 4],
    /// Every step that stays on the board.
    pub(crate) steps: Steps,
    /// The corners where four squares meet: the middles of all fence places, horizontal and vertical alike.
    pub(crate) places: u64,
    /// Corners next to each border: a fence with its middle there ends on that border.
    pub(crate) west_edge: u64,
    pub(crate) east_edge: u64,
    pub(crate) south_edge: u64,
    pub(crate) north_edge: u64,
}

static GEOMETRIES: [Geometry; 64] = {
    let mut all = [const { Geometry::of(Board::STANDARD) }; 64];
    let mut index = 0;
    while index < 64 {
        all[index] = Geometry::of(Board { width: index as u8 % 8 + 2, height: index as u8 / 8 + 2 });
        index += 1;
    }
    all
};

impl Geometry {
    const fn of(board: Board) -> Geometry {
        let (width, height) = (board.width as u32, board.height as u32);
        let squares = block(width, height);
        let places = corner_block(0, width - 1, 0, height - 1);
        Geometry {
            board,
            squares,
            goals: [
                block(width, 1) << (ROW * (height - 1)),
                block(1, height) << (width - 1),
                block(width, 1),
                block(1, height),
            ],
            steps: Steps { north: block(width, height - 1), east: block(width - 1, height) },
            places,
            west_edge: corner_block(0, 1, 0, height - 1),
            east_edge: corner_block(width - 2, width - 1, 0, height - 1),
            south_edge: corner_block(0, width - 1, 0, 1),
            north_edge: corner_block(0, width - 1, height - 2, height - 1),
        }
    }
}

/// The squares of the first columns and rows.
const fn block(columns: u32, rows: u32) -> u128 {
    let mut set = 0;
    let mut row = 0;
    while row < rows {
        set |= ((1 << columns) - 1) << (ROW * row);
        row += 1;
    }
    set
}

/// The corners from one column and row up to another, which is excluded.
const fn corner_block(from_column: u32, to_column: u32, from_row: u32, to_row: u32) -> u64 {
    let mut set = 0;
    let mut row = from_row;
    while row < to_row {
        set |= ((1u64 << to_column) - (1 << from_column)) << (8 * row);
        row += 1;
    }
    set
}
