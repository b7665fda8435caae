//! `fencepost bench`: searches a fixed set of positions.

use std::time::{Duration, Instant};

use fencepost_engine::bench::{MORE_PLAYERS, TWO_PLAYERS, measure};

use crate::problem::Problem;
use crate::progress::Progress;
use crate::world::World;

pub(crate) fn bench(world: &mut World<'_>) -> Result<(), Problem> {
    let progress = Progress::of_count(TWO_PLAYERS.len() + MORE_PLAYERS.len(), world.errors_is_terminal);
    let more = run(&MORE_PLAYERS, &progress, world)?;
    let two = run(&TWO_PLAYERS, &progress, world)?;
    drop(progress);
    let more_players = world.language.text_with("bench-more-players", &[("result", more.into())]);
    // The last line is for programs, too, and the same in every language.
    writeln!(world.output, "{more_players}\n{two}")?;
    Ok(())
}

/// Searches the positions, tells of each, and gives the sum.
fn run(positions: &[&str], progress: &Progress, world: &mut World<'_>) -> Result<String, Problem> {
    let start = Instant::now();
    let mut total = 0;
    for measured in measure(positions.iter().copied()) {
        let measured = measured.map_err(|error| Problem::Sentence(world.language.position_error(&error)))?;
        total += measured.nodes;
        progress.advance(1);
        let mv = measured.mv.map_or("-".to_owned(), |mv| mv.to_string());
        writeln!(world.output, "{:>9} {mv:<4} {}", measured.nodes, measured.position)?;
    }
    Ok(format!("{total} nodes {} nps", per_second(total, start.elapsed())))
}

fn per_second(count: u64, time: Duration) -> u128 {
    (u128::from(count) * 1_000_000).checked_div(time.as_micros()).unwrap_or_default()
}
