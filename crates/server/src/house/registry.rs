//! The registry of games in memory: a game is loaded when somebody wants it, and evicted when nobody does.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, MutexGuard, PoisonError};

use super::announcements::Announcement;
use super::loaded_game::{LoadedGame, LockedRoom};
use super::{House, HouseError, join_error};
use crate::room::{Room, TAKEOVER_AFTER, TimestampedEvent};
use crate::secret;
use crate::store::StoreError;

/// How long a game without subscribers stays in memory, in milliseconds. One that goes on stays until its players count as
/// away, so that nobody seems to have come back when it is loaded again.
const EVICT_AFTER: u64 = 30_000;
const EVICT_IN_PLAY_AFTER: u64 = EVICT_AFTER + TAKEOVER_AFTER;
/// Rebuilding a game of more events takes longer than others should wait.
const LONG_GAME: usize = 256;

impl House {
    pub(super) fn games(&self) -> MutexGuard<'_, HashMap<String, Arc<LoadedGame>>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many games are in memory.
    pub(crate) fn games_in_memory(&self) -> usize {
        self.games().len()
    }

    /// Finds a game, loads it if it is not in memory, and locks it. Everything that any process acknowledged before is in it.
    pub(super) async fn lock_game(self: &Arc<Self>, id: &str) -> Result<(Arc<LoadedGame>, LockedRoom), HouseError> {
        self.find_and_lock(id, true).await
    }

    /// The same as far as this process knows it: enough to write to it, because whoever knows too little cannot.
    pub(super) async fn lock_known_game(
        self: &Arc<Self>,
        id: &str,
    ) -> Result<(Arc<LoadedGame>, LockedRoom), HouseError> {
        self.find_and_lock(id, false).await
    }

    async fn find_and_lock(
        self: &Arc<Self>,
        id: &str,
        is_news_wanted: bool,
    ) -> Result<(Arc<LoadedGame>, LockedRoom), HouseError> {
        if self.is_stopping() {
            return Err(HouseError::Stopping);
        }
        if !secret::is_id(id) {
            return Err(HouseError::NoSuchGame);
        }
        let now = self.time.now();
        let game = self.games().entry(id.to_owned()).or_insert_with(|| Arc::new(self.not_yet_loaded(now))).clone();
        let mut locked = game.lock().await;
        if locked.room.is_none() {
            self.load(id, &game, &mut locked).await?;
        } else if is_news_wanted {
            self.catch_up(id, &game, &mut locked).await?;
        }
        game.last_used.store(now, Relaxed);
        Ok((game, locked))
    }

    /// A game that was not in memory: nobody has subscribed to it for long, or since the server was started.
    fn not_yet_loaded(&self, now: u64) -> LoadedGame {
        // Another process may know better, but has not said so yet.
        let since = if self.is_shared() { now } else { now.saturating_sub(TAKEOVER_AFTER) };
        LoadedGame::new(now, since.max(self.time.started()))
    }

    pub(super) async fn load(
        self: &Arc<Self>,
        id: &str,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
    ) -> Result<(), HouseError> {
        let (events, holder) = match self.store.shared() {
            Some(shared) => {
                let news = shared.news(id, 0).await?;
                (news.events, news.holder)
            }
            None => (self.store.load(id).await?, None),
        };
        if events.is_empty() {
            self.games().remove(id);
            return Err(HouseError::NoSuchGame);
        }
        game.set_holder(holder);
        // Subscribers who followed the game before it was lost are told what they missed.
        let (mut events, told) = (events, if self.is_shared() { game.told() as usize } else { 0 });
        let missed = if (1..events.len()).contains(&told) { events.split_off(told) } else { Vec::new() };
        let room = self.follow(game, Arc::new(self.replay(id, events).await?), &missed)?;
        if !room.clocks().is_kept() {
            // Such a game is evicted while people think, perhaps for days: all we know is since when it has waited for a move.
            game.assume_away_since(room.waiting_since());
        }
        if self.is_shared() {
            self.announce(Announcement::Who(id.to_owned()));
        }
        locked.room = Some(room);
        locked.engine_request = None;
        self.schedule_next(game, locked);
        Ok(())
    }

    /// Rebuilds a game from its events: a long one on a thread that nobody else waits for.
    async fn replay(self: &Arc<Self>, id: &str, events: Vec<TimestampedEvent>) -> Result<Room, HouseError> {
        let is_long = events.len() > LONG_GAME;
        let (house, name) = (self.clone(), id.to_owned());
        let replay = move || Room::replay(&name, &events, &house.outages);
        let room = if is_long {
            tokio::task::spawn_blocking(replay).await.map_err(|error| join_error(&error))?
        } else {
            replay()
        };
        room.map_err(|error| {
            tracing::error!(game = id, %error, "the stored events of a game do not make one");
            StoreError::Damaged(error.to_string()).into()
        })
    }

    /// Evicts the games that have no subscribers and in which nothing happens without a player.
    pub(super) fn evict_idle_games(&self) {
        let now = self.time.now();
        self.games().retain(|_, game| {
            let Ok(locked) = game.try_lock() else { return true };
            let is_over = locked.room.as_ref().is_none_or(|room| room.is_over());
            let rest = if is_over { EVICT_AFTER } else { EVICT_IN_PLAY_AFTER };
            let is_unused =
                game.last_used.load(Relaxed) + rest <= now && game.is_unattended() && Arc::strong_count(game) == 1;
            let thinks = |room: &Room| room.engine_to_move().is_some() && !game.is_paused(room, now);
            let wakes = |room: &Room| {
                room.next_timeout(&game.lag()).is_some() || locked.engine_request.is_some() || thinks(room)
            };
            let is_asleep = is_over || !locked.room.as_ref().is_some_and(|room| wakes(room));
            !(is_unused && is_asleep)
        });
    }
}
