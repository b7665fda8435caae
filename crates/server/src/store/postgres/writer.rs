//! The one task of this process that writes. Waiting jobs are written by one statement or in one transaction (group commit), so
//! that the database's disk is waited for once and not once for each move. They are acknowledged only then.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use sqlx::Connection;
use sqlx::postgres::PgConnection;
use tokio::sync::oneshot;

use super::super::batches::{self, Batches, Job};
use super::super::{StoreError, Write};
use super::connection::{Reconnecting, Work};
use super::entries;
use crate::time::ClockShift;

pub(super) type Reply = oneshot::Sender<Result<(), StoreError>>;

/// Something to write.
pub(super) enum WriteJob {
    Commit(Vec<Write>, Reply),
    Shift(ClockShift, Reply),
    Close(Reply),
}

impl WriteJob {
    fn writes(&self) -> &[Write] {
        if let WriteJob::Commit(writes, _) = self { writes } else { &[] }
    }

    fn shift(&self) -> Option<ClockShift> {
        if let WriteJob::Shift(shift, _) = self { Some(*shift) } else { None }
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
    pub(super) connection: Reconnecting,
    /// The number of this process: whoever writes the last event of a game holds it.
    pub(super) own: Arc<AtomicI64>,
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
                    WriteJob::Commit(_, reply) | WriteJob::Shift(_, reply) => reply.send(result),
                    WriteJob::Close(reply) => {
                        queue.close();
                        self.connection.close().await;
                        let _ = reply.send(Ok(()));
                        return;
                    }
                };
            }
        }
    }

    /// Writes all jobs but those that conflict with somebody else's events.
    async fn write(&mut self, jobs: &[WriteJob]) -> Vec<Result<(), StoreError>> {
        let mut results = vec![Ok(()); jobs.len()];
        loop {
            let open: Vec<&WriteJob> =
                jobs.iter().zip(&results).filter(|(_, result)| result.is_ok()).map(|(job, _)| job).collect();
            if open.is_empty() {
                return results;
            }
            let own = self.own.load(Relaxed);
            let written = self.connection.run(&Batch { jobs: &open, own }).await;
            let error = match written {
                Ok(()) => return results,
                Err(error) => error,
            };
            if error != StoreError::Conflict {
                tracing::error!(%error, "nothing could be written");
                return results.into_iter().map(|result| result.and(Err(error.clone()))).collect();
            }
            let taken = self.connection.run(&Taken { jobs: &open }).await;
            let taken = taken.unwrap_or_default();
            // If nothing is found to be in the way, the jobs are in each other's, and none of them can be trusted.
            for (job, result) in jobs.iter().zip(&mut results) {
                let is_in_the_way = taken.is_empty() || job.writes().iter().any(|write| taken.contains(&write.game));
                if result.is_ok() && is_in_the_way && !job.writes().is_empty() {
                    *result = Err(StoreError::Conflict);
                }
            }
        }
    }
}

/// Which games have an event of one of these numbers, by somebody else?
struct Taken<'a> {
    jobs: &'a [&'a WriteJob],
}

impl Work for Taken<'_> {
    type Done = HashSet<String>;

    async fn run(&self, connection: &mut PgConnection) -> Result<HashSet<String>, StoreError> {
        let events = Events::of(self.jobs)?;
        let sql = "SELECT DISTINCT game FROM unnest($1::text[], $2::bigint[]) AS ours (game, seq) \
            JOIN events USING (game, seq)";
        let query = sqlx::query_scalar(sql).bind(events.games).bind(events.seqs);
        let games: Vec<String> = query.fetch_all(connection).await?;
        Ok(games.into_iter().collect())
    }
}

/// The columns of all new events, in the order of their keys: whoever writes several always does it in the same order, so that two
/// processes never wait for each other in a circle.
struct Events {
    games: Vec<String>,
    seqs: Vec<i64>,
    bodies: Vec<String>,
}

impl Events {
    fn of(jobs: &[&WriteJob]) -> Result<Events, StoreError> {
        let mut rows = Vec::with_capacity(jobs.len());
        for write in jobs.iter().flat_map(|job| job.writes()) {
            for (seq, event) in (write.seq as i64..).zip(&write.events) {
                let body = serde_json::to_string(event).map_err(|error| StoreError::Failed(error.to_string()))?;
                rows.push((write.game.clone(), seq, body));
            }
        }
        rows.sort_unstable();
        let mut events = Events { games: Vec::new(), seqs: Vec::new(), bodies: Vec::new() };
        for (game, seq, body) in rows {
            events.games.push(game);
            events.seqs.push(seq);
            events.bodies.push(body);
        }
        Ok(events)
    }
}

/// Jobs that are written as a whole or not at all.
struct Batch<'a> {
    jobs: &'a [&'a WriteJob],
    own: i64,
}

impl Work for Batch<'_> {
    type Done = ();

    async fn run(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let writes = || self.jobs.iter().flat_map(|job| job.writes());
        let (found, moved): (Vec<&Write>, Vec<&Write>) = writes().partition(|write| write.entry.is_some());
        let shifts: Vec<ClockShift> = self.jobs.iter().filter_map(|job| job.shift()).collect();
        let events = Events::of(self.jobs)?;
        if found.is_empty() && shifts.is_empty() {
            // One statement is one transaction.
            return write_events(connection, events, &moved, self.own).await;
        }
        let mut transaction = connection.begin().await?;
        write_events(&mut transaction, events, &moved, self.own).await?;
        entries::write(&mut transaction, &found, self.own).await?;
        for shift in shifts {
            let sql = "INSERT INTO clock_shifts VALUES ($1, $2) ON CONFLICT (at) DO UPDATE SET ahead = excluded.ahead";
            sqlx::query(sql).bind(shift.at as i64).bind(shift.ahead).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }
}

/// Writes events, and beside them in the tables of games how many moves there are and who holds the game now.
async fn write_events(
    connection: &mut PgConnection,
    events: Events,
    moved: &[&Write],
    own: i64,
) -> Result<(), StoreError> {
    if events.games.is_empty() {
        return Ok(());
    }
    let sql = "WITH added AS (INSERT INTO events SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])) \
        UPDATE games SET ply = coalesce(moved.ply, games.ply), holder = $6 \
        FROM unnest($4::text[], $5::bigint[]) AS moved (game, ply) WHERE games.id = moved.game";
    let ids: Vec<String> = moved.iter().map(|write| write.game.clone()).collect();
    let plies: Vec<Option<i64>> = moved.iter().map(|write| write.ply.map(|ply| ply as i64)).collect();
    let query =
        sqlx::query(sql).bind(events.games).bind(events.seqs).bind(events.bodies).bind(ids).bind(plies).bind(own);
    query.execute(connection).await?;
    Ok(())
}
