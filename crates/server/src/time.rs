//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The server's clock: milliseconds since 1970 that never go back, whatever somebody does to the system's clock.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    origin: Instant,
    at_origin: u64,
}

impl Time {
    /// A clock that begins with the system's time.
    pub fn start() -> Time {
        Time::start_after(0)
    }

    /// A clock that begins with the system's time, or with the last one that a server here is known to have had: if the
    /// system's clock was set back in between, games go on from where they were.
    pub fn start_after(last: u64) -> Time {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
        if since_1970 < last {
            tracing::warn!(milliseconds = last - since_1970, "the system's clock was set back; ours goes on");
        }
        Time { origin: Instant::now(), at_origin: since_1970.max(last) }
    }

    /// When the clock was begun.
    pub fn started(&self) -> u64 {
        self.at_origin
    }

    /// Now.
    pub fn now(&self) -> u64 {
        self.at_origin + self.origin.elapsed().as_millis() as u64
    }

    /// When it will be that time.
    pub fn instant(&self, at: u64) -> Instant {
        self.origin + Duration::from_millis(at.saturating_sub(self.at_origin))
    }
}

/// The date of a time in milliseconds since 1970, by the clock of Greenwich: `2026.11.15`.
pub fn date(millis: u64) -> String {
    let mut days = millis / (24 * 60 * 60 * 1000);
    let mut year = 1970;
    while days >= days_of(year) {
        days -= days_of(year);
        year += 1;
    }
    let february = days_of(year) - 337;
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}.{month:02}.{:02}", days + 1)
}

fn days_of(year: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    365 + u64::from(is_leap)
}

#[cfg(test)]
mod tests {
    use super::date;

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
    }
}
