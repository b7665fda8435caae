//! Those who follow a game.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use fencepost_rules::Seat;

use super::{House, LoadedGame, Update};

/// Somebody who follows a game. The seat counts as there for as long as it lives.
pub(crate) struct Subscription {
    pub(crate) house: Arc<House>,
    pub(crate) id: String,
    pub(crate) live: Arc<LoadedGame>,
    pub(crate) seat: Option<Seat>,
    /// The first message; empty once it was told.
    pub(crate) first: Utf8Bytes,
}

impl Subscription {
    /// The whole state, and which seat is one's own: the first message, and one that makes up for all that was missed.
    pub(crate) async fn full_state(&mut self) -> Option<Utf8Bytes> {
        let first = std::mem::take(&mut self.first);
        if !first.is_empty() {
            return Some(first);
        }
        let (state, _) = self.house.snapshot(&self.id, None, None).await.ok()?;
        Some(Update::first(&state, self.seat).text())
    }

    /// Counts the seat as there.
    pub(crate) fn connect(&self) -> Option<PresenceGuard> {
        let seat = self.seat?;
        if self.live.connect(seat) {
            tokio::spawn(self.house.clone().broadcast_presence(self.id.clone()));
        }
        Some(PresenceGuard { house: self.house.clone(), id: self.id.clone(), live: self.live.clone(), seat })
    }
}

/// A seat counts as there until this is dropped.
pub(crate) struct PresenceGuard {
    house: Arc<House>,
    id: String,
    live: Arc<LoadedGame>,
    seat: Seat,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        if self.live.disconnect(self.seat, self.house.time.now()) && !self.house.is_stopping() {
            tokio::spawn(self.house.clone().broadcast_presence(std::mem::take(&mut self.id)));
        }
    }
}
