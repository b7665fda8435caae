//! Do chances come true? Positions of new games, or of recorded ones, are searched, and what the search says is compared with how the games
//! ended.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::{Path, PathBuf};

use fencepost_engine::{Engine, Found, Networks, NullHost, Options, Player, SearchLimits};
use fencepost_rules::{BySeat, Game, GameResult, Players, Position};

use crate::calibration_table::Prediction;
use crate::finished_games::{FinishedGame, RecordFile};
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
    /// Search positions of the games in this file of records, such as those of a match, and play none.
    #[arg(long, value_name = "FILE", conflicts_with = "game_nodes")]
    records: Option<PathBuf>,
}

/// Writes what is said and what happened, one prediction a line.
pub(crate) fn run(output: &Path, options: &CalibrateOptions) -> Result<()> {
    let mut games = Games::new(options, output)?;
    let mut output = BufWriter::new(File::create(output)?);
    let mut rng = Rng::new(options.seed);
    let mut searcher = Engine::new(Options { hash: 16, ..Options::default() });
    let limits = SearchLimits { nodes: Some(options.nodes), ..SearchLimits::default() };
    let mut searched = HashSet::new();
    let mut game = 0_usize;
    while searched.len() < options.positions {
        let Some(FinishedGame { mut positions, shares, .. }) = games.next(&mut rng)? else { break };
        game += 1;
        // Games that begin alike have positions in common.
        positions.retain(|position| !searched.contains(&position.zobrist_key()));
        for _ in 0..POSITIONS_PER_GAME.min(positions.len()) {
            let position = positions.swap_remove(rng.below(positions.len()));
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

/// Where the games come from.
enum Games {
    Played(Box<SelfPlay>),
    Recorded(RecordFile, Players),
}

impl Games {
    fn new(options: &CalibrateOptions, output: &Path) -> Result<Games> {
        Ok(match &options.records {
            Some(path) => Games::Recorded(RecordFile::open(path, output)?, players(options.players)),
            None => Games::Played(Box::new(SelfPlay::new(options))),
        })
    }

    /// The next game; `None` if there are no more.
    fn next(&mut self, rng: &mut Rng) -> Result<Option<FinishedGame>> {
        match self {
            Games::Played(games) => Ok(Some(games.play(rng))),
            Games::Recorded(file, players) => file.next_game(*players),
        }
    }
}

/// Games of the engine with itself.
struct SelfPlay {
    players: Players,
    engine: Engine,
    limits: SearchLimits,
    /// The positions of the game before.
    earlier: Vec<Position>,
}

impl SelfPlay {
    fn new(options: &CalibrateOptions) -> SelfPlay {
        SelfPlay {
            players: players(options.players),
            engine: Engine::with_networks(Options { hash: 16, ..Options::default() }, Networks::default()),
            limits: SearchLimits { nodes: Some(options.game_nodes), ..SearchLimits::default() },
            earlier: Vec::new(),
        }
    }

    fn play(&mut self, rng: &mut Rng) -> FinishedGame {
        let mut game = match self.players {
            Players::Two => draw_start(&self.earlier, rng),
            players => long_multiplayer_opening(players, rng),
        };
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
        FinishedGame::new(positions, winner, game.position().playing())
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
            let options =
                CalibrateOptions { players, positions: 12, nodes: 100, game_nodes: 60, seed: 4, records: None };
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

    #[test]
    fn recorded_games_are_searched_until_there_are_no_more() {
        let folder = tempfile::tempdir().expect("a folder");
        let (records, output) = (folder.path().join("games.qgn"), folder.path().join("predictions.txt"));
        std::fs::write(&records, "1. e2 e8 2. e3 e7 3. e4 0-1\n").expect("written");
        let options = CalibrateOptions {
            players: 2,
            positions: 100,
            nodes: 100,
            game_nodes: 60,
            seed: 4,
            records: Some(records),
        };
        run(&output, &options).expect("written");
        let text = std::fs::read_to_string(output).expect("readable");
        let predictions: Vec<Prediction> = text.lines().map(|line| line.parse().expect("a prediction")).collect();
        assert_eq!(predictions.len(), 2 * POSITIONS_PER_GAME);
        // South and North by turns, in each position: North won.
        assert!(predictions.chunks(2).all(|both| both[0].won <= 0.0 && both[1].won >= 1.0), "{predictions:?}");
    }
}
