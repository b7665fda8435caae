//! The one task that writes. Waiting jobs are written in one transaction (group commit), so that the disk is waited for once
//! and not once for each move. They are acknowledged only then.

use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::oneshot;

use super::super::batches::{self, Batches, Job};
use super::super::{Entry, StoreError, TournamentWrite, Write, rows};
use super::health::Health;
use super::{moves, tournaments};
use crate::room::Outage;
use crate::time::ClockShift;

/// Moves tell in passing that the server is alive, but not more often than this, in milliseconds.
const BEAT_EVERY: u64 = 500;

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// Something to write.
pub(super) enum WriteJob {
    Commit(Vec<Write>, Reply),
    Tournament(Box<TournamentWrite>, Reply),
    Heartbeat(u64, Reply),
    Outage(Outage, Reply),
    Shift(ClockShift, Reply),
    Close(Reply),
}

impl WriteJob {
    /// When the server was alive, if the job says so.
    fn time(&self) -> Option<u64> {
        match self {
            WriteJob::Commit(writes, _) => {
                writes.iter().flat_map(|write| &write.events).map(|timestamped| timestamped.at).max()
            }
            WriteJob::Tournament(write, _) => write.events.iter().map(|timestamped| timestamped.at).max(),
            WriteJob::Heartbeat(now, _) => Some(*now),
            WriteJob::Outage(outage, _) => Some(outage.to),
            WriteJob::Shift(shift, _) => Some(shift.at),
            WriteJob::Close(_) => None,
        }
    }
}

impl Job for WriteJob {
    fn game(&self) -> Option<&str> {
        let WriteJob::Commit(writes, _) = self else { return None };
        batches::game_of_move(writes)
    }
}

/// The writing task.
pub(super) struct Writer {
    pub(super) connection: SqliteConnection,
    /// Held while the folder is ours.
    pub(super) lock: SqliteConnection,
    pub(super) health: Arc<Health>,
    /// When the server was last noted to be alive.
    pub(super) alive: u64,
}

impl Writer {
    /// Writes jobs in batches until told to close.
    pub(super) async fn run(mut self, mut queue: Batches<WriteJob>) {
        loop {
            let jobs = queue.next().await;
            if jobs.is_empty() {
                break;
            }
            let results = self.write(&jobs).await;
            for (job, result) in jobs.into_iter().zip(results) {
                // The caller may have gone; the job is written all the same.
                let _ = match job {
                    WriteJob::Commit(_, reply)
                    | WriteJob::Tournament(_, reply)
                    | WriteJob::Heartbeat(_, reply)
                    | WriteJob::Outage(_, reply)
                    | WriteJob::Shift(_, reply) => reply.send(result),
                    WriteJob::Close(reply) => {
                        queue.close();
                        let _ = reply.send(self.close().await);
                        return;
                    }
                };
            }
        }
        if let Err(error) = self.close().await {
            tracing::warn!(%error, "the database did not close well");
        }
    }

    /// Writes jobs if the store works, and acknowledges them only if they are in the file that the next server will open.
    async fn write(&mut self, jobs: &[WriteJob]) -> Vec<Result<(), StoreError>> {
        let all = |error: StoreError| vec![Err(error); jobs.len()];
        let is_beat = jobs.iter().any(|job| matches!(job, WriteJob::Heartbeat(..)));
        if let Err(error) = self.health.ready(&mut self.connection, is_beat).await {
            return all(error);
        }
        let now = jobs.iter().filter_map(WriteJob::time).max();
        let alive = now.filter(|&now| is_beat || now >= self.alive.saturating_add(BEAT_EVERY));
        let results = match write_batch(&mut self.connection, jobs, alive).await {
            Ok(results) => {
                self.alive = self.alive.max(alive.unwrap_or(0));
                results
            }
            Err(error) => {
                tracing::error!(%error, "nothing could be written");
                self.health.fail(&error);
                return all(error);
            }
        };
        match self.health.look_for_files() {
            Ok(()) => results,
            Err(error) => all(error),
        }
    }

    async fn close(self) -> Result<(), StoreError> {
        if self.health.is_gone() {
            // `SQLite` would remove its files by name, and the files with these names are not ours any more.
            std::mem::forget(self.connection);
            return Err(StoreError::Gone);
        }
        let closed = self.connection.close().await;
        let unlocked = self.lock.close().await;
        Ok(closed.and(unlocked)?)
    }
}

/// Writes jobs in one transaction, and notes that the server was alive at that time, if one is given. Only a job that conflicts with an event of somebody else is left out.
///
/// # Errors
/// Why nothing at all was written.
pub(super) async fn write_batch(
    connection: &mut SqliteConnection,
    jobs: &[WriteJob],
    alive: Option<u64>,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if let Some(rows) = moves::rows(jobs) {
        match moves::write(connection, &rows?, alive).await {
            Ok(()) => return Ok(vec![Ok(()); jobs.len()]),
            // One job at a time tells which of them it is.
            Err(StoreError::Conflict) => roll_back(connection).await,
            Err(error) => {
                roll_back(connection).await;
                return Err(error);
            }
        }
    }
    let whole = async {
        let mut results = Vec::with_capacity(jobs.len());
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        for job in jobs {
            results.push(match write_job(connection, job).await {
                Ok(()) => Ok(()),
                Err(StoreError::Conflict) => Err(StoreError::Conflict),
                Err(error) => return Err(error),
            });
        }
        if let Some(alive) = alive {
            beat(connection, alive).await?;
        }
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        Ok(results)
    };
    let written = whole.await;
    if written.is_err() {
        roll_back(connection).await;
    }
    written
}

async fn roll_back(connection: &mut SqliteConnection) {
    // It fails if the transaction has already ended.
    let _ = sqlx::query("ROLLBACK").execute(connection).await;
}

pub(super) async fn beat(connection: &mut SqliteConnection, now: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)";
    sqlx::query(sql).bind(now as i64).execute(connection).await?;
    Ok(())
}

async fn write_job(connection: &mut SqliteConnection, job: &WriteJob) -> Result<(), StoreError> {
    match job {
        WriteJob::Commit(writes, _) => {
            // A single statement is atomic by itself.
            if let [Write { entry: None, events, .. }] = &writes[..]
                && events.len() == 1
            {
                return write_events(connection, &writes[0]).await;
            }
            sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
            let written = write_writes(connection, writes).await;
            end_savepoint(connection, written).await
        }
        WriteJob::Tournament(write, _) => {
            sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
            let written = tournaments::write(connection, write).await;
            end_savepoint(connection, written).await
        }
        WriteJob::Outage(Outage { from, to }, _) => {
            let sql = "INSERT INTO outages VALUES (?, ?)";
            sqlx::query(sql).bind(*from as i64).bind(*to as i64).execute(connection).await?;
            Ok(())
        }
        WriteJob::Shift(ClockShift { at, ahead }, _) => {
            let sql = "INSERT OR REPLACE INTO clock_shifts VALUES (?, ?)";
            sqlx::query(sql).bind(*at as i64).bind(*ahead).execute(connection).await?;
            Ok(())
        }
        WriteJob::Heartbeat(..) | WriteJob::Close(_) => Ok(()),
    }
}

/// Keeps what a job wrote, or undoes all of it after a conflict.
async fn end_savepoint(connection: &mut SqliteConnection, written: Result<(), StoreError>) -> Result<(), StoreError> {
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
    let as_text = |error: serde_json::Error| StoreError::Failed(error.to_string());
    let bodies: Vec<String> =
        write.events.iter().map(serde_json::to_string).collect::<Result<_, _>>().map_err(as_text)?;
    let (game, seq) = (&write.game, write.seq as i64);
    match &bodies[..] {
        [] => {}
        [body] => {
            let sql = "INSERT INTO events VALUES (?, ?, ?)";
            sqlx::query(sql).bind(game).bind(seq).bind(body).execute(&mut *connection).await?;
        }
        bodies => {
            let sql = "INSERT INTO events SELECT ?, ? + key, value FROM json_each(?)";
            let all = serde_json::to_string(bodies).map_err(as_text)?;
            sqlx::query(sql).bind(game).bind(seq).bind(all).execute(&mut *connection).await?;
        }
    }
    if let (Some(ply), None) = (write.ply, &write.entry) {
        let sql = "UPDATE games SET ply = ? WHERE id = ?";
        sqlx::query(sql).bind(ply as i64).bind(game).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn write_entry(connection: &mut SqliteConnection, game: &str, entry: &Entry) -> Result<(), StoreError> {
    let sql = "INSERT INTO games (id, created, changed, status, listed, players, wakes, idles, ply, crowd, board, fences, \
        control, seating, result, termination, south, west, north, east, out) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
        ON CONFLICT DO UPDATE SET changed = excluded.changed, status = excluded.status, wakes = excluded.wakes, \
        idles = excluded.idles, ply = excluded.ply, result = excluded.result, termination = excluded.termination, \
        south = excluded.south, west = excluded.west, north = excluded.north, east = excluded.east, out = excluded.out, \
        crowd = CASE excluded.status WHEN 2 THEN NULL ELSE crowd END";
    let listing = &entry.listing;
    let mut query = sqlx::query(sql)
        .bind(game)
        .bind(listing.created as i64)
        .bind(listing.changed as i64)
        .bind(listing.status as i64)
        .bind(listing.listed)
        .bind(listing.seats.len() as i64)
        .bind(entry.wakes)
        .bind(entry.idles)
        .bind(listing.ply as i64)
        .bind(entry.address_group.map(|group| group.0))
        .bind(listing.board.to_string())
        .bind(listing.fences)
        .bind(listing.control.to_string())
        .bind(rows::write_first(listing.first))
        .bind(rows::write_result(listing))
        .bind(listing.outcome.map(|outcome| outcome.ending.name()));
    for seat in rows::SEATS {
        query = query.bind(rows::chair_at(listing, seat));
    }
    query.bind(rows::seats_out(listing)).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM people WHERE game = ?").bind(game).execute(&mut *connection).await?;
    for (seat, name, guest) in entry.people() {
        let sql = "INSERT INTO people (game, seat, name, guest, listed, status, players, changed) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
        sqlx::query(sql)
            .bind(game)
            .bind(seat.name())
            .bind(name)
            .bind(guest.map(String::from))
            .bind(listing.listed)
            .bind(listing.status as i64)
            .bind(listing.seats.len() as i64)
            .bind(listing.changed as i64)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
