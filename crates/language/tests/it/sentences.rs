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
        (start, "e3", "The pawn on e1 can’t get to e3 in one move."),
        (start, "pass", "You can’t pass while you have a legal move."),
        (" /  / e1 e9 / 0 10 / 1", "e3h", "You can’t place e3h: you have no fences left, so you must move your pawn."),
        ("e1 /  / e1 e9 / 10 10 / 1", "e2", "The fence e1h blocks the way to e2."),
        ("e1 /  / e1 e9 / 10 10 / 1", "f1h", "f1h would overlap the fence e1h."),
        ("e1 /  / e1 e9 / 10 10 / 1", "e1v", "e1v would cross the fence e1h."),
        (" /  / e4 e5 / 10 10 / 1", "e5", "North is already on e5."),
        (" /  / e4 e5 / 10 10 / 1", "d5", "You can’t side-step to d5 while you can jump straight to e6."),
        (" /  / e9 e5 / 10 10 / 1", "d5", "Too late for d5: the game is over."),
        (" /  / c1 c5 / 3 3 / 1 / 5x5", "f5", "f5 is not on this board."),
    ] {
        assert_eq!(refused(position, mv), why, "{mv}");
    }
}

#[test]
fn a_cut_off_pawn_names_its_squares() {
    let shut_in = refused("c7 / c8e8 / e1 e9 / 10 10 / 1", "e7h");
    assert_eq!(shut_in, "e7h would cut off North’s pawn: it could no longer leave d8, e8, d9, e9.");
}

#[test]
fn long_lists_of_squares_are_cut_short() {
    assert_eq!(
        refused("a4c4e4 /  / e1 e8 / 10 10 / 1 / 8x8", "g4h"),
        "g4h would cut off South’s pawn: it could no longer leave a1, b1, c1, d1, e1, f1, g1, h1 and 24 more."
    );
}

#[test]
fn errors_about_seats_name_them() {
    let english = english();
    let mut game = Game::new(Position::standard(Players::Four));
    let wrong = game.play_as(Seat::West, Move::Pass).expect_err("South begins");
    assert_eq!(english.play_error("b5", &wrong), "b5 has to wait: it’s South’s turn.");
    game.take_out(Seat::East).expect("East leaves");
    let gone = game.take_out(Seat::East).expect_err("East has left");
    assert_eq!(english.play_error("out:east", &gone), "East is not, or no longer, in this game.");
    assert_eq!(
        english.play_error("out:north", &PlayError::NobodyLeavesTwo),
        "You can’t leave a two-player game; resign instead."
    );
}

#[test]
fn invalid_positions_have_their_sentences() {
    for (text, why) in [
        (
            "e2",
            "A position has five parts separated by /, and a sixth for the size of the board if it is not 9x9, but this one has 1.",
        ),
        (
            " /  / e1 e9 / 10 10 / 1 / 10x10",
            "The last part of a position is the size of the board, from 2x2 to 9x9, such as 5x5.",
        ),
        (
            "a9 /  / e1 e9 / 10 10 / 1",
            "“a9” is not a valid fence: the first two parts of a position are squares from a1 to h8.",
        ),
        ("a1a1 /  / e1 e9 / 10 10 / 1", "The fence a1h appears twice."),
        (" /  / e1 / 10 10 / 1", "A position has two, three or four pawns, but this one has 1."),
        (
            " /  / e1 k9 / 10 10 / 1",
            "“k9” is not a valid square for a pawn: use a letter from a to i and a digit from 1 to 9, or - for a player who is out.",
        ),
        (" /  / e1 e9 / 10 / 1", "A position needs one number of fences in hand for each pawn."),
        (" /  / e1 e9 / 10 21 / 1", "“21” is not a valid number of fences in hand: use 0 to 20."),
        (
            " /  / e1 e9 / 10 10 / 3",
            "“3” is not a valid turn: use 1 for the first player, 2 for the second, and so on.",
        ),
        (" /  / e1 - / 10 10 / 1", "In a two-player game both pawns must be on the board, otherwise at least one."),
        (" /  / e1 e1 / 10 10 / 1", "Two pawns are on e1."),
        (" /  / e9 e1 / 10 10 / 1", "Two pawns are on their goal lines, but only one can have been first."),
        (" /  / e1 a5 - / 6 6 6 / 3", "It’s the turn of a player who is out."),
        (" /  / b1 a2 b2 a1 / 5 5 5 5 / 1 / 2x2", "A 2x2 board takes three players at most."),
        (" /  / f1 c5 / 3 3 / 1 / 5x5", "South’s pawn is off the board."),
        ("e1 /  / c1 c5 / 3 3 / 1 / 5x5", "The fence e1h extends past the edge."),
        ("a1b1 /  / e1 e9 / 10 10 / 1", "The fences b1h and a1h overlap or cross."),
        (
            "a1c1 /  / b1 b4 / 3 3 / 1 / 4x4",
            "South’s pawn has no path to its goal line. North’s pawn has no path to its goal line.",
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
    assert_eq!(english().position_error(&error), "It’s the turn of a player who is out. Two pawns are on e1.");
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
        ("1. e2 e5", "The pawn on e9 can’t get to e5 in one move."),
        (
            "1. e2 x9",
            "“x9” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.",
        ),
        ("1. e2?? ??? e8", "“???” is not a valid mark after a move: use !, ?, !!, ??, !? or ?! right after the move."),
        ("1. e2 {so", "This comment is not closed: a closing brace is missing."),
        ("1. e2 } e8", "This closing brace does not end a comment."),
        ("1. e2 ( 1. d1", "This variation is not closed: a closing parenthesis is missing."),
        ("1. e2 ) e8", "This closing parenthesis does not end a variation."),
        ("( 1. e2 )", "A variation must follow the move that it replaces, and there is none here."),
        ("[Event Casual]\n", "This is not a valid tag: a tag looks like [Event \"Casual game\"]."),
        ("[Board \"5x5\"]\n[Board \"5x5\"]\n", "This tag may appear only once."),
        ("1. e2\n[Event \"x\"]\n", "The tag Event comes after the moves: tags must come before them."),
        ("[Players \"5\"]\n", "“5” is not a valid number of players: use 2, 3 or 4."),
        ("[Board \"10x10\"]\n", "“10x10” is not a valid board: the size goes from 2x2 to 9x9, such as 5x7."),
        ("[Fences \"21\"]\n", "“21” is not a valid number of fences: each player has 0 to 20."),
        ("[Position \" /  / e1 e1 / 1 1 / 1\"]\n", "The start position is wrong. Two pawns are on e1."),
        ("[Board \"2x2\"]\n[Players \"4\"]\n", "A 2x2 board takes three players at most."),
        ("[Players \"3\"]\n[Position \" /  / e1 e9 / 1 1 / 1\"]\n", "“3” contradicts the start position."),
        (
            "1. e2 e8 1/0",
            "“1/0” is not a valid result: use one number for each player with - between them, such as 1-0 or 1/2-1/2, or * for a game that is not finished.",
        ),
        (
            "[Players \"2\"]\n\n1. e2 e8 1-0-0",
            "The result 1-0-0 does not fit: it needs one number for each of the 2 players.",
        ),
        ("[Board \"3x3\"]\n\n1. b2 a3 2. b3 0-1", "The result 0-1 is wrong: by the moves it is 1-0."),
        ("[Players \"3\"]\n\n1. e2 out:west 0-1-0", "The result 0-1-0 is wrong: West is out and cannot have won."),
        (
            "[Players \"3\"]\n\n1. e2 out:west 1/3-1/3-1/3",
            "The result 1/3-1/3-1/3 is wrong: a draw is shared by the players still in: South, North.",
        ),
        ("[Result \"1-0\"]\n\n1. e2 0-1", "The result 0-1 differs from the one in the tag, 1-0."),
        ("1. e2 ( 1. d1 1-0 )", "The result 1-0 is inside a variation: it belongs at the end of the game."),
        ("1. e2 1-0 e8", "“e8” comes after the result: nothing may follow it."),
    ] {
        let error = Record::read(text, Dialect::Fencepost).expect_err(text);
        assert_eq!(english().record_error(&error), why, "{text}");
    }
}
