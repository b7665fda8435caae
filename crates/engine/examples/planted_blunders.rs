//! Makes games of the engine against itself in which one move is replaced by a blunder, for the tests of `fencepost analyze`:
//!
//! ```sh
//! cargo run --release -p fencepost-engine --example planted_blunders -- 25 1 mixed > crates/cli/tests/it/planted-blunders.qgn
//! cargo run --release -p fencepost-engine --example planted_blunders -- 29 2 two >> crates/cli/tests/it/planted-blunders.qgn
//! ```
//!
//! Each game is cut out around the blunder: a few moves before it and a few after. The tag `Blunder` has its ply. A deep search says
//! that it loses at least 0.30 win chance.

use fencepost_engine::{Engine, NullHost, Options, Player, SearchLimits};
use fencepost_rules::record::{NodeId, Record};
use fencepost_rules::{Game, Move, Players, Position, Seat};

const QUICK: u64 = 5_000;
const DEEP: u64 = 1_000_000;
/// More than 0.30, so that another engine of the same strength agrees.
const LEAST_LOSS: f64 = 0.36;
const PLIES_BEFORE: usize = 3;
const PLIES_AFTER: usize = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |place: usize| arguments.get(place).and_then(|text| text.parse().ok());
    let (count, seed) = (number(1).unwrap_or(25), number(2).unwrap_or(1));
    let is_mixed = arguments.get(3).is_some_and(|word| word == "mixed");
    let mut engine = Engine::new(Options { hash: 64, ..Options::default() });
    let mut dice = Dice(seed);
    let mut made = 0;
    for attempt in 0.. {
        if made == count {
            return;
        }
        // A few games of three and four, in which hardly any move loses so much.
        let players = match made % 13 {
            11 if is_mixed => Players::Three,
            12 if is_mixed => Players::Four,
            _ => Players::Two,
        };
        let Some(record) = game_with_blunder(players, &mut engine, &mut dice) else {
            eprintln!("attempt {attempt} found no blunder");
            continue;
        };
        println!("{}{record}", if made == 0 { "" } else { "\n" });
        made += 1;
        eprintln!("{made} of {count}");
    }
}

/// A game that ends shortly after a blunder.
fn game_with_blunder(players: Players, engine: &mut Engine, dice: &mut Dice) -> Option<Record> {
    engine.new_game();
    let mut game = Game::new(Position::standard(players));
    let plies = 8 + dice.below(24);
    for ply in 0..plies {
        // Random beginnings, so that no two games are alike.
        let legal: Vec<Move> = game.legal_moves().into_iter().collect();
        let is_random = ply < 6 && dice.below(3) == 0;
        let mv = if is_random { legal[dice.below(legal.len())] } else { best(engine, &game, QUICK)? };
        game.play(mv).ok()?;
    }
    let mover = game.position().turn();
    let before = chance(engine, &game, DEEP, mover)?;
    if before < LEAST_LOSS + 0.05 {
        return None;
    }
    let blunder = find_blunder(engine, &game, mover, before, dice)?;
    let at = game.plies();
    game.play(blunder).ok()?;
    for _ in 0..PLIES_AFTER {
        if game.outcome().is_none() {
            let reply = best(engine, &game, QUICK * 10)?;
            game.play(reply).ok()?;
        }
    }
    let from = at - PLIES_BEFORE.min(at);
    let mut record = Record::new(game.history()[from].0);
    let mut node = NodeId::START;
    for event in game.events().skip(from) {
        node = record.add(node, event).ok()?;
    }
    record.set_tag("Event", "A planted blunder").ok()?;
    record.set_tag("Blunder", &(at - from + 1).to_string()).ok()?;
    Some(record)
}

/// A move that loses much by a deep search. Steps and fences that look ordinary are as likely as any other.
fn find_blunder(engine: &mut Engine, game: &Game, mover: Seat, before: f64, dice: &mut Dice) -> Option<Move> {
    let legal: Vec<Move> = game.legal_moves().into_iter().collect();
    for _ in 0..12 {
        let mv = legal[dice.below(legal.len())];
        let mut after = game.clone();
        after.play(mv).ok()?;
        if after.outcome().is_none()
            && before - chance(engine, &after, QUICK, mover)? >= LEAST_LOSS
            && before - chance(engine, &after, DEEP, mover)? >= LEAST_LOSS
        {
            return Some(mv);
        }
    }
    None
}

fn limits(game: &Game, nodes: u64) -> SearchLimits {
    let nodes = if game.position().players() == Players::Two { nodes } else { nodes / 25 };
    SearchLimits { nodes: Some(nodes), ..SearchLimits::default() }
}

fn best(engine: &mut Engine, game: &Game, nodes: u64) -> Option<Move> {
    engine.think(game, &limits(game, nodes), &mut NullHost).map(|found| found.best)
}

fn chance(engine: &mut Engine, game: &Game, nodes: u64, seat: Seat) -> Option<f64> {
    let found = engine.think(game, &limits(game, nodes), &mut NullHost)?;
    let own = found.chance;
    Some(match found.chances {
        Some(chances) => f64::from(chances[seat]),
        None if game.position().turn() == seat => own,
        None => 1.0 - own,
    })
}

/// Random numbers by the `SplitMix64` sequence.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((number ^ number >> 31) % most as u64) as usize
    }
}
