//! Checks of a database before it is used.

use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;

use super::super::StoreError;

/// How long the check for damage at the start may take. `fencepost verify` takes its time.
const QUICK_CHECK_TIME: Duration = Duration::from_millis(10);
/// Steps of `SQLite`'s virtual machine, or pages that it checks, between two looks at the clock.
const PAGES: i32 = 20;
/// How many looks ignore the clock: a small file is read as a whole, however busy the machine is.
const LEAST_LOOKS: u32 = 20;
/// Steps of `SQLite`'s virtual machine between two looks at the clock during a read.
pub(super) const STEPS: i32 = 500;

/// Looks for damage, for a short time: a small file is read as a whole, a large one only in part.
pub(super) async fn quick_check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let until = Instant::now() + QUICK_CHECK_TIME;
    let mut looks = 0;
    let goes_on = move || {
        looks += 1;
        looks <= LEAST_LOOKS || Instant::now() < until
    };
    connection.lock_handle().await?.set_progress_handler(PAGES, goes_on);
    let looked = find_damage(connection, "PRAGMA quick_check(1)").await;
    connection.lock_handle().await?.remove_progress_handler();
    match looked {
        Err(StoreError::TimedOut) | Ok(None) => Ok(()),
        Ok(Some(finding)) => Err(StoreError::Damaged(finding)),
        Err(error) => Err(error),
    }
}

/// The first finding of one of `SQLite`'s own checks, if any.
pub(super) async fn find_damage(
    connection: &mut SqliteConnection,
    check: &'static str,
) -> Result<Option<String>, StoreError> {
    let verdict: String = sqlx::query_scalar(check).fetch_one(connection).await?;
    // Findings come below a heading.
    let finding = verdict.lines().last().unwrap_or_default().to_owned();
    Ok(Some(finding).filter(|finding| finding != "ok"))
}

/// Whether the file can be written. `SQLite` opens a read-only file without an error, and even begins a transaction; it fails
/// only when something is written. Nothing uses the user version, and the change to it is rolled back.
pub(super) async fn check_writable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let written = sqlx::query("PRAGMA user_version = 1").execute(&mut *connection).await;
    sqlx::query("ROLLBACK").execute(connection).await?;
    written?;
    Ok(())
}

/// Whether a database has the tables of games.
pub(super) async fn check_tables(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for sql in ["SELECT game, seq, body FROM events LIMIT 0", "SELECT id, created FROM games LIMIT 0"] {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    Ok(())
}
