//! Batches of nothing but moves, which almost all batches are, are written by one statement: every statement is a message to the
//! database's thread and one back, and those cost more than what `SQLite` does.

use sqlx::{Executor as _, SqliteConnection};

use super::super::{StoreError, Write};
use super::writer::WriteJob;

/// A view of this connection alone: to insert into it is to write a move.
const PREPARE: &str = "
    CREATE TEMP VIEW moves AS SELECT game, seq, body, 0 AS ply FROM main.events;
    CREATE TEMP TRIGGER write_move INSTEAD OF INSERT ON moves BEGIN
        INSERT INTO events VALUES (new.game, new.seq, new.body);
        UPDATE games SET ply = new.ply WHERE id = new.game AND new.ply IS NOT NULL;
    END";
/// How many moves one statement writes at most: each number of them is a statement that is kept.
const MOST_ROWS: usize = 32;

/// Game, number of the event, event, and ply, if it changes.
pub(super) type Row<'a> = (&'a str, u64, String, Option<usize>);

/// Prepares a connection for writing moves.
pub(super) async fn prepare(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    connection.execute(PREPARE).await?;
    Ok(())
}

/// The rows of a batch that has nothing but single events of games whose entry stays as it is; none for every other batch.
pub(super) fn rows(jobs: &[WriteJob]) -> Option<Result<Vec<Row<'_>>, StoreError>> {
    let rows: Option<Vec<_>> = jobs.iter().map(row).collect();
    let rows: Result<Vec<_>, _> = rows?.into_iter().collect();
    Some(rows.map_err(|error| StoreError::Failed(error.to_string())))
}

fn row(job: &WriteJob) -> Option<Result<Row<'_>, serde_json::Error>> {
    let WriteJob::Commit(writes, _) = job else { return None };
    let [Write { game, seq, events, ply, entry: None }] = &writes[..] else { return None };
    let [event] = &events[..] else { return None };
    Some(serde_json::to_string(event).map(|event| (game.as_str(), *seq, event, *ply)))
}

/// Writes the rows in one transaction, all or none, and notes that the server was alive at that time, if one is given.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    rows: &[Row<'_>],
    alive: Option<u64>,
) -> Result<(), StoreError> {
    if alive.is_none() && rows.len() <= MOST_ROWS {
        // A single statement is a transaction by itself.
        return insert(connection, rows).await;
    }
    connection.execute("BEGIN IMMEDIATE").await?;
    for some in rows.chunks(MOST_ROWS) {
        insert(connection, some).await?;
    }
    if let Some(alive) = alive {
        super::writer::beat(connection, alive).await?;
    }
    connection.execute("COMMIT").await?;
    Ok(())
}

async fn insert(connection: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
    let sql = format!("INSERT INTO moves VALUES {}", vec!["(?, ?, ?, ?)"; rows.len()].join(", "));
    let mut query = sqlx::query(&sql);
    for (game, seq, event, ply) in rows {
        query = query.bind(game).bind(*seq as i64).bind(event).bind(ply.map(|ply| ply as i64));
    }
    query.execute(connection).await?;
    Ok(())
}
