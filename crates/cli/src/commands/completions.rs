//! `fencepost completions`: a script that lets a shell complete commands and options.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::arguments::Arguments;
use crate::cli_error::CliError;
use crate::environment::Environment;

pub(crate) fn completions(shell: Shell, env: &mut Environment<'_>) -> Result<(), CliError> {
    // The generator panics if it cannot write, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "fencepost", &mut script);
    env.output.write_all(&script)?;
    Ok(())
}
