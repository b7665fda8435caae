//! Timers: one task that sleeps until the next game has a timeout, and does the regular work of the house.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep_until};

use super::heartbeat::{HEARTBEAT_INTERVAL, Heartbeat};
use super::loaded_game::{LoadedGame, LockedRoom};
use super::{House, HouseError, idle_games};
use crate::room::Room;

/// How often idle games are evicted from memory.
const EVICTION_INTERVAL: Duration = Duration::from_secs(15);
/// Milliseconds after which a timeout that could not be stored is tried again.
const RETRY: u64 = 1000;

/// A timer of a game: the time at which it goes off, and the game's id.
pub(super) type Timer = (u64, String);

/// Runs until the house closes.
pub(super) async fn run(house: Arc<House>, mut new_timers: mpsc::UnboundedReceiver<Timer>) {
    let mut timers: BinaryHeap<Reverse<Timer>> = BinaryHeap::new();
    let mut heartbeats = interval(HEARTBEAT_INTERVAL);
    heartbeats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut evictions = interval(EVICTION_INTERVAL);
    evictions.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut idle_rounds = interval_at(Instant::now() + idle_games::INTERVAL, idle_games::INTERVAL);
    idle_rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut idle_round: Option<JoinHandle<()>> = None;
    let mut heartbeat = Heartbeat::default();
    let mut stopping = house.stopping();
    loop {
        let next = timers.peek().map_or(u64::MAX, |Reverse((at, _))| *at);
        // An hour at the most: the loop wakes for other reasons long before.
        let wake = house.time.instant(next.min(house.time.now() + 3_600_000));
        tokio::select! {
            timer = new_timers.recv() => match timer {
                Some(timer) => timers.push(Reverse(timer)),
                None => return,
            },
            () = sleep_until(wake) => {
                let now = house.time.now();
                while let Some(Reverse((at, _))) = timers.peek()
                    && *at <= now
                    && let Some(Reverse((at, id))) = timers.pop()
                {
                    crate::task::spawn(house.clone().on_timer(id, at));
                }
            }
            _ = heartbeats.tick() => heartbeat.beat(&house, !timers.is_empty()),
            _ = evictions.tick() => {
                house.evict_idle_games();
                house.tournaments.evict(house.time.now());
            }
            _ = idle_rounds.tick() => if idle_round.as_ref().is_none_or(JoinHandle::is_finished) {
                idle_round = Some(crate::task::spawn(idle_games::abandon_idle_games(house.clone())));
            },
            _ = stopping.changed() => return,
        }
    }
}

impl House {
    /// Sets the timer of a game for its next timeout, and asks the engine if it has to move.
    pub(super) fn schedule_next(self: &Arc<Self>, game: &Arc<LoadedGame>, locked: &mut LockedRoom) {
        let Some(room) = &locked.room else { return };
        if let Some(at) = room.next_timeout(&game.lag())
            && at < game.timer_at.load(Relaxed)
        {
            game.timer_at.store(at, Relaxed);
            self.set_timer(at, room.id());
        }
        self.request_engine_move(game, locked);
    }

    pub(super) fn set_timer(&self, at: u64, id: &str) {
        // It fails only when the house has closed.
        let _ = self.timers.send((at, id.to_owned()));
    }

    /// A timer has gone off.
    async fn on_timer(self: Arc<Self>, id: String, at: u64) {
        if let Some(game) = self.games().get(&id) {
            let _ = game.timer_at.compare_exchange(at, u64::MAX, Relaxed, Relaxed);
        }
        let (game, mut locked) = match self.lock_game(&id).await {
            Ok(found) => found,
            // The database may be away for a while, and somebody must look at the game later.
            Err(HouseError::Store(_)) if self.is_shared() => return self.set_timer(self.time.now() + RETRY, &id),
            Err(_) => return,
        };
        let now = self.time.now();
        let is_due = |room: &Arc<Room>| room.next_timeout(&game.lag()).is_some_and(|at| at <= now);
        if !self.looks_after(&game) && locked.room.as_ref().is_some_and(is_due) {
            // Another process does, or somebody will take it over.
            self.set_timer(now + RETRY, &id);
            return;
        }
        let applied = match self.ensure_lease().await {
            Ok(()) => self.apply_timeouts(&game, &mut locked, now).await,
            Err(error) => Err(error),
        };
        if let Err(error) = applied {
            tracing::error!(game = id, code = error.code(), "a timeout could not be stored");
            self.set_timer(now + RETRY, &id);
            return;
        }
        self.schedule_next(&game, &mut locked);
    }

    /// Commits all timeouts that are due by now.
    pub(super) async fn apply_timeouts(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        now: u64,
    ) -> Result<(), HouseError> {
        while let Some(event) = locked.room()?.timeout_event(now, &game.lag()) {
            self.metrics.time_outs.inc();
            self.commit(game, locked, vec![event], Vec::new()).await?;
        }
        Ok(())
    }
}
