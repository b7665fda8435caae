//! What is looked at before a database is used.

use std::time::{Duration, Instant};

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::SqliteConnection;

use super::super::StoreError;

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long a start may look for damage. `fencepost verify` takes its time.
const QUICK_CHECK_TIME: Duration = Duration::from_millis(10);
/// Steps of `SQLite`'s machine, or pages that it checks, between two looks at the clock.
const PAGES: i32 = 20;
/// So many looks are not the clock's business: what is small is read as a whole, however busy the machine is.
const LEAST_LOOKS: u32 = 20;
/// Steps of `SQLite`'s machine between two looks at the clock while something is read.
pub(super) const STEPS: i32 = 500;

/// Looks for damage, for a moment: what is small is read as a whole, what is large is only begun.
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

/// What one of `SQLite`'s own checks finds first, if anything.
pub(super) async fn find_damage(
    connection: &mut SqliteConnection,
    check: &'static str,
) -> Result<Option<String>, StoreError> {
    let verdict: String = sqlx::query_scalar(check).fetch_one(connection).await?;
    // What is found comes below a heading.
    let finding = verdict.lines().last().unwrap_or_default().to_owned();
    Ok(Some(finding).filter(|finding| finding != "ok"))
}

/// `SQLite` opens what it may only read without a word, and even begins to write there; it says so when something is
/// written. This number is nobody's, and stays as it is.
pub(super) async fn check_writable(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let written = sqlx::query("PRAGMA user_version = 1").execute(&mut *connection).await;
    sqlx::query("ROLLBACK").execute(connection).await?;
    written?;
    Ok(())
}

/// Whether a database is ours and not newer than we are.
pub(super) async fn check_version(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = MIGRATIONS.iter().map(|migration| migration.version).max();
    let newest: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await?;
    if newest > known { Err(StoreError::Newer) } else { Ok(()) }
}

/// Brings a database up to date.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    MIGRATIONS.run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreError::Failed(other.to_string()),
    })
}

/// Whether a database has the tables that games are made of.
pub(super) async fn check_tables(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for sql in ["SELECT game, seq, body FROM events LIMIT 0", "SELECT id, created, summary FROM games LIMIT 0"] {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    Ok(())
}
