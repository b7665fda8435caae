//! The `fencepost` program: passes the process's arguments, streams and environment to the library part.

use std::env;
use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;

use fencepost_cli::{Environment, run};
use fencepost_language::Language;

fn main() -> ExitCode {
    let variable = |name| env::var(name).ok();
    let (all, messages, lang) = (variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG"));
    let language = Language::from_locale(all.as_deref(), messages.as_deref(), lang.as_deref()).isolating(false);
    // Old Windows consoles show colours only after this call; everywhere else it does nothing.
    anstyle_query::windows::enable_ansi_colors();
    let mut env = Environment {
        input: &mut io::stdin().lock(),
        output: &mut BufWriter::new(io::stdout()),
        // Not locked: the progress bar draws there from a thread of its own.
        errors: &mut io::stderr(),
        output_is_terminal: io::stdout().is_terminal(),
        errors_is_terminal: io::stderr().is_terminal(),
        columns: terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into()),
        colour_is_welcome: !anstyle_query::no_color() && anstyle_query::term_supports_ansi_color(),
        language: Arc::new(language),
    };
    run(env::args_os(), &mut env).into()
}
