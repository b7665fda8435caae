//! The history, continuation history and countermove heuristics: moves that caused beta cutoffs before are tried early.

use fencepost_rules::{Move, Seat};

use crate::params::{CONTINUATION_DIVISOR, HISTORY_LIMIT};

/// The scores of all moves, by themselves and after another one, and the countermove to each move. They are kept from one search of
/// a game to the next.
#[derive(Clone)]
pub(crate) struct History {
    scores: Box<[[i32; Move::COUNT]; 2]>,
    countermoves: Box<[[Option<Move>; Move::COUNT]; 2]>,
    /// By distance and side, for each earlier move. It is too large for the stack.
    continuations: Vec<Continuation>,
}

/// The scores of all moves that follow a certain one.
type Continuation = [i16; Move::COUNT];

/// The last two moves, the latest first: the opponent's and the mover's own.
pub(crate) type LastMoves = [Move; 2];

const fn side(seat: Seat) -> usize {
    seat as usize >> 1
}

impl History {
    pub(crate) fn new() -> History {
        History {
            scores: Box::new([[0; Move::COUNT]; 2]),
            countermoves: Box::new([[None; Move::COUNT]; 2]),
            continuations: vec![[0; Move::COUNT]; 2 * 2 * Move::COUNT],
        }
    }

    #[inline]
    pub(crate) fn get(&self, seat: Seat, mv: Move) -> i32 {
        self.scores[side(seat)][mv.index()]
    }

    /// The continuation history of the moves that follow these two.
    #[inline]
    pub(crate) fn after(&self, seat: Seat, last_moves: LastMoves) -> After<'_> {
        After([0, 1].map(|distance| &self.continuations[continuation(distance, seat, last_moves)]))
    }

    /// Adds a bonus or malus, for the move by itself and after the last two.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, last_moves: LastMoves, mv: Move, bonus: i32) {
        let score = &mut self.scores[side(seat)][mv.index()];
        *score = with_bonus(*score, bonus);
        for distance in [0, 1] {
            let score = &mut self.continuations[continuation(distance, seat, last_moves)][mv.index()];
            // No score leaves the limit, which fits.
            *score = with_bonus(i32::from(*score), bonus) as i16;
        }
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

/// The continuation history after certain moves.
pub(crate) struct After<'a>([&'a Continuation; 2]);

impl After<'_> {
    #[inline]
    pub(crate) fn get(&self, mv: Move) -> i32 {
        self.0.iter().map(|scores| i32::from(scores[mv.index()]) / CONTINUATION_DIVISOR).sum()
    }
}

/// The index of the scores after one of the last moves.
#[inline]
fn continuation(distance: usize, seat: Seat, last_moves: LastMoves) -> usize {
    (2 * distance + side(seat)) * Move::COUNT + last_moves[distance].index()
}

/// A bonus or malus counts the less the nearer the score is to the limit.
#[inline]
fn with_bonus(score: i32, bonus: i32) -> i32 {
    score + bonus - score * bonus.abs() / HISTORY_LIMIT
}
