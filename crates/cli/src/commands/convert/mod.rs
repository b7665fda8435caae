//! `fencepost convert`: reads games in one form and writes them in another.
//!
//! Games are read one by one. The result is kept in memory while it is small and on disk when it is large, and written at
//! the end: so a file of any length takes little memory, and nothing is written if anything in it is wrong.

pub(crate) mod destination;
pub(crate) mod games;
mod json;
mod pictures;
pub(crate) mod source;

use std::fmt::Write as _;
use std::path::Path;

use fencepost_language::{Language, plain_number};
use fencepost_rules::record::{ReadOptions, Record};
use fencepost_rules::{Dialect, Position, Setup};

use crate::arguments::{ConvertOptions, OutputForm, PictureOptions, SetUpOptions};
use crate::cli_error::CliError;
use crate::environment::Environment;
use destination::Destination;
use games::Games;
use source::Source;

pub(crate) fn convert(options: &ConvertOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let form = options.output_form();
    options.refuse_idle(form, &language)?;
    if form.is_binary() && options.output_file().is_none() && env.output_is_terminal {
        return Err(language.text_with("convert-terminal", &[("form", form.name().into())]).into());
    }
    let mut destination = Destination::open(options.output_file(), &language)?;
    let read_options = options.read_options(&language)?;
    let watch = env.errors_is_terminal;
    let source = Source::open(&options.file, env.input, watch, &language)?;
    let games = Games::begin(source, options.from, read_options, &language)?;
    if form.is_picture() {
        let record = choose(games, options.game, &language)?;
        pictures::write(&record, form, options, &mut destination, watch, &language)?;
    } else {
        write_all(games, form, options, &mut destination, &language)?;
    }
    destination.finish(env.output)
}

/// Every game, or the chosen one, as text. Nothing is read after the chosen one.
fn write_all(
    mut games: Games<'_>,
    form: OutputForm,
    options: &ConvertOptions,
    destination: &mut Destination,
    language: &Language,
) -> Result<(), CliError> {
    let dialect = options.to_dialect.unwrap_or_default();
    let mut text = String::new();
    if let Some(chosen) = options.game {
        write_text(&mut text, &chosen_game(&mut games, chosen, language)?, form, dialect);
        return destination.put(text.as_bytes());
    }
    while let Some(record) = games.next_game()? {
        text.clear();
        if games.found() > 1 && form == OutputForm::Qgn {
            text.push('\n');
        }
        write_text(&mut text, &record, form, dialect);
        destination.put(text.as_bytes())?;
    }
    if games.found() == 0 { Err(no_game(&games, language)) } else { Ok(()) }
}

/// Adds a game to a text.
fn write_text(text: &mut String, record: &Record, form: OutputForm, dialect: Dialect) {
    match form {
        OutputForm::Json => {
            text.push_str(&json::write(record, dialect));
            text.push('\n');
        }
        OutputForm::Moves => write_moves(text, record, dialect),
        _ => write!(text, "{}", record.display(dialect)).expect("writing to a string cannot fail"),
    }
}

/// The main line, without numbers, comments and variations.
fn write_moves(text: &mut String, record: &Record, dialect: Dialect) {
    let board = record.start().board();
    let events = record.main_line().filter_map(|id| record.node(id).event());
    for (number, event) in events.enumerate() {
        if number > 0 {
            text.push(' ');
        }
        dialect.write_event_to(text, event, board).expect("writing to a string cannot fail");
    }
    text.push('\n');
}

/// The game for the picture: the chosen one, or the only one.
fn choose(mut games: Games<'_>, chosen: Option<u32>, language: &Language) -> Result<Record, CliError> {
    if let Some(chosen) = chosen {
        return chosen_game(&mut games, chosen, language);
    }
    let first = games.next_game()?.ok_or_else(|| no_game(&games, language))?;
    // The rest is read to count the games.
    while games.next_game()?.is_some() {}
    if games.found() > 1 {
        let values = [("file", games.file().into()), ("count", games.found().into())];
        return Err(language.text_with("convert-many-games", &values).into());
    }
    Ok(first)
}

/// The game with that number. The games before it must be valid, those after it are not read.
fn chosen_game(games: &mut Games<'_>, chosen: u32, language: &Language) -> Result<Record, CliError> {
    while let Some(record) = games.next_game()? {
        if games.found() == chosen as usize {
            return Ok(record);
        }
    }
    if games.found() == 0 {
        return Err(no_game(games, language));
    }
    let values = [("file", games.file().into()), ("game", plain_number(chosen)), ("count", games.found().into())];
    Err(language.text_with("convert-no-such-game", &values).into())
}

fn no_game(games: &Games<'_>, language: &Language) -> CliError {
    language.text_with("convert-no-game", &[("file", games.file().into())]).into()
}

impl OutputForm {
    fn name(self) -> &'static str {
        match self {
            OutputForm::Qgn => "qgn",
            OutputForm::Moves => "moves",
            OutputForm::Json => "json",
            OutputForm::Svg => "svg",
            OutputForm::Png => "png",
            OutputForm::Gif => "gif",
        }
    }

    fn is_picture(self) -> bool {
        matches!(self, OutputForm::Svg | OutputForm::Png | OutputForm::Gif)
    }

    /// Whether it would be garbage on a terminal.
    fn is_binary(self) -> bool {
        matches!(self, OutputForm::Png | OutputForm::Gif)
    }
}

impl ConvertOptions {
    /// The requested format, or the one of the output file's extension, or a record.
    fn output_form(&self) -> OutputForm {
        let by_name = || {
            let extension = self.output.as_ref()?.extension()?.to_str()?;
            <OutputForm as clap::ValueEnum>::from_str(extension, true).ok()
        };
        self.to.or_else(by_name).unwrap_or(OutputForm::Qgn)
    }

    /// The file to write, if it is not standard output.
    fn output_file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|&path| path != Path::new("-"))
    }

    /// Refuses options that would have no effect.
    fn refuse_idle(&self, form: OutputForm, language: &Language) -> Result<(), CliError> {
        let PictureOptions { ply, theme, size, coordinates, no_coordinates, flip, delay } = &self.picture;
        let is_still = form.is_picture() && form != OutputForm::Gif;
        let given = [
            ("--ply", ply.is_some(), is_still),
            ("--theme", theme.is_some(), form.is_picture()),
            ("--size", size.is_some(), form.is_picture()),
            ("--coordinates", *coordinates, form.is_picture()),
            ("--no-coordinates", *no_coordinates, form.is_picture()),
            ("--flip", *flip, form.is_picture()),
            ("--delay", delay.is_some(), form == OutputForm::Gif),
        ];
        match given.iter().find(|(_, is_given, has_use)| *is_given && !has_use) {
            Some((option, ..)) => {
                let values = [("option", (*option).into()), ("form", form.name().into())];
                Err(language.text_with("convert-idle-option", &values).into())
            }
            None => Ok(()),
        }
    }

    fn read_options(&self, language: &Language) -> Result<ReadOptions, CliError> {
        let dialect = self.dialect.unwrap_or_default();
        let start = self.set_up.start_in(dialect, language)?;
        Ok(ReadOptions { dialect, start, ..ReadOptions::default() })
    }
}

impl SetUpOptions {
    /// The start of games that do not give one; `None` if the options do not give one either.
    fn start_in(&self, dialect: Dialect, language: &Language) -> Result<Option<Position>, CliError> {
        let start = self.start(language)?;
        if self.position.is_some() {
            return Ok(Some(start));
        }
        if self.players.is_none() && self.board.is_none() && self.fences.is_none() {
            return Ok(None);
        }
        let setup = Setup { turn: dialect.first_seat(), ..start.to_setup() };
        let start = Position::try_from(setup).map_err(|error| language.setup_error(&error))?;
        Ok(Some(start))
    }
}
