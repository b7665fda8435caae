//! What a fit learns from, and what comes out.

use std::path::PathBuf;

use crate::training_loop::Schedule;

/// What a fit learns from.
pub(crate) struct FitSource<'a> {
    /// Files of samples.
    pub(crate) samples: &'a [PathBuf],
    /// A file of weights to begin with; without one they begin as noise.
    pub(crate) from: Option<&'a [u8]>,
    pub(crate) epochs: usize,
    pub(crate) seed: u64,
}

impl FitSource<'_> {
    pub(crate) fn schedule(&self) -> Schedule {
        Schedule::new(self.epochs, self.from.is_some())
    }
}

/// A file of weights, and the loss of its last epoch on samples that were held back.
pub(crate) struct FittedWeights {
    pub(crate) file: Vec<u8>,
    pub(crate) loss: f32,
}
