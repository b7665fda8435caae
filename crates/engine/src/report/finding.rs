//! What a search found about one position of a game.

use fencepost_rules::{BySeat, Game, GameResult, Move, Position, Seat};

use crate::found::Found;
use crate::score::Verdict;

/// A chance in thousandths, from 0 to 1000.
pub type Permille = u16;

/// What a search found about one position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How many nodes the search was allowed.
    pub nodes: u64,
    /// Each seat's chance to win; 0 for seats that are not playing.
    pub chances: BySeat<Permille>,
    /// The principal variation. Empty if the game is over.
    pub line: Vec<Move>,
    /// Who wins with best play, if that is proven.
    pub winner: Option<Seat>,
}

impl Finding {
    /// From the result of a search of that position, which was allowed that many nodes.
    pub fn new(position: &Position, nodes: u64, found: &Found) -> Finding {
        let turn = position.turn();
        let mut chances = BySeat::default();
        if let Some(all) = &found.chances {
            for seat in position.playing() {
                chances[seat] = permille(f64::from(all[seat]));
            }
        } else {
            chances[turn] = permille(found.chance);
            chances[turn.opposite()] = 1000 - chances[turn];
        }
        let winner = match found.score.verdict() {
            Verdict::Win(_) => Some(turn),
            Verdict::Loss(_) => Some(turn.opposite()),
            _ => None,
        };
        // With more players nothing is ever proven.
        let winner = winner.filter(|_| found.chances.is_none());
        Finding { nodes, chances, line: found.line.clone(), winner }
    }

    /// What holds in a game that is over: the result itself. `None` if it goes on.
    pub(super) fn of_outcome(game: &Game) -> Option<Finding> {
        let outcome = game.outcome()?;
        let mut chances = BySeat::default();
        let sharing = outcome.result.map_or(game.position().playing(), GameResult::sharing);
        for seat in sharing {
            chances[seat] = permille(1.0 / sharing.len() as f64);
        }
        let winner = outcome.result.and_then(GameResult::winner);
        Some(Finding { nodes: u64::MAX, chances, line: Vec::new(), winner })
    }
}

fn permille(chance: f64) -> Permille {
    // A chance that is not a number becomes 0.
    (chance * 1000.0).round().clamp(0.0, 1000.0) as Permille
}
