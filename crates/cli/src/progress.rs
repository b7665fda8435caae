//! A progress bar for whoever waits at a terminal, and nothing for anybody else.

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
    /// None where nobody would see it.
    bar: Option<ProgressBar>,
    is_shown: Cell<bool>,
}

impl Progress {
    /// Of so many equal parts. `watch` says whether anybody would see it.
    pub(crate) fn of_count(count: usize, watch: bool) -> Progress {
        Progress::new(Some(count as u64), OF_COUNT, watch)
    }

    /// Of nobody knows how many equal parts.
    pub(crate) fn of_unknown_count(watch: bool) -> Progress {
        Progress::new(None, OF_UNKNOWN_COUNT, watch)
    }

    /// Of so many bytes, or of nobody knows how many.
    pub(crate) fn of_bytes(length: Option<u64>, watch: bool) -> Progress {
        Progress::new(length, if length.is_some() { OF_BYTES } else { OF_UNKNOWN }, watch)
    }

    fn new(length: Option<u64>, template: &str, watch: bool) -> Progress {
        let bar = watch.then(|| {
            let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::hidden());
            // A template that cannot be read would only mean a plainer bar.
            let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
            bar.set_style(style.progress_chars("=> ").tick_chars("|/-\\ "));
            bar
        });
        Progress { bar, is_shown: Cell::new(false) }
    }

    /// So much more is done.
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
    /// However the work ended, the bar makes way for what is said next.
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
