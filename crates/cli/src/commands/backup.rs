//! `fencepost backup`: a copy of all games, while the server runs.

use fencepost_server::store::{SqliteStore, Store, StoreError};

use super::serve::{Place, block_on, file_error, store_error};
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::serve_arguments::BackupOptions;

pub(crate) fn backup(options: &BackupOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = &env.language;
    let place = Place::of(options.data.as_deref(), options.database.as_ref());
    let folder = place.folder("pg_dump --format=custom --file=FILE URL", language)?;
    let target = options.file.display().to_string();
    if options.file.exists() {
        return Err(CliError::Sentence(language.text_with("backup-exists", &[("file", target.into())])));
    }
    block_on(language, async {
        let store = SqliteStore::open_to_read(folder).await;
        let store = store.map_err(|error| store_error(&error, folder, language))?;
        store.back_up(&options.file).await.map_err(|error| match error {
            StoreError::Full | StoreError::ReadOnly => file_error(&error, &options.file, language),
            StoreError::Failed(why) => {
                let values = [("file", target.into()), ("why", why.into())];
                CliError::Sentence(language.text_with("backup-failed", &values))
            }
            _ => store_error(&error, folder, language),
        })
    })
}
