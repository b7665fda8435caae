//! The alpha-beta window.

use crate::score::Score;

/// The values that matter: the mover already has `alpha`, and the opponent will not allow `beta` or more.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Window = Window { alpha: -Score::INFINITE, beta: Score::INFINITE };

    /// The same window with a higher `alpha`.
    #[inline]
    pub(super) fn above(self, alpha: i32) -> Window {
        Window { alpha, beta: self.beta }
    }

    /// The zero window that only asks whether a value is above `alpha`.
    #[inline]
    pub(super) fn zero_window(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    #[inline]
    pub(super) fn is_zero_window(self) -> bool {
        self.beta == self.alpha + 1
    }

    /// The same window from the opponent's view.
    #[inline]
    pub(super) fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
