//! A line with the score so far, for people who wait.

use std::io::{self, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

const TICK: Duration = Duration::from_millis(200);

/// Where the line is shown.
pub(crate) enum LiveScore {
    /// On a terminal: one line that changes.
    Terminal(ProgressBar),
    /// In a file or a pipe: another line for each game.
    Lines,
    /// Nowhere.
    Hidden,
}

impl LiveScore {
    pub(crate) fn on_terminal(games: usize) -> LiveScore {
        let bar = ProgressBar::with_draw_target(Some(games as u64), ProgressDrawTarget::stderr());
        // If the template were invalid, the line would only be plainer.
        let style = ProgressStyle::with_template("{elapsed_precise} {spinner} {msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(TICK);
        LiveScore::Terminal(bar)
    }

    pub(crate) fn show(&self, line: &str, errors: &mut dyn Write) -> io::Result<()> {
        match self {
            LiveScore::Terminal(bar) => bar.set_message(line.to_owned()),
            LiveScore::Lines => writeln!(errors, "{line}")?,
            LiveScore::Hidden => {}
        }
        Ok(())
    }
}

impl Drop for LiveScore {
    fn drop(&mut self) {
        if let LiveScore::Terminal(bar) = self {
            bar.finish_and_clear();
        }
    }
}
