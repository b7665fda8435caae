//! A game that somebody looks at or that runs: in memory, with those who follow it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use fencepost_rules::{BySeat, Seat};
use tokio::sync::broadcast;

use crate::room::{MOST_LAG, Room};

/// So many messages may wait for a slow follower; after more it gets the state anew.
const BACKLOG: usize = 16;
/// How long a person must be gone before others may give the seat to an engine.
const AWAY: u64 = 120_000;

/// A game in memory.
pub(crate) struct Live {
    pub(crate) seated: Arc<tokio::sync::Mutex<Seated>>,
    pub(crate) news: broadcast::Sender<Utf8Bytes>,
    presence: Mutex<Presence>,
    /// The time for which a timer is set; none for `u64::MAX`.
    pub(crate) armed: AtomicU64,
    pub(crate) used: AtomicU64,
}

/// What only one at a time may touch.
#[derive(Default)]
pub(crate) struct Seated {
    /// None until it is loaded, and again when it may no longer be what is stored.
    pub(crate) room: Option<Room>,
    /// The number of moves and the position about which an engine has been asked.
    pub(crate) thinking: Option<(usize, u64)>,
}

/// Who is there.
#[derive(Default)]
struct Presence {
    open: BySeat<u16>,
    seen: BySeat<u64>,
    lag: BySeat<u64>,
}

impl Live {
    pub(crate) fn new(now: u64) -> Live {
        Live {
            seated: Arc::default(),
            news: broadcast::Sender::new(BACKLOG),
            presence: Mutex::new(Presence { seen: BySeat([now; 4]), ..Presence::default() }),
            armed: AtomicU64::new(u64::MAX),
            used: AtomicU64::new(now),
        }
    }

    fn presence(&self) -> std::sync::MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of that seat opens. Says whether the seat was empty before.
    pub(crate) fn arrive(&self, seat: Seat) -> bool {
        let mut presence = self.presence();
        presence.open[seat] += 1;
        presence.open[seat] == 1
    }

    /// A connection of that seat closes. Says whether it was the last.
    pub(crate) fn depart(&self, seat: Seat, now: u64) -> bool {
        let mut presence = self.presence();
        presence.open[seat] = presence.open[seat].saturating_sub(1);
        presence.seen[seat] = now;
        presence.lag[seat] = 0;
        presence.open[seat] == 0
    }

    /// The seat has done something.
    pub(crate) fn notice(&self, seat: Seat, now: u64) {
        self.presence().seen[seat] = now;
        self.used.store(now, Relaxed);
    }

    /// How long a message takes there and back.
    pub(crate) fn set_lag(&self, seat: Seat, lag: u64) {
        self.presence().lag[seat] = lag.min(MOST_LAG);
    }

    pub(crate) fn lag(&self) -> BySeat<u64> {
        self.presence().lag
    }

    pub(crate) fn connected(&self) -> BySeat<bool> {
        BySeat(self.presence().open.0.map(|count| count > 0))
    }

    /// Whether a person has been gone for long.
    pub(crate) fn is_away(&self, seat: Seat, now: u64) -> bool {
        let presence = self.presence();
        presence.open[seat] == 0 && presence.seen[seat] + AWAY <= now
    }

    /// Whether nobody follows it.
    pub(crate) fn is_lonely(&self) -> bool {
        self.news.receiver_count() == 0 && self.presence().open.0.iter().all(|&count| count == 0)
    }
}
