//! The store in a file of `SQLite`.

mod checks;
mod copy;
mod files;
mod health;
mod migrations;
mod moves;
mod old_listings;
mod queries;
mod restore;
mod tournaments;
mod verify;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::error::DatabaseError;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteError, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::batches::Batches;
use super::{
    AddressGroup, Listing, OpeningFuture, Search, Store, StoreError, StoreFuture, TournamentStore, Write, read_events,
    rows,
};
use crate::room::{Fingerprint, Outage, TimestampedEvent};
use crate::time::ClockShift;
pub use files::make_folder;
use health::Health;
use queries::search_query;
pub use restore::{RestoreError, restore};
pub use verify::verify;
use writer::{WriteJob, Writer};

/// The number of connections that read games.
const READERS: u32 = 3;
/// The number of connections that read lists: searches do not hold up games.
const LISTERS: u32 = 2;
/// How long another program may lock the file, for example for a backup, before we give up.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may take to read a game, and to search for games.
const LONGEST_READ: Duration = Duration::from_secs(10);
const LONGEST_SEARCH: Duration = Duration::from_secs(2);
/// How long a server that is shutting down may still lock the folder.
const LAST_MOMENTS: Duration = Duration::from_millis(500);

/// So many pages are gathered in the log before they are copied into the database, 32 MiB: a page that changes with each move is then
/// copied once for many of them.
const CHECKPOINT: u32 = 8192;
/// Bytes in a page of a new file.
const PAGE: u64 = 4096;

/// Games in one file of `SQLite`.
pub struct SqliteStore {
    games: Readers,
    lists: Readers,
    jobs: mpsc::Sender<WriteJob>,
    health: Arc<Health>,
}

/// Read connections. Every call has a deadline.
struct Readers {
    pool: SqlitePool,
    longest: Duration,
    health: Arc<Health>,
}

impl Readers {
    fn new(options: SqliteConnectOptions, count: u32, longest: Duration, health: Arc<Health>) -> Readers {
        let pool = SqlitePoolOptions::new().max_connections(count).acquire_timeout(longest);
        Readers { pool: pool.connect_lazy_with(options), longest, health }
    }

    /// A connection whose next query is interrupted when it takes too long.
    async fn get(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        let mut connection = match self.pool.acquire().await {
            Ok(connection) => connection,
            Err(error) => {
                // A file that cannot be opened may have been deleted, which SQLite's own error does not say.
                self.health.look_for_files()?;
                return Err(error.into());
            }
        };
        let until = Instant::now() + self.longest;
        connection.lock_handle().await?.set_progress_handler(checks::STEPS, move || Instant::now() < until);
        Ok(connection)
    }
}

impl SqliteStore {
    /// The file in a data folder.
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(files::DATABASE)
    }

    /// Opens the database in a folder, creates it if there is none, and migrates it.
    ///
    /// # Errors
    /// If it cannot be opened, is damaged, or was written by a newer program.
    pub fn open(folder: &Path) -> OpeningFuture<'_, SqliteStore> {
        SqliteStore::open_within(folder, None)
    }

    /// The same with a maximal size of the file, in bytes.
    ///
    /// # Errors
    /// As [`SqliteStore::open`].
    pub fn open_within(folder: &Path, most: Option<u64>) -> OpeningFuture<'_, SqliteStore> {
        Box::pin(async move {
            let lock = lock(folder).await?;
            files::make_private(&SqliteStore::file_in(folder));
            let options = options(folder);
            let mut to_write =
                options.clone().create_if_missing(true).pragma("wal_autocheckpoint", CHECKPOINT.to_string());
            if let Some(most) = most {
                to_write = to_write.pragma("max_page_count", (most / PAGE).to_string());
            }
            let mut connection = SqliteConnection::connect_with(&to_write).await?;
            checks::quick_check(&mut connection).await?;
            checks::check_writable(&mut connection).await?;
            migrations::migrate(&mut connection).await?;
            moves::prepare(&mut connection).await?;
            let health = Arc::new(Health::of(folder));
            let (jobs, queue) = Batches::new();
            crate::task::spawn(Writer { connection, lock, health: health.clone(), alive: 0 }.run(queue));
            Ok(SqliteStore::with(options.read_only(true), jobs, health))
        })
    }

    /// Opens an existing database read-only.
    ///
    /// # Errors
    /// If it cannot be opened, is damaged, or was written by a newer program.
    pub fn open_to_read(folder: &Path) -> OpeningFuture<'_, SqliteStore> {
        Box::pin(async move {
            let options = options(folder);
            let found = std::fs::metadata(SqliteStore::file_in(folder));
            found.map_err(|error| StoreError::Failed(files::reason(&error)))?;
            let mut connection = SqliteConnection::connect_with(&options).await?;
            migrations::check_version(&mut connection).await?;
            connection.close().await?;
            // Nobody receives: every write through this store fails.
            let (jobs, _) = mpsc::channel(1);
            Ok(SqliteStore::with(options, jobs, Arc::new(Health::of(folder))))
        })
    }

    fn with(options: SqliteConnectOptions, jobs: mpsc::Sender<WriteJob>, health: Arc<Health>) -> SqliteStore {
        let games = Readers::new(options.clone(), READERS, LONGEST_READ, health.clone());
        let lists = Readers::new(options, LISTERS, LONGEST_SEARCH, health.clone());
        SqliteStore { games, lists, jobs, health }
    }

    async fn send(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> WriteJob,
    ) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("closed".to_owned());
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Passes on the result of a read. Damage is remembered, so that nothing is written any more.
    fn read<T>(&self, read: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        read.map_err(StoreError::from).inspect_err(|error| self.health.fail_to_read(error))
    }
}

pub(super) fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(files::DATABASE))
        .journal_mode(SqliteJournalMode::Wal)
        // A move is acknowledged when it is on disk: with the default of WAL a power cut could lose the last ones.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
}

/// Locks the folder for one server: it would not know what a second one wrote. The lock is that of a `SQLite` file, because
/// those work on every system and end with the process, however it ends.
async fn lock(folder: &Path) -> Result<SqliteConnection, StoreError> {
    let file = folder.join(files::LOCK);
    files::make_private(&file);
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options.busy_timeout(LAST_MOMENTS)).await?;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await?;
    Ok(connection)
}

impl Store for SqliteStore {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(self.send(|reply| WriteJob::Commit(writes, reply)))
    }

    fn load(&self, game: &str) -> StoreFuture<'_, Vec<TimestampedEvent>> {
        let game = game.to_owned();
        Box::pin(async move {
            let mut reader = self.games.get().await?;
            let bodies = sqlx::query_scalar(queries::EVENTS_OF).bind(game).fetch_all(&mut *reader).await;
            let bodies: Vec<String> = self.read(bodies)?;
            drop(reader);
            read_events(bodies).await
        })
    }

    fn games_to_resume(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (changed, id) = after.map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
            let mut reader = self.lists.get().await?;
            let query = sqlx::query_as(queries::TO_RESUME).bind(changed).bind(id).bind(limit);
            let rows: Vec<(i64, String)> = self.read(query.fetch_all(&mut *reader).await)?;
            Ok(rows.into_iter().map(|(changed, id)| (changed as u64, id)).collect())
        })
    }

    fn idle(&self, after: Option<(u64, String)>, until: u64, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (changed, id) = after.unwrap_or_default();
            let mut reader = self.lists.get().await?;
            let query = sqlx::query_as(queries::IDLE).bind(changed as i64).bind(id).bind(until as i64).bind(limit);
            let rows: Vec<(i64, String)> = self.read(query.fetch_all(&mut *reader).await)?;
            Ok(rows.into_iter().map(|(changed, id)| (changed as u64, id)).collect())
        })
    }

    fn search(&self, search: Search) -> StoreFuture<'_, Vec<Listing>> {
        Box::pin(async move {
            let mut reader = self.lists.get().await?;
            let rows = self.read(search_query(&search).build().fetch_all(&mut *reader).await)?;
            // One unreadable row does not spoil the list.
            let log = |error: &StoreError| tracing::error!(%error, "a game cannot be listed");
            Ok(rows.iter().filter_map(|row| rows::listing_of(row).inspect_err(log).ok()).collect())
        })
    }

    fn unfinished_of(&self, guest: Fingerprint) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut reader = self.games.get().await?;
            let query = sqlx::query_scalar(queries::UNFINISHED_OF).bind(String::from(guest));
            let count: i64 = self.read(query.fetch_one(&mut *reader).await)?;
            Ok(count as u64)
        })
    }

    fn unfinished_from(&self, group: AddressGroup) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut reader = self.games.get().await?;
            let query = sqlx::query_scalar(queries::UNFINISHED_FROM).bind(group.0);
            let count: i64 = self.read(query.fetch_one(&mut *reader).await)?;
            Ok(count as u64)
        })
    }

    fn salt(&self) -> StoreFuture<'_, Vec<u8>> {
        Box::pin(async {
            let mut reader = self.games.get().await?;
            self.read(sqlx::query_scalar("SELECT value FROM salt").fetch_one(&mut *reader).await)
        })
    }

    fn all_after(&self, after: Option<(u64, String)>, limit: u32) -> StoreFuture<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (created, id) = after.unwrap_or_default();
            let mut reader = self.lists.get().await?;
            let query = sqlx::query_as(queries::ALL_AFTER).bind(created as i64).bind(id).bind(limit);
            let rows: Vec<(i64, String)> = self.read(query.fetch_all(&mut *reader).await)?;
            Ok(rows.into_iter().map(|(created, id)| (created as u64, id)).collect())
        })
    }

    fn heartbeat(&self, now: u64) -> StoreFuture<'_, ()> {
        Box::pin(self.send(move |reply| WriteJob::Heartbeat(now, reply)))
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<u64>> {
        Box::pin(async {
            let mut reader = self.games.get().await?;
            let last: Option<i64> =
                self.read(sqlx::query_scalar("SELECT at FROM heartbeat").fetch_optional(&mut *reader).await)?;
            Ok(last.map(|last| last as u64))
        })
    }

    fn record_start(&self, now: u64) -> StoreFuture<'_, Vec<Outage>> {
        Box::pin(async move {
            match self.last_alive().await?.filter(|&last| last < now) {
                Some(from) => self.send(|reply| WriteJob::Outage(Outage { from, to: now }, reply)).await?,
                None => self.heartbeat(now).await?,
            }
            self.outages().await
        })
    }

    fn outages(&self) -> StoreFuture<'_, Vec<Outage>> {
        Box::pin(async {
            let mut reader = self.games.get().await?;
            let query = sqlx::query_as("SELECT since, until FROM outages ORDER BY until");
            let rows: Vec<(i64, i64)> = self.read(query.fetch_all(&mut *reader).await)?;
            Ok(rows.into_iter().map(|(from, to)| Outage { from: from as u64, to: to as u64 }).collect())
        })
    }

    fn clock_shifts(&self) -> StoreFuture<'_, Vec<ClockShift>> {
        Box::pin(async {
            let mut reader = self.games.get().await?;
            let known = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'clock_shifts')";
            // A database of an older version that is opened read-only has none.
            if !self.read(sqlx::query_scalar::<_, bool>(known).fetch_one(&mut *reader).await)? {
                return Ok(Vec::new());
            }
            let query = sqlx::query_as("SELECT at, ahead FROM clock_shifts ORDER BY at");
            let rows: Vec<(i64, i64)> = self.read(query.fetch_all(&mut *reader).await)?;
            Ok(rows.into_iter().map(|(at, ahead)| ClockShift { at: at as u64, ahead }).collect())
        })
    }

    fn shift_clock(&self, shift: ClockShift) -> StoreFuture<'_, ()> {
        Box::pin(self.send(move |reply| WriteJob::Shift(shift, reply)))
    }

    fn back_up(&self, to: &Path) -> StoreFuture<'_, ()> {
        let to = to.to_owned();
        Box::pin(async move {
            let mut connection = SqliteConnection::connect_with(&self.games.pool.connect_options()).await?;
            let draft = copy::copy(&mut connection, &to).await?;
            connection.close().await?;
            copy::publish(draft, &to)
        })
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            self.health.check()?;
            self.last_alive().await?;
            Ok(())
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            self.games.pool.close().await;
            self.lists.pool.close().await;
            self.send(WriteJob::Close).await
        })
    }

    fn tournaments(&self) -> &dyn TournamentStore {
        self
    }
}

/// What an error of `SQLite` means, by its result codes: <https://sqlite.org/rescode.html>.
pub(super) fn meaning_of(error: &SqliteError) -> StoreError {
    let code = error.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or(0);
    match code & 0xFF {
        _ if code == READ_ONLY_MOVED => StoreError::Gone,
        9 => StoreError::TimedOut,
        13 => StoreError::Full,
        8 | 14 => StoreError::ReadOnly,
        11 | 26 => StoreError::Damaged(error.message().to_owned()),
        5 | 6 => StoreError::Locked,
        19 => StoreError::Conflict,
        _ => StoreError::Failed(error.message().to_owned()),
    }
}

/// `SQLite` itself noticed that its file was moved.
const READ_ONLY_MOVED: u32 = 1032;

#[cfg(test)]
mod tests;
