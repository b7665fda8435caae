//! The migrations of the database, and which of them it has had.

use std::borrow::Cow;
use std::sync::LazyLock;

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

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into(), false)
    };
    let migrations = (1..).zip(MIGRATION_FILES).map(migration).collect();
    Migrator { migrations: Cow::Owned(migrations), ..Migrator::DEFAULT }
});

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
