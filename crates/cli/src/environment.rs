//! What the program knows about the process it runs in.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::Arc;

use fencepost_language::Language;

/// The program's streams and environment.
pub struct Environment<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Standard output: only results.
    pub output: &'a mut (dyn Write + Send),
    /// Standard error.
    pub errors: &'a mut dyn Write,
    /// Whether the output goes to a terminal.
    pub output_is_terminal: bool,
    /// Whether standard error is a terminal; only then is there a progress bar.
    pub errors_is_terminal: bool,
    /// The width of the terminal in characters.
    pub columns: usize,
    /// Whether the terminal shows colours and the user wants them.
    pub colour_is_welcome: bool,
    /// The language of messages.
    pub language: Arc<Language>,
}

/// How a run of the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It succeeded.
    Done,
    /// It has written a result, but had to leave something out, and has said what.
    Partly,
    /// It failed, and has said why.
    Refused,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        match status {
            Status::Done => ExitCode::SUCCESS,
            Status::Partly => ExitCode::from(1),
            Status::Refused => ExitCode::from(2),
        }
    }
}
