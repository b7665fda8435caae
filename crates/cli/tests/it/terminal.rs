//! The program at a terminal: colours and a progress bar.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::program::command;

/// Both ends of a terminal: the user's and the program's.
fn terminal() -> (File, File) {
    let user = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&user).expect("a terminal of ours");
    unlockpt(&user).expect("an open terminal");
    let name = ptsname(&user, Vec::new()).expect("its name");
    let program = File::options().read(true).write(true).open(OsStr::from_bytes(name.as_bytes()));
    (File::from(user), program.expect("its other end"))
}

/// Everything that the user has seen when the program has closed its end.
fn seen(mut user: File) -> String {
    let (mut all, mut part) = (Vec::new(), [0; 4096]);
    // The end of a terminal is an error on some systems.
    while let Ok(count @ 1..) = user.read(&mut part) {
        all.extend_from_slice(&part[..count]);
    }
    String::from_utf8_lossy(&all).into_owned()
}

#[test]
fn a_terminal_gets_colours_unless_it_has_none() {
    for (name, value, coloured) in [("TERM", "xterm", true), ("NO_COLOR", "1", false), ("TERM", "dumb", false)] {
        let (user, program) = terminal();
        let reader = thread::spawn(move || seen(user));
        let mut command = command();
        let status = command.arg("show").env("TERM", "xterm").env(name, value).stdout(program).status();
        assert!(status.expect("the program runs").success());
        drop(command);
        assert_eq!(reader.join().expect("what was seen").contains("\u{1b}["), coloured, "{name}={value}");
    }
}

#[test]
fn pixels_are_not_written_to_a_terminal() {
    let (user, program) = terminal();
    let output = command().args(["convert", "-", "--to", "png"]).stdin(Stdio::null()).stdout(program).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"error: A picture in the format png cannot be shown in a terminal"));
    assert_eq!(seen(user), "");
}

#[test]
fn a_terminal_shows_a_progress_bar() {
    let (user, program) = terminal();
    let reader = thread::spawn(move || seen(user));
    let mut command = command();
    command.args(["convert", "-", "--to", "moves"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(program);
    let mut child = command.spawn().expect("the program starts");
    drop(command);
    let mut input = child.stdin.take().expect("its input");
    for game in ["e2 e8\n", "d1 e8\n", "f1 e8\n"] {
        input.write_all(game.as_bytes()).expect("the program reads");
        thread::sleep(Duration::from_millis(700));
    }
    drop(input);
    let deadline = Instant::now() + Duration::from_secs(60);
    while child.try_wait().expect("a status").is_none() {
        if Instant::now() > deadline {
            child.kill().expect("an end");
            panic!("the program waits for itself");
        }
        thread::sleep(Duration::from_millis(20));
    }
    let output = child.wait_with_output().expect("the program has ended");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "e2 e8\nd1 e8\nf1 e8\n");
    let seen = reader.join().expect("what was seen");
    assert!(seen.contains("00:00:01") && seen.contains(" B"), "{seen:?}");
}
