//! The lobby: listed games, and updates about them.

use std::sync::Arc;

use tokio::sync::broadcast;

use super::{House, Shared};
use crate::room::Room;
use crate::store::Listing;

/// How many updates may wait for a slow subscriber.
pub(super) const BACKLOG: usize = 64;

/// A listed game that has changed.
pub(crate) type LobbyUpdate = Arc<Shared<Listing>>;

impl House {
    /// Updates about listed games.
    pub(crate) fn subscribe_to_lobby(&self) -> broadcast::Receiver<LobbyUpdate> {
        self.lobby.subscribe()
    }

    /// Tells the subscribers of the lobby about a game, if strangers may find it.
    pub(super) fn broadcast_to_lobby(&self, room: &Room) {
        if room.terms().listed && self.lobby.receiver_count() > 0 {
            self.tell_lobby(Listing::of(room));
        }
    }

    pub(super) fn tell_lobby(&self, listing: Listing) {
        // Nobody may be listening any more, which does no harm.
        let _ = self.lobby.send(Arc::new(Shared::new(listing)));
    }
}
