//! The arguments and how they are read. Their help is in the language files: see `help.rs`.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use fencepost_engine::players;
use fencepost_engine::protocol::UciOption;
use fencepost_language::{Language, plain_number};
use fencepost_pictures::Theme;
use fencepost_rules::{Board, Dialect, MOST_FENCES, ParsePositionError, Players, Position};

use crate::match_arguments::MatchOptions;
use crate::serve_arguments::{BackupOptions, ExportOptions, RestoreOptions, ServeOptions, VerifyOptions};

/// Deeper counts than this would not end in anybody's lifetime, except where a board leaves next to nothing to do; and
/// the recursion has to end somewhere. The count cannot overflow: it grows by counting.
const DEEPEST: u32 = 100;
/// The widest picture in pixels that is made.
const WIDEST: u32 = 4096;
/// How long a frame may be shown, in milliseconds. Players of GIFs do not go by shorter times.
const DELAYS: RangeInclusive<u32> = 20..=60_000;
/// How long the engine may think about a move where nobody tells it, in milliseconds.
const MOVE_TIMES: RangeInclusive<u32> = 1..=3_600_000;

#[derive(Debug, Parser)]
#[command(name = "fencepost", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Box<ServeOptions>),
    Export(ExportOptions),
    Backup(BackupOptions),
    Restore(RestoreOptions),
    Verify(VerifyOptions),
    Perft(PerftOptions),
    Legal(LegalOptions),
    Show(ShowOptions),
    Convert(ConvertOptions),
    Engine(EngineOptions),
    Solve(SolveOptions),
    Bench,
    Match(Box<MatchOptions>),
    Rules {
        #[arg(value_name = "LANG", value_parser = language)]
        language: Option<&'static str>,
    },
    Completions {
        shell: Shell,
    },
    Help {
        command: Option<String>,
    },
}

/// Where a game starts.
#[derive(Clone, Debug, Args)]
pub(crate) struct SetUpOptions {
    #[arg(long, value_name = "N", value_parser = players, allow_negative_numbers = true, conflicts_with = "position")]
    pub(crate) players: Option<Players>,
    #[arg(long, value_name = "WxH", value_parser = board, conflicts_with = "position")]
    pub(crate) board: Option<Board>,
    #[arg(long, value_name = "N", value_parser = fences, allow_negative_numbers = true, conflicts_with = "position")]
    pub(crate) fences: Option<u8>,
    #[arg(long, value_name = "POSITION", value_parser = position, allow_hyphen_values = true)]
    pub(crate) position: Option<Position>,
}

#[derive(Debug, Args)]
pub(crate) struct PerftOptions {
    #[arg(value_name = "DEPTH", value_parser = depth, allow_negative_numbers = true)]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LegalOptions {
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
}

#[derive(Debug, Args)]
pub(crate) struct ShowOptions {
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Colour::Auto)]
    pub(crate) color: Colour,
}

#[derive(Debug, Args)]
pub(crate) struct EngineOptions {
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Protocol::Uci)]
    pub(crate) protocol: Protocol,
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(players::NAMES))]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "N", value_parser = level, allow_negative_numbers = true)]
    pub(crate) level: Option<u64>,
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
    #[arg(long, value_name = "MIB", value_parser = hash, allow_negative_numbers = true)]
    pub(crate) hash: Option<u64>,
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = movetime, allow_negative_numbers = true)]
    pub(crate) movetime: Option<u32>,
}

/// A game of two that starts from the beginning.
#[derive(Debug, Args)]
pub(crate) struct SolveOptions {
    #[arg(long, value_name = "WxH", value_parser = board)]
    pub(crate) board: Option<Board>,
    #[arg(long, value_name = "N", value_parser = fences, allow_negative_numbers = true)]
    pub(crate) fences: Option<u8>,
    #[arg(long, value_name = "MIB", value_parser = memory, allow_negative_numbers = true)]
    pub(crate) memory: Option<u32>,
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
}

/// How to talk to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Protocol {
    Uci,
    Qtp,
}

/// When to colour the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Args)]
pub(crate) struct ConvertOptions {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FORM", value_enum, ignore_case = true)]
    pub(crate) from: Option<InputForm>,
    #[arg(long, value_name = "FORM", value_enum, ignore_case = true)]
    pub(crate) to: Option<OutputForm>,
    #[arg(long, value_parser = dialects(), ignore_case = true)]
    pub(crate) dialect: Option<Dialect>,
    #[arg(long, value_name = "DIALECT", value_parser = dialects(), ignore_case = true)]
    pub(crate) to_dialect: Option<Dialect>,
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = game, allow_negative_numbers = true)]
    pub(crate) game: Option<u32>,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[command(flatten)]
    pub(crate) picture: PictureOptions,
}

/// How pictures look.
#[derive(Debug, Args)]
pub(crate) struct PictureOptions {
    #[arg(long, value_name = "N", value_parser = ply, allow_negative_numbers = true)]
    pub(crate) ply: Option<u32>,
    #[arg(long, value_parser = themes(), ignore_case = true)]
    pub(crate) theme: Option<Theme>,
    #[arg(long, value_name = "PIXELS", value_parser = size, allow_negative_numbers = true)]
    pub(crate) size: Option<u32>,
    #[arg(long, overrides_with = "no_coordinates")]
    pub(crate) coordinates: bool,
    #[arg(long, overrides_with = "coordinates")]
    pub(crate) no_coordinates: bool,
    #[arg(long)]
    pub(crate) flip: bool,
    #[arg(long, value_name = "MS", value_parser = delay, allow_negative_numbers = true)]
    pub(crate) delay: Option<u32>,
}

/// A form in which games are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputForm {
    Qgn,
    Moves,
    Json,
}

/// A form in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputForm {
    Qgn,
    Moves,
    Json,
    Svg,
    Png,
    Gif,
}

fn dialects() -> impl TypedValueParser<Value = Dialect> {
    PossibleValuesParser::new(Dialect::ALL.map(Dialect::name)).try_map(|name| name.parse::<Dialect>())
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name)).try_map(|name| name.parse::<Theme>())
}

/// A value of an argument that is no such value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    Players,
    Board,
    Number(RangeInclusive<u32>),
    Position(ParsePositionError),
    /// A tag that is near to no language of ours.
    Language(String),
    /// What it should have been says the line of that name.
    Line(&'static str),
}

impl Unreadable {
    pub(crate) fn sentence(&self, language: &Language) -> String {
        match self {
            Unreadable::Players => language.text("argument-players"),
            Unreadable::Board => language.text("argument-board"),
            Unreadable::Number(range) if *range.end() == u32::MAX => {
                language.text_with("argument-number-from", &[("least", plain_number(range.start()))])
            }
            Unreadable::Number(range) => language.text_with(
                "argument-number",
                &[("least", plain_number(range.start())), ("most", plain_number(range.end()))],
            ),
            Unreadable::Position(error) => language.position_error(error),
            Unreadable::Language(text) => {
                let tags = Language::own_names().map(|(tag, _)| tag).collect::<Vec<_>>();
                let tags = tags.join(&language.text("list-separator"));
                language.text_with("argument-language", &[("text", text.as_str().into()), ("tags", tags.into())])
            }
            Unreadable::Line(id) => language.text(id),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Unreadable {}

pub(crate) fn players(text: &str) -> Result<Players, Unreadable> {
    let count = number(text, 2..=4).map_err(|_| Unreadable::Players)?;
    Players::from_count(count as usize).ok_or(Unreadable::Players)
}

pub(crate) fn board(text: &str) -> Result<Board, Unreadable> {
    text.parse().map_err(|_| Unreadable::Board)
}

pub(crate) fn fences(text: &str) -> Result<u8, Unreadable> {
    number(text, 0..=MOST_FENCES.into()).map(|fences| fences as u8)
}

pub(crate) fn position(text: &str) -> Result<Position, Unreadable> {
    text.parse().map_err(Unreadable::Position)
}

pub(crate) fn language(text: &str) -> Result<&'static str, Unreadable> {
    Language::nearest(text).ok_or_else(|| Unreadable::Language(text.to_owned()))
}

pub(crate) fn depth(text: &str) -> Result<u32, Unreadable> {
    number(text, 0..=DEEPEST)
}

pub(crate) fn game(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=u32::MAX)
}

pub(crate) fn ply(text: &str) -> Result<u32, Unreadable> {
    number(text, 0..=u32::MAX)
}

pub(crate) fn size(text: &str) -> Result<u32, Unreadable> {
    number(text, 16..=WIDEST)
}

pub(crate) fn delay(text: &str) -> Result<u32, Unreadable> {
    number(text, DELAYS)
}

pub(crate) fn level(text: &str) -> Result<u64, Unreadable> {
    setting(text, &UciOption::LEVEL)
}

pub(crate) fn threads(text: &str) -> Result<u64, Unreadable> {
    setting(text, &UciOption::THREADS)
}

pub(crate) fn memory(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=u32::MAX)
}

pub(crate) fn hash(text: &str) -> Result<u64, Unreadable> {
    setting(text, &UciOption::HASH)
}

pub(crate) fn seed(text: &str) -> Result<u64, Unreadable> {
    setting(text, &UciOption::SEED)
}

pub(crate) fn movetime(text: &str) -> Result<u32, Unreadable> {
    number(text, MOVE_TIMES)
}

fn setting(text: &str, setting: &UciOption) -> Result<u64, Unreadable> {
    number(text, *setting.range.start() as u32..=*setting.range.end() as u32).map(u64::from)
}

/// A number written in digits alone, within limits.
pub(crate) fn number(text: &str, limits: RangeInclusive<u32>) -> Result<u32, Unreadable> {
    let all_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if all_digits { text.parse().ok() } else { None };
    number.filter(|number| limits.contains(number)).ok_or(Unreadable::Number(limits))
}
