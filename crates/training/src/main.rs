//! Trains the engine's value networks and its policy. `learn` does everything, round by round: self-play, a fit, and a match
//! that decides. Its parts by themselves: `selfplay` and `selfplay-many` write positions with their values, `recorded-samples`
//! takes those of matches; `fit`, `fit-many` and `fit-policy` turn them into weights. `calibrate` and `calibration-table` compare
//! what searches say with how games ended, `level-losses` compares the levels.

mod calibrate;
mod calibration_table;
mod finished_games;
mod fit_mcts_network;
mod fit_network;
mod fit_policy;
mod fit_source;
mod learn;
mod level_losses;
mod match_game;
mod recorded_samples;
mod rng;
mod sample;
mod selfplay;
mod selfplay_multiplayer;
mod start_positions;
mod training_loop;
mod weights;

use std::fmt::Display;
use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use fencepost_engine::Networks;

use crate::calibrate::CalibrateOptions;
use crate::fit_source::{FitSource, FittedWeights};
use crate::learn::LearnOptions;
use crate::level_losses::LevelLossesOptions;
use crate::selfplay::Selfplay;
use crate::selfplay_multiplayer::MultiplayerSelfplay;

/// Trains the engine's networks.
#[derive(Parser)]
#[command(version)]
enum Command {
    /// Rounds of self-play, fit and gate: a new network is taken only if it wins a match. Can be killed at any time; the same
    /// command goes on.
    Learn(LearnOptions),
    /// Plays games against itself and writes their positions, one a line: result, score, position.
    Selfplay {
        /// Where to write.
        output: PathBuf,
        /// Number of games.
        #[arg(long, default_value_t = 1000)]
        games: usize,
        /// Nodes for each move.
        #[arg(long, default_value_t = 2500)]
        nodes: u64,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Plays games with three and four players and writes their positions, one a line: winner and seats of the engine,
    /// everybody's chances, position.
    SelfplayMany {
        /// Where to write.
        output: PathBuf,
        /// Number of games.
        #[arg(long, default_value_t = 1000)]
        games: usize,
        /// Nodes for each move of the engine.
        #[arg(long, default_value_t = 600)]
        nodes: u64,
        /// Rollouts for each move of a rollout player.
        #[arg(long, default_value_t = 400)]
        rollouts: u64,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Writes the positions of recorded games with three and four players as samples, such as those of a match: `fit-policy` learns from them
    /// what the engine's opponents play.
    RecordedSamples {
        /// The file of records.
        records: PathBuf,
        /// Where to write.
        output: PathBuf,
        /// The name of the engine in the records (`--name-a` of a match).
        #[arg(long)]
        engine: String,
    },
    /// Trains the value network for two players and writes its weights as the engine reads them.
    Fit {
        #[command(flatten)]
        fitting: Fitting,
        /// The weight of the game's result in the training target; the rest is the score of the search.
        #[arg(long = "result-share", default_value_t = 0.5)]
        result_weight: f32,
    },
    /// Trains the policy for three and four players. The files must have the positions of a game in the order in which they
    /// were played.
    FitPolicy {
        #[command(flatten)]
        fitting: Fitting,
    },
    /// Trains the value network for three and four players.
    FitMany {
        #[command(flatten)]
        fitting: Fitting,
        /// The weight of the game's result in the training target; the rest is the chances of the search.
        #[arg(long = "result-share", default_value_t = 0.25)]
        result_weight: f32,
    },
    /// Searches positions of new games, or of recorded ones, and writes what is said about every player and how the games ended, one a line.
    Calibrate {
        /// Where to write.
        output: PathBuf,
        #[command(flatten)]
        options: CalibrateOptions,
    },
    /// Prints a table of such files: how much came true of what was said, by fences in hand; and the log loss.
    CalibrationTable {
        /// Files of `calibrate`.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Where to draw a plot (SVG).
        #[arg(long)]
        plot: Option<PathBuf>,
    },
    /// Prints how much win chance a move of each level loses.
    LevelLosses(LevelLossesOptions),
}

/// The options that all fits share.
#[derive(clap::Args)]
struct Fitting {
    /// Files of positions.
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    /// Where to write the weights.
    #[arg(long)]
    output: PathBuf,
    /// How often every position is used.
    #[arg(long, default_value_t = 20)]
    epochs: usize,
    /// A file of weights to begin with. Without it they begin as noise.
    #[arg(long)]
    from: Option<PathBuf>,
    /// The same seed gives the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Fitting {
    fn run(&self, fit: impl FnOnce(&FitSource<'_>) -> Result<FittedWeights>) -> Result<()> {
        let from = self.from.as_ref().map(std::fs::read).transpose()?;
        let source = FitSource { samples: &self.samples, from: from.as_deref(), epochs: self.epochs, seed: self.seed };
        std::fs::write(&self.output, fit(&source)?.file)
    }
}

/// Writes the samples of that many games.
fn write_games<S: Display>(output: &Path, games: usize, played: impl Iterator<Item = Vec<S>>) -> Result<()> {
    let mut output = BufWriter::new(File::create(output)?);
    for (index, samples) in played.take(games).enumerate() {
        for sample in samples {
            writeln!(output, "{sample}")?;
        }
        if (index + 1) % 100 == 0 {
            eprintln!("{} of {games} games", index + 1);
        }
    }
    output.flush()
}

/// Prints the table, and draws the plot.
fn show_calibration(files: &[PathBuf], plot: Option<&Path>) -> Result<()> {
    print!("{}\n{}", calibration_table::table(files)?, calibration_table::log_losses(files)?);
    plot.map_or(Ok(()), |plot| std::fs::write(plot, calibration_table::plot(files)?))
}

fn main() -> ExitCode {
    let built_in = Networks::default();
    let done = match Command::parse() {
        Command::Learn(options) => learn::run(&options),
        Command::Selfplay { output, games, nodes, seed } => {
            write_games(&output, games, Selfplay::new(built_in, nodes, seed))
        }
        Command::SelfplayMany { output, games, nodes, rollouts, seed } => {
            write_games(&output, games, MultiplayerSelfplay::new(built_in, nodes, rollouts, seed))
        }
        Command::RecordedSamples { records, output, engine } => recorded_samples::run(&records, &output, &engine),
        Command::Fit { fitting, result_weight } => fitting.run(|source| fit_network::fit(source, result_weight)),
        Command::FitPolicy { fitting } => fitting.run(fit_policy::fit),
        Command::FitMany { fitting, result_weight } => {
            fitting.run(|source| fit_mcts_network::fit(source, result_weight))
        }
        Command::Calibrate { output, options } => calibrate::run(&output, &options),
        Command::CalibrationTable { files, plot } => show_calibration(&files, plot.as_deref()),
        Command::LevelLosses(options) => {
            level_losses::run(&options);
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
