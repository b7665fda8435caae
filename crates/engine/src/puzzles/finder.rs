//! Finds puzzles among positions.

use fencepost_rules::{Game, Move, Players, Position};

use crate::engine::{Engine, Options};
use crate::host::{NullHost, SearchLimits};
use crate::player::Player;
use crate::puzzles::Puzzle;
use crate::puzzles::criterion::{OnlyMove, budget, is_ahead_of_each, only_move};
use crate::puzzles::grade::grade_of;
use crate::puzzles::themes::themes_of;
use crate::score::Verdict;

/// The nodes that decide.
pub const FULL_NODES: u64 = 5_000_000;
/// The nodes of the first looks, and the lead that the best move needs at each. Nearly all positions end here. The lead is
/// smaller than at last, since a short search is wrong now and then. A shorter one would miss what only good players find.
const SCREENS: [(u64, f64); 2] = [(5_000, 0.02), (20_000, 0.2)];
/// The nodes of the look after them, with the whole criterion. Shipped puzzles are checked with as many.
const SECOND_NODES: u64 = 200_000;
/// With a smaller win chance nobody would call the move right.
const SMALLEST_CHANCE: f64 = 0.55;
/// The same with three or four players.
const SMALLEST_CHANCE_OF_MANY: f64 = 0.4;

/// Finds puzzles: most positions are rejected by a short search, so that few long ones fail.
pub struct Finder {
    screen: Engine,
    engine: Engine,
    nodes: u64,
}

impl Finder {
    /// A finder whose last search has that many nodes, with a transposition table of `hash` mebibytes.
    pub fn new(nodes: u64, hash: usize) -> Finder {
        let screen = Engine::new(Options { hash: 4, lines: 2, ..Options::default() });
        Finder { screen, engine: Engine::new(Options { hash, ..Options::default() }), nodes }
    }

    /// The puzzle of a position, if it is one that is worth asking.
    pub fn examine(&mut self, position: &Position) -> Option<Puzzle> {
        if position.winner().is_some() || !self.looks_promising(position) {
            return None;
        }
        let at_second_look = only_move(&mut self.engine, position, SECOND_NODES.min(self.nodes))?;
        if !is_worth_asking(position, &at_second_look) {
            return None;
        }
        let found = only_move(&mut self.engine, position, self.nodes)?;
        if found.mv != at_second_look.mv || !is_worth_asking(position, &found) {
            return None;
        }
        let themes = themes_of(position, &found.line);
        if themes.is_empty() || !is_ahead_of_each(&mut self.engine, position, &found, self.nodes) {
            return None;
        }
        Some(Puzzle { position: *position, mv: found.mv, grade: grade_of(position, found.mv), themes })
    }

    /// Short searches with two lines each.
    fn looks_promising(&mut self, position: &Position) -> bool {
        let game = Game::new(*position);
        self.screen.new_game();
        SCREENS.iter().all(|&(nodes, lead)| {
            let limits = SearchLimits { nodes: Some(budget(nodes, position.players())), ..SearchLimits::default() };
            let Some(found) = self.screen.think(&game, &limits, &mut NullHost) else { return false };
            // Where the tablebase answers there is one line only, and the next search is cheap.
            let Some(second) = found.other_lines.first() else { return true };
            found.score.verdict() != Verdict::Win(1) && found.chance - second.chance >= lead
        })
    }
}

/// Whether somebody would want to find the move: it gives a real chance, and is not just the last step.
fn is_worth_asking(position: &Position, found: &OnlyMove) -> bool {
    let least = if position.players() == Players::Two { SMALLEST_CHANCE } else { SMALLEST_CHANCE_OF_MANY };
    let is_last_step = matches!(found.mv, Move::Pawn(to) if position.board().goal(position.turn()).contains(to));
    found.chance >= least && !is_last_step
}
