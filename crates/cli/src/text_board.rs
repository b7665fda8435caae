//! A position drawn in plain characters that every terminal shows.
//!
//! ```text
//!     a   b   c   d
//!   +---------------+
//! 3 | .   .   N   . | 3
//!   |               |
//! 2 | .   .   . # . | 2
//!   |#######    #   |
//! 1 | .   .   S # . | 1
//!   +---------------+
//!     a   b   c   d
//! ```

use anstyle::{AnsiColor, Style};
use fencepost_rules::{Board, Fence, Orientation, Position, Seat, Square};

const FENCE: Style = AnsiColor::BrightWhite.on_default().bold();
const QUIET: Style = AnsiColor::BrightBlack.on_default();

/// From the middle of one square to that of the next.
const STRIDE: usize = 4;

/// The letter that stands for a seat's pawn.
pub(crate) fn letter(seat: Seat) -> char {
    match seat {
        Seat::South => 'S',
        Seat::West => 'W',
        Seat::North => 'N',
        Seat::East => 'E',
    }
}

/// A seat's colour, near to the one it has in pictures.
pub(crate) fn style(seat: Seat) -> Style {
    let colour = match seat {
        Seat::South => AnsiColor::Yellow,
        Seat::West => AnsiColor::Green,
        Seat::North => AnsiColor::BrightCyan,
        Seat::East => AnsiColor::BrightRed,
    };
    colour.on_default().bold()
}

/// Text in a style, or plain.
pub(crate) fn styled(text: impl std::fmt::Display, style: Style, colour: bool) -> String {
    if colour { format!("{style}{text}{style:#}") } else { text.to_string() }
}

/// The board with its coordinates, pawns and fences, each line ended.
pub(crate) fn draw(position: &Position, colour: bool) -> String {
    let canvas = Canvas::of(position);
    let board = position.board();
    let letters = columns_line(board);
    let border = format!("  +{}+\n", "-".repeat(STRIDE * board.width() as usize - 1));
    let (letters, border) = (styled(letters, QUIET, colour), styled(border, QUIET, colour));
    let mut text = format!("{letters}{border}");
    for line in (0..canvas.lines.len()).rev() {
        // Every other line runs along a groove and belongs to no row.
        let row = if line % 2 == 0 { char::from(b'1' + (line / 2) as u8) } else { ' ' };
        text += &styled(format!("{row} |"), QUIET, colour);
        text += &canvas.lines[line].iter().map(|mark| mark.paint(colour)).collect::<String>();
        text += &styled(format!("| {row}").trim_end(), QUIET, colour);
        text.push('\n');
    }
    text + &border + &letters
}

fn columns_line(board: Board) -> String {
    let mut line = " ".repeat(STRIDE);
    for column in 0..board.width() {
        line.push(char::from(b'a' + column));
        line.push_str(if column + 1 < board.width() { "   " } else { "\n" });
    }
    line
}

#[derive(Clone, Copy)]
enum Mark {
    Groove,
    Empty,
    Pawn(Seat),
    Fence,
}

impl Mark {
    fn paint(self, colour: bool) -> String {
        match self {
            Mark::Groove => " ".to_owned(),
            Mark::Empty => styled('.', QUIET, colour),
            Mark::Pawn(seat) => styled(letter(seat), style(seat), colour),
            Mark::Fence => styled('#', FENCE, colour),
        }
    }
}

/// One mark per character inside the border, the bottom line first.
struct Canvas {
    lines: Vec<Vec<Mark>>,
}

impl Canvas {
    fn of(position: &Position) -> Canvas {
        let board = position.board();
        let line = vec![Mark::Groove; STRIDE * board.width() as usize - 1];
        let mut canvas = Canvas { lines: vec![line; 2 * board.height() as usize - 1] };
        for square in board.squares() {
            canvas.put(square, position.pawn_at(square).map_or(Mark::Empty, Mark::Pawn));
        }
        for fence in position.fences() {
            canvas.lay(fence);
        }
        canvas
    }

    fn put(&mut self, square: Square, mark: Mark) {
        self.lines[2 * square.row() as usize][STRIDE * square.column() as usize + 1] = mark;
    }

    /// From the near edge of its first square to the far edge of its second, so that two fences end to end show a gap.
    fn lay(&mut self, fence: Fence) {
        let (column, row) = (STRIDE * fence.column() as usize, 2 * fence.row() as usize);
        match fence.orientation() {
            Orientation::Horizontal => self.lines[row + 1][column..column + 2 * STRIDE - 1].fill(Mark::Fence),
            Orientation::Vertical => {
                for line in &mut self.lines[row..=row + 2] {
                    line[column + STRIDE - 1] = Mark::Fence;
                }
            }
        }
    }
}
