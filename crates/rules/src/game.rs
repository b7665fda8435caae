//! A game: a position with its history, and how it ended.

use crate::moves::{LegalMoves, Move};
use crate::outcome::{Ending, GameResult, Outcome};
use crate::play_error::PlayError;
use crate::position::Position;
use crate::seat::{Players, Seat};

/// The third time the same position occurs, the game is a draw (R17).
const DRAWING_OCCURRENCES: usize = 3;

/// What can happen on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The player to move made a move.
    Move(Move),
    /// A player left a game of three or four (R18). It does not count as a ply.
    Out(Seat),
}

impl Event {
    /// Whether play can lead back to the position before it. False for a fence and for a player leaving.
    pub const fn is_reversible(self) -> bool {
        matches!(self, Event::Move(Move::Pawn(_) | Move::Pass))
    }
}

/// How a position ends the game when it occurs for that many times, if it does.
pub(crate) fn outcome_on_board(position: &Position, occurrences: usize) -> Option<Outcome> {
    let players = position.players();
    if let Some(winner) = position.winner() {
        let ending = if position.playing().len() == 1 { Ending::LastPlayer } else { Ending::Goal };
        Some(Outcome { result: Some(GameResult::won(players, winner)), ending })
    } else if occurrences >= DRAWING_OCCURRENCES {
        Some(Outcome { result: GameResult::drawn(players, position.playing()), ending: Ending::Repetition })
    } else {
        None
    }
}

/// A game from its start position on.
///
/// ```
/// use fencepost_rules::{Ending, Game, Move, Seat};
///
/// let mut game = Game::default();
/// for mv in ["e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"] {
///     game.play(mv.parse::<Move>()?)?;
/// }
/// // The start position has come back twice, so it is there for the third time (R17).
/// assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
/// game.undo();
/// assert_eq!(game.outcome(), None);
/// assert_eq!(game.position().turn(), Seat::North);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    past: Vec<(Position, Event)>,
    position: Position,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from any position.
    pub fn new(start: Position) -> Game {
        let mut game = Game { past: Vec::new(), position: start, outcome: None };
        game.outcome = game.outcome_on_board();
        game
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        self.past.first().map_or(&self.position, |(before, _)| before)
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All events so far, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + '_ {
        self.past.iter().map(|&(_, event)| event)
    }

    /// All events, each with the position before it.
    pub fn history(&self) -> &[(Position, Event)] {
        &self.past
    }

    /// The number of moves made; a player leaving does not count.
    pub fn plies(&self) -> usize {
        self.events().filter(|event| matches!(event, Event::Move(_))).count()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often the position on the board has occurred, including now (R17).
    pub fn occurrences(&self) -> usize {
        let reversible = self.past.iter().rev().take_while(|(_, event)| event.is_reversible());
        1 + reversible.filter(|(before, _)| *before == self.position).count()
    }

    /// All legal moves: none once the game is over.
    pub fn legal_moves(&self) -> LegalMoves {
        if self.outcome.is_some() { LegalMoves::NONE } else { self.position.legal_moves() }
    }

    /// Says why a move is not legal.
    ///
    /// # Errors
    /// The reason, if it is not.
    pub fn check(&self, mv: Move) -> Result<(), PlayError> {
        if self.outcome.is_some() { Err(PlayError::GameOver) } else { self.position.check(mv) }
    }

    /// Plays a move for the player to move.
    ///
    /// # Errors
    /// The reason, if it is not legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.check(mv)?;
        let mut after = self.position;
        after.play_unchecked(mv);
        after.update_paths();
        self.step(Event::Move(mv), after);
        Ok(())
    }

    /// Applies an event: a move of the player to move, or a player leaving.
    ///
    /// ```
    /// use fencepost_rules::{Event, Game, Players, Position};
    ///
    /// let mut game = Game::new(Position::standard(Players::Four));
    /// for event in ["e2", "b5", "out:north"] {
    ///     game.apply(event.parse::<Event>()?)?;
    /// }
    /// assert_eq!(game.position().to_string(), " /  / e2 b5 - i5 / 5 5 - 5 / 4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The reason, if the rules do not allow it; nothing has changed then.
    pub fn apply(&mut self, event: Event) -> Result<(), PlayError> {
        match event {
            Event::Move(mv) => self.play(mv),
            Event::Out(seat) => self.take_out(seat),
        }
    }

    /// Plays a move for a seat.
    ///
    /// # Errors
    /// If it is not that seat's turn, or the move is not legal; nothing has changed then.
    pub fn play_as(&mut self, seat: Seat, mv: Move) -> Result<(), PlayError> {
        if self.outcome.is_none() && seat != self.position.turn() {
            return Err(PlayError::WrongTurn { turn: self.position.turn() });
        }
        self.play(mv)
    }

    /// A player resigns: that loses a game of two and leaves a larger one (R18).
    ///
    /// # Errors
    /// If the game is over or the seat is not playing; nothing has changed then.
    pub fn resign(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.give_up(seat, Ending::Resign)
    }

    /// A player runs out of time, which counts like resigning (R18).
    ///
    /// # Errors
    /// If the game is over or the seat is not playing; nothing has changed then.
    pub fn lose_on_time(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.give_up(seat, Ending::Time)
    }

    /// Takes a player out of a game of three or four (R18).
    ///
    /// # Errors
    /// In a game of two, after the end, or if that seat is not playing; nothing has changed then.
    pub fn take_out(&mut self, seat: Seat) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        let mut after = self.position;
        after.take_out(seat)?;
        self.step(Event::Out(seat), after);
        Ok(())
    }

    /// All players still in have agreed on a draw (R17).
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_on_draw(&mut self) -> Result<(), PlayError> {
        self.stop(Outcome {
            result: GameResult::drawn(self.position.players(), self.position.playing()),
            ending: Ending::Agreed,
        })
    }

    /// The game is aborted and counts for nobody.
    ///
    /// # Errors
    /// If the game is over.
    pub fn abort(&mut self) -> Result<(), PlayError> {
        self.stop(Outcome { result: None, ending: Ending::Aborted })
    }

    /// Nobody goes on with the game, and it counts for nobody.
    ///
    /// # Errors
    /// If the game is over.
    pub fn abandon(&mut self) -> Result<(), PlayError> {
        self.stop(Outcome { result: None, ending: Ending::Abandoned })
    }

    /// Takes the last event back, together with an end that came after it, and returns it.
    pub fn undo(&mut self) -> Option<Event> {
        let (before, event) = self.past.pop()?;
        self.position = before;
        self.outcome = None;
        Some(event)
    }

    fn step(&mut self, event: Event, after: Position) {
        self.past.push((self.position, event));
        self.position = after;
        self.outcome = self.outcome_on_board();
    }

    fn give_up(&mut self, seat: Seat, ending: Ending) -> Result<(), PlayError> {
        let players = self.position.players();
        if players != Players::Two {
            return self.take_out(seat);
        }
        if !self.position.playing().contains(seat) {
            return Err(PlayError::NotPlaying { seat });
        }
        self.stop(Outcome { result: Some(GameResult::won(players, seat.opposite())), ending })
    }

    fn stop(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.outcome = Some(outcome);
        Ok(())
    }

    /// How the position and its history end the game, if they do.
    fn outcome_on_board(&self) -> Option<Outcome> {
        outcome_on_board(&self.position, self.occurrences())
    }
}

impl Default for Game {
    /// A fresh game of two.
    fn default() -> Game {
        Game::new(Position::default())
    }
}
