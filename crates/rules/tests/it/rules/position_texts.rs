//! Positions as text: what is written, what is read, and what is not.

use super::{fence, square};
use fencepost_rules::{ParsePositionError, Players, Position, Seat, Setup, SetupFault};

#[track_caller]
fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text:?} is not read: {error}"))
}

#[track_caller]
fn assert_not_read(text: &str, why: ParsePositionError) {
    assert_eq!(text.parse::<Position>(), Err(why), "{text:?}");
}

#[test]
fn written_with_five_fields_and_a_sixth_on_other_boards() {
    assert_eq!(Position::default().to_string(), " /  / e1 e9 / 10 10 / 1");
    let small = Position::start(Players::Two, "5x4".parse().unwrap(), 3).unwrap();
    assert_eq!(small.to_string(), " /  / c1 c4 / 3 3 / 1 / 5x4");
}

#[test]
fn fences_are_written_sorted_by_square_columns_first() {
    let position = read("h8f7d4a2 / b1a3 / e1 e9 / 1 2 / 2");
    assert_eq!(position.to_string(), "a2d4f7h8 / a3b1 / e1 e9 / 1 2 / 2");
}

#[test]
fn a_player_who_is_out_is_written_as_a_dash_in_both_places() {
    let mut position = Position::standard(Players::Four);
    position.take_out(Seat::South).unwrap();
    assert_eq!(position.to_string(), " /  / - a5 e9 i5 / - 5 5 5 / 2");
    assert_eq!(read(&position.to_string()), position);
    // Whatever the text says, such a player has no fences left (R18).
    assert_eq!(read(" /  / - a5 e9 i5 / 3 5 5 5 / 2"), position);
}

#[test]
fn three_pawns_are_south_west_and_north() {
    let position = read(" /  / e1 a5 e9 / 6 6 6 / 3");
    assert_eq!(position.players(), Players::Three);
    assert_eq!(position.turn(), Seat::North);
    assert_eq!(position.pawn(Seat::East), None);
}

#[test]
fn blanks_and_case_do_not_matter_on_input() {
    let expected = read("d4f7 / a1 / e1 e9 / 10 9 / 2");
    for text in [
        "d4f7/a1/e1 e9/10 9/2",
        "  d4f7  /  a1  /  e1   e9  /  10   9  /  2  ",
        "D4F7 / A1 / E1 E9 / 10 9 / 2",
        "f7 d4 / a1 / e1 e9 / 10 9 / 2",
        "d4f7\t/ a1 /\te1\te9 / 10 9 / 2\n",
        "d4f7 / a1 / e1 e9 / 010 09 / 02",
        "d4f7 / a1 / e1 e9 / 10 9 / 2 / 9x9",
        "d4f7 / a1 / e1 e9 / 10 9 / 2 / 9X9",
    ] {
        assert_eq!(read(text), expected, "{text:?}");
        assert_eq!(read(text).to_string(), "d4f7 / a1 / e1 e9 / 10 9 / 2");
    }
}

#[test]
fn left_may_be_0_to_20_whatever_lies_on_the_board() {
    let position = read("a1a3a5 / a7 / e1 e9 / 20 0 / 1");
    assert_eq!((position.left(Seat::South), position.left(Seat::North)), (20, 0));
}

#[test]
fn one_pawn_on_its_goal_line_is_a_game_that_is_won() {
    let position = read(" /  / e9 d5 / 10 10 / 2");
    assert_eq!(position.winner(), Some(Seat::South));
    assert!(position.legal_moves().is_empty());
    assert_not_read(" /  / e9 d1 / 10 10 / 2", ParsePositionError::Setup(SetupFault::TwoWinners.into()));
}

#[test]
fn fields() {
    for (text, found) in [("", 1), ("e1 e9", 1), (" /  / e1 e9 / 10 10", 4), (" /  / e1 e9 / 1 1 / 1 / 9x9 / x", 7)] {
        assert_not_read(text, ParsePositionError::Fields { found });
    }
}

#[test]
fn board() {
    for size in ["", "10x9", "9", "1x5", "5x", "9x9x9", "ninexnine", "9 x 9"] {
        assert_not_read(&format!(" /  / e1 e9 / 10 10 / 1 / {size}"), ParsePositionError::Board);
    }
}

#[test]
fn fences() {
    for (field, bad) in [("i1", "i1"), ("a9", "a9"), ("a1x", "x"), ("a1zz", "zz"), ("1a", "1a"), ("é1", "é1")] {
        let error = ParsePositionError::Fence { text: bad.to_owned() };
        assert_not_read(&format!("{field} /  / e1 e9 / 10 10 / 1"), error.clone());
        assert_not_read(&format!(" / {field} / e1 e9 / 10 10 / 1"), error);
    }
}

#[test]
fn repeated_fences() {
    assert_not_read("a1c3a1 /  / e1 e9 / 9 9 / 1", ParsePositionError::RepeatedFence { fence: fence("a1h") });
    assert_not_read(" / a1c3a1 / e1 e9 / 9 9 / 1", ParsePositionError::RepeatedFence { fence: fence("a1v") });
}

#[test]
fn players() {
    for (pawns, found) in [("", 0), ("e1", 1), ("e1 e9 a5 i5 e5", 5)] {
        assert_not_read(&format!(" /  / {pawns} / 10 10 / 1"), ParsePositionError::Players { found });
    }
}

#[test]
fn pawns() {
    for bad in ["e10", "j1", "e", "--", "e1h"] {
        let text = format!(" /  / {bad} e9 / 10 10 / 1");
        assert_not_read(&text, ParsePositionError::Pawn { text: bad.to_owned() });
    }
}

#[test]
fn left_count() {
    for left in ["", "10", "10 10 10"] {
        assert_not_read(&format!(" /  / e1 e9 / {left} / 1"), ParsePositionError::LeftCount);
    }
}

#[test]
fn left() {
    for bad in ["21", "-1", "+1", "ten", "256", "1e1", "-"] {
        let text = format!(" /  / e1 e9 / 10 {bad} / 1");
        assert_not_read(&text, ParsePositionError::Left { text: bad.to_owned() });
    }
}

#[test]
fn turn() {
    for bad in ["", "0", "3", "-1", "+1", "south", "1 2"] {
        let text = format!(" /  / e1 e9 / 10 10 / {bad}");
        assert_not_read(&text, ParsePositionError::Turn { text: bad.to_owned() });
    }
}

#[test]
fn rules_broken() {
    let refused = [
        (" /  / e1 e1 / 10 10 / 1", SetupFault::PawnsShareSquare { square: square("e1") }),
        (" /  / - e9 / - 10 / 2", SetupFault::PlayerMissing),
        (" /  / - a5 e9 / - 6 6 / 1", SetupFault::TurnOfNobody),
        ("a1 / a1 / e1 e9 / 10 10 / 1", SetupFault::FencesCollide { fence: fence("a1v"), other: fence("a1h") }),
        ("a1 / b1 / a1 e9 / 10 10 / 1", SetupFault::CutOff { seat: Seat::South }),
    ];
    for (text, fault) in refused {
        assert_not_read(text, ParsePositionError::Setup(fault.into()));
        // As a set-up it can still be edited.
        assert!(text.parse::<Setup>().is_ok(), "{text}");
    }
}

#[test]
fn codes_are_stable() {
    let text = || "x".to_owned();
    let all = [
        (ParsePositionError::Fields { found: 4 }, "fields"),
        (ParsePositionError::Board, "board"),
        (ParsePositionError::Fence { text: text() }, "fence"),
        (ParsePositionError::RepeatedFence { fence: fence("a1h") }, "repeated-fence"),
        (ParsePositionError::Players { found: 5 }, "players"),
        (ParsePositionError::Pawn { text: text() }, "pawn"),
        (ParsePositionError::LeftCount, "left-count"),
        (ParsePositionError::Left { text: text() }, "left"),
        (ParsePositionError::Turn { text: text() }, "turn"),
        (ParsePositionError::Setup(SetupFault::TwoWinners.into()), "two-winners"),
    ];
    for (error, code) in all {
        assert_eq!(error.code(), code);
        assert!(error.to_string().contains(code), "{error}");
    }
}
