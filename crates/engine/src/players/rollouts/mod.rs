//! The rollout player: Monte Carlo tree search with rollouts.

#![expect(clippy::cast_precision_loss, reason = "numbers of rollouts and moves are far below what f32 holds exactly")]

mod candidates;
mod tree;

use fencepost_rules::{BySeat, Event, Game, Move, Players, Position};

use self::candidates::{Candidate, Candidates};
use self::tree::{NodeId, Points, Tree};
use super::allowed_moves;
use crate::engine::{Options, TableMemoryError};
use crate::found::Found;
use crate::host::{Host, Report, SearchLimits};
use crate::params::{ROLLOUT_PLAYER_ROLLOUTS, SIMULATIONS_BETWEEN_CHECKS};
use crate::player::Player;
use crate::rng::Rng;
use crate::rollout::{GoalDistances, rollout};
use crate::score::Score;

/// Monte Carlo tree search with guided rollouts: it selects moves by PUCT down to a new position, plays a rollout from there, and
/// backpropagates who won. Every seat maximises its own points, so it plays with two, three or four players alike.
pub struct Rollouts {
    rng: Rng,
    tree: Tree,
    candidates: Candidates,
    distances: Box<GoalDistances>,
    path: Vec<NodeId>,
    /// The points of each seat in all rollouts of this search.
    points: BySeat<f32>,
}

impl Rollouts {
    /// The seed of its random choices.
    pub fn new(seed: u64) -> Rollouts {
        Rollouts {
            rng: Rng::new(seed),
            tree: Tree::new(),
            candidates: Candidates::new(),
            distances: Box::new(GoalDistances::NONE),
            path: Vec::new(),
            points: BySeat::default(),
        }
    }

    /// One simulation from the root.
    fn simulate(&mut self, root: &Position, drawn: &[u64]) {
        let mut position = *root;
        let mut id = Tree::ROOT;
        self.path.clear();
        self.path.push(id);
        let points = loop {
            if let Some(winner) = position.winner() {
                break Points::won(winner);
            }
            if id != Tree::ROOT && drawn.contains(&position.zobrist_key()) {
                break Points::shared(position.playing());
            }
            if self.tree.node(id).is_leaf() && self.tree.node(id).visits > 0 {
                let found = self.candidates.find(&position);
                self.tree.expand(id, position.turn(), found);
            }
            let Some(next) = self.tree.select(id) else {
                break Points::won(rollout(position, &mut self.distances, &mut self.rng));
            };
            position.play_unchecked(self.tree.node(next).mv);
            self.path.push(next);
            id = next;
        };
        self.tree.backpropagate(&self.path, points);
        for seat in root.playing() {
            self.points[seat] += points.of(seat);
        }
    }

    /// Starts a tree whose root has only the allowed moves.
    fn reset(&mut self, position: &Position, allowed: &[Move]) {
        self.tree.reset(position);
        self.points = BySeat::default();
        let found = self.candidates.find(position).iter().copied();
        let mut list: Vec<Candidate> = found.filter(|candidate| allowed.contains(&candidate.mv)).collect();
        if list.is_empty() {
            let prior = 1.0 / allowed.len() as f32;
            list.extend(allowed.iter().map(|&mv| Candidate { mv, prior }));
        }
        self.tree.expand(Tree::ROOT, position.turn(), &list);
    }

    /// Searches the position on the board. Returns `None` if the game is over.
    pub fn think(&mut self, game: &Game, limits: &SearchLimits, host: &mut dyn Host) -> Option<Found> {
        let allowed = allowed_moves(game, limits);
        if allowed.len() <= 1 {
            return allowed.first().map(|&only| Found::new(only, 0, &[]));
        }
        let mut root = *game.position();
        root.update_paths();
        self.reset(&root, &allowed);
        let drawn = positions_that_would_draw(game);
        let most = limits.nodes.unwrap_or(ROLLOUT_PLAYER_ROLLOUTS).max(1);
        for done in 0..most {
            if done % SIMULATIONS_BETWEEN_CHECKS == 0 && done > 0 && is_over(limits, host) {
                break;
            }
            self.simulate(&root, &drawn);
        }
        let report = self.report(game, host)?;
        host.report(&report);
        let best = self.tree.most_visited(Tree::ROOT).map(|best| self.tree.node(best).mv)?;
        Some(Found::new(best, report.nodes, &[report]))
    }

    fn report(&self, game: &Game, host: &dyn Host) -> Option<Report> {
        let best = self.tree.most_visited(Tree::ROOT)?;
        let chance = self.tree.node(best).mean();
        // The tree may repeat positions; the game ends at the third repetition (R17).
        let mut ahead = game.clone();
        let line: Vec<Move> = self.tree.line().into_iter().take_while(|&mv| ahead.play(mv).is_ok()).collect();
        let rollouts = self.tree.node(Tree::ROOT).visits;
        Some(Report {
            depth: line.len() as u32,
            selective_depth: line.len() as u32,
            rank: 1,
            score: Score::from_chance(chance),
            chance: f64::from(chance),
            chances: (game.position().players() != Players::Two).then(|| self.chances(rollouts)),
            uncalibrated: None,
            nodes: u64::from(rollouts),
            time: host.elapsed(),
            line,
        })
    }

    /// Each seat's share of all rollouts.
    fn chances(&self, rollouts: u32) -> BySeat<f32> {
        BySeat(self.points.0.map(|points| points / rollouts.max(1) as f32))
    }
}

impl Player for Rollouts {
    fn configure(&mut self, options: &Options) -> Result<(), TableMemoryError> {
        self.rng.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &SearchLimits, host: &mut dyn Host) -> Option<Move> {
        self.think(game, limits, host).map(|found| found.best)
    }
}

fn is_over(limits: &SearchLimits, host: &dyn Host) -> bool {
    let limit = limits.hard_time.into_iter().chain(limits.soft_time).min();
    host.should_stop() || limit.is_some_and(|limit| host.elapsed() >= limit)
}

/// Zobrist keys of the positions that were on the board twice. A third time is a draw (R17).
fn positions_that_would_draw(game: &Game) -> Vec<u64> {
    let reversible = |event: &Event| !matches!(event, Event::Move(Move::Fence(_)) | Event::Out(_));
    let before = game.history().iter().rev().take_while(|(_, event)| reversible(event));
    let mut keys: Vec<u64> = before.map(|(position, _)| position.zobrist_key()).collect();
    keys.push(game.position().zobrist_key());
    keys.sort_unstable();
    let mut twice: Vec<u64> = keys.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    twice.dedup();
    twice
}
