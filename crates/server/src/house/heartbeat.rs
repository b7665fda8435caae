//! The heartbeat: notes that the server is alive, so that the next one knows since when it was not.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::task::JoinHandle;

use super::House;
use crate::store::StoreError;

/// How often it is noted that the server is alive while any clock runs: when the server is killed, players get back at most
/// this much time. While the disk does not work, it is tried as often.
pub(super) const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// While no clock runs, one heartbeat in this many intervals is enough to notice that the disk does not work any more.
const IDLE_INTERVALS: u32 = 10;

/// The heartbeats so far.
#[derive(Default)]
pub(super) struct Heartbeat {
    /// Intervals since the last one.
    skipped: u32,
    last: Option<JoinHandle<()>>,
    failed: Arc<AtomicBool>,
}

impl Heartbeat {
    /// Notes that the server is alive, if it is time and the last heartbeat has been stored.
    pub(super) fn beat(&mut self, house: &Arc<House>, is_busy: bool) {
        self.skipped += 1;
        let is_due = is_busy || self.failed.load(Relaxed) || self.skipped >= IDLE_INTERVALS;
        if !is_due || self.last.as_ref().is_some_and(|last| !last.is_finished()) {
            return;
        }
        self.skipped = 0;
        let (house, failed) = (house.clone(), self.failed.clone());
        self.last = Some(crate::task::spawn(async move {
            let mut stored = house.store.heartbeat(house.time.now()).await;
            if stored.is_ok() {
                stored = house.record_clock_shift().await;
            }
            failed.store(stored.is_err(), Relaxed);
        }));
    }
}

impl House {
    /// Notes how far our clock is from the system's, if that has changed.
    pub(super) async fn record_clock_shift(&self) -> Result<(), StoreError> {
        let shift = self.calendar().shift(self.time.now(), (self.system)());
        if let Some(shift) = shift {
            tracing::warn!(milliseconds = shift.ahead, "our clock is ahead of the system's, by which games are dated");
            self.store.shift_clock(shift).await?;
            self.calendar.write().unwrap_or_else(PoisonError::into_inner).note(shift);
        }
        Ok(())
    }
}
