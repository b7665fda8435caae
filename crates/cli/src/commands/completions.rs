//! `fencepost completions`: a script that lets a shell complete commands and options.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::arguments::Arguments;
use crate::problem::Problem;
use crate::world::World;

pub(crate) fn completions(shell: Shell, world: &mut World<'_>) -> Result<(), Problem> {
    // The generator panics where it cannot write, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "fencepost", &mut script);
    world.output.write_all(&script)?;
    Ok(())
}
