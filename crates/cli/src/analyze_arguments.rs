//! The arguments of `fencepost analyze` and `fencepost explore`.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use fencepost_engine::report::DEFAULT_NODES;

use crate::arguments::{ArgumentError, examples, number, threads};

/// Analyse whole games: what was played, what was better, and why.
///
/// The engine searches every position of every game. Moves that lose win chance get a mark: ?! for 0.10 or more, ? for 0.20, ?? for
/// 0.30. The report is JSON, or a record in which the marks, the win chances and the better lines are written. docs/report.md explains
/// all of it.
///
/// A game that cannot be read is named with its line and column, and skipped. The status is then 1, or 2 if no game could be read.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost analyze game.qgn --nodes 1000",
    "fencepost analyze game.qgn --nodes 1000 --to qgn",
    "fencepost analyze games.qgn --nodes 1000 --threads 2 -o report.json",
]))]
pub(crate) struct AnalyzeOptions {
    /// The file to read; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// Nodes to search for each position [default: 100000]
    #[arg(long, value_name = "N", value_parser = nodes, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,
    /// The format to write
    #[arg(long, value_name = "FORM", value_enum, ignore_case = true, default_value_t = ReportForm::Json)]
    pub(crate) to: ReportForm,
    /// The file to write, all at once at the end; - is standard output [default: -]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
    /// Number of games to look through at the same time [default: one per processor core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
}

impl AnalyzeOptions {
    /// Nodes for each position.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.unwrap_or(DEFAULT_NODES)
    }
}

/// Build an index of what was played, for the explorer of the analysis board.
///
/// Reads any number of games, a million of them in minutes, and writes what was played from every position, how often and how it
/// scored. Start the server with --explorer INDEX to use it. docs/explorer.md explains the file.
///
/// A game that cannot be read is named with its line and column, and skipped. The status is then 1, or 2 if no game could be read.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost explore games.qgn --output games.index",
]))]
pub(crate) struct ExploreOptions {
    /// The files to read
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// The index to write, all at once at the end
    #[arg(short, long, value_name = "INDEX", value_hint = ValueHint::FilePath)]
    pub(crate) output: PathBuf,
    /// Number of threads that replay games [default: one per processor core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
}

/// A format in which reports are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportForm {
    /// One object with all games
    Json,
    /// Records with marks, win chances and better lines
    Qgn,
}

fn nodes(text: &str) -> Result<u64, ArgumentError> {
    number(text, 1..=u32::MAX).map(u64::from)
}
