//! How long a message takes to a player and back.

/// How many of the last readings count.
const READINGS: usize = 4;

/// The last readings. The least of them counts: a reading can be too long for many reasons, but never too short.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoundTrips {
    last: [Option<u64>; READINGS],
    next: usize,
}

impl RoundTrips {
    /// One more, in milliseconds.
    pub(crate) fn note(&mut self, milliseconds: u64) {
        self.last[self.next] = Some(milliseconds);
        self.next = (self.next + 1) % READINGS;
    }

    /// The shortest of the last ones; none if there are none.
    pub(crate) fn least(&self) -> u64 {
        self.last.iter().flatten().copied().min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_of_the_last_few_counts() {
        let mut trips = RoundTrips::default();
        assert_eq!(trips.least(), 0);
        let least = [900, 40, 700, 80, 500, 600].map(|reading| {
            trips.note(reading);
            trips.least()
        });
        assert_eq!(least, [900, 40, 40, 40, 40, 80], "the reading of 40 is the fifth last in the end");
    }
}
