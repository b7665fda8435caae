//! Makes and checks the openings that matches start from.
//!
//! ```text
//! cargo run --release -p fencepost-engine --example openings -- make 120 2000000 1 > openings/two-players.txt
//! cargo run --release -p fencepost-engine --example openings -- check openings/two-players.txt 10000000
//! cargo run --release -p fencepost-engine --example openings -- draw 1000 20000 1 > drawn.txt
//! cargo run --release -p fencepost-engine --example openings -- draw-many 4 400 1 > four-drawn.txt
//! ```
//!
//! `make COUNT NODES SEED` plays at random among the moves that the engine thinks about equally good, for six to ten
//! plies, and keeps what a search of NODES positions finds balanced. `check FILE NODES` searches every line of a file and
//! tells the chance of the first player; it fails if a line lies outside of 0.42 to 0.58. `draw COUNT NODES SEED` is for long
//! matches: one to three steps each, then two to four moves of any kind, where a search of NODES positions finds neither far ahead.
//! `draw-many PLAYERS COUNT SEED` draws openings for three or four players without a search: one or two rounds of steps forward, and of fences
//! anywhere in a third of the turns, where nobody is far ahead by distance.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use std::process::ExitCode;

use fencepost_engine::{Engine, NullHost, Options, Player, SearchLimits};
use fencepost_rules::{Game, Move, Players, Position, Seat};

/// What may stand in the file.
const BALANCED: RangeInclusive<f64> = 0.42..=0.58;
/// What is put into it: a later, longer search will judge a little differently.
const WELL_BALANCED: RangeInclusive<f64> = 0.44..=0.56;
/// What is worth the long search.
const PROMISING: RangeInclusive<f64> = 0.40..=0.60;
/// Positions for a first look.
const SHORT: u64 = 50_000;
/// Positions for each choice of a move, and how many moves there are to choose from.
const CHOICE: u64 = 40_000;
const CHOICES: usize = 8;
/// How much worse than the best a move may be, as a chance to win.
const WORSE_AT_MOST: f64 = 0.08;
/// No more openings than this go through the same position after four plies.
const MOST_ALIKE: usize = 3;
const ALIKE_PLY: usize = 4;
const PLIES: RangeInclusive<usize> = 6..=10;
/// Of drawn openings: the steps of each player, and the moves of any kind after them.
const DRAWN_STEPS: RangeInclusive<usize> = 1..=3;
const DRAWN_MOVES: RangeInclusive<usize> = 2..=4;
/// The same with more players: rounds, one turn in how many is a fence, and how many steps anybody may be ahead of anybody else.
const DRAWN_ROUNDS: RangeInclusive<usize> = 1..=2;
const DRAWN_FENCE_IN: usize = 3;
const MOST_STEPS_AHEAD: u8 = 3;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["make", count, nodes, seed] => make(count, nodes, seed),
        ["check", file, nodes] => check(file, nodes),
        ["draw", count, nodes, seed] => draw(count, nodes, seed),
        ["draw-many", players, count, seed] => draw_many(players, count, seed),
        _ => Err("openings make COUNT NODES SEED, openings check FILE NODES, openings draw COUNT NODES SEED, or \
                      openings draw-many PLAYERS COUNT SEED"
            .to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(count: &str, nodes: &str, seed: &str) -> Result<(), String> {
    let (count, nodes, seed) = (number(count)?, number(nodes)?, number(seed)?);
    println!(
        "# Openings for two players, balanced: the number behind each is the chance of the first player by a search"
    );
    println!("# of {nodes} positions. All are different, also up to the order of moves and left and right.");
    println!("# Made by: cargo run --release -p fencepost-engine --example openings -- make {count} {nodes} {seed}");
    let mut judge = Judge::new(1);
    let mut walker = Walker { judge: Judge::new(CHOICES), dice: Dice(seed) };
    let mut seen = HashSet::new();
    let mut alike: HashMap<String, usize> = HashMap::new();
    let mut found = 0;
    while found < count {
        let plies = PLIES.start() + (found as usize) % PLIES.count();
        let Some(game) = walker.walk(plies) else { continue };
        let family = canonical(&game.history()[ALIKE_PLY].0);
        if alike.get(&family).is_some_and(|&known| known >= MOST_ALIKE) || seen.contains(&canonical(game.position())) {
            continue;
        }
        let chance = |judge: &mut Judge, nodes| judge.first_player_chance(&game, nodes);
        if !chance(&mut judge, SHORT).is_some_and(|chance| PROMISING.contains(&chance)) {
            continue;
        }
        let Some(chance) = chance(&mut judge, nodes).filter(|chance| WELL_BALANCED.contains(chance)) else { continue };
        seen.insert(canonical(game.position()));
        *alike.entry(family).or_default() += 1;
        found += 1;
        println!("{} # {chance:.3}", moves_of(&game));
    }
    Ok(())
}

fn check(file: &str, nodes: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let nodes = number(nodes)?;
    let mut judge = Judge::new(1);
    let mut seen = HashSet::new();
    let mut bad = 0;
    for line in text.lines() {
        let moves = line.split('#').next().unwrap_or_default().trim();
        if moves.is_empty() {
            continue;
        }
        let game = play(moves)?;
        let chance = judge.first_player_chance(&game, nodes).ok_or_else(|| format!("no search of {moves}"))?;
        let is_good =
            BALANCED.contains(&chance) && PLIES.contains(&game.plies()) && seen.insert(canonical(game.position()));
        bad += usize::from(!is_good);
        println!("{moves} # {chance:.3}{}", if is_good { "" } else { " BAD" });
    }
    if bad == 0 { Ok(()) } else { Err(format!("{bad} of {} lines are bad", seen.len() + bad)) }
}

fn draw(count: &str, nodes: &str, seed: &str) -> Result<(), String> {
    let (count, nodes, seed) = (number(count)?, number(nodes)?, number(seed)?);
    println!("# Openings for two players, drawn by lot.");
    println!("# Made by: cargo run --release -p fencepost-engine --example openings -- draw {count} {nodes} {seed}");
    let mut judge = Judge::new(1);
    let mut dice = Dice(seed);
    let mut seen = HashSet::new();
    while (seen.len() as u64) < count {
        let Some(game) = drawn(&mut dice) else { continue };
        if seen.contains(&canonical(game.position())) {
            continue;
        }
        let Some(chance) = judge.first_player_chance(&game, nodes).filter(|chance| PROMISING.contains(chance)) else {
            continue;
        };
        seen.insert(canonical(game.position()));
        println!("{} # {chance:.3}", moves_of(&game));
    }
    Ok(())
}

fn draw_many(players: &str, count: &str, seed: &str) -> Result<(), String> {
    let (count, seed) = (number(count)?, number(seed)?);
    let players = match number(players)? {
        3 => Players::Three,
        4 => Players::Four,
        _ => return Err("draw-many is for three or four players".to_owned()),
    };
    println!("# Openings for {} players, drawn by lot.", players.count());
    println!(
        "# Made by: cargo run --release -p fencepost-engine --example openings -- draw-many {} {count} {seed}",
        players.count()
    );
    let mut dice = Dice(seed);
    let mut seen = HashSet::new();
    while (seen.len() as u64) < count {
        let Some(game) = drawn_for(players, &mut dice) else { continue };
        if seen.insert(game.position().to_string()) {
            println!("{}", moves_of(&game));
        }
    }
    Ok(())
}

/// Steps forward of both, then moves of any kind; `None` if a step is blocked by the other pawn.
fn drawn(dice: &mut Dice) -> Option<Game> {
    let mut game = Game::default();
    for _ in 0..2 * dice.one_of(DRAWN_STEPS) {
        let forward = step_forward(&game)?;
        game.play(forward).ok()?;
    }
    for _ in 0..dice.one_of(DRAWN_MOVES) {
        let legal: Vec<Move> = game.position().legal_moves().into_iter().collect();
        game.play(legal[dice.roll(legal.len())]).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// Steps forward and fences of three or four players; `None` if a step is blocked by another pawn, or if somebody is far ahead.
fn drawn_for(players: Players, dice: &mut Dice) -> Option<Game> {
    let mut game = Game::new(Position::standard(players));
    for _ in 0..players.count() * dice.one_of(DRAWN_ROUNDS) {
        let mv = if dice.roll(DRAWN_FENCE_IN) == 0 {
            let fences: Vec<Move> = game.position().legal_moves().fences().into_iter().map(Move::Fence).collect();
            fences[dice.roll(fences.len())]
        } else {
            step_forward(&game)?
        };
        game.play(mv).ok()?;
    }
    let distances = || players.seats().iter().filter_map(|&seat| game.position().distance(seat));
    let ahead = distances().max()? - distances().min()?;
    (ahead <= MOST_STEPS_AHEAD).then_some(game)
}

/// The first step that brings the player to move nearer to the goal.
fn step_forward(game: &Game) -> Option<Move> {
    let mover = game.position().turn();
    let before = game.position().distance(mover)?;
    let is_forward = |mv: &Move| {
        let mut after = *game.position();
        after.play_unchecked(*mv);
        matches!(mv, Move::Pawn(_)) && after.distance(mover).is_some_and(|distance| distance < before)
    };
    game.position().legal_moves().into_iter().find(is_forward)
}

/// The moves of a game as a line of the file.
fn moves_of(game: &Game) -> String {
    game.events().map(|event| event.to_string()).collect::<Vec<_>>().join(" ")
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{text} is not a number"))
}

fn play(moves: &str) -> Result<Game, String> {
    let mut game = Game::default();
    for word in moves.split_whitespace() {
        let mv: Move = word.parse().map_err(|_| format!("{word} is not a move"))?;
        game.play(mv).map_err(|error| format!("{word} in {moves}: {error}"))?;
    }
    Ok(game)
}

/// The position or its mirror image, whichever comes first as text.
fn canonical(position: &Position) -> String {
    let mirrored = position.mirrored().expect("two play");
    position.to_string().min(mirrored.to_string())
}

struct Judge {
    engine: Engine,
}

impl Judge {
    fn new(lines: usize) -> Judge {
        Judge { engine: Engine::new(Options { lines, hash: 64, ..Options::default() }) }
    }

    /// The best moves with the chances they give the player to move.
    fn moves(&mut self, game: &Game, nodes: u64) -> Vec<(Move, f64)> {
        let limits = SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
        let Some(found) = self.engine.think(game, &limits, &mut NullHost) else { return Vec::new() };
        let others = found.other_lines.iter().map(|report| (report.line[0], report.chance));
        std::iter::once((found.best, found.chance)).chain(others).collect()
    }

    /// By a search with an empty table, so that it does not depend on what was searched before.
    fn first_player_chance(&mut self, game: &Game, nodes: u64) -> Option<f64> {
        self.engine.new_game();
        let (_, chance) = *self.moves(game, nodes).first()?;
        Some(if game.position().turn() == Seat::South { chance } else { 1.0 - chance })
    }
}

/// Plays at random among good moves.
struct Walker {
    judge: Judge,
    dice: Dice,
}

impl Walker {
    fn walk(&mut self, plies: usize) -> Option<Game> {
        let mut game = Game::default();
        for _ in 0..plies {
            let moves = self.judge.moves(&game, CHOICE);
            let best = moves.iter().map(|&(_, chance)| chance).fold(0.0, f64::max);
            let good: Vec<Move> =
                moves.iter().filter(|(_, chance)| *chance >= best - WORSE_AT_MOST).map(|&(mv, _)| mv).collect();
            let mv = good[self.dice.roll(good.len())];
            game.play(mv).ok()?;
        }
        game.outcome().is_none().then_some(game)
    }
}

/// A random sequence, by `SplitMix64`.
struct Dice(u64);

impl Dice {
    /// A number below `sides`.
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % sides.max(1) as u64) as usize
    }

    fn one_of(&mut self, range: RangeInclusive<usize>) -> usize {
        let least = *range.start();
        least + self.roll(range.count())
    }
}
