//! Quotas: how much an address or a guest may have at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::room::Fingerprint;
use crate::store::AddressGroup;

/// Everything that is counted while it lasts.
#[derive(Debug, Default)]
pub(crate) struct OpenCounts {
    pub(crate) sockets_by_address: Counter<IpAddr>,
    pub(crate) sockets_by_guest: Counter<Fingerprint>,
    pub(crate) lists_by_address: Counter<IpAddr>,
    pub(crate) analyses: Counter<()>,
    pub(crate) analyses_by_address: Counter<IpAddr>,
    pub(crate) analyses_by_guest: Counter<Fingerprint>,
    /// Games that are being created and are not stored yet.
    pub(crate) new_games: Counter<AddressGroup>,
    /// Tournaments that are being created and are not stored yet.
    pub(crate) new_tournaments: Counter<AddressGroup>,
    /// Guests who are joining a game.
    pub(crate) joining: Counter<Fingerprint>,
}

/// The permits of one socket, stream or analysis.
pub(crate) type ClientPermit = (Permit<IpAddr>, Option<Permit<Fingerprint>>);

/// How many of something each key has open.
#[derive(Debug)]
pub(crate) struct Counter<K> {
    open: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K> Default for Counter<K> {
    fn default() -> Counter<K> {
        Counter { open: Arc::default() }
    }
}

impl<K: Eq + Hash + Clone> Counter<K> {
    /// Counts one more until the permit is dropped. None if that would exceed the limit; 0 means no limit.
    pub(crate) fn acquire(&self, key: K, limit: u32) -> Option<Permit<K>> {
        let mut open = lock(&self.open);
        let count = open.entry(key.clone()).or_default();
        if limit != 0 && *count >= limit {
            return None;
        }
        *count += 1;
        Some(Permit { open: self.open.clone(), key })
    }

    /// How many a key has open.
    pub(crate) fn count(&self, key: &K) -> u32 {
        lock(&self.open).get(key).copied().unwrap_or(0)
    }

    /// How many are open in all.
    pub(crate) fn total(&self) -> u64 {
        lock(&self.open).values().map(|&count| u64::from(count)).sum()
    }
}

/// Counts as open until it is dropped.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_permit_counts_until_it_is_dropped() {
        let counter = Counter::default();
        let permit = counter.acquire("a", 1).expect("the first");
        assert!(counter.acquire("a", 1).is_none());
        assert!(counter.acquire("b", 1).is_some());
        drop(permit);
        assert!(counter.acquire("a", 1).is_some());
        assert_eq!(counter.total(), 0);
    }
}
