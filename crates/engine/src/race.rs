//! The race: a game of two players without fences in hand, and its endgame tablebase.
//!
//! The nearer pawn does not always win. A pawn can be jumped over, and it can block the other, even for ever, so there are
//! draws. Retrograde analysis solves all pawn positions of a layout exactly.

mod pawn_moves;
mod retrograde;
mod value;

use fencepost_rules::{Position, Seat, Square, Squares, Steps};

use pawn_moves::Choice;
pub(crate) use pawn_moves::{PawnMoveGraph, StateIndex, side_of};
pub(crate) use retrograde::Retrograde;
pub(crate) use value::PackedValue;
pub use value::RaceValue;

/// An endgame tablebase: the value with perfect play of every pawn position on one fence layout, when nobody has a fence.
///
/// It has no history: values hold for positions that occur for the first time (R17).
///
/// ```
/// use fencepost_engine::{RaceValue, RaceTablebase};
/// use fencepost_rules::{Board, Players, Position, Seat};
///
/// let start = Position::start(Players::Two, Board::STANDARD, 0)?;
/// let table = RaceTablebase::solve(&start);
/// assert_eq!(table.of(&start), Some(RaceValue::Loss(16)));
/// # Ok::<(), fencepost_rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RaceTablebase {
    state_index: StateIndex,
    steps: Steps,
    /// By state: plies, or `INVALID`.
    plies: Vec<u16>,
}

/// Marks states that are not a position in play.
const INVALID: u16 = u16::MAX;

impl RaceTablebase {
    /// Solves all pawn positions with the fences of this position. Only its fences matter; it should have two players.
    pub fn solve(position: &Position) -> RaceTablebase {
        let state_index = StateIndex::of(position.board());
        let steps = position.steps();
        let mut play = PawnMoveGraph::new(&state_index);
        play.set(&state_index, steps);
        let no_exits = vec![PackedValue::NONE; state_index.states()];
        let mut plies = Retrograde::default().solve(&play, &no_exits).to_vec();
        for (state, plies) in plies.iter_mut().enumerate() {
            if play.choice(state) == Choice::Invalid {
                *plies = INVALID;
            }
        }
        RaceTablebase { state_index, steps, plies }
    }

    /// The value for the player to move, whose seat is `turn`, with the pawns on those squares.
    ///
    /// `None` if that is not a position in play: a pawn is on its goal, off the board or cut off, or both share a square.
    #[inline]
    pub fn value(&self, mover: Square, other: Square, turn: Seat) -> Option<RaceValue> {
        let (south, north) = if turn == Seat::South { (mover, other) } else { (other, mover) };
        let (south, north) = self.state_index.numbers(south, north)?;
        let plies = self.plies[self.state_index.state(side_of(turn), south, north)];
        (plies != INVALID).then(|| PackedValue::from_plies(plies).value())
    }

    /// The value for the player to move in a position with the fences of this tablebase; `None` if the game is over.
    pub fn of(&self, position: &Position) -> Option<RaceValue> {
        let turn = position.turn();
        self.value(position.pawn(turn)?, position.pawn(turn.opposite())?, turn)
    }

    /// The moves that keep the value, including the length of a win or loss.
    ///
    /// Empty if that is not a position in play, or if the player has to pass (R11).
    pub fn best_moves(&self, mover: Square, other: Square, turn: Seat) -> Squares {
        let Some(best) = self.value(mover, other, turn) else { return Squares::EMPTY };
        let landings = self.steps.landings(mover, Squares::EMPTY.with(mover).with(other));
        landings.into_iter().filter(|&to| self.after(to, other, turn) == best).collect()
    }

    /// The value of a legal move.
    fn after(&self, to: Square, other: Square, turn: Seat) -> RaceValue {
        match self.value(other, to, turn.opposite()) {
            Some(RaceValue::Win(plies)) => RaceValue::Loss(plies + 1),
            Some(RaceValue::Loss(plies)) => RaceValue::Win(plies + 1),
            Some(RaceValue::Draw) => RaceValue::Draw,
            // A legal move ends the game only by winning it.
            None => RaceValue::Win(1),
        }
    }
}
