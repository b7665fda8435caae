//! What a record says about a move besides the move: glyph, clock reading, engine score, comments.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A mark after a move that judges it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    PlacedError,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Glyph {
    /// All of them, in the order of the numbers `$1` to `$6` that some programs write instead.
    pub const ALL: [Glyph; 6] =
        [Glyph::Good, Glyph::PlacedError, Glyph::Brilliant, Glyph::Blunder, Glyph::Interesting, Glyph::Dubious];

    /// As it is written.
    pub const fn symbol(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::PlacedError => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }

    /// The glyph of a symbol.
    pub fn from_symbol(symbol: &str) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.symbol() == symbol)
    }

    /// The glyph for a number from 1 to 6.
    pub fn from_number(number: usize) -> Option<Glyph> {
        Glyph::ALL.get(number.checked_sub(1)?).copied()
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}

const MILLIS_PER_SECOND: u64 = 1000;
const MILLIS_PER_MINUTE: u64 = 60 * MILLIS_PER_SECOND;
const MILLIS_PER_HOUR: u64 = 60 * MILLIS_PER_MINUTE;

/// The time on a player's clock after the move, exact to the millisecond: `0:09:58`, `0:00:07.25`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockTime(u64);

impl ClockTime {
    /// A reading in milliseconds.
    pub const fn from_millis(millis: u64) -> ClockTime {
        ClockTime(millis)
    }

    /// The reading in milliseconds.
    pub const fn millis(self) -> u64 {
        self.0
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hours = self.0 / MILLIS_PER_HOUR;
        let minutes = self.0 % MILLIS_PER_HOUR / MILLIS_PER_MINUTE;
        let seconds = self.0 % MILLIS_PER_MINUTE / MILLIS_PER_SECOND;
        write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        match self.0 % MILLIS_PER_SECOND {
            0 => Ok(()),
            millis => write!(f, ".{}", format!("{millis:03}").trim_end_matches('0')),
        }
    }
}

/// The text is not a clock reading or an engine score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseAnnotationError;

impl fmt::Display for ParseAnnotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a clock reading is H:MM:SS or H:MM:SS.mmm, an engine score a number from 0 to 1")
    }
}

impl std::error::Error for ParseAnnotationError {}

impl FromStr for ClockTime {
    type Err = ParseAnnotationError;

    fn from_str(text: &str) -> Result<ClockTime, ParseAnnotationError> {
        read_clock(text).map(ClockTime).ok_or(ParseAnnotationError)
    }
}

fn read_clock(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut parts = whole.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let below_sixty = |part: &str| (part.len() <= 2).then(|| read_digits(part)).flatten().filter(|&part| part < 60);
    let seconds = below_sixty(seconds)? * MILLIS_PER_SECOND + read_fraction(fraction, 3)?;
    let seconds = below_sixty(minutes)? * MILLIS_PER_MINUTE + seconds;
    let millis = read_digits(hours)?.checked_mul(MILLIS_PER_HOUR)?.checked_add(seconds)?;
    parts.next().is_none().then_some(millis)
}

/// The most decimals of an engine score that are kept.
const MOST_DECIMALS: usize = 6;

/// An engine's score: the win chance, from 0 to 1, of the player who just moved. It keeps the decimals it was written
/// with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eval {
    millionths: u32,
    decimals: u8,
}

impl Eval {
    /// A chance with two decimals. `None` if it is not from 0 to 1.
    pub fn from_chance(chance: f64) -> Option<Eval> {
        (0.0..=1.0).contains(&chance).then(|| {
            // Between 0 and 100 after the check above, so nothing is cut off.
            #[expect(clippy::cast_sign_loss, reason = "never below zero")]
            let per_cent = (chance * 100.0).round() as u32;
            Eval { millionths: per_cent * 10_000, decimals: 2 }
        })
    }

    /// The chance as a number.
    pub fn chance(self) -> f64 {
        f64::from(self.millionths) / 1e6
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.*}", usize::from(self.decimals), self.chance())
    }
}

impl FromStr for Eval {
    type Err = ParseAnnotationError;

    fn from_str(text: &str) -> Result<Eval, ParseAnnotationError> {
        read_eval(text).ok_or(ParseAnnotationError)
    }
}

fn read_eval(text: &str) -> Option<Eval> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let kept = fraction.get(..MOST_DECIMALS).unwrap_or(fraction);
    let whole = read_digits(whole).filter(|&whole| whole <= 1)?;
    let millionths = whole * 1_000_000 + read_fraction(kept, MOST_DECIMALS)?;
    let is_chance = millionths <= 1_000_000 && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_chance.then_some(Eval { millionths: millionths as u32, decimals: kept.len() as u8 })
}

/// A number of digits only, at least one.
fn read_digits(text: &str) -> Option<u64> {
    let all_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if all_digits { text.parse().ok() } else { None }
}

/// The digits after the point as a whole number of the smallest unit: `5` is 500 of a thousand.
fn read_fraction(digits: &str, places: usize) -> Option<u64> {
    if digits.is_empty() {
        return Some(0);
    }
    let missing = places.checked_sub(digits.len())?;
    Some(read_digits(digits)? * 10u64.pow(missing as u32))
}

/// The most bytes of a command up to its closing bracket. A bound keeps deeply nested brackets cheap.
const LONGEST_COMMAND: usize = 64;

/// The content of a comment.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Comment {
    pub(super) text: String,
    pub(super) clock: Option<ClockTime>,
    pub(super) eval: Option<Eval>,
}

impl Comment {
    /// Takes the clock reading and the engine score out of a comment and leaves the rest. Where there are several of a
    /// kind, the last counts. What looks like one but cannot be read stays in the text, as do other commands.
    ///
    /// The rest contains no further command of these kinds, even if removing one joins two halves of another:
    /// each closing bracket is looked at with all before it already in its final shape.
    pub(super) fn read(text: &str) -> Comment {
        let text = plain_text(text);
        // Most comments of people have no commands.
        if !text.contains('[') {
            return Comment { text: text.into_owned(), ..Comment::default() };
        }
        let mut comment = Comment::default();
        let mut open = Vec::new();
        let mut skip_blank = false;
        for letter in text.chars() {
            if std::mem::take(&mut skip_blank) && letter == ' ' {
                continue;
            }
            match letter {
                '[' => open.push(comment.text.len()),
                ']' => {
                    if let Some(start) = open.pop()
                        && comment.take_command(start)
                    {
                        skip_blank = comment.text.is_empty() || comment.text.ends_with(char::is_whitespace);
                        continue;
                    }
                }
                _ => {}
            }
            comment.text.push(letter);
        }
        Comment { text: comment.text.trim().to_owned(), ..comment }
    }

    /// Cuts off the command that starts there and has just ended, if it is one of ours.
    fn take_command(&mut self, start: usize) -> bool {
        if self.text.len() - start > LONGEST_COMMAND {
            return false;
        }
        let mut words = self.text[start..].split_whitespace();
        let (name, value) = (words.next(), words.next());
        let (Some(name), Some(value), None) = (name, value, words.next()) else { return false };
        if let (true, Ok(clock)) = (name.eq_ignore_ascii_case("[%clk"), value.parse()) {
            self.clock = Some(clock);
        } else if let (true, Ok(eval)) = (name.eq_ignore_ascii_case("[%eval"), value.parse()) {
            self.eval = Some(eval);
        } else {
            return false;
        }
        self.text.truncate(start);
        true
    }
}

/// A text made safe for a comment: without braces, which would end it, and with one kind of line end.
pub(super) fn comment_text(text: &str) -> String {
    plain_text(text).into_owned()
}

fn plain_text(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    if !text.contains(['\r', '{', '}']) {
        return text.into();
    }
    // A line end at either end is a blank, whichever kind it is, so nothing is left to trim.
    text.replace("\r\n", "\n").replace('\r', "\n").replace('{', "(").replace('}', ")").into()
}
