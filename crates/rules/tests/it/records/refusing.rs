//! Errors in records are values, with their place.

use fencepost_rules::record::{Record, RecordError, RecordErrorKind, ResultError};
use fencepost_rules::{Dialect, ParsePositionError, PlayError, Players, Seat, SetupFault};

fn refuse(text: &str) -> RecordError {
    match Record::read(text, Dialect::Fencepost) {
        Ok(record) => panic!("read {text:?} as\n{record}"),
        Err(error) => error,
    }
}

/// Asserts what is wrong, where it is, and which text it is about.
fn assert_wrong(text: &str, code: &str, line: usize, column: usize, quote: &str) {
    let error = refuse(text);
    let found = (error.code(), error.line, error.column, error.text.as_str());
    assert_eq!(found, (code, line, column, quote), "{text:?}");
}

#[test]
fn illegal_moves_say_why() {
    assert_wrong("1. e2 e8\n2. e4", "illegal-move", 2, 4, "e4");
    assert_eq!(
        refuse("e2 e8 d3h e7 d3v").kind,
        RecordErrorKind::Illegal(PlayError::Crosses { fence: "d3h".parse().expect("a fence") })
    );
    assert_wrong("1. e2 e8 ( 1... e7 ) e3", "illegal-move", 1, 17, "e7");
    assert_wrong("[Board \"5x5\"] 1.e9", "illegal-move", 1, 17, "e9");
    assert_eq!(refuse("[Board \"5x5\"] 1.e9").kind, RecordErrorKind::Illegal(PlayError::OffBoard));
    assert_eq!(refuse("pass").kind, RecordErrorKind::Illegal(PlayError::MustMove));
    assert_eq!(refuse("out:south").kind, RecordErrorKind::Illegal(PlayError::NobodyLeavesTwo));
    assert_eq!(
        refuse("[Players \"3\"] out:east").kind,
        RecordErrorKind::Illegal(PlayError::NotPlaying { seat: Seat::East })
    );
}

#[test]
fn moves_after_the_end_are_refused() {
    let over = RecordErrorKind::Illegal(PlayError::GameOver);
    // R16: South stands on the goal.
    assert_eq!(refuse("[Board \"3x3\"] b2 a3 c2 a2 c3 a1").kind, over);
    // R17: the third occurrence of the start.
    assert_wrong("e2 e8 e1 e9\ne2 e8 e1 e9 e2", "illegal-move", 2, 13, "e2");
    assert_eq!(refuse("e2 e8 e1 e9 e2 e8 e1 e9 e2").kind, over);
    assert_eq!(refuse("e2 e8 e1 e9 e2 e8 e1 ( e1h ) e9 ( d8 d1 ) e2").kind, over);
    // R18: one player is left.
    assert_eq!(refuse("[Players \"3\"] out:south out:west e8").kind, over);
    // The start is won already.
    assert_eq!(refuse("[Position \" /  / e9 e8 / 10 10 / 1\"] e7").kind, over);
    assert_wrong("e2 e8 1-0 e3", "after-result", 1, 11, "e3");
    assert_wrong("e2 e8 1-0 2. e3", "after-result", 1, 11, "2.");
    assert_wrong("e2 e8 * 1-0", "after-result", 1, 9, "1-0");
    assert_wrong("e2 e8 1-0 ( d9 )", "after-result", 1, 11, "(");
    assert_wrong("e2 e8 1-0 !", "after-result", 1, 11, "!");
}

#[test]
fn an_invalid_move_has_its_place_in_letters() {
    assert_wrong("e2 x9", "bad-move", 1, 4, "x9");
    assert_wrong("{čšž} e2\r\n\t{世界} e88", "bad-move", 2, 7, "e88");
    assert_wrong("1. e2 12...e8x", "bad-move", 1, 12, "e8x");
    assert_wrong("1e2", "bad-move", 1, 1, "1e2");
    assert_wrong("e2!!!", "bad-glyph", 1, 3, "!!!");
    assert_wrong("! e2", "bad-glyph", 1, 1, "!");
    assert_wrong("e2 ( ! e3 )", "bad-glyph", 1, 6, "!");
    assert_wrong("e2 $0", "bad-glyph", 1, 4, "$0");
    assert_wrong("e2 $256", "bad-glyph", 1, 4, "$256");
    assert_wrong("e2 $x", "bad-glyph", 1, 4, "$x");
    assert_wrong("$1 e2", "bad-glyph", 1, 1, "$1");
    assert_wrong("$9 e2", "bad-glyph", 1, 1, "$9");
}

#[test]
fn long_texts_are_quoted_by_their_beginning() {
    assert_eq!(refuse(&"x".repeat(1_000_000)).text.len(), 60);
}

#[test]
fn comments_and_variations_must_be_closed() {
    assert_wrong("e2 {never\nends", "unclosed-comment", 1, 4, "{never");
    assert_wrong("e2 } e8", "stray-brace", 1, 4, "}");
    assert_wrong("e2 ( d1 ( f1", "unclosed-variation", 1, 9, "(");
    assert_wrong("e2 ( d1 ( f1 ) ", "unclosed-variation", 1, 4, "(");
    assert_wrong("e2 ( d1 ) )", "stray-parenthesis", 1, 11, ")");
    assert_wrong("( e2 )", "variation-of-nothing", 1, 1, "(");
    assert_wrong("e2 ( ( d1 ) )", "variation-of-nothing", 1, 6, "(");
    assert_wrong("e2 ( d1 1-0 )", "result-in-variation", 1, 9, "1-0");
}

#[test]
fn tags_must_be_tags() {
    for text in ["[", "[]", "[Event]", "[Event x]", "[Event \"x]", "[Event \"x\"", "[\"x\"]", "[Event \"x\\\"]"] {
        assert_wrong(text, "bad-tag", 1, 1, text);
    }
    assert_wrong("[Site \"a\"]\n  [Event \"two\nlines\"]", "bad-tag", 2, 3, "[Event \"two");
    assert_wrong("[Event \"a \"b\" c\"]", "bad-tag", 1, 1, "[Event \"a \"b\" c\"]");
    assert_wrong("e2 e8\n[Event \"x\"]", "tag-after-moves", 2, 1, "Event");
    for name in ["Players", "Board", "Fences", "Position", "Result"] {
        let value = match name {
            "Players" => "2",
            "Board" => "9x9",
            "Fences" => "10",
            "Position" => " /  / e1 e9 / 10 10 / 1",
            _ => "1-0",
        };
        let text = format!("[{name} \"{value}\"]\n[{name} \"{value}\"]");
        assert_wrong(&text, "repeated-tag", 2, name.len() + 4, value);
    }
}

#[test]
fn set_up_tags_must_make_sense() {
    for value in ["1", "5", "two", "", "+2", "2.0"] {
        assert_wrong(&format!("[Players \"{value}\"]"), "bad-players", 1, 11, value);
    }
    for value in ["10x10", "1x9", "9", "9x", "standard", "", "9 x 9"] {
        assert_wrong(&format!("[Board \"{value}\"]"), "bad-board", 1, 9, value);
    }
    for value in ["21", "-1", "ten", "", "256"] {
        assert_wrong(&format!("[Fences \"{value}\"]"), "bad-fences", 1, 10, value);
    }
    assert_eq!(
        refuse("[Position \"e1 e9\"]").kind,
        RecordErrorKind::BadPosition(ParsePositionError::Fields { found: 1 })
    );
    assert_wrong("[Event \"x\"]\n[Position \" / / e9 e1 / 1 1 / 1\"]", "bad-position", 2, 12, " / / e9 e1 / 1 1 / 1");
    assert_eq!(
        refuse("[Position \" / / e9 e1 / 1 1 / 1\"]").kind,
        RecordErrorKind::BadPosition(ParsePositionError::Setup(SetupFault::TwoWinners.into()))
    );
    let position = "[Position \" /  / e1 e9 / 10 10 / 1\"]";
    assert_wrong(&format!("{position}\n[Players \"3\"]"), "position-differs", 2, 11, "3");
    assert_wrong(&format!("{position}\n[Board \"5x5\"]"), "position-differs", 2, 9, "5x5");
    assert_wrong("[Players \"4\"]\n[Board \"2x2\"]", "bad-setup", 2, 9, "2x2");
    assert_eq!(
        refuse("[Players \"4\"]\n[Board \"2x2\"]").kind,
        RecordErrorKind::BadSetup(SetupFault::TooManyPlayers.into())
    );
}

#[test]
fn results_must_fit_the_game() {
    for text in ["0-0", "1-1", "2-0", "1/2", "1/2-0", "1-0-0-0-0", "1/3-1/3", "1-"] {
        assert_wrong(&format!("e2 e8\n{text}"), "bad-result", 2, 1, text);
    }
    assert_wrong("[Result \"South\"] e2", "bad-result", 1, 10, "South");
    assert_wrong("[Result \"1-0\"]\ne2 e8 0-1", "results-differ", 2, 7, "0-1");
    let wrong = |text: &str| match refuse(text).kind {
        RecordErrorKind::WrongResult(error) => error,
        kind => panic!("{kind}"),
    };
    assert_eq!(wrong("[Players \"2\"] e2 1-0-0"), ResultError::Players { players: Players::Two });
    assert_wrong("[Players \"4\"]\n[Result \"1-0\"]", "result-players", 2, 10, "1-0");
    // R16: South stands on the goal.
    let score = "1-0".parse().expect("a result");
    assert_eq!(wrong("[Board \"3x3\"] b2 a3 c2 a2 c3 0-1"), ResultError::OnBoard { result: score });
    assert_eq!(wrong("[Board \"3x3\"] b2 a3 c2 a2 c3 1/2-1/2"), ResultError::OnBoard { result: score });
    assert_wrong("[Board \"3x3\"]\n[Result \"0-1\"]\nb2 a3 c2 a2 c3", "result-on-board", 2, 10, "0-1");
    // R17: a draw by repetition, and a draw that leaves somebody out.
    let score = "1/2-1/2".parse().expect("a result");
    assert_eq!(wrong("e2 e8 e1 e9 e2 e8 e1 e9 1-0"), ResultError::OnBoard { result: score });
    assert!(
        matches!(wrong("[Players \"3\"] e2 1/2-1/2-0"), ResultError::WrongShares { still_in } if still_in.len() == 3)
    );
    // R18: a player who is out does not win.
    assert_eq!(wrong("[Players \"3\"] out:south 1-0-0"), ResultError::WinnerOut { seat: Seat::South });
    assert_wrong("[Players \"3\"] out:south 1/3-1/3-1/3", "result-shares", 1, 25, "1/3-1/3-1/3");
}

#[test]
fn developers_get_a_line_of_text() {
    assert_eq!(refuse("1. e2 e8\n2. e4").to_string(), "line 2, column 4: illegal-move, out-of-reach (e2): \"e4\"");
    assert_eq!(refuse("[Players \"3\"] 1-0").to_string(), "line 1, column 15: result-players (3): \"1-0\"");
}
