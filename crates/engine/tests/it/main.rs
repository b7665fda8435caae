//! Tests of the player from outside.

mod any_position;
mod bench;
mod depth_one;
mod documentation;
mod levels;
mod plain_proof;
mod players;
mod qtp;
mod race;
mod random;
mod search;
mod slice_driver;
mod solver;
mod studies;
mod time_management;
mod transcript;
mod uci;
