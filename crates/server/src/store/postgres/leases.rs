//! The leases of processes, and what they tell each other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use tokio::sync::{Mutex, mpsc};
use tokio::time::{sleep, timeout};

use super::super::{Beat, Heard, Peer, ProcessId, StoreError};
use super::connection::{Reconnecting, Work};

/// How long a lease holds without being renewed, in milliseconds. It is renewed six times as often.
const LEASE: i64 = 3000;
/// The same for whoever has found the database away meanwhile: then nobody could play, and a new lease says so.
const LEASE_AFTER_FAILURE: i64 = 1000;
/// How long the number of a process that has gone and holds no game is remembered, in milliseconds: a day.
const REMEMBERED: i64 = 86_400_000;
/// How long a beat may take: less than a lease.
const ANSWERING: Duration = Duration::from_millis(1500);
/// The channel on which processes announce.
const CHANNEL: &str = "fencepost";
/// If nothing at all was heard for so long, not even our own announcements, the connection is dead.
const SILENCE: Duration = Duration::from_secs(3);
/// How long to wait before the next connection is tried.
const RETRY: Duration = Duration::from_millis(200);
/// Announcements that may wait to be read.
const BACKLOG: usize = 256;

/// Renews the lease, and lists all processes. Without a lease that holds, the second column is null.
const RENEW: &str = "WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now), \
    own AS (UPDATE processes SET seen = now FROM clock WHERE id = $1 AND seen > now - $3 AND NOT has_left RETURNING id) \
    SELECT now, own.id, peers.id, peers.seen, NOT has_left AND peers.seen > now - $2 \
    FROM clock LEFT JOIN own ON true LEFT JOIN processes AS peers ON true";
const FORGET: &str = "DELETE FROM processes WHERE seen < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - $1 \
    AND NOT EXISTS (SELECT 1 FROM games WHERE status = 1 AND wakes AND holder = processes.id)";
const REGISTER: &str = "INSERT INTO processes (seen) \
    VALUES ((extract(epoch FROM clock_timestamp()) * 1000)::bigint) RETURNING id";
const LEAVE: &str = "UPDATE processes SET has_left = true, \
    seen = (extract(epoch FROM clock_timestamp()) * 1000)::bigint WHERE id = $1 AND NOT has_left";

type PeerRow = (i64, Option<i64>, Option<i64>, Option<i64>, Option<bool>);

/// The lease of this process.
pub(super) struct Lease {
    own: Arc<AtomicI64>,
    /// Whether the last renewal failed.
    has_failed: AtomicBool,
    connection: Mutex<Reconnecting>,
}

impl Lease {
    pub(super) fn new(options: &PgConnectOptions, own: Arc<AtomicI64>) -> Lease {
        // A lease that is lost with the database's memory only expires sooner, so nobody has to wait for the disk.
        let options = options.clone().options([("synchronous_commit", "off")]);
        Lease {
            own,
            has_failed: AtomicBool::new(false),
            connection: Mutex::new(Reconnecting::impatient(options, ANSWERING)),
        }
    }

    pub(super) fn own(&self) -> ProcessId {
        ProcessId(self.own.load(Relaxed))
    }

    pub(super) async fn beat(&self) -> Result<Beat, StoreError> {
        let known = self.own.load(Relaxed);
        let lease = if self.has_failed.swap(true, Relaxed) { LEASE_AFTER_FAILURE } else { LEASE };
        let beat = self.connection.lock().await.run_again(&Renew { known, lease }).await?;
        self.has_failed.store(false, Relaxed);
        self.own.store(beat.own.0, Relaxed);
        Ok(beat)
    }

    pub(super) async fn announce(&self, text: &str) -> Result<(), StoreError> {
        self.connection.lock().await.run_again(&Announce { text }).await
    }

    pub(super) async fn leave(&self) -> Result<(), StoreError> {
        self.connection.lock().await.run_again(&Leave { own: self.own.load(Relaxed) }).await
    }
}

struct Announce<'a> {
    text: &'a str,
}

impl Work for Announce<'_> {
    type Done = ();

    async fn run(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(self.text).execute(connection).await?;
        Ok(())
    }
}

struct Leave {
    own: i64,
}

impl Work for Leave {
    type Done = ();

    async fn run(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        sqlx::query(LEAVE).bind(self.own).execute(connection).await?;
        Ok(())
    }
}

struct Renew {
    known: i64,
    /// How old the lease may be to be renewed.
    lease: i64,
}

impl Work for Renew {
    type Done = Beat;

    async fn run(&self, connection: &mut PgConnection) -> Result<Beat, StoreError> {
        let query = sqlx::query_as(RENEW).bind(self.known).bind(LEASE).bind(self.lease);
        let rows: Vec<PeerRow> = query.fetch_all(&mut *connection).await?;
        let (now, renewed) = rows.first().map_or((0, None), |row| (row.0, row.1));
        let own = match renewed {
            Some(own) => own,
            None => register(connection).await?,
        };
        let peer = |(_, _, id, seen, is_alive): &PeerRow| {
            let (id, seen) = ((*id)?, (*seen)?);
            let (last_seen, is_alive) = if id == own { (now, true) } else { (seen, is_alive.unwrap_or(false)) };
            Some(Peer { id: ProcessId(id), last_seen: last_seen as u64, is_alive })
        };
        let mut peers: Vec<Peer> = rows.iter().filter_map(peer).collect();
        if renewed.is_none() {
            peers.push(Peer { id: ProcessId(own), last_seen: now as u64, is_alive: true });
        }
        Ok(Beat { now: now as u64, own: ProcessId(own), peers })
    }
}

/// Takes a new lease. Its number must never be given to anybody else, so this one is waited for.
async fn register(connection: &mut PgConnection) -> Result<i64, StoreError> {
    sqlx::query("SET synchronous_commit = on").execute(&mut *connection).await?;
    sqlx::query(FORGET).bind(REMEMBERED).execute(&mut *connection).await?;
    let own = sqlx::query_scalar(REGISTER).fetch_one(&mut *connection).await?;
    sqlx::query("SET synchronous_commit = off").execute(connection).await?;
    Ok(own)
}

/// Listens to the announcements of all processes until nobody reads them any more.
pub(super) fn listen(options: &PgConnectOptions) -> mpsc::Receiver<Heard> {
    let (sender, heard) = mpsc::channel(BACKLOG);
    let options = options.clone();
    crate::task::spawn(async move {
        while !sender.is_closed() {
            if let Err(error) = listen_once(&options, &sender).await {
                tracing::debug!(%error, "announcements cannot be heard");
            }
            sleep(RETRY).await;
        }
    });
    heard
}

async fn listen_once(options: &PgConnectOptions, sender: &mpsc::Sender<Heard>) -> Result<(), StoreError> {
    let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(SILENCE).connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    timeout(SILENCE, listener.listen(CHANNEL)).await.map_err(|_| StoreError::TimedOut)??;
    // What was said before this cannot be heard any more.
    let mut heard = Heard::Gap;
    while sender.send(heard).await.is_ok() {
        let received = timeout(SILENCE, listener.try_recv()).await.map_err(|_| StoreError::TimedOut)??;
        heard = received.map_or(Heard::Gap, |text| Heard::Text(text.payload().to_owned()));
    }
    Ok(())
}
