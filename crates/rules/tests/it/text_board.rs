//! Positions as drawings, so that a test shows the board it is about.
//!
//! ```text
//! 3  .   N   .   .
//!    -----
//! 2  .   *   . | .
//!              |
//! 1  .   S   * | .
//!    a   b   c   d
//! South to move, 2 0 in hand
//! ```
//!
//! Pawns are the first letters of their seats, stars are squares that a test has something to say about. Here the fences
//! are a2h and c1v. The hands are in the order of turns, with `-` for a player who is out; their number is the number of
//! players.

use fencepost_rules::{Board, Fence, Orientation, Players, Position, Seat, Setup, Square, Squares};

/// Where the first square begins in a line, and how far squares are apart.
const MARGIN: usize = 3;
const PITCH: usize = 4;

/// The position that is drawn.
#[track_caller]
pub(crate) fn position(drawing: &str) -> Position {
    read(drawing).0
}

/// The position that is drawn, and its stars. Drawn again, it must give the same drawing.
#[track_caller]
pub(crate) fn read(drawing: &str) -> (Position, Squares) {
    let tidy = tidy(drawing);
    let (setup, stars) = Reader::new(&tidy).read();
    let position = Position::try_from(setup).unwrap_or_else(|error| panic!("no position is drawn ({error}):\n{tidy}"));
    assert_same(&draw(&position, stars), &tidy);
    (position, stars)
}

/// The pawn to move may go to the starred squares and to no others.
#[track_caller]
pub(crate) fn assert_pawn_moves(drawing: &str) -> Position {
    let position = position(drawing);
    assert_same(&draw(&position, position.legal_moves().pawn()), &tidy(drawing));
    position
}

/// The position looks like this, and there are no stars.
#[track_caller]
pub(crate) fn assert_looks(position: &Position, drawing: &str) {
    assert_same(&draw(position, Squares::EMPTY), &tidy(drawing));
}

#[track_caller]
fn assert_same(found: &str, expected: &str) {
    assert!(found == expected, "found\n{found}\nexpected\n{expected}");
}

/// The drawing of a position, with stars on some empty squares.
pub(crate) fn draw(position: &Position, stars: Squares) -> String {
    let board = position.board();
    let mut lines = vec![vec![' '; MARGIN + PITCH * usize::from(board.width())]; 2 * usize::from(board.height())];
    for square in board.squares() {
        let pawn = position.pawn_at(square).map(letter);
        let empty = if stars.contains(square) { '*' } else { '.' };
        lines[square_line(board, square.row())][square_place(square.column())] = pawn.unwrap_or(empty);
        lines[square_line(board, square.row())][0] = digit(square.row());
        lines[2 * usize::from(board.height()) - 1][square_place(square.column())] = column_name(square.column());
    }
    for fence in position.fences() {
        for (line, place) in fence_marks(board, fence) {
            lines[line][place] = mark(fence.orientation());
        }
    }
    let lines: Vec<String> = lines.into_iter().map(|line| String::from_iter(line).trim_end().to_owned()).collect();
    format!("{}\n{}", lines.join("\n"), caption(position))
}

fn caption(position: &Position) -> String {
    let hand = |&seat: &Seat| position.pawn(seat).map_or("-".to_owned(), |_| position.left(seat).to_string());
    let hands: Vec<String> = position.players().seats().iter().map(hand).collect();
    let name = format!("{:?}", position.turn());
    format!("{name} to move, {} in hand", hands.join(" "))
}

/// Rows are drawn from the top, with a line between any two of them.
fn square_line(board: Board, row: u8) -> usize {
    2 * usize::from(board.height() - 1 - row)
}

fn square_place(column: u8) -> usize {
    MARGIN + PITCH * usize::from(column)
}

/// All places in the drawing that a fence covers, its middle first.
fn fence_marks(board: Board, fence: Fence) -> Vec<(usize, usize)> {
    let line = square_line(board, fence.row()) - 1;
    let place = square_place(fence.column()) + PITCH / 2;
    match fence.orientation() {
        Orientation::Horizontal => [0, 1, 2, -1, -2].map(|by| (line, place.saturating_add_signed(by))).to_vec(),
        Orientation::Vertical => [0, 1, -1].map(|by| (line.saturating_add_signed(by), place)).to_vec(),
    }
}

fn mark(orientation: Orientation) -> char {
    match orientation {
        Orientation::Horizontal => '-',
        Orientation::Vertical => '|',
    }
}

fn letter(seat: Seat) -> char {
    format!("{seat:?}").remove(0)
}

fn digit(row: u8) -> char {
    char::from(b'1' + row)
}

fn column_name(column: u8) -> char {
    char::from(b'a' + column)
}

/// Without the indentation that it has as part of a test.
fn tidy(drawing: &str) -> String {
    let lines: Vec<&str> = drawing.trim_end().lines().skip_while(|line| line.trim().is_empty()).collect();
    let indentation = lines.iter().filter(|line| !line.trim().is_empty());
    let indentation = indentation.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let lines: Vec<&str> = lines.iter().map(|line| line.get(indentation..).unwrap_or("").trim_end()).collect();
    lines.join("\n")
}

struct Reader<'a> {
    lines: Vec<Vec<char>>,
    caption: &'a str,
    drawing: &'a str,
}

impl Reader<'_> {
    fn new(drawing: &str) -> Reader<'_> {
        let (board, caption) = drawing.rsplit_once('\n').expect("a board and a caption");
        Reader { lines: board.lines().map(|line| line.chars().collect()).collect(), caption, drawing }
    }

    fn read(&self) -> (Setup, Squares) {
        let height = self.at(0, 0).to_digit(10).expect("the number of the top row") as u8;
        let width = self.lines.last().map_or(0, |names| names.iter().filter(|name| **name != ' ').count()) as u8;
        let board = Board::new(width, height).unwrap_or_else(|| panic!("no board:\n{}", self.drawing));
        let (turn, players, hands) = self.read_caption();
        let mut setup = Setup::start(players, board, 0);
        setup.turn = turn;
        for (&seat, hand) in players.seats().iter().zip(hands) {
            setup.left[seat] = hand.unwrap_or(0);
            setup.pawns[seat] = self.squares_with(board, letter(seat)).into_iter().next();
            assert_eq!(setup.pawns[seat].is_some(), hand.is_some(), "{seat} in\n{}", self.drawing);
        }
        let places = board.fence_places().into_iter();
        setup.fences = places.filter(|&fence| self.has_fence(board, fence)).collect();
        (setup, self.squares_with(board, '*'))
    }

    /// Whose turn it is, and what the players have in hand.
    fn read_caption(&self) -> (Seat, Players, Vec<Option<u8>>) {
        let (turn, hands) = self.caption.split_once(" to move, ").expect("whose turn it is");
        let hands = hands.strip_suffix(" in hand").expect("the fences in hand");
        let hands: Vec<Option<u8>> = hands.split(' ').map(|hand| hand.parse().ok()).collect();
        (turn.parse().expect("a seat"), Players::from_count(hands.len()).expect("a number of players"), hands)
    }

    fn squares_with(&self, board: Board, mark: char) -> Squares {
        let is_marked =
            |square: &Square| self.at(square_line(board, square.row()), square_place(square.column())) == mark;
        board.squares().into_iter().filter(is_marked).collect()
    }

    /// The middle tells; whether the rest of it is drawn as well comes out when the position is drawn again.
    fn has_fence(&self, board: Board, fence: Fence) -> bool {
        let (line, place) = fence_marks(board, fence)[0];
        self.at(line, place) == mark(fence.orientation())
    }

    fn at(&self, line: usize, place: usize) -> char {
        self.lines.get(line).and_then(|line| line.get(place)).copied().unwrap_or(' ')
    }
}

#[test]
fn the_drawing_above_is_read_as_it_says() {
    let (position, stars) = read(
        "
        3  .   N   .   .
           -----
        2  .   *   . | .
                     |
        1  .   S   * | .
           a   b   c   d
        South to move, 2 0 in hand
        ",
    );
    assert_eq!(position.to_string(), "a2 / c1 / b1 b3 / 2 0 / 1 / 4x3");
    let starred: Vec<String> = stars.into_iter().map(|square| square.to_string()).collect();
    assert_eq!(starred, ["c1", "b2"]);
}

#[test]
#[should_panic(expected = "found")]
fn a_fence_of_a_wrong_length_is_not_taken_for_one() {
    position(
        "
        2  .   N   .
           ---
        1  .   S   .
           a   b   c
        South to move, 2 0 in hand
        ",
    );
}
