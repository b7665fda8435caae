//! What is known about a position.

use fencepost_rules::{BySeat, CanonicalPosition, Move, Seat};

use crate::filter::{Filter, Month, Strength};
use crate::indexed_game::GameId;
use crate::play::{PARTS, Row};

/// What was played from a position.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Answer {
    /// The moves, the most frequent first.
    pub moves: Vec<PlayedMove>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move.
    pub mv: Move,
    /// In how many games.
    pub games: u64,
    /// By seat: the points of those games in twelfths. Unfinished games have none.
    pub points: BySeat<u64>,
    /// One of the games: the last one.
    pub example: GameId,
}

impl PlayedMove {
    /// A seat's share of the points, from 0 to 1; `None` if none of the games is finished.
    pub fn share(&self, seat: Seat) -> Option<f64> {
        let all: u64 = self.points.0.iter().sum();
        (all > 0).then(|| self.points[seat] as f64 / all as f64)
    }

    /// How many of the games are finished.
    pub fn finished(&self) -> u64 {
        self.points.0.iter().sum::<u64>() / u64::from(PARTS)
    }
}

/// What is said about a game beside its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameHeader {
    /// Who played, by seat; empty if nobody says.
    pub names: BySeat<String>,
    /// `2026.11.15`; empty if nobody says.
    pub date: String,
    /// As in records.
    pub result: String,
}

impl Answer {
    /// The sum of rows about a position, as far as the filter takes them. Rows that no valid index has are left out.
    pub(crate) fn of(rows: impl Iterator<Item = Row>, canonical: &CanonicalPosition, filter: &Filter) -> Answer {
        let mut moves: Vec<PlayedMove> = Vec::new();
        for row in rows {
            let stored = Move::from_index(row.mv.into()).filter(|&mv| canonical.can_hold(mv));
            let Some(mv) = stored.map(|mv| canonical.here(mv)) else { continue };
            if !filter.takes(Month::from_number(row.month), Strength::from_number(row.strength)) {
                continue;
            }
            let place = moves.iter().position(|it| it.mv == mv).unwrap_or_else(|| {
                moves.push(PlayedMove { mv, games: 0, points: BySeat::default(), example: row.game });
                moves.len() - 1
            });
            let played = &mut moves[place];
            played.games += u64::from(row.games);
            played.example = played.example.max(row.game);
            for (sum, points) in played.points.0.iter_mut().zip(row.points) {
                *sum += u64::from(points);
            }
        }
        moves.sort_by(|one, other| other.games.cmp(&one.games).then(one.mv.cmp(&other.mv)));
        Answer { moves }
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.moves.iter().map(|played| played.games).sum()
    }
}
