//! Copies of a database that are there as a whole or not at all.

use std::path::Path;

use sqlx::SqliteConnection;
use tempfile::NamedTempFile;

use super::super::StoreError;
use super::files;

/// Copies a database to a file beside the one it shall become. It is gone again unless it is settled.
pub(super) async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<NamedTempFile, StoreError> {
    let draft = files::draft_of(to).map_err(|error| files::writing_error(&error))?;
    let path = draft.path().to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO ?").bind(path).execute(connection).await?;
    draft.as_file().sync_all().map_err(|error| files::writing_error(&error))?;
    Ok(draft)
}

/// Gives a copy its name, which nothing else may have yet.
pub(super) fn publish(draft: NamedTempFile, to: &Path) -> Result<(), StoreError> {
    draft.persist_noclobber(to).map_err(|error| files::writing_error(&error.error))?;
    files::sync_folder_of(to).map_err(|error| files::writing_error(&error))
}

/// Gives a copy a name that may be another file's, which it replaces.
pub(super) fn publish_over(draft: NamedTempFile, to: &Path) -> Result<(), StoreError> {
    draft.persist(to).map_err(|error| files::writing_error(&error.error))?;
    files::sync_folder_of(to).map_err(|error| files::writing_error(&error))
}
