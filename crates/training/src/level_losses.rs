//! What a move of each level costs: the win chance that it loses against the best one, on the same positions for all levels.

use fencepost_engine::{Engine, NullHost, Options, Player, SearchLimits};
use fencepost_rules::{Game, Move, Players, Position};

use crate::calibrate::{everybodys_chances, players};
use crate::rng::Rng;

const LEVELS: usize = 10;
/// Positions of one game are alike, so only a few of them count.
const POSITIONS_PER_GAME: usize = 5;
/// Longer games end here.
const MAX_PLIES: usize = 200;

/// What to play and to search.
#[derive(clap::Args)]
pub(crate) struct LevelLossesOptions {
    /// Number of players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// How many positions every level plays a move in.
    #[arg(long, default_value_t = 600)]
    positions: usize,
    /// Nodes for each search that says what a move is worth.
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
    /// The same seed gives the same numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Prints a table in Markdown, one row for each level.
pub(crate) fn run(options: &LevelLossesOptions) {
    let losses = losses(options);
    println!("| level | loss of win chance per move, in points (95 %) |\n| --- | --- |");
    for (level, losses) in (1..).zip(&losses) {
        let count = losses.len() as f64;
        let mean = losses.iter().sum::<f64>() / count;
        let variance = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        println!("| {level} | {:.2} ± {:.2} |", 100.0 * mean, 196.0 * (variance / count).sqrt());
    }
}

/// For each level what its moves lose, position by position.
fn losses(options: &LevelLossesOptions) -> [Vec<f64>; LEVELS] {
    let mut level_players = LevelPlayers::new(options.seed);
    let mut judge = Judge::new(options.nodes);
    let mut losses = [const { Vec::new() }; LEVELS];
    while losses[0].len() < options.positions {
        let mut positions = level_players.positions_of_a_game(players(options.players));
        for _ in 0..POSITIONS_PER_GAME.min(positions.len()) {
            let position = positions.swap_remove(level_players.rng.below(positions.len()));
            let Some((best, of_best)) = judge.best(&position) else { continue };
            for (level, losses) in (1..).zip(&mut losses) {
                let Some(mv) = level_players.choose(level, &Game::new(position)) else { continue };
                losses.push(if mv == best { 0.0 } else { of_best - judge.chance_after(&position, mv) });
            }
        }
        eprintln!("{} of {} positions", losses[0].len(), options.positions);
    }
    losses
}

/// An engine at each level.
struct LevelPlayers {
    engines: Vec<Engine>,
    rng: Rng,
}

impl LevelPlayers {
    fn new(seed: u64) -> LevelPlayers {
        let engine = |level| Engine::new(Options { hash: 4, level, seed, ..Options::default() });
        LevelPlayers { engines: (1..=LEVELS as u8).map(engine).collect(), rng: Rng::new(seed) }
    }

    fn choose(&mut self, level: usize, game: &Game) -> Option<Move> {
        let engine = &mut self.engines[level - 1];
        engine.new_game();
        engine.choose(game, &SearchLimits::default(), &mut NullHost)
    }

    /// The positions of a game in which a level drawn by lot makes each move.
    fn positions_of_a_game(&mut self, players: Players) -> Vec<Position> {
        let mut game = Game::new(Position::standard(players));
        let mut positions = Vec::new();
        while game.outcome().is_none() && game.plies() < MAX_PLIES {
            positions.push(*game.position());
            let level = 1 + self.rng.below(LEVELS);
            let mv = self.choose(level, &game);
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        positions
    }
}

/// Searches to find out what moves are worth.
struct Judge {
    engine: Engine,
    limits: SearchLimits,
}

impl Judge {
    fn new(nodes: u64) -> Judge {
        Judge {
            engine: Engine::new(Options { hash: 64, ..Options::default() }),
            limits: SearchLimits { nodes: Some(nodes), ..SearchLimits::default() },
        }
    }

    /// The best move, and what it is worth to the mover.
    fn best(&mut self, position: &Position) -> Option<(Move, f64)> {
        self.engine.new_game();
        let best = self.engine.think(&Game::new(*position), &self.limits, &mut NullHost)?.best;
        Some((best, self.chance_after(position, best)))
    }

    /// The mover's chance to win after a move.
    fn chance_after(&mut self, position: &Position, mv: Move) -> f64 {
        let mover = position.turn();
        let mut after = *position;
        after.play_unchecked(mv);
        match self.engine.think(&Game::new(after), &self.limits, &mut NullHost) {
            Some(found) => f64::from(everybodys_chances(&found, &after)[mover]),
            None => f64::from(u8::from(after.winner() == Some(mover))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, LevelLossesOptions, losses};

    #[test]
    fn the_first_level_loses_more_than_the_last() {
        for (players, nodes) in [(2, 5_000), (3, 300)] {
            let options = LevelLossesOptions { players, positions: 10, nodes, seed: 3 };
            let losses = losses(&options);
            assert!(losses.iter().all(|losses| losses.len() >= 10));
            let sum = |level: usize| losses[level - 1].iter().sum::<f64>();
            assert!(sum(1) > sum(LEVELS), "{losses:?}");
        }
    }
}
