//! `fencepost verify`: the full check of the stored games.

use fencepost_server::store::{Finding, Observer, SqliteStore, StoreError, verify as verify_store};

use super::serve::{block_on, store_error};
use crate::cli_error::CliError;
use crate::data_folder::data_folder;
use crate::environment::Environment;
use crate::progress::Progress;
use crate::serve_arguments::VerifyOptions;

/// The findings, and a progress bar.
struct Watch {
    progress: Progress,
    is_watched: bool,
    findings: Vec<Finding>,
}

impl Observer for Watch {
    fn begin(&mut self, games: u64) {
        self.progress = Progress::of_count(games as usize, self.is_watched);
    }

    fn advance(&mut self, games: u64) {
        self.progress.advance(games);
    }

    fn find(&mut self, finding: Finding) {
        self.findings.push(finding);
    }
}

pub(crate) fn verify(options: &VerifyOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let language = env.language.clone();
    let folder = data_folder(options.data.as_deref());
    let is_watched = env.errors_is_terminal;
    let mut watch = Watch { progress: Progress::of_count(0, false), is_watched, findings: Vec::new() };
    let verified = block_on(&language, async {
        verify_store(&folder, &mut watch).await.map_err(|error| store_error(&error, &folder, &language))
    })?;
    drop(watch.progress);
    let sentence = |finding: &Finding| match finding {
        Finding::File(why) => store_error(&StoreError::Damaged(why.clone()), &folder, &language),
        Finding::Events { game, seq } => {
            let values = [("game", game.as_str().into()), ("seq", fencepost_language::plain_number(seq))];
            CliError::Sentence(language.text_with("verify-game", &values))
        }
        Finding::Entry { game } => {
            CliError::Sentence(language.text_with("verify-entry", &[("game", game.as_str().into())]))
        }
    };
    if !watch.findings.is_empty() {
        let all: String = watch.findings.iter().map(|finding| sentence(finding).message(&language)).collect();
        return Err(CliError::Usage(all));
    }
    let file = SqliteStore::file_in(&folder).display().to_string();
    let values = [("file", file.into()), ("games", verified.games.into()), ("events", verified.events.into())];
    writeln!(env.output, "{}", language.text_with("verify-sound", &values))?;
    Ok(())
}
