//! A position drawn in plain characters that every terminal shows.

use std::fmt;

use crate::board::Board;
use crate::fence::{Fence, Orientation};
use crate::position::Position;
use crate::seat::Seat;
use crate::square::Square;

/// From the middle of one square to that of the next.
const STRIDE: usize = 4;
/// The characters left of the first groove: the row, a blank and the border.
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
    board: Board,
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
    /// A marked square, such as one that a pawn may go to.
    Target,
    /// A part of a fence that may not be placed there.
    Refused,
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
            Mark::Target => '*',
            Mark::Refused => 'x',
            Mark::Frame(character) => character,
        }
    }
}

impl TextBoard {
    /// The drawing of a position.
    pub fn of(position: &Position) -> TextBoard {
        let board = position.board();
        let mut drawing = TextBoard { board, lines: frame(board) };
        for square in board.squares() {
            drawing.put(square, position.pawn_at(square).map_or(Mark::Empty, Mark::Pawn));
        }
        for fence in position.fences() {
            drawing.lay(fence, Mark::Fence);
        }
        drawing
    }

    /// The lines, the top one first. None of them ends in blanks.
    pub fn lines(&self) -> impl Iterator<Item = &[Mark]> {
        self.lines.iter().map(Vec::as_slice)
    }

    /// Marks a square. One that is off the board is ignored.
    #[must_use]
    pub fn target(mut self, square: Square) -> TextBoard {
        if self.board.squares().contains(square) {
            self.put(square, Mark::Target);
        }
        self
    }

    /// Shows a fence that may not be placed there. One that is off the board is ignored.
    #[must_use]
    pub fn refused(mut self, fence: Fence) -> TextBoard {
        if self.board.fence_places().contains(fence) {
            self.lay(fence, Mark::Refused);
        }
        self
    }

    /// Shows a horizontal fence half a square too far to the right (R12). One that is off the board is ignored, and so is a
    /// vertical one: half a square of its length would be half a line.
    #[must_use]
    pub fn shifted(mut self, fence: Fence) -> TextBoard {
        if self.board.fence_places().contains(fence) && fence.orientation() == Orientation::Horizontal {
            let line = self.line_of(fence.row()) - 1;
            let start = MARGIN + STRIDE * fence.column() as usize + STRIDE / 2;
            self.lines[line][start..start + 2 * STRIDE - 1].fill(Mark::Refused);
        }
        self
    }

    /// The lines of the part of the board between two squares, with its coordinates. The border is drawn where the board
    /// ends.
    ///
    /// ```
    /// use fencepost_rules::{Position, TextBoard};
    ///
    /// let board = TextBoard::of(&Position::default()).target("e2".parse()?).refused("d1v".parse()?);
    /// let part = board.part("d2".parse()?, "f1".parse()?);
    /// let lines: Vec<String> = part.iter().map(|line| line.iter().map(|mark| mark.character()).collect()).collect();
    /// let drawing = [
    ///     "    d   e   f",
    ///     "2   . x *   .   2",
    ///     "      x",
    ///     "1   . x S   .   1",
    ///     "   -----------",
    ///     "    d   e   f",
    /// ];
    /// assert_eq!(lines, drawing);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn part(&self, one: Square, other: Square) -> Vec<Vec<Mark>> {
        let within = |place: u8, size: u8| place.min(size - 1);
        let columns = [one, other].map(|square| within(square.column(), self.board.width()) as usize);
        let rows = [one, other].map(|square| within(square.row(), self.board.height()));
        let (left, right) = (columns[0].min(columns[1]), columns[0].max(columns[1]));
        let (top, bottom) = (self.line_of(rows[0].max(rows[1])), self.line_of(rows[0].min(rows[1])));
        let (first, last) = (if top == HEADING { 1 } else { top }, self.lines.len() - 1 - HEADING);
        let border = if bottom == last { bottom + 1 } else { bottom };
        let letters = &self.lines[..1];
        let lines = letters.iter().chain(&self.lines[first..=border]).chain(letters);
        lines.map(|line| part_of_line(line, self.board.width() as usize, left, right)).collect()
    }

    fn put(&mut self, square: Square, mark: Mark) {
        let line = self.line_of(square.row());
        self.lines[line][MARGIN + STRIDE * square.column() as usize + 1] = mark;
    }

    /// From the near edge of its first square to the far edge of its second, so that two fences end to end show a gap.
    fn lay(&mut self, fence: Fence, mark: Mark) {
        let (line, start) = (self.line_of(fence.row()), MARGIN + STRIDE * fence.column() as usize);
        match fence.orientation() {
            Orientation::Horizontal => self.lines[line - 1][start..start + 2 * STRIDE - 1].fill(mark),
            Orientation::Vertical => {
                for line in &mut self.lines[line - 2..=line] {
                    line[start + STRIDE - 1] = mark;
                }
            }
        }
    }

    /// The line of a row's squares. The first row is above the lower border and letters.
    fn line_of(&self, row: u8) -> usize {
        self.lines.len() - 1 - HEADING - 2 * row as usize
    }
}

/// The columns from `left` to `right` of a line, between its labels.
fn part_of_line(line: &[Mark], width: usize, left: usize, right: usize) -> Vec<Mark> {
    let (start, end) = (MARGIN + STRIDE * left, MARGIN + STRIDE * (right + 1) - 1);
    let ends_at = MARGIN + STRIDE * width - 1;
    let border = |is_there: bool, at: usize| line.get(at).copied().filter(|_| is_there).unwrap_or(Mark::Groove);
    let row = line.iter().take(MARGIN - 1).copied();
    let inside = line.iter().skip(start).take(end - start).copied();
    let tail = line.iter().skip(ends_at + 1).copied();
    let mut part: Vec<Mark> = row
        .chain([border(left == 0, MARGIN - 1)])
        .chain(inside)
        .chain([border(right + 1 == width, ends_at)])
        .chain(tail)
        .collect();
    while part.last().is_some_and(|mark| mark.character() == ' ') {
        part.pop();
    }
    part
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
