//! `show`: the board as text.

use crate::program::{command, fencepost, words};

fn show(line: &str) -> String {
    fencepost(words(&format!("show {line}"))).done().output().to_owned()
}

#[test]
fn the_board_is_drawn_with_pawns_fences_and_coordinates() {
    let wanted = "    \
    a   b   c   d   e
  +-------------------+
5 | .   .   .   .   . | 5
  |                   |
4 | .   .   N   .   . | 4
  |        #######    |
3 | .   . # .   .   . | 3
  |       #           |
2 | .   . # S   .   . | 2
  |                   |
1 | .   .   .   .   . | 1
  +-------------------+
    a   b   c   d   e

S  South on c2: 2 fences in hand, 5 steps to go
N  North on c4: 2 fences in hand, 4 steps to go

South to move.
c3 / b2 / c2 c4 / 2 2 / 1 / 5x5
";
    assert_eq!(show("--board 5x5 --fences 3 c2 c4 c3h b2v"), wanted);
}

#[test]
fn the_last_line_is_the_position() {
    for (line, position) in [
        ("", " /  / e1 e9 / 10 10 / 1"),
        ("--players 4", " /  / e1 a5 e9 i5 / 5 5 5 5 / 1"),
        ("--players 3 e2 out:west", " /  / e2 - e9 / 6 - 6 / 3"),
        ("--board 2x9 --fences 20 b2", " /  / b2 b9 / 20 20 / 2 / 2x9"),
        ("--position \"d4f7/h8/e1 e9/0 20/2\"", "d4f7 / h8 / e1 e9 / 0 20 / 2"),
    ] {
        assert_eq!(show(line).lines().last(), Some(position), "{line}");
    }
}

#[test]
fn the_position_that_is_shown_can_be_shown_again() {
    let first = fencepost(words("show e2 e8 e3h d4v f4v")).done();
    let again = fencepost(["show", "--position", first.last_line()]).done();
    assert_eq!(again.output(), first.output());
}

#[test]
fn the_end_of_a_game_is_shown() {
    assert!(show("--board 3x3 --fences 0 b2 a3 b3").contains("\nSouth reaches the goal line and wins.\n"));
    assert!(show("e2 e8 e1 e9 e2 e8 e1 e9").contains("\nDraw: the same position for the third time.\n"));
    assert!(show("--players 3 out:west out:north").contains("\nSouth is the last player left and wins.\n"));
    assert!(show("--players 3 out:west").contains("\nW  West is out\n"));
    assert!(show("e2 e8 e1 e9").contains("has occurred twice"));
}

#[test]
fn every_line_of_every_board_has_its_width() {
    for width in 2..=9 {
        for height in 2..=9 {
            let text = show(&format!("--board {width}x{height}"));
            let board: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
            assert_eq!(board.len(), 2 * height + 3);
            assert!(board[1..board.len() - 1].iter().all(|line| line.trim_end().len() >= 4 * width + 3));
        }
    }
}

#[test]
fn colours_come_on_request_only() {
    assert!(show("").is_ascii() && !show("").contains('\u{1b}'));
    assert!(!show("--color auto").contains('\u{1b}'));
    let coloured = show("--color always e3h");
    assert!(coloured.contains("\u{1b}["));
    assert_eq!(strip(&coloured), show("--color never e3h"));
    let output = command().args(["show", "--color", "always"]).env("NO_COLOR", "1").output().expect("the program runs");
    assert!(output.stdout.contains(&0x1b), "what is asked for outright beats NO_COLOR");
}

fn strip(coloured: &str) -> String {
    let mut parts = coloured.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or(part, |(_, rest)| rest))
}
