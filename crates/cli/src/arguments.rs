//! The arguments and how they are read. Their help is in the language files: see `help.rs`.

use std::error::Error;
use std::fmt;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use fencepost_engine::players;
use fencepost_engine::protocol::Setting;
use fencepost_language::Language;
use fencepost_rules::{Board, MOST_FENCES, ParsePositionError, Players, Position};

/// Deeper counts than this would not end in anybody's lifetime, except where a board leaves next to nothing to do; and
/// the recursion has to end somewhere. The count cannot overflow: it grows by counting.
pub(crate) const DEEPEST: u32 = 100;

#[derive(Debug, Parser)]
#[command(name = "fencepost", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Perft(PerftOptions),
    Legal(LegalOptions),
    Show(ShowOptions),
    Engine(EngineOptions),
    Completions { shell: Shell },
}

/// Where a game starts.
#[derive(Debug, Args)]
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
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ShowOptions {
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Colour::Auto)]
    pub(crate) color: Colour,
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
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
}

/// How to talk to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Protocol {
    Uci,
}

/// When to colour the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    Auto,
    Always,
    Never,
}

/// A value of an argument that is no such value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    Players,
    Board,
    Fences,
    Depth,
    Position(ParsePositionError),
    Setting { least: u64, most: u64 },
}

impl Unreadable {
    pub(crate) fn sentence(&self, language: &Language) -> String {
        match self {
            Unreadable::Players => language.text("argument-players"),
            Unreadable::Board => language.text("argument-board"),
            Unreadable::Fences => language.text("argument-fences"),
            Unreadable::Depth => language.text_with("argument-depth", &[("deepest", DEEPEST.into())]),
            Unreadable::Setting { least, most } => {
                language.text_with("argument-setting", &[("least", (*least).into()), ("most", (*most).into())])
            }
            Unreadable::Position(error) => language.position_error(error),
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
    number(text).and_then(|count| Players::from_count(count as usize)).ok_or(Unreadable::Players)
}

pub(crate) fn board(text: &str) -> Result<Board, Unreadable> {
    text.parse().map_err(|_| Unreadable::Board)
}

pub(crate) fn fences(text: &str) -> Result<u8, Unreadable> {
    number(text)
        .and_then(|count| u8::try_from(count).ok())
        .filter(|&count| count <= MOST_FENCES)
        .ok_or(Unreadable::Fences)
}

pub(crate) fn depth(text: &str) -> Result<u32, Unreadable> {
    number(text).filter(|&depth| depth <= DEEPEST).ok_or(Unreadable::Depth)
}

pub(crate) fn position(text: &str) -> Result<Position, Unreadable> {
    text.parse().map_err(Unreadable::Position)
}

pub(crate) fn level(text: &str) -> Result<u64, Unreadable> {
    setting(text, Setting::LEVEL)
}

pub(crate) fn threads(text: &str) -> Result<u64, Unreadable> {
    setting(text, Setting::THREADS)
}

pub(crate) fn hash(text: &str) -> Result<u64, Unreadable> {
    setting(text, Setting::HASH)
}

pub(crate) fn seed(text: &str) -> Result<u64, Unreadable> {
    setting(text, Setting::SEED)
}

fn setting(text: &str, setting: Setting) -> Result<u64, Unreadable> {
    let number = number(text).map(u64::from).filter(|number| setting.range.contains(number));
    let (&least, &most) = (setting.range.start(), setting.range.end());
    number.ok_or(Unreadable::Setting { least, most })
}

/// A number written in digits alone.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
