//! `fencepost backup`: a copy of all games, while the server runs.

use fencepost_server::store::{SqliteStore, Store, StoreError};

use super::serve::{block_on, data_folder, file_problem, store_problem};
use crate::problem::Problem;
use crate::serve_arguments::BackupOptions;
use crate::world::World;

pub(crate) fn backup(options: &BackupOptions, world: &mut World<'_>) -> Result<(), Problem> {
    let language = &world.language;
    let folder = data_folder(options.data.as_deref());
    let target = options.file.display().to_string();
    if options.file.exists() {
        return Err(Problem::Sentence(language.text_with("backup-exists", &[("file", target.into())])));
    }
    block_on(language, async {
        let store = SqliteStore::open_to_read(&folder).await;
        let store = store.map_err(|error| store_problem(&error, &folder, language))?;
        store.back_up(&options.file).await.map_err(|error| match error {
            StoreError::Full | StoreError::ReadOnly => file_problem(&error, &options.file, language),
            StoreError::Failed(why) => {
                let values = [("file", target.into()), ("why", why.into())];
                Problem::Sentence(language.text_with("backup-failed", &values))
            }
            _ => store_problem(&error, &folder, language),
        })
    })
}
