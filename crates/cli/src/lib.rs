//! The `fencepost` program, apart from the process it runs in: arguments and streams are passed in.
//!
//! Every command either writes its answer, or writes nothing to the output, says in one sentence what is wrong, and
//! gives the status [`Status::Refused`].

mod arguments;
mod commands;
mod contest;
mod help;
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

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use arguments::{Arguments, Command};
use problem::Problem;
use serve_arguments::ServeOptions;

/// Runs the program with its arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>, world: &mut World<'_>) -> Status {
    match parse(arguments, world) {
        Ok(arguments) => finish(execute(arguments, world), world),
        Err(error) => finish(show_parser_message(&error, world), world),
    }
}

/// The parser with its help, which is in English in every language's terminal; complaints about values are in the reader's.
fn parser(world: &World<'_>) -> clap::Command {
    help::in_language(Arguments::command(), &world.language)
}

fn parse(arguments: impl IntoIterator<Item = OsString>, world: &World<'_>) -> Result<Arguments, clap::Error> {
    let mut parser = parser(world);
    let mut matches = parser.try_get_matches_from_mut(arguments)?;
    Arguments::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut parser))
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
    match parser(world).try_get_matches_from(question) {
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
    if !asked_for {
        return Err(Problem::Told(text));
    }
    world.output.write_all(text.as_bytes())?;
    Ok(())
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
