//! Games of three and four: the engine, players that play games in their heads, and greedy ones, all at one table.

use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;
use std::time::Duration;

use fencepost_engine::players::{Greedy, Racer, Rollouts};
use fencepost_engine::{Alone, Engine, Host, Limits, Options, Player, Report};
use fencepost_rules::{BySeat, Game, GameResult, Move, Players, Position, Seat};

use crate::chance::Chance;
use crate::sample::ManySample;

/// Longer games are left out.
const MOST_PLIES: usize = 300;
/// The engine tries something else than its best move up to this ply only, while there is still something to find out.
const LAST_TRIAL: usize = 32;
/// Among this many of its best moves.
const TRIALS: usize = 3;

/// Keeps the last chances that were reported, and the best moves.
#[derive(Default)]
struct Listener {
    chances: Option<BySeat<f32>>,
    best: [Option<Move>; TRIALS],
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
        if let Some(best) = self.best.get_mut(report.rank - 1) {
            *best = report.line.first().copied();
        }
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
    rollouts_limits: Limits,
}

/// Who may sit at the table.
#[derive(Clone, Copy, PartialEq)]
enum Guest {
    Engine,
    Rollouts,
    Greedy,
}

pub(crate) fn run(output: &Path, games: usize, nodes: u64, rollouts: u64, seed: u64) -> Result<()> {
    let mut table = Table {
        engine: Engine::new(Options { hash: 16, lines: TRIALS, ..Options::default() }),
        rollouts: Rollouts::new(seed),
        greedy: Greedy::new(seed),
        racer: Racer::new(seed),
        chance: Chance::new(seed),
        limits: Limits { nodes: Some(nodes), ..Limits::default() },
        rollouts_limits: Limits { nodes: Some(rollouts), ..Limits::default() },
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
        let guests = self.guests(&game);
        let trials = 12 * self.chance.below(3);
        self.engine.new_game();
        let mut seen: Vec<(Position, Option<BySeat<f32>>)> = Vec::new();
        while game.outcome().is_none() && game.plies() < MOST_PLIES {
            let mut listener = Listener::default();
            let mv = if self.chance.percent(1) {
                Some(self.any_move(&game))
            } else {
                match guests[game.position().turn()] {
                    Guest::Engine => {
                        let best = self.engine.choose(&game, &self.limits, &mut listener);
                        let is_trial = game.plies() < LAST_TRIAL && self.chance.percent(trials);
                        if is_trial { listener.best[self.chance.below(TRIALS)].or(best) } else { best }
                    }
                    Guest::Rollouts => self.rollouts.choose(&game, &self.rollouts_limits, &mut listener),
                    Guest::Greedy => self.greedy.choose(&game, &self.limits, &mut Alone),
                }
            };
            seen.push((*game.position(), listener.chances));
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        let seats = game.position().playing();
        let winner = game.outcome().and_then(|outcome| outcome.result).and_then(GameResult::winner);
        let engines: Vec<Seat> = seats.into_iter().filter(|&seat| guests[seat] == Guest::Engine).collect();
        let sample = |(position, chances)| {
            winner.map(|winner| ManySample { winner, engines: engines.clone(), chances, position })
        };
        seen.into_iter().filter_map(sample).collect()
    }

    /// One engine, and mostly rollout players around it.
    fn guests(&mut self, game: &Game) -> BySeat<Guest> {
        let mut guests = BySeat([(); 4].map(|()| match self.chance.below(20) {
            0..3 => Guest::Engine,
            3..6 => Guest::Greedy,
            _ => Guest::Rollouts,
        }));
        let seats: Vec<Seat> = game.position().playing().into_iter().collect();
        guests[seats[self.chance.below(seats.len())]] = Guest::Engine;
        guests
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
