//! The program as its users run it.

mod analyze;
mod backup_restore_verify;
mod bad_files;
mod bad_input;
mod completions;
mod convert;
mod convert_streams;
mod data_folder;
#[cfg(unix)]
mod database;
#[cfg(unix)]
mod deploy;
mod engine;
mod explore;
#[cfg(unix)]
mod faults;
mod help;
mod killed_server;
mod killed_tournament;
mod legal_moves;
mod matches;
mod openings;
mod perft;
mod pictures;
#[cfg(unix)]
#[path = "../../../server/tests/it/private_postgres.rs"]
mod private_postgres;
mod program;
mod puzzles;
mod readme;
mod rules;
mod serve;
mod server_process;
mod show;
mod solve;
#[cfg(unix)]
mod terminal;
