//! What subscribers are told: changes of games as values. The edge makes a text of each, once for all who read it.

use std::sync::OnceLock;

use bytes::Bytes;
use fencepost_rules::Seat;

use super::Snapshot;
use crate::room::RoomEvent;

/// A change of a game, with the game after it.
#[derive(Clone, Debug)]
pub(crate) struct Update {
    pub(crate) change: Change,
    pub(crate) snapshot: Snapshot,
}

/// What changed.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Something happened in the room.
    Event {
        event: RoomEvent,
        /// Who was to move before it.
        mover: Seat,
    },
    /// A player connected or disconnected.
    Presence,
}

/// How much of a change a subscriber wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// The whole state after it.
    Whole,
    /// What the subscriber cannot know by itself.
    Changes,
}

/// A value that many subscribers read, and the texts that the first of them makes of it for all.
#[derive(Debug)]
pub(crate) struct Shared<T> {
    value: T,
    encoded: [OnceLock<Bytes>; 2],
}

impl<T> Shared<T> {
    pub(crate) fn new(value: T) -> Shared<T> {
        Shared { value, encoded: Default::default() }
    }

    /// The value.
    pub(crate) fn value(&self) -> &T {
        &self.value
    }

    /// The text of the value in that detail. Only the first caller encodes it.
    pub(crate) fn encoded<B: Into<Bytes>>(&self, detail: Detail, encode: impl FnOnce(&T) -> B) -> Bytes {
        self.encoded[detail as usize].get_or_init(|| encode(&self.value).into()).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_encoded_once_for_all_readers() {
        let shared = Shared::new(7);
        let first = shared.encoded(Detail::Whole, ToString::to_string);
        let second = shared.encoded(Detail::Whole, |_| -> String { panic!("it has been encoded") });
        assert_eq!((&first[..], first.as_ptr()), (&b"7"[..], second.as_ptr()));
        assert_eq!(&shared.encoded(Detail::Changes, |_| "small")[..], b"small", "each detail has its own text");
    }
}
