//! `convert` on streams that may never end: how far it reads, and how it reads unusual text.

use std::io::{self, Read};
use std::sync::Arc;

use fencepost_cli::{Environment, Status, run};
use fencepost_language::Language;
use fencepost_rules::record::Cursor;
use fencepost_rules::{Event, Move, Players, Position};

use crate::program::words;

/// More than the program reads ahead.
const AHEAD: usize = 1 << 18;

const TAGGED: &str = "[Round \"1\"]\n[Result \"*\"]\n\n1. e2 {[%clk 0:09:58]} e8 ( 1... d9 ) 2. e3 *\n\n";
const BARE: &str = "e2 e8 e3 e7\n";
const JSON: &str = "{\"nodes\":[{},{\"move\":\"e2\"},{\"move\":\"e8\"}]}\n";

/// The same text over and over, in chunks of an odd length, with another text after that many bytes.
struct Endless<'a> {
    unit: &'a [u8],
    instead: Option<(usize, &'a [u8])>,
    given: usize,
}

impl<'a> Endless<'a> {
    fn of(unit: &'a str) -> Endless<'a> {
        Endless { unit: unit.as_bytes(), instead: None, given: 0 }
    }
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        assert!(self.given < 100 * AHEAD, "it reads on and on");
        let count = buffer.len().min(1009);
        for byte in &mut buffer[..count] {
            *byte = match self.instead {
                Some((from, text)) if (from..from + text.len()).contains(&self.given) => text[self.given - from],
                _ => self.unit[self.given % self.unit.len()],
            };
            self.given += 1;
        }
        Ok(count)
    }
}

/// The output of a run of the program, or its error.
fn convert(line: &str, input: &mut dyn Read) -> Result<String, String> {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut env = Environment {
        input,
        output: &mut output,
        errors: &mut errors,
        output_is_terminal: false,
        errors_is_terminal: false,
        columns: 80,
        colour_is_welcome: false,
        language: Arc::new(Language::english().isolating(false)),
    };
    let line = format!("fencepost convert - {line}");
    match run(words(&line).into_iter().map(Into::into), &mut env) {
        Status::Done => Ok(String::from_utf8(output).expect("text")),
        Status::Partly | Status::Refused => {
            assert!(output.is_empty());
            Err(String::from_utf8(errors).expect("text"))
        }
    }
}

#[test]
fn nothing_is_read_after_the_chosen_game() {
    for (unit, form) in [(TAGGED, "qgn"), (BARE, "moves"), (JSON, "json")] {
        for (game, to) in [(1, "qgn"), (5, "moves"), (1000, "json"), (3, "svg")] {
            let mut input = Endless::of(unit);
            let line = format!("--from {form} --to {to} --game {game}");
            let written = convert(&line, &mut input).expect("a game");
            assert!(!written.is_empty());
            assert!(input.given < game * unit.len() + AHEAD, "{line} read {} bytes", input.given);
        }
    }
}

#[test]
fn a_chosen_game_is_the_same_as_among_all() {
    let games = [TAGGED, "[Round \"2\"]\n\n1. d1 {so\n\n[Far \"as\"]\n} 1-0\n; after the end\n\n", TAGGED].concat();
    let all = convert("--to json", &mut games.as_bytes()).expect("three games");
    for (index, game) in all.lines().enumerate() {
        let chosen = convert(&format!("--to json --game {}", index + 1), &mut games.as_bytes());
        assert_eq!(chosen, Ok(format!("{game}\n")));
    }
    assert!(all.lines().nth(1).expect("a second game").contains("after the end"));
}

#[test]
fn games_after_the_chosen_one_may_be_wrong_but_not_those_before() {
    let games = "e2 e8\ne2 e5\nd1 e8\n";
    assert_eq!(convert("--game 1 --to moves", &mut games.as_bytes()), Ok("e2 e8\n".to_owned()));
    let said = "error: standard input:2:4: The pawn on e9 can’t get to e5 in one move.\n";
    assert_eq!(convert("--game 3 --to moves", &mut games.as_bytes()), Err(said.to_owned()));
    assert_eq!(convert("--game 1 --to svg", &mut "e2\n\ne5\n".as_bytes()).map(|svg| svg.len() > 1000), Ok(true));
}

#[test]
fn reading_stops_at_the_first_error() {
    let games_before = 5000;
    let at = games_before * TAGGED.len();
    let wrong = "[Round \"1\"]\n[Result \"*\"]\n\n1. e2 {[%clk 0:09:58]} e5";
    let mut input = Endless { instead: Some((at, wrong.as_bytes())), ..Endless::of(TAGGED) };
    let said = convert("", &mut input).expect_err("a wrong game");
    let line = games_before * TAGGED.lines().count() + 4;
    assert_eq!(said, format!("error: standard input:{line}:24: The pawn on e9 can’t get to e5 in one move.\n"));
    assert!(input.given < at + AHEAD, "read {} bytes", input.given);
}

/// A game of four players who only move their pawns. An algorithm of quadratic time would take minutes here.
#[test]
fn a_game_of_a_hundred_thousand_moves_round_trips() {
    let mut cursor = Cursor::new(Position::standard(Players::Four));
    for number in 0..20_000 {
        let name = ["Event", "Note", "Round"][number % 3];
        cursor.record_mut().add_tag(name, &number.to_string()).expect("a tag");
    }
    let mut state: u64 = 1;
    while cursor.record().nodes().len() < 100_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let position = cursor.record().node(cursor.at()).position();
        let goal = position.board().goal(position.turn());
        let steps: Vec<_> = position.legal_moves().pawn().into_iter().filter(|&to| !goal.contains(to)).collect();
        let step = steps[(state >> 33) as usize % steps.len()];
        let id = cursor.add(Event::Move(Move::Pawn(step))).expect("a legal move");
        // A third occurrence ends the game, so it goes on from the move before.
        if cursor.record().node(id).outcome().is_some() {
            cursor.go_back();
        }
    }
    let record = cursor.record().to_string();
    let json = convert("--to json", &mut record.as_bytes()).expect("a game");
    assert_eq!(convert("", &mut json.as_bytes()).as_ref(), Ok(&record));
    assert_eq!(convert("", &mut record.as_bytes()).as_ref(), Ok(&record));
}

#[test]
fn the_first_of_several_errors_in_json_is_reported() {
    for (nodes, said) in [
        (
            "{},{\"move\":\"e2\"},{\"parent\":0,\"move\":\"x\"},{\"parent\":1,\"move\":\"y\"}",
            "Node 2: “x” is not a valid move",
        ),
        (
            "{},{\"move\":\"e2\"},{\"parent\":0,\"move\":\"d1\"},{\"parent\":1,\"move\":\"y\"},{}",
            "Node 3: “y” is not a valid move",
        ),
        ("{},{\"move\":\"e2\"},{},{\"parent\":1,\"move\":\"y\"}", "Node 2: Every node but the first"),
        ("{},{\"move\":\"e2\",\"clock\":\"x\"},{\"parent\":9,\"move\":\"e8\"}", "Node 1: “x” is not a valid clock"),
        ("{\"move\":\"e2\",\"clock\":\"x\"},{\"move\":\"y\"}", "Node 0: The first node is the start"),
        ("{\"clock\":\"x\"},{\"move\":\"y\"}", "Node 0: “x” is not a valid clock"),
    ] {
        let text = format!("{{\"nodes\":[{nodes}]}}");
        let error = convert("", &mut text.as_bytes()).expect_err("a wrong game");
        assert!(error.starts_with(&format!("error: standard input:1: {said}")), "{text}: {error}");
    }
}

#[test]
fn unusual_texts_are_read() {
    for (text, moves) in [
        // A byte order mark, at the beginning of a file and of concatenated files.
        ("\u{feff}e2 e8\n", Ok("e2 e8\n")),
        ("\u{feff}[Result \"*\"]\n\n1. e2 *\n\u{feff}[Result \"*\"]\n\n1. d1 *\n", Ok("e2\nd1\n")),
        ("[Result \"*\"]\r\n\r\n1. e2 {one\r\ntwo} e8\r\n2. e3 *\r\n", Ok("e2 e8 e3\n")),
        ("e2 e8\r\nd1 e8\r\n", Ok("e2 e8\nd1 e8\n")),
        ("e2 e8\nd1 e8", Ok("e2 e8\nd1 e8\n")),
        ("1. e2 e8\n2. e3\n\n\n1. d1 *", Ok("e2 e8 e3\nd1\n")),
        ("e2\ne8\ne3\n", Ok("e2 e8 e3\n")),
        ("{before}\n\n[Event \"x\"]\n\n1. e2 *\n{between}\n\n[Event \"y\"]\n\n1. d1 *\n{after}\n", Ok("e2\nd1\n")),
        ("; before\ne2 e8 *\n; between\nd1 e8 *\n; after\n", Ok("e2 e8\nd1 e8\n")),
        ("[Event \"x\"]\n", Ok("\n")),
        ("1. e2\u{a0}e8\u{2003}2.\u{a0}e3", Ok("e2 e8 e3\n")),
        ("1…e2 … e8 2… e3", Ok("e2 e8 e3\n")),
        ("", Err("error: standard input contains no game.\n")),
        ("\u{feff}", Err("error: standard input contains no game.\n")),
        ("\r\n\r\n", Err("error: standard input contains no game.\n")),
        (
            "1. e2 e8 {never closed\n\n[Event \"x\"]\n",
            Err("error: standard input:1:10: This comment is not closed: a closing brace is missing.\n"),
        ),
        (
            "[Event \"x\"]\n\n1. e2 e8 ( 1... d9 2.",
            Err("error: standard input:3:10: This variation is not closed: a closing parenthesis is missing.\n"),
        ),
        (
            "[Event \"x\"]\n\n1. e2 e8 2. e",
            Err(
                "error: standard input:3:13: “e” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.\n",
            ),
        ),
        (
            "[Event \"x",
            Err("error: standard input:1:1: This is not a valid tag: a tag looks like [Event \"Casual game\"].\n"),
        ),
        (
            "\u{feff}é {ü} e2\n",
            Err(
                "error: standard input:1:1: “é” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.\n",
            ),
        ),
        (
            "e2 {ü\nö} 1…é!\n",
            Err(
                "error: standard input:2:6: “é” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.\n",
            ),
        ),
        (
            "e2 e8!!!\n",
            Err(
                "error: standard input:1:6: “!!!” is not a valid mark after a move: use !, ?, !!, ??, !? or ?! right after the move.\n",
            ),
        ),
    ] {
        let read = convert("--to moves", &mut text.as_bytes());
        assert_eq!(read.as_deref().map_err(String::as_str), moves, "{text:?}");
    }
}
