//! `fencepost restore`: restores a backup of a server's games.

use fencepost_server::store::{RestoreError, SqliteStore, restore as put_back};

use super::serve::{Place, block_on, file_error, store_error};
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::serve_arguments::RestoreOptions;

pub(crate) fn restore(options: &RestoreOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let place = Place::of(options.data.as_deref(), options.database.as_ref());
    let folder = place.folder("pg_restore --clean --if-exists --single-transaction --dbname=URL FILE", &language)?;
    let sentence = |id: &str, file: &std::path::Path| {
        CliError::Sentence(language.text_with(id, &[("file", file.display().to_string().into())]))
    };
    let restored = block_on(&language, async {
        put_back(&options.file, folder, options.replace).await.map_err(|error| match error {
            RestoreError::NotAStore => sentence("restore-not-a-store", &options.file),
            RestoreError::HasGames => sentence("restore-needs-replace", &SqliteStore::file_in(folder)),
            RestoreError::Copy(error) => file_error(&error, &options.file, &language),
            RestoreError::Folder(error) => store_error(&error, folder, &language),
        })
    });
    if let Some(kept) = restored? {
        let values = [("file", kept.display().to_string().into())];
        writeln!(env.output, "{}", language.text_with("restore-kept", &values))?;
    }
    Ok(())
}
