//! The history and countermove heuristics: moves that caused beta cutoffs before are tried early.

use fencepost_rules::{Move, Seat};

use crate::params::HISTORY_LIMIT;

/// The scores of all moves, and the countermove to each move. They are kept from one search of a game to the next.
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

    /// Adds a bonus or malus. It counts the less the nearer the score is to the limit.
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

    /// Halves all scores before the next search.
    pub(crate) fn decay(&mut self) {
        for scores in self.scores.iter_mut().flatten() {
            *scores /= 2;
        }
    }
}
