//! Games of the engine against itself, from random openings.

use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;

use fencepost_engine::{Engine, NullHost, Options, Player, SearchLimits, Verdict};
use fencepost_rules::{Game, GameResult, Move, Position, Seat};

use crate::rng::Rng;
use crate::sample::Sample;

/// Longer games end here and count as drawn.
const MAX_PLIES: usize = 300;

pub(crate) fn run(output: &Path, games: usize, nodes: u64, seed: u64) -> Result<()> {
    let mut rng = Rng::new(seed);
    let mut engine = Engine::new(Options { hash: 16, ..Options::default() });
    let mut output = BufWriter::new(File::create(output)?);
    for played in 0..games {
        for sample in play(&mut engine, nodes, &mut rng) {
            writeln!(output, "{sample}")?;
        }
        if (played + 1) % 100 == 0 {
            eprintln!("{} of {games} games", played + 1);
        }
    }
    output.flush()
}

/// The positions of one game that the search could not prove.
fn play(engine: &mut Engine, nodes: u64, rng: &mut Rng) -> Vec<Sample> {
    let mut game = opening(rng);
    let mut seen: Vec<(Position, i32)> = Vec::new();
    let limits = SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
    engine.new_game();
    while game.outcome().is_none() && game.plies() < MAX_PLIES {
        let Some(found) = engine.think(&game, &limits, &mut NullHost) else { break };
        if let Verdict::Estimate(score) = found.score.verdict() {
            seen.push((*game.position(), score));
        }
        if game.play(found.best).is_err() {
            break;
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.result).and_then(GameResult::winner);
    let result = |turn: Seat| winner.map_or(0.5, |winner| if winner == turn { 1.0 } else { 0.0 });
    seen.into_iter().map(|(position, score)| Sample { result: result(position.turn()), score, position }).collect()
}

/// A few random moves, mostly steps forward, that leave neither side far ahead.
fn opening(rng: &mut Rng) -> Game {
    loop {
        let mut game = Game::default();
        for _ in 0..2 + rng.below(8) {
            let mv = opening_move(&game, rng);
            if game.play(mv).is_err() {
                break;
            }
        }
        let distances = [Seat::South, Seat::North].map(|seat| game.position().distance(seat).unwrap_or(0));
        if game.outcome().is_none() && distances[0].abs_diff(distances[1]) <= 2 {
            return game;
        }
    }
}

fn opening_move(game: &Game, rng: &mut Rng) -> Move {
    let position = game.position();
    let turn = position.turn();
    let legal = game.legal_moves();
    let distances = position.distances(turn);
    let here = position.distance(turn);
    let steps = legal.pawn().into_iter().filter(|&to| distances.get(to) < here).map(Move::Pawn);
    let mut moves: Vec<Move> = if rng.percent(60) { steps.collect() } else { Vec::new() };
    if moves.is_empty() {
        moves = legal.into_iter().collect();
    }
    moves[rng.below(moves.len())]
}
