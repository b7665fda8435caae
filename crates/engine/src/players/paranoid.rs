//! Paranoid search, a common method for more than two players, as a baseline.
//!
//! Alpha-beta in which everybody else is assumed to play together against the player at the root. It uses the same moves
//! and the same evaluation as the engine's own search.

use fencepost_rules::{BySeat, Fences, Game, Move, Position, Seat};

use crate::host::{Host, SearchLimits};
use crate::mcts::win_chances::chances;
use crate::networks::Networks;
use crate::params::PARANOID_NODES;
use crate::player::Player;
use crate::players::allowed_moves;
use crate::shortest_paths::{ShortestPathCache, ShortestPaths};

/// The last iteration.
const MAX_DEPTH: u32 = 64;

/// A paranoid alpha-beta player for three and four players.
pub struct Paranoid {
    networks: Networks,
    path_cache: ShortestPathCache,
    nodes: u64,
    max_nodes: u64,
}

impl Paranoid {
    /// It needs no seed: it makes no random choices.
    pub fn new() -> Paranoid {
        Paranoid {
            networks: Networks::default(),
            path_cache: ShortestPathCache::new(),
            nodes: 0,
            max_nodes: PARANOID_NODES,
        }
    }

    /// The chance of the root player within the alpha-beta window. The root player maximises it, everybody else minimises it.
    fn search(&mut self, position: &Position, root_player: Seat, depth: u32, mut alpha: f32, mut beta: f32) -> f32 {
        self.nodes += 1;
        let all_paths = self.all_paths(position);
        if position.winner().is_some() || depth == 0 || self.nodes >= self.max_nodes {
            let chances = chances(&self.networks.multiplayer, position, root_player, &all_paths);
            return chances.with_engine[root_player];
        }
        let maximising = position.turn() == root_player;
        let mut best: f32 = if maximising { 0.0 } else { 1.0 };
        for mv in ordered_moves(position, &all_paths) {
            let mut child = *position;
            child.play_unchecked(mv);
            let value = self.search(&child, root_player, depth - 1, alpha, beta);
            if maximising {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn all_paths(&mut self, position: &Position) -> BySeat<Option<ShortestPaths>> {
        let mut all_paths = BySeat([None; 4]);
        for seat in position.playing() {
            all_paths[seat] = Some(*self.path_cache.paths(position, seat));
        }
        all_paths
    }
}

impl Default for Paranoid {
    fn default() -> Paranoid {
        Paranoid::new()
    }
}

/// Steps forward first, then fences that block somebody's shortest path, then the other pawn moves. Other fences only if there
/// is nothing else.
fn ordered_moves(position: &Position, all_paths: &BySeat<Option<ShortestPaths>>) -> Vec<Move> {
    let mover = position.turn();
    let others = position.playing().without(mover);
    let blockers = others
        .into_iter()
        .filter_map(|seat| all_paths[seat])
        .fold(Fences::EMPTY, |blockers, one| blockers | one.blockers);
    let forward = all_paths[mover].map(|paths| paths.next).unwrap_or_default();
    let legal = position.legal_moves();
    let is_non_blocker = |mv: &Move| matches!(mv, Move::Fence(fence) if !blockers.contains(*fence));
    let mut moves: Vec<Move> = legal.into_iter().filter(|mv| !is_non_blocker(mv)).collect();
    if moves.is_empty() {
        moves.extend(legal);
    }
    moves.sort_by_key(|mv| match mv {
        Move::Pawn(to) if forward.contains(*to) => 0,
        Move::Fence(_) => 1,
        _ => 2,
    });
    moves
}

impl Player for Paranoid {
    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &SearchLimits, _host: &mut dyn Host) -> Option<Move> {
        let position = game.position();
        let root_player = position.turn();
        self.nodes = 0;
        self.max_nodes = limits.nodes.unwrap_or(PARANOID_NODES);
        let all_paths = self.all_paths(position);
        let allowed = allowed_moves(game, limits);
        let mut moves = ordered_moves(position, &all_paths);
        moves.retain(|mv| allowed.contains(mv));
        if moves.is_empty() {
            moves = allowed;
        }
        for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH) {
            let mut best = 0.0;
            for index in 0..moves.len() {
                let mut child = *position;
                child.play_unchecked(moves[index]);
                let value = self.search(&child, root_player, depth - 1, best, 1.0);
                if self.nodes >= self.max_nodes {
                    break;
                }
                if value > best {
                    best = value;
                    moves[..=index].rotate_right(1);
                }
            }
            if self.nodes >= self.max_nodes || moves.len() < 2 {
                break;
            }
        }
        moves.first().copied()
    }
}
