//! Makes the networks that the engine estimates positions with, and what it expects players to do: `selfplay` and
//! `selfplay-many` write positions with their values, `fit`, `fit-many` and `fit-policy` turn them into weights.

mod chance;
mod course;
mod fit;
mod fit_many;
mod fit_policy;
mod sample;
mod selfplay;
mod selfplay_many;
mod weights;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Makes the engine's networks.
#[derive(Parser)]
#[command(version)]
enum Command {
    /// Plays games against itself and writes their positions, one a line: result, score, position.
    Selfplay {
        /// Where to write.
        output: PathBuf,
        /// Number of games.
        #[arg(long, default_value_t = 1000)]
        games: usize,
        /// Positions looked at for each move.
        #[arg(long, default_value_t = 2500)]
        nodes: u64,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Plays games of three and four and writes their positions, one a line: winner and seats of the engine, everybody's chances,
    /// position.
    SelfplayMany {
        /// Where to write.
        output: PathBuf,
        /// Number of games.
        #[arg(long, default_value_t = 1000)]
        games: usize,
        /// Positions looked at for each move of the engine.
        #[arg(long, default_value_t = 600)]
        nodes: u64,
        /// Rollouts for each move of a rollout player.
        #[arg(long, default_value_t = 400)]
        rollouts: u64,
        /// The same seed gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Fits the weights to positions and writes them as the engine reads them.
    Fit {
        #[command(flatten)]
        fitting: Fitting,
        /// The share of the game's result in what is learned; the rest is the score of the search.
        #[arg(long, default_value_t = 0.5)]
        result_share: f32,
    },
    /// Fits the weights that say which moves players make with three and four. The files must have the positions of a game in
    /// the order in which they were played.
    FitPolicy {
        #[command(flatten)]
        fitting: Fitting,
    },
    /// Fits the network that looks at games of three and four.
    FitMany {
        #[command(flatten)]
        fitting: Fitting,
        /// The share of the game's result in what is learned; the rest is what the search thought.
        #[arg(long, default_value_t = 0.0)]
        result_share: f32,
    },
}

/// What every fit is told.
#[derive(clap::Args)]
struct Fitting {
    /// Files of positions.
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    /// Where to write the weights.
    #[arg(long)]
    output: PathBuf,
    /// How often every position is looked at.
    #[arg(long, default_value_t = 20)]
    epochs: usize,
    /// The same seed gives the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Selfplay { output, games, nodes, seed } => selfplay::run(&output, games, nodes, seed),
        Command::SelfplayMany { output, games, nodes, rollouts, seed } => {
            selfplay_many::run(&output, games, nodes, rollouts, seed)
        }
        Command::Fit { fitting, result_share } => fit::run(&fitting, result_share),
        Command::FitPolicy { fitting } => fit_policy::run(&fitting),
        Command::FitMany { fitting, result_share } => fit_many::run(&fitting, result_share),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
