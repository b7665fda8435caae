//! `fencepost legal`: all legal moves in one line.

use crate::arguments::LegalOptions;
use crate::problem::Problem;
use crate::set_up::play_all;
use crate::world::World;

pub(crate) fn legal(options: &LegalOptions, world: &mut World<'_>) -> Result<(), Problem> {
    let game = play_all(options.set_up.start(&world.language)?, &options.moves, &world.language)?;
    let mut moves: Vec<String> = game.legal_moves().into_iter().map(|mv| mv.to_string()).collect();
    moves.sort_unstable();
    writeln!(world.output, "{}", moves.join(" "))?;
    Ok(())
}
