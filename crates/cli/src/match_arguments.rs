//! The arguments of `fencepost match`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum, ValueHint};
use fencepost_statistics::Sprt;

use crate::arguments::{self, ArgumentError, Protocol, SetUpOptions, examples, number};
use crate::matches::{EngineLimit, Lineup, read_time};

/// The most games of a match.
const MOST_GAMES: u32 = 1_000_000;
/// The most games at once: more would only wait for each other.
const MOST_AT_ONCE: u32 = 256;
/// The most moves of a game: serious games are shorter.
const MOST_PLIES: u32 = 100_000;

/// Play two engines against each other and find out which is stronger.
///
/// A and B are command lines of programs that speak the uci or the qtp protocol; put quotation marks around each. Every
/// opening is played twice with colours swapped, a referee checks every move by the rules, and the score is A's, with
/// its error computed from pairs of games. Ctrl-C ends the match and prints the result so far.
///
/// An engine loses a game by a crash, an illegal move or a late answer; these are counted separately. With three or
/// four players, an engine that does such a thing is out, and the others play on.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost match \"fencepost engine\" \"fencepost engine --player greedy\" --games 20",
    "fencepost match \"./new engine\" \"./old engine\" --time 10000n --openings openings/two-players.txt --sprt 0,10",
    "fencepost match \"fencepost engine\" \"other-engine\" --protocol-b qtp --time 60+0.5 --records games.qgn",
    "fencepost match \"./new engine\" \"./old engine\" --games 2000 --resume match.log",
    "fencepost match \"fencepost engine\" \"fencepost engine --player rollouts\" --field a-vs-bbb --concurrency 2",
]))]
pub(crate) struct MatchOptions {
    /// Command line of the engine whose score is reported
    #[arg(value_name = "A", value_parser = engine)]
    pub(crate) engine_a: EngineCommand,
    /// Command line of the other engine
    #[arg(value_name = "B", value_parser = engine)]
    pub(crate) engine_b: EngineCommand,
    /// Number of games; colours are swapped from game to game, so an even number is best
    #[arg(long, value_name = "N", value_parser = games, default_value = "100", allow_negative_numbers = true)]
    pub(crate) games: u32,
    /// Time per move (100ms, 2s), nodes per move (10000n), or a clock with an increment in seconds (60+0.5)
    #[arg(long, value_name = "LIMIT", value_parser = limit, default_value = "100ms")]
    pub(crate) time: EngineLimit,
    /// The limit for B, if it differs
    #[arg(long, value_name = "LIMIT", value_parser = limit)]
    pub(crate) time_b: Option<EngineLimit>,
    /// File of openings, one per line: the first moves, and comments after # [default: the start position]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) openings: Option<PathBuf>,
    /// Write all games to this file, as .qgn
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,
    /// Keep a log of the match in this file, and go on from it if it is there
    ///
    /// The same command goes on where it was stopped or killed: games in the log are not played again. A larger --games
    /// makes the match longer.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) resume: Option<PathBuf>,
    /// Stop as soon as it is clear that A is stronger by ELO1, or by no more than ELO0
    ///
    /// This is a sequential probability ratio test over pairs of games. It accepts H1 (stronger by ELO1) or H0 (by no
    /// more than ELO0). Two more numbers, as in 0,10,0.01,0.05, are the probabilities of accepting H1 or H0 wrongly
    /// [default: 0.05 each].
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    /// Number of games played at the same time
    #[arg(long, value_name = "N", value_parser = concurrency, default_value = "1", allow_negative_numbers = true)]
    pub(crate) concurrency: u32,
    /// With three or four players, the seats of each engine: aa-vs-bb, aaa-vs-b and so on [default: a-vs-bbb]
    ///
    /// Seats change from game to game until every engine has had every seat.
    #[arg(long = "field", value_name = "SEATS", value_parser = lineup)]
    pub(crate) lineup: Option<Lineup>,
    /// A game of this many moves is a draw
    #[arg(long, value_name = "N", value_parser = max_plies, default_value = "400", allow_negative_numbers = true)]
    pub(crate) max_plies: u32,
    /// How far an answer may exceed the time limit
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "100ms")]
    pub(crate) margin: Duration,
    /// How long to wait for a move when the limit is in nodes
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "120s")]
    pub(crate) patience: Duration,
    /// Protocol of A
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Protocol::Uci)]
    pub(crate) protocol_a: Protocol,
    /// Protocol of B
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Protocol::Uci)]
    pub(crate) protocol_b: Protocol,
    /// Name of A in records [default: what the engine calls itself]
    #[arg(long, value_name = "NAME")]
    pub(crate) name_a: Option<String>,
    /// Name of B in records [default: what the engine calls itself]
    #[arg(long, value_name = "NAME")]
    pub(crate) name_b: Option<String>,
    /// Set a uci option of A, such as Hash=256; may be given several times
    #[arg(long, value_name = "OPTION=VALUE", value_parser = engine_option)]
    pub(crate) option_a: Vec<EngineOption>,
    /// Set a uci option of B, such as Hash=256; may be given several times
    #[arg(long, value_name = "OPTION=VALUE", value_parser = engine_option)]
    pub(crate) option_b: Vec<EngineOption>,
    /// Seed for everything random, for engines with the option Seed
    #[arg(long, value_name = "N", value_parser = arguments::seed, default_value = "0", allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// When to report progress
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ShowProgress::Auto)]
    pub(crate) progress: ShowProgress,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
}

/// When to report progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ShowProgress {
    /// On terminals, in one line
    Auto,
    /// Also in files and pipes, one line per game
    Always,
    /// Nowhere
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

pub(crate) fn engine(text: &str) -> Result<EngineCommand, ArgumentError> {
    let words = shell_words::split(text).ok().filter(|words| !words.is_empty());
    words.map(EngineCommand).ok_or(ArgumentError::Line("argument-engine"))
}

pub(crate) fn engine_option(text: &str) -> Result<EngineOption, ArgumentError> {
    let one_line = !text.contains(char::is_control);
    let (name, value) =
        text.split_once('=').filter(|_| one_line).ok_or(ArgumentError::Line("argument-engine-option"))?;
    Ok(EngineOption { name: name.trim().to_owned(), value: value.trim().to_owned() })
}

pub(crate) fn games(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=MOST_GAMES)
}

pub(crate) fn concurrency(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=MOST_AT_ONCE)
}

pub(crate) fn max_plies(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=MOST_PLIES)
}

pub(crate) fn limit(text: &str) -> Result<EngineLimit, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::Line("argument-limit"))
}

pub(crate) fn time(text: &str) -> Result<Duration, ArgumentError> {
    read_time(text).ok_or(ArgumentError::Line("argument-time"))
}

pub(crate) fn sprt(text: &str) -> Result<Sprt, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::Line("argument-sprt"))
}

pub(crate) fn lineup(text: &str) -> Result<Lineup, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::Line("argument-field"))
}
