//! How much of the network's delay is not charged to a player.

use fencepost_rules::{BySeat, Seat};

/// The most that one move is compensated, in milliseconds.
pub const MOST_LAG: u64 = 500;
/// The quota of each seat, in milliseconds.
const QUOTA: u64 = 2000;
/// How much of the quota each move refills: the delay of most connections.
const REFILL: u64 = 150;

/// What is left of each seat's quota. Only the client can tell how slow its connection is. A client that lies gains little: the
/// quota once, and then the refill in each move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LagQuota(BySeat<u64>);

impl Default for LagQuota {
    fn default() -> LagQuota {
        LagQuota(BySeat([QUOTA; 4]))
    }
}

impl LagQuota {
    /// How much of a delay is compensated.
    pub fn grant(&self, seat: Seat, lag: u64) -> u64 {
        lag.min(MOST_LAG).min(self.0[seat])
    }

    /// That much was compensated in a move.
    pub fn spend(&mut self, seat: Seat, granted: u64) {
        self.0[seat] = (self.0[seat].saturating_sub(granted) + REFILL).min(QUOTA);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much moves get that claim that delay each.
    fn granted(claims: impl Iterator<Item = u64>) -> Vec<u64> {
        let mut quota = LagQuota::default();
        let mut spend = |claim| {
            let granted = quota.grant(Seat::South, claim);
            quota.spend(Seat::South, granted);
            granted
        };
        claims.map(&mut spend).collect()
    }

    #[test]
    fn an_honest_delay_is_always_compensated() {
        assert!(granted(std::iter::repeat_n(150, 200)).iter().all(|&granted| granted == 150));
    }

    #[test]
    fn a_false_delay_uses_up_the_quota() {
        let granted = granted(std::iter::repeat_n(10_000, 100));
        assert_eq!(granted[..5], [500, 500, 500, 500, 500]);
        assert_eq!(granted[10..], [REFILL; 90]);
        assert!(granted.iter().sum::<u64>() <= QUOTA + 100 * REFILL);
    }

    #[test]
    fn a_slow_moment_is_forgiven_once_it_is_over() {
        let claims = std::iter::repeat_n(500, 4).chain(std::iter::repeat_n(0, 20)).chain([500]);
        assert_eq!(granted(claims).last(), Some(&500));
    }
}
