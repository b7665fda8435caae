//! The program prints what the documents say.

use crate::program::{command, words};

const README: &str = include_str!("../../../../README.md");
const COMMAND_LINE: &str = include_str!("../../../../docs/command-line.md");

#[test]
fn every_session_in_the_readme_is_true() {
    assert_sessions_are_true(README);
}

#[test]
fn every_session_in_the_description_of_the_command_line_is_true() {
    assert_sessions_are_true(COMMAND_LINE);
}

fn assert_sessions_are_true(document: &str) {
    let mut commands = 0;
    for session in document.split("\n```console\n").skip(1) {
        let (session, _) = session.split_once("\n```\n").expect("a session has an end");
        for step in session.strip_prefix("$ ").expect("a session begins with a command").split("\n$ ") {
            let (line, expected) = step.split_once('\n').unwrap_or((step, ""));
            assert_eq!(answer(line).trim_end(), expected.trim_end(), "after: {line}");
            commands += 1;
        }
    }
    assert!(commands > 0, "the document shows what the program does");
}

/// What a terminal would show, except for colours: output and errors.
fn answer(line: &str) -> String {
    let words = words(line);
    assert_eq!(words.first(), Some(&"fencepost"), "{line}");
    // Paths in the documents start at the top of the repository.
    let top = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let run = command().current_dir(top).args(&words[1..]).output().expect("the program starts");
    let text = [run.stdout, run.stderr].concat();
    String::from_utf8(text).expect("a session is text")
}
