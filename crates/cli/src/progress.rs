//! A progress bar on terminals, and nothing elsewhere.

use std::cell::Cell;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that takes less than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(100);

const OF_COUNT: &str = "{elapsed_precise} [{wide_bar}] {pos}/{len}";
const OF_UNKNOWN_COUNT: &str = "{elapsed_precise} {spinner} {pos}";
const OF_BYTES: &str = "{elapsed_precise} [{wide_bar}] {bytes}/{total_bytes}";
const OF_UNKNOWN: &str = "{elapsed_precise} {spinner} {bytes}";

pub(crate) struct Progress {
    /// None if nobody would see it.
    bar: Option<ProgressBar>,
    is_shown: Cell<bool>,
}

impl Progress {
    /// A bar of that many equal parts. `watch` says whether anybody would see it.
    pub(crate) fn of_count(count: usize, watch: bool) -> Progress {
        Progress::new(Some(count as u64), OF_COUNT, watch)
    }

    /// A bar of an unknown number of equal parts.
    pub(crate) fn of_unknown_count(watch: bool) -> Progress {
        Progress::new(None, OF_UNKNOWN_COUNT, watch)
    }

    /// A bar whose parts become known one after another: see [`lengthen`](Progress::lengthen).
    pub(crate) fn of_growing_count(watch: bool) -> Progress {
        Progress::new(Some(0), OF_COUNT, watch)
    }

    /// A bar of that many bytes, or of an unknown number.
    pub(crate) fn of_bytes(length: Option<u64>, watch: bool) -> Progress {
        Progress::new(length, if length.is_some() { OF_BYTES } else { OF_UNKNOWN }, watch)
    }

    fn new(length: Option<u64>, template: &str, watch: bool) -> Progress {
        let bar = watch.then(|| {
            let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::hidden());
            // If the template were invalid, the bar would only be plainer.
            let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
            bar.set_style(style.progress_chars("=> ").tick_chars("|/-\\ "));
            bar
        });
        Progress { bar, is_shown: Cell::new(false) }
    }

    /// That much more is to be done.
    pub(crate) fn lengthen(&self, by: u64) {
        if let Some(bar) = &self.bar {
            bar.inc_length(by);
        }
    }

    /// That much more is done.
    pub(crate) fn advance(&self, by: u64) {
        let Some(bar) = &self.bar else { return };
        bar.inc(by);
        if !self.is_shown.get() && bar.elapsed() >= PATIENCE {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.enable_steady_tick(TICK);
            self.is_shown.set(true);
        }
    }
}

impl Drop for Progress {
    /// Removes the bar, however the work ended.
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
