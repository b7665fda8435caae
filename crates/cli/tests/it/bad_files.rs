//! Files that cannot be converted: one sentence that says where and why, and nothing else.

use std::fs;

use crate::program::{fencepost, fencepost_reading, words};

fn refused(line: &str, input: &[u8]) -> String {
    let said = fencepost_reading(words(&format!("convert - {line}")), input).refused();
    assert_eq!(said.lines().count(), 1, "{said}");
    said.strip_prefix("error: ").expect("an error").trim_end().to_owned()
}

#[test]
fn errors_name_the_place() {
    for (input, said) in [
        ("", "standard input contains no game."),
        (" \n\n\t\n", "standard input contains no game."),
        ("{nothing but a comment}", "standard input contains no game."),
        ("e2 e8\ne2 e5\n", "standard input:2:4: The pawn on e9 can’t get to e5 in one move."),
        ("[Event \"x\"]\n\n1. e2 e8 2. e3h\n    e3v *\n", "standard input:4:5: e3v would cross the fence e3h."),
        (
            "1. e2 ( 1. d1 *",
            "standard input:1:15: The result * is inside a variation: it belongs at the end of the game.",
        ),
        (
            "[Board \"99x99\"]\n\n*\n",
            "standard input:1:9: “99x99” is not a valid board: the size goes from 2x2 to 9x9, such as 5x7.",
        ),
        (
            "e2 e8 {é} é2",
            "standard input:1:11: “é2” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.",
        ),
        ("{\"nodes\":[{},{\"move\":\"e5\"}]}", "standard input:1: Node 1: The pawn on e1 can’t get to e5 in one move."),
        (
            "\n\n{\"nodes\":[{},{\"move\":\"e2\"},{\"move\":\"z\"}]}\n",
            "standard input:3: Node 2: “z” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.",
        ),
        (
            "{\"nodes\":[{\"move\":\"e2\"}]}",
            "standard input:1: Node 0: The first node is the start of the game and has no move.",
        ),
        (
            "{\"nodes\":[{},{}]}",
            "standard input:1: Node 1: Every node but the first needs a move, and this one has none.",
        ),
        (
            "{\"nodes\":[{},{\"move\":\"e2\",\"parent\":1}]}",
            "standard input:1: Node 1: The parent of a node must come before it.",
        ),
        (
            "{\"nodes\":[{},{\"move\":\"e2\",\"clock\":\"x\"}]}",
            "standard input:1: Node 1: “x” is not a valid clock reading: it looks like 0:09:58.",
        ),
        (
            "{\"nodes\":[{},{\"move\":\"e2\",\"eval\":\"2\"}]}",
            "standard input:1: Node 1: “2” is not a valid score: it is a string with a number from 0 to 1, such as 0.63.",
        ),
        (
            "{\"nodes\":[{\"glyph\":\"!\"}]}",
            "standard input:1: Node 0: “!” is not a valid mark after a move: use !, ?, !!, ??, !? or ?! right after the move.",
        ),
        (
            "{\"tags\":{\"Board\":\"5x5\"}}",
            "standard input:1: The tag Board does not belong here: it follows from the start and the result.",
        ),
        (
            "{\"tags\":{\"a b\":\"\"}}",
            "standard input:1: This is not a valid tag: a tag looks like [Event \"Casual game\"].",
        ),
        (
            "{\"start\":\"nowhere\"}",
            "standard input:1: The start position is wrong. A position has five parts separated by /, and a sixth for the size of the board if it is not 9x9, but this one has 1.",
        ),
        (
            "{\"result\":\"2-0\"}",
            "standard input:1: “2-0” is not a valid result: use one number for each player with - between them, such as 1-0 or 1/2-1/2, or * for a game that is not finished.",
        ),
        (
            "{\"result\":\"1-0-0\"}",
            "standard input:1: The result 1-0-0 does not fit: it needs one number for each of the 2 players.",
        ),
        ("{\"nodes\":", "standard input:1:9: The text ends in the middle of a game."),
        ("{\"nodes\" []}", "standard input:1:10: This is not JSON."),
        (
            "{\"nodes\":[{}]}\n{\"nodes\":{}}",
            "standard input:2:10: This JSON is not a valid game: invalid type: map, expected a sequence.",
        ),
    ] {
        assert_eq!(refused("", input.as_bytes()), said, "{input}");
    }
}

#[test]
fn binary_files_are_refused() {
    assert_eq!(refused("", b"e2 e8\ne2 \xff\xfe\n"), "standard input:2:4: This is not UTF-8 text.");
    assert_eq!(refused("", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "standard input:1:1: This is not UTF-8 text.");
    assert!(refused("--from json", b"\xff").starts_with("standard input:1:1: "));
    assert!(refused("", b"e2 x\x1by").contains("\u{201c}x\u{fffd}y\u{201d}"), "no commands for the terminal");
}

#[test]
fn deep_and_long_games_are_read() {
    assert!(refused("", "(".repeat(100_000).as_bytes()).contains(":1:1: "));
    let deep = "{\"x\":".repeat(100_000) + "1" + &"}".repeat(100_000);
    assert_eq!(fencepost_reading(["convert", "-", "--to", "moves"], deep.as_bytes()).done().output(), "\n");
    let nested = "1. e2 ".to_owned() + &"( 1. d1 ".repeat(20_000) + &")".repeat(20_000);
    let run = fencepost_reading(["convert", "-", "--to", "json"], nested.as_bytes()).done();
    let back = fencepost_reading(["convert", "-"], &run.bytes).done();
    assert_eq!(back.output(), fencepost_reading(["convert", "-"], nested.as_bytes()).done().output());
    assert!(refused("", "x".repeat(1_000_000).as_bytes()).len() < 400);
}

#[test]
fn unknown_formats_and_dialects_are_refused() {
    for line in [
        "convert",
        "convert - -",
        "convert - --from pdf",
        "convert - --from svg",
        "convert - --to pdf",
        "convert - --to",
        "convert - --dialect klingon",
        "convert - --to-dialect klingon",
        "convert - --game 0",
        "convert - --game x",
        "convert - --to svg --ply -1",
        "convert - --to svg --size 0",
        "convert - --to svg --size 5000",
        "convert - --to svg --size 99999999999",
        "convert - --to svg --theme pink",
        "convert - --to gif --delay 0",
        "convert - --to gif --delay 1h",
        "convert - --players 5",
        "convert - --players 4 --board 2x2",
        "convert - --position x",
        "convert - --position \" /  / e1 e9 / 10 10 / 1\" --fences 3",
        "convert - --flip",
        "convert - --theme dark --to json",
        "convert - --delay 500 --to png",
        "convert - --ply 3 --to gif",
        "convert - --size 300 --to moves",
        "convert - --no-coordinates",
        "convert - --coordinates --to qgn",
        "convert - --to svg --game 2",
        "convert - --to png --ply 2",
        "convert - -o",
        "convert - -o /",
        "convert - -o /no/such/folder/game.qgn",
        "convert /",
        "convert /no/such/file",
    ] {
        fencepost_reading(words(line), b"e2").refused();
    }
}

#[test]
fn missing_files_are_named() {
    assert_eq!(
        fencepost(["convert", "no such file.qgn"]).refused(),
        "error: no such file.qgn could not be read: No such file or directory.\n"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let name = folder.path().to_str().expect("a plain path");
    assert_eq!(fencepost(["convert", name]).refused(), format!("error: {name} could not be read: Is a directory.\n"));
    fs::write(folder.path().join("two"), "e2\n\ne2 e8\n").expect("a file");
    let two = format!("{name}/two");
    assert_eq!(
        fencepost(["convert", &two, "--to", "svg"]).refused(),
        format!("error: {two} contains 2 games, and a picture shows one: choose it, for example with --game 1.\n")
    );
    assert_eq!(
        fencepost(["convert", &two, "-o", name]).refused(),
        format!("error: {name} could not be written: is a directory.\n")
    );
    assert_eq!(
        fencepost(["convert", &two, "--game", "2", "--to", "png", "--ply", "3"]).refused(),
        "error: There is no move number 3: the game has 2 moves.\n"
    );
}

#[test]
fn errors_about_other_dialects_explain_the_notation() {
    assert_eq!(
        refused("--dialect glendenning", b"e8 e2 e6h e6v"),
        "standard input:1:11: e6v would cross the fence e3h. (Squares and fences other than that move are named in the notation of this program.)"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn an_endless_line_is_refused() {
    assert_eq!(
        fencepost(["convert", "/dev/zero"]).refused(),
        "error: /dev/zero:1:1: This line is too long to be a game.\n"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    assert_eq!(refused("-o /dev/full", b"e2"), "/dev/full could not be written: No space left on device.");
}
