//! What can be wrong with a record, and where.

use std::error::Error;
use std::fmt;

use crate::codes::error_codes;
use crate::outcome::GameResult;
use crate::play_error::PlayError;
use crate::position_text::ParsePositionError;
use crate::seat::{Players, Seat, SeatSet};
use crate::setup::SetupError;

/// The most letters of a wrong text that an error repeats.
const LONGEST_QUOTE: usize = 60;

/// Something wrong in the text of a record.
///
/// The `Display` form is for logs and developers; what users read is made from the value, in their language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1 at the top of the file.
    pub line: usize,
    /// The column in letters, counted from 1.
    pub column: usize,
    /// The move, tag value or other text that is wrong; only its beginning where it is long.
    pub text: String,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

impl RecordError {
    /// A short name that stays the same for good: for other programs, and to look up a translation.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}

/// A place in the text of a record, in bytes from its beginning. Line and column are computed only for an error:
/// counting them for every token would take longer than reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(pub(super) usize);

impl Place {
    /// The place that many bytes further on.
    pub(super) fn after(self, bytes: usize) -> Place {
        Place(self.0 + bytes)
    }
}

/// An error with its place in bytes, while the text is being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlacedError {
    place: Place,
    quote: String,
    kind: RecordErrorKind,
}

impl PlacedError {
    pub(super) fn new(place: Place, text: &str, kind: RecordErrorKind) -> PlacedError {
        PlacedError { place, quote: text.chars().take(LONGEST_QUOTE).collect(), kind }
    }

    /// The same with its line and column in the text, which begins on that line of a file.
    pub(super) fn located(self, text: &str, first_line: usize) -> RecordError {
        let before = &text[..self.place.0];
        let lines = before.bytes().filter(|&byte| byte == b'\n').count();
        let on_line = before.rsplit('\n').next().unwrap_or(before);
        RecordError { line: first_line + lines, column: on_line.chars().count() + 1, text: self.quote, kind: self.kind }
    }
}

/// The kinds of things that can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// The move is against the rules, or comes after the end of the game.
    Illegal(PlayError),
    /// Not a move in this dialect.
    BadMove,
    /// An unknown glyph, or one that does not follow a move.
    BadGlyph,
    /// A comment has no closing brace.
    UnclosedComment,
    /// A closing brace without a comment.
    StrayBrace,
    /// A variation has no closing parenthesis.
    UnclosedVariation,
    /// A closing parenthesis without a variation.
    StrayParenthesis,
    /// A variation without a move before it that it could replace.
    VariationOfNothing,
    /// A tag is not of the form `[Name "value"]`.
    BadTag,
    /// A tag that defines the start or the result is there twice.
    RepeatedTag,
    /// A tag after the moves have begun.
    TagAfterMoves,
    /// The number of players is not 2, 3 or 4 (R3).
    BadPlayers,
    /// The board is not valid (R5).
    BadBoard,
    /// The number of fences is not 0 to 20 (R5).
    BadFences,
    /// The start position cannot be read or is against the rules.
    BadPosition(ParsePositionError),
    /// Players and board do not go together (R5).
    BadSetup(SetupError),
    /// The number of players or the board is not that of the start position.
    PositionDiffers,
    /// Not a result.
    BadResult,
    /// The result is not possible in this game.
    WrongResult(ResultError),
    /// The result after the moves is not that of the tag.
    ResultsDiffer {
        /// That of the tag.
        tag: GameResult,
    },
    /// A result inside a variation.
    ResultInVariation,
    /// Something comes after the result.
    AfterResult,
}

error_codes!(RecordErrorKind {
    RecordErrorKind::Illegal(_) => "illegal-move",
    RecordErrorKind::BadMove => "bad-move",
    RecordErrorKind::BadGlyph => "bad-glyph",
    RecordErrorKind::UnclosedComment => "unclosed-comment",
    RecordErrorKind::StrayBrace => "stray-brace",
    RecordErrorKind::UnclosedVariation => "unclosed-variation",
    RecordErrorKind::StrayParenthesis => "stray-parenthesis",
    RecordErrorKind::VariationOfNothing => "variation-of-nothing",
    RecordErrorKind::BadTag => "bad-tag",
    RecordErrorKind::RepeatedTag => "repeated-tag",
    RecordErrorKind::TagAfterMoves => "tag-after-moves",
    RecordErrorKind::BadPlayers => "bad-players",
    RecordErrorKind::BadBoard => "bad-board",
    RecordErrorKind::BadFences => "bad-fences",
    RecordErrorKind::BadPosition(_) => "bad-position",
    RecordErrorKind::BadSetup(_) => "bad-setup",
    RecordErrorKind::PositionDiffers => "position-differs",
    RecordErrorKind::BadResult => "bad-result",
    RecordErrorKind::ResultsDiffer { .. } => "results-differ",
    RecordErrorKind::ResultInVariation => "result-in-variation",
    RecordErrorKind::AfterResult => "after-result";
    RecordErrorKind::WrongResult(error) => error.code(),
});

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::Illegal(error) => write!(f, "illegal-move, {error}"),
            RecordErrorKind::BadPosition(error) => write!(f, "bad-position, {error}"),
            RecordErrorKind::BadSetup(error) => write!(f, "bad-setup, {error}"),
            RecordErrorKind::WrongResult(error) => write!(f, "{error}"),
            RecordErrorKind::ResultsDiffer { tag } => write!(f, "results-differ ({tag})"),
            _ => f.write_str(self.code()),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}: {:?}", self.line, self.column, self.kind, self.text)
    }
}

impl Error for RecordError {}

/// Why a result does not fit a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResultError {
    /// Not one number per seat.
    Players {
        /// How many play.
        players: Players,
    },
    /// The game ended on the board with another result (R16 to R18).
    OnBoard {
        /// That one.
        result: GameResult,
    },
    /// The winner is out (R18).
    WinnerOut {
        /// Who.
        seat: Seat,
    },
    /// A draw that is not shared by just those who are still in (R17).
    WrongShares {
        /// Those still in.
        still_in: SeatSet,
    },
}

error_codes!(ResultError {
    ResultError::Players { .. } => "result-players",
    ResultError::OnBoard { .. } => "result-on-board",
    ResultError::WinnerOut { .. } => "result-winner-out",
    ResultError::WrongShares { .. } => "result-shares",
});

impl fmt::Display for ResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            ResultError::Players { players } => write!(f, " ({})", players.count()),
            ResultError::OnBoard { result } => write!(f, " ({result})"),
            ResultError::WinnerOut { seat } => write!(f, " ({seat})"),
            ResultError::WrongShares { still_in } => write!(f, " ({} still in)", still_in.len()),
        }
    }
}

impl Error for ResultError {}
