//! The words of move text: move numbers, moves with their glyphs, results.

/// What a word of move text is, by its looks alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word<'a> {
    /// The move number in front, if any.
    pub(super) number: Option<Number>,
    /// What comes after the number.
    pub(super) kind: WordKind<'a>,
}

/// A move number: numbers are not held against a record, but they help to tell bare lists of moves apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Letters it takes, to know where the rest begins.
    pub(super) letters: usize,
    /// Whether it begins a game: `1.` or `1`, but not `1...`, nor dots alone.
    pub(super) begins_game: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordKind<'a> {
    /// Nothing but a number.
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
        let event_end = text.find(['!', '?']).unwrap_or(text.len());
        if text.is_empty() {
            WordKind::Nothing
        } else if looks_like_result(text) {
            WordKind::Result(text)
        } else if let Some(number) = text.strip_prefix('$') {
            WordKind::GlyphNumber(number)
        } else if event_end == 0 {
            WordKind::Glyph(text)
        } else {
            let (text, glyph) = text.split_at(event_end);
            WordKind::Event { text, glyph }
        }
    }
}

fn split_number(text: &str) -> (Option<Number>, &str) {
    let after_digits = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let rest = after_digits.trim_start_matches(['.', '…']);
    let digits = &text[..text.len() - after_digits.len()];
    let dots = &after_digits[..after_digits.len() - rest.len()];
    // Digits without a dot are a number only where nothing follows: otherwise they begin a result.
    if text.len() == rest.len() || (dots.is_empty() && !rest.is_empty()) {
        return (None, text);
    }
    let is_one = digits.trim_start_matches('0') == "1";
    let number = Number { letters: digits.len() + dots.chars().count(), begins_game: is_one && dots.len() <= 1 };
    (Some(number), rest)
}

fn looks_like_result(text: &str) -> bool {
    let is_score = text.starts_with(|letter: char| letter.is_ascii_digit())
        && text.contains(['-', '/'])
        && text.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '-' | '/'));
    text == "*" || is_score
}
