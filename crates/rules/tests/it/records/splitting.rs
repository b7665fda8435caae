//! Files of many games.

use fencepost_rules::record::{GameText, ReadOptions, Splitter};

/// The games of a file, as their text and first line.
fn split(file: &str) -> Vec<GameText> {
    let mut splitter = Splitter::new();
    let mut games: Vec<GameText> =
        file.split('\n').enumerate().filter_map(|(index, line)| splitter.push(index + 1, line)).collect();
    games.extend(splitter.finish());
    assert_eq!(splitter.finish(), None, "nothing is left");
    games
}

/// Asserts the first line and the number of lines with something on them, for each game.
fn assert_split(file: &str, expected: &[(usize, &str)]) {
    let games = split(file);
    let found: Vec<(usize, String)> = games
        .iter()
        .map(|game| (game.first_line, game.text.split_whitespace().collect::<Vec<_>>().join(" ")))
        .collect();
    let expected: Vec<(usize, String)> = expected.iter().map(|&(line, text)| (line, text.to_owned())).collect();
    assert_eq!(found, expected, "{file}");
}

#[test]
fn a_tag_after_moves_begins_a_game() {
    assert_split(
        "\n\n[Event \"1\"]\n[Site \"x\"]\n\ne2 e8\n\ne3 e7\n*\n[Event \"2\"]\n\n*\n\n\n[Event \"3\"]\n*",
        &[(3, "[Event \"1\"] [Site \"x\"] e2 e8 e3 e7 *"), (10, "[Event \"2\"] *"), (15, "[Event \"3\"] *")],
    );
    // All on one line, and with line ends of another kind.
    assert_split("[A \"1\"] e2\r\n[B \"2\"] e2\r\n", &[(1, "[A \"1\"] e2"), (2, "[B \"2\"] e2")]);
}

#[test]
fn tags_inside_comments_and_values_do_not_begin_a_game() {
    assert_split(
        "[A \"{\"]\ne2 {a\n[B \"2\"]\n\n; } e8\n[C \"}\"]\ne2 ; {\n[D \"\\\"]{\"]\ne2",
        &[(1, "[A \"{\"] e2 {a [B \"2\"] ; } e8"), (6, "[C \"}\"] e2 ; {"), (8, "[D \"\\\"]{\"] e2")],
    );
}

#[test]
fn a_bare_line_is_a_game() {
    assert_split(
        "e2 e8\nd1 e8 e2\n\n\n1. e2 e8 *\nf1 e8",
        &[(1, "e2 e8"), (2, "d1 e8 e2"), (5, "1. e2 e8 *"), (6, "f1 e8")],
    );
    assert_split("1. e2 e8\n1.d1 d9\n[A \"1\"]\n*", &[(1, "1. e2 e8"), (2, "1.d1 d9"), (3, "[A \"1\"] *")]);
}

#[test]
fn numbers_other_than_one_go_on() {
    assert_split(
        "1. e2 e8\n2. e3 e7\n10. e4\n10... e6\n1. e2\n1... e8",
        &[(1, "1. e2 e8 2. e3 e7 10. e4 10... e6"), (5, "1. e2 1... e8")],
    );
    assert_split("1. e2 e8\n\n2. e3 e7", &[(1, "1. e2 e8"), (3, "2. e3 e7")]);
    assert_split("1. e2 e8 1-0\n2. e3 e7", &[(1, "1. e2 e8 1-0"), (2, "2. e3 e7")]);
}

#[test]
fn single_moves_go_on() {
    assert_split("e2\ne8\ne3! {x}\n1-0\ne2\n\ne2\ne8", &[(1, "e2 e8 e3! {x} 1-0"), (5, "e2"), (7, "e2 e8")]);
    assert_split("e2\ne8 e3\ne2", &[(1, "e2"), (2, "e8 e3"), (3, "e2")]);
    assert_split("1. e2\n1. d1", &[(1, "1. e2"), (2, "1. d1")]);
    assert_split("e2 ( d1 e8 )\ne8\n*", &[(1, "e2 ( d1 e8 ) e8 *")]);
}

#[test]
fn comments_alone_are_not_a_game() {
    assert_split("; heading\n\ne2 e8\n{more\nwords}\n*", &[(1, "; heading e2 e8 {more words} *")]);
    assert_split("e2 e8 *\n; heading\nd1 e8 *\n; the end", &[(1, "e2 e8 *"), (2, "; heading d1 e8 *")]);
    assert_split("; nothing\n{at all}\n\n", &[]);
    assert_split("", &[]);
    // A comment that never ends is an error.
    assert_split("{never", &[(1, "{never")]);
    assert_split("\u{feff}e2 e8", &[(1, "e2 e8")]);
}

#[test]
fn errors_name_the_line_of_the_file() {
    let games = split("[A \"1\"]\n\n*\n\n[B \"2\"]\n\n1. e2 e8\n2. e4 *\n");
    assert!(games[0].read(&ReadOptions::default()).is_ok());
    let error = games[1].read(&ReadOptions::default()).expect_err("an illegal move");
    assert_eq!((error.line, error.column, error.text.as_str()), (8, 4, "e4"));
}
