//! Where games are stored: one trait, and two databases behind it. `SQLite` is one file for one process; `PostgreSQL` can be
//! shared by any number of processes, and then also tells them of each other.

mod batches;
mod copied;
mod events;
mod listing;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(not(feature = "postgres"))]
#[path = "without_postgres.rs"]
mod postgres;
mod rows;
mod shared;
mod sqlite;
mod tournaments;
mod verify;

use std::error::Error;
use std::fmt;

use futures_util::future::{BoxFuture, LocalBoxFuture};
use sqlx::sqlite::SqliteError;

pub use copied::{Copied, CopyError};
use events::read_events;
pub use listing::{Entry, ListedChair, ListedSeat, Listing, Status};
pub use postgres::{DatabaseAddress, PostgresStore, copy_to_postgres, verify_postgres};
pub use shared::{Beat, Heard, News, Peer, ProcessId, SharedStore};
pub use sqlite::{RestoreError, SqliteStore, make_folder, restore, verify};
pub use tournaments::{TournamentEntry, TournamentSearch, TournamentStore, TournamentWrite};
pub use verify::{Finding, Observer, Verified};

pub use crate::address_group::AddressGroup;
use crate::room::{Fingerprint, Outage, TimestampedEvent};
use crate::time::ClockShift;

/// Events to add to a game.
#[derive(Clone, Debug)]
pub struct Write {
    /// Which game.
    pub game: String,
    /// The number of the first of the events.
    pub seq: u64,
    /// The events.
    pub events: Vec<TimestampedEvent>,
    /// The number of moves after them, if that changes.
    pub ply: Option<usize>,
    /// The game's new entry, if that changes.
    pub entry: Option<Entry>,
}

/// What to look for.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// With that status.
    pub status: Option<Status>,
    /// With somebody of that name.
    pub player: Option<String>,
    /// For that many players.
    pub players: Option<u8>,
    /// Last changed before that time and, of those at that time, with a lower id.
    pub before: Option<(u64, String)>,
    /// Created or joined by that guest; private ones are found as well.
    pub guest: Option<Fingerprint>,
    /// How many at most.
    pub limit: u32,
}

/// Why something could not be stored or found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else has written an event of that number.
    Conflict,
    /// The disk is full.
    Full,
    /// Nothing may be written there.
    ReadOnly,
    /// What is stored is damaged.
    Damaged(String),
    /// It was written by a newer program.
    Newer,
    /// Another program holds it.
    Locked,
    /// Its file was deleted or replaced while it was in use.
    Gone,
    /// It took too long.
    TimedOut,
    /// The database does not answer, or does not let us in.
    Unreachable(String),
    /// The database is of that version, which is too old.
    TooOld(String),
    /// Anything else.
    Failed(String),
}

impl StoreError {
    /// A short name that stays the same for good.
    pub const fn code(&self) -> &'static str {
        match self {
            StoreError::Conflict => "conflict",
            StoreError::Full => "storage-full",
            StoreError::ReadOnly => "read-only",
            StoreError::Damaged(_) => "damaged",
            StoreError::Newer => "newer",
            StoreError::Locked => "locked",
            StoreError::Gone => "gone",
            StoreError::TimedOut => "timed-out",
            StoreError::Unreachable(_) => "unreachable",
            StoreError::TooOld(_) => "too-old",
            StoreError::Failed(_) => "storage",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            StoreError::Damaged(detail)
            | StoreError::Unreachable(detail)
            | StoreError::TooOld(detail)
            | StoreError::Failed(detail) => write!(f, " ({detail})"),
            _ => Ok(()),
        }
    }
}

impl Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolTimedOut => StoreError::TimedOut,
            sqlx::Error::Io(error) => StoreError::Unreachable(error.to_string()),
            sqlx::Error::Tls(error) => StoreError::Unreachable(error.to_string()),
            sqlx::Error::Database(error) => {
                #[cfg(feature = "postgres")]
                if let Some(error) = error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>() {
                    return postgres::meaning_of(error);
                }
                let message = || StoreError::Failed(error.message().to_owned());
                error.try_downcast_ref::<SqliteError>().map_or_else(message, sqlite::meaning_of)
            }
            error => StoreError::Failed(error.to_string()),
        }
    }
}

/// The future of a call to the store.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// The future of a store that is being opened. Like those of other long calls from outside it is boxed, so that its code is compiled in this crate
/// and not again in every one that calls it.
pub type OpeningFuture<'a, T> = LocalBoxFuture<'a, Result<T, StoreError>>;

/// A place where games are stored.
pub trait Store: Send + Sync + 'static {
    /// Writes everything or nothing. It is on disk when this returns.
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()>;

    /// All events of a game, in order; none if there is no such game.
    fn load(&self, game: &str) -> StoreFuture<'_, Vec<TimestampedEvent>>;

    /// The games in which something happens without a player, the last changed first, after the given one, at most `limit`.
    fn games_to_resume(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>>;

    /// The games that nothing but their players can end and whose entries were last changed until that time, the longest
    /// unchanged first, after the given one, at most `limit`.
    fn idle(&self, after: Option<(u64, String)>, until: u64, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>>;

    /// Looks for games, the last changed first.
    fn search(&self, search: Search) -> StoreFuture<'_, Vec<Listing>>;

    /// How many games of a guest are not over.
    fn unfinished_of(&self, guest: Fingerprint) -> StoreFuture<'_, u64>;

    /// How many games that were created from this group of addresses are not over.
    fn unfinished_from(&self, group: AddressGroup) -> StoreFuture<'_, u64>;

    /// The salt with which addresses are hashed into groups.
    fn salt(&self) -> StoreFuture<'_, Vec<u8>>;

    /// The ids of all games in the order of their creation, after the given one, at most `limit`.
    fn all_after(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>>;

    /// Notes that the server was alive at that time.
    fn heartbeat(&self, now: u64) -> StoreFuture<'_, ()>;

    /// The last time at which the server is known to have been alive.
    fn last_alive(&self) -> StoreFuture<'_, Option<u64>>;

    /// Notes that the server has started and since when it was down, and returns all outages.
    fn record_start(&self, now: u64) -> StoreFuture<'_, Vec<Outage>>;

    /// All times in which the server was down.
    fn outages(&self) -> StoreFuture<'_, Vec<Outage>>;

    /// How far our clock was ahead of the system's, and from when on, the earliest first.
    fn clock_shifts(&self) -> StoreFuture<'_, Vec<ClockShift>>;

    /// Notes how far our clock is ahead of the system's from now on.
    fn shift_clock(&self, shift: ClockShift) -> StoreFuture<'_, ()>;

    /// Copies everything to a new file, while games go on.
    fn back_up(&self, to: &std::path::Path) -> StoreFuture<'_, ()>;

    /// Whether it answers, and whether what is written now would be kept.
    fn check(&self) -> StoreFuture<'_, ()>;

    /// Finishes what is under way and closes.
    fn close(&self) -> StoreFuture<'_, ()>;

    /// The tournaments in it.
    fn tournaments(&self) -> &dyn TournamentStore;

    /// What several processes on this store need; none if it belongs to one process alone.
    fn shared(&self) -> Option<&dyn SharedStore> {
        None
    }
}
