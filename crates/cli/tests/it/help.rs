//! Help that teaches, for every command and argument.

use crate::program::fencepost;

pub(crate) const COMMANDS: [&str; 4] = ["perft", "legal", "show", "completions"];

#[test]
fn alone_the_program_prints_its_help() {
    let alone = fencepost([]).done();
    assert_eq!(alone.output(), fencepost(["-h"]).done().output());
    for command in COMMANDS {
        assert!(alone.output().contains(&format!("\n  {command} ")), "{command}");
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
fn the_examples_work() {
    for command in COMMANDS {
        let help = fencepost([command, "--help"]).done();
        let (_, examples) = help.output().split_once("\nExamples:\n").expect("examples");
        for example in examples.lines() {
            // What comes after several blanks is an explanation, what comes after > is for the shell.
            let line = example.trim().split(" > ").next().unwrap_or_default();
            let quoted_end = line.rfind('"').map_or(0, |end| end + 1);
            let end = line[quoted_end..].find("  ").map_or(line.len(), |end| quoted_end + end);
            let words = crate::program::words(&line[..end]);
            assert_eq!(words.first(), Some(&"fencepost"), "{example}");
            let run = fencepost(words[1..].iter().copied()).done();
            assert!(!run.bytes.is_empty(), "{example}");
        }
    }
}
