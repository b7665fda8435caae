//! Splits the text of a record into tokens with their places: tags, words, comments and parentheses.

use super::error::{Place, PlacedError, RecordErrorKind};
use super::tags::is_name_letter;

/// A token with the place where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) place: Place,
    pub(super) kind: TokenKind<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    Tag(Tag<'a>),
    Word(&'a str),
    /// The text between braces, or from `;` to the end of the line.
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
fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '(' | ')' | '{' | '}' | ';' | '[')
}

/// The length of the word with which a text begins.
pub(super) fn word_length(text: &str) -> usize {
    length_until(text, ends_word)
}

/// The length of the blanks and line ends with which a text begins.
pub(super) fn blank_length(text: &str) -> usize {
    length_until(text, |letter| !letter.is_whitespace())
}

/// The length of what comes before the first letter of a kind. Plain letters are bytes, which are read faster.
fn length_until(text: &str, ends: impl Fn(char) -> bool) -> usize {
    let plain_end = text.bytes().position(|byte| !byte.is_ascii() || ends(char::from(byte))).unwrap_or(text.len());
    match text.as_bytes().get(plain_end) {
        Some(byte) if !byte.is_ascii() => plain_end + text[plain_end..].find(ends).unwrap_or(text.len() - plain_end),
        _ => plain_end,
    }
}

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, rest: text }
    }

    /// The text that has not been read yet.
    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    fn place(&self) -> Place {
        Place(self.text.len() - self.rest.len())
    }

    /// The next token, or `None` at the end.
    pub(super) fn next_token(&mut self) -> Result<Option<Token<'a>>, PlacedError> {
        self.take(blank_length(self.rest));
        let place = self.place();
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let kind = match first {
            '[' => TokenKind::Tag(self.tag()?),
            '{' => TokenKind::Comment(self.comment()?),
            ';' => TokenKind::Comment(&self.take(self.rest.find('\n').unwrap_or(self.rest.len()))[1..]),
            '(' => {
                self.take(1);
                TokenKind::Open
            }
            ')' => {
                self.take(1);
                TokenKind::Close
            }
            '}' => return Err(PlacedError::new(place, "}", RecordErrorKind::StrayBrace)),
            _ => TokenKind::Word(self.take(word_length(self.rest))),
        };
        Ok(Some(Token { place, kind }))
    }

    fn comment(&mut self) -> Result<&'a str, PlacedError> {
        let end = self
            .rest
            .find('}')
            .ok_or_else(|| PlacedError::new(self.place(), self.line_here(), RecordErrorKind::UnclosedComment))?;
        Ok(&self.take(end + 1)[1..end])
    }

    fn tag(&mut self) -> Result<Tag<'a>, PlacedError> {
        let start = self.clone();
        self.tag_parts().ok_or_else(|| PlacedError::new(start.place(), start.line_here(), RecordErrorKind::BadTag))
    }

    fn tag_parts(&mut self) -> Option<Tag<'a>> {
        self.take_if('[');
        self.take_while(is_blank);
        let name = self.take_while(is_name_letter);
        self.take_while(is_blank);
        if name.is_empty() || !self.take_if('"') {
            return None;
        }
        let value_place = self.place();
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

    /// The rest of the line.
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
        self.take(length_until(self.rest, |letter| !belongs(letter)))
    }

    /// Skips that many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        taken
    }
}

fn is_blank(letter: char) -> bool {
    letter.is_whitespace() && letter != '\n'
}
