//! Fills the argument parser's help from the language files.
//!
//! The command `perft` has the line `help-perft`, with the attributes `long` and `examples` where there are some; its
//! argument `depth` has `help-perft-depth`. Arguments that several commands share have lines such as `help-any-board`.

use std::sync::Arc;

use anstyle::{AnsiColor, Style};
use clap::builder::{StyledStr, Styles, ValueParser};
use clap::{Arg, ArgAction, Command};
use fencepost_language::Language;

use crate::arguments::{self, Unreadable};
use crate::match_arguments;
use crate::serve_arguments;

const HEADING: Style = AnsiColor::Green.on_default().bold();
const STYLES: Styles = Styles::styled()
    .header(HEADING)
    .usage(HEADING)
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// The whole parser with its help in a language.
pub(crate) fn in_language(parser: Command, language: &Arc<Language>) -> Command {
    let parser = parser.styles(STYLES).disable_help_subcommand(true);
    fill(parser, "", language)
}

/// The line for an argument: the command's own, or else the one that commands share.
fn argument_id(command: &str, argument: &str, language: &Language) -> String {
    let argument = argument.replace('_', "-");
    let own = format!("help{command}-{argument}");
    if language.has(&own) { own } else { format!("help-any-{argument}") }
}

/// `path` is empty for the program itself and `-perft` for the command `perft`.
fn fill(command: Command, path: &str, language: &Arc<Language>) -> Command {
    let about = format!("help{path}");
    let (long, examples) = (format!("{about}.long"), format!("{about}.examples"));
    let mut command = add_help_arguments(command, path.is_empty())
        .about(language.text(&about))
        .subcommand_help_heading(language.text("help-heading-commands"))
        .help_template(template(language))
        .mut_args(|argument| fill_argument(argument, path, language))
        .mut_subcommands(|command| {
            let path = format!("{path}-{}", command.get_name());
            fill(command, &path, language)
        });
    if language.has(&long) {
        command = command.long_about(language.text(&long));
    }
    if language.has(&examples) {
        command = command.after_help(headed(&language.text("help-heading-examples"), &language.text(&examples)));
    }
    command
}

/// The parser's own `--help` and `--version` speak English only, so they make way for ours.
fn add_help_arguments(command: Command, is_program: bool) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let command = command.disable_help_flag(true).disable_version_flag(true).arg(help);
    if is_program {
        command.arg(Arg::new("version").short('V').long("version").action(ArgAction::Version))
    } else {
        command
    }
}

fn fill_argument(argument: Arg, path: &str, language: &Arc<Language>) -> Arg {
    let id = argument.get_id().to_string();
    let heading = match id.as_str() {
        "players" | "board" | "fences" | "position" => "help-heading-set-up",
        "ply" | "theme" | "size" | "coordinates" | "no_coordinates" | "flip" | "delay" => "help-heading-pictures",
        _ if argument.is_positional() => "help-heading-arguments",
        _ => "help-heading-options",
    };
    let line = argument_id(path, &id, language);
    let mut argument = argument.help(language.text(&line)).help_heading(language.text(heading));
    if argument.get_action().takes_values() {
        // Values and defaults are told in the line itself, since the parser would name them in English.
        argument = argument.hide_possible_values(true).hide_default_value(true);
    }
    if language.has(&format!("{line}.long")) {
        argument = argument.long_help(language.text(&format!("{line}.long")));
    }
    match value_parser(&id, language) {
        Some(parser) => argument.value_parser(parser),
        None => argument,
    }
}

/// The same as the derived one, but its complaints are in the user's language.
fn value_parser(argument: &str, language: &Arc<Language>) -> Option<ValueParser> {
    match argument {
        "players" => Some(complaining(arguments::players, language)),
        "board" => Some(complaining(arguments::board, language)),
        "fences" => Some(complaining(arguments::fences, language)),
        "depth" => Some(complaining(arguments::depth, language)),
        "level" => Some(complaining(arguments::level, language)),
        "threads" => Some(complaining(arguments::threads, language)),
        "memory" => Some(complaining(arguments::memory, language)),
        "hash" => Some(complaining(arguments::hash, language)),
        "movetime" => Some(complaining(arguments::movetime, language)),
        "seed" => Some(complaining(arguments::seed, language)),
        "position" => Some(complaining(arguments::position, language)),
        "game" => Some(complaining(arguments::game, language)),
        "ply" => Some(complaining(arguments::ply, language)),
        "size" => Some(complaining(arguments::size, language)),
        "delay" => Some(complaining(arguments::delay, language)),
        "engine_a" | "engine_b" => Some(complaining(match_arguments::engine, language)),
        "option_a" | "option_b" => Some(complaining(match_arguments::engine_option, language)),
        "time" | "time_b" => Some(complaining(match_arguments::limit, language)),
        "margin" | "patience" => Some(complaining(match_arguments::time, language)),
        "games" => Some(complaining(match_arguments::games, language)),
        "concurrency" => Some(complaining(match_arguments::concurrency, language)),
        "max_plies" => Some(complaining(match_arguments::max_plies, language)),
        "sprt" => Some(complaining(match_arguments::sprt, language)),
        "field" => Some(complaining(match_arguments::field, language)),
        "listen" => Some(complaining(serve_arguments::address, language)),
        "base" => Some(complaining(serve_arguments::base, language)),
        "public_url" => Some(complaining(serve_arguments::public_url, language)),
        "allow_host" => Some(complaining(serve_arguments::host, language)),
        "allow_origin" => Some(complaining(serve_arguments::origin, language)),
        "engine_threads" => Some(complaining(serve_arguments::engine_threads, language)),
        "engine_pace" => Some(complaining(serve_arguments::pace, language)),
        "end_idle_after" => Some(complaining(serve_arguments::days, language)),
        "most_data" => Some(complaining(serve_arguments::most_data, language)),
        "language" => Some(complaining(arguments::language, language)),
        "requests"
        | "burst"
        | "file_requests"
        | "file_burst"
        | "games_per_guest"
        | "games_per_address"
        | "sockets_per_guest"
        | "sockets_per_address" => Some(complaining(serve_arguments::limit, language)),
        _ => None,
    }
}

fn complaining<T>(read: fn(&str) -> Result<T, Unreadable>, language: &Arc<Language>) -> ValueParser
where
    T: Clone + Send + Sync + 'static,
{
    let language = Arc::clone(language);
    ValueParser::new(move |text: &str| read(text).map_err(|error| error.sentence(&language)))
}

fn template(language: &Language) -> StyledStr {
    let usage = language.text("help-heading-usage");
    format!("{{about-with-newline}}\n{HEADING}{usage}:{HEADING:#} {{usage}}\n\n{{all-args}}{{after-help}}").into()
}

fn headed(heading: &str, text: &str) -> StyledStr {
    let text = text.replace('\n', "\n  ");
    format!("{HEADING}{heading}:{HEADING:#}\n  {text}").into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::arguments::Arguments;

    /// The lines that the help of a command and its arguments asks for.
    fn asked_for(command: &Command, path: &str, language: &Language) -> BTreeSet<String> {
        let mut ids = BTreeSet::from([format!("help{path}")]);
        for argument in command.get_arguments() {
            ids.insert(argument_id(path, argument.get_id().as_str(), language));
        }
        for command in command.get_subcommands() {
            ids.extend(asked_for(command, &format!("{path}-{}", command.get_name()), language));
        }
        ids
    }

    #[test]
    fn every_command_and_argument_has_a_line_and_every_line_is_shown() {
        let language = Arc::new(Language::english());
        let mut parser = in_language(Arguments::command(), &language);
        parser.build();
        let file = include_str!("../../../locales/en/help.ftl");
        let is_heading = |id: &str| id.starts_with("help-heading-");
        let there = file.lines().filter(|line| line.starts_with("help")).filter_map(|line| line.split_once(" ="));
        let there: BTreeSet<String> = there.map(|(id, _)| id.to_owned()).filter(|id| !is_heading(id)).collect();
        assert_eq!(asked_for(&parser, "", &language), there);
    }

    #[test]
    fn every_heading_is_shown() {
        let source = include_str!("help.rs");
        let headings =
            include_str!("../../../locales/en/help.ftl").lines().filter(|line| line.starts_with("help-heading-"));
        for heading in headings {
            let id = heading.split(" =").next().unwrap_or_default();
            assert!(source.contains(&format!("\"{id}\"")), "{id}");
        }
    }

    #[test]
    fn the_parser_is_sound() {
        in_language(Arguments::command(), &Arc::new(Language::english())).debug_assert();
    }
}
