//! The names of all squares and fences, written down once: servers send thousands of them a second.

use crate::fence::Fence;
use crate::square::Square;

const SQUARE_BYTES: usize = 2;
const FENCE_BYTES: usize = 3;

static SQUARE_NAMES: [u8; SQUARE_BYTES * Square::COUNT] = {
    let mut names = [0; SQUARE_BYTES * Square::COUNT];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        names[SQUARE_BYTES * index] = b'a' + square.column();
        names[SQUARE_BYTES * index + 1] = b'1' + square.row();
        index += 1;
    }
    names
};

static FENCE_NAMES: [u8; FENCE_BYTES * Fence::COUNT] = {
    let mut names = [0; FENCE_BYTES * Fence::COUNT];
    let mut index = 0;
    while let Some(fence) = Fence::from_index(index) {
        names[FENCE_BYTES * index] = b'a' + fence.column();
        names[FENCE_BYTES * index + 1] = b'1' + fence.row();
        names[FENCE_BYTES * index + 2] = fence.orientation().letter() as u8;
        index += 1;
    }
    names
};

impl Square {
    /// `a1` to `i9`.
    pub const fn name(self) -> &'static str {
        static NAMES: [&str; Square::COUNT] = split(&SQUARE_NAMES, SQUARE_BYTES);
        NAMES[self.index()]
    }
}

impl Fence {
    /// `a1h` to `h8v`.
    pub const fn name(self) -> &'static str {
        static NAMES: [&str; Fence::COUNT] = split(&FENCE_NAMES, FENCE_BYTES);
        NAMES[self.index()]
    }
}

/// Cuts a text into pieces of that length.
const fn split<const N: usize>(text: &'static [u8], length: usize) -> [&'static str; N] {
    let mut names = [""; N];
    let mut index = 0;
    while index < N {
        let (name, _) = text.split_at(length * index).1.split_at(length);
        names[index] = match str::from_utf8(name) {
            Ok(name) => name,
            Err(_) => unreachable!(),
        };
        index += 1;
    }
    names
}
