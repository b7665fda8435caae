//! A game in memory, with its subscribers.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fencepost_rules::{BySeat, Seat, SeatSet};
use tokio::sync::{OwnedMutexGuard, TryLockError, broadcast};

use super::engine_turn::EngineRequest;
use super::presence::{Presence, PresenceTracker};
use super::{HouseError, Shared, Update};
use crate::engines::Payer;
use crate::room::Room;
use crate::store::ProcessId;

/// How many updates may wait for a slow subscriber; after more it gets the whole state again.
const BACKLOG: usize = 16;
/// How long a game counts as watched after somebody looked at it, in milliseconds.
const WATCHED: u64 = 60_000;

/// A game in memory.
pub(crate) struct LoadedGame {
    slot: Arc<tokio::sync::Mutex<RoomSlot>>,
    pub(super) updates: broadcast::Sender<Arc<Shared<Update>>>,
    presence: Mutex<PresenceTracker>,
    /// The address that last did something here: engines think at its expense.
    payer: Mutex<Payer>,
    /// The time for which a timer is set; `u64::MAX` for none.
    pub(super) timer_at: AtomicU64,
    pub(super) last_used: AtomicU64,
    last_watched: AtomicU64,
    /// The number of the last request to an engine. Earlier requests need no answer.
    pub(super) engine_requests: Arc<AtomicU64>,
    /// The process that wrote the last event and looks after the game; -1 if that is not known.
    holder: AtomicI64,
    /// The number of the last event of which subscribers were told.
    told: AtomicU64,
    /// When it was loaded.
    loaded: u64,
    /// Whether nothing of it is stored.
    pub(super) is_in_memory_only: bool,
}

/// What only one task at a time may touch.
#[derive(Default)]
pub(super) struct RoomSlot {
    /// None until it is loaded, while it is being changed, and after a change of which it is not known whether it was stored.
    pub(super) room: Option<Arc<Room>>,
    /// What an engine has been asked and has not answered yet.
    pub(super) engine_request: Option<EngineRequest>,
}

impl RoomSlot {
    pub(super) fn room(&self) -> Result<&Arc<Room>, HouseError> {
        self.room.as_ref().ok_or(HouseError::NoSuchGame)
    }
}

/// A locked game. If its holder panics, the room may be half changed: it is dropped, and loaded from the store next time.
pub(super) struct LockedRoom(OwnedMutexGuard<RoomSlot>);

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

impl LoadedGame {
    /// A game that is loaded now. Nobody is connected, and everybody has been away since then.
    pub(super) fn new(now: u64, away_since: u64) -> LoadedGame {
        LoadedGame {
            slot: Arc::default(),
            updates: broadcast::Sender::new(BACKLOG),
            presence: Mutex::new(PresenceTracker::new(away_since)),
            payer: Mutex::default(),
            timer_at: AtomicU64::new(u64::MAX),
            last_used: AtomicU64::new(now),
            last_watched: AtomicU64::new(0),
            engine_requests: Arc::default(),
            holder: AtomicI64::new(-1),
            told: AtomicU64::new(0),
            loaded: now,
            is_in_memory_only: false,
        }
    }

    /// Waits until nobody else changes the game.
    pub(super) async fn lock(&self) -> LockedRoom {
        LockedRoom(self.slot.clone().lock_owned().await)
    }

    /// Locks the game unless somebody else changes it.
    pub(super) fn try_lock(&self) -> Result<LockedRoom, TryLockError> {
        self.slot.clone().try_lock_owned().map(LockedRoom)
    }

    /// The process that looks after the game, if it is known.
    pub(super) fn holder(&self) -> Option<ProcessId> {
        Some(self.holder.load(Relaxed)).filter(|&holder| holder >= 0).map(ProcessId)
    }

    pub(super) fn set_holder(&self, holder: Option<ProcessId>) {
        self.holder.store(holder.map_or(-1, |holder| holder.0), Relaxed);
    }

    /// The number of the last event of which subscribers were told.
    pub(super) fn told(&self) -> u64 {
        self.told.load(Relaxed)
    }

    pub(super) fn set_told(&self, seq: u64) {
        self.told.store(seq, Relaxed);
    }

    /// When it was loaded.
    pub(super) fn loaded(&self) -> u64 {
        self.loaded
    }

    fn tracker(&self) -> MutexGuard<'_, PresenceTracker> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of that seat opens. Returns whether it is the first.
    pub(super) fn connect(&self, seat: Seat) -> bool {
        self.tracker().connect(seat)
    }

    /// A connection of that seat closes. Returns whether it was the last.
    pub(super) fn disconnect(&self, seat: Seat, now: u64) -> bool {
        self.tracker().disconnect(seat, now)
    }

    /// The seats that are connected by this process.
    pub(super) fn connected_here(&self) -> SeatSet {
        self.tracker().connected_here()
    }

    /// Another process tells who is connected there. Returns whether that changes anything.
    pub(super) fn set_connected_elsewhere(&self, process: ProcessId, seats: SeatSet, now: u64) -> bool {
        self.tracker().set_elsewhere(process, seats, now)
    }

    /// Only these processes are still there. Returns whether that changes anything.
    pub(super) fn forget_connected_elsewhere(&self, living: &[ProcessId], now: u64) -> bool {
        self.tracker().forget_elsewhere(living, now)
    }

    /// The seat has done something.
    pub(super) fn record_activity(&self, seat: Seat, now: u64) {
        self.tracker().record_activity(seat, now);
        self.last_used.store(now, Relaxed);
    }

    /// A message to that seat and back took that many milliseconds.
    pub(crate) fn record_round_trip(&self, seat: Seat, milliseconds: u64) {
        self.tracker().record_round_trip(seat, milliseconds);
    }

    /// How long a message takes to each seat and back, in milliseconds.
    pub(crate) fn lag(&self) -> BySeat<u64> {
        self.tracker().lag()
    }

    pub(super) fn presence(&self) -> BySeat<Presence> {
        self.tracker().presence()
    }

    /// Since when nothing has been heard of a seat; none while it is connected.
    pub(super) fn away_since(&self, seat: Seat) -> Option<u64> {
        self.tracker().away_since(seat)
    }

    /// Assumes that everybody who has not been heard of since the game was loaded has been away since then.
    pub(super) fn assume_away_since(&self, since: u64) {
        self.tracker().assume_away_since(since);
    }

    fn payer_slot(&self) -> MutexGuard<'_, Payer> {
        self.payer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody at that address has done something: engines think about it at their expense.
    pub(super) fn set_payer(&self, payer: Payer) {
        if payer.is_some() {
            *self.payer_slot() = payer;
        }
    }

    pub(super) fn payer(&self) -> Payer {
        *self.payer_slot()
    }

    /// Somebody looks at the game. They pay for what engines think only if nobody else does.
    pub(super) fn record_watcher(&self, payer: Payer, now: u64) {
        self.last_watched.store(now, Relaxed);
        let mut known = self.payer_slot();
        *known = known.or(payer);
    }

    /// Whether somebody subscribes to the game, or has looked at it lately.
    fn is_watched(&self, now: u64) -> bool {
        if self.updates.receiver_count() > 0 {
            self.last_watched.store(now, Relaxed);
        }
        let watched = self.last_watched.load(Relaxed);
        watched > 0 && watched.saturating_add(WATCHED) > now
    }

    /// Whether the game stands still because only engines play and nobody watches.
    pub(super) fn is_paused(&self, room: &Room, now: u64) -> bool {
        room.is_exhibition() && !self.is_watched(now)
    }

    /// Whether nobody subscribes to the game or is connected to it.
    pub(super) fn is_unattended(&self) -> bool {
        self.updates.receiver_count() == 0 && !self.tracker().is_anybody_connected()
    }
}
