//! The race: what is left of a game of two when nobody has a fence in hand.
//!
//! It is not settled by who is nearer. A pawn can be jumped over, and it can stand in the way, even for ever, so that there
//! are draws. This works all positions of a layout out backwards from the end, exactly.

mod pawn_moves;
mod retrograde;
mod value;

use fencepost_rules::{Position, Seat, Square, Squares, Steps};

use pawn_moves::Choice;
pub(crate) use pawn_moves::{PawnMoveGraph, StateIndex, side_of};
pub(crate) use retrograde::Retrograde;
pub(crate) use value::PackedValue;
pub use value::RaceValue;

/// The outcome with best play of every pawn position on one fence layout, as long as nobody places a fence.
///
/// It knows no history: outcomes hold for positions that come up for the first time (R17).
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
    views: StateIndex,
    steps: Steps,
    /// By state: plies, or `INVALID`.
    plies: Vec<u16>,
}

/// Not a number of plies.
const INVALID: u16 = u16::MAX;

impl RaceTablebase {
    /// Works out all pawn positions on the fences of this one. Only its fences matter; it should be of two players.
    pub fn solve(position: &Position) -> RaceTablebase {
        let views = StateIndex::of(position.board());
        let steps = position.steps();
        let mut play = PawnMoveGraph::new(&views);
        play.set(&views, steps);
        let no_exits = vec![PackedValue::NONE; views.states()];
        let mut plies = Retrograde::default().solve(&play, &no_exits).to_vec();
        for (state, plies) in plies.iter_mut().enumerate() {
            if play.choice(state) == Choice::Invalid {
                *plies = INVALID;
            }
        }
        RaceTablebase { views, steps, plies }
    }

    /// The outcome for the player to move, whose seat is `turn`, with the pawns on those squares.
    ///
    /// `None` where that is no position in play: a pawn is on its goal, off the board or cut off, or both share a square.
    #[inline]
    pub fn value(&self, mover: Square, other: Square, turn: Seat) -> Option<RaceValue> {
        let (south, north) = if turn == Seat::South { (mover, other) } else { (other, mover) };
        let (south, north) = self.views.numbers(south, north)?;
        let plies = self.plies[self.views.state(side_of(turn), south, north)];
        (plies != INVALID).then(|| PackedValue::from_plies(plies).outcome())
    }

    /// The outcome for the player to move in a position with the fences of this table; `None` where it is over.
    pub fn of(&self, position: &Position) -> Option<RaceValue> {
        let turn = position.turn();
        self.value(position.pawn(turn)?, position.pawn(turn.opposite())?, turn)
    }

    /// Where the pawn of the player to move may go without spoiling the outcome or, of a win or loss, its length.
    ///
    /// Empty where that is no position in play, and where the player has to pass (R11).
    pub fn best_moves(&self, mover: Square, other: Square, turn: Seat) -> Squares {
        let Some(best) = self.value(mover, other, turn) else { return Squares::EMPTY };
        let landings = self.steps.landings(mover, Squares::EMPTY.with(mover).with(other));
        landings.into_iter().filter(|&to| self.after(to, other, turn) == best).collect()
    }

    /// The outcome of a legal move.
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
