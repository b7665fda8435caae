//! What a look through a whole game says: where it turned, what was better, and why.
//!
//! Pure: somebody else searches. [`next_search`] says which position to search next, a [`Finding`] is what that search found, and
//! [`GameReport::new`] makes the report once nothing is left to search. [`reason()`] compares a single move with a better one.
//! `docs/report.md` explains marks, accuracy and the second look.

mod accuracy;
mod finding;
mod game_report;
mod reason;
mod schedule;

pub use accuracy::accuracy_of_move;
pub use finding::{Finding, Permille};
pub use game_report::{GameReport, MoveReport, PositionReport};
pub use reason::{Comparison, Reason, reason};
pub use schedule::{DEFAULT_NODES, Progress, SearchTask, next_search, progress};
