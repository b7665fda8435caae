//! Puzzles: positions in which one move is right and every other one is much worse.
//!
//! [`only_move`] and [`is_ahead_of_each`] have the criterion, [`Finder`] applies it to the positions of games, cheapest searches first. A puzzle gets its
//! grade from the levels that find the move ([`grade_of`]), and its themes from what the move does ([`themes_of`]).
//! [`canonical_key`] is the same for positions that are mirror images of each other.

mod criterion;
mod finder;
mod grade;
mod symmetry;
mod themes;

use fencepost_rules::{Move, Position};

pub use criterion::{LARGEST_SHARE, OnlyMove, SMALLEST_LEAD, budget, is_ahead_of_each, is_far_ahead, only_move};
pub use finder::{FULL_NODES, Finder};
pub use grade::{GRADES, grade_of};
pub use symmetry::canonical_key;
pub use themes::{Theme, themes_of};

/// A position with one right move.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Where to find the move.
    pub position: Position,
    /// The right move.
    pub mv: Move,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
}
