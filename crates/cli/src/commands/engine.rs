//! `fencepost engine`: a player for other programs to talk to.

use std::io::BufReader;
use std::thread;
use std::time::{Duration, Instant};

use fencepost_engine::players::by_name;
use fencepost_engine::protocol::{Conversation, QtpSession, Session, Setting, UciSession};
use fencepost_engine::{Crew, Engine, Job, Limits, Options, Player};

use crate::arguments::{EngineOptions, Protocol};
use crate::problem::Problem;
use crate::world::World;

/// To think about a move where neither the protocol nor the command line says how long.
const USUAL_MOVE_TIME: Duration = Duration::from_secs(1);

pub(crate) fn engine(options: &EngineOptions, world: &mut World<'_>) -> Result<(), Problem> {
    let settings = options.settings();
    let name = options.player.as_deref();
    let mut player: Box<dyn Player + Send> =
        name.and_then(|name| by_name(name, settings.seed)).unwrap_or_else(|| Box::new(Engine::new(settings.clone())));
    match options.protocol {
        Protocol::Uci => talk(UciSession::new(full_name(name), settings), &mut *player, world),
        Protocol::Qtp => talk(QtpSession::new(full_name(name), options.limits()), &mut *player, world),
    }
}

impl EngineOptions {
    fn settings(&self) -> Options {
        let mut settings = Options::default();
        for (value, setting) in [
            (self.level, Setting::LEVEL),
            (self.threads, Setting::THREADS),
            (self.hash, Setting::HASH),
            (self.seed, Setting::SEED),
        ] {
            if let Some(value) = value {
                setting.set(&mut settings, value);
            }
        }
        settings
    }

    /// For a protocol that says nothing of time.
    fn limits(&self) -> Limits {
        let time = self.movetime.map_or(USUAL_MOVE_TIME, |millis| Duration::from_millis(millis.into()));
        Limits { soft_time: Some(time), hard_time: Some(time), ..Limits::default() }
    }
}

/// The name and version, with the kind of player if it is not the engine.
fn full_name(player: Option<&str>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    player.map_or_else(|| format!("Fencepost {version}"), |player| format!("Fencepost {player} {version}"))
}

/// Listens here and thinks on another thread.
fn talk(session: impl Session + Send, player: &mut (dyn Player + Send), world: &mut World<'_>) -> Result<(), Problem> {
    let start = Instant::now();
    let conversation = Conversation::new(session, &mut *world.output, || start.elapsed()).with_crew(&Threads);
    thread::scope(|scope| {
        scope.spawn(|| {
            let _thought = Thought;
            conversation.think(player);
        });
        conversation.listen(BufReader::new(&mut *world.input))
    })?;
    Ok(())
}

/// Threads for players that can think with several.
struct Threads;

impl Crew for Threads {
    fn run(&self, jobs: Vec<Job<'_>>, lead: &mut dyn FnMut()) {
        thread::scope(|scope| {
            for job in jobs {
                scope.spawn(job);
            }
            lead();
        });
    }
}

/// A player that panics must not leave the other side waiting for its answer.
struct Thought;

impl Drop for Thought {
    fn drop(&mut self) {
        if thread::panicking() {
            std::process::abort();
        }
    }
}
