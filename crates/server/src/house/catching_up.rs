//! Catching up with what other processes have written to a game.

use std::sync::Arc;

use super::commit::apply;
use super::loaded_game::{LoadedGame, LockedRoom};
use super::{House, HouseError};
use crate::room::{Room, TimestampedEvent};

impl House {
    /// Whether other processes may change games as well.
    pub(super) fn is_shared(&self) -> bool {
        self.membership.is_some()
    }

    /// Brings a game up to date: everything that any process acknowledged before this call is in it afterwards.
    pub(super) async fn catch_up(
        self: &Arc<Self>,
        id: &str,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
    ) -> Result<(), HouseError> {
        let Some(room) = &locked.room else { return self.load(id, game, locked).await };
        let Some(store) = self.store.shared().filter(|_| !game.is_in_memory_only) else { return Ok(()) };
        let news = store.news(room.id(), room.seq()).await?;
        game.set_holder(news.holder);
        if !news.events.is_empty() {
            // If the events do not fit, the slot stays empty and the game is loaded again.
            let room = locked.room.take().ok_or(HouseError::NoSuchGame)?;
            locked.room = Some(self.follow(game, room, &news.events)?);
            self.schedule_next(game, locked);
        }
        Ok(())
    }

    /// Applies the events of others to a room, and tells the subscribers.
    pub(super) fn follow(
        &self,
        game: &LoadedGame,
        mut room: Arc<Room>,
        events: &[TimestampedEvent],
    ) -> Result<Arc<Room>, HouseError> {
        for (change, after) in apply(&mut room, events)? {
            self.broadcast(game, change, &after);
        }
        game.set_told(room.seq());
        Ok(room)
    }
}
