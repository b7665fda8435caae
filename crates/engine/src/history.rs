//! What refuted what: moves that cut off the search before are tried early again.

use fencepost_rules::{Move, Seat};

use crate::params::HISTORY_LIMIT;

/// Learned from one search to the next within a game.
#[derive(Clone)]
pub(crate) struct History {
    scores: Box<[[i32; Move::COUNT]; 2]>,
    countermoves: Box<[[Option<Move>; Move::COUNT]; 2]>,
}

const fn side(seat: Seat) -> usize {
    seat as usize >> 1
}

impl History {
    pub(crate) fn new() -> History {
        History { scores: Box::new([[0; Move::COUNT]; 2]), countermoves: Box::new([[None; Move::COUNT]; 2]) }
    }

    #[inline]
    pub(crate) fn get(&self, seat: Seat, mv: Move) -> i32 {
        self.scores[side(seat)][mv.index()]
    }

    /// Moves the worth towards the limit, the less the nearer it is.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, mv: Move, bonus: i32) {
        let scores = &mut self.scores[side(seat)][mv.index()];
        *scores += bonus - *scores * bonus.abs() / HISTORY_LIMIT;
    }

    #[inline]
    pub(crate) fn countermove(&self, seat: Seat, previous: Move) -> Option<Move> {
        self.countermoves[side(seat)][previous.index()]
    }

    pub(crate) fn set_countermove(&mut self, seat: Seat, previous: Move, mv: Move) {
        self.countermoves[side(seat)][previous.index()] = Some(mv);
    }

    /// Makes old lessons weigh half before the next search.
    pub(crate) fn decay(&mut self) {
        for scores in self.scores.iter_mut().flatten() {
            *scores /= 2;
        }
    }
}
