//! Several servers on one database, behind a load balancer, while things break: nothing that was acknowledged is lost, nobody is
//! told anything that did not happen, and every game comes to its end.
//!
//! A seed decides what happens. `FENCEPOST_FAULT_SEED=7` repeats a run, `FENCEPOST_FAULTS=200` makes it longer.

mod checker;
mod cluster;
mod http;
mod link;
mod log;
mod recovery_times;
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use cluster::{Cluster, SERVERS};
use log::{Fault, Log};

/// Tables at which one game is played after the other.
const TABLES: u64 = 40;
/// How long the last games may take once nothing breaks any more.
const LAST_GAMES: Duration = Duration::from_secs(60);
/// How long a process is stopped.
const STOPPED: Duration = Duration::from_secs(10);
/// Moves that are waited for while something is cut off, and after each fault.
const MOVES: usize = 40;

/// Numbers that look random and are the same on every run.
#[derive(Clone)]
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// What can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    KillServer,
    StopServer,
    KillDatabase,
    CutOff,
    Deafen,
    Upgrade,
}

const KINDS: [Kind; 6] =
    [Kind::KillServer, Kind::StopServer, Kind::KillDatabase, Kind::CutOff, Kind::Deafen, Kind::Upgrade];

fn cause(kind: Kind, cluster: &mut Cluster, log: &Log, dice: &mut Dice) {
    let victim = dice.roll(SERVERS as u64) as usize;
    let from = Instant::now();
    let mut to = None;
    match kind {
        Kind::KillServer => {
            cluster.kill(victim);
            log.wait_for_moves(MOVES);
            cluster.start_again(victim);
        }
        Kind::StopServer => {
            cluster.stop(victim);
            std::thread::sleep(STOPPED);
            cluster.go_on(victim);
        }
        Kind::KillDatabase => {
            cluster.restart_database();
            to = Some(Instant::now());
        }
        Kind::CutOff => {
            cluster.link(victim).cut();
            log.wait_for_moves(MOVES);
            cluster.link(victim).mend();
        }
        Kind::Deafen => {
            cluster.link(victim).deafen();
            log.wait_for_moves(MOVES);
            cluster.link(victim).mend();
        }
        Kind::Upgrade => (0..SERVERS).for_each(|server| cluster.replace(server)),
    }
    cluster.wait_until_healthy();
    log.note_fault(Fault { is_database: kind == Kind::KillDatabase, from, to: to.unwrap_or_else(Instant::now) });
    println!("{kind:?} of {victim}: {:.1?}, {} moves so far", from.elapsed(), log.moves());
    log.wait_for_moves(MOVES);
}

fn break_things(faults: usize, seed: u64) {
    println!("seed {seed}, {faults} faults");
    let mut dice = Dice(seed);
    let mut cluster = Cluster::start();
    let log = Arc::new(Log::default());
    let stop = Arc::new(AtomicBool::new(false));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    let tables: Vec<_> = (0..TABLES)
        .map(|number| {
            let dice = Dice(seed.wrapping_mul(1000) + number);
            runtime.spawn(table::play_games(cluster.front(), log.clone(), dice, stop.clone()))
        })
        .collect();
    log.wait_for_moves(MOVES);
    for number in 0..faults {
        // Every kind comes before any comes again.
        let kind = KINDS[(number + seed as usize) % KINDS.len()];
        cause(kind, &mut cluster, &log, &mut dice);
    }
    stop.store(true, Relaxed);
    runtime.block_on(async {
        for table in tables {
            let ended = tokio::time::timeout(LAST_GAMES, table).await;
            ended.expect("every game ends").expect("a table found all as it should be");
        }
    });
    let results = runtime.block_on(cluster.results(&log));
    let counted = checker::check(&log, &results);
    println!("{counted}");
    cluster.end();
}

fn seed() -> u64 {
    let given = std::env::var("FENCEPOST_FAULT_SEED").ok().map(|seed| seed.parse().expect("a number"));
    given.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() % 100_000)
}

#[test]
fn nothing_is_lost_whatever_breaks() {
    break_things(KINDS.len(), seed());
}

#[test]
#[ignore = "takes an hour"]
fn long_nothing_is_lost_in_two_hundred_faults() {
    let faults = std::env::var("FENCEPOST_FAULTS").ok().map_or(200, |faults| faults.parse().expect("a number"));
    break_things(faults, seed());
}
