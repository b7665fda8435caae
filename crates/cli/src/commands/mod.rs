//! One file per command.

mod backup;
mod bench;
mod completions;
mod convert;
mod engine;
mod export;
mod legal;
mod move_data;
mod perft;
mod play_match;
mod restore;
mod rules;
mod serve;
mod show;
mod solve;
mod verify;

pub(crate) use backup::backup;
pub(crate) use bench::bench;
pub(crate) use completions::completions;
pub(crate) use convert::convert;
pub(crate) use engine::engine;
pub(crate) use export::export;
pub(crate) use legal::legal;
pub(crate) use move_data::move_data;
pub(crate) use perft::perft;
pub(crate) use play_match::play_match;
pub(crate) use restore::restore;
pub(crate) use rules::rules;
pub(crate) use serve::serve;
pub(crate) use show::show;
pub(crate) use solve::solve;
pub(crate) use verify::verify;
