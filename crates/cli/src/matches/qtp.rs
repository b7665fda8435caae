//! The `qtp` protocol from the side of a match: commands to an engine, and the meaning of its answers.
//!
//! In that protocol black moves first, from the far side, so the engine sees the board rotated by 180 degrees: our South is
//! its black and our row 1 its top row. Columns stay as they are. A fence is named there after the square north-west of
//! its middle; upside down that is our square south-west of it, so one rule turns squares and fences alike.

use fencepost_rules::{Board, Fence, Move, Orientation, Players, Position, Seat, Square};

/// Whether a game from that position can be played in this protocol: two players, a square board, and a fresh start.
pub(crate) fn qtp_plays(start: &Position) -> bool {
    let board = start.board();
    start.players() == Players::Two
        && board.width() == board.height()
        && Position::start(Players::Two, board, start.left(Seat::South)).as_ref() == Ok(start)
}

/// The commands that set up a new game.
pub(super) fn set_up(start: &Position) -> Vec<String> {
    vec![
        format!("boardsize {}", start.board().width()),
        "clear_board".to_owned(),
        format!("walls {}", start.left(Seat::South)),
    ]
}

/// The command that plays a move for a seat. The protocol has no pass.
pub(super) fn play_line(seat: Seat, mv: Move, board: Board) -> Option<String> {
    let colour = colour(seat);
    match mv {
        Move::Pawn(to) => Some(format!("playmove {colour} {}", turned(to, board)?)),
        Move::Fence(fence) => {
            let vertex = turned(fence.square(), board)?;
            Some(format!("playwall {colour} {vertex} {}", fence.orientation().letter()))
        }
        Move::Pass => None,
    }
}

/// The command that asks a seat for its move, which the engine then plays on its own board.
pub(super) fn genmove_line(seat: Seat) -> String {
    format!("genmove {}", colour(seat))
}

/// An answer to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum QtpResponse {
    Done(String),
    Refused(String),
}

/// The answer on a line; `None` if the line is not an answer, such as the empty one after each.
pub(super) fn read_answer(line: &str) -> Option<QtpResponse> {
    let line = line.trim();
    let done = line.strip_prefix('=').map(|rest| QtpResponse::Done(rest.trim().to_owned()));
    done.or_else(|| line.strip_prefix('?').map(|rest| QtpResponse::Refused(rest.trim().to_owned())))
}

/// The move that an engine has made: `e8`, or `e4 h` for a fence.
pub(super) fn read_move(text: &str, board: Board) -> Option<Move> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let square = |word: &str| turned(word.parse().ok()?, board);
    match words[..] {
        [vertex] => square(vertex).map(Move::Pawn),
        [vertex, orientation] => {
            let orientation = match orientation.to_ascii_lowercase().as_str() {
                "h" | "horizontal" => Orientation::Horizontal,
                "v" | "vertical" => Orientation::Vertical,
                _ => return None,
            };
            Fence::at(square(vertex)?, orientation).map(Move::Fence)
        }
        _ => None,
    }
}

fn colour(seat: Seat) -> &'static str {
    if seat == Seat::South { "black" } else { "white" }
}

/// The same square of the board upside down.
fn turned(square: Square, board: Board) -> Option<Square> {
    Square::new(square.column(), (board.height() - 1).checked_sub(square.row())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Board = Board::STANDARD;

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    #[test]
    fn our_first_player_is_black() {
        assert_eq!(play_line(Seat::South, mv("e2"), BOARD).as_deref(), Some("playmove black e8"));
        assert_eq!(play_line(Seat::North, mv("e8"), BOARD).as_deref(), Some("playmove white e2"));
        assert_eq!(genmove_line(Seat::South), "genmove black");
        assert_eq!(play_line(Seat::South, Move::Pass, BOARD), None);
    }

    #[test]
    fn fences_keep_their_place_on_the_rotated_board() {
        // e3h lies between rows 3 and 4, which are rows 7 and 6 there; the square north-west of its middle is e7.
        assert_eq!(play_line(Seat::South, mv("e3h"), BOARD).as_deref(), Some("playwall black e7 h"));
        // a1v lies beside a1 and a2, which are a9 and a8 there; north-west of its middle is a9.
        assert_eq!(play_line(Seat::North, mv("a1v"), BOARD).as_deref(), Some("playwall white a9 v"));
        assert_eq!(play_line(Seat::North, mv("h8v"), BOARD).as_deref(), Some("playwall white h2 v"));
        let small = Board::new(5, 5).expect("a board");
        assert_eq!(play_line(Seat::South, mv("b1h"), small).as_deref(), Some("playwall black b5 h"));
    }

    #[test]
    fn moves_round_trip() {
        for size in 2..=9 {
            let board = Board::new(size, size).expect("a board");
            let fences = board.fence_places().into_iter().map(Move::Fence);
            for mv in board.squares().into_iter().map(Move::Pawn).chain(fences) {
                let line = play_line(Seat::South, mv, board).expect("a line");
                let answer = line.split_once("black ").expect("a colour").1;
                assert_eq!(read_move(answer, board), Some(mv), "{line}");
            }
        }
    }

    #[test]
    fn answers_are_understood() {
        assert_eq!(read_answer("= E8"), Some(QtpResponse::Done("E8".to_owned())));
        assert_eq!(read_answer("="), Some(QtpResponse::Done(String::new())));
        assert_eq!(read_answer("? illegal move\r"), Some(QtpResponse::Refused("illegal move".to_owned())));
        assert_eq!(read_answer(""), None);
        assert_eq!(read_answer("thinking..."), None);
        assert_eq!(read_move("E8", BOARD), Some(mv("e2")));
        assert_eq!(read_move("e7 Horizontal", BOARD), Some(mv("e3h")));
        for text in ["", "z9", "e7 x", "e7 h h", "i9 h", "pass", "a1 v"] {
            assert_eq!(read_move(text, BOARD), None, "{text}");
        }
    }

    #[test]
    fn only_fresh_games_of_two_on_square_boards_can_be_played() {
        assert!(qtp_plays(&Position::default()));
        assert!(qtp_plays(&Position::start(Players::Two, Board::new(5, 5).expect("a board"), 3).expect("a start")));
        assert!(!qtp_plays(&Position::standard(Players::Four)));
        assert!(!qtp_plays(&Position::start(Players::Two, Board::new(5, 7).expect("a board"), 3).expect("a start")));
        assert!(!qtp_plays(&" /  / e2 e9 / 10 10 / 1".parse().expect("a position")));
    }

    #[test]
    fn a_game_is_set_up_in_three_commands() {
        assert_eq!(set_up(&Position::default()), ["boardsize 9", "clear_board", "walls 10"]);
    }
}
