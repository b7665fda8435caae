//! The program as its users run it.

mod bad_files;
mod bad_input;
mod caring;
mod completions;
mod convert;
mod counts;
mod engine;
mod help;
mod kills;
mod legal_moves;
mod matches;
mod openings;
mod pictures;
mod program;
mod readme;
mod rules;
mod server;
mod serving;
mod solve;
mod streams;
#[cfg(unix)]
mod terminal;
mod text_board;
