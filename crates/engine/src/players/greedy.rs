//! The greedy player: it searches one ply.

use fencepost_rules::{Game, Move, Position, Seat};

use super::allowed_moves;
use crate::engine::{Options, TableMemoryError};
use crate::host::{Host, SearchLimits};
use crate::params;
use crate::player::Player;
use crate::rng::Rng;

/// Tries every legal move and takes the one with the best score: its own distance to the goal against that of the nearest
/// opponent, and the fences still in hand.
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// The seed of its random choices.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: Rng::new(seed) }
    }
}

impl Player for Greedy {
    fn configure(&mut self, options: &Options) -> Result<(), TableMemoryError> {
        self.rng.set_seed(options.seed);
        Ok(())
    }

    fn new_game(&mut self) {}

    fn choose(&mut self, game: &Game, limits: &SearchLimits, _host: &mut dyn Host) -> Option<Move> {
        let mover = game.position().turn();
        self.rng.best_of(&allowed_moves(game, limits), |mv| {
            let mut after = *game.position();
            after.play_unchecked(mv);
            score(&after, mover)
        })
    }
}

/// The score of a player who has just moved.
fn score(position: &Position, mover: Seat) -> i32 {
    if position.winner() == Some(mover) {
        return params::GREEDY_WON;
    }
    let distance = |seat: Seat| position.distance(seat).map_or(i32::from(u8::MAX), i32::from);
    let mut nearest = i32::from(u8::MAX);
    let mut all = 0;
    for seat in position.playing().into_iter().filter(|&seat| seat != mover) {
        nearest = nearest.min(distance(seat));
        all += distance(seat);
    }
    let danger = if nearest <= 1 { params::GREEDY_ABOUT_TO_LOSE } else { 0 };
    params::GREEDY_STEP * (nearest - distance(mover))
        + params::GREEDY_STEP_OF_THE_REST * (all - nearest)
        + params::GREEDY_FENCE_IN_HAND * i32::from(position.left(mover))
        + danger
}
