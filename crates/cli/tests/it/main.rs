//! The program as its users run it.

mod bad_input;
mod completions;
mod counts;
mod help;
mod legal_moves;
mod program;
mod text_board;
