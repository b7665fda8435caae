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
pub(crate) struct Live {
    pub(crate) seated: Arc<tokio::sync::Mutex<Seated>>,
    pub(crate) news: broadcast::Sender<Utf8Bytes>,
    attendance: Mutex<Attending>,
    /// The time for which a timer is set; none for `u64::MAX`.
    pub(crate) armed: AtomicU64,
    pub(crate) used: AtomicU64,
    /// When somebody last looked at it.
    watched: AtomicU64,
    /// The number of the question that an engine was last asked. Whoever has to answer another need not.
    pub(crate) question: Arc<AtomicU64>,
}

/// What only one at a time may touch.
#[derive(Default)]
pub(crate) struct Seated {
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
pub(crate) struct Locked(OwnedMutexGuard<Seated>);

impl Deref for Locked {
    type Target = Seated;

    fn deref(&self) -> &Seated {
        &self.0
    }
}

impl DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut Seated {
        &mut self.0
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        if std::thread::panicking() {
            *self.0 = Seated::default();
        }
    }
}

/// Who is there.
#[derive(Default)]
struct Attending {
    open: BySeat<u16>,
    seen: BySeat<u64>,
    /// What `seen` says of those who have not been heard of.
    assumed: u64,
    round_trips: BySeat<RoundTrips>,
    /// Whoever last did something here: engines think at their expense.
    payer: Payer,
}

impl Live {
    /// A game that comes into memory now. Nobody is there, and whoever was has been away since then.
    pub(crate) fn new(now: u64, away_since: u64) -> Live {
        Live {
            seated: Arc::default(),
            news: broadcast::Sender::new(BACKLOG),
            attendance: Mutex::new(Attending {
                seen: BySeat([away_since; 4]),
                assumed: away_since,
                ..Attending::default()
            }),
            armed: AtomicU64::new(u64::MAX),
            used: AtomicU64::new(now),
            watched: AtomicU64::new(0),
            question: Arc::default(),
        }
    }

    /// Waits until nobody else changes the game.
    pub(crate) async fn lock(&self) -> Locked {
        Locked(self.seated.clone().lock_owned().await)
    }

    fn attending(&self) -> std::sync::MutexGuard<'_, Attending> {
        self.attendance.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of that seat opens. Says whether the seat was empty before.
    pub(crate) fn arrive(&self, seat: Seat) -> bool {
        let mut attending = self.attending();
        attending.open[seat] += 1;
        attending.open[seat] == 1
    }

    /// A connection of that seat closes. Says whether it was the last.
    pub(crate) fn depart(&self, seat: Seat, now: u64) -> bool {
        let mut attending = self.attending();
        attending.open[seat] = attending.open[seat].saturating_sub(1);
        attending.seen[seat] = now;
        let is_last = attending.open[seat] == 0;
        if is_last {
            attending.round_trips[seat] = RoundTrips::default();
        }
        is_last
    }

    /// The seat has done something.
    pub(crate) fn notice(&self, seat: Seat, now: u64) {
        self.attending().seen[seat] = now;
        self.used.store(now, Relaxed);
    }

    /// Somebody at that address has done something: what engines think about it is thought at their expense.
    pub(crate) fn set_payer(&self, payer: Payer) {
        if payer.is_some() {
            self.attending().payer = payer;
        }
    }

    pub(crate) fn payer(&self) -> Payer {
        self.attending().payer
    }

    /// Somebody looks at the game. They pay for what engines think only if it is not known who should.
    pub(crate) fn watch(&self, payer: Payer, now: u64) {
        self.watched.store(now, Relaxed);
        let mut attending = self.attending();
        attending.payer = attending.payer.or(payer);
    }

    /// Whether somebody follows the game, or has looked at it lately.
    pub(crate) fn is_watched(&self, now: u64) -> bool {
        if self.news.receiver_count() > 0 {
            self.watched.store(now, Relaxed);
        }
        let watched = self.watched.load(Relaxed);
        watched > 0 && watched.saturating_add(WATCHED) > now
    }

    /// A message to that seat and back took so many milliseconds.
    pub(crate) fn note_round_trip(&self, seat: Seat, milliseconds: u64) {
        self.attending().round_trips[seat].note(milliseconds);
    }

    /// How long a message takes to each seat and back.
    pub(crate) fn lag(&self) -> BySeat<u64> {
        BySeat(self.attending().round_trips.0.map(|trips| trips.least()))
    }

    /// Who is there, and who was there when.
    pub(crate) fn presence(&self) -> BySeat<Presence> {
        let attending = self.attending();
        let of = |seat: usize| match attending.open.0[seat] {
            0 => Presence::AwaySince(attending.seen.0[seat]),
            _ => Presence::Here,
        };
        BySeat([0, 1, 2, 3].map(of))
    }

    /// Since when nothing has been heard of a seat; none while it has a connection.
    pub(crate) fn away_since(&self, seat: Seat) -> Option<u64> {
        let attending = self.attending();
        (attending.open[seat] == 0).then(|| attending.seen[seat])
    }

    /// Takes it that those who have not been heard of since the game came into memory have been away since then.
    pub(crate) fn assume_away_since(&self, since: u64) {
        let mut attending = self.attending();
        let before = std::mem::replace(&mut attending.assumed, since);
        attending.seen.0.iter_mut().filter(|seen| **seen == before).for_each(|seen| *seen = since);
    }

    /// Whether nobody follows it.
    pub(crate) fn is_lonely(&self) -> bool {
        self.news.receiver_count() == 0 && self.attending().open.0.iter().all(|&count| count == 0)
    }
}
