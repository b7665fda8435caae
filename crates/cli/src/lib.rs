//! The `fencepost` program, apart from the process it runs in: arguments and streams are passed in.
//!
//! Every command either writes its result, or writes nothing to the output, says in one sentence what is wrong, and
//! returns [`Status::Refused`]. Errors in arguments have the usual form of the argument parser.

mod analyze_arguments;
mod arguments;
mod board_colours;
mod cli_error;
mod commands;
mod data_folder;
mod environment;
mod match_arguments;
mod matches;
mod memory;
mod progress;
mod serve_arguments;
mod set_up;
mod wrapping;

pub use environment::{Environment, Status};

use std::error::Error;
use std::ffi::OsString;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use fencepost_language::Language;

use arguments::{ArgumentError, Arguments, Command};
use cli_error::CliError;
use serve_arguments::ServeOptions;

/// Runs the program with its arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>, env: &mut Environment<'_>) -> Status {
    match Arguments::try_parse_from(arguments) {
        Ok(arguments) => finish(execute(arguments, env), env),
        Err(error) => finish(show_parser_message(&without_password(error), env), env),
    }
}

/// The parser repeats a value that it refuses. One with a user and a password in front of an `@`, such as the address of a database, is
/// told without them: what is written to a terminal often ends up in a log.
fn without_password(mut error: clap::Error) -> clap::Error {
    if let Some(ContextValue::String(value)) = error.get(ContextKind::InvalidValue)
        && let Some((user, rest)) = value.rsplit_once('@')
        && user.contains(':')
    {
        let scheme = user.split_once("://").map_or("", |(scheme, _)| scheme);
        let told = if scheme.is_empty() { format!("…@{rest}") } else { format!("{scheme}://…@{rest}") };
        error.insert(ContextKind::InvalidValue, ContextValue::String(told));
    }
    error
}

fn execute(arguments: Arguments, env: &mut Environment<'_>) -> Result<(), CliError> {
    match arguments.command {
        None => commands::serve(&ServeOptions::default(), env),
        Some(Command::Serve(options)) => commands::serve(&options, env),
        Some(Command::Export(options)) => commands::export(&options, env),
        Some(Command::Backup(options)) => commands::backup(&options, env),
        Some(Command::Restore(options)) => commands::restore(&options, env),
        Some(Command::Verify(options)) => commands::verify(&options, env),
        Some(Command::MoveData(options)) => commands::move_data(&options, env),
        Some(Command::Perft(options)) => commands::perft(&options, env),
        Some(Command::Legal(options)) => commands::legal(&options, env),
        Some(Command::Show(options)) => commands::show(&options, env),
        Some(Command::Engine(options)) => commands::engine(&options, env),
        Some(Command::Bench) => commands::bench(env),
        Some(Command::Match(options)) => commands::play_match(&options, env),
        Some(Command::Puzzles(options)) => commands::puzzles(&options, env),
        Some(Command::Solve(options)) => commands::solve(&options, env),
        Some(Command::Convert(options)) => commands::convert(&options, env),
        Some(Command::Analyze(options)) => commands::analyze(&options, env),
        Some(Command::Explore(options)) => commands::explore(&options, env),
        Some(Command::Rules { language }) => commands::rules(language, env),
        Some(Command::Completions { shell }) => commands::completions(shell, env),
        Some(Command::Help { command: None }) => show_help(["fencepost", "--help"], env),
        Some(Command::Help { command: Some(command) }) => show_help(["fencepost", &command, "--help"], env),
    }
}

/// Shows the help that the parser makes.
fn show_help<'a>(question: impl IntoIterator<Item = &'a str>, env: &mut Environment<'_>) -> Result<(), CliError> {
    match Arguments::try_parse_from(question) {
        Ok(_) => Ok(()),
        Err(message) => show_parser_message(&message, env),
    }
}

/// Shows help and version as output; every other message of the parser is an error.
fn show_parser_message(error: &clap::Error, env: &mut Environment<'_>) -> Result<(), CliError> {
    let asked_for = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    let is_terminal = if asked_for { env.output_is_terminal } else { env.errors_is_terminal };
    let text = error.render();
    let text = if env.colour_is_welcome && is_terminal { text.ansi().to_string() } else { text.to_string() };
    let text = in_language(text, error, &env.language);
    if !asked_for {
        return Err(CliError::Usage(text));
    }
    env.output.write_all(text.as_bytes())?;
    Ok(())
}

/// The parser only speaks English. This translates what it says about an invalid value.
fn in_language(text: String, error: &clap::Error, language: &Language) -> String {
    match error.source().and_then(|source| source.downcast_ref::<ArgumentError>()) {
        Some(unreadable) => text.replacen(&unreadable.to_string(), &unreadable.sentence(language), 1),
        None => text,
    }
}

fn finish(result: Result<(), CliError>, env: &mut Environment<'_>) -> Status {
    match result.and_then(|()| Ok(env.output.flush()?)) {
        Ok(()) => Status::Done,
        // The reader has closed the pipe, as `head` does.
        Err(CliError::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => Status::Done,
        Err(CliError::Partly) => Status::Partly,
        Err(error) => {
            // If even the error stream is closed, there is only the status.
            let _ = env.errors.write_all(error.message(&env.language).as_bytes());
            Status::Refused
        }
    }
}
