//! `fencepost perft`: counts the positions that can be reached in a number of moves.

use fencepost_rules::{Move, Position, perft as count};

use crate::arguments::PerftOptions;
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::progress::Progress;

pub(crate) fn perft(options: &PerftOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let start = options.set_up.start(&env.language)?;
    if options.depth == 0 {
        writeln!(env.output, "1")?;
        return Ok(());
    }
    let mut total = 0;
    let moves = sorted_moves(&start);
    let progress = Progress::of_count(moves.len(), env.errors_is_terminal);
    for (mv, name) in moves {
        let mut child = start;
        child.play_unchecked(mv);
        let positions = count::perft(&child, options.depth - 1);
        total += positions;
        progress.advance(1);
        if options.divide {
            writeln!(env.output, "{name}: {positions}")?;
        }
    }
    drop(progress);
    writeln!(env.output, "{total}")?;
    Ok(())
}

fn sorted_moves(position: &Position) -> Vec<(Move, String)> {
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(|mv| (mv, mv.to_string())).collect();
    moves.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
    moves
}
