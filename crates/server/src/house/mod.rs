//! The house: all games that are in memory, and the only way to change one.
//!
//! Whoever wants something changed locks the game, asks the room what comes of it, waits until that is on disk, and only
//! then lets the room take it in and tells everybody. A game is loaded when it is wanted and put away when nobody follows
//! it; nothing is lost by that, because all there is to know is stored.

mod create;
mod engine_turn;
mod idle_games;
mod loaded_game;
mod record;
mod resume;
mod round_trips;
mod subscription;
mod timers;
mod update;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};

use axum::extract::ws::Utf8Bytes;
use axum::http::StatusCode;
use fencepost_rules::Seat;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinError;

pub use create::{CreatedGame, NewGame, Place};
pub use record::record_of;

use crate::engines::Engines;
use crate::failure::ApiError;
use crate::metrics::Metrics;
use crate::room::{
    Chair, Command, CommandError, Decision, Fingerprint, Outage, Room, RoomEvent, TAKEOVER_AFTER, TimestampedEvent,
};
use crate::secret;
use crate::settings::Settings;
use crate::store::{AddressGroup, Store, StoreError, Write};
use crate::time::{Calendar, SystemClock, Time, system_clock};
use crate::view::{self, State, Summary};
pub(crate) use loaded_game::LoadedGame;
use loaded_game::{LockedRoom, RoomSlot};
pub(crate) use subscription::{PresenceGuard, Subscription};
pub(crate) use update::Update;

/// How long a game that nobody follows stays in memory. One that goes on stays until whoever played it counts as away, so
/// that nobody seems to have come back when it is loaded again.
const IDLE: u64 = 30_000;
const IDLE_IN_PLAY: u64 = IDLE + TAKEOVER_AFTER;
/// To rebuild a game of more events takes longer than others should wait.
const LONG_GAME: usize = 256;
/// So many lobby messages may wait for a slow follower.
const LOBBY_BACKLOG: usize = 64;

/// All games.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) time: Time,
    pub(super) system: SystemClock,
    calendar: RwLock<Calendar>,
    pub(crate) engines: Engines,
    pub(crate) metrics: Metrics,
    salt: Vec<u8>,
    live: Mutex<HashMap<String, Arc<LoadedGame>>>,
    outages: Vec<Outage>,
    timers: mpsc::UnboundedSender<(u64, String)>,
    lobby: broadcast::Sender<Utf8Bytes>,
    stop: watch::Sender<bool>,
}

/// Opening and closing.
impl House {
    /// Opens the house, and takes up all games in which something happens by itself while others are already let in.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Result<Arc<House>, StoreError> {
        House::open_by(store, settings, system_clock()).await
    }

    /// The same with a clock of one's own for the system's.
    ///
    /// # Errors
    /// As [`House::open`].
    pub async fn open_by(
        store: Arc<dyn Store>,
        settings: Settings,
        system: SystemClock,
    ) -> Result<Arc<House>, StoreError> {
        let time = Time::start_after(system(), store.last_alive().await?.unwrap_or(0));
        let outages = store.wake_up(time.now()).await?;
        let salt = store.salt().await?;
        let calendar = RwLock::new(Calendar::new(store.clock_shifts().await?));
        let (timers, orders) = mpsc::unbounded_channel();
        let metrics = Metrics::new();
        let engines = Engines::start(settings.engine_threads, metrics.engines.clone());
        let house = Arc::new(House {
            store,
            settings,
            time,
            system,
            calendar,
            engines,
            metrics,
            salt,
            live: Mutex::default(),
            outages,
            timers,
            lobby: broadcast::Sender::new(LOBBY_BACKLOG),
            stop: watch::Sender::new(false),
        });
        house.record_clock_shift().await?;
        tokio::spawn(timers::keep(house.clone(), orders));
        tokio::spawn(resume::resume_games(house.clone()));
        Ok(house)
    }

    /// Tells everybody that the house closes, finishes what is under way, and closes the store.
    ///
    /// # Errors
    /// If the store does not close well.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.announce_stop();
        let live: Vec<Arc<LoadedGame>> = self.games().values().cloned().collect();
        for game in live {
            // Whoever is in the middle of something holds the lock until it is on disk.
            drop(game.seated.lock().await);
        }
        if let Err(error) = self.store.heartbeat(self.time.now()).await {
            tracing::warn!(%error, "the time of the end could not be noted");
        }
        self.store.close().await
    }

    /// Whether all parts of the house do their work.
    ///
    /// # Errors
    /// What does not.
    pub(crate) async fn health(&self) -> Result<(), ApiError> {
        if self.is_stopping() {
            return Err(ApiError::Stopping);
        }
        self.store.check().await?;
        if self.engines.threads() == 0 { Err(ApiError::EnginesGone) } else { Ok(()) }
    }

    /// Lets nobody in any more, and tells all who follow a game.
    pub fn announce_stop(&self) {
        self.stop.send_replace(true);
        self.engines.stop();
    }

    /// Copies everything to a new file, while games go on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn back_up(&self, to: &std::path::Path) -> Result<(), StoreError> {
        self.store.back_up(to).await
    }

    /// Turns true when the house closes.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    fn games(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<LoadedGame>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The group that an address belongs to.
    pub(crate) fn address_group(&self, address: IpAddr) -> AddressGroup {
        AddressGroup::of(address, &self.salt)
    }

    /// By what day it was when.
    pub(crate) fn calendar(&self) -> RwLockReadGuard<'_, Calendar> {
        self.calendar.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes how far our clock is from the system's, if that has changed.
    async fn record_clock_shift(&self) -> Result<(), StoreError> {
        let shift = self.calendar().shift(self.time.now(), (self.system)());
        if let Some(shift) = shift {
            tracing::warn!(milliseconds = shift.ahead, "our clock is ahead of the system's, by which games are dated");
            self.store.shift_clock(shift).await?;
            self.calendar.write().unwrap_or_else(PoisonError::into_inner).note(shift);
        }
        Ok(())
    }

    /// How many games are in memory.
    pub(crate) fn games_in_memory(&self) -> usize {
        self.games().len()
    }
}

/// Looking.
impl House {
    /// The state of a game, and the seat of whoever holds the token.
    pub(crate) async fn snapshot(
        self: &Arc<Self>,
        id: &str,
        token: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<(State, Option<Seat>), ApiError> {
        let (live, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        let seat = match token {
            Some(token) => Some(room.seat_of(token).ok_or(ApiError::UnknownToken)?),
            None => None,
        };
        if let Some(seat) = seat {
            live.record_activity(seat, self.time.now());
        }
        // As it was found: whether it was paused is told to the one who ends the pause.
        let state = self.state(&live, room);
        self.watch(&live, &mut locked, address);
        Ok((state, seat))
    }

    /// A follower of a game: the seat, the state now, and whatever comes after it.
    pub(crate) async fn subscribe(
        self: &Arc<Self>,
        id: &str,
        token: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<(Subscription, broadcast::Receiver<Utf8Bytes>), ApiError> {
        let (live, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        let seat = token.and_then(|token| room.seat_of(token));
        let first = Update::first(&self.state(&live, room), seat).text();
        let news = live.updates.subscribe();
        self.watch(&live, &mut locked, address);
        drop(locked);
        Ok((Subscription { house: self.clone(), id: id.to_owned(), live, seat, first }, news))
    }

    /// Somebody looks at a game: one that was paused goes on.
    fn watch(self: &Arc<Self>, live: &Arc<LoadedGame>, locked: &mut LockedRoom, address: Option<IpAddr>) {
        live.watch(address, self.time.now());
        self.schedule_next(live, locked);
    }

    fn state(&self, live: &LoadedGame, room: &Room) -> State {
        let now = self.time.now();
        let paused = is_paused(live, room, now);
        State::of(room, &live.presence(), now, &self.settings.base, paused).dated(&self.calendar())
    }

    /// Messages about listed games.
    pub(crate) fn lobby(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.lobby.subscribe()
    }
}

impl RoomSlot {
    fn room(&self) -> Result<&Room, ApiError> {
        self.room.as_ref().ok_or(ApiError::NoSuchGame)
    }
}

/// Changing.
impl House {
    /// Does what a player wishes, if it can be done, and returns the state after it.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        id: &str,
        token: &str,
        command: Command,
        address: Option<IpAddr>,
    ) -> Result<(State, Seat), ApiError> {
        let now = self.time.now();
        let (live, locked) = self.lock_game(id).await?;
        let seat = locked.room()?.seat_of(token).ok_or(ApiError::UnknownToken)?;
        live.record_activity(seat, now);
        live.set_payer(address);
        // On a task of its own: whoever hangs up in the middle must not leave the room behind the disk.
        let acting = tokio::spawn(self.clone().execute_as(live, locked, seat, command, now));
        acting.await.map_err(|error| join_error(&error))?
    }

    async fn execute_as(
        self: Arc<Self>,
        live: Arc<LoadedGame>,
        mut locked: LockedRoom,
        seat: Seat,
        mut command: Command,
        now: u64,
    ) -> Result<(State, Seat), ApiError> {
        if let Command::TakeOver { seat, away, .. } = &mut command {
            let since = live.away_since(*seat);
            let takeover_at = since.zip(locked.room.as_ref()).and_then(|(since, room)| room.takeover_at(*seat, since));
            *away = takeover_at.is_some_and(|at| at <= now);
        }
        self.apply_timeouts(&live, &mut locked, now).await?;
        let room = locked.room()?;
        let decision = match room.decide(seat, &command, now) {
            Ok(decision) => decision,
            Err(error) => return Err(self.rejected(&live, room, error)),
        };
        self.execute_decision(&live, &mut locked, decision, now).await?;
        let room = locked.room()?;
        Ok((self.state(&live, room), seat))
    }

    /// Lets somebody sit down. Returns the state, the seat and its secret.
    pub(crate) async fn join(
        self: &Arc<Self>,
        id: &str,
        wanted: Option<Seat>,
        name: Option<String>,
        guest: Option<Fingerprint>,
        address: Option<IpAddr>,
    ) -> Result<(State, Seat, String), ApiError> {
        let (live, locked) = self.lock_game(id).await?;
        live.set_payer(address);
        let token = secret::new_token();
        let chair = Chair::Person { name, token: Fingerprint::of(&token), guest };
        let joining = tokio::spawn(self.clone().join_as(live, locked, wanted, chair));
        let (state, seat) = joining.await.map_err(|error| join_error(&error))??;
        Ok((state, seat, token))
    }

    async fn join_as(
        self: Arc<Self>,
        live: Arc<LoadedGame>,
        mut locked: LockedRoom,
        wanted: Option<Seat>,
        chair: Chair,
    ) -> Result<(State, Seat), ApiError> {
        let room = locked.room()?;
        let (seat, decision) = match room.decide_join(wanted, chair) {
            Ok(decided) => decided,
            Err(error) => return Err(self.rejected(&live, room, error)),
        };
        let now = self.time.now();
        live.record_activity(seat, now);
        self.execute_decision(&live, &mut locked, decision, now).await?;
        Ok((self.state(&live, locked.room()?), seat))
    }

    fn rejected(&self, live: &LoadedGame, room: &Room, error: CommandError) -> ApiError {
        let failure = ApiError::from(error.clone());
        if failure.status() == StatusCode::CONFLICT {
            ApiError::Denied(error, Some(Box::new(self.state(live, room))))
        } else {
            failure
        }
    }

    /// Finds a game and locks it.
    async fn lock_game(self: &Arc<Self>, id: &str) -> Result<(Arc<LoadedGame>, LockedRoom), ApiError> {
        if self.is_stopping() {
            return Err(ApiError::Stopping);
        }
        if !secret::is_id(id) {
            return Err(ApiError::NoSuchGame);
        }
        let now = self.time.now();
        let live = self.games().entry(id.to_owned()).or_insert_with(|| Arc::new(self.loaded(now))).clone();
        let mut locked = live.lock().await;
        if locked.room.is_none() {
            self.load(id, &live, &mut locked).await?;
        }
        live.last_used.store(now, Relaxed);
        Ok((live, locked))
    }

    /// A game that was not in memory: nobody has followed it for long, or since the server was started.
    fn loaded(&self, now: u64) -> LoadedGame {
        LoadedGame::new(now, now.saturating_sub(TAKEOVER_AFTER).max(self.time.started()))
    }

    async fn load(self: &Arc<Self>, id: &str, live: &Arc<LoadedGame>, locked: &mut LockedRoom) -> Result<(), ApiError> {
        let events = self.store.load(id).await?;
        if events.is_empty() {
            self.games().remove(id);
            return Err(ApiError::NoSuchGame);
        }
        let room = self.replay(id, events).await?;
        if !room.clocks().is_kept() {
            // Such a game is put away while people think, for days perhaps; all that is known is since when a move has been waited for.
            live.assume_away_since(room.waiting_since());
        }
        locked.room = Some(room);
        locked.asked = None;
        self.schedule_next(live, locked);
        Ok(())
    }

    /// Rebuilds a game: a long one beside the threads that serve everybody.
    async fn replay(self: &Arc<Self>, id: &str, events: Vec<TimestampedEvent>) -> Result<Room, ApiError> {
        let is_long = events.len() > LONG_GAME;
        let (house, name) = (self.clone(), id.to_owned());
        let replay = move || Room::replay(&name, &events, &house.outages);
        let room = if is_long {
            tokio::task::spawn_blocking(replay).await.map_err(|error| join_error(&error))?
        } else {
            replay()
        };
        room.map_err(|damage| {
            tracing::error!(game = id, %damage, "a stored game makes no sense");
            StoreError::Damaged(damage.to_string()).into()
        })
    }

    /// What has happened by itself in the meantime.
    async fn apply_timeouts(
        self: &Arc<Self>,
        live: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        now: u64,
    ) -> Result<(), ApiError> {
        while let Some(timestamped) = locked.room()?.timeout_event(now, &live.lag()) {
            self.metrics.time_outs.inc();
            self.commit(live, locked, vec![timestamped], Vec::new()).await?;
        }
        Ok(())
    }

    async fn execute_decision(
        self: &Arc<Self>,
        live: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        decision: Decision,
        now: u64,
    ) -> Result<(), ApiError> {
        let mut events = decision.events;
        let mut also = Vec::new();
        if decision.rematch {
            let (next, write) = self.rematch(locked.room()?, now);
            events.push(RoomEvent::Rematched { next });
            also.push(write);
        }
        if events.is_empty() {
            return Ok(());
        }
        let at = now.max(locked.room()?.changed());
        let next = also.first().map(|write| write.game.clone());
        let events = events.into_iter().map(|event| TimestampedEvent { at, event }).collect();
        self.commit(live, locked, events, also).await?;
        if let Some(next) = next {
            // So that an engine that begins does, and silence is noticed, even if nobody comes.
            let (house, payer) = (self.clone(), live.payer());
            tokio::spawn(async move { house.resume_game(&next, payer).await });
        }
        Ok(())
    }

    /// Writes events down, lets the room take them in, and tells everybody.
    async fn commit(
        self: &Arc<Self>,
        live: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        events: Vec<TimestampedEvent>,
        also: Vec<Write>,
    ) -> Result<(), ApiError> {
        let room = locked.room()?;
        let mut after = room.clone();
        for timestamped in &events {
            after.apply(timestamped).map_err(|damage| StoreError::Failed(damage.to_string()))?;
        }
        let entry = changes_entry(room, &after, &events).then(|| view::entry(&after, &self.settings.base));
        let is_listed = entry.is_some() && after.terms().listed;
        let ply = Some(after.plies()).filter(|&ply| ply != room.plies());
        let (game, seq) = (room.id().to_owned(), room.seq() + 1);
        let mut writes = vec![Write { game, seq, events: events.clone(), ply, entry }];
        writes.extend(also);
        if let Err(error) = self.metrics.commit(self.store.commit(writes)).await {
            self.metrics.store_errors.inc();
            // Perhaps it was written and only the answer was lost: what is stored decides, so it is read anew.
            locked.room = None;
            return Err(error.into());
        }
        self.apply_and_broadcast(live, locked, &events)?;
        if is_listed {
            self.broadcast_to_lobby(locked.room()?);
        }
        self.schedule_next(live, locked);
        Ok(())
    }

    fn apply_and_broadcast(
        &self,
        live: &LoadedGame,
        locked: &mut LockedRoom,
        events: &[TimestampedEvent],
    ) -> Result<(), ApiError> {
        let room = locked.room.as_mut().ok_or(ApiError::NoSuchGame)?;
        for timestamped in events {
            let news = Update::of(&timestamped.event, room);
            if let RoomEvent::Moved { .. } = timestamped.event {
                let engine = room.engine_to_move().is_some();
                let counter = if engine { &self.metrics.engine_moves } else { &self.metrics.moves };
                counter.inc();
            }
            room.apply(timestamped).map_err(|damage| StoreError::Failed(damage.to_string()))?;
            if live.updates.receiver_count() > 0 {
                let state = self.state(live, room);
                // Nobody may be listening any more, which is no harm.
                let _ = live.updates.send(news.with(&state).text());
            }
        }
        Ok(())
    }

    /// Sets the timer and asks the engine, as the game needs it now.
    fn schedule_next(self: &Arc<Self>, live: &Arc<LoadedGame>, locked: &mut LockedRoom) {
        let Some(room) = &locked.room else { return };
        if let Some(due) = room.next_timeout(&live.lag())
            && due < live.timer_at.load(Relaxed)
        {
            live.timer_at.store(due, Relaxed);
            // It fails only when the house has closed.
            let _ = self.timers.send((due, room.id().to_owned()));
        }
        self.request_engine_move(live, locked);
    }

    /// A timer rings for a game.
    async fn on_timer(self: Arc<Self>, id: String, at: u64) {
        let Ok((live, mut locked)) = self.lock_game(&id).await else { return };
        let _ = live.timer_at.compare_exchange(at, u64::MAX, Relaxed, Relaxed);
        let now = self.time.now();
        if let Err(failure) = self.apply_timeouts(&live, &mut locked, now).await {
            tracing::error!(game = id, code = failure.code(), "what was due could not be stored");
            let _ = self.timers.send((now + 1000, id));
            return;
        }
        self.schedule_next(&live, &mut locked);
    }

    async fn broadcast_presence(self: Arc<Self>, id: String) {
        let Ok((live, locked)) = self.lock_game(&id).await else { return };
        if let Ok(room) = locked.room()
            && live.updates.receiver_count() > 0
        {
            let _ = live.updates.send(Update::plain("presence", &self.state(&live, room)).text());
        }
    }

    fn broadcast_to_lobby(&self, room: &Room) {
        if self.lobby.receiver_count() > 0 {
            let game = Summary::of(room, &self.settings.base).dated(&self.calendar());
            let message = serde_json::json!({ "type": "game", "game": game });
            let _ = self.lobby.send(message.to_string().into());
        }
    }

    /// Puts away the games that nobody follows and in which nothing happens by itself.
    fn evict_idle_games(&self) {
        let now = self.time.now();
        self.games().retain(|_, live| {
            let Ok(locked) = live.seated.try_lock() else { return true };
            let is_over = locked.room.as_ref().is_none_or(Room::is_over);
            let rest = if is_over { IDLE } else { IDLE_IN_PLAY };
            let idle =
                live.last_used.load(Relaxed) + rest <= now && live.has_no_subscribers() && Arc::strong_count(live) == 1;
            let thinks = |room: &Room| room.engine_to_move().is_some() && !is_paused(live, room, now);
            let wakes =
                |room: &Room| room.next_timeout(&live.lag()).is_some() || locked.asked.is_some() || thinks(room);
            let asleep = is_over || !locked.room.as_ref().is_some_and(wakes);
            !(idle && asleep)
        });
    }
}

/// Whether the game stands still because only engines play and nobody watches.
fn is_paused(live: &LoadedGame, room: &Room, now: u64) -> bool {
    room.is_exhibition() && !live.is_watched(now)
}

/// Why a change did not come to its end.
fn join_error(error: &JoinError) -> ApiError {
    if error.is_panic() {
        tracing::error!(%error, "a change to a game panicked; the game is read anew");
        ApiError::Internal
    } else {
        ApiError::Stopping
    }
}

/// Whether what the game is found by has changed.
fn changes_entry(before: &Room, after: &Room, events: &[TimestampedEvent]) -> bool {
    let reseats = |timestamped: &TimestampedEvent| {
        matches!(
            timestamped.event,
            RoomEvent::Joined { .. } | RoomEvent::Left { .. } | RoomEvent::TakenOver { .. } | RoomEvent::GaveUp { .. }
        )
    };
    view::status(before) != view::status(after) || events.iter().any(reseats)
}
