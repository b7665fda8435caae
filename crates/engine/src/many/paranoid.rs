//! The usual way to search with more than two players, as a yardstick: one against all.
//!
//! Alpha-beta in which everybody else is taken to work together against the player at the root. It looks at the same moves and
//! the same chances as the engine's own search.

use fencepost_rules::{BySeat, Fences, Game, Move, Position, Seat};

use crate::corridor::{Corridor, Surveyor};
use crate::host::{Host, Limits};
use crate::many::chances::chances;
use crate::player::Player;
use crate::players::choices;

/// Iterations end here.
const MOST_DEPTH: u32 = 64;
/// Positions looked at where the limits don't say.
const USUAL_NODES: u64 = 60_000;

/// A paranoid alpha-beta player for three and four.
pub struct Paranoid {
    surveyor: Surveyor,
    nodes: u64,
    most_nodes: u64,
}

impl Paranoid {
    /// It leaves nothing to chance.
    pub fn new() -> Paranoid {
        Paranoid { surveyor: Surveyor::new(), nodes: 0, most_nodes: USUAL_NODES }
    }

    /// The chance of `hero`, who is best off above `alpha`, while everybody else keeps it below `beta`.
    fn search(&mut self, position: &Position, hero: Seat, depth: u32, mut alpha: f32, mut beta: f32) -> f32 {
        self.nodes += 1;
        let corridors = self.corridors(position);
        if position.winner().is_some() || depth == 0 || self.nodes >= self.most_nodes {
            return glance(position, &corridors, hero);
        }
        let maximising = position.turn() == hero;
        let mut best: f32 = if maximising { 0.0 } else { 1.0 };
        for mv in ordered_moves(position, &corridors) {
            let mut child = *position;
            child.play_unchecked(mv);
            let value = self.search(&child, hero, depth - 1, alpha, beta);
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

    fn corridors(&mut self, position: &Position) -> BySeat<Option<Corridor>> {
        let mut corridors = BySeat([None; 4]);
        for seat in position.playing() {
            corridors[seat] = Some(self.surveyor.corridor(position, seat));
        }
        corridors
    }
}

impl Default for Paranoid {
    fn default() -> Paranoid {
        Paranoid::new()
    }
}

fn glance(position: &Position, corridors: &BySeat<Option<Corridor>>, hero: Seat) -> f32 {
    chances(position, hero, corridors)[hero]
}

/// Steps forward first, then fences in somebody's way, then the other pawn moves. Other fences only where there is nothing else.
fn ordered_moves(position: &Position, corridors: &BySeat<Option<Corridor>>) -> Vec<Move> {
    let mover = position.turn();
    let others = position.playing().without(mover);
    let hot = others.into_iter().filter_map(|seat| corridors[seat]).fold(Fences::EMPTY, |hot, one| hot | one.hot);
    let forward = corridors[mover].map(|corridor| corridor.next).unwrap_or_default();
    let legal = position.legal_moves();
    let is_cold = |mv: &Move| matches!(mv, Move::Fence(fence) if !hot.contains(*fence));
    let mut moves: Vec<Move> = legal.into_iter().filter(|mv| !is_cold(mv)).collect();
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

    fn choose(&mut self, game: &Game, limits: &Limits, _host: &mut dyn Host) -> Option<Move> {
        let position = game.position();
        let hero = position.turn();
        self.nodes = 0;
        self.most_nodes = limits.nodes.unwrap_or(USUAL_NODES);
        let corridors = self.corridors(position);
        let allowed = choices(game, limits);
        let mut moves = ordered_moves(position, &corridors);
        moves.retain(|mv| allowed.contains(mv));
        if moves.is_empty() {
            moves = allowed;
        }
        for depth in 1..=limits.depth.unwrap_or(MOST_DEPTH) {
            let mut best = 0.0;
            for index in 0..moves.len() {
                let mut child = *position;
                child.play_unchecked(moves[index]);
                let value = self.search(&child, hero, depth - 1, best, 1.0);
                if self.nodes >= self.most_nodes {
                    break;
                }
                if value > best {
                    best = value;
                    moves[..=index].rotate_right(1);
                }
            }
            if self.nodes >= self.most_nodes || moves.len() < 2 {
                break;
            }
        }
        moves.first().copied()
    }
}
