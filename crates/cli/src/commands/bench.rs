//! `fencepost bench`: searches a fixed set of positions.

use std::time::{Duration, Instant};

use fencepost_engine::bench::{MORE_PLAYERS, TWO_PLAYERS, measure};

use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::progress::Progress;

pub(crate) fn bench(env: &mut Environment<'_>) -> Result<(), CliError> {
    let progress = Progress::of_count(TWO_PLAYERS.len() + MORE_PLAYERS.len(), env.errors_is_terminal);
    let more = run(&MORE_PLAYERS, &progress, env)?;
    let two = run(&TWO_PLAYERS, &progress, env)?;
    drop(progress);
    let more_players = env.language.text_with("bench-more-players", &[("result", more.into())]);
    // Programs read the last line, so it is the same in every language.
    writeln!(env.output, "{more_players}\n{two}")?;
    Ok(())
}

/// Searches the positions, prints each result, and returns the sum of nodes.
fn run(positions: &[&str], progress: &Progress, env: &mut Environment<'_>) -> Result<String, CliError> {
    let start = Instant::now();
    let mut total = 0;
    for measured in measure(positions.iter().copied()) {
        let measured = measured.map_err(|error| CliError::Sentence(env.language.position_error(&error)))?;
        total += measured.nodes;
        progress.advance(1);
        let mv = measured.mv.map_or("-".to_owned(), |mv| mv.to_string());
        writeln!(env.output, "{:>9} {mv:<4} {}", measured.nodes, measured.position)?;
    }
    Ok(format!("{total} nodes {} nps", per_second(total, start.elapsed())))
}

fn per_second(count: u64, time: Duration) -> u128 {
    (u128::from(count) * 1_000_000).checked_div(time.as_micros()).unwrap_or_default()
}
