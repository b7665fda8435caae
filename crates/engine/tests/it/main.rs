//! Tests of the player from outside.

mod race;
mod random;
