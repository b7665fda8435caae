//! `fencepost move-data`: from a folder to a database.

use fencepost_server::store::{CopyError, copy_to_postgres};

use super::serve::{block_on, database_error, store_error};
use crate::cli_error::CliError;
use crate::data_folder::data_folder;
use crate::environment::Environment;
use crate::serve_arguments::MoveDataOptions;

pub(crate) fn move_data(options: &MoveDataOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let folder = data_folder(options.from.as_deref());
    let database = || options.to.to_string().into();
    let copied = block_on(&language, async {
        copy_to_postgres(&folder, &options.to).await.map_err(|error| match error {
            CopyError::Source(error) => store_error(&error, &folder, &language),
            CopyError::Target(error) => database_error(&error, &options.to, &language),
            CopyError::NotEmpty => {
                CliError::Sentence(language.text_with("move-data-not-empty", &[("file", database())]))
            }
            CopyError::Differs(table) => {
                let values = [("file", database()), ("table", table.into())];
                CliError::Sentence(language.text_with("move-data-differs", &values))
            }
        })
    })?;
    let values = [("file", database()), ("games", copied.games.into()), ("events", copied.events.into())];
    writeln!(env.output, "{}", language.text_with("move-data-done", &values))?;
    Ok(())
}
