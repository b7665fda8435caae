//! Tests of the player from outside.

mod players;
mod race;
mod random;
mod solver;
