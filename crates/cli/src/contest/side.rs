//! The two sides of a match.

use std::ops::{Index, IndexMut};

/// One of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    A,
    B,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::A, Side::B];
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct BySide<T>(pub(crate) [T; 2]);

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
