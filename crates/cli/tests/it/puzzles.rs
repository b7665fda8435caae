//! `puzzles`: finding puzzles in games, and checking those that were found.

use fencepost_engine::puzzles::{canonical_key, grade_of};
use fencepost_rules::Position;

use crate::program::{fencepost, fencepost_reading, words};

/// A game with two moves before which only one is right: North has to stop South, and then to run.
const GAME: &str = r#"[Position "a2a6b1b5c2c3d1d5e2e7f1f5g3h1h4 / b6d4f3g7 / d7 c2 / 0 1 / 2"]

1... c7h 2. c7 b2 *
"#;

const PUZZLE: &str = concat!(
    r#"{"position":"a2a6b1b5c2c3d1d5e2e7f1f5g3h1h4 / b6d4f3g7 / d7 c2 / 0 1 / 2","players":2,"move":"c7h","#,
    r#""grade":1,"themes":["trap","endgame"]}"#,
    "\n"
);

#[test]
fn a_puzzle_is_one_line_with_position_players_move_grade_and_themes() {
    let run = fencepost_reading(words("puzzles - --nodes 50000 --hash 4"), GAME.as_bytes()).done();
    assert_eq!(run.output().lines().next(), Some(PUZZLE.trim_end()));
}

#[test]
fn what_is_known_is_not_found_again() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), PUZZLE).expect("a file that can be written");
    let known = file.path().to_str().expect("a plain name");
    let arguments = ["puzzles", "-", "--nodes", "50000", "--hash", "4", "--known", known];
    let run = fencepost_reading(arguments, GAME.as_bytes()).done();
    assert!(!run.output().contains("c7h\",\"grade"), "{}", run.output());
}

#[test]
fn puzzles_are_searched_again() {
    let run = fencepost_reading(words("puzzles --verify - --nodes 50000 --hash 4"), PUZZLE.as_bytes()).done();
    assert_eq!(run.output(), "1 passed, 0 failed\n");
    let run = fencepost_reading(words("puzzles --verify - --each --nodes 50000 --hash 4"), PUZZLE.as_bytes()).done();
    assert_eq!(run.output(), "1 passed, 0 failed\n");
    let wrong = PUZZLE.replace("c7h", "b2");
    let refused = fencepost_reading(words("puzzles --verify - --nodes 20000 --hash 4"), wrong.as_bytes()).refused();
    assert!(refused.contains("standard input") && refused.trim_end().ends_with(": 1"), "{refused}");
}

#[test]
fn bad_files_are_refused_in_one_sentence() {
    // An empty line is none, but counts.
    let third = fencepost_reading(words("puzzles --verify -"), format!("{PUZZLE}\n{{}}\n").as_bytes()).refused();
    assert!(third.contains("standard input:3: ") && third.contains("in column 2"), "{third}");
    for (arguments, input) in [
        ("puzzles --verify -", "nonsense\n"),
        ("puzzles --verify -", &PUZZLE.replace("\"grade\":1", "\"grade\":0")),
        ("puzzles --verify -", &PUZZLE.replace("trap", "tarp")),
        ("puzzles -", ""),
        ("puzzles -", "1. e2 e2 *"),
    ] {
        fencepost_reading(words(arguments), input.as_bytes()).refused();
    }
    fencepost(words("puzzles /nowhere.qgn")).refused();
    fencepost_reading(words("puzzles - --each"), GAME.as_bytes()).refused();
    fencepost(words("puzzles")).refused();
}

/// The file of the page.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/puzzles.jsonl");

#[test]
fn there_are_three_hundred_puzzles_and_a_sample_has_its_grade() {
    let text = std::fs::read_to_string(SHIPPED).expect("the file of puzzles");
    let puzzles: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a puzzle")).collect();
    assert!(puzzles.len() >= 300, "{}", puzzles.len());
    let mut keys = std::collections::HashSet::new();
    for puzzle in &puzzles {
        let position: Position = puzzle["position"].as_str().expect("text").parse().expect("a position");
        assert!(keys.insert(canonical_key(&position)), "{position} looks like another");
    }
    for puzzle in puzzles.iter().step_by(30) {
        let position: Position = puzzle["position"].as_str().expect("text").parse().expect("a position");
        let mv = puzzle["move"].as_str().expect("text").parse().expect("a move");
        assert_eq!(u64::from(grade_of(&position, mv)), puzzle["grade"], "{position}");
    }
}

#[test]
#[ignore = "long: five million nodes or simulations for each search"]
fn long_every_shipped_puzzle_has_one_right_move() {
    let text = std::fs::read_to_string(SHIPPED).expect("the file of puzzles");
    for puzzle in text.lines() {
        // A simulation of the search for more players counts as 25 nodes, and so many need a larger table.
        let is_for_two = puzzle.contains("\"players\":2,");
        let runs: &[&str] = if is_for_two { &["--each"] } else { &["--each", "--nodes 125000000 --hash 2048"] };
        for options in runs {
            fencepost_reading(words(&format!("puzzles --verify - {options}")), puzzle.as_bytes()).done();
        }
    }
}
