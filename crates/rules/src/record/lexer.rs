//! Cuts the text of a record into tags, words, comments and parentheses, and knows where each stands.

use super::error::{Place, RecordError, RecordErrorKind};
use super::tags::is_name_letter;

/// A piece of a record with the place where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) place: Place,
    pub(super) kind: TokenKind<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    Tag(Tag<'a>),
    Word(&'a str),
    /// What stands between braces, or from `;` to the end of the line.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
}

/// A tag as it was written, with its escapes undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// Where the value begins.
    pub(super) value_place: Place,
}

/// Whether a letter ends a word.
pub(super) fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '(' | ')' | '{' | '}' | ';' | '[')
}

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str, first_line: usize) -> Lexer<'a> {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer { rest, place: Place { line: first_line, column: 1 } }
    }

    /// The next piece, or `None` at the end.
    pub(super) fn next_token(&mut self) -> Result<Option<Token<'a>>, RecordError> {
        self.take_while(char::is_whitespace);
        let place = self.place;
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let kind = match first {
            '[' => TokenKind::Tag(self.tag()?),
            '{' => TokenKind::Comment(self.comment()?),
            ';' => TokenKind::Comment(&self.take_while(|letter| letter != '\n')[1..]),
            '(' => {
                self.take(1);
                TokenKind::Open
            }
            ')' => {
                self.take(1);
                TokenKind::Close
            }
            '}' => return Err(RecordError::new(place, "}", RecordErrorKind::StrayBrace)),
            _ => TokenKind::Word(self.take_while(|letter| !ends_word(letter))),
        };
        Ok(Some(Token { place, kind }))
    }

    fn comment(&mut self) -> Result<&'a str, RecordError> {
        let end = self
            .rest
            .find('}')
            .ok_or_else(|| RecordError::new(self.place, self.line_here(), RecordErrorKind::UnclosedComment))?;
        Ok(&self.take(end + 1)[1..end])
    }

    fn tag(&mut self) -> Result<Tag<'a>, RecordError> {
        let start = self.clone();
        self.tag_parts().ok_or_else(|| RecordError::new(start.place, start.line_here(), RecordErrorKind::BadTag))
    }

    fn tag_parts(&mut self) -> Option<Tag<'a>> {
        self.take_if('[');
        self.take_while(is_blank);
        let name = self.take_while(is_name_letter);
        self.take_while(is_blank);
        if name.is_empty() || !self.take_if('"') {
            return None;
        }
        let value_place = self.place;
        let value = self.tag_value()?;
        self.take_while(is_blank);
        self.take_if(']').then_some(Tag { name, value, value_place })
    }

    /// The value up to its closing quotation mark, on the same line. A backslash before anything but a quotation mark
    /// or a backslash stands for itself.
    fn tag_value(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|letter| !matches!(letter, '"' | '\\' | '\n')));
            if self.take_if('"') {
                return Some(value);
            }
            if !self.take_if('\\') {
                return None;
            }
            if self.take_if('"') {
                value.push('"');
            } else {
                self.take_if('\\');
                value.push('\\');
            }
        }
    }

    /// What is left of the line.
    fn line_here(&self) -> &'a str {
        self.rest.lines().next().unwrap_or_default()
    }

    fn take_if(&mut self, letter: char) -> bool {
        let is_there = self.rest.starts_with(letter);
        if is_there {
            self.take(letter.len_utf8());
        }
        is_there
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !belongs(letter)).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// Goes on by that many bytes and keeps count of lines and columns.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        for letter in taken.chars() {
            if letter == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }
}

fn is_blank(letter: char) -> bool {
    letter.is_whitespace() && letter != '\n'
}
