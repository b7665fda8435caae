//! Every error: nothing on standard output, one clear message on standard error, status 2, no panic.

use crate::program::{Watchdog, command, fencepost, words};

/// Command lines that the argument parser or the command must refuse.
const REFUSED: &[&str] = &[
    "nonsense",
    "--nonsense",
    "-x",
    "perft",
    "perft x",
    "perft -1",
    "perft 1.5",
    "perft +1",
    "perft 101",
    "perft 4294967296",
    "perft 99999999999999999999",
    "perft \"\"",
    "perft 1 2",
    "perft 1 --divide=yes",
    "perft 1 --players 1",
    "perft 1 --players 5",
    "perft 1 --players -2",
    "perft 1 --players two",
    "perft 1 --players",
    "perft 1 --board 9",
    "perft 1 --board 1x9",
    "perft 1 --board 10x10",
    "perft 1 --board 9x",
    "perft 1 --board 5*5",
    "perft 1 --board \"\"",
    "perft 1 --board é5",
    "perft 1 --fences 21",
    "perft 1 --fences -1",
    "perft 1 --fences 1e1",
    "perft 1 --fences 256",
    "perft 1 --fences 2 --fences 3",
    "perft 1 --board 2x2 --players 4",
    "perft 1 --position \"\"",
    "perft 1 --position start",
    "perft 1 --position -",
    "perft 1 --position \"/\"",
    "perft 1 --position \" /  / e1 e9 / 10 10 \"",
    "perft 1 --position \" /  / e1 e9 / 10 10 / 0\"",
    "perft 1 --position \" /  / e1 e9 / 10 10 / 3\"",
    "perft 1 --position \" /  / e1 e9 / 10 10 / 1 / 9x9 / x\"",
    "perft 1 --position \" /  / e1 e9 / 10 21 / 1\"",
    "perft 1 --position \" /  / e1 e9 / 10 / 1\"",
    "perft 1 --position \" /  / e1 e1 / 10 10 / 1\"",
    "perft 1 --position \" /  / e9 e1 / 10 10 / 1\"",
    "perft 1 --position \" /  / e1 / 10 / 1\"",
    "perft 1 --position \" /  / e1 - / 10 - / 1\"",
    "perft 1 --position \" /  / - - - / - - - / 1\"",
    "perft 1 --position \" /  / j1 e9 / 10 10 / 1\"",
    "perft 1 --position \" /  / e1 e9 a5 i5 a1 / 1 1 1 1 1 / 1\"",
    "perft 1 --position \"i9 /  / e1 e9 / 10 10 / 1\"",
    "perft 1 --position \"a1a /  / e1 e9 / 10 10 / 1\"",
    "perft 1 --position \"a1a1 /  / e1 e9 / 10 10 / 1\"",
    "perft 1 --position \"a1b1 /  / e1 e9 / 10 10 / 1\"",
    "perft 1 --position \"a1 / a1 / e1 e9 / 10 10 / 1\"",
    "perft 1 --position \"a1c1 /  / b1 b4 / 3 3 / 1 / 4x4\"",
    "perft 1 --position \"é1 /  / e1 e9 / 10 10 / 1\"",
    "perft 1 --position \" /  / e1 e9 / 10 10 / 1\" --players 2",
    "perft 1 --position \" /  / e1 e9 / 10 10 / 1\" --board 9x9",
    "perft 1 --position \" /  / e1 e9 / 10 10 / 1\" --fences 10",
    "legal e5",
    "legal e1",
    "legal e9",
    "legal i9h",
    "legal e3x",
    "legal e3hh",
    "legal e0",
    "legal é",
    "legal pass",
    "legal out:",
    "legal out:here",
    "legal out:west",
    "legal --players 3 out:west out:west",
    "legal --players 3 out:west out:north out:south",
    "legal -e2",
    "legal -- -e2",
    "legal -- --players",
    "legal 1.",
    "legal e2 e8 e3h e3h",
    "legal e2 e8 e3h f3h",
    "legal e2 e8 e3h e3v",
    "legal --fences 0 e3h",
    "legal --board 5x5 e3h",
    "legal --board 5x5 c2 c4 f2",
    "legal --depth 3",
    "show e5",
    "show --color blue",
    "show --color",
    "show --board 2x2 --players 4",
    "show \u{1f600}",
    "completions",
    "completions csh",
    "completions bash zsh",
    "help nonsense",
];

#[test]
fn bad_command_lines_are_refused() {
    for line in REFUSED {
        let said = fencepost(words(line)).refused();
        assert!(said.len() > 20 && said.len() < 700, "{line}: {said}");
        assert!(
            !said.contains("ArgumentError") && !said.contains("argument-") && !said.contains("problem-"),
            "{line}: {said}"
        );
    }
}

#[test]
fn our_own_errors_are_one_line() {
    for line in ["legal e5", "show e2 e2", "perft 1 --board 2x2 --players 4", "legal xyz"] {
        assert_eq!(fencepost(words(line)).refused().lines().count(), 1, "{line}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf_8_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for arguments in [vec!["legal"], vec!["perft"], vec!["perft", "1", "--position"], vec!["show", "--color"], vec![]] {
        let output = command().args(arguments).arg(OsStr::from_bytes(b"\xff\xfe")).output().expect("the program runs");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        assert!(output.stderr.starts_with(b"error: "));
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = command()
        .args(["completions", "bash"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _watchdog = Watchdog::over(&child);
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device that is always full");
    let output = command().arg("show").stdout(full).output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(said, "error: The output could not be written: No space left on device.\n");
}

#[test]
fn a_refused_address_is_told_without_its_password() {
    for address in
        ["postgrs://ann:geheim@db.example/games", "ann:geheim@db.example/games", "mysql://ann:ge@heim@db.example/games"]
    {
        let errors = fencepost(["serve", "--database", address]).refused();
        assert!(errors.contains("…@db.example/games") && !errors.contains("heim"), "{errors}");
    }
}
