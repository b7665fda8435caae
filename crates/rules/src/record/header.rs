//! The tags of a record as they are read, and the start position and result that they define.

use crate::board::Board;
use crate::notation::Dialect;
use crate::outcome::GameResult;
use crate::position::Position;
use crate::seat::{Players, Seat};
use crate::setup::{MOST_FENCES, Setup, SetupError};

use super::error::{Place, PlacedError, RecordErrorKind};
use super::lexer::Tag;
use super::tags::{self, Tags};

/// A value with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placed<T> {
    pub(super) place: Place,
    pub(super) text: String,
    pub(super) value: T,
}

impl<T> Placed<T> {
    pub(super) fn error(&self, kind: RecordErrorKind) -> PlacedError {
        PlacedError::new(self.place, &self.text, kind)
    }
}

/// All tags of a record: those that define the start and the result, and the rest.
#[derive(Clone, Debug, Default)]
pub(super) struct Header<'a> {
    players: Option<Placed<Players>>,
    board: Option<Placed<Board>>,
    fences: Option<Placed<u8>>,
    position: Option<Placed<Position>>,
    /// The result; a value of `None` is unfinished.
    pub(super) result: Option<Placed<Option<GameResult>>>,
    kept: Vec<(&'a str, String)>,
}

impl<'a> Header<'a> {
    pub(super) fn add(&mut self, tag: Tag<'a>) -> Result<(), PlacedError> {
        let text = tag.value.as_str();
        match tags::canonical_name(tag.name) {
            tags::PLAYERS => settle(&mut self.players, &tag, read_players(text)),
            tags::BOARD => settle(&mut self.board, &tag, text.trim().parse().map_err(|_| RecordErrorKind::BadBoard)),
            tags::FENCES => settle(&mut self.fences, &tag, read_fences(text)),
            tags::POSITION => settle(&mut self.position, &tag, text.parse().map_err(RecordErrorKind::BadPosition)),
            tags::RESULT => settle(&mut self.result, &tag, read_result_tag(text)),
            name => {
                self.kept.push((name, tag.value));
                Ok(())
            }
        }
    }

    /// The tags that are kept as text.
    pub(super) fn take_tags(&mut self) -> Tags {
        Tags::of(std::mem::take(&mut self.kept))
    }

    /// Whether any tag says how the game starts.
    pub(super) fn settles_start(&self) -> bool {
        self.players.is_some() || self.board.is_some() || self.fences.is_some() || self.position.is_some()
    }

    /// The start position. If no tag gives the number of players, it follows from `players_by_result`, then from the
    /// names of the players.
    pub(super) fn start(
        &self,
        dialect: Dialect,
        players_by_result: impl FnOnce() -> Option<Players>,
    ) -> Result<Position, PlacedError> {
        if let Some(position) = &self.position {
            return self.check_position(position.value);
        }
        let said = self.players.as_ref().map(|players| players.value);
        let players = said.or_else(players_by_result).unwrap_or_else(|| self.players_by_names());
        let board = self.board.as_ref().map_or(Board::STANDARD, |board| board.value);
        let fences = self.fences.as_ref().map_or(players.default_fences(), |fences| fences.value);
        standard_start(players, board, fences, dialect).map_err(|error| {
            let kind = RecordErrorKind::BadSetup(error);
            match (&self.board, &self.players) {
                (Some(board), _) => board.error(kind),
                (None, Some(players)) => players.error(kind),
                (None, None) => PlacedError::new(Place(0), "", kind),
            }
        })
    }

    /// The other tags about the start must agree with the position.
    fn check_position(&self, position: Position) -> Result<Position, PlacedError> {
        if let Some(players) = self.players.as_ref().filter(|players| players.value != position.players()) {
            return Err(players.error(RecordErrorKind::PositionDiffers));
        }
        if let Some(board) = self.board.as_ref().filter(|board| board.value != position.board()) {
            return Err(board.error(RecordErrorKind::PositionDiffers));
        }
        Ok(position)
    }

    fn players_by_names(&self) -> Players {
        tags::players_by_names(self.kept.iter().map(|(name, value)| (*name, value.as_str())))
    }
}

/// The start of a game with only these tags, in a dialect.
pub(super) fn standard_start(
    players: Players,
    board: Board,
    fences: u8,
    dialect: Dialect,
) -> Result<Position, SetupError> {
    let is_printed = board == Board::STANDARD && fences == players.default_fences();
    if is_printed && dialect.first_seat() == Seat::South {
        return Ok(Position::standard(players));
    }
    let mut setup = Setup::start(players, board, fences);
    setup.turn = dialect.first_seat();
    Position::try_from(setup)
}

/// Keeps a value that may be given once.
fn settle<T>(
    known: &mut Option<Placed<T>>,
    tag: &Tag<'_>,
    value: Result<T, RecordErrorKind>,
) -> Result<(), PlacedError> {
    let value = match known {
        Some(_) => Err(RecordErrorKind::RepeatedTag),
        None => value,
    };
    let value = value.map_err(|kind| PlacedError::new(tag.value_place, &tag.value, kind))?;
    *known = Some(Placed { place: tag.value_place, text: tag.value.clone(), value });
    Ok(())
}

fn read_players(text: &str) -> Result<Players, RecordErrorKind> {
    read_number(text).and_then(|count| Players::from_count(count.into())).ok_or(RecordErrorKind::BadPlayers)
}

fn read_fences(text: &str) -> Result<u8, RecordErrorKind> {
    read_number(text).filter(|&fences| fences <= MOST_FENCES).ok_or(RecordErrorKind::BadFences)
}

fn read_number(text: &str) -> Option<u8> {
    let text = text.trim();
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// A tag may leave the result open.
fn read_result_tag(text: &str) -> Result<Option<GameResult>, RecordErrorKind> {
    match text.trim() {
        "" | "?" => Ok(None),
        text => read_result(text),
    }
}

/// A result; `None` is unfinished.
pub(super) fn read_result(text: &str) -> Result<Option<GameResult>, RecordErrorKind> {
    if text == "*" {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| RecordErrorKind::BadResult)
}
