//! The two engines of a match.

use std::ops::{Index, IndexMut};

/// One of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineId {
    A,
    B,
}

impl EngineId {
    pub(crate) const BOTH: [EngineId; 2] = [EngineId::A, EngineId::B];
}

/// One thing for each engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct ByEngine<T>(pub(crate) [T; 2]);

impl<T> Index<EngineId> for ByEngine<T> {
    type Output = T;

    fn index(&self, side: EngineId) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<EngineId> for ByEngine<T> {
    fn index_mut(&mut self, side: EngineId) -> &mut T {
        &mut self.0[side as usize]
    }
}
