//! The line that is being built, and how often each position has occurred on it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::fence::Fences;
use crate::position::Position;
use crate::seat::Seat;
use crate::square::Square;

/// How often each position has occurred on the line that is being built. Looking back along the line for each move
/// would take very long in a long record.
#[derive(Clone, Debug, Default)]
pub(super) struct Line(HashMap<Occurrence, usize, BuildHasherDefault<KeyHasher>>);

impl Line {
    /// Counts a position and says how often it has occurred now.
    pub(super) fn enter(&mut self, position: &Position) -> usize {
        let occurrences = self.0.entry(Occurrence::of(position)).or_default();
        *occurrences += 1;
        *occurrences
    }

    /// Takes back the last time that position was entered.
    pub(super) fn leave(&mut self, position: &Position) {
        if let Entry::Occupied(mut entry) = self.0.entry(Occurrence::of(position)) {
            *entry.get_mut() -= 1;
            if *entry.get() == 0 {
                entry.remove();
            }
        }
    }
}

/// Everything in which positions of one game can differ (R17), a quarter as large as the position itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Occurrence {
    key: u64,
    fences: Fences,
    pawns: [Option<Square>; 4],
    left: [u8; 4],
    turn: Seat,
}

impl Occurrence {
    fn of(position: &Position) -> Occurrence {
        Occurrence {
            key: position.zobrist_key(),
            fences: position.fences(),
            pawns: Seat::ALL.map(|seat| position.pawn(seat)),
            left: Seat::ALL.map(|seat| position.left(seat)),
            turn: position.turn(),
        }
    }
}

impl Hash for Occurrence {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

/// Uses the key of a position as the hash: it is practically random already.
#[derive(Clone, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
