//! The arguments of `fencepost match`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum, ValueHint};

use crate::arguments::{self, SetUpOptions, Unreadable, number};
use crate::contest::{Field, Limit, Sprt, Tongue, read_time};

/// More games than this would fill no purpose but a disk.
const MOST_GAMES: u32 = 1_000_000;
/// More at once than this would only wait for each other.
const MOST_AT_ONCE: u32 = 256;
/// No game of this kind goes on longer in earnest.
const MOST_PLIES: u32 = 100_000;

#[derive(Debug, Args)]
pub(crate) struct MatchOptions {
    #[arg(value_name = "A", value_parser = engine)]
    pub(crate) engine_a: EngineCommand,
    #[arg(value_name = "B", value_parser = engine)]
    pub(crate) engine_b: EngineCommand,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[arg(long, value_name = "N", value_parser = games, default_value = "100", allow_negative_numbers = true)]
    pub(crate) games: u32,
    #[arg(long, value_name = "LIMIT", value_parser = limit, default_value = "100ms")]
    pub(crate) time: Limit,
    #[arg(long, value_name = "LIMIT", value_parser = limit)]
    pub(crate) time_b: Option<Limit>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    #[arg(long, value_name = "N", value_parser = concurrency, default_value = "1", allow_negative_numbers = true)]
    pub(crate) concurrency: u32,
    #[arg(long, value_name = "SEATS", value_parser = field)]
    pub(crate) field: Option<Field>,
    #[arg(long, value_name = "N", value_parser = max_plies, default_value = "400", allow_negative_numbers = true)]
    pub(crate) max_plies: u32,
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "100ms")]
    pub(crate) margin: Duration,
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "120s")]
    pub(crate) patience: Duration,
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Tongue::Uci)]
    pub(crate) protocol_a: Tongue,
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Tongue::Uci)]
    pub(crate) protocol_b: Tongue,
    #[arg(long, value_name = "NAME")]
    pub(crate) name_a: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) name_b: Option<String>,
    #[arg(long, value_name = "OPTION=VALUE", value_parser = engine_option)]
    pub(crate) option_a: Vec<EngineOption>,
    #[arg(long, value_name = "OPTION=VALUE", value_parser = engine_option)]
    pub(crate) option_b: Vec<EngineOption>,
    #[arg(long, value_name = "N", value_parser = arguments::seed, default_value = "0", allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ShowProgress::Auto)]
    pub(crate) progress: ShowProgress,
}

/// When to say how the match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ShowProgress {
    Auto,
    Always,
    Never,
}

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineCommand(pub(crate) Vec<String>);

/// The name and value of an engine's option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineOption {
    pub(crate) name: String,
    pub(crate) value: String,
}

pub(crate) fn engine(text: &str) -> Result<EngineCommand, Unreadable> {
    let words = shell_words::split(text).ok().filter(|words| !words.is_empty());
    words.map(EngineCommand).ok_or(Unreadable::Line("argument-engine"))
}

pub(crate) fn engine_option(text: &str) -> Result<EngineOption, Unreadable> {
    let one_line = !text.contains(char::is_control);
    let (name, value) = text.split_once('=').filter(|_| one_line).ok_or(Unreadable::Line("argument-engine-option"))?;
    Ok(EngineOption { name: name.trim().to_owned(), value: value.trim().to_owned() })
}

pub(crate) fn games(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=MOST_GAMES)
}

pub(crate) fn concurrency(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=MOST_AT_ONCE)
}

pub(crate) fn max_plies(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=MOST_PLIES)
}

pub(crate) fn limit(text: &str) -> Result<Limit, Unreadable> {
    text.parse().map_err(|_| Unreadable::Line("argument-limit"))
}

pub(crate) fn time(text: &str) -> Result<Duration, Unreadable> {
    read_time(text).ok_or(Unreadable::Line("argument-time"))
}

pub(crate) fn sprt(text: &str) -> Result<Sprt, Unreadable> {
    text.parse().map_err(|_| Unreadable::Line("argument-sprt"))
}

pub(crate) fn field(text: &str) -> Result<Field, Unreadable> {
    text.parse().map_err(|_| Unreadable::Line("argument-field"))
}
