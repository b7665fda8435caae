//! Play worked out backwards from its end, within one fence layout.
//!
//! Positions are decided in the order of how many plies are left: first those won in one ply, then those lost in two,
//! and so on. A position is won in one ply more than its quickest lost follower, and lost in one ply more than its
//! slowest follower when all of them are won. What never gets decided is a draw: whoever would lose has a move to another
//! such position, for ever, and the rules end that by repetition (R17).
//!
//! Fences lead out of the layout for good (R15), to positions that are known already: the exits.

use super::pawn_moves::{Choice, PawnMoveGraph};
use super::value::PackedValue;

/// Counts moves that do not lead to a won position for the opponent; these two are no counts.
const PASSES: u8 = u8::MAX;
/// Some exit is no loss, so neither is the position.
const NEVER_LOST: u8 = u8::MAX - 1;

/// The memory that the work takes, so that it can be used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Retrograde {
    /// By state: plies to the end, odd for a win and even for a loss; 0 while undecided, and for a draw.
    plies: Vec<u16>,
    /// By state: how many of its pawn moves are not known to lose.
    open: Vec<u8>,
    /// By state: the plies that the best fence holds out, where all fences lose.
    fence_holds_out: Vec<u16>,
    /// By plies: states that are decided then, unless they are decided before.
    due: Vec<Vec<u16>>,
}

impl Retrograde {
    /// Decides all states. `exits` has for every state the worth, to the opponent, of the position after the best fence,
    /// or [`Worth::NONE`] where no fence can be placed. Returns the plies by state, 0 for a draw.
    pub(crate) fn solve(&mut self, play: &PawnMoveGraph, exits: &[PackedValue]) -> &[u16] {
        self.plies.clear();
        self.plies.resize(exits.len(), 0);
        self.open.clear();
        self.open.resize(exits.len(), NEVER_LOST);
        self.fence_holds_out.clear();
        self.fence_holds_out.resize(exits.len(), 0);
        for (state, &exit) in exits.iter().enumerate() {
            self.begin(state, play.choice(state), exit);
        }
        let mut plies = 1;
        while plies < self.due.len() {
            while let Some(state) = self.due[plies].pop() {
                self.decide(state as usize, plies as u16, play);
            }
            plies += 1;
        }
        &self.plies
    }

    /// Looks at what a state offers before any other is known.
    fn begin(&mut self, state: usize, choice: Choice, exit: PackedValue) {
        let moves = match choice {
            Choice::Invalid => return,
            Choice::Wins => return self.expect(state, 1),
            Choice::Moves(moves) => moves,
        };
        if exit == PackedValue::NONE {
            self.open[state] = if moves == 0 { PASSES } else { moves };
            return;
        }
        let by_fence = exit.one_ply_before();
        if by_fence.is_win() || by_fence.is_loss() && moves == 0 {
            self.expect(state, by_fence.plies());
        }
        if by_fence.is_loss() {
            self.open[state] = moves;
            self.fence_holds_out[state] = by_fence.plies();
        }
    }

    fn expect(&mut self, state: usize, plies: u16) {
        let plies = plies as usize;
        if self.due.len() <= plies {
            self.due.resize_with(plies + 1, Vec::new);
        }
        self.due[plies].push(state as u16);
    }

    fn decide(&mut self, state: usize, plies: u16, play: &PawnMoveGraph) {
        if self.plies[state] != 0 {
            return;
        }
        self.plies[state] = plies;
        let is_win = plies % 2 == 1;
        for &before in play.predecessors(state) {
            self.pass_back(before as usize, plies, is_win);
        }
        // Where a player has to pass (R11) the pawns stay and the turn changes: the other half of the states.
        let half = self.plies.len() / 2;
        let unmoved = if state < half { state + half } else { state - half };
        if self.open[unmoved] == PASSES {
            self.open[unmoved] = 1;
            self.pass_back(unmoved, plies, is_win);
        }
    }

    /// Tells a state that one of its moves leads to a position that is won or lost for the opponent.
    #[inline]
    fn pass_back(&mut self, state: usize, plies: u16, opponent_wins: bool) {
        if !opponent_wins {
            if self.plies[state] == 0 {
                self.expect(state, plies + 1);
            }
        } else if self.open[state] != NEVER_LOST {
            self.open[state] -= 1;
            if self.open[state] == 0 {
                self.expect(state, self.fence_holds_out[state].max(plies + 1));
            }
        }
    }
}
