//! A line that says how the match stands, for whoever waits.

use std::io::{self, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

const TICK: Duration = Duration::from_millis(200);

/// Where the line is shown.
pub(crate) enum Live {
    /// On a terminal: one line that changes.
    Terminal(ProgressBar),
    /// In a file or a pipe: another line for each game.
    Lines,
    /// Nowhere.
    Hidden,
}

impl Live {
    pub(crate) fn on_terminal(games: usize) -> Live {
        let bar = ProgressBar::with_draw_target(Some(games as u64), ProgressDrawTarget::stderr());
        // A template that cannot be read would only mean a plainer line.
        let style = ProgressStyle::with_template("{elapsed_precise} {spinner} {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(TICK);
        Live::Terminal(bar)
    }

    pub(crate) fn show(&self, line: &str, errors: &mut dyn Write) -> io::Result<()> {
        match self {
            Live::Terminal(bar) => bar.set_message(line.to_owned()),
            Live::Lines => writeln!(errors, "{line}")?,
            Live::Hidden => {}
        }
        Ok(())
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        if let Live::Terminal(bar) = self {
            bar.finish_and_clear();
        }
    }
}
