//! The words of move text: move numbers, moves with their glyphs, results.

/// What kind of word it is, by its form alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word<'a> {
    /// The move number in front, if any.
    pub(super) number: Option<Number>,
    /// What comes after the number.
    pub(super) kind: WordKind<'a>,
}

/// A move number. A wrong number is not an error, but numbers help to separate bare lists of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Bytes it takes, to know where the rest begins.
    pub(super) length: usize,
    /// Whether it begins a game: `1.` or `1`, but not `1...`, nor dots alone.
    pub(super) begins_game: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordKind<'a> {
    /// Only a number.
    Nothing,
    /// `1-0`, `1/2-1/2`, `*`, or an attempt at one.
    Result(&'a str),
    /// `!` by itself.
    Glyph(&'a str),
    /// `$1`: what follows the sign.
    GlyphNumber(&'a str),
    /// A move, or a player leaving, and the glyph that is glued to it.
    Event { text: &'a str, glyph: &'a str },
}

impl<'a> Word<'a> {
    pub(super) fn of(text: &'a str) -> Word<'a> {
        let (number, rest) = split_number(text);
        Word { number, kind: WordKind::of(rest) }
    }
}

impl<'a> WordKind<'a> {
    fn of(text: &'a str) -> WordKind<'a> {
        match text.as_bytes() {
            [] => WordKind::Nothing,
            [b'*'] => WordKind::Result(text),
            [b'0'..=b'9', ..] if looks_like_score(text) => WordKind::Result(text),
            [b'$', ..] => WordKind::GlyphNumber(&text[1..]),
            [b'!' | b'?', ..] => WordKind::Glyph(text),
            bytes => {
                let event_end = bytes.iter().position(|byte| matches!(byte, b'!' | b'?')).unwrap_or(bytes.len());
                let (text, glyph) = text.split_at(event_end);
                WordKind::Event { text, glyph }
            }
        }
    }
}

fn split_number(text: &str) -> (Option<Number>, &str) {
    // Most words are moves and begin with a letter.
    if text.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return (None, text);
    }
    let after_digits = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let rest = after_digits.trim_start_matches(['.', '…']);
    let digits = &text[..text.len() - after_digits.len()];
    let dots = &after_digits[..after_digits.len() - rest.len()];
    // Digits without a dot are a number only if nothing follows: otherwise they begin a result.
    if text.len() == rest.len() || (dots.is_empty() && !rest.is_empty()) {
        return (None, text);
    }
    let is_one = digits.trim_start_matches('0') == "1";
    (Some(Number { length: text.len() - rest.len(), begins_game: is_one && dots.len() <= 1 }), rest)
}

/// Whether this is digits with `-` or `/` between them.
fn looks_like_score(text: &str) -> bool {
    text.contains(['-', '/']) && text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'/'))
}
