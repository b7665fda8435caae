//! The race: what is left of a game of two when nobody has a fence in hand.
//!
//! It is not settled by who is nearer. A pawn can be jumped over, and it can stand in the way, even for ever, so that there
//! are draws. This works all positions of a layout out backwards from the end, exactly.

mod backward;
mod pawn_play;
mod worth;

use fencepost_rules::{Position, Seat, Square, Squares, Steps};

pub(crate) use backward::Backward;
use pawn_play::Choice;
pub(crate) use pawn_play::{PawnPlay, Views, side_of};
pub use worth::Outcome;
pub(crate) use worth::Worth;

/// The outcome with best play of every pawn position on one fence layout, as long as nobody places a fence.
///
/// It knows no history: outcomes hold for positions that come up for the first time (R17).
///
/// ```
/// use fencepost_engine::{Outcome, RaceTable};
/// use fencepost_rules::{Board, Players, Position, Seat};
///
/// let start = Position::start(Players::Two, Board::STANDARD, 0)?;
/// let table = RaceTable::solve(&start);
/// assert_eq!(table.of(&start), Some(Outcome::Loss(16)));
/// # Ok::<(), fencepost_rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RaceTable {
    views: Views,
    steps: Steps,
    /// By state: plies, or `NONSENSE`.
    plies: Vec<u16>,
}

/// Not a number of plies.
const NONSENSE: u16 = u16::MAX;

impl RaceTable {
    /// Works out all pawn positions on the fences of this one. Only its fences matter; it should be of two players.
    pub fn solve(position: &Position) -> RaceTable {
        let views = Views::of(position.board());
        let steps = position.steps();
        let mut play = PawnPlay::new(&views);
        play.set(&views, steps);
        let no_exits = vec![Worth::NONE; views.states()];
        let mut plies = Backward::default().solve(&play, &no_exits).to_vec();
        for (state, plies) in plies.iter_mut().enumerate() {
            if play.choice(state) == Choice::Nonsense {
                *plies = NONSENSE;
            }
        }
        RaceTable { views, steps, plies }
    }

    /// The outcome for the player to move, whose seat is `turn`, with the pawns on those squares.
    ///
    /// `None` where that is no position in play: a pawn is on its goal, off the board or cut off, or both share a square.
    #[inline]
    pub fn value(&self, mover: Square, other: Square, turn: Seat) -> Option<Outcome> {
        let (south, north) = if turn == Seat::South { (mover, other) } else { (other, mover) };
        let (south, north) = self.views.numbers(south, north)?;
        let plies = self.plies[self.views.state(side_of(turn), south, north)];
        (plies != NONSENSE).then(|| Worth::from_plies(plies).outcome())
    }

    /// The outcome for the player to move in a position with the fences of this table; `None` where it is over.
    pub fn of(&self, position: &Position) -> Option<Outcome> {
        let turn = position.turn();
        self.value(position.pawn(turn)?, position.pawn(opponent(turn))?, turn)
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
    fn after(&self, to: Square, other: Square, turn: Seat) -> Outcome {
        match self.value(other, to, opponent(turn)) {
            Some(Outcome::Win(plies)) => Outcome::Loss(plies + 1),
            Some(Outcome::Loss(plies)) => Outcome::Win(plies + 1),
            Some(Outcome::Draw) => Outcome::Draw,
            // A legal move ends the game only by winning it.
            None => Outcome::Win(1),
        }
    }
}

fn opponent(seat: Seat) -> Seat {
    if seat == Seat::South { Seat::North } else { Seat::South }
}
