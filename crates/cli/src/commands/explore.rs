//! `fencepost explore`: builds an index of what was played.

use std::cell::Cell;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use fencepost_explorer::{BuildError, Built, IndexBuilder, Unreadable};
use fencepost_language::{Language, plain_number};
use tempfile::{Builder, NamedTempFile};

use crate::analyze_arguments::ExploreOptions;
use crate::cli_error::{CliError, reason};
use crate::commands::analyze::all_cores;
use crate::environment::Environment;
use crate::progress::Progress;

pub(crate) fn explore(options: &ExploreOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let aside = beside(&options.output).map_err(|error| unwritable(&options.output, &reason(&error), &language))?;
    let mut unreadable = Vec::new();
    let built = build(options, aside.path(), env.errors_is_terminal, &mut unreadable)
        .map_err(|error| sentence(&error, &options.output, &language))?;
    for it in &unreadable {
        env.errors.write_all(CliError::Sentence(place_and_reason(it, &language)).message(&language).as_bytes())?;
    }
    if built.games == 0 {
        return Err(language.text("explore-no-game").into());
    }
    let synced = aside.as_file().sync_all().and_then(|()| Ok(aside.persist(&options.output)?));
    synced.map_err(|error| unwritable(&options.output, &reason(&error), &language))?;
    let values = [("games", built.games.into()), ("positions", built.positions.into())];
    writeln!(env.output, "{}", language.text_with("explore-built", &values))?;
    if built.skipped == 0 { Ok(()) } else { Err(CliError::Partly) }
}

/// A file in the folder of the index, to be renamed in the end: an index that is in use is never half written.
fn beside(output: &Path) -> io::Result<NamedTempFile> {
    let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = Builder::new();
    builder.prefix(".fencepost-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    builder.tempfile_in(folder)
}

fn build(
    options: &ExploreOptions,
    output: &Path,
    watch: bool,
    unreadable: &mut Vec<Unreadable>,
) -> Result<Built, BuildError> {
    let bytes = options.files.iter().filter_map(|path| fs::metadata(path).ok()).map(|it| it.len()).sum();
    let reading = Cell::new(Some(Progress::of_bytes(Some(bytes), watch)));
    let mut merging: Option<(Progress, u64)> = None;
    let mut builder = IndexBuilder {
        threads: options.threads.map_or_else(all_cores, |threads| threads as usize),
        on_read: &mut |bytes| {
            let bar = reading.take();
            if let Some(bar) = &bar {
                bar.advance(bytes);
            }
            reading.set(bar);
        },
        on_merge: &mut |done, all| {
            if all > 0 {
                drop(reading.take());
                let (bar, before) = merging.get_or_insert_with(|| (Progress::of_count(all as usize, watch), 0));
                bar.advance(done.saturating_sub(*before));
                *before = done;
            }
        },
        on_unreadable: &mut |it| unreadable.push(it),
    };
    builder.build(options.files.iter().map(|path| (path.display().to_string(), File::open(path))), output)
}

fn place_and_reason(it: &Unreadable, language: &Language) -> String {
    let values = [
        ("file", it.file.as_str().into()),
        ("line", plain_number(it.error.line)),
        ("column", plain_number(it.error.column)),
        ("why", language.record_error(&it.error).into()),
    ];
    language.text_with("problem-in-file", &values)
}

fn sentence(error: &BuildError, output: &Path, language: &Language) -> CliError {
    match error {
        BuildError::Read { file, error } => {
            let values = [("file", file.as_str().into()), ("why", reason(error).into())];
            language.text_with("problem-read", &values).into()
        }
        BuildError::NotText { file, line } => {
            let why = language.text("problem-no-text");
            let values = [("file", file.as_str().into()), ("line", plain_number(line)), ("why", why.into())];
            language.text_with("problem-in-game", &values).into()
        }
        BuildError::TooManyGames => language.text("explore-too-many").into(),
        BuildError::Write(why) => unwritable(output, why, language),
    }
}

fn unwritable(output: &Path, why: &str, language: &Language) -> CliError {
    let values = [("file", output.display().to_string().into()), ("why", why.into())];
    language.text_with("problem-write", &values).into()
}
