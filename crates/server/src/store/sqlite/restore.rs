//! Restoring a backup.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use futures_util::future::LocalBoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::super::StoreError;
use super::{SqliteStore, checks, copy, files, lock, migrations, options};
use crate::time::date;

/// Why a backup was not restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// It is not a database of ours.
    NotAStore,
    /// There are games already, and they must not be replaced.
    HasGames,
    /// The backup cannot be used.
    Copy(StoreError),
    /// The folder cannot be used.
    Folder(StoreError),
}

/// Restores a backup as the database of a folder that no server uses. If games are replaced, their database is kept under
/// another name, which is returned.
///
/// # Errors
/// Why it failed; nothing has changed then.
pub fn restore<'a>(
    copy: &'a Path,
    folder: &'a Path,
    replace: bool,
) -> LocalBoxFuture<'a, Result<Option<PathBuf>, RestoreError>> {
    Box::pin(async move {
        let failed = |error: std::io::Error| RestoreError::Folder(files::writing_error(&error));
        let mut source = open_copy(copy).await?;
        files::make_folder(folder).map_err(failed)?;
        let _lock = lock(folder).await.map_err(RestoreError::Folder)?;
        let target = SqliteStore::file_in(folder);
        let has_games = has_games(folder).await;
        if has_games && !replace {
            return Err(RestoreError::HasGames);
        }
        let draft = copy::copy(&mut source, &target).await.map_err(RestoreError::Folder)?;
        // Closing it removes the files beside it.
        let _ = source.close().await;
        checkpoint(folder).await;
        let kept = if has_games { Some(keep(&target).map_err(failed)?) } else { None };
        clear(&target, kept.as_deref()).map_err(failed)?;
        copy::publish_over(draft, &target).map_err(RestoreError::Folder)?;
        Ok(kept)
    })
}

/// Opens a backup, and checks that it is intact and one of ours.
async fn open_copy(copy: &Path) -> Result<SqliteConnection, RestoreError> {
    let failed = |error: std::io::Error| RestoreError::Copy(StoreError::Failed(files::reason(&error)));
    if !fs::metadata(copy).map_err(failed)?.is_file() || !files::is_database(copy).map_err(failed)? {
        return Err(RestoreError::NotAStore);
    }
    // A write-ahead log that a killed server left beside it is part of it; without one, it can be read even from a read-only disk.
    let is_alone = files::all_of(copy).skip(1).all(|path| !path.exists());
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(is_alone);
    let no_store = |error: StoreError| match error {
        StoreError::Newer | StoreError::Damaged(_) => RestoreError::Copy(error),
        _ => RestoreError::NotAStore,
    };
    let opened = SqliteConnection::connect_with(&options).await.map_err(StoreError::from);
    let mut connection = opened.map_err(RestoreError::Copy)?;
    migrations::check_version(&mut connection).await.map_err(no_store)?;
    checks::check_tables(&mut connection).await.map_err(no_store)?;
    match checks::find_damage(&mut connection, "PRAGMA integrity_check(1)").await {
        Ok(None) => Ok(connection),
        Ok(Some(finding)) => Err(RestoreError::Copy(StoreError::Damaged(finding))),
        Err(error) => Err(RestoreError::Copy(error)),
    }
}

/// Whether a folder has games. A file that cannot be read counts as such.
async fn has_games(folder: &Path) -> bool {
    let file = SqliteStore::file_in(folder);
    let length = fs::metadata(&file).map_or(0, |found| found.len());
    if length == 0 {
        return false;
    }
    let count = async {
        let mut connection = SqliteConnection::connect_with(&options(folder)).await?;
        let any: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM events)").fetch_one(&mut connection).await?;
        // An older file has no such table.
        let more = "SELECT EXISTS (SELECT 1 FROM tournament_events)";
        let more: bool = sqlx::query_scalar(more).fetch_one(&mut connection).await.unwrap_or(false);
        connection.close().await?;
        Ok::<_, sqlx::Error>(any || more)
    };
    count.await.unwrap_or(true)
}

/// Moves the write-ahead log into the database, so that nothing is lost if the files beside it are.
async fn checkpoint(folder: &Path) {
    if !SqliteStore::file_in(folder).exists() {
        return;
    }
    let done = async {
        let mut connection = SqliteConnection::connect_with(&options(folder)).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        connection.close().await
    };
    if let Err(error) = done.await {
        tracing::warn!(%error, "the database that is being replaced is damaged");
    }
}

/// Gives the file a second name, which it keeps when the first goes to another file.
fn keep(target: &Path) -> std::io::Result<PathBuf> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let stem = format!("fencepost-{}", date(now).replace('.', "-"));
    let mut kept = target.with_file_name(format!("{stem}.db"));
    for number in 2.. {
        if !kept.exists() {
            break;
        }
        kept = target.with_file_name(format!("{stem}-{number}.db"));
    }
    // Not every file system has hard links.
    if fs::hard_link(target, &kept).is_err() {
        fs::copy(target, &kept)?;
        fs::File::open(&kept)?.sync_all()?;
    }
    Ok(kept)
}

/// Removes the files beside the one that is replaced: `SQLite` would take them for parts of the new one.
fn clear(target: &Path, kept: Option<&Path>) -> std::io::Result<()> {
    let others = files::all_of(target).skip(1).collect::<Vec<_>>();
    let kept = kept.map(|kept| files::all_of(kept).skip(1).collect::<Vec<_>>()).unwrap_or_default();
    for (place, other) in others.iter().enumerate().filter(|(_, other)| other.exists()) {
        match kept.get(place) {
            Some(kept) => fs::rename(other, kept)?,
            None => fs::remove_file(other)?,
        }
    }
    Ok(())
}
