//! `fencepost export`: the records of all games.

use std::fs::File;
use std::io::{BufWriter, Write};

use fencepost_server::{ExportError, export as export_games};

use super::serve::{Place, block_on};
use crate::cli_error::{CliError, reason};
use crate::environment::Environment;
use crate::serve_arguments::ExportOptions;

pub(crate) fn export(options: &ExportOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let place = Place::of(options.data.as_deref(), options.database.as_ref());
    block_on(&language, async {
        let store = place.open_to_read(&language).await?;
        let Some(path) = &options.output else {
            return match export_games(&*store, &mut env.output).await {
                Ok(_) => Ok(()),
                Err(ExportError::Store(error)) => Err(place.error(&error, &language)),
                Err(ExportError::Output(error)) => Err(CliError::Output(error)),
            };
        };
        let to_file = |error: &std::io::Error| {
            let values = [("file", path.display().to_string().into()), ("why", reason(error).into())];
            CliError::Sentence(language.text_with("problem-write", &values))
        };
        let mut file = BufWriter::new(File::create(path).map_err(|error| to_file(&error))?);
        match export_games(&*store, &mut file).await {
            Ok(_) => file.flush().map_err(|error| to_file(&error)),
            Err(ExportError::Store(error)) => Err(place.error(&error, &language)),
            Err(ExportError::Output(error)) => Err(to_file(&error)),
        }
    })
}
