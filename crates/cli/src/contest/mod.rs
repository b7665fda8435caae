//! Matches between two engines.
//!
//! What can be worked out without processes and clocks stands by itself: who plays whom ([`schedule`]), what an engine
//! is told and what its answers mean ([`uci`], [`qtp`]), the course of one game ([`referee`]), and what the results
//! say ([`tally`], [`sprt`]). [`process`], [`contestant`] and [`hall`] set that to work on running programs.

mod contestant;
mod hall;
mod interrupt;
mod limit;
mod live;
mod openings;
mod process;
mod qtp;
mod record;
mod referee;
mod schedule;
mod side;
mod sprt;
mod summary;
mod tally;
mod uci;

pub(crate) use contestant::StartError;
pub(crate) use contestant::{EngineSpec, Tongue};
pub(crate) use hall::{Finished, Hall, Plan};
pub(crate) use interrupt::closing;
pub(crate) use limit::{Limit, read_time};
pub(crate) use live::Live;
pub(crate) use openings::{Opening, OpeningError, read_openings};
pub(crate) use qtp::qtp_plays;
pub(crate) use record::{Heading, record};
pub(crate) use referee::House;
pub(crate) use schedule::{Field, Schedule};
pub(crate) use side::{BySide, Side};
pub(crate) use sprt::{Decision, Sprt};
pub(crate) use summary::{progress, summary};
pub(crate) use tally::Tally;
