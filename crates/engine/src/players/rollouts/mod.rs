//! The player that plays many games in its head.

#![expect(clippy::cast_precision_loss, reason = "numbers of rollouts and moves are far below what f32 holds exactly")]

mod candidates;
mod tree;

use fencepost_rules::{BySeat, Event, Game, Move, Players, Position};

use self::candidates::{Candidate, Candidates};
use self::tree::{NodeId, Points, Tree};
use super::allowed_moves;
use crate::engine::{Options, TableMemoryError};
use crate::host::{Host, Report, SearchLimits};
use crate::params::WIN_CHANCE_SCALE;
use crate::player::Player;
use crate::rng::Rng;
use crate::rollout::{GoalDistances, rollout};
use crate::score::Score;

/// Rollouts for a move unless the limits say otherwise.
const USUAL_ROLLOUTS: u64 = 60_000;
/// How often the host is asked whether to stop.
const ROLLOUTS_BETWEEN_LOOKS: u64 = 32;

/// Tree search with guided rollouts: it follows the moves that did well or look promising to a position seen for the
/// first time, plays on quickly from there, and remembers for each move who won. Every seat wants its own point, so that
/// it plays with two, three or four alike.
pub struct Rollouts {
    rng: Rng,
    tree: Tree,
    candidates: Candidates,
    ways: Box<GoalDistances>,
    path: Vec<NodeId>,
    /// What all rollouts of this search brought each seat.
    earned: BySeat<f32>,
}

impl Rollouts {
    /// The seed settles everything that is left to chance.
    pub fn new(seed: u64) -> Rollouts {
        Rollouts {
            rng: Rng::new(seed),
            tree: Tree::new(),
            candidates: Candidates::new(),
            ways: Box::new(GoalDistances::NONE),
            path: Vec::new(),
            earned: BySeat::default(),
        }
    }

    /// One rollout from the root, its result entered in the tree.
    fn roll_out(&mut self, root: &Position, drawn: &[u64]) {
        let mut position = *root;
        let mut id = Tree::ROOT;
        self.path.clear();
        self.path.push(id);
        let points = loop {
            if let Some(winner) = position.winner() {
                break Points::won(winner);
            }
            if id != Tree::ROOT && drawn.contains(&position.hash()) {
                break Points::shared(position.playing());
            }
            if self.tree.node(id).is_leaf() && self.tree.node(id).visits > 0 {
                let found = self.candidates.find(&position);
                self.tree.grow(id, position.turn(), found);
            }
            let Some(next) = self.tree.choose(id) else {
                break Points::won(rollout(position, &mut self.ways, &mut self.rng));
            };
            position.play_unchecked(self.tree.node(next).mv);
            self.path.push(next);
            id = next;
        };
        self.tree.record(&self.path, points);
        for seat in root.playing() {
            self.earned[seat] += points.of(seat);
        }
    }

    /// Lets the root have the allowed moves only, the best known first.
    fn plant(&mut self, position: &Position, allowed: &[Move]) {
        self.tree.plant(position);
        self.earned = BySeat::default();
        let found = self.candidates.find(position).iter().copied();
        let mut list: Vec<Candidate> = found.filter(|candidate| allowed.contains(&candidate.mv)).collect();
        if list.is_empty() {
            let share = 1.0 / allowed.len() as f32;
            list.extend(allowed.iter().map(|&mv| Candidate { mv, share }));
        }
        self.tree.grow(Tree::ROOT, position.turn(), &list);
    }

    fn report(&self, game: &Game, host: &mut dyn Host) {
        let Some(best) = self.tree.favourite(Tree::ROOT) else { return };
        // The tree follows pawns round in circles; the game ends at the third time (R17).
        let mut ahead = game.clone();
        let line: Vec<Move> = self.tree.line().into_iter().take_while(|&mv| ahead.play(mv).is_ok()).collect();
        let rollouts = self.tree.node(Tree::ROOT).visits;
        let report = Report {
            depth: line.len() as u32,
            selective_depth: line.len() as u32,
            rank: 1,
            score: estimate(self.tree.node(best).success()),
            chances: (game.position().players() != Players::Two).then(|| self.chances(rollouts)),
            nodes: u64::from(rollouts),
            time: host.elapsed(),
            line,
        };
        host.report(&report);
    }

    /// Each seat's share of all rollouts.
    fn chances(&self, rollouts: u32) -> BySeat<f32> {
        BySeat(self.earned.0.map(|earned| earned / rollouts.max(1) as f32))
    }
}

impl Player for Rollouts {
    fn configure(&mut self, options: &Options) -> Result<(), TableMemoryError> {
        self.rng.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &SearchLimits, host: &mut dyn Host) -> Option<Move> {
        let allowed = allowed_moves(game, limits);
        if allowed.len() <= 1 {
            return allowed.first().copied();
        }
        let mut root = *game.position();
        root.mend_ways();
        self.plant(&root, &allowed);
        let drawn = positions_that_would_draw(game);
        let most = limits.nodes.unwrap_or(USUAL_ROLLOUTS).max(1);
        for done in 0..most {
            if done % ROLLOUTS_BETWEEN_LOOKS == 0 && done > 0 && is_over(limits, host) {
                break;
            }
            self.roll_out(&root, &drawn);
        }
        self.report(game, host);
        self.tree.favourite(Tree::ROOT).map(|best| self.tree.node(best).mv)
    }
}

/// A success rate as the engine would put it: the reverse of [`Score::win_chance`].
fn estimate(success: f32) -> Score {
    let success = f64::from(success).clamp(0.001, 0.999);
    Score::from_raw((WIN_CHANCE_SCALE * (success / (1.0 - success)).ln()).round() as i32)
}

fn is_over(limits: &SearchLimits, host: &dyn Host) -> bool {
    let limit = limits.hard_time.into_iter().chain(limits.soft_time).min();
    host.should_stop() || limit.is_some_and(|limit| host.elapsed() >= limit)
}

/// Keys of the positions that have been on the board twice: once more and the game is a draw (R17).
fn positions_that_would_draw(game: &Game) -> Vec<u64> {
    let reversible = |event: &Event| !matches!(event, Event::Move(Move::Fence(_)) | Event::Out(_));
    let before = game.history().iter().rev().take_while(|(_, event)| reversible(event));
    let mut keys: Vec<u64> = before.map(|(position, _)| position.hash()).collect();
    keys.push(game.position().hash());
    keys.sort_unstable();
    let mut twice: Vec<u64> = keys.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    twice.dedup();
    twice
}
