//! What the results of games say: success rates with confidence intervals, Elo, and sequential tests.

mod estimate;
mod sprt;

pub use estimate::{Estimate, elo, rate};
pub use sprt::{Decision, ParseSprtError, Sprt};
