//! The help of every command and argument.

use crate::program::{fencepost, fencepost_in, words};

pub(crate) const COMMANDS: [&str; 9] =
    ["perft", "legal", "show", "convert", "engine", "solve", "rules", "completions", "help"];

#[test]
fn the_help_names_every_command() {
    let help = fencepost(["-h"]).done();
    for command in COMMANDS.into_iter().chain(["serve", "export", "backup"]) {
        assert!(help.output().contains(&format!("\n  {command} ")), "{command}");
    }
}

/// Their examples are not run here: a server does not end by itself.
#[test]
fn the_commands_of_the_server_explain_themselves() {
    for command in ["serve", "export", "backup"] {
        let help = fencepost([command, "--help"]).done();
        assert!(help.output().contains(&format!("\nExamples:\n  fencepost {command}")), "{}", help.output());
        assert!(!help.output().contains("help-"), "{}", help.output());
    }
}

#[test]
fn every_command_has_short_and_long_help_with_examples() {
    for command in COMMANDS {
        let (short, long) = (fencepost([command, "-h"]).done(), fencepost([command, "--help"]).done());
        assert!(short.output().len() < long.output().len());
        for help in [short.output(), long.output()] {
            assert!(help.contains(&format!("Usage: fencepost {command} ")), "{help}");
            assert!(help.contains(&format!("\nExamples:\n  fencepost {command}")), "{help}");
            assert!(!help.contains("help-") && !help.contains('\u{1b}') && !help.contains('\u{2068}'), "{help}");
        }
    }
}

#[test]
fn the_version_is_told() {
    for flag in ["--version", "-V"] {
        assert_eq!(fencepost([flag]).done().output(), concat!("fencepost ", env!("CARGO_PKG_VERSION"), "\n"));
    }
}

#[test]
fn help_is_a_command_too() {
    for command in COMMANDS {
        assert_eq!(fencepost(["help", command]).done().output(), fencepost([command, "--help"]).done().output());
    }
    assert_eq!(fencepost(["help"]).done().output(), fencepost(["--help"]).done().output());
}

/// The files that the examples mention.
const FILES: [(&str, &str); 4] = [
    ("game.txt", "e2 e8"),
    ("games.qgn", "1. e2 e8 *\n"),
    ("game.qgn", "1. e2 e8 2. e3 e7 3. e4 e6 4. d4 d6 5. c4 c6 6. b4 b6 *\n"),
    ("their.txt", "e8 e2"),
];

#[test]
fn the_examples_work() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in FILES {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    for command in COMMANDS {
        let help = fencepost([command, "--help"]).done();
        let (_, examples) = help.output().split_once("\nExamples:\n").expect("examples");
        // Animations take long, and have tests of their own.
        for example in examples.lines().filter(|example| !example.contains(".gif")) {
            // A pipe connects the program's input or output.
            let (input, line) = match example.split_once(" | ") {
                Some((input, line)) if line.starts_with("fencepost") => (input, line),
                Some((line, _)) => ("", line),
                None => ("", example),
            };
            // Text after several blanks is an explanation, text after > is for the shell.
            let line = line.trim().split(" > ").next().unwrap_or_default();
            let quoted_end = line.rfind('"').map_or(0, |end| end + 1);
            let end = line[quoted_end..].find("  ").map_or(line.len(), |end| quoted_end + end);
            let words = words(&line[..end]);
            assert_eq!(words.first(), Some(&"fencepost"), "{example}");
            let input = input.split('"').nth(1).unwrap_or("quit");
            let run = fencepost_in(folder.path(), words[1..].iter().copied(), input.as_bytes()).done();
            assert!(!run.bytes.is_empty() || example.contains(" -o ") || command == "engine", "{example}");
        }
    }
}
