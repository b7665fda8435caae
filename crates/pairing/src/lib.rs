//! Pairings and standings of tournaments, for organisers and for programs: who plays whom in the next round, and who leads.
//!
//! The crate knows neither names nor clocks nor games. It is given the players and the rounds so far, and answers the same every
//! time: nothing is drawn by lot.
//!
//! ```
//! use fencepost_pairing::{Format, Player, Rules, pair_next, standings};
//!
//! let rules = Rules::new(Format::Swiss { rounds: 3 }, 2);
//! let players: Vec<Player> = (1..=4).map(Player::new).collect();
//! let mut rounds = Vec::new();
//! let mut first = pair_next(&rules, &players, &rounds, false).expect("anybody may play anybody");
//! assert_eq!(first.tables[0].players, [1, 3], "the upper half plays the lower half");
//! for table in &mut first.tables {
//!     table.result = Some("1-0".parse().expect("a win"));
//! }
//! rounds.push(first);
//! assert_eq!(standings(&rules, &players, &rounds)[0].player, 1);
//! ```

mod blossom;
mod error;
mod first_move;
mod history;
mod knock_out;
mod matching;
mod points;
mod result;
mod round;
mod round_robin;
mod rules;
mod score;
mod standings;
mod swiss;
mod table_search;
mod table_sizes;
mod tie_break;

pub use error::PairingError;
pub use points::{Points, PointsError};
pub use result::{ResultError, TableResult};
pub use round::{Number, Player, Round, Table};
pub use rules::{Format, Rules, is_finished, pair_next, rounds_in_all};
pub use score::Score;
pub use standings::{Standing, standings};
pub use table_sizes::{Seating, seating};
pub use tie_break::{Contribution, TieBreak, TieBreakValue};
