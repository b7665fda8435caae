//! Which processes share the store with this one, and who looks after which game.
//!
//! A process holds one lease, which it renews all the time. Whoever has written the last event of a game looks after it: rings its
//! timers and asks its engines. If a process falls silent, the others take its games over (`takeover`). Leases decide nothing: two
//! processes that believe to look after the same game do no harm, since no game can have two events of the same number.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::announcements::Announcement;
use super::{House, HouseError, LoadedGame};
use crate::store::{Beat, Peer, ProcessId, SharedStore, StoreError};

/// How often the lease is renewed.
const INTERVAL: Duration = Duration::from_millis(500);
/// Whoever has not heard from the database for so long asks it before anything else is decided: perhaps time has stood still.
const STALE: Duration = Duration::from_secs(1);
/// A process that has missed two renewals counts as silent, in milliseconds. Its lease holds for longer.
const SILENT: u64 = 1000;
/// After a failure, so long nobody else tries.
const PAUSE: Duration = Duration::from_millis(250);
/// How long a renewal may take.
const LONGEST: Duration = Duration::from_secs(2);

/// The processes as this one knows them.
pub(super) struct Membership {
    known: Mutex<Known>,
    renewing: tokio::sync::Mutex<()>,
    pub(super) outgoing: mpsc::UnboundedSender<Announcement>,
}

struct Known {
    beat: Beat,
    /// Before the last renewal that succeeded.
    renewed: Instant,
    /// When a renewal last failed.
    failed: Option<Instant>,
}

/// Since when the process that looked after a game has been silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// Since then, by the database's clock.
    Since(u64),
    /// Nobody knows any more.
    ForLong,
}

impl Membership {
    /// Takes a lease. What is to be announced comes out at the other end.
    pub(super) async fn join(
        store: &dyn SharedStore,
    ) -> Result<(Membership, mpsc::UnboundedReceiver<Announcement>), StoreError> {
        let renewed = Instant::now();
        let known = Mutex::new(Known { beat: store.beat().await?, renewed, failed: None });
        let (outgoing, announcements) = mpsc::unbounded_channel();
        Ok((Membership { known, renewing: tokio::sync::Mutex::default(), outgoing }, announcements))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The database's clock at the last renewal.
    pub(super) fn now(&self) -> u64 {
        self.known().beat.now
    }

    pub(super) fn peers(&self) -> Vec<Peer> {
        self.known().beat.peers.clone()
    }

    /// Whether a process is silent that was the last to write.
    pub(super) fn silence_of(&self, holder: ProcessId, own: ProcessId) -> Option<Silence> {
        let known = self.known();
        let beat = &known.beat;
        match beat.peers.iter().find(|peer| peer.id == holder) {
            _ if holder == own => None,
            Some(peer) if peer.is_alive && peer.last_seen + SILENT > beat.now => None,
            Some(peer) => Some(Silence::Since(peer.last_seen)),
            // Whoever is unknown has just come, or was forgotten long ago.
            None if beat.peers.iter().all(|peer| peer.id < holder) => None,
            None => Some(Silence::ForLong),
        }
    }

    /// Makes sure that the lease was renewed lately.
    async fn ensure(&self, store: &dyn SharedStore) -> Result<(), StoreError> {
        if self.is_recent() {
            return Ok(());
        }
        let _renewing = self.renewing.lock().await;
        if self.is_recent() {
            return Ok(());
        }
        if self.known().failed.is_some_and(|failed| failed.elapsed() < PAUSE) {
            return Err(StoreError::Unreachable("it does not answer".to_owned()));
        }
        self.renew(store).await
    }

    fn is_recent(&self) -> bool {
        self.known().renewed.elapsed() < STALE
    }

    async fn renew(&self, store: &dyn SharedStore) -> Result<(), StoreError> {
        let before = Instant::now();
        let beat = timeout(LONGEST, store.beat()).await.unwrap_or(Err(StoreError::TimedOut));
        let mut known = self.known();
        match beat {
            Ok(beat) => {
                if beat.own != known.beat.own {
                    tracing::warn!(process = beat.own.0, "our lease had expired; we go on under another number");
                }
                *known = Known { beat, renewed: before, failed: None };
                Ok(())
            }
            Err(error) => {
                if known.failed.replace(Instant::now()).is_none() {
                    tracing::error!(%error, "the lease could not be renewed");
                }
                Err(error)
            }
        }
    }
}

impl House {
    /// Makes sure that the database was heard of lately. Without other processes there is nothing to make sure of.
    pub(super) async fn ensure_lease(&self) -> Result<(), HouseError> {
        match (&self.membership, self.store.shared()) {
            (Some(membership), Some(store)) => Ok(membership.ensure(store).await?),
            _ => Ok(()),
        }
    }

    /// The number under which this process writes, if others may write as well.
    pub(super) fn own_process(&self) -> Option<ProcessId> {
        self.store.shared().map(SharedStore::own)
    }

    /// Whether this process looks after a game.
    pub(super) fn looks_after(&self, game: &LoadedGame) -> bool {
        self.own_process().is_none_or(|own| game.is_in_memory_only || game.holder() == Some(own))
    }

    /// Since when the process that looked after a game has been silent, if it is.
    pub(super) fn silence_in(&self, game: &LoadedGame) -> Option<Silence> {
        self.membership.as_ref()?.silence_of(game.holder()?, self.own_process()?)
    }
}

/// Renews the lease until the house closes, and takes over the games of those who did not renew theirs.
pub(super) async fn run(house: Arc<House>) {
    let (Some(membership), Some(store)) = (&house.membership, house.store.shared()) else { return };
    let mut beats = interval(INTERVAL);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = house.stopping();
    let mut living: Vec<ProcessId> = Vec::new();
    let mut takeover: Option<JoinHandle<()>> = None;
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            _ = stopping.changed() => return,
        }
        let renewed = {
            let _renewing = membership.renewing.lock().await;
            membership.renew(store).await
        };
        if renewed.is_err() {
            continue;
        }
        // Everybody hears this, this process included: so it notices when it hears nothing any more.
        let _ = membership.outgoing.send(Announcement::Alive);
        let now: Vec<ProcessId> = membership.peers().iter().filter(|peer| peer.is_alive).map(|peer| peer.id).collect();
        if now != living {
            house.forget_presence_of_others_than(&now);
            living = now;
        }
        if takeover.as_ref().is_none_or(JoinHandle::is_finished) {
            let house = house.clone();
            takeover = Some(crate::task::spawn(async move { house.take_over_games().await }));
        }
    }
}
