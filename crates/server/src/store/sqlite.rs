//! Games in one file of `SQLite`.
//!
//! All writing is done by one task. What is waiting is written in one transaction, so that the disk is waited for once and
//! not once for each move, and is answered for only then.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, QueryBuilder, Row, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Crowd, Entry, Found, Outcome, Search, Store, StoreError, Write};
use crate::room::{Fingerprint, Outage, Stamped};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// So many jobs share one transaction at the most.
const MOST_AT_ONCE: usize = 512;
/// Readers beside the one writer.
const READERS: u32 = 3;
/// How long another program may hold the file, for a backup say, before we give up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bytes in a page of a new file.
const PAGE: u64 = 4096;

/// The name of the file inside the data folder.
pub(super) const FILE: &str = "fencepost.db";
/// The file that a server locks for as long as it works in the folder.
const LOCK: &str = "fencepost.lock";
/// How long a server that is just ending may still hold the folder.
const LAST_MOMENTS: Duration = Duration::from_millis(500);

enum Job {
    Commit(Vec<Write>, oneshot::Sender<Result<(), StoreError>>),
    Heartbeat(u64, oneshot::Sender<Result<(), StoreError>>),
    Outage(Outage, oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Games in one file of `SQLite`.
pub struct SqliteStore {
    readers: SqlitePool,
    jobs: mpsc::Sender<Job>,
}

impl SqliteStore {
    /// The file in a data folder.
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Opens the file in a folder, makes it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened, is damaged, or was written by a newer program.
    pub async fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_within(folder, None).await
    }

    /// The same with a bound on what the file may grow to, in bytes.
    ///
    /// # Errors
    /// As [`SqliteStore::open`].
    pub async fn open_within(folder: &Path, most: Option<u64>) -> Result<SqliteStore, StoreError> {
        let lock = lock(folder).await?;
        let options = options(folder);
        let mut to_write = options.clone().create_if_missing(true);
        if let Some(most) = most {
            to_write = to_write.pragma("max_page_count", (most / PAGE).to_string());
        }
        let mut writer = SqliteConnection::connect_with(&to_write).await?;
        check_whole(&mut writer).await?;
        check_writable(&mut writer).await?;
        MIGRATIONS.run(&mut writer).await.map_err(migration_error)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options.read_only(true));
        let (jobs, queue) = mpsc::channel(4 * MOST_AT_ONCE);
        tokio::spawn(write_all(writer, lock, queue));
        Ok(SqliteStore { readers, jobs })
    }

    /// Opens a file that is there already, to look at it only.
    ///
    /// # Errors
    /// If it cannot be opened, is damaged, or was written by a newer program.
    pub async fn open_to_read(folder: &Path) -> Result<SqliteStore, StoreError> {
        let options = options(folder);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        let newest: Option<i64> =
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut connection).await?;
        connection.close().await?;
        if newest > known {
            return Err(StoreError::Newer);
        }
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options);
        // Nobody listens: whatever is written through this store is refused.
        let (jobs, _) = mpsc::channel(1);
        Ok(SqliteStore { readers, jobs })
    }

    async fn send(&self, job: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Job) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("closed".to_owned());
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .journal_mode(SqliteJournalMode::Wal)
        // A move is answered when it is on disk: the default of WAL would risk the last ones in a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
}

/// Takes the folder for one server alone: what a second one wrote, the first would not know of. The lock is that of a file
/// of `SQLite`, because those work on every system and end with the process, however it ends.
async fn lock(folder: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(folder.join(LOCK)).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options.busy_timeout(LAST_MOMENTS)).await?;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await?;
    Ok(connection)
}

async fn check_whole(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    // What is found comes below a heading.
    let finding = verdict.lines().last().unwrap_or_default().to_owned();
    if finding == "ok" { Ok(()) } else { Err(StoreError::Damaged(finding)) }
}

/// `SQLite` opens what it may only read without a word, and even begins to write there; it says so when something is
/// written. This number is nobody's, and stays as it is.
async fn check_writable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let written = sqlx::query("PRAGMA user_version = 1").execute(&mut *connection).await;
    sqlx::query("ROLLBACK").execute(connection).await?;
    written?;
    Ok(())
}

/// Writes what comes, as much as there is at a time, until told to close.
async fn write_all(mut connection: SqliteConnection, lock: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(MOST_AT_ONCE);
    while queue.recv_many(&mut jobs, MOST_AT_ONCE).await > 0 {
        let results = write_batch(&mut connection, &jobs).await;
        for (job, result) in jobs.drain(..).zip(results) {
            // Whoever asked may have gone; it is written all the same.
            let _ = match job {
                Job::Commit(_, reply) | Job::Heartbeat(_, reply) | Job::Outage(_, reply) => reply.send(result),
                Job::Close(reply) => {
                    queue.close();
                    let closed = connection.close().await;
                    let unlocked = lock.close().await;
                    let _ = reply.send(closed.and(unlocked).map_err(StoreError::from));
                    return;
                }
            };
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close well");
    }
}

/// Writes jobs in one transaction. What runs into an event of somebody else is left out alone.
async fn write_batch(connection: &mut SqliteConnection, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
    let mut results = Vec::with_capacity(jobs.len());
    let whole = async {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        for job in jobs {
            results.push(match write_job(connection, job).await {
                Ok(()) => Ok(()),
                Err(StoreError::Conflict) => Err(StoreError::Conflict),
                Err(error) => return Err(error),
            });
        }
        if let Some(last) = jobs.iter().filter_map(Job::time).max() {
            beat(connection, last).await?;
        }
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        Ok(())
    };
    if let Err(error) = whole.await {
        tracing::error!(%error, "nothing could be written");
        // It fails where the transaction has ended by itself.
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
        results = vec![Err(error); jobs.len()];
    }
    results
}

impl Job {
    /// When the server was alive, as far as the job tells.
    fn time(&self) -> Option<u64> {
        match self {
            Job::Commit(writes, _) => writes.iter().flat_map(|write| &write.events).map(|stamped| stamped.at).max(),
            Job::Heartbeat(now, _) => Some(*now),
            Job::Outage(outage, _) => Some(outage.to),
            Job::Close(_) => None,
        }
    }
}

async fn beat(connection: &mut SqliteConnection, now: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)";
    sqlx::query(sql).bind(now as i64).execute(connection).await?;
    Ok(())
}

async fn write_job(connection: &mut SqliteConnection, job: &Job) -> Result<(), StoreError> {
    match job {
        Job::Commit(writes, _) => {
            // One event is all or nothing by itself.
            if let [Write { entry: None, events, .. }] = &writes[..]
                && events.len() == 1
            {
                return write_events(connection, &writes[0]).await;
            }
            sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
            let written = write_writes(connection, writes).await;
            match written {
                Ok(()) => {}
                Err(StoreError::Conflict) => {
                    sqlx::query("ROLLBACK TO job").execute(&mut *connection).await?;
                }
                // The whole transaction is lost.
                Err(error) => return Err(error),
            }
            sqlx::query("RELEASE job").execute(&mut *connection).await?;
            written
        }
        Job::Outage(Outage { from, to }, _) => {
            let sql = "INSERT INTO outages VALUES (?, ?)";
            sqlx::query(sql).bind(*from as i64).bind(*to as i64).execute(connection).await?;
            Ok(())
        }
        Job::Heartbeat(..) | Job::Close(_) => Ok(()),
    }
}

async fn write_writes(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        write_events(connection, write).await?;
        if let Some(entry) = &write.entry {
            write_entry(connection, &write.game, entry).await?;
        }
    }
    Ok(())
}

async fn write_events(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    for (stamped, seq) in write.events.iter().zip(write.seq..) {
        let body = serde_json::to_string(stamped).map_err(|error| StoreError::Failed(error.to_string()))?;
        let sql = "INSERT INTO events VALUES (?, ?, ?)";
        sqlx::query(sql).bind(&write.game).bind(seq as i64).bind(body).execute(&mut *connection).await?;
    }
    if let (Some(ply), None) = (write.ply, &write.entry) {
        let sql = "UPDATE games SET ply = ? WHERE id = ?";
        sqlx::query(sql).bind(ply as i64).bind(&write.game).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn write_entry(connection: &mut SqliteConnection, game: &str, entry: &Entry) -> Result<(), StoreError> {
    let sql = "INSERT INTO games (id, created, changed, status, listed, players, wakes, summary, ply, crowd) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET changed = excluded.changed, \
        status = excluded.status, wakes = excluded.wakes, summary = excluded.summary, ply = excluded.ply, \
        crowd = CASE excluded.status WHEN 2 THEN NULL ELSE crowd END";
    sqlx::query(sql)
        .bind(game)
        .bind(entry.created as i64)
        .bind(entry.changed as i64)
        .bind(entry.status as i64)
        .bind(entry.listed)
        .bind(entry.players)
        .bind(entry.wakes)
        .bind(&entry.summary)
        .bind(entry.ply as i64)
        .bind(entry.crowd.map(|crowd| crowd.0))
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM people WHERE game = ?").bind(game).execute(&mut *connection).await?;
    for (seat, name, guest) in &entry.people {
        let sql = "INSERT INTO people VALUES (?, ?, ?, ?)";
        let guest = guest.map(String::from);
        sqlx::query(sql).bind(game).bind(seat).bind(name).bind(guest).execute(&mut *connection).await?;
    }
    Ok(())
}

/// To read more events takes longer than others should wait.
const LONG_GAME: usize = 256;

fn read_events(bodies: &[String]) -> Result<Vec<Stamped>, StoreError> {
    let read = bodies.iter().map(|body| serde_json::from_str(body));
    read.collect::<Result<_, _>>().map_err(|error| StoreError::Damaged(error.to_string()))
}

impl Store for SqliteStore {
    fn commit(&self, writes: Vec<Write>) -> Outcome<'_, ()> {
        Box::pin(self.send(|reply| Job::Commit(writes, reply)))
    }

    fn load(&self, game: &str) -> Outcome<'_, Vec<Stamped>> {
        let game = game.to_owned();
        Box::pin(async move {
            let sql = "SELECT body FROM events WHERE game = ? ORDER BY seq";
            let bodies: Vec<String> = sqlx::query_scalar(sql).bind(game).fetch_all(&self.readers).await?;
            if bodies.len() <= LONG_GAME {
                return read_events(&bodies);
            }
            // Beside the threads that serve everybody.
            let read = tokio::task::spawn_blocking(move || read_events(&bodies)).await;
            read.map_err(|error| StoreError::Failed(error.to_string()))?
        })
    }

    fn waking(&self) -> Outcome<'_, Vec<String>> {
        Box::pin(async {
            let sql = "SELECT id FROM games WHERE status = 1 AND wakes";
            Ok(sqlx::query_scalar(sql).fetch_all(&self.readers).await?)
        })
    }

    fn search(&self, search: Search) -> Outcome<'_, Vec<Found>> {
        Box::pin(async move {
            let rows = search_query(&search).build().fetch_all(&self.readers).await?;
            let found = |row: &sqlx::sqlite::SqliteRow| {
                let changed: i64 = row.try_get(1)?;
                Ok(Found { id: row.try_get(0)?, changed: changed as u64, summary: row.try_get(2)? })
            };
            rows.iter().map(found).collect()
        })
    }

    fn unfinished_of(&self, guest: Fingerprint) -> Outcome<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT count(DISTINCT id) FROM people JOIN games ON id = game WHERE guest = ? AND status < 2";
            let count: i64 = sqlx::query_scalar(sql).bind(String::from(guest)).fetch_one(&self.readers).await?;
            Ok(count as u64)
        })
    }

    fn unfinished_from(&self, crowd: Crowd) -> Outcome<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM games WHERE crowd = ? AND status < 2";
            let count: i64 = sqlx::query_scalar(sql).bind(crowd.0).fetch_one(&self.readers).await?;
            Ok(count as u64)
        })
    }

    fn salt(&self) -> Outcome<'_, Vec<u8>> {
        Box::pin(async { Ok(sqlx::query_scalar("SELECT value FROM salt").fetch_one(&self.readers).await?) })
    }

    fn all_after(&self, after: Option<(u64, String)>, limit: u32) -> Outcome<'_, Vec<(u64, String)>> {
        Box::pin(async move {
            let (created, id) = after.unwrap_or_default();
            let sql = "SELECT created, id FROM games WHERE (created, id) > (?, ?) ORDER BY created, id LIMIT ?";
            let rows: Vec<(i64, String)> =
                sqlx::query_as(sql).bind(created as i64).bind(id).bind(limit).fetch_all(&self.readers).await?;
            Ok(rows.into_iter().map(|(created, id)| (created as u64, id)).collect())
        })
    }

    fn heartbeat(&self, now: u64) -> Outcome<'_, ()> {
        Box::pin(self.send(move |reply| Job::Heartbeat(now, reply)))
    }

    fn last_alive(&self) -> Outcome<'_, Option<u64>> {
        Box::pin(async {
            let sql = "SELECT at FROM heartbeat";
            let last: Option<i64> = sqlx::query_scalar(sql).fetch_optional(&self.readers).await?;
            Ok(last.map(|last| last as u64))
        })
    }

    fn wake_up(&self, now: u64) -> Outcome<'_, Vec<Outage>> {
        Box::pin(async move {
            match self.last_alive().await?.filter(|&last| last < now) {
                Some(from) => self.send(|reply| Job::Outage(Outage { from, to: now }, reply)).await?,
                None => self.heartbeat(now).await?,
            }
            self.outages().await
        })
    }

    fn outages(&self) -> Outcome<'_, Vec<Outage>> {
        Box::pin(async {
            let sql = "SELECT since, until FROM outages ORDER BY until";
            let rows: Vec<(i64, i64)> = sqlx::query_as(sql).fetch_all(&self.readers).await?;
            Ok(rows.into_iter().map(|(from, to)| Outage { from: from as u64, to: to as u64 }).collect())
        })
    }

    fn back_up(&self, to: &Path) -> Outcome<'_, ()> {
        let to = to.to_string_lossy().into_owned();
        Box::pin(async move {
            sqlx::query("VACUUM INTO ?").bind(to).execute(&self.readers).await?;
            Ok(())
        })
    }

    fn check(&self) -> Outcome<'_, ()> {
        Box::pin(async {
            self.last_alive().await?;
            Ok(())
        })
    }

    fn close(&self) -> Outcome<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.send(Job::Close).await
        })
    }
}

fn search_query(search: &Search) -> QueryBuilder<'_, Sqlite> {
    let mut query = QueryBuilder::new("SELECT id, changed, json_set(summary, '$.ply', ply) FROM games WHERE ");
    match search.guest {
        None => query.push("listed"),
        Some(guest) => {
            query.push("id IN (SELECT game FROM people WHERE guest = ");
            query.push_bind(String::from(guest)).push(")")
        }
    };
    if let Some(status) = search.status {
        query.push(" AND status = ").push_bind(status as i64);
    }
    if let Some(players) = search.players {
        query.push(" AND players = ").push_bind(players);
    }
    if let Some(player) = &search.player {
        query.push(" AND id IN (SELECT game FROM people WHERE name = ").push_bind(player).push(")");
    }
    if let Some((changed, id)) = &search.before {
        query.push(" AND (changed, id) < (").push_bind(*changed as i64).push(", ").push_bind(id).push(")");
    }
    query.push(" ORDER BY changed DESC, id DESC LIMIT ").push_bind(search.limit);
    query
}

/// What `SQLite` says by numbers: <https://sqlite.org/rescode.html>.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let sqlx::Error::Database(database) = &error else { return StoreError::Failed(error.to_string()) };
        let code = database.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or(0);
        match code & 0xFF {
            13 => StoreError::Full,
            8 | 14 => StoreError::ReadOnly,
            11 | 26 => StoreError::Damaged(database.message().to_owned()),
            5 | 6 => StoreError::Locked,
            19 => StoreError::Conflict,
            _ => StoreError::Failed(database.message().to_owned()),
        }
    }
}

fn migration_error(error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreError::Failed(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;
    use crate::room::Event;

    fn game(number: usize) -> Write {
        let entry = Entry {
            created: number as u64,
            changed: number as u64,
            status: super::super::Status::Running,
            listed: true,
            players: 2,
            wakes: true,
            summary: "{}".to_owned(),
            ply: 0,
            crowd: Some(Crowd(7)),
            people: vec![("south".to_owned(), Some("Ann".to_owned()), None)],
        };
        let events = vec![Stamped { at: 1, event: Event::Drawn }];
        Write { game: format!("game {number}"), seq: 1, events, ply: None, entry: Some(entry) }
    }

    fn job(write: Write) -> Job {
        Job::Commit(vec![write], oneshot::channel().0)
    }

    #[tokio::test]
    async fn what_can_only_be_read_is_not_taken_for_writable() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(folder.path()).await.expect("a fresh folder");
        store.close().await.expect("a clean end");
        // Not by permissions: they do not keep an administrator from writing.
        for (read_only, expected) in [(true, Err(StoreError::ReadOnly)), (false, Ok(()))] {
            let options = SqliteConnectOptions::new().filename(folder.path().join(FILE)).read_only(read_only);
            let mut connection = SqliteConnection::connect_with(&options).await.expect("a file that is there");
            assert_eq!(check_writable(&mut connection).await, expected, "{read_only}");
            let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await;
            assert_eq!(version.ok(), Some(0), "nothing has changed");
        }
    }

    /// What `SQLite` counts as steps of its machine: the same on every run.
    #[tokio::test]
    async fn a_move_takes_as_many_steps_among_many_games_as_among_few() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        MIGRATIONS.run(&mut connection).await.expect("its tables");
        let steps = Arc::new(AtomicU64::new(0));
        let counter = steps.clone();
        let count = move || {
            counter.fetch_add(1, Relaxed);
            true
        };
        connection.lock_handle().await.expect("a handle").set_progress_handler(1, count);
        let (mut games, mut costs) = (0, Vec::new());
        for many in [10, 3000] {
            let jobs: Vec<Job> = (games..many).map(|number| job(game(number))).collect();
            assert!(write_batch(&mut connection, &jobs).await.iter().all(Result::is_ok));
            games = many;
            steps.store(0, Relaxed);
            let events = vec![Stamped { at: 2, event: Event::Drawn }];
            let mv = Write { seq: 2, events, ply: Some(1), entry: None, ..game(many / 2) };
            assert_eq!(write_batch(&mut connection, &[job(mv)]).await, [Ok(())]);
            costs.push(steps.load(Relaxed));
        }
        assert!(costs[0] > 0);
        assert_eq!(costs[0], costs[1]);
    }
}
