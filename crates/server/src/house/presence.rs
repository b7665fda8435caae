//! Presence: which players are connected, since when others are away, and how long messages to them take.

use std::sync::Arc;

use fencepost_rules::{BySeat, Seat, SeatSet};

use super::round_trips::RoundTrips;
use super::{Change, House, LoadedGame};
use crate::store::ProcessId;

/// Whether the person of a seat is there: has a socket or a stream open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Yes.
    Here,
    /// No, and nothing has been heard since then.
    AwaySince(u64),
}

/// The connections of all seats.
#[derive(Default)]
pub(super) struct PresenceTracker {
    connections: BySeat<u16>,
    /// Who is connected by other processes, as these tell.
    elsewhere: Vec<(ProcessId, SeatSet)>,
    last_seen: BySeat<u64>,
    /// What `last_seen` says of those who have not been heard of.
    assumed: u64,
    round_trips: BySeat<RoundTrips>,
}

impl PresenceTracker {
    /// Nobody is connected, and everybody has been away since then.
    pub(super) fn new(away_since: u64) -> PresenceTracker {
        PresenceTracker { last_seen: BySeat([away_since; 4]), assumed: away_since, ..PresenceTracker::default() }
    }

    /// A connection of that seat opens. Returns whether it is the first.
    pub(super) fn connect(&mut self, seat: Seat) -> bool {
        self.connections[seat] += 1;
        self.connections[seat] == 1
    }

    /// A connection of that seat closes. Returns whether it was the last.
    pub(super) fn disconnect(&mut self, seat: Seat, now: u64) -> bool {
        self.connections[seat] = self.connections[seat].saturating_sub(1);
        self.last_seen[seat] = now;
        let is_last = self.connections[seat] == 0;
        if is_last {
            self.round_trips[seat] = RoundTrips::default();
        }
        is_last
    }

    /// The seat has done something.
    pub(super) fn record_activity(&mut self, seat: Seat, now: u64) {
        self.last_seen[seat] = now;
    }

    /// A message to that seat and back took that many milliseconds.
    pub(super) fn record_round_trip(&mut self, seat: Seat, milliseconds: u64) {
        self.round_trips[seat].note(milliseconds);
    }

    /// How long a message takes to each seat and back, in milliseconds.
    pub(super) fn lag(&self) -> BySeat<u64> {
        BySeat(self.round_trips.0.map(|trips| trips.least()))
    }

    fn is_connected(&self, seat: Seat) -> bool {
        self.connections[seat] > 0 || self.elsewhere.iter().any(|(_, seats)| seats.contains(seat))
    }

    /// The seats that are connected by this process.
    pub(super) fn connected_here(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| self.connections[seat] > 0).collect()
    }

    /// Another process tells who is connected there. Returns whether that changes anything.
    pub(super) fn set_elsewhere(&mut self, process: ProcessId, seats: SeatSet, now: u64) -> bool {
        self.change_elsewhere(now, |elsewhere| {
            elsewhere.retain(|(other, _)| *other != process);
            if !seats.is_empty() {
                elsewhere.push((process, seats));
            }
        })
    }

    /// Only these processes are still there. Returns whether that changes anything.
    pub(super) fn forget_elsewhere(&mut self, living: &[ProcessId], now: u64) -> bool {
        self.change_elsewhere(now, |elsewhere| elsewhere.retain(|(other, _)| living.contains(other)))
    }

    fn change_elsewhere(&mut self, now: u64, change: impl FnOnce(&mut Vec<(ProcessId, SeatSet)>)) -> bool {
        let before = Seat::ALL.map(|seat| self.is_connected(seat));
        change(&mut self.elsewhere);
        let mut has_changed = false;
        for (seat, was_connected) in Seat::ALL.into_iter().zip(before) {
            if self.is_connected(seat) != was_connected {
                has_changed = true;
                self.last_seen[seat] = now;
            }
        }
        has_changed
    }

    pub(super) fn presence(&self) -> BySeat<Presence> {
        let of = |seat: Seat| match self.away_since(seat) {
            Some(since) => Presence::AwaySince(since),
            None => Presence::Here,
        };
        BySeat(Seat::ALL.map(of))
    }

    /// Since when nothing has been heard of a seat; none while it is connected.
    pub(super) fn away_since(&self, seat: Seat) -> Option<u64> {
        (!self.is_connected(seat)).then(|| self.last_seen[seat])
    }

    /// Assumes that everybody who has not been heard of since the game was loaded has been away since then.
    pub(super) fn assume_away_since(&mut self, since: u64) {
        let before = std::mem::replace(&mut self.assumed, since);
        self.last_seen.0.iter_mut().filter(|seen| **seen == before).for_each(|seen| *seen = since);
    }

    pub(super) fn is_anybody_connected(&self) -> bool {
        self.connections.0.iter().any(|&count| count > 0)
    }
}

/// A connected seat: it counts as present until this is dropped.
pub(crate) struct PresenceGuard {
    house: Arc<House>,
    id: String,
    game: Arc<LoadedGame>,
    seat: Seat,
}

impl PresenceGuard {
    /// Counts a seat as present, and tells the others if it was not.
    pub(super) fn connect(house: &Arc<House>, id: &str, game: &Arc<LoadedGame>, seat: Seat) -> PresenceGuard {
        if game.connect(seat) {
            house.announce_connected(id, game);
            crate::task::spawn(house.clone().broadcast_presence(id.to_owned()));
        }
        PresenceGuard { house: house.clone(), id: id.to_owned(), game: game.clone(), seat }
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        if self.game.disconnect(self.seat, self.house.time.now()) && !self.house.is_stopping() {
            self.house.announce_connected(&self.id, &self.game);
            crate::task::spawn(self.house.clone().broadcast_presence(std::mem::take(&mut self.id)));
        }
    }
}

impl House {
    pub(super) async fn broadcast_presence(self: Arc<Self>, id: String) {
        let Ok((game, locked)) = self.lock_known_game(&id).await else { return };
        if let Ok(room) = locked.room() {
            self.broadcast(&game, Change::Presence, room);
        }
    }
}
