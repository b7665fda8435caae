//! Breaking captions into lines without knowing the font that will show them.

/// At most that many lines of at most that width in letter sizes; a text that does not fit ends with `…`.
pub(crate) fn lines_of(text: &str, width: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            for part in parts_of(word, width) {
                if !line.is_empty() && width_of(&line) + SPACE + width_of(part) > width {
                    lines.push(std::mem::take(&mut line));
                }
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(part);
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            shorten(last, width);
        }
    }
    lines
}

const SPACE: f64 = 0.28;

/// A word cut where it is wider than a whole line.
fn parts_of(word: &str, width: f64) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut filled) = (0, 0.0);
    for (at, character) in word.char_indices() {
        let wide = advance(character);
        if filled + wide > width && at > start {
            parts.push(&word[start..at]);
            (start, filled) = (at, 0.0);
        }
        filled += wide;
    }
    parts.push(&word[start..]);
    parts
}

/// Ends a line with `…`, dropping as many letters as that takes.
fn shorten(line: &mut String, width: f64) {
    while !line.is_empty() && width_of(line) + advance('…') > width {
        line.pop();
    }
    line.truncate(line.trim_end().len());
    line.push('…');
}

fn width_of(text: &str) -> f64 {
    text.chars().map(advance).sum()
}

/// How wide a letter is in a usual sans-serif font, as a part of its size; rather too wide than too narrow.
fn advance(character: char) -> f64 {
    match character {
        ' ' => SPACE,
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' => 0.31,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '/' | '"' => 0.41,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '…' | '—' => 0.95,
        'A'..='Z' => 0.74,
        // Combining accents and direction marks take no room.
        '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}' | '\u{202a}'..='\u{202e}' => 0.0,
        // From Hangul on, most scripts have square characters.
        '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{fe0f}' | '\u{ff00}'.. => 1.05,
        '\u{400}'..='\u{42f}' => 0.78,
        _ => 0.63,
    }
}
