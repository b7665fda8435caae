//! `fencepost perft`: counts the positions that can be reached in so many moves.

use fencepost_rules::{Move, Position, perft as count};

use crate::arguments::PerftOptions;
use crate::problem::Problem;
use crate::progress::Progress;
use crate::world::World;

pub(crate) fn perft(options: &PerftOptions, world: &mut World<'_>) -> Result<(), Problem> {
    let start = options.set_up.start(&world.language)?;
    if options.depth == 0 {
        writeln!(world.output, "1")?;
        return Ok(());
    }
    let mut total = 0;
    let moves = sorted_moves(&start);
    let progress = Progress::of_count(moves.len(), world.errors_is_terminal);
    for (mv, name) in moves {
        let mut child = start;
        child.play_unchecked(mv);
        let positions = count::perft(&child, options.depth - 1);
        total += positions;
        progress.advance(1);
        if options.divide {
            writeln!(world.output, "{name}: {positions}")?;
        }
    }
    drop(progress);
    writeln!(world.output, "{total}")?;
    Ok(())
}

fn sorted_moves(position: &Position) -> Vec<(Move, String)> {
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(|mv| (mv, mv.to_string())).collect();
    moves.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
    moves
}
