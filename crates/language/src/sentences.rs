//! The one place where the values of the rules become sentences.

use std::fmt::Display;

use fencepost_rules::{
    Ending, GameResult, Outcome, ParsePositionError, PlayError, Seat, SetupError, SetupFault, Squares,
};

use crate::{Language, Value};

/// How many squares a sentence lists; the others are counted.
const SQUARES_NAMED: usize = 8;
/// How many faults of a set-up are reported; the others show when those are fixed.
const FAULTS_NAMED: usize = 8;

impl Language {
    /// A seat's name, such as `North`.
    pub fn seat(&self, seat: Seat) -> String {
        self.text(&format!("seat-{seat}"))
    }

    /// Why a move is illegal.
    pub fn play_error(&self, mv: impl Display, error: &PlayError) -> String {
        let mut values = vec![("move", text(mv))];
        match *error {
            PlayError::WrongTurn { turn: seat } | PlayError::NotPlaying { seat } | PlayError::Occupied { by: seat } => {
                values.extend(self.seat_values(seat));
            }
            PlayError::OutOfReach { from: square } | PlayError::JumpOpen { jump: square } => {
                values.push(("square", text(square)));
            }
            PlayError::FenceInTheWay { fence } | PlayError::Overlaps { fence } | PlayError::Crosses { fence } => {
                values.push(("fence", text(fence)));
            }
            PlayError::CutsOff { seat, region } => {
                values.extend(self.seat_values(seat));
                values.push(("count", region.len().into()));
                values.push(("squares", self.squares(region).into()));
            }
            _ => {}
        }
        self.text_with(&format!("refusal-{}", error.code()), &values)
    }

    /// Why a set-up is not a position: a sentence for each fault.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let mut sentences = String::new();
        for fault in error.faults().take(FAULTS_NAMED) {
            // A full stop of Chinese and Japanese is as wide as one with a space.
            if !sentences.is_empty() && !sentences.ends_with('。') {
                sentences.push(' ');
            }
            sentences += &self.setup_fault(fault);
        }
        sentences
    }

    fn setup_fault(&self, fault: SetupFault) -> String {
        let values = match fault {
            SetupFault::PawnOffBoard { seat } | SetupFault::TooManyFences { seat } | SetupFault::CutOff { seat } => {
                self.seat_values(seat).to_vec()
            }
            SetupFault::PawnsShareSquare { square } => vec![("square", text(square))],
            SetupFault::FenceOffBoard { fence } => vec![("fence", text(fence))],
            SetupFault::FencesCollide { fence, other } => vec![("fence", text(fence)), ("other", text(other))],
            _ => Vec::new(),
        };
        self.text_with(&format!("setup-{}", fault.code()), &values)
    }

    /// Why a text is not a position.
    pub fn position_error(&self, error: &ParsePositionError) -> String {
        let values = match error {
            ParsePositionError::Setup(error) => return self.setup_error(error),
            ParsePositionError::Fields { found } | ParsePositionError::Players { found } => {
                vec![("found", (*found).into())]
            }
            ParsePositionError::Fence { text }
            | ParsePositionError::Pawn { text }
            | ParsePositionError::Left { text }
            | ParsePositionError::Turn { text } => vec![("text", text.as_str().into())],
            ParsePositionError::RepeatedFence { fence } => vec![("fence", text(fence))],
            _ => Vec::new(),
        };
        self.text_with(&format!("position-{}", error.code()), &values)
    }

    /// How a game ended, with the seat as the winner's name.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        self.outcome_with_names(outcome, |seat| self.seat(seat))
    }

    /// How a game ended, with a name for the winner.
    pub fn outcome_with_names(&self, outcome: &Outcome, name_of: impl FnOnce(Seat) -> String) -> String {
        match outcome.result.and_then(GameResult::winner) {
            Some(winner) => {
                let values = [("seat", winner.name().into()), ("name", name_of(winner).into())];
                self.text_with(ending_id(outcome.ending), &values)
            }
            None => self.text(ending_id(outcome.ending)),
        }
    }

    /// The seat's code, for translations that select by it, and its name.
    pub(crate) fn seat_values(&self, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        [("seat", seat.name().into()), ("name", self.seat(seat).into())]
    }

    fn squares(&self, squares: Squares) -> String {
        let named: Vec<String> = squares.into_iter().take(SQUARES_NAMED).map(|square| square.to_string()).collect();
        let list = named.join(&self.text("list-separator"));
        match squares.len() - named.len() {
            0 => list,
            more => self.text_with("list-and-more", &[("list", list.into()), ("more", more.into())]),
        }
    }
}

fn text(value: impl Display) -> Value<'static> {
    value.to_string().into()
}

fn ending_id(ending: Ending) -> &'static str {
    match ending {
        Ending::Goal => "ending-goal",
        Ending::Resign => "ending-resign",
        Ending::Time => "ending-time",
        Ending::Repetition => "ending-repetition",
        Ending::Agreed => "ending-agreed",
        Ending::LastPlayer => "ending-last-player",
        Ending::Aborted => "ending-aborted",
        Ending::Abandoned => "ending-abandoned",
    }
}
