//! Splits a file of many games into the texts of single ones, line by line, so that only one game is in memory.

use super::Record;
use super::error::RecordError;
use super::lexer::{blank_length, word_length};
use super::reader::ReadOptions;
use super::word::{Number, Word, WordKind};

/// The text of one game, and where in the file it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// Its lines.
    pub text: String,
    /// The number of the first of them.
    pub first_line: usize,
}

impl GameText {
    /// Reads it; lines in errors are those of the file. The first line of the options is ignored.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(&self, options: &ReadOptions) -> Result<Record, RecordError> {
        Record::read_with(&self.text, &ReadOptions { first_line: self.first_line, ..options.clone() })
    }
}

/// Takes lines and returns games.
///
/// A game with tags goes on until the next tag after its moves. Without tags, each line is a game, but a line goes on
/// with the game before it if it begins with a move number other than 1, or if both have a single move. A blank line
/// or a result ends a game without tags.
///
/// ```
/// use fencepost_rules::record::Splitter;
///
/// let mut splitter = Splitter::new();
/// let mut games = Vec::new();
/// for (index, line) in ["1. e2 e8", "2. e3 e7", "1. d1 e8 *"].into_iter().enumerate() {
///     games.extend(splitter.push(index + 1, line));
/// }
/// games.extend(splitter.finish());
/// assert_eq!(games[0].text, "1. e2 e8\n2. e3 e7\n");
/// assert_eq!(games[1].first_line, 3);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Splitter {
    text: String,
    first_line: usize,
    stage: Stage,
    in_comment: bool,
}

/// The state of the game that is being collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Stage {
    /// Nothing yet, or only comments.
    #[default]
    Opening,
    /// Tags, but no moves.
    Tags,
    /// Tags and moves.
    Tagged,
    /// Moves without tags, with the number of moves on the last line that had any.
    Bare { moves: usize },
    /// Moves without tags, ended by a result or a blank line.
    Ended,
}

impl Splitter {
    /// A splitter without lines.
    pub fn new() -> Splitter {
        Splitter::default()
    }

    /// Takes a line, with or without its line end, and its number. Returns the game before it if that is now known to
    /// be complete.
    pub fn push(&mut self, number: usize, line: &str) -> Option<GameText> {
        let line = line.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
        let goes_on = self.in_comment;
        let seen = Seen::on(line, &mut self.in_comment);
        let complete = if !goes_on && self.is_over_before(&seen) { self.take() } else { None };
        if self.text.is_empty() {
            if seen.is_blank {
                return complete;
            }
            self.first_line = number;
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.stage = self.stage_after(&seen);
        complete
    }

    /// The last game, if there is one, when there are no more lines.
    pub fn finish(&mut self) -> Option<GameText> {
        let last = self.take();
        self.in_comment = false;
        last
    }

    /// Whether such a line does not continue the game so far.
    fn is_over_before(&self, seen: &Seen) -> bool {
        match self.stage {
            Stage::Opening | Stage::Tags => false,
            Stage::Tagged => seen.begins_with_tag,
            Stage::Ended => !seen.is_blank,
            Stage::Bare { .. } if seen.begins_with_tag => true,
            Stage::Bare { .. } if seen.moves == 0 => false,
            Stage::Bare { moves } => match seen.number {
                Some(number) if number.begins_game => true,
                Some(_) => false,
                None => moves != 1 || seen.moves != 1,
            },
        }
    }

    fn stage_after(&self, seen: &Seen) -> Stage {
        let has_words = seen.words > 0;
        match self.stage {
            Stage::Opening if seen.begins_with_tag && has_words => Stage::Tagged,
            Stage::Opening if seen.begins_with_tag => Stage::Tags,
            Stage::Tags if has_words => Stage::Tagged,
            Stage::Opening if !has_words => Stage::Opening,
            Stage::Opening | Stage::Bare { .. } if seen.has_result || seen.is_blank => Stage::Ended,
            Stage::Bare { moves } if seen.moves == 0 => Stage::Bare { moves },
            Stage::Opening | Stage::Bare { .. } => Stage::Bare { moves: seen.moves },
            stage => stage,
        }
    }

    /// Returns what has been collected, unless it is only comments. A comment without an end is an error that must be
    /// reported.
    fn take(&mut self) -> Option<GameText> {
        let done = std::mem::replace(self, Splitter { in_comment: self.in_comment, ..Splitter::default() });
        let is_game = done.stage != Stage::Opening || done.in_comment;
        is_game.then_some(GameText { text: done.text, first_line: done.first_line })
    }
}

/// The content of a line, outside of comments.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    is_blank: bool,
    begins_with_tag: bool,
    has_result: bool,
    /// The move number it begins with.
    number: Option<Number>,
    /// Words of any kind, and parentheses.
    words: usize,
    /// Moves on the main line.
    moves: usize,
}

impl Seen {
    /// Reads a line, which may begin inside a comment, and notes whether it ends in one.
    fn on(line: &str, in_comment: &mut bool) -> Seen {
        let mut seen = Seen { is_blank: !*in_comment && line.trim().is_empty(), ..Seen::default() };
        let mut rest = line;
        let mut depth = 0usize;
        loop {
            if *in_comment {
                let Some(end) = rest.find('}') else { return seen };
                *in_comment = false;
                rest = &rest[end + 1..];
            }
            rest = &rest[blank_length(rest)..];
            let Some(&first) = rest.as_bytes().first() else { return seen };
            let length = match first {
                b';' => return seen,
                b'[' => {
                    seen.begins_with_tag |= seen.words == 0;
                    tag_length(rest)
                }
                b'{' => {
                    *in_comment = true;
                    1
                }
                b'(' | b')' | b'}' => {
                    seen.words += 1;
                    depth = if first == b'(' { depth + 1 } else { depth.saturating_sub(1) };
                    1
                }
                _ => {
                    let length = word_length(rest);
                    seen.note_word(&rest[..length], depth == 0);
                    length
                }
            };
            rest = &rest[length..];
        }
    }

    fn note_word(&mut self, text: &str, on_main_line: bool) {
        let word = Word::of(text);
        if self.words == 0 {
            self.number = word.number;
        }
        self.words += 1;
        match word.kind {
            WordKind::Event { .. } => self.moves += usize::from(on_main_line),
            WordKind::Result(_) => self.has_result = true,
            _ => {}
        }
    }
}

/// The length of the tag that begins here, or of the rest of the line if it has no end.
fn tag_length(text: &str) -> usize {
    let mut in_value = false;
    let mut escaped = false;
    for (index, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if in_value => escaped = true,
            '"' => in_value = !in_value,
            ']' if !in_value => return index + 1,
            _ => {}
        }
    }
    text.len()
}
