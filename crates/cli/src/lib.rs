//! The `fencepost` program, apart from the process it runs in: arguments and streams are passed in.
//!
//! Every command either writes its answer, or writes nothing to the output, says in one sentence what is wrong, and
//! gives the status [`Status::Refused`].

mod arguments;
mod commands;
mod contest;
mod match_arguments;
mod memory;
mod problem;
mod progress;
mod serve_arguments;
mod set_up;
mod text_board;
mod world;
mod wrapping;

pub use world::{Status, World};

use std::error::Error;
use std::ffi::OsString;

use clap::Parser;
use clap::error::ErrorKind;

use fencepost_language::Language;

use arguments::{Arguments, Command, Unreadable};
use problem::Problem;
use serve_arguments::ServeOptions;

/// Runs the program with its arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>, world: &mut World<'_>) -> Status {
    match Arguments::try_parse_from(arguments) {
        Ok(arguments) => finish(execute(arguments, world), world),
        Err(error) => finish(show_parser_message(&error, world), world),
    }
}

fn execute(arguments: Arguments, world: &mut World<'_>) -> Result<(), Problem> {
    match arguments.command {
        None => commands::serve(&ServeOptions::default(), world),
        Some(Command::Serve(options)) => commands::serve(&options, world),
        Some(Command::Export(options)) => commands::export(&options, world),
        Some(Command::Backup(options)) => commands::backup(&options, world),
        Some(Command::Restore(options)) => commands::restore(&options, world),
        Some(Command::Verify(options)) => commands::verify(&options, world),
        Some(Command::Perft(options)) => commands::perft(&options, world),
        Some(Command::Legal(options)) => commands::legal(&options, world),
        Some(Command::Show(options)) => commands::show(&options, world),
        Some(Command::Engine(options)) => commands::engine(&options, world),
        Some(Command::Bench) => commands::bench(world),
        Some(Command::Match(options)) => commands::play_match(&options, world),
        Some(Command::Solve(options)) => commands::solve(&options, world),
        Some(Command::Convert(options)) => commands::convert(&options, world),
        Some(Command::Rules { language }) => commands::rules(language, world),
        Some(Command::Completions { shell }) => commands::completions(shell, world),
        Some(Command::Help { command: None }) => show_help(["fencepost", "--help"], world),
        Some(Command::Help { command: Some(command) }) => show_help(["fencepost", &command, "--help"], world),
    }
}

/// What the parser answers when it is asked for help.
fn show_help<'a>(question: impl IntoIterator<Item = &'a str>, world: &mut World<'_>) -> Result<(), Problem> {
    match Arguments::try_parse_from(question) {
        Ok(_) => Ok(()),
        Err(message) => show_parser_message(&message, world),
    }
}

/// Help and version are what was asked for; everything else the parser says is a complaint.
fn show_parser_message(error: &clap::Error, world: &mut World<'_>) -> Result<(), Problem> {
    let asked_for = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    let is_terminal = if asked_for { world.output_is_terminal } else { world.errors_is_terminal };
    let text = error.render();
    let text = if world.colour_is_welcome && is_terminal { text.ansi().to_string() } else { text.to_string() };
    let text = in_language(text, error, &world.language);
    if !asked_for {
        return Err(Problem::Told(text));
    }
    world.output.write_all(text.as_bytes())?;
    Ok(())
}

/// The parser knows no languages. What is wrong with a value it says in English; the reader gets it in another.
fn in_language(text: String, error: &clap::Error, language: &Language) -> String {
    match error.source().and_then(|source| source.downcast_ref::<Unreadable>()) {
        Some(unreadable) => text.replacen(&unreadable.to_string(), &unreadable.sentence(language), 1),
        None => text,
    }
}

fn finish(result: Result<(), Problem>, world: &mut World<'_>) -> Status {
    match result.and_then(|()| Ok(world.output.flush()?)) {
        Ok(()) => Status::Done,
        // Whoever was reading has seen enough, as `head` does.
        Err(Problem::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => Status::Done,
        Err(problem) => {
            // If even the error stream is closed, the status alone has to tell.
            let _ = world.errors.write_all(problem.message(&world.language).as_bytes());
            Status::Refused
        }
    }
}
