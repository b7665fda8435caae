//! Atomic copies of a database: they exist as a whole or not at all.

use std::path::Path;

use sqlx::SqliteConnection;
use tempfile::NamedTempFile;

use super::super::StoreError;
use super::files;

/// Copies a database to a temporary file beside its target. It is deleted unless it gets its final name.
pub(super) async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<NamedTempFile, StoreError> {
    let draft = files::draft_of(to).map_err(|error| files::writing_error(&error))?;
    let path = draft.path().to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO ?").bind(path).execute(connection).await?;
    draft.as_file().sync_all().map_err(|error| files::writing_error(&error))?;
    Ok(draft)
}

/// Gives a copy its name; no other file may have it.
pub(super) fn publish(draft: NamedTempFile, to: &Path) -> Result<(), StoreError> {
    draft.persist_noclobber(to).map_err(|error| files::writing_error(&error.error))?;
    files::sync_folder_of(to).map_err(|error| files::writing_error(&error))
}

/// Gives a copy its name, and replaces the file that has it.
pub(super) fn publish_over(draft: NamedTempFile, to: &Path) -> Result<(), StoreError> {
    draft.persist(to).map_err(|error| files::writing_error(&error.error))?;
    files::sync_folder_of(to).map_err(|error| files::writing_error(&error))
}
