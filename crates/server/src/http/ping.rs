//! Pings on a socket: whether the client is still there, and how long a round trip takes.

use std::time::Duration;

use tokio::time::Instant;

use crate::secret;

/// The ping that was sent last. Only a pong with its payload answers it, and only once: otherwise a client could make its connection
/// look as slow as it likes.
#[derive(Debug, Default)]
pub(super) struct PendingPing {
    sent: Option<([u8; 8], Instant)>,
}

impl PendingPing {
    /// The payload of a new ping.
    pub(super) fn send(&mut self, now: Instant) -> [u8; 8] {
        let payload = secret::new_nonce();
        self.sent = Some((payload, now));
        payload
    }

    /// The round-trip time, if this pong answers the last ping.
    pub(super) fn answer(&mut self, payload: &[u8], now: Instant) -> Option<Duration> {
        let (_, since) = self.sent.take_if(|(sent, _)| sent == payload)?;
        Some(now.saturating_duration_since(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_ping_is_answered_and_only_once() {
        let (mut ping, start) = (PendingPing::default(), Instant::now());
        let later = |milliseconds| start + Duration::from_millis(milliseconds);
        assert_eq!(ping.answer(&[0; 8], later(0)), None, "no ping was sent");
        let first = ping.send(later(0));
        let second = ping.send(later(100));
        assert_ne!(first, second);
        assert_eq!(ping.answer(&first, later(110)), None, "that was another ping");
        assert_eq!(ping.answer(&second[..7], later(120)), None);
        assert_eq!(ping.answer(&second, later(140)), Some(Duration::from_millis(40)));
        assert_eq!(ping.answer(&second, later(900)), None, "it has been answered");
    }
}
