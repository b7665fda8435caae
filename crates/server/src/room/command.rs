//! What a player can ask of a room, and why a room may refuse.

use fencepost_rules::{Move, PlayError, Seat};

use super::{OfferKind, Phrase};

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play a move.
    Move {
        /// As it was written.
        text: String,
        /// How many moves have been played, as far as the player knows.
        ply: usize,
        /// The network's delay, in milliseconds.
        lag: u64,
    },
    /// Resign; before the start, give the seat back.
    Resign,
    /// Offer something or agree to it.
    Offer(OfferKind),
    /// Decline an offer or withdraw one.
    Decline(OfferKind),
    /// Give another player time.
    GiveTime {
        /// Who gets it: in a game of two it can only be the other.
        to: Option<Seat>,
        /// How much.
        seconds: u64,
    },
    /// Say something.
    Say(Phrase),
    /// Have an engine play on for a person.
    TakeOver {
        /// For which seat.
        seat: Seat,
        /// The engine's level.
        level: u8,
        /// Whether that person has been away for long.
        away: bool,
    },
}

impl Command {
    /// Whether it has no place in a tournament: there nobody gets time, moves back, another game or an engine.
    pub(super) fn is_casual(&self) -> bool {
        let casual = [OfferKind::Takeback, OfferKind::Rematch];
        let is_offer = |kind: &OfferKind| casual.contains(kind);
        match self {
            Command::Offer(kind) => is_offer(kind),
            Command::GiveTime { .. } | Command::TakeOver { .. } => true,
            Command::Move { .. } | Command::Resign | Command::Decline(_) | Command::Say(_) => false,
        }
    }

    /// Whether it can only bring the game nearer to its end, or concerns what comes after it. The number of such commands is bounded.
    pub(super) fn brings_the_end(&self) -> bool {
        let (offer, decline) = (Command::Offer(OfferKind::Rematch), Command::Decline(OfferKind::Rematch));
        matches!(self, Command::Move { .. } | Command::Resign) || *self == offer || *self == decline
    }
}

/// Why a room refuses a command.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is said by its code")]
pub enum CommandError {
    NotStarted,
    Over,
    NotOver,
    PlyMismatch,
    NotYourTurn,
    NotAMove { text: String },
    Illegal { mv: Move, error: PlayError },
    NoOpenSeat,
    SeatTaken,
    NothingToTakeBack,
    NothingOffered,
    OfferedAlready,
    TooLong,
    NoClock,
    NotPlaying,
    NameASeat,
    StillHere,
    TooManyPhrases,
    InTournament,
}

impl CommandError {
    /// A short name that stays the same for good: for other programs, and to look up a translation.
    pub const fn code(&self) -> &'static str {
        match self {
            CommandError::NotStarted => "not-started",
            CommandError::Over => "game-over",
            CommandError::NotOver => "not-over",
            CommandError::PlyMismatch => "ply-mismatch",
            CommandError::NotYourTurn => "not-your-turn",
            CommandError::NotAMove { .. } => "not-a-move",
            CommandError::Illegal { error, .. } => error.code(),
            CommandError::NoOpenSeat => "no-open-seat",
            CommandError::SeatTaken => "seat-taken",
            CommandError::NothingToTakeBack => "nothing-to-take-back",
            CommandError::NothingOffered => "nothing-offered",
            CommandError::OfferedAlready => "offered-already",
            CommandError::TooLong => "game-too-long",
            CommandError::NoClock => "no-clock",
            CommandError::NotPlaying => "not-playing",
            CommandError::NameASeat => "name-a-seat",
            CommandError::StillHere => "still-here",
            CommandError::TooManyPhrases => "too-many-phrases",
            CommandError::InTournament => "in-tournament",
        }
    }
}
