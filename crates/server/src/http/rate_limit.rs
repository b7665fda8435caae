//! What is too much: calls by time, and what is open at a time, per address and per guest.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::failure::ApiError;
use crate::room::Fingerprint;
use crate::store::AddressGroup;

/// The bucket of those who have used so little that it is not worth remembering is thrown away when there are so many.
const MANY_BUCKETS: usize = 10_000;

/// A bucket that fills by itself and out of which every call takes one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bucket {
    level: f64,
    at: u64,
}

impl Bucket {
    pub(crate) fn full(burst: u32, now: u64) -> Bucket {
        Bucket { level: f64::from(burst), at: now }
    }

    /// Takes one out.
    ///
    /// # Errors
    /// Seconds after which there will be one again.
    pub(crate) fn take(&mut self, rate: u32, burst: u32, now: u64) -> Result<(), u64> {
        self.fill(rate, burst, now);
        if self.level >= 1.0 {
            self.level -= 1.0;
            Ok(())
        } else {
            Err((((1.0 - self.level) / f64::from(rate)).ceil() as u64).max(1))
        }
    }

    fn fill(&mut self, rate: u32, burst: u32, now: u64) {
        let gained = now.saturating_sub(self.at) as f64 / 1000.0 * f64::from(rate);
        self.level = (self.level + gained).min(f64::from(burst));
        self.at = now;
    }
}

/// Buckets by whoever calls.
#[derive(Debug)]
pub(crate) struct Rates<K> {
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K> Default for Rates<K> {
    fn default() -> Rates<K> {
        Rates { buckets: Mutex::default() }
    }
}

impl<K: Eq + Hash> Rates<K> {
    /// Counts a call.
    pub(crate) fn count(&self, key: K, rate: u32, burst: u32, now: u64) -> Result<(), ApiError> {
        if rate == 0 {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY_BUCKETS && !buckets.contains_key(&key) {
            buckets.retain(|_, bucket| {
                bucket.fill(rate, burst, now);
                bucket.level < f64::from(burst)
            });
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(burst, now));
        bucket.take(rate, burst, now).map_err(|retry| ApiError::TooMany { code: "rate", retry })
    }
}

/// What is open at a time, by whatever holds it.
#[derive(Debug)]
pub(crate) struct Counts<K> {
    open: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts { open: Arc::default() }
    }
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// One more, if the limit allows it. It counts until the permit is dropped.
    pub(crate) fn enter(&self, key: K, limit: u32) -> Option<Permit<K>> {
        let mut open = lock(&self.open);
        let count = open.entry(key.clone()).or_default();
        if limit != 0 && *count >= limit {
            return None;
        }
        *count += 1;
        Some(Permit { open: self.open.clone(), key })
    }

    /// How many are open.
    pub(crate) fn count(&self, key: &K) -> u32 {
        lock(&self.open).get(key).copied().unwrap_or(0)
    }

    /// How many are open in all.
    pub(crate) fn total(&self) -> u64 {
        lock(&self.open).values().map(|&count| u64::from(count)).sum()
    }
}

/// Something that is open.
#[derive(Debug)]
pub(crate) struct Permit<K: Eq + Hash> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    key: K,
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

fn lock<K>(open: &Mutex<HashMap<K, u32>>) -> MutexGuard<'_, HashMap<K, u32>> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who has how much of what.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    pub(crate) rates: Rates<IpAddr>,
    pub(crate) rates_by_guest: Rates<Fingerprint>,
    pub(crate) file_rates: Rates<IpAddr>,
    pub(crate) sockets_by_address: Counts<IpAddr>,
    pub(crate) sockets_by_guest: Counts<Fingerprint>,
    pub(crate) analyses: Counts<()>,
    pub(crate) lists_by_address: Counts<IpAddr>,
    pub(crate) analyses_by_address: Counts<IpAddr>,
    pub(crate) analyses_by_guest: Counts<Fingerprint>,
    /// Games that are just being made, and so not stored yet.
    pub(crate) making: Counts<AddressGroup>,
    /// Guests who are about to sit down in a game.
    pub(crate) sitting_down: Counts<Fingerprint>,
}

/// A socket, stream or analysis that is open.
pub(crate) type Connection = (Permit<IpAddr>, Option<Permit<Fingerprint>>);

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_bucket_lets_a_burst_pass_and_then_its_rate() {
        let mut bucket = Bucket::full(500, 0);
        assert_eq!((0..600).filter(|_| bucket.take(50, 500, 0).is_ok()).count(), 500);
        assert_eq!(bucket.take(50, 500, 0), Err(1));
        assert_eq!((0..600).filter(|_| bucket.take(50, 500, 1000).is_ok()).count(), 50);
        assert_eq!((0..600).filter(|_| bucket.take(50, 500, 1_000_000).is_ok()).count(), 500);
    }

    #[test]
    fn addresses_do_not_share_a_bucket_and_idle_ones_are_forgotten() {
        let rates = Rates::default();
        for number in 0..2 * MANY_BUCKETS as u32 {
            let address = IpAddr::from(Ipv4Addr::from(number));
            assert!(rates.count(address, 1, 1, u64::from(number) * 10).is_ok());
        }
        assert!(rates.buckets.lock().expect("not poisoned").len() <= MANY_BUCKETS + 1);
        let busy = IpAddr::from(Ipv4Addr::from(7));
        assert!(rates.count(busy, 1, 1, 1_000_000).is_ok());
        assert!(rates.count(busy, 1, 1, 1_000_000).is_err());
    }

    #[test]
    fn a_permit_counts_until_it_is_dropped() {
        let counts = Counts::default();
        let permit = counts.enter("a", 1).expect("the first");
        assert!(counts.enter("a", 1).is_none());
        assert!(counts.enter("b", 1).is_some());
        drop(permit);
        assert!(counts.enter("a", 1).is_some());
        assert_eq!(counts.total(), 0);
    }
}
