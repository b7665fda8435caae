//! `analyze`: whole games looked through.

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;

use crate::program::{Run, fencepost, fencepost_reading, words};

fn analyze(line: &str, input: &str) -> Run {
    fencepost_reading(words(&format!("analyze - {line}")), input.as_bytes())
}

fn json(run: &Run) -> Value {
    serde_json::from_str(run.output()).expect("JSON")
}

/// North steps aside twice, and South goes straight on.
const GAME: &str =
    "[South \"Ann\"]\n[North \"Ben\"]\n[Fences \"0\"]\n[Board \"5x5\"]\n\n1. c2 b5 2. c3 a5 3. c4 b5 4. c5 1-0\n";

#[test]
fn the_report_has_the_promised_fields() {
    let report = json(&analyze("--nodes 500", GAME).done());
    let game = &report["games"][0];
    assert_eq!(game["players"], serde_json::json!(["Ann", "Ben"]));
    let moves = game["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 7);
    for (index, it) in moves.iter().enumerate() {
        assert_eq!(it["ply"], index + 1);
        let (chance, after) = (it["chance"].as_f64().expect("a number"), it["after"].as_f64().expect("a number"));
        assert!((0.0..=1.0).contains(&after) && after <= chance && chance <= 1.0, "{it}");
        let mark = match ((chance - after) * 1000.0).round() as u32 {
            0..100 => Value::Null,
            100..200 => "?!".into(),
            200..300 => "?".into(),
            _ => "??".into(),
        };
        assert_eq!(it["mark"], mark, "{it}");
    }
    assert_eq!(game["accuracy"][0], 100.0, "South wins the race whatever North does");
    assert_eq!(moves[6]["after"], 1.0);
}

#[test]
fn a_record_gets_marks_chances_and_better_lines() {
    // Without fences South wins this race after North's step aside, unless South steps back.
    let run = analyze("--nodes 2000 --to qgn", "[Fences \"0\"]\n[Board \"5x5\"]\n\n1. c2 b5 2. c1 b4 *\n").done();
    let text = run.output();
    assert!(text.contains("[SouthAccuracy \""), "{text}");
    assert!(text.contains("2. c1??"), "{text}");
    assert!(text.contains("{[%eval 0.00]}"), "{text}");
    assert!(text.contains("A win missed: c3 wins for certain."), "{text}");
    assert!(text.contains("( 2. c3"), "{text}");
    let again = fencepost_reading(words("convert -"), text.as_bytes()).done();
    assert_eq!(again.output(), text);
}

#[test]
fn several_threads_keep_the_order_of_the_games() {
    let input =
        ["1. e2 e8 *", "1. d1 e8 *", "[Players \"3\"]\n\n1. e2 b5 e8 *", "[Event \"x\"]\n\n1. e2h *"].join("\n\n");
    let one = analyze("--nodes 300 --threads 1", &input).done();
    let three = analyze("--nodes 300 --threads 3", &input).done();
    assert_eq!(one.output(), three.output());
    let report = json(&one);
    let first = |game: usize| report["games"][game]["moves"][0]["move"].as_str().map(str::to_owned);
    let firsts: Vec<_> = (0..4).map(first).collect();
    assert_eq!(firsts, ["e2", "d1", "e2", "e2h"].map(|mv| Some(mv.to_owned())));
    assert_eq!(report["games"][2]["accuracy"].as_array().map(Vec::len), Some(3));
}

#[test]
fn games_that_cannot_be_read_are_named_and_skipped() {
    let run = analyze("--nodes 100", "1. e2 e8 *\n1. e2 e5 *\n1. e2 *\n");
    assert_eq!(run.status, Some(1));
    assert!(run.errors.starts_with("error: standard input:2:7: "), "{}", run.errors);
    assert_eq!(run.errors.lines().count(), 1);
    assert_eq!(json(&run)["games"].as_array().map(Vec::len), Some(2));
    let nothing = analyze("--nodes 100", "1. e5 *\n");
    assert_eq!((nothing.status, nothing.bytes.len()), (Some(2), 0));
    assert!(nothing.errors.ends_with("error: No game in standard input could be read.\n"), "{}", nothing.errors);
    for bad in ["analyze", "analyze missing.qgn", "analyze - --nodes 0", "analyze - --to png"] {
        fencepost(words(bad)).refused();
    }
}

/// The plies with marks of each game of a report.
fn marked(report: &Value) -> Vec<Vec<(u64, String)>> {
    let of_game = |game: &Value| {
        let moves = game["moves"].as_array().expect("moves").iter();
        let marked = moves.filter_map(|it| Some((it["ply"].as_u64()?, it["mark"].as_str()?.to_owned())));
        marked.collect()
    };
    report["games"].as_array().expect("games").iter().map(of_game).collect()
}

/// Games of the engine against itself with one move replaced by a blunder: see `crates/engine/examples/planted_blunders.rs`.
const PLANTED: &str = include_str!("planted-blunders.qgn");

fn planted_plies() -> Vec<u64> {
    let plies = PLANTED.lines().filter_map(|line| line.strip_prefix("[Blunder \"")?.strip_suffix("\"]"));
    plies.map(|ply| ply.parse().expect("a number")).collect()
}

/// So many games go to one run of the program, so that none takes too long on a busy machine.
const GAMES_AT_ONCE: usize = 9;

/// The games of two players; those of three and four come after them.
const OF_TWO: usize = 51;

/// What is wrong with the marks of the planted games, or of one in so many of those of two players.
fn missed_blunders(nodes: &str, step: usize) -> String {
    let games = PLANTED.split("[Event ").skip(1).map(|game| format!("[Event {game}"));
    let planted = planted_plies();
    assert!(planted.len() >= 50 && games.clone().count() == planted.len());
    let is_chosen = |number: usize| number.is_multiple_of(step) || number >= OF_TWO;
    let chosen = games.zip(planted).enumerate().filter(|(number, _)| is_chosen(*number));
    let chosen: Vec<(usize, (String, u64))> = chosen.collect();
    let mut missed = String::new();
    for some in chosen.chunks(GAMES_AT_ONCE) {
        let records: String = some.iter().map(|(_, (game, _))| game.as_str()).collect();
        let run = fencepost_reading(words(&format!("analyze - {nodes}")), records.as_bytes()).done();
        let marks = marked(&json(&run));
        assert_eq!(marks.len(), some.len());
        for (marks, (number, (_, ply))) in marks.iter().zip(some) {
            if !marks.iter().any(|(at, mark)| at == ply && mark != "?!") {
                let _ = writeln!(missed, "game {}, ply {ply}: {marks:?}", number + 1);
            }
        }
    }
    missed
}

#[test]
fn planted_blunders_are_named() {
    assert_eq!(missed_blunders("", 3), "");
}

#[test]
#[ignore = "takes three times as long"]
fn long_every_planted_blunder_is_named() {
    assert_eq!(missed_blunders("", 1), "");
}

#[test]
#[ignore = "takes thirty times as long"]
fn long_ten_times_the_nodes_take_no_blunder_back() {
    assert_eq!(missed_blunders("--nodes 1000000", 1), "");
}

#[test]
fn an_output_file_is_written_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.json");
    let path = file.to_str().expect("a plain name");
    let run = fencepost_reading(["analyze", "-", "--nodes", "100", "-o", path], b"1. e2 *");
    assert_eq!(run.done().output(), "");
    assert!(fs::read_to_string(&file).expect("a file").starts_with("{\"games\":[\n{\"players\":"));
}
