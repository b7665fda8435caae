//! What happens by itself: one task that sleeps until the next game is due.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep_until};

use super::{House, idle_games};

/// How often it is noted that the server is alive, while any clock runs: so much of a player's time is given back at the
/// most when the server is killed. As often it is tried whether the disk takes something again, while it does not.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// While nothing runs, it is noted every so many times: enough to notice that the disk takes nothing any more.
const IDLE_BEATS: u32 = 10;
/// How often games that nobody looks at are put away.
const EVICTION_INTERVAL: Duration = Duration::from_secs(15);

/// Wakes games when they are due, for as long as the house stands.
pub(super) async fn keep(house: Arc<House>, mut orders: mpsc::UnboundedReceiver<(u64, String)>) {
    let mut due: BinaryHeap<Reverse<(u64, String)>> = BinaryHeap::new();
    let mut heartbeat = interval(HEARTBEAT);
    let mut eviction = interval(EVICTION_INTERVAL);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    eviction.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut rounds = interval_at(Instant::now() + idle_games::ROUND, idle_games::ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ending_idle: Option<JoinHandle<()>> = None;
    let mut stopping = house.stopping();
    let mut heartbeat_state = Heartbeat::default();
    loop {
        let next = due.peek().map_or(u64::MAX, |Reverse((at, _))| *at);
        // Far enough away where nothing is due: it wakes for other reasons long before.
        let wake = house.time.instant(next.min(house.time.now() + 3_600_000));
        tokio::select! {
            order = orders.recv() => match order {
                Some(order) => due.push(Reverse(order)),
                None => return,
            },
            () = sleep_until(wake) => {
                let now = house.time.now();
                while let Some(Reverse((at, _))) = due.peek()
                    && *at <= now
                    && let Some(Reverse((at, id))) = due.pop()
                {
                    tokio::spawn(house.clone().on_timer(id, at));
                }
            }
            _ = heartbeat.tick() => heartbeat_state.beat(&house, !due.is_empty()),
            _ = eviction.tick() => house.evict_idle_games(),
            _ = rounds.tick() => if ending_idle.as_ref().is_none_or(JoinHandle::is_finished) {
                ending_idle = Some(tokio::spawn(idle_games::abandon_idle_games(house.clone())));
            },
            _ = stopping.changed() => return,
        }
    }
}

/// The heartbeats so far.
#[derive(Default)]
struct Heartbeat {
    /// Ticks since the last beat.
    rested: u32,
    last: Option<JoinHandle<()>>,
    failed: Arc<AtomicBool>,
}

impl Heartbeat {
    /// Notes that the server is alive, if it is time, and the last beat has been noted.
    fn beat(&mut self, house: &Arc<House>, is_busy: bool) {
        self.rested += 1;
        let is_due = is_busy || self.failed.load(Relaxed) || self.rested >= IDLE_BEATS;
        if !is_due || self.last.as_ref().is_some_and(|last| !last.is_finished()) {
            return;
        }
        self.rested = 0;
        let (house, failed) = (house.clone(), self.failed.clone());
        self.last = Some(tokio::spawn(async move {
            let mut beaten = house.store.heartbeat(house.time.now()).await;
            if beaten.is_ok() {
                beaten = house.record_clock_shift().await;
            }
            failed.store(beaten.is_err(), Relaxed);
        }));
    }
}
