//! A position drawn in plain characters that every terminal shows.

use std::fmt;

use crate::board::Board;
use crate::fence::{Fence, Orientation};
use crate::position::Position;
use crate::seat::Seat;
use crate::square::Square;

/// From the middle of one square to that of the next.
const STRIDE: usize = 4;
/// What stands left of the first groove: the row, a blank and the border.
const MARGIN: usize = 3;
/// Lines above the rows: the letters of the columns, and the border.
const HEADING: usize = 2;

/// A position as lines of characters, each with its meaning, so that they can also be coloured.
///
/// ```
/// use fencepost_rules::{Position, TextBoard};
///
/// let position: Position = "a1 / c1 / c1 c3 / 0 0 / 1 / 4x3".parse()?;
/// let drawing = [
///     "    a   b   c   d",
///     "  +---------------+",
///     "3 | .   .   N   . | 3",
///     "  |               |",
///     "2 | .   .   . # . | 2",
///     "  |#######    #   |",
///     "1 | .   .   S # . | 1",
///     "  +---------------+",
///     "    a   b   c   d",
/// ];
/// assert_eq!(TextBoard::of(&position).to_string(), drawing.join("\n"));
/// # Ok::<(), fencepost_rules::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextBoard {
    lines: Vec<Vec<Mark>>,
}

/// What a character of the drawing stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing between squares, where a fence could lie.
    Groove,
    /// A square without a pawn.
    Empty,
    /// A pawn.
    Pawn(Seat),
    /// A part of a fence.
    Fence,
    /// The border, or the name of a column or row outside it.
    Frame(char),
}

impl Mark {
    /// Its character; a pawn has the first letter of its seat.
    pub const fn character(self) -> char {
        match self {
            Mark::Groove => ' ',
            Mark::Empty => '.',
            Mark::Pawn(Seat::South) => 'S',
            Mark::Pawn(Seat::West) => 'W',
            Mark::Pawn(Seat::North) => 'N',
            Mark::Pawn(Seat::East) => 'E',
            Mark::Fence => '#',
            Mark::Frame(character) => character,
        }
    }
}

impl TextBoard {
    /// The drawing of a position.
    pub fn of(position: &Position) -> TextBoard {
        let board = position.board();
        let mut drawing = TextBoard { lines: frame(board) };
        for square in board.squares() {
            drawing.put(square, position.pawn_at(square).map_or(Mark::Empty, Mark::Pawn));
        }
        for fence in position.fences() {
            drawing.lay(fence);
        }
        drawing
    }

    /// The lines, the top one first. None of them ends in blanks.
    pub fn lines(&self) -> impl Iterator<Item = &[Mark]> {
        self.lines.iter().map(Vec::as_slice)
    }

    fn put(&mut self, square: Square, mark: Mark) {
        let line = self.line_of(square.row());
        self.lines[line][MARGIN + STRIDE * square.column() as usize + 1] = mark;
    }

    /// From the near edge of its first square to the far edge of its second, so that two fences end to end show a gap.
    fn lay(&mut self, fence: Fence) {
        let (line, start) = (self.line_of(fence.row()), MARGIN + STRIDE * fence.column() as usize);
        match fence.orientation() {
            Orientation::Horizontal => self.lines[line - 1][start..start + 2 * STRIDE - 1].fill(Mark::Fence),
            Orientation::Vertical => {
                for line in &mut self.lines[line - 2..=line] {
                    line[start + STRIDE - 1] = Mark::Fence;
                }
            }
        }
    }

    /// The line of a row's squares. The first row is above the lower border and letters.
    fn line_of(&self, row: u8) -> usize {
        self.lines.len() - 1 - HEADING - 2 * row as usize
    }
}

/// The drawing of an empty board without its squares.
fn frame(board: Board) -> Vec<Vec<Mark>> {
    let framed = |text: &str| text.chars().map(Mark::Frame).collect::<Vec<_>>();
    let inside = STRIDE * board.width() as usize - 1;
    let columns: Vec<String> = (0..board.width()).map(|column| char::from(b'a' + column).to_string()).collect();
    let letters = framed(&format!("    {}", columns.join("   ")));
    let border = framed(&format!("  +{}+", "-".repeat(inside)));
    let mut lines = vec![letters.clone(), border.clone()];
    for line in (0..2 * board.height() as usize - 1).rev() {
        // Every other line runs along a groove and belongs to no row.
        let row = if line % 2 == 0 { char::from(b'1' + (line / 2) as u8) } else { ' ' };
        let mut marks = framed(&format!("{row} |"));
        marks.extend(vec![Mark::Groove; inside]);
        marks.extend(framed(format!("| {row}").trim_end()));
        lines.push(marks);
    }
    lines.extend([border, letters]);
    lines
}

impl fmt::Display for TextBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&line.iter().map(|mark| mark.character()).collect::<String>())?;
        }
        Ok(())
    }
}
