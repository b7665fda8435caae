//! What the program knows of the process it runs in.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::Arc;

use fencepost_language::Language;

/// The program's streams and surroundings.
pub struct Environment<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Standard output: answers, and nothing else.
    pub output: &'a mut (dyn Write + Send),
    /// Standard error: what is wrong.
    pub errors: &'a mut dyn Write,
    /// Whether a person looks at the output as it is written.
    pub output_is_terminal: bool,
    /// Whether a person looks at the errors as they are written; only then is there a progress bar.
    pub errors_is_terminal: bool,
    /// How many characters fit beside each other on the terminal.
    pub columns: usize,
    /// Whether terminals here show colours and their user wants them.
    pub colour_is_welcome: bool,
    /// The language to speak.
    pub language: Arc<Language>,
}

/// How a run of the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It did what was asked.
    Done,
    /// It could not, and has said why.
    Refused,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        match status {
            Status::Done => ExitCode::SUCCESS,
            Status::Refused => ExitCode::from(2),
        }
    }
}
