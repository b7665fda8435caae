//! The player that looks one move ahead.

use fencepost_rules::{Game, Move, Position, Seat};

use super::allowed_moves;
use crate::engine::{Options, TableMemoryError};
use crate::host::{Host, SearchLimits};
use crate::player::Player;
use crate::rng::Rng;

const STEP: i32 = 100;
/// Less than a step, so that a fence is placed only where it gains more than moving on.
const FENCE_IN_HAND: i32 = 60;
/// How far the others are who are not nearest to their goals matters little, and only with three or four players.
const STEP_OF_THE_REST: i32 = 10;
/// Somebody else gets home before the next turn.
const ABOUT_TO_LOSE: i32 = -10_000;
const WON: i32 = 100_000;

/// Tries every legal move and takes the one after which it stands best: its own distance to the goal against that of
/// whoever is nearest to theirs, and the fences still in hand.
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// The seed settles all its allowed_moves.
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
            worth(&after, mover)
        })
    }
}

/// How well a player stands who has just moved.
fn worth(position: &Position, mover: Seat) -> i32 {
    if position.winner() == Some(mover) {
        return WON;
    }
    let distance = |seat: Seat| position.distance(seat).map_or(i32::from(u8::MAX), i32::from);
    let mut nearest = i32::from(u8::MAX);
    let mut all = 0;
    for seat in position.playing().into_iter().filter(|&seat| seat != mover) {
        nearest = nearest.min(distance(seat));
        all += distance(seat);
    }
    let danger = if nearest <= 1 { ABOUT_TO_LOSE } else { 0 };
    STEP * (nearest - distance(mover))
        + STEP_OF_THE_REST * (all - nearest)
        + FENCE_IN_HAND * i32::from(position.left(mover))
        + danger
}
