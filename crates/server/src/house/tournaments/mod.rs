//! The tournaments of the house: in memory while somebody wants them, changed here and nowhere else, by the same rule as games. The
//! number of an event decides between two processes, and whoever was slower reads and decides again.

mod commands;
mod games;
mod looking_after;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedMutexGuard, broadcast, mpsc};

pub(crate) use commands::Who;
pub(crate) use looking_after::pairing;
pub(super) use looking_after::run;

use super::announcements::Announcement;
use super::{House, HouseError, Shared};
use crate::secret;
use crate::store::StoreError;
use crate::tournament::{TimestampedTournamentEvent, Tournament};

/// How many updates may wait for a slow subscriber.
const BACKLOG: usize = 16;
/// How long a tournament that nobody follows stays in memory, in milliseconds.
const EVICT_AFTER: u64 = 60_000;

/// A tournament at one moment, and the text that the first reader makes of it for all.
pub(crate) type TournamentSnapshot = Arc<Shared<Arc<Tournament>>>;

/// All tournaments in memory.
pub(crate) struct Tournaments {
    loaded: Mutex<HashMap<String, Arc<LoadedTournament>>>,
    /// Those in which something happens by itself, as far as this process knows.
    waking: Mutex<BTreeSet<String>>,
    /// Those in which a game has just ended.
    due: mpsc::UnboundedSender<String>,
}

impl Tournaments {
    /// None yet. Those that are due come out at the other end.
    pub(super) fn new() -> (Tournaments, mpsc::UnboundedReceiver<String>) {
        let (due, queue) = mpsc::unbounded_channel();
        (Tournaments { loaded: Mutex::default(), waking: Mutex::default(), due }, queue)
    }

    fn loaded(&self) -> MutexGuard<'_, HashMap<String, Arc<LoadedTournament>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waking(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.waking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tournaments that somebody follows here.
    pub(super) fn followed(&self) -> Vec<String> {
        let is_followed = |loaded: &LoadedTournament| loaded.updates.receiver_count() > 0;
        self.loaded().iter().filter(|(_, loaded)| is_followed(loaded)).map(|(id, _)| id.clone()).collect()
    }

    /// Drops those that nobody follows.
    pub(super) fn evict(&self, now: u64) {
        self.loaded().retain(|_, loaded| {
            let is_used = loaded.last_used.load(Relaxed) + EVICT_AFTER > now || loaded.updates.receiver_count() > 0;
            is_used || Arc::strong_count(loaded) > 1
        });
    }

    /// A game of a tournament has ended.
    pub(super) fn note_due(&self, tournament: &str) {
        // It fails only when the house has closed.
        let _ = self.due.send(tournament.to_owned());
    }
}

/// A tournament in memory.
pub(crate) struct LoadedTournament {
    /// None until it is loaded, and after a change of which it is not known whether it was stored.
    slot: Arc<tokio::sync::Mutex<Option<Arc<Tournament>>>>,
    /// What readers are given.
    latest: Mutex<Option<TournamentSnapshot>>,
    pub(crate) updates: broadcast::Sender<TournamentSnapshot>,
    last_used: AtomicU64,
    /// Held by whoever looks after its games.
    tending: tokio::sync::Mutex<()>,
    /// When its games were last looked at, and the number of the last event for which no round could be paired.
    looked: AtomicU64,
    unpairable: AtomicU64,
}

impl LoadedTournament {
    fn new() -> LoadedTournament {
        LoadedTournament {
            slot: Arc::default(),
            latest: Mutex::default(),
            updates: broadcast::Sender::new(BACKLOG),
            last_used: AtomicU64::new(0),
            tending: tokio::sync::Mutex::default(),
            looked: AtomicU64::new(0),
            unpairable: AtomicU64::new(0),
        }
    }

    fn latest(&self) -> MutexGuard<'_, Option<TournamentSnapshot>> {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells subscribers.
    fn publish(&self, tournament: &Arc<Tournament>) {
        let snapshot = Arc::new(Shared::new(tournament.clone()));
        *self.latest() = Some(snapshot.clone());
        // Nobody may be listening, which does no harm.
        let _ = self.updates.send(snapshot);
    }
}

/// A locked tournament.
type Locked = OwnedMutexGuard<Option<Arc<Tournament>>>;

impl House {
    /// Finds a tournament, loads it if it is not in memory, and locks it. Everything that any process acknowledged before is in it.
    async fn lock_tournament(&self, id: &str) -> Result<(Arc<LoadedTournament>, Locked), HouseError> {
        if self.is_stopping() {
            return Err(HouseError::Stopping);
        }
        if !secret::is_id(id) {
            return Err(HouseError::NoSuchTournament);
        }
        let loaded =
            self.tournaments.loaded().entry(id.to_owned()).or_insert_with(|| Arc::new(LoadedTournament::new())).clone();
        loaded.last_used.store(self.time.now(), Relaxed);
        let mut locked = loaded.slot.clone().lock_owned().await;
        let known = locked.as_ref().map_or(0, |tournament| tournament.seq());
        if known == 0 || self.is_shared() {
            let news = self.store.tournaments().load_tournament(id, known).await?;
            if known == 0 && news.is_empty() {
                self.tournaments.loaded().remove(id);
                return Err(HouseError::NoSuchTournament);
            }
            if !news.is_empty() {
                catch_up(id, &loaded, &mut locked, &news)?;
            }
        }
        Ok((loaded, locked))
    }

    /// A tournament as it is now.
    pub(crate) async fn tournament(&self, id: &str) -> Result<TournamentSnapshot, HouseError> {
        // Without other processes what was published last is all that was acknowledged; nobody waits for a round that is being paired.
        if !self.is_shared()
            && let Some(loaded) = self.tournaments.loaded().get(id).cloned()
            && let Some(latest) = loaded.latest().clone()
        {
            loaded.last_used.store(self.time.now(), Relaxed);
            return Ok(latest);
        }
        let (loaded, locked) = self.lock_tournament(id).await?;
        let latest = loaded.latest().clone();
        drop(locked);
        latest.ok_or(HouseError::NoSuchTournament)
    }

    /// Follows a tournament: as it is now, and all that comes after.
    pub(crate) async fn subscribe_to_tournament(
        &self,
        id: &str,
    ) -> Result<(TournamentSnapshot, broadcast::Receiver<TournamentSnapshot>), HouseError> {
        let (loaded, locked) = self.lock_tournament(id).await?;
        let updates = loaded.updates.subscribe();
        let latest = loaded.latest().clone();
        drop(locked);
        Ok((latest.ok_or(HouseError::NoSuchTournament)?, updates))
    }

    /// Reads what is new in a tournament, and tells its subscribers.
    pub(super) fn look_for_tournament_news(self: &Arc<Self>, id: String) {
        let house = self.clone();
        crate::task::spawn(async move { drop(house.lock_tournament(&id).await) });
    }

    /// Others are told, and it is known whether something happens in it by itself.
    fn note_tournament(&self, tournament: &Tournament) {
        let mut waking = self.tournaments.waking();
        if tournament.wakes() {
            waking.insert(tournament.id().to_owned());
        } else {
            waking.remove(tournament.id());
        }
        drop(waking);
        self.announce(Announcement::Tournament(tournament.id().to_owned()));
    }
}

/// Applies what was read, and tells subscribers.
fn catch_up(
    id: &str,
    loaded: &LoadedTournament,
    locked: &mut Locked,
    news: &[TimestampedTournamentEvent],
) -> Result<(), HouseError> {
    let damaged = |error: crate::tournament::TournamentReplayError| {
        tracing::error!(tournament = id, %error, "the stored events of a tournament do not make one");
        HouseError::Store(StoreError::Damaged(error.to_string()))
    };
    let tournament = match locked.take() {
        None => Arc::new(Tournament::replay(id, news).map_err(damaged)?),
        Some(mut known) => {
            let tournament = Arc::make_mut(&mut known);
            news.iter().try_for_each(|event| tournament.apply(event)).map_err(damaged)?;
            known
        }
    };
    loaded.publish(&tournament);
    **locked = Some(tournament);
    Ok(())
}
