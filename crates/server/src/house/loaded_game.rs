//! A game that somebody looks at or that runs: in memory, with those who follow it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use fencepost_rules::{BySeat, Seat};
use tokio::sync::{OwnedMutexGuard, broadcast};

use super::round_trips::RoundTrips;
use crate::engines::Payer;
use crate::room::Room;
use crate::view::Presence;

/// So many messages may wait for a slow follower; after more it gets the state anew.
const BACKLOG: usize = 16;
/// A game counts as watched for so long after somebody looked at it, in milliseconds.
const WATCHED: u64 = 60_000;

/// A game in memory.
pub(crate) struct LoadedGame {
    pub(crate) seated: Arc<tokio::sync::Mutex<RoomSlot>>,
    pub(crate) updates: broadcast::Sender<Utf8Bytes>,
    presence: Mutex<PresenceTracker>,
    /// The time for which a timer is set; none for `u64::MAX`.
    pub(crate) timer_at: AtomicU64,
    pub(crate) last_used: AtomicU64,
    /// When somebody last looked at it.
    watched: AtomicU64,
    /// The number of the question that an engine was last asked. Whoever has to answer another need not.
    pub(crate) question: Arc<AtomicU64>,
}

/// What only one at a time may touch.
#[derive(Default)]
pub(crate) struct RoomSlot {
    /// None until it is loaded, and again when it may no longer be what is stored.
    pub(crate) room: Option<Room>,
    /// What an engine has been asked and has not answered yet.
    pub(crate) asked: Option<Asked>,
}

/// A question to an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// Its number: an answer to an earlier one does not count, even if the game is where it was then.
    pub(crate) question: u64,
    /// The number of moves and the position it is about.
    pub(crate) about: (usize, u64),
}

/// A game that is locked. If whoever holds it panics, the room may be half changed: it is dropped, and read from the store the
/// next time.
pub(crate) struct LockedRoom(OwnedMutexGuard<RoomSlot>);

impl Deref for LockedRoom {
    type Target = RoomSlot;

    fn deref(&self) -> &RoomSlot {
        &self.0
    }
}

impl DerefMut for LockedRoom {
    fn deref_mut(&mut self) -> &mut RoomSlot {
        &mut self.0
    }
}

impl Drop for LockedRoom {
    fn drop(&mut self) {
        if std::thread::panicking() {
            *self.0 = RoomSlot::default();
        }
    }
}

/// Who is there.
#[derive(Default)]
struct PresenceTracker {
    open: BySeat<u16>,
    seen: BySeat<u64>,
    /// What `seen` says of those who have not been heard of.
    assumed: u64,
    round_trips: BySeat<RoundTrips>,
    /// Whoever last did something here: engines think at their expense.
    payer: Payer,
}

impl LoadedGame {
    /// A game that comes into memory now. Nobody is there, and whoever was has been away since then.
    pub(crate) fn new(now: u64, away_since: u64) -> LoadedGame {
        LoadedGame {
            seated: Arc::default(),
            updates: broadcast::Sender::new(BACKLOG),
            presence: Mutex::new(PresenceTracker {
                seen: BySeat([away_since; 4]),
                assumed: away_since,
                ..PresenceTracker::default()
            }),
            timer_at: AtomicU64::new(u64::MAX),
            last_used: AtomicU64::new(now),
            watched: AtomicU64::new(0),
            question: Arc::default(),
        }
    }

    /// Waits until nobody else changes the game.
    pub(crate) async fn lock(&self) -> LockedRoom {
        LockedRoom(self.seated.clone().lock_owned().await)
    }

    fn presence_tracker(&self) -> std::sync::MutexGuard<'_, PresenceTracker> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of that seat opens. Says whether the seat was empty before.
    pub(crate) fn connect(&self, seat: Seat) -> bool {
        let mut tracker = self.presence_tracker();
        tracker.open[seat] += 1;
        tracker.open[seat] == 1
    }

    /// A connection of that seat closes. Says whether it was the last.
    pub(crate) fn disconnect(&self, seat: Seat, now: u64) -> bool {
        let mut tracker = self.presence_tracker();
        tracker.open[seat] = tracker.open[seat].saturating_sub(1);
        tracker.seen[seat] = now;
        let is_last = tracker.open[seat] == 0;
        if is_last {
            tracker.round_trips[seat] = RoundTrips::default();
        }
        is_last
    }

    /// The seat has done something.
    pub(crate) fn record_activity(&self, seat: Seat, now: u64) {
        self.presence_tracker().seen[seat] = now;
        self.last_used.store(now, Relaxed);
    }

    /// Somebody at that address has done something: what engines think about it is thought at their expense.
    pub(crate) fn set_payer(&self, payer: Payer) {
        if payer.is_some() {
            self.presence_tracker().payer = payer;
        }
    }

    pub(crate) fn payer(&self) -> Payer {
        self.presence_tracker().payer
    }

    /// Somebody looks at the game. They pay for what engines think only if it is not known who should.
    pub(crate) fn watch(&self, payer: Payer, now: u64) {
        self.watched.store(now, Relaxed);
        let mut tracker = self.presence_tracker();
        tracker.payer = tracker.payer.or(payer);
    }

    /// Whether somebody follows the game, or has looked at it lately.
    pub(crate) fn is_watched(&self, now: u64) -> bool {
        if self.updates.receiver_count() > 0 {
            self.watched.store(now, Relaxed);
        }
        let watched = self.watched.load(Relaxed);
        watched > 0 && watched.saturating_add(WATCHED) > now
    }

    /// A message to that seat and back took so many milliseconds.
    pub(crate) fn note_round_trip(&self, seat: Seat, milliseconds: u64) {
        self.presence_tracker().round_trips[seat].note(milliseconds);
    }

    /// How long a message takes to each seat and back.
    pub(crate) fn lag(&self) -> BySeat<u64> {
        BySeat(self.presence_tracker().round_trips.0.map(|trips| trips.least()))
    }

    /// Who is there, and who was there when.
    pub(crate) fn presence(&self) -> BySeat<Presence> {
        let tracker = self.presence_tracker();
        let of = |seat: usize| match tracker.open.0[seat] {
            0 => Presence::AwaySince(tracker.seen.0[seat]),
            _ => Presence::Here,
        };
        BySeat([0, 1, 2, 3].map(of))
    }

    /// Since when nothing has been heard of a seat; none while it has a connection.
    pub(crate) fn away_since(&self, seat: Seat) -> Option<u64> {
        let tracker = self.presence_tracker();
        (tracker.open[seat] == 0).then(|| tracker.seen[seat])
    }

    /// Takes it that those who have not been heard of since the game came into memory have been away since then.
    pub(crate) fn assume_away_since(&self, since: u64) {
        let mut tracker = self.presence_tracker();
        let before = std::mem::replace(&mut tracker.assumed, since);
        tracker.seen.0.iter_mut().filter(|seen| **seen == before).for_each(|seen| *seen = since);
    }

    /// Whether nobody follows it.
    pub(crate) fn has_no_subscribers(&self) -> bool {
        self.updates.receiver_count() == 0 && self.presence_tracker().open.0.iter().all(|&count| count == 0)
    }
}
