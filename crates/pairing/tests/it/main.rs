//! Tests of pairings and standings as a whole.

mod brute_force;
mod brute_force_tables;
mod laws;
mod standings;
mod tournament;
