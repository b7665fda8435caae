//! Games, read one by one.

use std::cell::Cell;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use fencepost_language::{Language, plain_number};
use fencepost_rules::Dialect;
use fencepost_rules::record::{ReadOptions, Record, RecordError, RecordErrorKind, Splitter};
use serde_json::de::IoRead;
use serde_json::error::Category;
use serde_json::{Deserializer, StreamDeserializer};

use super::json::{self, JsonError, JsonRecord};
use super::source::{Input, Source, unreadable};
use crate::arguments::InputForm;
use crate::cli_error::CliError;

/// A file with longer lines, in bytes, is not text, and would only fill the memory.
const LONGEST_LINE: u64 = 1 << 26;

pub(crate) struct Games<'a> {
    file: String,
    form: Form<'a>,
    options: ReadOptions,
    found: usize,
    language: &'a Language,
}

enum Form<'a> {
    Text(Text<'a>),
    Json { games: StreamDeserializer<'a, IoRead<CountingLines<'a>>, JsonRecord>, line: Rc<Cell<usize>> },
}

impl<'a> Games<'a> {
    /// Records and lists of moves are recognised by their content, JSON by its first characters.
    pub(crate) fn begin(
        mut source: Source<'a>,
        form: Option<InputForm>,
        options: ReadOptions,
        language: &'a Language,
    ) -> Result<Games<'a>, CliError> {
        let guessed = source.looks_like_json().map_err(|error| unreadable(&source.name, &error, language))?;
        let is_json = form.map_or(guessed, |form| form == InputForm::Json);
        let Source { name, reader } = source;
        let form = if is_json {
            let line = Rc::new(Cell::new(1));
            let counted = CountingLines { inner: reader, line: Rc::clone(&line), at_start: true };
            Form::Json { games: Deserializer::from_reader(counted).into_iter(), line }
        } else {
            Form::Text(Text { reader, splitter: Splitter::new(), line: Vec::new(), number: 0 })
        };
        Ok(Games { file: name, form, options, found: 0, language })
    }

    /// How many games have been read.
    pub(crate) fn found(&self) -> usize {
        self.found
    }

    /// The name of what is read.
    pub(crate) fn file(&self) -> String {
        self.file.clone()
    }

    /// The next game, if there is one.
    pub(crate) fn next_game(&mut self) -> Result<Option<Record>, CliError> {
        let record = match &mut self.form {
            Form::Text(text) => text.next_record(&self.options),
            Form::Json { games, line } => next_of_json(games, line, &self.options),
        };
        let record = record.map_err(|error| self.cli_error(&error))?;
        self.found += usize::from(record.is_some());
        Ok(record)
    }

    /// The next game; for one that cannot be read, the sentence that says where and why, so that others can be read after it.
    pub(crate) fn next_readable(&mut self) -> Result<Option<Result<Record, String>>, CliError> {
        let record = match &mut self.form {
            Form::Text(text) => text.next_record(&self.options),
            Form::Json { games, line } => next_of_json(games, line, &self.options),
        };
        let record = match record {
            Ok(record) => record.map(Ok),
            Err(error @ (GamesError::Record(_) | GamesError::Game { .. })) => match self.cli_error(&error) {
                CliError::Sentence(sentence) => Some(Err(sentence)),
                other => return Err(other),
            },
            Err(error) => return Err(self.cli_error(&error)),
        };
        self.found += usize::from(record.is_some());
        Ok(record)
    }

    fn cli_error(&self, error: &GamesError) -> CliError {
        let (language, file) = (self.language, ("file", self.file.as_str().into()));
        match error {
            GamesError::Reading(error) => unreadable(&self.file, error, language),
            GamesError::NoText { line, column } => self.error_at(*line, *column, language.text("problem-no-text")),
            GamesError::LongLine { line } => self.error_at(*line, 1, language.text("problem-long-line")),
            GamesError::Record(error) => {
                let why = self.explained(&error.kind, language.record_error(error));
                self.error_at(error.line, error.column, why)
            }
            GamesError::Json(error) => {
                let why = match error.classify() {
                    Category::Eof => language.text("json-end"),
                    Category::Syntax => language.text("json-syntax"),
                    _ => language.text_with("json-data", &[("detail", detail(error).into())]),
                };
                self.error_at(error.line(), error.column(), why)
            }
            GamesError::Game { line, node, error } => {
                let mut why = error.sentence(language);
                if let JsonError::Record(kind, _) = error {
                    why = self.explained(kind, why);
                }
                let mut values = vec![file, ("line", plain_number(line)), ("why", why.into())];
                let id = if node.is_some() { "problem-in-node" } else { "problem-in-game" };
                values.extend(node.map(|node| ("node", plain_number(node))));
                language.text_with(id, &values).into()
            }
        }
    }

    /// A sentence about a move uses our notation, which may differ from that of the file.
    fn explained(&self, kind: &RecordErrorKind, why: String) -> String {
        if self.options.dialect == Dialect::Fencepost || !matches!(kind, RecordErrorKind::Illegal(_)) {
            return why;
        }
        self.language.text_with("problem-own-notation", &[("why", why.into())])
    }

    fn error_at(&self, line: usize, column: usize, why: String) -> CliError {
        let place =
            [("file", self.file.as_str().into()), ("line", plain_number(line)), ("column", plain_number(column))];
        let [file, line, column] = place;
        self.language.text_with("problem-in-file", &[file, line, column, ("why", why.into())]).into()
    }
}

/// What can be wrong with a file of games.
enum GamesError {
    Reading(io::Error),
    NoText { line: usize, column: usize },
    LongLine { line: usize },
    Record(RecordError),
    Json(serde_json::Error),
    Game { line: usize, node: Option<usize>, error: JsonError },
}

/// Records and lists of moves, read line by line.
struct Text<'a> {
    reader: Input<'a>,
    splitter: Splitter,
    line: Vec<u8>,
    number: usize,
}

impl Text<'_> {
    fn next_record(&mut self, options: &ReadOptions) -> Result<Option<Record>, GamesError> {
        loop {
            self.line.clear();
            let is_over = self.read_line()? == 0;
            let game = if is_over {
                self.splitter.finish()
            } else {
                self.number += 1;
                let line = std::str::from_utf8(&self.line).map_err(|error| self.no_text(error.valid_up_to()))?;
                self.splitter.push(self.number, line)
            };
            match game {
                Some(game) => return game.read(options).map(Some).map_err(GamesError::Record),
                None if is_over => return Ok(None),
                None => {}
            }
        }
    }

    fn read_line(&mut self) -> Result<usize, GamesError> {
        let mut limited = self.reader.by_ref().take(LONGEST_LINE);
        let length = limited.read_until(b'\n', &mut self.line).map_err(GamesError::Reading)?;
        if length as u64 == LONGEST_LINE { Err(GamesError::LongLine { line: self.number + 1 }) } else { Ok(length) }
    }

    fn no_text(&self, good_bytes: usize) -> GamesError {
        let good = String::from_utf8_lossy(&self.line[..good_bytes]);
        GamesError::NoText { line: self.number, column: good.chars().count() + 1 }
    }
}

fn next_of_json(
    games: &mut StreamDeserializer<'_, IoRead<CountingLines<'_>>, JsonRecord>,
    line: &Cell<usize>,
    options: &ReadOptions,
) -> Result<Option<Record>, GamesError> {
    let Some(game) = games.next() else { return Ok(None) };
    let game =
        game.map_err(|error| if error.is_io() { GamesError::Reading(error.into()) } else { GamesError::Json(error) })?;
    let record =
        json::read(&game, options).map_err(|(node, error)| GamesError::Game { line: line.get(), node, error })?;
    Ok(Some(record))
}

/// The parser's message without the place, which is already in ours.
fn detail(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    text[..end].to_owned()
}

/// Counts the lines that were read; the parser reads no further than it must.
struct CountingLines<'a> {
    inner: Input<'a>,
    line: Rc<Cell<usize>>,
    at_start: bool,
}

impl Read for CountingLines<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if std::mem::take(&mut self.at_start) {
            skip_byte_order_mark(&mut self.inner)?;
        }
        let count = self.inner.read(buffer)?;
        let lines = buffer[..count].split(|&byte| byte == b'\n').count() - 1;
        self.line.set(self.line.get() + lines);
        Ok(count)
    }
}

fn skip_byte_order_mark(reader: &mut Input<'_>) -> io::Result<()> {
    if reader.fill_buf()?.starts_with("\u{feff}".as_bytes()) {
        reader.consume("\u{feff}".len());
    }
    Ok(())
}
