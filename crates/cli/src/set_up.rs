//! Where a game starts, and the moves given on the command line.

use fencepost_language::Language;
use fencepost_rules::{Board, Event, Game, ParseMoveError, Players, Position};

use crate::arguments::SetUpOptions;
use crate::cli_error::CliError;

impl SetUpOptions {
    /// The position the options describe.
    pub(crate) fn start(&self, language: &Language) -> Result<Position, CliError> {
        if let Some(position) = self.position {
            return Ok(position);
        }
        let players = self.players.unwrap_or(Players::Two);
        let fences = self.fences.unwrap_or(players.default_fences());
        Position::start(players, self.board.unwrap_or(Board::STANDARD), fences)
            .map_err(|error| CliError::Sentence(language.setup_error(&error)))
    }
}

/// Plays the moves of the command line. One argument may have several.
pub(crate) fn play_all(start: Position, moves: &[String], language: &Language) -> Result<Game, CliError> {
    let mut game = Game::new(start);
    for (place, text) in moves.iter().flat_map(|argument| argument.split_whitespace()).enumerate() {
        let outcome = match text.parse::<Event>() {
            Ok(event) => game.apply(event).map_err(|error| language.play_error(text, &error)),
            Err(ParseMoveError) => Err(language.text_with("move-unreadable", &[("text", text.into())])),
        };
        outcome.map_err(|why| {
            language.text_with("problem-move", &[("number", (place + 1).into()), ("why", why.into())])
        })?;
    }
    Ok(game)
}
