//! What refuted what: moves that cut off the search before are tried early again.

use fencepost_rules::{Move, Seat};

use crate::params::HISTORY_LIMIT;

/// Learned from one search to the next within a game.
#[derive(Clone)]
pub(crate) struct History {
    worth: Box<[[i32; Move::COUNT]; 2]>,
    counters: Box<[[Option<Move>; Move::COUNT]; 2]>,
}

const fn side(seat: Seat) -> usize {
    seat as usize >> 1
}

impl History {
    pub(crate) fn new() -> History {
        History { worth: Box::new([[0; Move::COUNT]; 2]), counters: Box::new([[None; Move::COUNT]; 2]) }
    }

    #[inline]
    pub(crate) fn get(&self, seat: Seat, mv: Move) -> i32 {
        self.worth[side(seat)][mv.index()]
    }

    /// Moves the worth towards the limit, the less the nearer it is.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, mv: Move, bonus: i32) {
        let worth = &mut self.worth[side(seat)][mv.index()];
        *worth += bonus - *worth * bonus.abs() / HISTORY_LIMIT;
    }

    #[inline]
    pub(crate) fn counter(&self, seat: Seat, previous: Move) -> Option<Move> {
        self.counters[side(seat)][previous.index()]
    }

    pub(crate) fn set_counter(&mut self, seat: Seat, previous: Move, mv: Move) {
        self.counters[side(seat)][previous.index()] = Some(mv);
    }

    /// Makes old lessons weigh half before the next search.
    pub(crate) fn fade(&mut self) {
        for worth in self.worth.iter_mut().flatten() {
            *worth /= 2;
        }
    }
}
