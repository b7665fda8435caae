//! Runs the real program.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// The result of one run of the program.
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) errors: String,
}

impl Run {
    /// Standard output as text.
    pub(crate) fn output(&self) -> &str {
        std::str::from_utf8(&self.bytes).expect("output is text")
    }

    pub(crate) fn last_line(&self) -> &str {
        self.output().lines().last().unwrap_or_default()
    }

    /// Asserts success and returns the output.
    pub(crate) fn done(self) -> Run {
        assert_eq!((self.status, self.errors.as_str()), (Some(0), ""));
        self
    }

    /// Asserts that it failed as for all bad input, and returns the message.
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.status, Some(2), "status after {:?}", self.errors);
        assert!(self.bytes.is_empty(), "something was written to the output");
        assert!(!self.errors.contains("panicked"), "{}", self.errors);
        assert!(self.errors.starts_with("error: ") && self.errors.ends_with('\n'), "{:?}", self.errors);
        self.errors
    }
}

pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fencepost"));
    command.env_remove("LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("NO_COLOR");
    command
}

/// Far longer than any program runs in a test, even on a slow machine.
const LONGEST_RUN: Duration = Duration::from_secs(300);

/// Kills a program that runs too long, so that no test waits for it for ever.
pub(crate) struct Watchdog {
    /// Closed when the program no longer needs to be watched.
    _done: Sender<()>,
}

impl Watchdog {
    pub(crate) fn over(child: &Child) -> Watchdog {
        let (done, is_done) = channel();
        let id = child.id();
        thread::spawn(move || {
            if is_done.recv_timeout(LONGEST_RUN) == Err(RecvTimeoutError::Timeout) {
                kill(id);
            }
        });
        Watchdog { _done: done }
    }
}

fn kill(id: u32) {
    let id = id.to_string();
    let (program, arguments): (_, &[&str]) =
        if cfg!(windows) { ("taskkill", &["/F", "/PID", &id]) } else { ("kill", &["-KILL", &id]) };
    // If this fails, the program has just ended by itself.
    let _ = Command::new(program).args(arguments).status();
}

pub(crate) fn fencepost<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Run {
    fencepost_reading(arguments, b"")
}

/// With something on standard input.
pub(crate) fn fencepost_reading<'a>(arguments: impl IntoIterator<Item = &'a str>, input: &[u8]) -> Run {
    fencepost_in(Path::new("."), arguments, input)
}

/// In some folder, with something on standard input.
pub(crate) fn fencepost_in<'a>(folder: &Path, arguments: impl IntoIterator<Item = &'a str>, input: &[u8]) -> Run {
    let mut child = command()
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _watchdog = Watchdog::over(&child);
    let mut stdin = child.stdin.take().expect("its input");
    let output = std::thread::scope(|scope| {
        // A program with bad arguments does not read, so the pipe may break.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the program ends")
    });
    Run {
        status: output.status.code(),
        bytes: output.stdout,
        errors: String::from_utf8(output.stderr).expect("errors are text"),
    }
}

/// A command line split at blanks; text in quotes stays together.
pub(crate) fn words(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (place, part) in line.split('"').enumerate() {
        if place % 2 == 1 {
            found.push(part);
        } else {
            found.extend(part.split_whitespace());
        }
    }
    found
}
