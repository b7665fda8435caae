//! Retrograde analysis within one fence layout.
//!
//! Positions are solved in the order of plies to the end: first those won in one ply, then those lost in two, and so on. A
//! position is won in one ply more than its quickest lost successor. It is lost in one ply more than its slowest successor if all
//! of them are won. Positions that are never solved are draws: whoever would lose has a move to another such position, for
//! ever, and the rules end that by repetition (R17).
//!
//! Fences lead out of the layout for good (R15), to positions that are already solved: the exits.

use super::pawn_moves::{Choice, PawnMoveGraph};
use super::value::PackedValue;

/// Instead of a number of open moves: the player has to pass.
const PASSES: u8 = u8::MAX;
/// Instead of a number of open moves: the state is not lost, since some exit is not.
const NEVER_LOST: u8 = u8::MAX - 1;

/// The scratch memory of the analysis, so that it can be used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Retrograde {
    /// By state: plies to the end, odd for a win and even for a loss; 0 while unsolved, and for a draw.
    plies: Vec<u16>,
    /// By state: how many of its pawn moves are not known to lose.
    open: Vec<u8>,
    /// By state: the plies of the longest defence by a fence, if all fences lose.
    longest_defence: Vec<u16>,
    /// By plies: states that are solved then, unless they are solved before.
    due: Vec<Vec<u16>>,
}

impl Retrograde {
    /// Solves all states. `exits` has for every state the value, for the opponent, of the position after the best fence,
    /// or [`Worth::NONE`] if no fence can be placed. Returns the plies by state, 0 for a draw.
    pub(crate) fn solve(&mut self, play: &PawnMoveGraph, exits: &[PackedValue]) -> &[u16] {
        self.plies.clear();
        self.plies.resize(exits.len(), 0);
        self.open.clear();
        self.open.resize(exits.len(), NEVER_LOST);
        self.longest_defence.clear();
        self.longest_defence.resize(exits.len(), 0);
        for (state, &exit) in exits.iter().enumerate() {
            self.begin(state, play.choice(state), exit);
        }
        let mut plies = 1;
        while plies < self.due.len() {
            while let Some(state) = self.due[plies].pop() {
                self.solve_state(state as usize, plies as u16, play);
            }
            plies += 1;
        }
        &self.plies
    }

    /// Enters what is known about a state before any other is solved.
    fn begin(&mut self, state: usize, choice: Choice, exit: PackedValue) {
        let moves = match choice {
            Choice::Invalid => return,
            Choice::Wins => return self.schedule(state, 1),
            Choice::Moves(moves) => moves,
        };
        if exit == PackedValue::NONE {
            self.open[state] = if moves == 0 { PASSES } else { moves };
            return;
        }
        let by_fence = exit.one_ply_before();
        if by_fence.is_win() || by_fence.is_loss() && moves == 0 {
            self.schedule(state, by_fence.plies());
        }
        if by_fence.is_loss() {
            self.open[state] = moves;
            self.longest_defence[state] = by_fence.plies();
        }
    }

    fn schedule(&mut self, state: usize, plies: u16) {
        let plies = plies as usize;
        if self.due.len() <= plies {
            self.due.resize_with(plies + 1, Vec::new);
        }
        self.due[plies].push(state as u16);
    }

    fn solve_state(&mut self, state: usize, plies: u16, play: &PawnMoveGraph) {
        if self.plies[state] != 0 {
            return;
        }
        self.plies[state] = plies;
        let is_win = plies % 2 == 1;
        for &before in play.predecessors(state) {
            self.update_predecessor(before as usize, plies, is_win);
        }
        // If a player has to pass (R11) only the turn changes: the same pawns in the other half of the states.
        let half = self.plies.len() / 2;
        let unmoved = if state < half { state + half } else { state - half };
        if self.open[unmoved] == PASSES {
            self.open[unmoved] = 1;
            self.update_predecessor(unmoved, plies, is_win);
        }
    }

    /// Updates a state one of whose moves leads to a position that is won or lost for the opponent.
    #[inline]
    fn update_predecessor(&mut self, state: usize, plies: u16, opponent_wins: bool) {
        if !opponent_wins {
            if self.plies[state] == 0 {
                self.schedule(state, plies + 1);
            }
        } else if self.open[state] != NEVER_LOST {
            self.open[state] -= 1;
            if self.open[state] == 0 {
                self.schedule(state, self.longest_defence[state].max(plies + 1));
            }
        }
    }
}
