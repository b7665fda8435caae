//! The search for three and four players: Monte Carlo tree search (MCTS) with one value for each seat.
//!
//! Every player is assumed to maximise its own chance to win (max^n). So the search blocks whoever leads, and leaves those
//! alone who are behind. `tree` selects moves by PUCT, with priors from `policy`. A new position is evaluated by
//! `network`.

mod defensive_fences;
mod fence_costs;
pub mod network;
mod node_store;
pub mod policy;
pub mod policy_network;
mod tree;
pub(crate) mod win_chances;

use fencepost_rules::{BySeat, Game, Move, Position};

use crate::host::{Host, Report, SearchLimits};
use crate::levels::EvalNoise;
use crate::mcts::tree::Tree;
use crate::mcts::win_chances::Chances;
use crate::networks::Networks;
use crate::params::SIMULATIONS_BETWEEN_CHECKS;
use crate::repetition::reversible_keys;
use crate::score::Score;
use crate::shortest_paths::{EMPTY_LAYERS, ShortestPaths};

/// The shortest paths of everybody still playing, without a cache.
fn all_paths(position: &Position) -> BySeat<Option<ShortestPaths>> {
    let mut all_paths = BySeat([None; 4]);
    let mut layers = EMPTY_LAYERS;
    for seat in position.playing() {
        all_paths[seat] = Some(ShortestPaths::with_cuts(position, seat, &mut layers));
    }
    all_paths
}

/// A root move with its share of the search.
#[derive(Clone, Debug)]
pub(crate) struct RankedMove {
    pub(crate) mv: Move,
    pub(crate) visits: u32,
    /// The mover's chance to win after it, among equals, as it comes true.
    pub(crate) chance: f32,
    /// The mover's chance as the search takes it: the engine plays for the mover.
    pub(crate) with_engine: f32,
    pub(crate) line: Vec<Move>,
}

impl RankedMove {
    /// A move that the search has not looked at.
    fn untried(mv: Move) -> RankedMove {
        RankedMove { mv, visits: 0, chance: 0.0, with_engine: 0.0, line: vec![mv] }
    }
}

/// What the search has found out about the root.
#[derive(Clone, Debug)]
pub(crate) struct RootSummary {
    /// Best first.
    pub(crate) moves: Vec<RankedMove>,
    /// The means of all simulations.
    pub(crate) found: Chances,
    /// Everybody's chance among equals, as it comes true.
    pub(crate) chances: BySeat<f32>,
    pub(crate) nodes: u64,
}

/// A Monte Carlo tree search that can be paused and resumed.
pub(crate) struct Mcts {
    tree: Tree,
    next_report: u64,
}

impl Mcts {
    /// A search whose tree takes at most that many bytes.
    pub(crate) fn new(game: &Game, limits: &SearchLimits, noise: EvalNoise, networks: &Networks, bytes: usize) -> Mcts {
        let seen = reversible_keys(game);
        let tree = Tree::new(*game.position(), &limits.search_moves, seen, networks.clone(), noise, bytes);
        Mcts { tree, next_report: 256 }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.tree.simulations()
    }

    pub(crate) fn best(&self) -> Option<Move> {
        self.tree.root_summary(1).moves.first().map(|ranked| ranked.mv)
    }

    /// Searches until the tree has had that many simulations in all, but at least one for each root move: that takes a
    /// millisecond or two. Returns true if a limit was reached or the host said stop.
    pub(crate) fn run(&mut self, nodes: u64, limits: &SearchLimits, lines: usize, host: &mut dyn Host) -> bool {
        let tree = &mut self.tree;
        let time = limits.soft_time.or(limits.hard_time);
        let minimum = tree.root_moves() as u64;
        let mut is_over = minimum == 0;
        while !is_over && tree.simulations() < nodes.max(minimum) {
            tree.simulate();
            if tree.simulations() >= self.next_report {
                self.next_report *= 2;
                report(&tree.root_summary(lines), tree, host);
            }
            is_over = tree.depth() > limits.depth.unwrap_or(u32::MAX);
            let is_check_due =
                tree.simulations() == minimum || tree.simulations().is_multiple_of(SIMULATIONS_BETWEEN_CHECKS);
            if is_check_due && tree.simulations() >= minimum {
                is_over |= host.should_stop() || time.is_some_and(|time| host.elapsed() >= time);
            }
        }
        report(&tree.root_summary(lines), tree, host);
        is_over
    }
}

fn report(summary: &RootSummary, tree: &Tree, host: &mut dyn Host) {
    for (rank, ranked) in summary.moves.iter().enumerate() {
        let report = Report {
            depth: ranked.line.len() as u32,
            selective_depth: tree.depth(),
            rank: rank + 1,
            score: Score::from_chance(ranked.chance),
            chance: f64::from(ranked.chance),
            chances: Some(summary.chances),
            uncalibrated: Some(summary.found),
            nodes: summary.nodes,
            time: host.elapsed(),
            line: ranked.line.clone(),
        };
        host.report(&report);
    }
}
