//! The search for three and four players: a tree that grows where the play is likely, with one value for each seat.
//!
//! Nobody is anybody's enemy from the start: each player is taken to play for the best chance of its own. That is what makes
//! the search wall in whoever leads, and leave those alone who are behind.

mod chances;
mod guard;
pub mod network;
mod paranoid;
pub mod policy;
mod tree;

use fencepost_rules::{BySeat, Game, Move, Position};

use crate::corridor::{Corridor, NO_LAYERS};
use crate::host::{Host, Limits, Report};
use crate::many::tree::Tree;
use crate::repetition::past_keys;
use crate::score::Score;

pub use paranoid::Paranoid;

/// How often the host is asked whether to stop.
const VISITS_BETWEEN_LOOKS: u64 = 32;

/// The corridors of everybody still playing, worked out from nothing; the search has a surveyor that remembers.
fn corridors(position: &Position) -> BySeat<Option<Corridor>> {
    let mut corridors = BySeat([None; 4]);
    let mut layers = NO_LAYERS;
    for seat in position.playing() {
        corridors[seat] = Some(Corridor::survey(position, seat, &mut layers));
    }
    corridors
}

/// A move with its share of the search.
#[derive(Clone, Debug)]
pub(crate) struct RankedMove {
    pub(crate) mv: Move,
    pub(crate) visits: u32,
    /// The mover's chance to win after it.
    pub(crate) chance: f32,
    pub(crate) line: Vec<Move>,
}

/// What a search found out.
#[derive(Clone, Debug)]
pub(crate) struct Findings {
    /// Best first.
    pub(crate) moves: Vec<RankedMove>,
    pub(crate) chances: BySeat<f32>,
    pub(crate) nodes: u64,
}

/// A tree that is still growing.
pub(crate) struct Growth {
    tree: Tree,
    next_report: u64,
}

impl Growth {
    /// A tree of at most so many bytes.
    pub(crate) fn new(game: &Game, limits: &Limits, bytes: usize) -> Growth {
        Growth { tree: Tree::new(*game.position(), &limits.only, past_keys(game), bytes), next_report: 256 }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.tree.visits()
    }

    pub(crate) fn best(&self) -> Option<Move> {
        self.tree.findings(1).moves.first().map(|ranked| ranked.mv)
    }

    /// Grows until so many positions have been looked at in all, but at least as many as there are moves to choose from: that
    /// takes a millisecond or two. True if a limit was reached or the host said stop.
    pub(crate) fn grow(&mut self, nodes: u64, limits: &Limits, lines: usize, host: &mut dyn Host) -> bool {
        let tree = &mut self.tree;
        let time = limits.soft_time.or(limits.hard_time);
        let first_look = tree.choices() as u64;
        let mut is_over = first_look == 0;
        while !is_over && tree.visits() < nodes.max(first_look) {
            tree.visit();
            if tree.visits() >= self.next_report {
                self.next_report *= 2;
                tell(&tree.findings(lines), tree, host);
            }
            is_over = tree.depth() > limits.depth.unwrap_or(u32::MAX);
            let is_look_due = tree.visits() == first_look || tree.visits().is_multiple_of(VISITS_BETWEEN_LOOKS);
            if is_look_due && tree.visits() >= first_look {
                is_over |= host.should_stop() || time.is_some_and(|time| host.elapsed() >= time);
            }
        }
        tell(&tree.findings(lines), tree, host);
        is_over
    }
}

fn tell(findings: &Findings, tree: &Tree, host: &mut dyn Host) {
    for (rank, ranked) in findings.moves.iter().enumerate() {
        let report = Report {
            depth: ranked.line.len() as u32,
            selective_depth: tree.depth(),
            rank: rank + 1,
            score: Score::from_chance(ranked.chance),
            chances: Some(findings.chances),
            nodes: findings.nodes,
            time: host.elapsed(),
            line: ranked.line.clone(),
        };
        host.report(&report);
    }
}
