//! Why a command failed.

use std::io;

use fencepost_language::Language;

/// Why a command failed, as it is shown to the user.
#[derive(Debug)]
pub(crate) enum CliError {
    /// A sentence in the user's language.
    Sentence(String),
    /// A message of the argument parser, complete with line ends.
    Usage(String),
    /// The result was written, but something was left out, which has been said already.
    Partly,
    /// The answer could not be written.
    Output(io::Error),
}

impl CliError {
    /// What to write on standard error.
    pub(crate) fn message(&self, language: &Language) -> String {
        let sentence = match self {
            CliError::Usage(text) => return text.clone(),
            CliError::Sentence(sentence) => sentence.clone(),
            CliError::Partly => return String::new(),
            CliError::Output(error) => language.text_with("problem-output", &[("why", reason(error).into())]),
        };
        let line = language.text_with("problem", &[("sentence", sentence.into())]);
        // Sentences quote arguments, which may contain anything: they must not break the line or control the terminal.
        line.replace(char::is_control, "\u{fffd}") + "\n"
    }
}

impl From<String> for CliError {
    fn from(sentence: String) -> CliError {
        CliError::Sentence(sentence)
    }
}

/// Only for errors of writing to standard output: others need to say which file they are about.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        CliError::Output(error)
    }
}

/// The operating system's text of an error, without the number that Rust adds.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let end = text.find(" (os error").unwrap_or(text.len());
    text[..end].to_owned()
}
