//! The house: all games in memory, and the only place that changes one.
//!
//! A command locks its game (`registry`), the room decides on it (`commands`), its events are written to disk
//! (`commit`), and then everybody is told (`update`). A game is loaded when it is wanted and evicted when nobody
//! subscribes to it; nothing is lost by that, because everything is stored. The house knows neither HTTP nor JSON: its
//! subscribers get values.

mod announcements;
mod catching_up;
mod commands;
mod commit;
mod create;
mod engine_turn;
mod error;
mod exhibition;
mod fair_play;
mod heartbeat;
mod idle_games;
mod loaded_game;
mod lobby;
mod membership;
mod presence;
mod record;
mod registry;
mod resume;
mod round_trips;
mod snapshot;
mod subscription;
mod takeover;
mod timers;
mod tournaments;
mod update;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};

use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinError;

pub use create::{CreatedGame, NewGame, Place};
pub use error::HouseError;
pub use exhibition::BREAK as EXHIBITION_BREAK;
pub use presence::Presence;
pub use record::record_of;
pub use snapshot::Snapshot;

use crate::engines::Engines;
use crate::metrics::Metrics;
use crate::room::Outage;
use crate::settings::Settings;
use crate::store::{AddressGroup, Store, StoreError};
use crate::time::{Calendar, SystemClock, Time, system_clock};
pub(crate) use commands::PlayerCommand;
use exhibition::Exhibition;
use loaded_game::LoadedGame;
pub(crate) use lobby::LobbyUpdate;
use membership::Membership;
pub(crate) use presence::PresenceGuard;
pub(crate) use subscription::Subscription;
use timers::Timer;
use tournaments::Tournaments;
pub(crate) use tournaments::{TournamentSnapshot, Who, pairing};
pub(crate) use update::{Change, Detail, Shared, Update};

/// All games.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) time: Time,
    pub(crate) engines: Engines,
    pub(crate) metrics: Metrics,
    system: SystemClock,
    calendar: RwLock<Calendar>,
    salt: Vec<u8>,
    games: Mutex<HashMap<String, Arc<LoadedGame>>>,
    exhibition: Exhibition,
    tournaments: Tournaments,
    pub(crate) outages: Vec<Outage>,
    /// The other processes on the same store, if there may be any.
    membership: Option<Membership>,
    timers: mpsc::UnboundedSender<Timer>,
    lobby: broadcast::Sender<LobbyUpdate>,
    stop: watch::Sender<bool>,
}

impl House {
    /// Opens the house. It resumes all games in which something happens without a player while others are already let in.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Result<Arc<House>, StoreError> {
        House::open_by(store, settings, system_clock()).await
    }

    /// The same with another clock in place of the system's.
    ///
    /// # Errors
    /// As [`House::open`].
    pub async fn open_by(
        store: Arc<dyn Store>,
        settings: Settings,
        system: SystemClock,
    ) -> Result<Arc<House>, StoreError> {
        let last_alive = store.last_alive().await?.unwrap_or(0);
        let joined = match store.shared() {
            Some(shared) => Some(Membership::join(shared).await?),
            None => None,
        };
        let (membership, announcements) = joined.unzip();
        // Processes that share a store share its clock, too.
        let now = membership.as_ref().map_or_else(|| system(), Membership::now);
        let time = Time::start_after(now, last_alive);
        let system: SystemClock = if membership.is_some() { Arc::new(move || time.now()) } else { system };
        let outages = store.record_start(time.now()).await?;
        let salt = store.salt().await?;
        let calendar = RwLock::new(Calendar::new(store.clock_shifts().await?));
        let (timers, new_timers) = mpsc::unbounded_channel();
        let (tournaments, due_tournaments) = Tournaments::new();
        let metrics = Metrics::new();
        let engines = Engines::start(settings.engine_threads, metrics.engines.clone());
        let house = Arc::new(House {
            store,
            settings,
            time,
            engines,
            metrics,
            system,
            calendar,
            salt,
            games: Mutex::default(),
            exhibition: Exhibition::default(),
            tournaments,
            outages,
            membership,
            timers,
            lobby: broadcast::Sender::new(lobby::BACKLOG),
            stop: watch::Sender::new(false),
        });
        house.record_clock_shift().await?;
        crate::task::spawn(timers::run(house.clone(), new_timers));
        crate::task::spawn(tournaments::run(house.clone(), due_tournaments));
        match announcements {
            Some(announcements) => {
                crate::task::spawn(announcements::send(house.clone(), announcements));
                crate::task::spawn(announcements::hear(house.clone()));
                crate::task::spawn(membership::run(house.clone()));
            }
            None => drop(crate::task::spawn(resume::resume_games(house.clone()))),
        }
        Ok(house)
    }

    /// Tells everybody that the house closes, finishes what is under way, and closes the store.
    ///
    /// # Errors
    /// If the store does not close cleanly.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.announce_stop();
        let games: Vec<Arc<LoadedGame>> = self.games().values().cloned().collect();
        for game in games {
            // Whoever changes the game holds the lock until the change is on disk.
            drop(game.lock().await);
        }
        if let Some(shared) = self.store.shared()
            && let Err(error) = shared.leave().await
        {
            tracing::warn!(%error, "others must wait until our lease expires");
        }
        if let Err(error) = self.store.heartbeat(self.time.now()).await {
            tracing::warn!(%error, "the time of the end could not be noted");
        }
        self.store.close().await
    }

    /// Whether all parts of the house work.
    ///
    /// # Errors
    /// What does not.
    pub(crate) async fn health(&self) -> Result<(), HouseError> {
        if self.is_stopping() {
            return Err(HouseError::Stopping);
        }
        self.store.check().await?;
        if self.engines.threads() == 0 { Err(HouseError::EnginesGone) } else { Ok(()) }
    }

    /// Lets nobody in any more, and tells all subscribers.
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

    /// The group that an address belongs to.
    pub(crate) fn address_group(&self, address: IpAddr) -> AddressGroup {
        AddressGroup::of(address, &self.salt)
    }

    /// What the system's clock showed when.
    pub(crate) fn calendar(&self) -> RwLockReadGuard<'_, Calendar> {
        self.calendar.read().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why a task did not finish.
fn join_error(error: &JoinError) -> HouseError {
    if error.is_panic() {
        tracing::error!(%error, "a change to a game panicked; the game will be loaded again");
        HouseError::Internal
    } else {
        HouseError::Stopping
    }
}
