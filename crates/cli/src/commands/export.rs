//! `fencepost export`: the records of all games.

use std::fs::File;
use std::io::{BufWriter, Write};

use fencepost_server::store::SqliteStore;
use fencepost_server::{ExportError, export as export_games};

use super::serve::{block_on, data_folder, store_problem};
use crate::problem::{Problem, reason};
use crate::serve_arguments::ExportOptions;
use crate::world::World;

pub(crate) fn export(options: &ExportOptions, world: &mut World<'_>) -> Result<(), Problem> {
    let language = world.language.clone();
    let folder = data_folder(options.data.as_deref());
    block_on(&language, async {
        let store = SqliteStore::open_to_read(&folder).await;
        let store = store.map_err(|error| store_problem(&error, &folder, &language))?;
        let Some(path) = &options.output else {
            return match export_games(&store, &mut world.output).await {
                Ok(_) => Ok(()),
                Err(ExportError::Store(error)) => Err(store_problem(&error, &folder, &language)),
                Err(ExportError::Output(error)) => Err(Problem::Output(error)),
            };
        };
        let to_file = |error: &std::io::Error| {
            let values = [("file", path.display().to_string().into()), ("why", reason(error).into())];
            Problem::Sentence(language.text_with("problem-write", &values))
        };
        let mut file = BufWriter::new(File::create(path).map_err(|error| to_file(&error))?);
        match export_games(&store, &mut file).await {
            Ok(_) => file.flush().map_err(|error| to_file(&error)),
            Err(ExportError::Store(error)) => Err(store_problem(&error, &folder, &language)),
            Err(ExportError::Output(error)) => Err(to_file(&error)),
        }
    })
}
