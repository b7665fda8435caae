//! Parses the text of one record into its tree. It is lenient: `docs/records.md` says what it accepts.

use crate::notation::Dialect;
use crate::outcome::GameResult;
use crate::position::Position;
use crate::seat::Players;

use super::annotation::Glyph;
use super::cursor::Cursor;
use super::error::{Place, PlacedError, RecordError, RecordErrorKind};
use super::header::{Header, Placed, read_result};
use super::lexer::{Lexer, Token, TokenKind};
use super::word::{Word, WordKind};
use super::{NodeId, Record};

/// Options of the parser: what the text does not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadOptions {
    /// How moves are written.
    pub dialect: Dialect,
    /// The start of games whose tags do not give one, in particular bare lists of moves.
    pub start: Option<Position>,
    /// The line of the file on which the text begins, for errors.
    pub first_line: usize,
}

impl Default for ReadOptions {
    fn default() -> ReadOptions {
        ReadOptions { dialect: Dialect::Fencepost, start: None, first_line: 1 }
    }
}

pub(super) fn read(text: &str, options: &ReadOptions) -> Result<Record, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read_text(text, options).map_err(|error| error.located(text, options.first_line))
}

fn read_text(text: &str, options: &ReadOptions) -> Result<Record, PlacedError> {
    let mut lexer = Lexer::new(text);
    let mut header = Header::default();
    let mut opening_comments = Vec::new();
    let mut next = lexer.next_token()?;
    while let Some(token) = next.take() {
        match token.kind {
            TokenKind::Tag(tag) => header.add(tag)?,
            TokenKind::Comment(text) => opening_comments.push(text),
            _ => {
                next = Some(token);
                break;
            }
        }
        next = lexer.next_token()?;
    }
    let start = match options.start {
        Some(start) if !header.settles_start() => start,
        _ => header.start(options.dialect, || players_by_result(&header, next.as_ref(), &lexer))?,
    };
    let mut reader = Reader::new(start, options.dialect);
    reader.record().tags = header.take_tags();
    for comment in opening_comments {
        reader.record().add_comment(NodeId::START, comment);
    }
    while let Some(token) = next {
        reader.take(&token)?;
        next = lexer.next_token()?;
    }
    reader.finish(header.result)
}

/// How many play, by the number of parts of the result: that of the tag, otherwise that after the moves.
fn players_by_result(header: &Header<'_>, next: Option<&Token<'_>>, lexer: &Lexer<'_>) -> Option<Players> {
    if let Some(score) = header.result.as_ref().and_then(|result| result.value) {
        return Some(score.players());
    }
    // Every score has a hyphen or a slash. If there is none, as in a list of moves, there is nothing to look for.
    if !lexer.rest().contains('-')
        && next.is_none_or(|token| !matches!(token.kind, TokenKind::Word(word) if word.contains('-')))
    {
        return None;
    }
    let score_of = |token: &Token<'_>| match token.kind {
        TokenKind::Word(word) => match Word::of(word).kind {
            WordKind::Result(text) => text.parse::<GameResult>().ok(),
            _ => None,
        },
        _ => None,
    };
    let mut ahead = lexer.clone();
    let mut last = next.and_then(score_of);
    while let Ok(Some(token)) = ahead.next_token() {
        last = score_of(&token).or(last);
    }
    last.map(GameResult::players)
}

struct Reader {
    /// At the node after which the next move comes.
    cursor: Cursor,
    dialect: Dialect,
    /// The variations that are open, outermost first.
    open: Vec<OpenVariation>,
    /// Comments of a variation that has no move yet; `None` if it has one.
    before_first_move: Option<Vec<String>>,
    result: Option<Placed<Option<GameResult>>>,
}

/// A variation that has not ended yet.
struct OpenVariation {
    /// The move that it replaces, where reading goes on after it.
    instead_of: NodeId,
    place: Place,
}

impl Reader {
    fn new(start: Position, dialect: Dialect) -> Reader {
        Reader { cursor: Cursor::new(start), dialect, open: Vec::new(), before_first_move: None, result: None }
    }

    fn record(&mut self) -> &mut Record {
        self.cursor.record_mut()
    }

    /// Adds a comment after the last move.
    fn comment(&mut self, text: &str) {
        let at = self.cursor.at();
        self.record().add_comment(at, text);
    }

    fn take(&mut self, token: &Token<'_>) -> Result<(), PlacedError> {
        match &token.kind {
            TokenKind::Comment(text) => {
                match &mut self.before_first_move {
                    Some(comments) => comments.push((*text).to_owned()),
                    None => self.comment(text),
                }
                Ok(())
            }
            TokenKind::Tag(tag) => Err(PlacedError::new(token.place, tag.name, RecordErrorKind::TagAfterMoves)),
            TokenKind::Open => self.open(token.place),
            TokenKind::Close => self.close(token.place),
            TokenKind::Word(text) => self.word(token.place, text),
        }
    }

    fn open(&mut self, place: Place) -> Result<(), PlacedError> {
        let error = |kind| Err(PlacedError::new(place, "(", kind));
        if self.result.is_some() {
            return error(RecordErrorKind::AfterResult);
        }
        if self.cursor.at() == NodeId::START || self.before_first_move.is_some() {
            return error(RecordErrorKind::VariationOfNothing);
        }
        self.open.push(OpenVariation { instead_of: self.cursor.at(), place });
        self.cursor.go_back();
        self.before_first_move = Some(Vec::new());
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), PlacedError> {
        let Some(variation) = self.open.pop() else {
            return Err(PlacedError::new(place, ")", RecordErrorKind::StrayParenthesis));
        };
        let branch = self.cursor.record().node(variation.instead_of).parent();
        while Some(self.cursor.at()) != branch && self.cursor.at() != NodeId::START {
            self.cursor.go_back();
        }
        self.cursor.go_on(variation.instead_of);
        // A variation without a move is dropped, but its comments are kept.
        for comment in self.before_first_move.take().unwrap_or_default() {
            self.comment(&comment);
        }
        Ok(())
    }

    fn word(&mut self, place: Place, text: &str) -> Result<(), PlacedError> {
        if self.result.is_some() {
            return Err(PlacedError::new(place, text, RecordErrorKind::AfterResult));
        }
        let word = Word::of(text);
        let place = place.after(word.number.map_or(0, |number| number.length));
        match word.kind {
            WordKind::Nothing => Ok(()),
            WordKind::Result(text) => self.result(place, text),
            WordKind::Glyph(symbol) => self.glyph(place, symbol, Glyph::from_symbol(symbol)),
            WordKind::GlyphNumber(number) => self.glyph_number(place, number),
            WordKind::Event { text, glyph } => {
                self.event(place, text)?;
                if glyph.is_empty() {
                    return Ok(());
                }
                self.glyph(place.after(text.len()), glyph, Glyph::from_symbol(glyph))
            }
        }
    }

    fn event(&mut self, place: Place, text: &str) -> Result<(), PlacedError> {
        let error = |kind| PlacedError::new(place, text, kind);
        let board = self.cursor.record().start().board();
        let event = self.dialect.read_event(text, board).map_err(|_| error(RecordErrorKind::BadMove))?;
        let at = self.cursor.add(event).map_err(|illegal| error(RecordErrorKind::Illegal(illegal)))?;
        for comment in self.before_first_move.take().unwrap_or_default() {
            self.record().add_comment_before(at, &comment);
        }
        Ok(())
    }

    /// Whether the last thing on this line is a move, to which a glyph could belong.
    fn follows_move(&self) -> bool {
        self.cursor.at() != NodeId::START && self.before_first_move.is_none()
    }

    fn glyph(&mut self, place: Place, text: &str, glyph: Option<Glyph>) -> Result<(), PlacedError> {
        if glyph.is_none() || !self.follows_move() {
            return Err(PlacedError::new(place, text, RecordErrorKind::BadGlyph));
        }
        let at = self.cursor.at();
        self.record().set_glyph(at, glyph);
        Ok(())
    }

    /// Numbers above 6 mean things for which there is no glyph: they are kept as a comment.
    fn glyph_number(&mut self, place: Place, number: &str) -> Result<(), PlacedError> {
        let text = format!("${number}");
        match number.parse() {
            Ok(number @ 0..=6) => self.glyph(place, &text, Glyph::from_number(number)),
            Ok(7..=255) if self.follows_move() => {
                self.comment(&text);
                Ok(())
            }
            _ => self.glyph(place, &text, None),
        }
    }

    fn result(&mut self, place: Place, text: &str) -> Result<(), PlacedError> {
        let error = |kind| PlacedError::new(place, text, kind);
        if !self.open.is_empty() {
            return Err(error(RecordErrorKind::ResultInVariation));
        }
        let value = read_result(text).map_err(error)?;
        self.result = Some(Placed { place, text: text.to_owned(), value });
        Ok(())
    }

    /// Closes the record with the results of the tag and of the text, of which an unfinished one never counts.
    fn finish(mut self, tag: Option<Placed<Option<GameResult>>>) -> Result<Record, PlacedError> {
        if let Some(variation) = self.open.last() {
            return Err(PlacedError::new(variation.place, "(", RecordErrorKind::UnclosedVariation));
        }
        let tag = tag.filter(|tag| tag.value.is_some());
        let text = self.result.take().filter(|text| text.value.is_some());
        if let (Some(tag), Some(text)) = (&tag, &text)
            && let (Some(tag), true) = (tag.value, tag.value != text.value)
        {
            return Err(text.error(RecordErrorKind::ResultsDiffer { tag }));
        }
        if let Some(result) = text.or(tag) {
            let set = self.record().set_result(result.value);
            set.map_err(|error| result.error(RecordErrorKind::WrongResult(error)))?;
        }
        Ok(self.cursor.into_record())
    }
}
