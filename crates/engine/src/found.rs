//! What a search has found.

use fencepost_rules::{BySeat, Move};

use crate::host::Report;
use crate::mcts::win_chances::Chances;
use crate::score::Score;

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The best move.
    pub best: Move,
    /// The score for the player to move.
    pub score: Score,
    /// The chance to win of the player to move, from 0 to 1.
    pub chance: f64,
    /// With three or four players: each seat's chance to win, if all are equally strong.
    pub chances: Option<BySeat<f32>>,
    /// With three or four players: what these chances were made from, see [`Report`].
    pub uncalibrated: Option<Chances>,
    /// The principal variation. It begins with the best move.
    pub line: Vec<Move>,
    /// Plies searched.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// The lines after the best one, as many as [`Options::lines`](crate::Options::lines) asks for.
    pub other_lines: Vec<Report>,
}

impl Found {
    /// From the latest report of each rank, best first.
    pub(crate) fn new(best: Move, nodes: u64, reports: &[Report]) -> Found {
        let other_lines = reports.get(1..).unwrap_or_default().to_vec();
        match reports.first() {
            Some(report) => Found {
                best,
                score: report.score,
                chance: report.chance,
                chances: report.chances,
                uncalibrated: report.uncalibrated,
                line: report.line.clone(),
                depth: report.depth,
                nodes,
                other_lines,
            },
            None => Found {
                best,
                score: Score::from_raw(Score::DRAW),
                chance: 0.5,
                chances: None,
                uncalibrated: None,
                line: vec![best],
                depth: 0,
                nodes,
                other_lines,
            },
        }
    }
}
