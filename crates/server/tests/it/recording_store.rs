//! A store that logs its calls, and can be made to wait or to panic.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use fencepost_server::house::House;
use fencepost_server::room::{Fingerprint, Outage, TimestampedEvent};
use fencepost_server::store::{AddressGroup, Listing, Search, SqliteStore, Store, StoreFuture, TournamentStore, Write};
use fencepost_server::time::ClockShift;
use fencepost_server::{Settings, app};
use tempfile::TempDir;
use tokio::sync::Semaphore;

use crate::house::{Server, TwoFiles};

/// A call, and how much it wrote or read.
pub(crate) struct StoreLog {
    taken: Mutex<Vec<(&'static str, usize)>>,
    /// How many may read at the same time.
    pub(crate) gate: Semaphore,
    /// Whether the next write panics once it is done.
    pub(crate) panics: AtomicBool,
}

impl StoreLog {
    pub(crate) fn all(&self) -> Vec<(&'static str, usize)> {
        self.taken.lock().expect("not poisoned").clone()
    }

    pub(crate) fn clear(&self) {
        self.taken.lock().expect("not poisoned").clear();
    }

    /// How often something was called.
    pub(crate) fn count(&self, call: &str) -> usize {
        self.all().iter().filter(|(called, _)| *called == call).count()
    }
}

/// A store that logs its calls.
pub(crate) struct RecordingStore {
    inner: SqliteStore,
    log: Arc<StoreLog>,
}

impl RecordingStore {
    /// A server with such a store.
    pub(crate) async fn serve(settings: Settings) -> (Server, Arc<StoreLog>) {
        RecordingStore::serve_in(tempfile::tempdir().expect("a folder"), settings, Semaphore::MAX_PERMITS).await
    }

    /// A server with such a store in a folder, from which that many may read at the same time.
    pub(crate) async fn serve_in(folder: TempDir, settings: Settings, readers: usize) -> (Server, Arc<StoreLog>) {
        let log = Arc::new(StoreLog {
            taken: Mutex::default(),
            gate: Semaphore::new(readers),
            panics: AtomicBool::new(false),
        });
        let inner = SqliteStore::open(folder.path()).await.expect("a store");
        let store = Arc::new(RecordingStore { inner, log: log.clone() });
        let house = House::open(store, settings).await.expect("a house");
        (Server { router: app(house.clone(), TwoFiles), house, folder }, log)
    }

    fn record(&self, call: &'static str, amount: usize) {
        self.log.taken.lock().expect("not poisoned").push((call, amount));
    }
}

impl Store for RecordingStore {
    fn tournaments(&self) -> &dyn TournamentStore {
        self.inner.tournaments()
    }

    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        self.record("commit", writes.len());
        for write in &writes {
            self.record("events", write.events.len());
            self.record("entries", usize::from(write.entry.is_some()));
        }
        let written = self.inner.commit(writes);
        if !self.log.panics.swap(false, Relaxed) {
            return written;
        }
        Box::pin(async {
            written.await?;
            panic!("this store was told to panic");
        })
    }

    fn load(&self, game: &str) -> StoreFuture<'_, Vec<TimestampedEvent>> {
        let game = game.to_owned();
        self.record("load", 1);
        Box::pin(async move {
            let _open = self.log.gate.acquire().await;
            self.inner.load(&game).await
        })
    }

    fn games_to_resume(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let page = self.inner.games_to_resume(after, limit).await;
            // Only now: a test that waits for this knows what the start has found.
            self.record("waking", 1);
            page
        })
    }

    fn idle(&self, after: Option<(u64, String)>, until: u64, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        self.record("idle", 1);
        self.inner.idle(after, until, limit)
    }

    fn search(&self, search: Search) -> StoreFuture<'_, Vec<Listing>> {
        self.record("search", 1);
        Box::pin(async move {
            let _open = self.log.gate.acquire().await;
            self.inner.search(search).await
        })
    }

    fn unfinished_of(&self, guest: Fingerprint) -> StoreFuture<'_, u64> {
        self.record("unfinished of", 1);
        self.inner.unfinished_of(guest)
    }

    fn unfinished_from(&self, group: AddressGroup) -> StoreFuture<'_, u64> {
        self.record("unfinished from", 1);
        self.inner.unfinished_from(group)
    }

    fn salt(&self) -> StoreFuture<'_, Vec<u8>> {
        self.inner.salt()
    }

    fn all_after(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        self.record("all after", 1);
        self.inner.all_after(after, limit)
    }

    /// It comes with time and not with moves.
    fn heartbeat(&self, now: u64) -> StoreFuture<'_, ()> {
        self.inner.heartbeat(now)
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<u64>> {
        self.inner.last_alive()
    }

    fn record_start(&self, now: u64) -> StoreFuture<'_, Vec<Outage>> {
        self.inner.record_start(now)
    }

    fn outages(&self) -> StoreFuture<'_, Vec<Outage>> {
        self.record("outages", 1);
        self.inner.outages()
    }

    fn clock_shifts(&self) -> StoreFuture<'_, Vec<ClockShift>> {
        self.inner.clock_shifts()
    }

    fn shift_clock(&self, shift: ClockShift) -> StoreFuture<'_, ()> {
        self.inner.shift_clock(shift)
    }

    fn back_up(&self, to: &Path) -> StoreFuture<'_, ()> {
        self.inner.back_up(to)
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        self.inner.check()
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.inner.close()
    }
}
