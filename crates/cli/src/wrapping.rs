//! Breaking text into lines for a terminal, in every script.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns of a terminal a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// Lines of at most that width. Chinese and Japanese break between any two characters, other scripts at blanks; a word
/// that is wider than a line is cut.
pub(crate) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for Piece { text: piece, after_blank } in pieces(text) {
        let line = lines.last_mut().expect("there is a line from the start");
        let blank = if after_blank && !line.is_empty() { " " } else { "" };
        if width(line) + blank.len() + width(piece) <= most {
            line.push_str(blank);
            line.push_str(piece);
        } else {
            let mut cut = cut(piece, most);
            if line.is_empty() {
                *line = cut.remove(0);
            }
            lines.extend(cut);
        }
    }
    lines
}

/// Something that stays on one line.
struct Piece<'a> {
    text: &'a str,
    after_blank: bool,
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for word in text.split_whitespace() {
        let mut start = 0;
        let mut before: Option<char> = None;
        for (at, character) in word.char_indices() {
            if before.is_some_and(|before| may_break(before, character)) {
                pieces.push(Piece { text: &word[start..at], after_blank: start == 0 });
                start = at;
            }
            before = Some(character);
        }
        pieces.push(Piece { text: &word[start..], after_blank: start == 0 });
    }
    pieces
}

/// Whether a line may end between two characters without a blank.
fn may_break(before: char, after: char) -> bool {
    (stands_alone(before) || stands_alone(after)) && !opens(before) && !closes(after)
}

/// Chinese characters and Japanese syllables, which need no blanks between words.
fn stands_alone(character: char) -> bool {
    matches!(character, '\u{2e80}'..='\u{30ff}' | '\u{31f0}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}' | '\u{20000}'..='\u{3ffff}')
}

/// Characters that must not end a line.
fn opens(character: char) -> bool {
    "([{“‘「『（【《〈［".contains(character)
}

/// Characters that must not begin a line.
fn closes(character: char) -> bool {
    ")]}”’」』）】》〉］、。，．：；！？・…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?%".contains(character)
}

/// A piece in parts that fit.
fn cut(piece: &str, most: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    for character in piece.chars() {
        let part = parts.last_mut().expect("there is a part from the start");
        if width(part) + character.width().unwrap_or(0) > most && !part.is_empty() {
            parts.push(character.to_string());
        } else {
            part.push(character);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 13), ["one two three"]);
        assert_eq!(wrapped("  one\n two ", 80), ["one two"]);
        assert_eq!(wrapped("", 80), [""]);
    }

    #[test]
    fn long_words_are_cut() {
        assert_eq!(wrapped("a Hindernislauf b", 6), ["a", "Hinder", "nislau", "f b"]);
    }

    #[test]
    fn wide_characters_take_two_columns_and_break_anywhere() {
        assert_eq!(width("碁盤"), 4);
        assert_eq!(wrapped("駒を一マス動かす", 8), ["駒を一マ", "ス動かす"]);
        assert_eq!(wrapped("棋子走到e2格", 10), ["棋子走到e2", "格"]);
    }

    #[test]
    fn no_line_begins_with_a_full_stop_or_ends_with_a_bracket() {
        assert_eq!(wrapped("駒を動かす。", 10), ["駒を動か", "す。"]);
        assert_eq!(wrapped("駒を「動かす", 6), ["駒を", "「動か", "す"]);
    }

    #[test]
    fn korean_breaks_at_blanks() {
        assert_eq!(wrapped("말을 움직여요", 8), ["말을", "움직여요"]);
    }
}
