//! One file per command.

mod bench;
mod completions;
mod convert;
mod engine;
mod legal;
mod perft;
mod show;

pub(crate) use bench::bench;
pub(crate) use completions::completions;
pub(crate) use convert::convert;
pub(crate) use engine::engine;
pub(crate) use legal::legal;
pub(crate) use perft::perft;
pub(crate) use show::show;

use crate::problem::Problem;
use crate::world::World;

/// The program without a command: what it can do.
pub(crate) fn overview(world: &mut World<'_>) -> Result<(), Problem> {
    let help = crate::parser(world).render_help();
    let colour = world.colour_is_welcome && world.output_is_terminal;
    write!(world.output, "{}", if colour { help.ansi().to_string() } else { help.to_string() })?;
    Ok(())
}
