//! Games of three and four: the engine, players that play games in their heads, and greedy ones, all at one table.

use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;
use std::time::Duration;

use fencepost_engine::players::{Greedy, Racer, Rollouts};
use fencepost_engine::{Alone, Engine, Host, Limits, Options, Player, Report};
use fencepost_rules::{BySeat, Game, Move, Players, Position, Score};

use crate::chance::Chance;
use crate::sample::ManySample;

/// Longer games are left out.
const MOST_PLIES: usize = 300;

/// Keeps the last chances that were reported.
#[derive(Default)]
struct Listener {
    chances: Option<BySeat<f32>>,
}

impl Host for Listener {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, report: &Report) {
        self.chances = report.chances;
    }
}

/// Everybody at the table.
struct Table {
    engine: Engine,
    rollouts: Rollouts,
    greedy: Greedy,
    racer: Racer,
    chance: Chance,
    limits: Limits,
}

/// Who may sit at the table.
#[derive(Clone, Copy)]
enum Guest {
    Engine,
    Rollouts,
    Greedy,
}

pub(crate) fn run(output: &Path, games: usize, nodes: u64, seed: u64) -> Result<()> {
    let mut table = Table {
        engine: Engine::new(Options { hash: 16, ..Options::default() }),
        rollouts: Rollouts::new(seed),
        greedy: Greedy::new(seed),
        racer: Racer::new(seed),
        chance: Chance::new(seed),
        limits: Limits { nodes: Some(nodes), ..Limits::default() },
    };
    let mut output = BufWriter::new(File::create(output)?);
    for played in 0..games {
        for sample in table.play() {
            writeln!(output, "{sample}")?;
        }
        if (played + 1) % 100 == 0 {
            eprintln!("{} of {games} games", played + 1);
        }
    }
    output.flush()
}

impl Table {
    /// The positions of one game that somebody won.
    fn play(&mut self) -> Vec<ManySample> {
        let mut game = self.opening();
        let guests = BySeat([(); 4].map(|()| self.guest()));
        self.engine.new_game();
        let mut seen: Vec<(Position, Option<BySeat<f32>>)> = Vec::new();
        while game.outcome().is_none() && game.plies() < MOST_PLIES {
            let mut listener = Listener::default();
            let mv = if self.chance.percent(2) {
                Some(self.any_move(&game))
            } else {
                match guests[game.position().turn()] {
                    Guest::Engine => self.engine.choose(&game, &self.limits, &mut listener),
                    Guest::Rollouts => self.rollouts.choose(&game, &self.limits, &mut listener),
                    Guest::Greedy => self.greedy.choose(&game, &self.limits, &mut Alone),
                }
            };
            seen.push((*game.position(), listener.chances));
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.score).and_then(Score::winner);
        let sample = |(position, chances)| winner.map(|winner| ManySample { winner, chances, position });
        seen.into_iter().filter_map(sample).collect()
    }

    fn guest(&mut self) -> Guest {
        match self.chance.below(10) {
            0..5 => Guest::Engine,
            5..8 => Guest::Rollouts,
            _ => Guest::Greedy,
        }
    }

    fn any_move(&mut self, game: &Game) -> Move {
        let legal: Vec<Move> = game.legal_moves().into_iter().collect();
        legal[self.chance.below(legal.len())]
    }

    /// Up to two rounds of steps forward, with other moves among them.
    fn opening(&mut self) -> Game {
        let players = if self.chance.percent(25) { Players::Three } else { Players::Four };
        let mut game = Game::new(Position::standard(players));
        for _ in 0..self.chance.below(2 * players.count() + 1) {
            let step = self.racer.choose(&game, &Limits::default(), &mut Alone);
            let mv = if self.chance.percent(33) { self.any_move(&game) } else { step.unwrap_or(Move::Pass) };
            if game.play(mv).is_err() || game.outcome().is_some() {
                break;
            }
        }
        game
    }
}
