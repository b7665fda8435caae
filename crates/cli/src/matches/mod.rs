//! Matches between two engines.
//!
//! Everything that needs no processes and clocks is separate: who plays whom ([`schedule`]), what an engine
//! is told and what its answers mean ([`uci`], [`qtp`]), the course of one game ([`referee`]), and what the results
//! say ([`tally`]). [`engine_process`], [`engine_client`] and [`match_runner`] apply that to running programs.

mod ctrl_c;
mod engine_client;
mod engine_id;
mod engine_limit;
mod engine_process;
mod live_score;
mod log;
mod match_runner;
mod openings;
mod qtp;
mod record;
mod referee;
mod schedule;
mod summary;
mod tally;
mod uci;

pub(crate) use ctrl_c::stop_on_ctrl_c;
pub(crate) use engine_client::{EngineSpec, StartError};
pub(crate) use engine_id::{ByEngine, EngineId};
pub(crate) use engine_limit::{EngineLimit, read_time};
pub(crate) use live_score::LiveScore;
pub(crate) use log::{LogError, LoggedGame, MatchLog};
pub(crate) use match_runner::{Finished, MatchPlan, MatchRunner};
pub(crate) use openings::{Opening, OpeningError, read_openings};
pub(crate) use qtp::qtp_plays;
pub(crate) use record::{Heading, record};
pub(crate) use referee::MatchRules;
pub(crate) use schedule::{Lineup, Schedule};
pub(crate) use summary::{progress, summary};
pub(crate) use tally::{Played, Tally};
