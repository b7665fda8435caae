//! Checks of a database before it is used, and its migrations.

use std::borrow::Cow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;

use super::super::StoreError;

/// The migrations in their order, numbered from 1. Their texts must not change: every database stores their checksums.
///
/// They are listed by hand because the macro that reads the folder would build sqlx and `SQLite` a second time.
const MIGRATION_FILES: [(&str, &str); 7] = [
    ("games", include_str!("../../../migrations/sqlite/0001_games.sql")),
    ("lists", include_str!("../../../migrations/sqlite/0002_lists.sql")),
    ("finding", include_str!("../../../migrations/sqlite/0003_finding.sql")),
    ("idle", include_str!("../../../migrations/sqlite/0004_idle.sql")),
    ("dates", include_str!("../../../migrations/sqlite/0005_dates.sql")),
    ("listings", include_str!("../../../migrations/sqlite/0006_listings.sql")),
    ("tournaments", include_str!("../../../migrations/sqlite/0007_tournaments.sql")),
];

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into(), false)
    };
    let migrations = (1..).zip(MIGRATION_FILES).map(migration).collect();
    Migrator { migrations: Cow::Owned(migrations), ..Migrator::DEFAULT }
});

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

/// Whether a database is one of ours, and not of a newer version.
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

/// Whether a database has the tables of games.
pub(super) async fn check_tables(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for sql in ["SELECT game, seq, body FROM events LIMIT 0", "SELECT id, created FROM games LIMIT 0"] {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_migration() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite")).expect("the folder");
        let mut files: Vec<String> =
            folder.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        files.sort_unstable();
        let listed: Vec<String> =
            MIGRATIONS.iter().map(|it| format!("{:04}_{}.sql", it.version, it.description)).collect();
        assert_eq!(files, listed);
    }
}
