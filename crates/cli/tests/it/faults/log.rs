//! What every client did and was told, and when.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How long to wait for moves before it is clear that none will come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    pub(super) ply: usize,
    pub(super) mv: String,
    /// Before it was sent for the first time.
    pub(super) sent: Instant,
    /// After the acknowledgement had arrived.
    pub(super) heard: Instant,
    /// What the mover had left after it, if there is a clock, in milliseconds.
    pub(super) left: Option<u64>,
}

/// The moves of a game as a client was told.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) moves: Vec<String>,
    /// Before it was asked; none for what was pushed.
    pub(super) asked: Option<Instant>,
}

/// A game as its clients knew it.
#[derive(Clone, Debug, Default)]
pub(super) struct GameLog {
    pub(super) acknowledged: Vec<Acknowledged>,
    pub(super) told: Vec<Told>,
    /// The increment of its clock, if it has one, in milliseconds.
    pub(super) increment: Option<u64>,
    /// The seats of engines.
    pub(super) engines: Vec<usize>,
}

/// A time in which something was broken, until all was well again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    pub(super) is_database: bool,
    pub(super) from: Instant,
    pub(super) to: Instant,
}

/// Everything that happened.
#[derive(Default)]
pub(super) struct Log {
    games: Mutex<HashMap<String, GameLog>>,
    faults: Mutex<Vec<Fault>>,
    moves: Mutex<usize>,
    more_moves: Condvar,
}

impl Log {
    pub(super) fn games(&self) -> MutexGuard<'_, HashMap<String, GameLog>> {
        self.games.lock().expect("not poisoned")
    }

    pub(super) fn with(&self, id: &str, change: impl FnOnce(&mut GameLog)) {
        change(self.games().entry(id.to_owned()).or_default());
    }

    pub(super) fn acknowledge(&self, id: &str, acknowledged: Acknowledged) {
        self.with(id, |game| game.acknowledged.push(acknowledged));
        *self.moves.lock().expect("not poisoned") += 1;
        self.more_moves.notify_all();
    }

    pub(super) fn moves(&self) -> usize {
        *self.moves.lock().expect("not poisoned")
    }

    /// Waits until so many more moves have been acknowledged.
    pub(super) fn wait_for_moves(&self, count: usize) {
        let moves = self.moves.lock().expect("not poisoned");
        let wanted = *moves + count;
        let (moves, waited) =
            self.more_moves.wait_timeout_while(moves, PATIENCE, |moves| *moves < wanted).expect("not poisoned");
        assert!(!waited.timed_out(), "nobody can play: {} moves, {wanted} were waited for", *moves);
    }

    pub(super) fn note_fault(&self, fault: Fault) {
        self.faults.lock().expect("not poisoned").push(fault);
    }

    pub(super) fn faults(&self) -> Vec<Fault> {
        self.faults.lock().expect("not poisoned").clone()
    }
}
