//! `convert`: games from one text format into another.

use std::fmt::Write as _;
use std::fs;

use crate::program::{Run, fencepost, fencepost_reading, words};

/// Everything a record can contain, as this program writes it.
const RICH: &str = r#"[Event "Casual \"game\""]
[Date "2026.11.15"]
[South "First player"]
[North "Zweite Spielerin"]
[TimeControl "600+5"]
[Termination "resign"]
[Result "1-0"]
[Annotator "one"]
[Annotator "two"]

{before it all} 1. e2 {[%clk 0:09:58]} e8?! {[%clk 0:09:59.5]} {[%eval 0.630]}
{not best} ( {better} 1... d9 {[%eval 0.7]} 2. e3 ( 2. d2 ) ( 2. f2 {a third} ) d8 )
2. e3! e7 3. d3h {blocks the middle} ( 3. e4 e6 ) e6v 1-0
"#;

/// A game of four with players who leave, on another board.
const FOUR: &str =
    "[Players \"4\"]\n[Board \"7x7\"]\n[Fences \"3\"]\n[Result \"*\"]\n\n1. d2 b4 out:north f4 2. d3 out:east b4h *\n";

fn convert(line: &str, input: &str) -> String {
    convert_bytes(line, input.as_bytes()).done().output().to_owned()
}

fn convert_bytes(line: &str, input: &[u8]) -> Run {
    fencepost_reading(words(&format!("convert - {line}")), input)
}

#[test]
fn a_record_is_unchanged() {
    for record in [RICH, FOUR] {
        let canonical = convert("", record);
        assert_eq!(convert("", &canonical), canonical);
        assert_eq!(convert("--from qgn --to qgn", &canonical), canonical);
    }
    assert_eq!(convert("", FOUR), FOUR);
}

#[test]
fn json_loses_nothing() {
    for record in [RICH, FOUR, "e2 e8 e3h", "[Result \"*\"]\n\n*\n", &format!("{RICH}\n{FOUR}\n{RICH}")] {
        let json = convert("--to json", record);
        assert_eq!(convert("", &json), convert("", record));
        assert_eq!(convert("--from json --to json", &json), json);
    }
    let json = convert("--to json", RICH);
    assert_eq!(json.lines().count(), 1);
    assert!(json.starts_with(r#"{"tags":{"Event":"Casual \"game\"","Date":"2026.11.15","#), "{json}");
    for part in [
        r#""start":" /  / e1 e9 / 10 10 / 1","result":"1-0","nodes":[{"comments":["before it all"]},{"move":"e2","clock":"0:09:58"},"#,
        r#"{"move":"e8","glyph":"?!","clock":"0:09:59.5","eval":"0.630","comments":["not best"]}"#,
        r#"{"parent":1,"move":"d9","eval":"0.7","before":["better"]}"#,
        r#""Annotator":"one","Annotator":"two""#,
    ] {
        assert!(json.contains(part), "{part} is not in {json}");
    }
}

#[test]
fn json_is_read_with_any_white_space() {
    let json = "\u{feff}\n  {\n  \"nodes\" : [ {},\n {\"move\":\"E2\", \"unknown\": [[{}]]} ] }{\"nodes\":[]}\n\n";
    let twice = "[Result \"*\"]\n\n1. e2 *\n\n[Result \"*\"]\n\n*\n";
    assert_eq!(convert("", json), twice);
    assert_eq!(convert("--players 3", "{\"result\": \"*\"}"), "[Players \"3\"]\n[Result \"*\"]\n\n*\n");
}

#[test]
fn a_list_of_moves_becomes_a_record_and_a_record_a_list() {
    assert_eq!(convert("", "e2 e8 e3 e7 d3h"), "[Result \"*\"]\n\n1. e2 e8 2. e3 e7 3. d3h *\n");
    assert_eq!(convert("--from moves", "1. E2 e8\n2. e3"), "[Result \"*\"]\n\n1. e2 e8 2. e3 *\n");
    assert_eq!(convert("--to moves", RICH), "e2 e8 e3 e7 d3h e6v\n");
    assert_eq!(convert("--to moves", FOUR), "d2 b4 out:north f4 d3 out:east b4h\n");
    assert_eq!(convert("--to moves", "e2 e8\nd1 d9\n"), "e2 e8\nd1 d9\n");
    let list = "d2 b4 out:north f4 d3 out:east b4h";
    assert_eq!(convert("--players 4 --board 7x7 --fences 3", list), FOUR);
    assert_eq!(
        convert("--position \" /  / e4 e5 / 0 0 / 1\"", "e6"),
        "[Position \" /  / e4 e5 / 0 0 / 1\"]\n[Result \"*\"]\n\n1. e6 *\n"
    );
}

#[test]
fn the_set_up_of_a_record_beats_the_options() {
    assert_eq!(convert("--players 2 --board 5x5", FOUR), FOUR);
}

#[test]
fn dialects_are_translated() {
    // The same game: one fence in the middle, one step each.
    assert_eq!(convert("--to moves --to-dialect glendenning", "e2 e8 e3h d5v"), "e8 e2 e6h d4v\n");
    assert_eq!(convert("--to moves --to-dialect openspiel", "e2 e8 e3h d5v"), "e8 e2 e6h d4v\n");
    assert_eq!(convert("--to moves --to-dialect qtp", "e2 e8 e3h d5v"), "e2 e8 e4h d6v\n");
    assert_eq!(convert("--to moves --dialect glendenning", "e8 e2 e6h d4v"), "e2 e8 e3h d5v\n");
    // North begins with the third one.
    assert_eq!(convert("--to moves --dialect QTP", "e8 e2 e4h"), "e8 e2 e3h\n");
    assert_eq!(
        convert("--dialect qtp", "e8 e2 e4h"),
        "[Position \" /  / e1 e9 / 10 10 / 2\"]\n[Result \"*\"]\n\n1. e8 e2 2. e3h *\n"
    );
    assert_eq!(convert("--dialect qtp --to-dialect qtp", "e8 e2 e4h"), "[Result \"*\"]\n\n1. e8 e2 2. e4h *\n");
    for dialect in ["fencepost", "glendenning", "openspiel", "qtp"] {
        for form in ["qgn", "json"] {
            for record in [RICH, FOUR] {
                let there = convert(&format!("--to {form} --to-dialect {dialect}"), record);
                assert_eq!(convert(&format!("--dialect {dialect}"), &there), convert("", record), "{dialect} {form}");
            }
        }
    }
}

#[test]
fn one_game_of_many_can_be_chosen() {
    let games = "e2 e7v\n\n[Result \"*\"]\n\n1. e2 e8 *\n";
    assert_eq!(convert("--game 2 --to moves", "e2 e8\nd1 e8\nf1 e8\n"), "d1 e8\n");
    assert_eq!(convert("--game 2 --to moves", games), "e2 e8\n");
    assert_eq!(
        convert_bytes("--game 4 --to moves", b"e2 e8\nd1 e8\nf1 e8\n").refused(),
        "error: There is no game number 4: standard input contains 3 games.\n"
    );
}

#[test]
fn files_are_replaced_atomically() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("game.txt"), "e2 e8").expect("a file");
    assert_eq!(fencepost(["convert", &path("game.txt"), "--to", "moves"]).done().output(), "e2 e8\n");
    // The format follows from the extension; standard output stays empty.
    let run = fencepost(["convert", &path("game.txt"), "-o", &path("game.json")]).done();
    assert!(run.bytes.is_empty());
    assert!(fs::read_to_string(path("game.json")).expect("the result").starts_with("{\"start\""));
    // A file may be replaced by its own conversion.
    fencepost(["convert", &path("game.txt"), "--output", &path("game.txt")]).done();
    assert_eq!(fs::read_to_string(path("game.txt")).expect("the result"), "[Result \"*\"]\n\n1. e2 e8 *\n");
    // An error leaves the old file, and nothing beside it.
    fs::write(path("bad.txt"), "e2 e8\ne2 e2\n").expect("a file");
    fencepost(["convert", &path("bad.txt"), "-o", &path("game.txt")]).refused();
    assert_eq!(fs::read_to_string(path("game.txt")).expect("the old one"), "[Result \"*\"]\n\n1. e2 e8 *\n");
    let mut names: Vec<_> =
        fs::read_dir(folder.path()).expect("the folder").map(|it| it.expect("a file").file_name()).collect();
    names.sort();
    assert_eq!(names, ["bad.txt", "game.json", "game.txt"]);
}

#[cfg(unix)]
#[test]
fn links_devices_and_permissions_are_respected() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    fs::write(path("real"), "old").expect("a file");
    fs::set_permissions(path("real"), fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink(path("real"), path("link")).expect("a link");
    fencepost_reading(["convert", "-", "--to", "moves", "-o", &path("link")], b"e2").done();
    assert!(fs::symlink_metadata(path("link")).expect("the link").is_symlink());
    assert_eq!(fs::read_to_string(path("real")).expect("the result"), "e2\n");
    assert_eq!(fs::metadata(path("real")).expect("the result").permissions().mode() & 0o777, 0o640);
    fencepost_reading(["convert", "-", "-o", "/dev/null"], b"e2").done();
    assert_eq!(fencepost_reading(["convert", "-", "--to", "moves", "-o", "-"], b"e2").done().output(), "e2\n");
    assert!(!fs::metadata("/dev/null").expect("the device").is_file());
}

#[test]
fn ten_thousand_games_are_converted() {
    let mut games = String::new();
    for number in 0..10_000 {
        let _ =
            write!(games, "[Round \"{number}\"]\n[Result \"*\"]\n\n1. e2 e8 2. e3 e7 3. e4 e6 4. e3h {{so far}} *\n\n");
    }
    games.pop();
    assert_eq!(convert("", &games), games);
    let moves = convert("--to moves", &games);
    assert_eq!(moves.lines().count(), 10_000);
    assert!(moves.lines().all(|line| line == "e2 e8 e3 e7 e4 e6 e3h"));
    let json = convert("--to json", &games);
    assert_eq!(convert("", &json), games);
    // With one wrong game at the end nothing is written.
    let said = convert_bytes("", format!("{games}\n[Result \"*\"]\n\n1. e2 e5 *\n").as_bytes()).refused();
    assert_eq!(said, "error: standard input:50003:7: The pawn on e9 can’t get to e5 in one move.\n");
}
