//! Do chances come true? Positions of new games are searched, and what the search says is compared with how the games ended.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;

use fencepost_engine::{Engine, Found, Networks, NullHost, Options, Player, SearchLimits};
use fencepost_rules::{BySeat, Game, GameResult, Players, Position, Seat};

use crate::calibration_table::Prediction;
use crate::rng::Rng;
use crate::start_positions::{draw_start, long_multiplayer_opening};

/// Positions of one game have its result in common, so only a few of them are searched.
const POSITIONS_PER_GAME: usize = 5;
/// Longer games end here and count as drawn.
const MAX_PLIES: usize = 300;

/// What to play and to search.
#[derive(clap::Args)]
pub(crate) struct CalibrateOptions {
    /// Number of players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// How many positions to search.
    #[arg(long, default_value_t = 20_000)]
    positions: usize,
    /// Nodes for each of them.
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
    /// Nodes for each move of the games.
    #[arg(long, default_value_t = 2500)]
    game_nodes: u64,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Writes what is said and what happened, one prediction a line.
pub(crate) fn run(output: &Path, options: &CalibrateOptions) -> Result<()> {
    let mut output = BufWriter::new(File::create(output)?);
    let mut games = Games::new(options);
    let mut searcher = Engine::new(Options { hash: 16, ..Options::default() });
    let limits = SearchLimits { nodes: Some(options.nodes), ..SearchLimits::default() };
    let mut searched = HashSet::new();
    let mut game = 0_usize;
    while searched.len() < options.positions {
        game += 1;
        let (mut positions, shares) = games.play();
        // Games that begin alike have positions in common.
        positions.retain(|position| !searched.contains(&position.zobrist_key()));
        for _ in 0..POSITIONS_PER_GAME.min(positions.len()) {
            let position = positions.swap_remove(games.rng.below(positions.len()));
            searcher.new_game();
            let Some(found) = searcher.think(&Game::new(position), &limits, &mut NullHost) else { continue };
            let mover = position.turn();
            let chances = everybodys_chances(&found, &position);
            let fences = position.fences_in_hand() as usize;
            for seat in position.playing() {
                let (game, is_mover) = (format!("{}-{game}", options.seed), seat == mover);
                let prediction = Prediction { game, is_mover, fences, said: chances[seat], won: shares[seat] };
                writeln!(output, "{prediction}")?;
            }
            searched.insert(position.zobrist_key());
        }
        if game.is_multiple_of(20) {
            output.flush()?;
            eprintln!("{} of {} positions", searched.len(), options.positions);
        }
    }
    output.flush()
}

/// What a search of that position says about everybody.
pub(crate) fn everybodys_chances(found: &Found, position: &Position) -> BySeat<f32> {
    found.chances.unwrap_or_else(|| {
        let mover = position.turn();
        let mut chances = BySeat([0.0; 4]);
        (chances[mover], chances[mover.opposite()]) = (found.chance as f32, 1.0 - found.chance as f32);
        chances
    })
}

/// Of an argument that is a number of players.
pub(crate) fn players(count: u8) -> Players {
    Players::from_count(count.into()).expect("the arguments are checked")
}

/// Games of the engine with itself.
struct Games {
    players: Players,
    engine: Engine,
    limits: SearchLimits,
    rng: Rng,
    /// The positions of the game before.
    earlier: Vec<Position>,
}

impl Games {
    fn new(options: &CalibrateOptions) -> Games {
        Games {
            players: players(options.players),
            engine: Engine::with_networks(Options { hash: 16, ..Options::default() }, Networks::default()),
            limits: SearchLimits { nodes: Some(options.game_nodes), ..SearchLimits::default() },
            rng: Rng::new(options.seed),
            earlier: Vec::new(),
        }
    }

    /// The positions of the next game, and everybody's share of the point.
    fn play(&mut self) -> (Vec<Position>, BySeat<f32>) {
        let mut game = self.start();
        let mut positions = Vec::new();
        self.engine.new_game();
        while game.outcome().is_none() && game.plies() < MAX_PLIES {
            positions.push(*game.position());
            let mv = self.engine.choose(&game, &self.limits, &mut NullHost);
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        self.earlier.clone_from(&positions);
        let winner = game.outcome().and_then(|outcome| outcome.result).and_then(GameResult::winner);
        let seats = game.position().playing();
        let share = |seat: Seat| match winner {
            Some(winner) if winner == seat => 1.0,
            None if seats.contains(seat) => 1.0 / seats.len() as f32,
            _ => 0.0,
        };
        (positions, BySeat(Seat::ALL.map(share)))
    }

    fn start(&mut self) -> Game {
        match self.players {
            Players::Two => draw_start(&self.earlier, &mut self.rng),
            players => long_multiplayer_opening(players, &mut self.rng),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CalibrateOptions, POSITIONS_PER_GAME, run};
    use crate::calibration_table::Prediction;

    #[test]
    fn every_prediction_has_a_game_with_a_result() {
        let folder = tempfile::tempdir().expect("a folder");
        for players in [2, 4] {
            let options = CalibrateOptions { players, positions: 12, nodes: 100, game_nodes: 60, seed: 4 };
            let lines = || {
                let output = folder.path().join("predictions.txt");
                run(&output, &options).expect("written");
                std::fs::read_to_string(output).expect("readable")
            };
            let predictions: Vec<Prediction> =
                lines().lines().map(|line| line.parse().expect("a prediction")).collect();
            assert_eq!(predictions.iter().filter(|one| one.is_mover).count() % POSITIONS_PER_GAME, 0);
            for position in predictions.chunks(usize::from(players)) {
                assert!((position.iter().map(|one| one.said).sum::<f32>() - 1.0).abs() < 0.01, "{position:?}");
                assert!((position.iter().map(|one| one.won).sum::<f32>() - 1.0).abs() < 0.01, "{position:?}");
            }
            assert_eq!(lines(), lines());
        }
    }
}
