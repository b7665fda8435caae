//! When a move is the only right one.

use std::time::Duration;

use fencepost_rules::{Game, Move, Players, Position};

use crate::engine::Engine;
use crate::found::Found;
use crate::host::{Host, Report, SearchLimits};
use crate::player::Player;
use crate::score::Verdict;

/// The right move's win chance is at least this much above that of every other move,
pub const SMALLEST_LEAD: f64 = 0.25;
/// and that of every other move is below this part of it.
pub const LARGEST_SHARE: f64 = 0.6;

/// With three and four players a simulation of the tree search takes about as long as this many nodes of the search for two.
const NODES_PER_SIMULATION: u64 = 25;

/// The right move, and how much it is better than the others.
#[derive(Clone, Debug, PartialEq)]
pub struct OnlyMove {
    /// The right move.
    pub mv: Move,
    /// The mover's chance to win with it, from 0 to 1.
    pub chance: f64,
    /// The mover's chance to win with the best of the others.
    pub others: f64,
    /// Whether all others are proven to lose.
    pub others_lose: bool,
    /// The moves that both sides are expected to play, the right one first.
    pub line: Vec<Move>,
    /// How many plies it takes to win, if that is proven.
    pub win_in: Option<u32>,
}

/// Whether a win chance is far enough above that of every other move.
pub fn is_far_ahead(right: f64, others: f64) -> bool {
    right - others >= SMALLEST_LEAD && others < LARGEST_SHARE * right
}

/// How many nodes of a search with that many players take about as long as `nodes` with two.
pub fn budget(nodes: u64, players: Players) -> u64 {
    if players == Players::Two { nodes } else { nodes / NODES_PER_SIMULATION }
}

/// The only right move of a position, if it has one.
///
/// Two searches decide, each with that many nodes and an empty table, so that the answer is always the same. The first finds the
/// best move. The second leaves it out, so that its best move bounds all others. A search ends early where it has proven who
/// wins: more nodes cannot change that. A move that is not the only one to win by proof is not right alone.
pub fn only_move(engine: &mut Engine, position: &Position, nodes: u64) -> Option<OnlyMove> {
    let game = Game::new(*position);
    let legal = game.legal_moves();
    if legal.len() < 2 {
        return None;
    }
    let nodes = budget(nodes, position.players());
    let best = search(engine, &game, nodes, Vec::new())?;
    let chance = best.chance;
    if !is_far_ahead(chance, 0.0) {
        return None;
    }
    let found = search(engine, &game, nodes, legal.into_iter().filter(|&mv| mv != best.best).collect())?;
    let (others, others_lose) = (found.chance, matches!(found.score.verdict(), Verdict::Loss(_)));
    let win_in = match best.score.verdict() {
        Verdict::Win(plies) => Some(plies),
        _ => None,
    };
    is_far_ahead(chance, others).then_some(OnlyMove {
        mv: best.best,
        chance,
        others,
        others_lose,
        line: best.line,
        win_in,
    })
}

/// Whether the right move is still far ahead where each of the others is searched by itself, with that many nodes.
///
/// A search of all others together spends few nodes on a move that looks bad at first, and with three and four players none at all
/// on most. This finds what it may have missed, and takes many times as long unless all others are proven to lose.
pub fn is_ahead_of_each(engine: &mut Engine, position: &Position, right: &OnlyMove, nodes: u64) -> bool {
    let game = Game::new(*position);
    let nodes = budget(nodes, position.players());
    let mut others = game.legal_moves().into_iter().filter(|&mv| mv != right.mv);
    right.others_lose
        || others.all(|mv| {
            search(engine, &game, nodes, vec![mv]).is_some_and(|found| is_far_ahead(right.chance, found.chance))
        })
}

fn search(engine: &mut Engine, game: &Game, nodes: u64, search_moves: Vec<Move>) -> Option<Found> {
    engine.new_game();
    let limits = SearchLimits { nodes: Some(nodes), search_moves, ..SearchLimits::default() };
    engine.think(game, &limits, &mut UntilProven { is_proven: false })
}

/// Ends a search as soon as the result is proven.
struct UntilProven {
    is_proven: bool,
}

impl Host for UntilProven {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        self.is_proven
    }

    fn report(&mut self, report: &Report) {
        self.is_proven |= matches!(report.score.verdict(), Verdict::Win(_) | Verdict::Loss(_));
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Position;

    use super::{OnlyMove, is_ahead_of_each, is_far_ahead, only_move};
    use crate::engine::{Engine, Options};

    #[test]
    fn a_lead_counts_by_difference_and_by_share() {
        for (right, others, is_ahead) in [
            (1.0, 0.59, true),
            (1.0, 0.6, false),
            (0.6, 0.35, true),
            (0.6, 0.36, false),
            (0.3, 0.06, false),
            (0.3, 0.05, true),
            (0.2, 0.0, false),
        ] {
            assert_eq!(is_far_ahead(right, others), is_ahead, "{right} and {others}");
        }
    }

    #[test]
    fn the_only_fence_that_stops_a_pawn_is_found() {
        // South is two steps from its goal and North one more; only this fence sends South the long way round.
        let position: Position =
            "a2a6b1b5c2c3d1d5e2e7f1f5g3h1h4 / b6d4f3g7 / d7 c2 / 0 1 / 2".parse().expect("a position");
        let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
        let found = only_move(&mut engine, &position, 100_000).expect("one right move");
        assert_eq!(found.mv.to_string(), "c7h", "{found:?}");
        assert!(found.win_in.is_some() && found.others == 0.0, "{found:?}");
    }

    #[test]
    fn each_other_move_is_searched_by_itself() {
        let position: Position = "a6b3b7d3d4d7e6f3h3 / a4a7c5c8f1 / b7 f6 / 2 4 / 1".parse().expect("a position");
        let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
        let found = only_move(&mut engine, &position, 20_000).expect("one right move");
        assert!(!found.others_lose, "{found:?}");
        assert!(is_ahead_of_each(&mut engine, &position, &found, 20_000));
        // What is hardly better than the best of the others is not ahead of it.
        let lead = OnlyMove { chance: found.others + 0.1, ..found };
        assert!(!is_ahead_of_each(&mut engine, &position, &lead, 20_000));
    }

    #[test]
    fn one_of_two_winning_moves_is_not_right_alone() {
        let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
        let position: Position = " /  / e7 a5 / 0 0 / 1".parse().expect("a position");
        assert_eq!(only_move(&mut engine, &position, 5_000), None, "d7, e8 and f7 win");
    }

    #[test]
    fn a_quiet_position_has_no_only_move() {
        let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
        assert_eq!(only_move(&mut engine, &Position::default(), 50_000), None);
    }
}
