//! The question whether anybody is there, and how long the answer took.

use std::time::Duration;

use tokio::time::Instant;

use crate::secret;

/// The question that was asked last. Only what it carried answers it, and only once: whoever could answer questions that were
/// never asked could make its connection look as slow as it likes.
#[derive(Debug, Default)]
pub(super) struct Pings {
    asked: Option<([u8; 8], Instant)>,
}

impl Pings {
    /// What to send.
    pub(super) fn ask(&mut self, now: Instant) -> [u8; 8] {
        let nonce = secret::new_nonce();
        self.asked = Some((nonce, now));
        nonce
    }

    /// How long the answer took, if it is one.
    pub(super) fn answered(&mut self, nonce: &[u8], now: Instant) -> Option<Duration> {
        let (_, since) = self.asked.take_if(|(asked, _)| asked == nonce)?;
        Some(now.saturating_duration_since(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_question_is_answered_and_only_once() {
        let (mut pings, start) = (Pings::default(), Instant::now());
        let later = |milliseconds| start + Duration::from_millis(milliseconds);
        assert_eq!(pings.answered(&[0; 8], later(0)), None, "nothing was asked");
        let first = pings.ask(later(0));
        let second = pings.ask(later(100));
        assert_ne!(first, second);
        assert_eq!(pings.answered(&first, later(110)), None, "that was another question");
        assert_eq!(pings.answered(&second[..7], later(120)), None);
        assert_eq!(pings.answered(&second, later(140)), Some(Duration::from_millis(40)));
        assert_eq!(pings.answered(&second, later(900)), None, "it has been answered");
    }
}
