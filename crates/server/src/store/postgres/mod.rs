//! The store in a database of `PostgreSQL`, which several processes may share.

mod address;
mod checks;
mod connection;
mod copying;
mod entries;
mod leases;
mod migrations;
mod news;
mod queries;
mod tournaments;
mod verify;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgDatabaseError, PgPool, PgPoolOptions};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::batches::Batches;
use super::{
    AddressGroup, Beat, Heard, Listing, News, OpeningFuture, ProcessId, Search, SharedStore, Store, StoreError,
    StoreFuture, TournamentStore, Write, rows,
};
use crate::room::{Fingerprint, Outage, TimestampedEvent};
use crate::time::ClockShift;
pub use address::DatabaseAddress;
use connection::Reconnecting;
pub use copying::copy_to_postgres;
use leases::Lease;
use news::Question;
pub use verify::verify_postgres;
use writer::{WriteJob, Writer};

/// The number of connections for lists and everything else that is not about one game.
const LISTERS: u32 = 4;
/// How long one of those may take.
const LONGEST_SEARCH: Duration = Duration::from_secs(2);

/// Games in a database of `PostgreSQL`.
pub struct PostgresStore {
    options: PgConnectOptions,
    lists: PgPool,
    jobs: mpsc::Sender<WriteJob>,
    questions: mpsc::Sender<Question>,
    lease: Lease,
}

impl PostgresStore {
    /// Opens a database, and creates or migrates its tables.
    ///
    /// # Errors
    /// If it cannot be reached, does not let us in, is too old, or was written by a newer program.
    pub fn open(address: &DatabaseAddress) -> OpeningFuture<'_, PostgresStore> {
        Box::pin(async move {
            let mut connection = connection::connect(&address.options).await?;
            checks::check_server(&mut connection).await?;
            migrations::migrate(&mut connection).await?;
            connection.close().await?;
            Ok(PostgresStore::with(&address.options))
        })
    }

    /// Opens a database that has games, to read them.
    ///
    /// # Errors
    /// If it cannot be reached, does not let us in, has no games, or was written by a newer program.
    pub fn open_to_read(address: &DatabaseAddress) -> OpeningFuture<'_, PostgresStore> {
        Box::pin(async move {
            let mut connection = connection::connect(&address.options).await?;
            migrations::check_schema(&mut connection).await?;
            connection.close().await?;
            let reading = address.options.clone().options([("default_transaction_read_only", "on")]);
            Ok(PostgresStore::with(&reading))
        })
    }

    fn with(options: &PgConnectOptions) -> PostgresStore {
        let own = Arc::new(AtomicI64::new(0));
        let (jobs, queue) = Batches::new();
        crate::task::spawn(Writer { connection: Reconnecting::new(options.clone()), own: own.clone() }.run(queue));
        let (questions, asked) = mpsc::channel(4 * news::MOST_AT_ONCE);
        crate::task::spawn(news::run(Reconnecting::new(options.clone()), asked));
        let lists = PgPoolOptions::new().max_connections(LISTERS).acquire_timeout(LONGEST_SEARCH);
        let lists = lists.connect_lazy_with(options.clone());
        PostgresStore { options: options.clone(), lists, jobs, questions, lease: Lease::new(options, own) }
    }

    async fn send(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> WriteJob,
    ) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    async fn ask(&self, game: String, known: u64) -> Result<News, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.questions.send(Question { game, known, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())??.read().await
    }
}

fn closed() -> StoreError {
    StoreError::Failed("closed".to_owned())
}

/// Reads something that is not about one game, for no longer than anybody should wait.
async fn within<T>(reading: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    Ok(timeout(LONGEST_SEARCH, reading).await.map_err(|_| StoreError::TimedOut)??)
}

/// Pairs of a time and an id, as the trait has them.
fn pairs(rows: Vec<(i64, String)>) -> Vec<(u64, String)> {
    rows.into_iter().map(|(time, id)| (time as u64, id)).collect()
}

impl Store for PostgresStore {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(self.send(|reply| WriteJob::Commit(writes, reply)))
    }

    fn load(&self, game: &str) -> StoreFuture<'_, Vec<TimestampedEvent>> {
        let game = game.to_owned();
        Box::pin(async move { Ok(self.ask(game, 0).await?.events) })
    }

    fn games_to_resume(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (changed, id) = after.map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
            let query = sqlx::query_as(queries::TO_RESUME).bind(changed).bind(id).bind(i64::from(limit));
            within(query.fetch_all(&self.lists)).await.map(pairs)
        })
    }

    fn idle(&self, after: Option<(u64, String)>, until: u64, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (changed, id) = after.unwrap_or_default();
            let query = sqlx::query_as(queries::IDLE).bind(changed as i64).bind(id);
            within(query.bind(until as i64).bind(i64::from(limit)).fetch_all(&self.lists)).await.map(pairs)
        })
    }

    fn search(&self, search: Search) -> StoreFuture<'_, Vec<Listing>> {
        Box::pin(async move {
            let mut query = queries::search_query(&search);
            let found = within(query.build().fetch_all(&self.lists)).await?;
            // One unreadable row does not spoil the list.
            let log = |error: &StoreError| tracing::error!(%error, "a game cannot be listed");
            Ok(found.iter().filter_map(|row| rows::listing_of(row).inspect_err(log).ok()).collect())
        })
    }

    fn unfinished_of(&self, guest: Fingerprint) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query_scalar(queries::UNFINISHED_OF).bind(String::from(guest));
            within(query.fetch_one(&self.lists)).await.map(|count: i64| count as u64)
        })
    }

    fn unfinished_from(&self, group: AddressGroup) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query_scalar(queries::UNFINISHED_FROM).bind(i64::from(group.0));
            within(query.fetch_one(&self.lists)).await.map(|count: i64| count as u64)
        })
    }

    fn salt(&self) -> StoreFuture<'_, Vec<u8>> {
        Box::pin(within(sqlx::query_scalar("SELECT value FROM salt").fetch_one(&self.lists)))
    }

    fn all_after(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (created, id) = after.unwrap_or_default();
            let query = sqlx::query_as(queries::ALL_AFTER).bind(created as i64).bind(id).bind(i64::from(limit));
            within(query.fetch_all(&self.lists)).await.map(pairs)
        })
    }

    /// Leases say which processes are alive.
    fn heartbeat(&self, _now: u64) -> StoreFuture<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<u64>> {
        Box::pin(async {
            let query = sqlx::query_scalar("SELECT max(seen) FROM processes").fetch_one(&self.lists);
            within(query).await.map(|last: Option<i64>| last.map(|last| last as u64))
        })
    }

    /// When all processes were down, each game learns it from whoever takes it over.
    fn record_start(&self, _now: u64) -> StoreFuture<'_, Vec<Outage>> {
        self.outages()
    }

    fn outages(&self) -> StoreFuture<'_, Vec<Outage>> {
        Box::pin(async {
            let query = sqlx::query_as("SELECT since, until FROM outages ORDER BY until").fetch_all(&self.lists);
            let rows: Vec<(i64, i64)> = within(query).await?;
            Ok(rows.into_iter().map(|(from, to)| Outage { from: from as u64, to: to as u64 }).collect())
        })
    }

    fn clock_shifts(&self) -> StoreFuture<'_, Vec<ClockShift>> {
        Box::pin(async {
            let query = sqlx::query_as("SELECT at, ahead FROM clock_shifts ORDER BY at").fetch_all(&self.lists);
            let rows: Vec<(i64, i64)> = within(query).await?;
            Ok(rows.into_iter().map(|(at, ahead)| ClockShift { at: at as u64, ahead }).collect())
        })
    }

    fn shift_clock(&self, shift: ClockShift) -> StoreFuture<'_, ()> {
        Box::pin(self.send(move |reply| WriteJob::Shift(shift, reply)))
    }

    fn back_up(&self, _to: &Path) -> StoreFuture<'_, ()> {
        Box::pin(std::future::ready(Err(StoreError::Failed("pg_dump copies it".to_owned()))))
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            let is_standby: bool =
                within(sqlx::query_scalar("SELECT pg_is_in_recovery()").fetch_one(&self.lists)).await?;
            if is_standby { Err(StoreError::ReadOnly) } else { Ok(()) }
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            let closed = self.send(WriteJob::Close).await;
            // Connections that hang are not waited for.
            let _ = timeout(LONGEST_SEARCH, self.lists.close()).await;
            closed
        })
    }

    fn tournaments(&self) -> &dyn TournamentStore {
        self
    }

    fn shared(&self) -> Option<&dyn SharedStore> {
        Some(self)
    }
}

impl SharedStore for PostgresStore {
    fn beat(&self) -> StoreFuture<'_, Beat> {
        Box::pin(self.lease.beat())
    }

    fn own(&self) -> ProcessId {
        self.lease.own()
    }

    fn news(&self, game: &str, after: u64) -> StoreFuture<'_, News> {
        Box::pin(self.ask(game.to_owned(), after))
    }

    fn changed(&self, known: Vec<(String, u64)>) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let (games, seqs): (Vec<String>, Vec<i64>) =
                known.into_iter().map(|(game, seq)| (game, seq as i64)).unzip();
            within(sqlx::query_scalar(queries::CHANGED).bind(games).bind(seqs).fetch_all(&self.lists)).await
        })
    }

    fn held_by(&self, processes: &[ProcessId], limit: u32) -> StoreFuture<'_, Vec<String>> {
        let processes: Vec<i64> = processes.iter().map(|process| process.0).collect();
        let query = sqlx::query_scalar(queries::HELD_BY).bind(processes).bind(i64::from(limit));
        Box::pin(within(query.fetch_all(&self.lists)))
    }

    fn announce(&self, text: String) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.lease.announce(&text).await })
    }

    fn listen(&self) -> mpsc::Receiver<Heard> {
        leases::listen(&self.options)
    }

    fn forget(&self, game: &str) -> StoreFuture<'_, ()> {
        let game = game.to_owned();
        Box::pin(async move { within(sqlx::query(queries::FORGET).bind(game).execute(&self.lists)).await.map(drop) })
    }

    fn leave(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.lease.leave())
    }
}

/// What an error of `PostgreSQL` means, by its code: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
pub(super) fn meaning_of(error: &PgDatabaseError) -> StoreError {
    match error.code() {
        "23505" => StoreError::Conflict,
        "53100" => StoreError::Full,
        "25006" => StoreError::ReadOnly,
        "XX001" | "XX002" => StoreError::Damaged(error.message().to_owned()),
        "57014" => StoreError::TimedOut,
        // Wrong user or password, no such database, or it starts, stops or has too many connections.
        code if ["28", "3D", "57", "53", "08"].contains(&&code[..2]) => {
            StoreError::Unreachable(error.message().to_owned())
        }
        _ => StoreError::Failed(error.message().to_owned()),
    }
}
