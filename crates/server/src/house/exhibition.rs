//! The exhibition of the house: one game of engines for all visitors. Like every game of engines it pauses while nobody watches.
//!
//! It is in memory only, so that nothing is left of it after a restart. With other processes on the same store each has one of its own, which
//! is stored as long as it is shown, because whoever watches it may reach any of them.

use std::sync::Arc;

use fencepost_rules::{Position, TimeControl};

use super::{House, HouseError, LoadedGame, Snapshot};
use crate::room::{Chair, First, Room, Terms};
use crate::secret;
use crate::store::Write;

/// So long after its end visitors still find the old game, in milliseconds.
pub const BREAK: u64 = 8_000;
/// Engines that play well enough to be watched and badly enough to be beaten.
const LEVELS: std::ops::RangeInclusive<u8> = 4..=7;

/// The game that is shown now.
#[derive(Default)]
pub(super) struct Exhibition {
    /// Its id. Holding the game keeps it in memory.
    current: tokio::sync::Mutex<Option<(String, Arc<LoadedGame>)>>,
}

impl House {
    /// The exhibition as it is now; none if the server has none. The first call starts it, and the first one a while after its end
    /// starts the next. Asking for it is not watching it.
    pub(crate) async fn exhibition(self: &Arc<Self>) -> Result<Option<Snapshot>, HouseError> {
        if self.is_stopping() {
            return Err(HouseError::Stopping);
        }
        if self.settings.exhibition.is_none() || self.engines.threads() == 0 {
            return Ok(None);
        }
        let mut current = self.exhibition.current.lock().await;
        if let Some((id, _)) = &*current
            && let Some(snapshot) = self.shown(id).await?
        {
            return Ok(Some(snapshot));
        }
        let (room, write) = self.new_exhibition();
        let id = room.id().to_owned();
        if self.is_shared() {
            self.metrics.commit(self.store.commit(vec![write])).await?;
        }
        let now = self.time.now();
        let mut game = LoadedGame::new(now, now);
        game.is_in_memory_only = !self.is_shared();
        let game = Arc::new(game);
        let snapshot = self.register(room, game.clone()).await;
        let past = current.replace((id, game));
        drop(current);
        if let (Some(store), Some((past, _))) = (self.store.shared(), past)
            && let Err(error) = store.forget(&past).await
        {
            tracing::warn!(game = past, %error, "a past exhibition stays in the store");
        }
        Ok(Some(snapshot))
    }

    /// A game that can still be shown.
    async fn shown(self: &Arc<Self>, id: &str) -> Result<Option<Snapshot>, HouseError> {
        let (game, locked) = match self.lock_game(id).await {
            Ok(found) => found,
            // It was lost by a fault.
            Err(HouseError::NoSuchGame) => return Ok(None),
            Err(error) => return Err(error),
        };
        let room = locked.room()?;
        let is_past = room.is_over() && room.changed().saturating_add(BREAK) <= self.time.now();
        Ok((!is_past).then(|| self.snapshot_of(&game, room)))
    }

    fn new_exhibition(&self) -> (Room, Write) {
        let (start, control) = (Position::default(), TimeControl::None);
        let fences = Some(start.players().default_fences());
        let terms = Terms {
            start,
            fences,
            control,
            first: First::Lot,
            listed: false,
            previous: None,
            tournament: None,
            of_house: true,
        };
        let level = || LEVELS.start() + secret::below(LEVELS.len()) as u8;
        let chairs = [(); 2].map(|()| Chair::Engine { level: level() });
        House::new_room(secret::new_id(), terms, chairs.to_vec(), self.time.now())
    }
}
