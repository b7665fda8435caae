//! `fencepost legal`: all legal moves in one line.

use crate::arguments::LegalOptions;
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::set_up::play_all;

pub(crate) fn legal(options: &LegalOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let game = play_all(options.set_up.start(&env.language)?, &options.moves, &env.language)?;
    let moves: Vec<String> = game.legal_moves().by_name().map(|mv| mv.to_string()).collect();
    writeln!(env.output, "{}", moves.join(" "))?;
    Ok(())
}
