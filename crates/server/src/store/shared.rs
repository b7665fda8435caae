//! What processes that share a store need to know of each other.
//!
//! Nothing here decides who may write: the number of an event does, since no game can have two of the same number. A lease only
//! says who looks after a game: rings its timers and asks its engines. All times are by the database's clock.

use tokio::sync::mpsc;

use super::StoreFuture;
use crate::room::TimestampedEvent;

/// A process with a lease. Whoever lets a lease expire comes back under another number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProcessId(pub i64);

/// Another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Which.
    pub id: ProcessId,
    /// When it last renewed its lease.
    pub last_seen: u64,
    /// Whether its lease has not expired.
    pub is_alive: bool,
}

/// The answer to a renewed lease.
#[derive(Clone, Debug)]
pub struct Beat {
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// This process.
    pub own: ProcessId,
    /// All processes that are remembered, this one included.
    pub peers: Vec<Peer>,
}

/// What is new in a game.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// The events after those that were known.
    pub events: Vec<TimestampedEvent>,
    /// The process that wrote the last of all events: it looks after the game.
    pub holder: Option<ProcessId>,
}

/// What was heard from other processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody said this.
    Text(String),
    /// Something may have been missed.
    Gap,
}

/// A store that several processes use at the same time.
pub trait SharedStore: Send + Sync {
    /// Renews the lease of this process, or takes a new one if it has none that holds.
    fn beat(&self) -> StoreFuture<'_, Beat>;

    /// The number under which this process writes now.
    fn own(&self) -> ProcessId;

    /// What was added to a game after the event of that number, and who looks after it. What was committed before this was
    /// called is in the answer.
    fn news(&self, game: &str, after: u64) -> StoreFuture<'_, News>;

    /// Which of these games have events after those numbers.
    fn changed(&self, known: Vec<(String, u64)>) -> StoreFuture<'_, Vec<String>>;

    /// The games in which something happens without a player and which were held by one of these processes, at most `limit`.
    fn held_by(&self, processes: &[ProcessId], limit: u32) -> StoreFuture<'_, Vec<String>>;

    /// Tells all processes something short. It may get lost.
    fn announce(&self, text: String) -> StoreFuture<'_, ()>;

    /// What other processes announce, and this one itself.
    fn listen(&self) -> mpsc::Receiver<Heard>;

    /// Deletes a game that nobody played.
    fn forget(&self, game: &str) -> StoreFuture<'_, ()>;

    /// Gives the lease back, so that others need not wait until it expires.
    fn leave(&self) -> StoreFuture<'_, ()>;
}
