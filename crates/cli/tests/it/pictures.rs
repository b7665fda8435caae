//! `convert --to svg`, `png` and `gif`.

use crate::program::{fencepost_reading, words};

const GAME: &str =
    "[South \"First player\"]\n[North \"Second <player>\"]\n[Board \"3x3\"]\n[Fences \"1\"]\n\n1. b2 a3 2. b3 1-0\n";

fn picture(line: &str, input: &str) -> Vec<u8> {
    fencepost_reading(words(&format!("convert - {line}")), input.as_bytes()).done().bytes
}

fn svg(line: &str, input: &str) -> String {
    String::from_utf8(picture(&format!("--to svg {line}"), input)).expect("a text")
}

#[test]
fn an_svg_shows_the_last_position_or_another() {
    let last = svg("", GAME);
    assert!(last.starts_with("<svg ") && last.trim_end().ends_with("</svg>"), "{last}");
    assert_eq!(svg("--ply 3", GAME), last);
    let (start, first) = (svg("--ply 0", GAME), svg("--ply 1", GAME));
    assert!(start != first && first != last);
    assert!(start.contains("First player – Second &lt;player&gt;"), "{start}");
    assert!(first.contains("1. b2, First player"), "{first}");
    assert!(last.contains("2. b3, First player. First player reaches the goal line and wins."), "{last}");
}

#[test]
fn looks_can_be_chosen() {
    let plain = svg("", GAME);
    for line in ["--theme light", "--theme DARK", "--flip", "--no-coordinates", "--size 300"] {
        assert_ne!(svg(line, GAME), plain, "{line}");
    }
    assert_eq!(svg("--coordinates --theme wood", GAME), plain);
    assert_eq!(svg("--no-coordinates --coordinates", GAME), plain);
}

#[test]
fn png_and_gif_have_the_right_format() {
    let png = picture("--to png --size 64", GAME);
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    // The width stands in the first chunk.
    assert_eq!(png[16..20], [0, 0, 0, 64]);
    let gif = picture("--to gif --size 64 --delay 200", GAME);
    assert!(gif.starts_with(b"GIF89a") && gif.ends_with(b";"));
    assert_eq!(gif[6..8], [64, 0]);
    // One frame for the start and one for each move, each with its time: 20 hundredths, and four times as long at the end.
    let delays: Vec<u16> = gif
        .windows(8)
        .filter(|it| it[..3] == [0x21, 0xf9, 4] && it[7] == 0)
        .map(|it| u16::from_le_bytes([it[4], it[5]]))
        .collect();
    assert_eq!(delays, [20, 20, 20, 80]);
}

#[test]
fn captions_name_players_who_leave_and_endings() {
    let left = svg("", "[Players \"3\"]\n\n1. e2 out:west *\n");
    assert!(left.contains("West leaves the game"), "{left}");
    let resigned = svg("", "1. e2 e8 1-0");
    assert!(resigned.contains("1... e8, North. South wins: the other player resigned."), "{resigned}");
    let unplayed = svg("", "[Result \"*\"]\n\n*\n");
    assert!(unplayed.contains("The start"), "{unplayed}");
}
