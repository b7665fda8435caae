//! Transcripts of engine sessions.
//!
//! A line `> text` is sent to the engine, a line `< text` is the next line of output; `*` in it stands for anything
//! but the end of the line. `< bestmove LEGAL` is any move that is legal, as the engine then says when asked. `< ...`
//! stands for any number of lines before the next one. A line to send that follows an
//! expected line is sent only after it. Other lines are comments. At the end the engine's input ends.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use fencepost_engine::protocol::{Session, StreamDriver};
use fencepost_engine::{HelperTask, Player, ThreadPool};

/// Far longer than anything takes, so that a deadlock fails a test and a slow machine does not.
const PATIENCE: Duration = Duration::from_secs(120);

/// A pipe's end to read from.
struct Pipe {
    arriving: Receiver<Vec<u8>>,
    rest: Vec<u8>,
}

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            self.rest = self.arriving.recv().unwrap_or_default();
        }
        let count = self.rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

/// A stream that hands on whole lines.
struct Lines {
    leaving: Sender<String>,
    line: Vec<u8>,
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.line)).expect("output is text");
                self.leaving.send(line).map_err(|_| io::ErrorKind::BrokenPipe)?;
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Threads;

impl ThreadPool for Threads {
    fn run(&self, helpers: Vec<HelperTask<'_>>, main: &mut dyn FnMut()) {
        thread::scope(|scope| {
            for helper in helpers {
                scope.spawn(helper);
            }
            main();
        });
    }
}

/// A running session.
pub(crate) struct Instance {
    /// Where in its text it is, if it has one.
    place: String,
    sending: Option<Sender<Vec<u8>>>,
    arriving: Receiver<String>,
}

impl Instance {
    /// Sends bytes as they are.
    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        // The answers show whether anybody still listens.
        let _ = self.sending.as_ref().map(|sending| sending.send(bytes.to_vec()));
    }

    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// Ends the engine's input.
    pub(crate) fn hang_up(&mut self) {
        self.sending = None;
    }

    /// The engine's next line; `None` after its last.
    pub(crate) fn hear(&mut self) -> Option<String> {
        match self.arriving.recv_timeout(PATIENCE) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("{} the engine is silent", self.place),
        }
    }

    /// Ends the engine's input and returns its remaining lines.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        self.hang_up();
        std::iter::from_fn(|| self.hear()).collect()
    }
}

/// Runs a session with a player, and waits for its end.
pub(crate) fn talk<T>(
    session: impl Session + Send,
    player: &mut (dyn Player + Send),
    other_side: impl FnOnce(&mut Instance) -> T,
) -> T {
    let ((sending, from_us), (leaving, arriving)) = (channel(), channel());
    let start = Instant::now();
    thread::scope(|scope| {
        scope.spawn(move || {
            let output = Lines { leaving, line: Vec::new() };
            let driver = StreamDriver::new(session, output, || start.elapsed()).with_thread_pool(&Threads);
            let input = BufReader::new(Pipe { arriving: from_us, rest: Vec::new() });
            thread::scope(|inner| {
                inner.spawn(|| driver.think(player));
                driver.listen(input).expect("both ends of the pipes are ours");
            });
        });
        // If this panics, the session is dropped and the engine's input ends, so that the threads end too.
        let mut talk = Instance { place: String::new(), sending: Some(sending), arriving };
        other_side(&mut talk)
    })
}

/// The client's side of a session, whatever runs it.
pub(crate) trait Partner {
    fn send(&mut self, line: &str);
    /// The engine's next line; `None` after its last.
    fn hear(&mut self) -> Option<String>;
    /// Ends the engine's input and returns its remaining lines.
    fn rest(&mut self) -> Vec<String>;
}

impl Partner for Instance {
    fn send(&mut self, line: &str) {
        Instance::send(self, line);
    }

    fn hear(&mut self) -> Option<String> {
        Instance::hear(self)
    }

    fn rest(&mut self) -> Vec<String> {
        Instance::rest(self)
    }
}

/// Runs a transcript on two threads.
#[track_caller]
pub(crate) fn follow(name: &str, text: &str, session: impl Session + Send, player: &mut (dyn Player + Send)) {
    talk(session, player, |talk| {
        talk.place = format!("{name}:");
        follow_with(name, text, talk);
    });
}

/// Runs a transcript.
#[track_caller]
pub(crate) fn follow_with(name: &str, text: &str, partner: &mut impl Partner) {
    let mut skips = false;
    for (number, line) in text.lines().enumerate() {
        let place = format!("{name}, line {}:", number + 1);
        if let Some(sent) = line.strip_prefix('>') {
            partner.send(sent.strip_prefix(' ').unwrap_or(sent));
        } else if line.trim_end() == "< ..." {
            skips = true;
        } else if let Some(expected) = line.strip_prefix('<') {
            let expected = expected.strip_prefix(' ').unwrap_or(expected);
            if expected == "bestmove LEGAL" {
                let heard = expect(partner, "bestmove *", std::mem::take(&mut skips), &place);
                check_legal(partner, &heard, &place);
            } else {
                expect(partner, expected, std::mem::take(&mut skips), &place);
            }
        }
    }
    let rest = partner.rest();
    assert!(skips || rest.is_empty(), "{name}: more is said than expected:\n{}", rest.join("\n"));
}

#[track_caller]
fn expect(partner: &mut impl Partner, expected: &str, skips: bool, place: &str) -> String {
    let mut heard = partner.hear();
    while skips && heard.as_ref().is_some_and(|heard| !matches(heard, expected)) {
        heard = partner.hear();
    }
    let heard = heard.unwrap_or_else(|| panic!("{place} {expected:?} is never said"));
    assert!(matches(&heard, expected), "{place}\n   said {heard:?}\nwanted {expected:?}");
    heard
}

/// The engine's list of legal moves contains the one that it just chose.
#[track_caller]
fn check_legal(partner: &mut impl Partner, heard: &str, place: &str) {
    partner.send("legal");
    let legal = partner.hear().unwrap_or_else(|| panic!("{place} no list of legal moves"));
    let mv = heard.strip_prefix("bestmove ").unwrap_or_default();
    assert!(legal.split(' ').any(|word| word == mv), "{place} {heard:?} is not among {legal:?}");
}

/// Whether a line matches a pattern, with `*` for anything.
fn matches(line: &str, pattern: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return line == pattern };
    let Some(line) = line.strip_prefix(start) else { return false };
    (0..=line.len()).filter(|&from| line.is_char_boundary(from)).any(|from| matches(&line[from..], rest))
}

#[test]
fn stars_stand_for_anything() {
    for (line, pattern, is_match) in [
        ("bestmove e2", "bestmove e2", true),
        ("bestmove e2", "bestmove *", true),
        ("bestmove e2", "best*e*", true),
        ("bestmove e2", "bestmove e3", false),
        ("bestmove e2", "*e3", false),
        ("bestmove e2", "bestmove", false),
        ("", "*", true),
    ] {
        assert_eq!(matches(line, pattern), is_match, "{line:?} {pattern:?}");
    }
}
