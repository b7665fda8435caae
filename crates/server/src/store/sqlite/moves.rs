//! Batches of nothing but moves, which almost all batches are, are written by one call: every call of the database is a message to its
//! thread and one back, and those cost more than what `SQLite` does.

use sqlx::SqliteConnection;

use super::super::{StoreError, Write};
use super::writer::WriteJob;

/// The rows are arrays of game, number of the event, event, and ply or null.
const WRITE_MOVES: &str = "BEGIN IMMEDIATE; \
    INSERT INTO events SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?); \
    UPDATE games SET ply = moved.value ->> 3 FROM json_each(?) AS moved \
        WHERE games.id = moved.value ->> 0 AND moved.value ->> 3 IS NOT NULL; \
    INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at); \
    COMMIT";

/// The rows of a batch that has nothing but single events of games whose entry stays as it is; none for every other batch.
pub(super) fn rows(jobs: &[WriteJob]) -> Option<Result<String, StoreError>> {
    let rows: Option<Vec<_>> = jobs.iter().map(row).collect();
    let rows = rows?.into_iter().collect::<Result<Vec<_>, _>>().and_then(|rows| serde_json::to_string(&rows));
    Some(rows.map_err(|error| StoreError::Failed(error.to_string())))
}

type Row<'a> = (&'a str, u64, String, Option<usize>);

fn row(job: &WriteJob) -> Option<Result<Row<'_>, serde_json::Error>> {
    let WriteJob::Commit(writes, _) = job else { return None };
    let [Write { game, seq, events, ply, entry: None }] = &writes[..] else { return None };
    let [event] = &events[..] else { return None };
    Some(serde_json::to_string(event).map(|event| (game.as_str(), *seq, event, *ply)))
}

/// Writes the rows in one transaction, all or none, and notes that the server was alive at that time.
pub(super) async fn write(connection: &mut SqliteConnection, rows: &str, now: u64) -> Result<(), StoreError> {
    let query = sqlx::query(WRITE_MOVES).bind(rows).bind(rows).bind(now as i64);
    query.execute(connection).await?;
    Ok(())
}
