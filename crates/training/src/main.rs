//! Trains the engine's value networks and its policy: `selfplay` and
//! `selfplay-many` write positions with their values, `fit`, `fit-many` and `fit-policy` turn them into weights.

mod fit_mcts_network;
mod fit_network;
mod fit_policy;
mod rng;
mod sample;
mod selfplay;
mod selfplay_multiplayer;
mod training_loop;
mod weights;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Trains the engine's networks.
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
        #[arg(long = "result-share", default_value_t = 0.0)]
        result_weight: f32,
    },
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
    /// The same seed gives the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Selfplay { output, games, nodes, seed } => selfplay::run(&output, games, nodes, seed),
        Command::SelfplayMany { output, games, nodes, rollouts, seed } => {
            selfplay_multiplayer::run(&output, games, nodes, rollouts, seed)
        }
        Command::Fit { fitting, result_weight } => fit_network::run(&fitting, result_weight),
        Command::FitPolicy { fitting } => fit_policy::run(&fitting),
        Command::FitMany { fitting, result_weight } => fit_mcts_network::run(&fitting, result_weight),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
