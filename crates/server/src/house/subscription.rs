//! Looking at games, and subscribing to their updates.

use std::net::IpAddr;
use std::sync::Arc;

use fencepost_rules::Seat;
use tokio::sync::broadcast;

use super::loaded_game::LockedRoom;
use super::presence::PresenceGuard;
use super::{House, HouseError, LoadedGame, Shared, Snapshot, Update};
use crate::room::Fingerprint;

/// A subscriber to a game.
pub(crate) struct Subscription {
    pub(crate) house: Arc<House>,
    pub(crate) id: String,
    pub(crate) game: Arc<LoadedGame>,
    pub(crate) seat: Option<Seat>,
    /// The game when the subscription began; none once it was read.
    first: Option<Snapshot>,
}

impl Subscription {
    /// The whole game: as it was when the subscription began, and later as it is now, to make up for missed updates.
    pub(crate) async fn snapshot(&mut self) -> Option<Snapshot> {
        match self.first.take() {
            Some(first) => Some(first),
            None => self.house.look(&self.id, None, None).await.ok().map(|(snapshot, _)| snapshot),
        }
    }

    /// Counts the seat as present.
    pub(crate) fn connect(&self) -> Option<PresenceGuard> {
        self.seat.map(|seat| PresenceGuard::connect(&self.house, &self.id, &self.game, seat))
    }
}

impl House {
    /// Whether strangers may find a game. Asking is not watching.
    pub(crate) async fn is_listed(self: &Arc<Self>, id: &str) -> Result<bool, HouseError> {
        let (_, locked) = self.lock_game(id).await?;
        Ok(locked.room()?.terms().listed)
    }

    /// A game as it is now, and the seat of whoever holds the token.
    pub(crate) async fn look(
        self: &Arc<Self>,
        id: &str,
        token: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<(Snapshot, Option<Seat>), HouseError> {
        let (game, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        let seat = match token {
            Some(token) => Some(room.seat_of(&Fingerprint::of(token)).ok_or(HouseError::UnknownToken)?),
            None => None,
        };
        if let Some(seat) = seat {
            game.record_activity(seat, self.time.now());
        }
        // Before the pause ends: whoever ends it sees that there was one.
        let snapshot = self.snapshot_of(&game, room);
        self.watch(&game, &mut locked, address);
        Ok((snapshot, seat))
    }

    /// Subscribes to a game: the seat of whoever holds the token, the game now, and all updates after that.
    pub(crate) async fn subscribe(
        self: &Arc<Self>,
        id: &str,
        token: Option<&Fingerprint>,
        address: Option<IpAddr>,
    ) -> Result<(Subscription, broadcast::Receiver<Arc<Shared<Update>>>), HouseError> {
        let (game, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        let seat = token.and_then(|token| room.seat_of(token));
        let first = Some(self.snapshot_of(&game, room));
        let updates = game.updates.subscribe();
        self.watch(&game, &mut locked, address);
        drop(locked);
        Ok((Subscription { house: self.clone(), id: id.to_owned(), game, seat, first }, updates))
    }

    /// Somebody looks at a game: one that was paused goes on.
    pub(super) fn watch(self: &Arc<Self>, game: &Arc<LoadedGame>, locked: &mut LockedRoom, address: Option<IpAddr>) {
        game.record_watcher(address, self.time.now());
        self.schedule_next(game, locked);
    }
}
