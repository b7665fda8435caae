//! `fencepost verify`: the full check of the stored games.

use fencepost_server::store::{Finding, Observer, StoreError, verify as verify_store, verify_postgres};

use super::serve::{Place, block_on};
use crate::cli_error::CliError;
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
    let place = Place::of(options.data.as_deref(), options.database.as_ref());
    let is_watched = env.errors_is_terminal;
    let mut watch = Watch { progress: Progress::of_count(0, false), is_watched, findings: Vec::new() };
    let verified = block_on(&language, async {
        let verified = match &place {
            Place::Folder(folder) => verify_store(folder, &mut watch).await,
            Place::Database(database) => verify_postgres(database, &mut watch).await,
        };
        verified.map_err(|error| place.error(&error, &language))
    })?;
    drop(watch.progress);
    let sentence = |finding: &Finding| match finding {
        Finding::File(why) => place.error(&StoreError::Damaged(why.clone()), &language),
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
    let file = place.to_string();
    let values = [("file", file.into()), ("games", verified.games.into()), ("events", verified.events.into())];
    writeln!(env.output, "{}", language.text_with("verify-sound", &values))?;
    Ok(())
}
