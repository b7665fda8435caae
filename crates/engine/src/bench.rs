//! The bench: fixed searches whose node count is the signature of the search.
//!
//! The node count is the same on every run and every machine. It changes as soon as the search behaves differently. With a
//! clock it also gives the speed.

use fencepost_rules::{Game, Move, ParsePositionError, Players, Position};

use crate::engine::{Engine, Options};
use crate::host::{NullHost, SearchLimits};
use crate::player::Player;

/// Positions with two players: openings, middle games, and endings with few fences in hand or none.
pub const TWO_PLAYERS: [&str; 18] = [
    " /  / e1 e9 / 10 10 / 1",
    " /  / e4 e6 / 10 10 / 1",
    "d3 / e6 / e4 e6 / 9 9 / 1",
    "b8 / c3g8 / e4 e6 / 8 9 / 2",
    "d1f7 / d3f6g8 / e3 e7 / 7 8 / 2",
    "c3e3 / a2b1c1 / g2 e8 / 8 7 / 2",
    "b3d4f1f4h1 / a1c3c5h4 / e3 e6 / 5 6 / 1",
    "b7d1d7f7g6 / d3f6g8 / d5 e5 / 7 5 / 1",
    "a2b8c5d2d6e5f2h2 / c3g8 / e5 e4 / 5 5 / 1",
    "a5b3d1f1f5g4g7h5 / b4c2e6 / h1 d6 / 4 5 / 1",
    "b3d1d4e2f1f4h1 / a1b2c3c5c7f3h4 / e2 e7 / 3 3 / 2",
    "a2a5b4b8c5d2d6e5f2f6h2 / c3c6d4g8 / f4 d3 / 2 3 / 2",
    "a2b1b7d1d7f1f7g6 / a1a4a6d3e8f4f6g8 / d5 c5 / 2 2 / 2",
    "a1a5a7b3b6d1d5d6f1f3f5g4g7h5 / b4c2e6 / e4 g4 / 1 2 / 1",
    "b3d1d4d5d8e2f1f4f5h1h5 / a1b2c3c5c7f3h4 / f2 f8 / 2 0 / 1",
    "a2a3b1b7d1d7e3f1f7g6 / a1a4a6d3e8f4f6g2g8 / d3 c3 / 0 1 / 1",
    "a2a5b4b8c5d2d6e5f2f6g5h1h2h4 / a6c3c6d4g6g8 / i8 d3 / 0 0 / 2",
    " /  / d1 d7 / 5 5 / 1 / 7x7",
];

/// Positions with three and four players.
pub const MORE_PLAYERS: [&str; 8] = [
    " /  / e1 a5 e9 / 6 6 6 / 1",
    "b6 / b2c6e4 / e3 b5 e8 / 5 4 5 / 3",
    "c2d6e2g2 / a2a7e3e5h1 / e6 e4 e3 / 3 3 3 / 1",
    "b6d4f4h3h4 / a7b2b8c2c4c6d2e4f1f8h2 / c1 a8 c8 / 0 0 2 / 2",
    " /  / e1 a5 e9 i5 / 5 5 5 5 / 1",
    "d5f4f6 / b6c3e5h2 / e3 b5 e7 g5 / 3 2 3 5 / 1",
    "a3c3c4e3e6f4g6h8 / a5c2d5e5e7f3 / d2 d4 e4 f6 / 1 1 3 1 / 1",
    "b5d4d5f4f6h6 / b6c3c5e5h2 / d4 - c8 h5 / 3 - 2 4 / 1",
];

/// Deep enough for every part of the search, in a few seconds altogether.
const DEPTH: u32 = 12;
/// The depth of a Monte Carlo tree search says little, so it is limited by nodes.
const NODES_WITH_MORE_PLAYERS: u64 = 4000;
const OPTIONS: Options = Options { hash: 16, lines: 1, threads: 1, level: 0, seed: 0 };

/// The result of one search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// The position.
    pub position: Position,
    /// The best move.
    pub mv: Option<Move>,
    /// Nodes searched.
    pub nodes: u64,
}

/// Searches the positions one after the other, each with an empty transposition table.
///
/// # Errors
/// For a text that is not a position; [`TWO_PLAYERS`] and [`MORE_PLAYERS`] have none.
pub fn measure<'a>(
    positions: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = Result<BenchResult, ParsePositionError>> {
    let mut engine = Engine::new(OPTIONS);
    positions.into_iter().map(move |text| {
        let position: Position = text.parse()?;
        engine.new_game();
        let found = engine.think(&Game::new(position), &limits(&position), &mut NullHost);
        let (mv, nodes) = found.map_or((None, 0), |found| (Some(found.best), found.nodes));
        Ok(BenchResult { position, mv, nodes })
    })
}

fn limits(position: &Position) -> SearchLimits {
    match position.players() {
        Players::Two => SearchLimits { depth: Some(DEPTH), ..SearchLimits::default() },
        _ => SearchLimits { nodes: Some(NODES_WITH_MORE_PLAYERS), ..SearchLimits::default() },
    }
}
