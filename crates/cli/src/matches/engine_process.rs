//! The process of an engine, with which the match exchanges lines.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines longer than this are cut: no answer is that long.
const LONGEST_LINE: u64 = 1 << 16;
/// How many lines are buffered; a program that writes more has to wait.
const MOST_LINES_WAITING: usize = 4096;
/// How often to check whether the match is being stopped.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a program may take to end after it was asked to.
const FAREWELL: Duration = Duration::from_millis(500);
const FAREWELL_GLANCE: Duration = Duration::from_millis(5);

/// Why the engine gave no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineError {
    /// The time is up.
    Timeout,
    /// The program has ended or closed its streams.
    Exited,
    /// The match is being stopped.
    Interrupted,
}

/// A running program. It ends with this value: politely if it listens, by its process id if not.
pub(super) struct EngineProcess {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<(Instant, String)>,
}

impl EngineProcess {
    /// Starts a program with its arguments.
    pub(super) fn start(command: &[String]) -> io::Result<EngineProcess> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        keep_from_interrupts(&mut command);
        let mut child = command.spawn()?;
        let (sender, lines) = sync_channel(MOST_LINES_WAITING);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || pass_lines_on(BufReader::new(output), &sender));
        }
        Ok(EngineProcess { input: child.stdin.take(), child, lines })
    }

    /// Sends a line.
    pub(super) fn say(&mut self, line: &str) -> Result<(), EngineError> {
        let input = self.input.as_mut().ok_or(EngineError::Exited)?;
        writeln!(input, "{line}").and_then(|()| input.flush()).map_err(|_| EngineError::Exited)
    }

    /// The next line, with the time at which it arrived.
    pub(super) fn hear(&self, until: Instant, stop: &AtomicBool) -> Result<(Instant, String), EngineError> {
        loop {
            let wait = until.saturating_duration_since(Instant::now()).min(GLANCE);
            match self.lines.recv_timeout(wait) {
                Ok(heard) => return Ok(heard),
                Err(RecvTimeoutError::Disconnected) => return Err(EngineError::Exited),
                Err(RecvTimeoutError::Timeout) if stop.load(Ordering::Relaxed) => {
                    return Err(EngineError::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) if Instant::now() >= until => return Err(EngineError::Timeout),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // If anything goes wrong here, the process is killed next.
        let _ = self.say("quit");
        self.input = None;
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(FAREWELL_GLANCE);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ctrl-C at the terminal is for the match, which ends its engines itself.
fn keep_from_interrupts(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(windows)]
    {
        const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
        std::os::windows::process::CommandExt::creation_flags(command, CREATE_NEW_PROCESS_GROUP);
    }
}

/// Reads until the program has closed its output or nobody wants the lines any more.
fn pass_lines_on(mut output: impl BufRead, lines: &SyncSender<(Instant, String)>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(1..) if lines.send((Instant::now(), String::from_utf8_lossy(&bytes).trim_end().to_owned())).is_ok() => {}
            _ => return,
        }
    }
}
