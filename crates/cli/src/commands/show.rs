//! `fencepost show`: a position as text.

use fencepost_language::Language;
use fencepost_rules::{Game, Mark, Seat};

use crate::arguments::{Colour, ShowOptions};
use crate::board_colours::{draw, style, styled};
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::set_up::play_all;

pub(crate) fn show(options: &ShowOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let game = play_all(options.set_up.start(&env.language)?, &options.moves, &env.language)?;
    let colour = match options.color {
        Colour::Auto => env.output_is_terminal && env.colour_is_welcome,
        Colour::Always => true,
        Colour::Never => false,
    };
    env.output.write_all(picture(&game, colour, &env.language).as_bytes())?;
    Ok(())
}

fn picture(game: &Game, colour: bool, language: &Language) -> String {
    let position = game.position();
    let mut text = draw(position, colour) + "\n";
    for &seat in position.players().seats() {
        text += &player(game, seat, colour, language);
    }
    format!("{text}\n{}\n{position}\n", state(game, language))
}

fn player(game: &Game, seat: Seat, colour: bool, language: &Language) -> String {
    let position = game.position();
    let name = ("name", language.seat(seat).into());
    let line = match (position.pawn(seat), position.distance(seat)) {
        (Some(square), Some(steps)) => language.text_with(
            "show-player",
            &[
                name,
                ("square", square.to_string().into()),
                ("fences", position.left(seat).into()),
                ("steps", steps.into()),
            ],
        ),
        _ => language.text_with("show-player-out", &[name]),
    };
    format!("{}  {line}\n", styled(Mark::Pawn(seat).character(), style(seat), colour))
}

/// Who is to move, or how it ended.
fn state(game: &Game, language: &Language) -> String {
    if let Some(outcome) = game.outcome() {
        return language.outcome(&outcome);
    }
    let name = language.seat(game.position().turn());
    if game.occurrences() > 1 {
        return language.text_with("show-turn-repeated", &[("name", name.into())]);
    }
    language.text_with("show-turn", &[("name", name.into())])
}
