//! `fencepost engine`: a player for other programs to talk to.

use std::io::BufReader;
use std::thread;
use std::time::{Duration, Instant};

use fencepost_engine::players::by_name;
use fencepost_engine::protocol::{QtpSession, Session, StreamDriver, UciOption, UciSession};
use fencepost_engine::{Engine, HelperTask, Options, Player, SearchLimits, ThreadPool};
use fencepost_language::Language;

use crate::arguments::{EngineOptions, Protocol};
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::memory;

/// The time for a move if neither the protocol nor the command line sets it.
const USUAL_MOVE_TIME: Duration = Duration::from_secs(1);

pub(crate) fn engine(options: &EngineOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let settings = options.settings();
    let name = options.player.as_deref();
    check_memory(&settings, memory::available(), &env.language)?;
    let mut player: Box<dyn Player + Send> =
        name.and_then(|name| by_name(name, settings.seed)).unwrap_or_else(|| Box::new(Engine::new(settings.clone())));
    match options.protocol {
        Protocol::Uci => {
            talk(UciSession::new(full_name(name), settings).with_memory_limit(memory_limit), &mut *player, env)
        }
        Protocol::Qtp => talk(QtpSession::new(full_name(name), options.limits()), &mut *player, env),
    }
}

/// Most systems promise any amount of memory, and kill a program that really uses it.
fn check_memory(settings: &Options, there: Option<u64>, language: &Language) -> Result<(), CliError> {
    let needs = (settings.hash as u64) << 20;
    let Some(there) = there.filter(|&there| needs > there) else { return Ok(()) };
    let values = [("needs", memory::in_words(needs.into()).into()), ("there", memory::in_words(there.into()).into())];
    Err(CliError::Sentence(language.text_with("engine-hash-too-large", &values)))
}

/// How many bytes the table may take: those that are free, and those that it has already.
fn memory_limit(held: u64) -> Option<u64> {
    memory::available().map(|free| free + held)
}

impl EngineOptions {
    fn settings(&self) -> Options {
        let mut settings = Options::default();
        for (value, setting) in [
            (self.level, UciOption::LEVEL),
            (self.threads, UciOption::THREADS),
            (self.hash, UciOption::HASH),
            (self.seed, UciOption::SEED),
        ] {
            if let Some(value) = value {
                setting.set(&mut settings, value);
            }
        }
        settings
    }

    /// For a protocol without time limits.
    fn limits(&self) -> SearchLimits {
        let time = self.movetime.map_or(USUAL_MOVE_TIME, |millis| Duration::from_millis(millis.into()));
        SearchLimits { soft_time: Some(time), hard_time: Some(time), ..SearchLimits::default() }
    }
}

/// The name and version, with the kind of player if it is not the engine.
fn full_name(player: Option<&str>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    player.map_or_else(|| format!("Fencepost {version}"), |player| format!("Fencepost {player} {version}"))
}

/// Listens here and thinks on another thread.
fn talk(
    session: impl Session + Send,
    player: &mut (dyn Player + Send),
    env: &mut Environment<'_>,
) -> Result<(), CliError> {
    let start = Instant::now();
    let driver = StreamDriver::new(session, &mut *env.output, || start.elapsed()).with_thread_pool(&Threads);
    thread::scope(|scope| {
        scope.spawn(|| {
            let _guard = AbortOnPanic;
            driver.think(player);
        });
        driver.listen(BufReader::new(&mut *env.input))
    })?;
    Ok(())
}

/// Threads for players that can search with several.
struct Threads;

impl ThreadPool for Threads {
    fn run(&self, helpers: Vec<HelperTask<'_>>, main: &mut dyn FnMut()) {
        thread::scope(|scope| {
            for helper in helpers {
                scope.spawn(helper);
            }
            main();
        });
    }
}

/// A player that panics must not leave the other side waiting for its answer.
struct AbortOnPanic;

impl Drop for AbortOnPanic {
    fn drop(&mut self) {
        if thread::panicking() {
            std::process::abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_must_fit_into_memory() {
        let language = Language::english().isolating(false);
        let settings = Options { hash: 100, ..Options::default() };
        assert!(check_memory(&settings, Some(100 << 20), &language).is_ok());
        assert!(check_memory(&settings, None, &language).is_ok());
        let Err(CliError::Sentence(sentence)) = check_memory(&settings, Some(99 << 20), &language) else {
            panic!("it is taken");
        };
        assert_eq!(sentence, "A table of 100 MiB does not fit into memory: only 99 MiB are available.");
    }
}
