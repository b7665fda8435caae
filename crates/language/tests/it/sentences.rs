//! The sentences themselves.

use fencepost_language::Language;
use fencepost_rules::record::Record;
use fencepost_rules::{
    Dialect, Ending, Game, GameResult, Move, Outcome, PlayError, Players, Position, Seat, Setup, SetupFault,
};

fn english() -> Language {
    Language::english().isolating(false)
}

fn refused(position: &str, mv: &str) -> String {
    let position: Position = position.parse().expect("a position");
    let mv: Move = mv.parse().expect("a move");
    english().play_error(mv, &position.check(mv).expect_err("a refusal"))
}

#[test]
fn illegal_moves_have_their_sentences() {
    let start = " /  / e1 e9 / 10 10 / 1";
    for (position, mv, why) in [
        (start, "e3", "The pawn on e1 cannot get to e3 in one move."),
        (start, "pass", "There is no passing while anything else is legal."),
        (
            " /  / e1 e9 / 0 10 / 1",
            "e3h",
            "e3h cannot be placed: there is no fence left in hand, so the pawn must move.",
        ),
        ("e1 /  / e1 e9 / 10 10 / 1", "e2", "The fence e1h stands in the way to e2."),
        ("e1 /  / e1 e9 / 10 10 / 1", "f1h", "f1h would lie on top of the fence e1h."),
        ("e1 /  / e1 e9 / 10 10 / 1", "e1v", "e1v would cross the fence e1h."),
        (" /  / e4 e5 / 10 10 / 1", "e5", "North already stands on e5."),
        (" /  / e4 e5 / 10 10 / 1", "d5", "d5 is no side-step while the straight jump to e6 is open."),
        (" /  / e9 e5 / 10 10 / 1", "d5", "d5 comes too late: the game is over."),
        (" /  / c1 c5 / 3 3 / 1 / 5x5", "f5", "f5 is not on this board."),
    ] {
        assert_eq!(refused(position, mv), why, "{mv}");
    }
}

#[test]
fn a_cut_off_pawn_names_its_squares() {
    let shut_in = refused("c7 / c8e8 / e1 e9 / 10 10 / 1", "e7h");
    assert_eq!(shut_in, "e7h would cut off North's pawn: it could no longer leave d8, e8, d9, e9.");
}

#[test]
fn long_lists_of_squares_are_cut_short() {
    assert_eq!(
        refused("a4c4e4 /  / e1 e8 / 10 10 / 1 / 8x8", "g4h"),
        "g4h would cut off South's pawn: it could no longer leave a1, b1, c1, d1, e1, f1, g1, h1 and 24 more."
    );
}

#[test]
fn errors_about_seats_name_them() {
    let english = english();
    let mut game = Game::new(Position::standard(Players::Four));
    let wrong = game.play_as(Seat::West, Move::Pass).expect_err("South begins");
    assert_eq!(english.play_error("b5", &wrong), "b5 has to wait: it is South's turn.");
    game.take_out(Seat::East).expect("East leaves");
    let gone = game.take_out(Seat::East).expect_err("East has left");
    assert_eq!(english.play_error("out:east", &gone), "East is not in this game, or no longer.");
    assert_eq!(
        english.play_error("out:north", &PlayError::NobodyLeavesTwo),
        "Nobody can leave a game of two players: to give up, resign."
    );
}

#[test]
fn invalid_positions_have_their_sentences() {
    for (text, why) in [
        (
            "e2",
            "A position has five parts with / between them, and a sixth for the size of the board if it is not 9x9, but here are 1.",
        ),
        (
            " /  / e1 e9 / 10 10 / 1 / 10x10",
            "The last part of a position is the size of the board, from 2x2 to 9x9, such as 5x5.",
        ),
        ("a9 /  / e1 e9 / 10 10 / 1", "“a9” is no fence: the first two parts of a position are squares from a1 to h8."),
        ("a1a1 /  / e1 e9 / 10 10 / 1", "The fence a1h is there twice."),
        (" /  / e1 / 10 10 / 1", "A position has two, three or four pawns, but here are 1."),
        (
            " /  / e1 k9 / 10 10 / 1",
            "“k9” is no square for a pawn: that takes a letter from a to i and a digit from 1 to 9, or - for a player who is out.",
        ),
        (" /  / e1 e9 / 10 / 1", "A position has one number of fences in hand for each pawn."),
        (" /  / e1 e9 / 10 21 / 1", "“21” is no number of fences in hand: that goes from 0 to 20."),
        (" /  / e1 e9 / 10 10 / 3", "“3” is no turn: it is 1 for the first player, 2 for the second, and so on."),
        (
            " /  / e1 - / 10 10 / 1",
            "Both players of a game of two must have a pawn on the board, and somebody in any other.",
        ),
        (" /  / e1 e1 / 10 10 / 1", "Two pawns stand on e1."),
        (" /  / e9 e1 / 10 10 / 1", "Two pawns stand on their goal lines, but only one can have been first."),
        (" /  / e1 a5 - / 6 6 6 / 3", "It is the turn of a player who is out."),
        (" /  / b1 a2 b2 a1 / 5 5 5 5 / 1 / 2x2", "A board of 2x2 takes three players at most."),
        (" /  / f1 c5 / 3 3 / 1 / 5x5", "South's pawn stands beside the board."),
        ("e1 /  / c1 c5 / 3 3 / 1 / 5x5", "The fence e1h sticks out of the board."),
        ("a1b1 /  / e1 e9 / 10 10 / 1", "The fences b1h and a1h overlap or cross."),
        (
            "a1c1 /  / b1 b4 / 3 3 / 1 / 4x4",
            "South's pawn has no way to its goal line. North's pawn has no way to its goal line.",
        ),
    ] {
        assert_eq!(english().position_error(&text.parse::<Position>().expect_err(text)), why);
    }
    let mut setup = Setup::start(Players::Two, Position::default().board(), 10);
    setup.left[Seat::North] = 21;
    let error = Position::try_from(setup).expect_err("too many");
    assert_eq!(english().setup_error(&error), "North has more than 20 fences in hand.");
    assert_eq!(error, SetupFault::TooManyFences { seat: Seat::North }.into());
}

#[test]
fn every_fault_of_a_set_up_has_its_sentence() {
    let error = " /  / e1 - e1 / 6 - 6 / 2".parse::<Position>().expect_err("two faults");
    assert_eq!(english().position_error(&error), "It is the turn of a player who is out. Two pawns stand on e1.");
    let german = Language::choose(["de"]).isolating(false).position_error(&error);
    assert_eq!(german.matches(". ").count(), 1, "{german}");
    let japanese = Language::choose(["ja"]).isolating(false).position_error(&error);
    assert_eq!((japanese.matches('。').count(), japanese.contains("。 ")), (2, false), "{japanese}");
}

/// A board full of invalid fences does not get a sentence about each of them.
#[test]
fn long_lists_of_faults_are_cut_short() {
    let fences: String = ('a'..='h').flat_map(|column| (1..=8).map(move |row| format!("{column}{row}"))).collect();
    let error = format!("{fences} /  / e1 e9 / 10 10 / 1").parse::<Position>().expect_err("fences collide");
    assert_eq!(english().position_error(&error).matches("overlap or cross.").count(), 8);
}

#[test]
fn every_ending_becomes_a_sentence() {
    let said: Vec<String> = Ending::ALL
        .into_iter()
        .map(|ending| {
            let drawn = matches!(ending, Ending::Repetition | Ending::Agreed | Ending::Aborted | Ending::Abandoned);
            let score = (!drawn).then(|| GameResult::won(Players::Two, Seat::North));
            english().outcome(&Outcome { result: score, ending })
        })
        .collect();
    assert_eq!(said[0], "North reaches the goal line and wins.");
    assert!(said.iter().all(|line| line.ends_with('.') && !line.contains("ending")), "{said:?}");
    let won = Outcome { result: Some(GameResult::won(Players::Four, Seat::East)), ending: Ending::LastPlayer };
    assert_eq!(english().outcome_with_names(&won, |_| "Ada".to_owned()), "Ada is the last player left and wins.");
}

#[test]
fn a_page_gets_values_isolated_and_a_terminal_does_not() {
    let page = Language::english().play_error("e3h", &PlayError::OffBoard);
    assert_eq!(page, "\u{2068}e3h\u{2069} is not on this board.");
    assert_eq!(english().play_error("e3h", &PlayError::OffBoard), "e3h is not on this board.");
}

#[test]
fn invalid_records_have_their_sentences() {
    for (text, why) in [
        ("1. e2 e5", "The pawn on e9 cannot get to e5 in one move."),
        (
            "1. e2 x9",
            "“x9” is no move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.",
        ),
        (
            "1. e2?? ??? e8",
            "“???” is no mark after a move: there are !, ?, !!, ??, !? and ?!, each right after its move.",
        ),
        ("1. e2 {so", "This comment has no end: a closing brace is missing."),
        ("1. e2 } e8", "This closing brace ends no comment."),
        ("1. e2 ( 1. d1", "This variation has no end: a closing parenthesis is missing."),
        ("1. e2 ) e8", "This closing parenthesis ends no variation."),
        ("( 1. e2 )", "A variation comes after the move that it replaces, and here is none."),
        ("[Event Casual]\n", "This is no tag: a tag looks like [Event \"Casual game\"]."),
        ("[Board \"5x5\"]\n[Board \"5x5\"]\n", "This tag may be there only once."),
        ("1. e2\n[Event \"x\"]\n", "The tag Event comes after the moves: tags stand before them."),
        ("[Players \"5\"]\n", "“5” is no number of players: there may be 2, 3 or 4."),
        ("[Board \"10x10\"]\n", "“10x10” is no board: the size goes from 2x2 to 9x9, such as 5x7."),
        ("[Fences \"21\"]\n", "“21” is no number of fences: a player has from 0 to 20."),
        ("[Position \" /  / e1 e1 / 1 1 / 1\"]\n", "The start position is wrong. Two pawns stand on e1."),
        ("[Board \"2x2\"]\n[Players \"4\"]\n", "A board of 2x2 takes three players at most."),
        (
            "[Players \"3\"]\n[Position \" /  / e1 e9 / 1 1 / 1\"]\n",
            "“3” does not fit the start position, which says otherwise.",
        ),
        (
            "1. e2 e8 1/0",
            "“1/0” is no result: that is one number for each player with - between them, such as 1-0 or 1/2-1/2, or * for a game that is not finished.",
        ),
        (
            "[Players \"2\"]\n\n1. e2 e8 1-0-0",
            "The result 1-0-0 does not fit: it needs one number for each of the 2 players.",
        ),
        ("[Board \"3x3\"]\n\n1. b2 a3 2. b3 0-1", "The result 0-1 is wrong: by the moves it is 1-0."),
        ("[Players \"3\"]\n\n1. e2 out:west 0-1-0", "The result 0-1-0 is wrong: West is out and cannot have won."),
        (
            "[Players \"3\"]\n\n1. e2 out:west 1/3-1/3-1/3",
            "The result 1/3-1/3-1/3 is wrong: a draw is shared by those still in, who are South, North.",
        ),
        ("[Result \"1-0\"]\n\n1. e2 0-1", "The result 0-1 is not the one of the tag, 1-0."),
        ("1. e2 ( 1. d1 1-0 )", "The result 1-0 stands in a variation: it belongs at the end of the game."),
        ("1. e2 1-0 e8", "“e8” comes after the result: nothing may follow it."),
    ] {
        let error = Record::read(text, Dialect::Fencepost).expect_err(text);
        assert_eq!(english().record_error(&error), why, "{text}");
    }
}
