//! What copying a store to another one comes to.

use super::StoreError;

/// Why a store was not copied.
#[derive(Debug)]
pub enum CopyError {
    /// The store that is copied.
    Source(StoreError),
    /// The database that should get it.
    Target(StoreError),
    /// There is something in it.
    NotEmpty,
    /// What arrived is not what was sent, in that table.
    Differs(&'static str),
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Games.
    pub games: u64,
    /// Their events.
    pub events: u64,
}
