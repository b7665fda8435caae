//! Rate limits: how often an address or a guest may call.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{NotUntil, Quota, RateLimiter};

use super::error::ApiError;
use super::{App, client};
use crate::room::Fingerprint;
use crate::settings::RateLimits;
use crate::time::Time;

/// How many requests until the keys that have their whole burst again are dropped.
const FORGET_EVERY: u32 = 10_000;

/// Rate limits go by the server's clock, which tests can move.
impl Clock for Time {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.elapsed()
    }
}

/// The limiters of all HTTP requests.
pub(crate) struct RateLimiters {
    requests_by_address: KeyedLimiter<IpAddr>,
    requests_by_guest: KeyedLimiter<Fingerprint>,
    files_by_address: KeyedLimiter<IpAddr>,
}

impl RateLimiters {
    pub(crate) fn new(limits: &RateLimits, time: Time) -> RateLimiters {
        RateLimiters {
            requests_by_address: KeyedLimiter::new(limits.requests, limits.burst, time),
            requests_by_guest: KeyedLimiter::new(limits.requests, limits.burst, time),
            files_by_address: KeyedLimiter::new(limits.file_requests, limits.file_burst, time),
        }
    }

    fn check(&self, app: &App, request: &Request) -> Result<(), ApiError> {
        let address = client::address(request.headers(), request.extensions(), app.house.settings.trust_proxy);
        if is_cheap(request.uri().path()) {
            return self.files_by_address.check(&address);
        }
        self.requests_by_address.check(&address)?;
        let guest = client::guest_key(request.headers()).map(|key| Fingerprint::of(&key));
        guest.map_or(Ok(()), |guest| self.requests_by_guest.check(&guest))
    }
}

/// Refuses a request if its address or its guest calls too often.
pub(super) async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match app.rate_limiters.check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Whether the path is a file, of which one page loads many, or a request of an operator.
fn is_cheap(path: &str) -> bool {
    let is_api = path.starts_with("/api/");
    let name = path.rsplit('/').next().unwrap_or_default();
    !is_api && (name.contains('.') || ["healthz", "metrics"].contains(&name))
}

type Limiter<K, S> = RateLimiter<K, S, Time, NoOpMiddleware<Duration>>;

/// One limit for each key.
struct KeyedLimiter<K: Hash + Eq + Clone> {
    /// None where there is no limit.
    inner: Option<Limiter<K, HashMapStateStore<K>>>,
    checks: AtomicU32,
}

impl<K: Hash + Eq + Clone> KeyedLimiter<K> {
    fn new(rate: u32, burst: u32, time: Time) -> KeyedLimiter<K> {
        let inner = quota(rate, burst).map(|quota| RateLimiter::new(quota, HashMapStateStore::default(), time));
        KeyedLimiter { inner, checks: AtomicU32::new(0) }
    }

    /// Counts one request.
    fn check(&self, key: &K) -> Result<(), ApiError> {
        let Some(limiter) = &self.inner else { return Ok(()) };
        if self.checks.fetch_add(1, Relaxed) % FORGET_EVERY == FORGET_EVERY - 1 {
            limiter.retain_recent();
        }
        limiter.check_key(key).map_err(|refused| too_many(&refused, limiter.clock()))
    }
}

/// The limit of one connection.
pub(super) struct ConnectionLimiter(Limiter<NotKeyed, InMemoryState>);

impl ConnectionLimiter {
    pub(super) fn new(rate: NonZeroU32, burst: NonZeroU32, time: Time) -> ConnectionLimiter {
        let quota = Quota::per_second(rate).allow_burst(burst);
        ConnectionLimiter(RateLimiter::direct_with_clock(quota, time))
    }

    /// Counts one message.
    pub(super) fn check(&self) -> Result<(), ApiError> {
        self.0.check().map_err(|refused| too_many(&refused, self.0.clock()))
    }
}

/// A rate of 0 means no limit. Nobody could call at all with a burst of 0.
fn quota(rate: u32, burst: u32) -> Option<Quota> {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    NonZeroU32::new(rate).map(|rate| Quota::per_second(rate).allow_burst(burst))
}

fn too_many(refused: &NotUntil<Duration>, time: &Time) -> ApiError {
    let wait = refused.wait_time_from(time.elapsed());
    ApiError::TooMany { code: "rate", retry: (wait.as_secs_f64().ceil() as u64).max(1) }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio::time::advance;

    use super::*;

    fn retry(refused: Result<(), ApiError>) -> Option<u64> {
        refused.err().and_then(|error| error.retry())
    }

    #[tokio::test(start_paused = true)]
    async fn a_limiter_lets_a_burst_pass_and_then_its_rate() {
        let limiter = KeyedLimiter::new(50, 500, Time::start());
        let passed = || (0..600).filter(|_| limiter.check(&"somebody").is_ok()).count();
        assert_eq!(passed(), 500);
        assert_eq!(retry(limiter.check(&"somebody")), Some(1));
        advance(Duration::from_secs(1)).await;
        assert_eq!(passed(), 50);
        advance(Duration::from_secs(1000)).await;
        assert_eq!(passed(), 500);
    }

    #[tokio::test(start_paused = true)]
    async fn a_refusal_says_when_to_come_back() {
        let limiter = ConnectionLimiter::new(NonZeroU32::MIN, NonZeroU32::MIN, Time::start());
        assert!(limiter.check().is_ok());
        assert_eq!(retry(limiter.check()), Some(1));
        advance(Duration::from_millis(999)).await;
        assert_eq!(retry(limiter.check()), Some(1));
        advance(Duration::from_millis(1)).await;
        assert!(limiter.check().is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn addresses_share_no_limit_and_idle_ones_are_forgotten() {
        let limiter = KeyedLimiter::new(1, 1, Time::start());
        for number in 0..2 * FORGET_EVERY {
            assert!(limiter.check(&IpAddr::from(Ipv4Addr::from(number))).is_ok());
            advance(Duration::from_millis(10)).await;
        }
        assert!(limiter.inner.as_ref().is_some_and(|limiter| limiter.len() <= FORGET_EVERY as usize));
        let busy = IpAddr::from(Ipv4Addr::from(7));
        assert!(limiter.check(&busy).is_ok());
        assert!(limiter.check(&busy).is_err());
    }

    #[test]
    fn a_rate_of_zero_is_no_limit() {
        let limiter = KeyedLimiter::new(0, 1, Time::start());
        assert!((0..100).all(|_| limiter.check(&()).is_ok()));
    }
}
