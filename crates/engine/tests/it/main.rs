//! Tests of the player from outside.

mod players;
mod qtp;
mod race;
mod random;
mod solver;
mod time;
mod transcript;
mod uci;
