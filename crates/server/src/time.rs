//! The server's clock, and how its readings become dates.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use tokio::time::Instant;

/// The server's clock: milliseconds since 1970 that never go back, even if somebody sets the system's clock.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    origin: Instant,
    at_origin: u64,
}

impl Time {
    /// A clock that starts at the system's time.
    pub fn start() -> Time {
        Time::start_after(system_clock()(), 0)
    }

    /// A clock that starts at the system's time, or at the last time that the previous server is known to have had. If the
    /// system's clock was set back in between, games go on from where they were.
    pub fn start_after(system: u64, last: u64) -> Time {
        if system < last {
            tracing::warn!(milliseconds = last - system, "the system's clock was set back; ours goes on");
        }
        Time { origin: Instant::now(), at_origin: system.max(last) }
    }

    /// The time at which the clock was started.
    pub fn started(&self) -> u64 {
        self.at_origin
    }

    /// Now.
    pub fn now(&self) -> u64 {
        self.at_origin + self.origin.elapsed().as_millis() as u64
    }

    /// The time since the clock was started.
    pub fn elapsed(&self) -> Duration {
        self.origin.elapsed()
    }

    /// The instant at which the clock will show that time.
    pub fn instant(&self, at: u64) -> Instant {
        self.origin + Duration::from_millis(at.saturating_sub(self.at_origin))
    }
}

/// The system's clock, in milliseconds since 1970. Somebody may set it.
pub type SystemClock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The system's clock.
pub fn system_clock() -> SystemClock {
    Arc::new(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64)
}

/// From some reading on, how far the server's clock is ahead of the system's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockShift {
    /// The reading.
    pub at: u64,
    /// Milliseconds; negative if it is behind.
    pub ahead: i64,
}

/// Converts times of the server's clock, which never goes back, to the system's clock, by which everything is dated.
#[derive(Clone, Debug, Default)]
pub struct Calendar {
    /// The earliest first.
    shifts: Vec<ClockShift>,
}

impl Calendar {
    /// Smaller differences are not worth a note.
    const TOLERANCE: u64 = 10_000;

    /// A calendar of all known shifts, the earliest first.
    pub fn new(shifts: Vec<ClockShift>) -> Calendar {
        Calendar { shifts }
    }

    /// What the system's clock showed at a time of the server's.
    pub fn system_time(&self, at: u64) -> u64 {
        let shift = self.shifts.iter().rev().find(|shift| shift.at <= at);
        at.saturating_add_signed(-shift.map_or(0, |shift| shift.ahead))
    }

    /// A time of the server's clock, as far from the system's clock of now as it is from the server's.
    pub fn from_now(&self, at: u64) -> u64 {
        at.saturating_add_signed(-self.ahead())
    }

    /// The shift to note, if there is one, when the clocks show `now` and `system`.
    pub fn shift(&self, now: u64, system: u64) -> Option<ClockShift> {
        let ahead = now as i64 - system as i64;
        let ahead = if ahead.unsigned_abs() < Calendar::TOLERANCE { 0 } else { ahead };
        (ahead.abs_diff(self.ahead()) >= Calendar::TOLERANCE).then_some(ClockShift { at: now, ahead })
    }

    /// Notes a shift that is later than all others.
    pub fn note(&mut self, shift: ClockShift) {
        self.shifts.push(shift);
    }

    fn ahead(&self) -> i64 {
        self.shifts.last().map_or(0, |shift| shift.ahead)
    }
}

/// The date in UTC of a time in milliseconds since 1970: `2026.11.15`.
pub fn date(millis: u64) -> String {
    let time = i64::try_from(millis).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
    time.unwrap_or(Timestamp::MAX).strftime("%Y.%m.%d").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten years.
    const FAR: u64 = 10 * 365 * 86_400_000;

    #[test]
    fn our_clock_goes_on_and_dates_follow_the_systems() {
        let mut calendar = Calendar::default();
        assert_eq!(calendar.shift(1_000_000, 1_000_000), None);
        assert_eq!(calendar.shift(1_000_000, 1_009_000), None, "nobody's mistake");
        // The system's clock was set ten years ahead once, and ours went along; then it was set right.
        let back = calendar.shift(FAR + 500, 1_000_500).expect("worth a note");
        assert_eq!(back, ClockShift { at: FAR + 500, ahead: FAR as i64 - 1_000_000 });
        calendar.note(back);
        assert_eq!(calendar.system_time(999_000), 999_000, "before it happened");
        assert_eq!(calendar.system_time(FAR), FAR, "by the clock of that day, wrong as it was");
        assert_eq!(calendar.system_time(FAR + 600), 1_000_600);
        assert_eq!(calendar.from_now(FAR), 1_000_000, "five hundred ago");
        assert_eq!(calendar.shift(FAR + 900, 1_000_905), None, "that is known");
        // After the same number of years the clocks agree again.
        let even = calendar.shift(2 * FAR, 2 * FAR - 3).expect("worth a note");
        assert_eq!(even, ClockShift { at: 2 * FAR, ahead: 0 });
        calendar.note(even);
        assert_eq!(calendar.system_time(2 * FAR + 1), 2 * FAR + 1);
        // After the machine was suspended, our clock is behind.
        let behind = calendar.shift(2 * FAR + 1000, 2 * FAR + 3_600_000).expect("worth a note");
        calendar.note(behind);
        assert_eq!(calendar.system_time(2 * FAR + 1001), 2 * FAR + 3_600_001);
    }

    #[test]
    fn dates_are_right() {
        let after_days = |days: u64| date(days * 86_400_000 + 5);
        assert_eq!(after_days(0), "1970.01.01");
        assert_eq!(after_days(58), "1970.02.28");
        assert_eq!(after_days(59), "1970.03.01");
        assert_eq!(after_days(364), "1970.12.31");
        assert_eq!(after_days(365), "1971.01.01");
        assert_eq!(after_days(11_016), "2000.02.29");
        assert_eq!(after_days(20_772), "2026.11.15");
        assert_eq!(date(u64::MAX), "9999.12.30", "no later date can be written");
    }
}
