//! What a move costs, counted in what is asked of the store: times say little on a busy machine.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use fencepost_server::house::House;
use fencepost_server::room::{Fingerprint, Outage, Stamped};
use fencepost_server::store::{Crowd, Found, Outcome, Search, SqliteStore, Store, Write};
use fencepost_server::{Limits, Settings, app};
use serde_json::json;

use crate::house::{Server, TwoFiles};

/// A store that notes what it is asked for: the call, and how much was written or read.
pub(crate) struct Noting {
    inner: SqliteStore,
    notes: Arc<Mutex<Vec<(&'static str, usize)>>>,
    /// Whether the next write panics once it is done.
    panics: Arc<AtomicBool>,
}

impl Noting {
    /// A server with such a store, and the switch that lets its next write panic.
    pub(crate) async fn server() -> (Server, Arc<AtomicBool>) {
        let folder = tempfile::tempdir().expect("a folder");
        let panics = Arc::<AtomicBool>::default();
        let inner = SqliteStore::open(folder.path()).await.expect("a store");
        let store = Arc::new(Noting { inner, notes: Arc::default(), panics: panics.clone() });
        let house = House::open(store, Settings::default()).await.expect("a house");
        (Server { router: app(house.clone(), TwoFiles), house, folder }, panics)
    }

    fn note(&self, call: &'static str, amount: usize) {
        self.notes.lock().expect("not poisoned").push((call, amount));
    }
}

impl Store for Noting {
    fn commit(&self, writes: Vec<Write>) -> Outcome<'_, ()> {
        self.note("commit", writes.len());
        for write in &writes {
            self.note("events", write.events.len());
            self.note("entries", usize::from(write.entry.is_some()));
        }
        let written = self.inner.commit(writes);
        if !self.panics.swap(false, Relaxed) {
            return written;
        }
        Box::pin(async {
            written.await?;
            panic!("this store was told to panic");
        })
    }

    fn load(&self, game: &str) -> Outcome<'_, Vec<Stamped>> {
        self.note("load", 1);
        self.inner.load(game)
    }

    fn waking(&self) -> Outcome<'_, Vec<String>> {
        self.note("waking", 1);
        self.inner.waking()
    }

    fn search(&self, search: Search) -> Outcome<'_, Vec<Found>> {
        self.note("search", 1);
        self.inner.search(search)
    }

    fn unfinished_of(&self, guest: Fingerprint) -> Outcome<'_, u64> {
        self.note("unfinished of", 1);
        self.inner.unfinished_of(guest)
    }

    fn unfinished_from(&self, crowd: Crowd) -> Outcome<'_, u64> {
        self.note("unfinished from", 1);
        self.inner.unfinished_from(crowd)
    }

    fn salt(&self) -> Outcome<'_, Vec<u8>> {
        self.inner.salt()
    }

    fn all_after(&self, after: Option<(u64, String)>, limit: u32) -> Outcome<'_, Vec<(u64, String)>> {
        self.note("all after", 1);
        self.inner.all_after(after, limit)
    }

    /// It comes with time and not with moves.
    fn heartbeat(&self, now: u64) -> Outcome<'_, ()> {
        self.inner.heartbeat(now)
    }

    fn last_alive(&self) -> Outcome<'_, Option<u64>> {
        self.inner.last_alive()
    }

    fn wake_up(&self, now: u64) -> Outcome<'_, Vec<Outage>> {
        self.inner.wake_up(now)
    }

    fn outages(&self) -> Outcome<'_, Vec<Outage>> {
        self.note("outages", 1);
        self.inner.outages()
    }

    fn back_up(&self, to: &Path) -> Outcome<'_, ()> {
        self.inner.back_up(to)
    }

    fn check(&self) -> Outcome<'_, ()> {
        self.inner.check()
    }

    fn close(&self) -> Outcome<'_, ()> {
        self.inner.close()
    }
}

#[tokio::test]
async fn a_move_asks_as_little_of_the_store_among_many_games_as_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let notes = Arc::<Mutex<Vec<_>>>::default();
    let inner = SqliteStore::open(folder.path()).await.expect("a store");
    let store = Arc::new(Noting { inner, notes: notes.clone(), panics: Arc::default() });
    let limits = Limits { requests: 0, ..Limits::default() };
    let house = House::open(store, Settings { limits, ..Settings::default() }).await.expect("a house");
    let server = Server { router: app(house.clone(), TwoFiles), house, folder };
    let clock = json!({ "kind": "increment", "initial": 600, "increment": 5 });
    let cost_of_a_game = async || {
        let (id, tokens) = server.game(json!({ "clock": clock, "listed": true })).await;
        notes.lock().expect("not poisoned").clear();
        for (ply, mv) in ["e2", "e8", "e3h", "e7", "d3v"].into_iter().enumerate() {
            assert_eq!(server.play(&id, &tokens[ply % 2], mv, ply).await.status, 200);
        }
        notes.lock().expect("not poisoned").clone()
    };
    let alone = cost_of_a_game().await;
    assert_eq!(alone, [("commit", 1), ("events", 1), ("entries", 0)].repeat(5), "one event each, and nothing is read");
    for _ in 0..300 {
        server.game(json!({ "clock": clock, "listed": true })).await;
    }
    assert_eq!(cost_of_a_game().await, alone);
}
