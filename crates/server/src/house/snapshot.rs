//! A game at one moment.

use std::sync::Arc;

use fencepost_rules::BySeat;

use super::{House, LoadedGame, Presence};
use crate::room::Room;

/// A game at one moment, for whoever wants to show it. It costs little: the room is shared.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The game.
    pub room: Arc<Room>,
    /// Who is connected.
    pub presence: BySeat<Presence>,
    /// The time by the server's clock.
    pub now: u64,
    /// Whether the game stands still because only engines play and nobody watches.
    pub is_paused: bool,
}

impl House {
    pub(super) fn snapshot_of(&self, game: &LoadedGame, room: &Arc<Room>) -> Snapshot {
        let now = self.time.now();
        Snapshot { room: room.clone(), presence: game.presence(), now, is_paused: game.is_paused(room, now) }
    }
}
