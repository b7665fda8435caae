//! Reads lines from a stream that may contain anything.

use std::io::{self, BufRead, Read};

/// Lines longer than this are not read: a game of tens of thousands of moves fits, and memory stays bounded.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// Why a line could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It has more than [`MAX_LINE_BYTES`] bytes.
    TooLong,
    /// It is not UTF-8.
    NotText,
}

/// For the protocols, in English.
impl std::fmt::Display for LineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LineError::TooLong => write!(f, "the line is longer than {MAX_LINE_BYTES} bytes"),
            LineError::NotText => f.write_str("the line is not UTF-8"),
        }
    }
}

/// The next line without its end; `None` after the last.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, LineError>>> {
    let mut bytes = Vec::new();
    // One more than allowed, to tell a line that just fits from one that does not.
    let read = input.by_ref().take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MAX_LINE_BYTES {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(LineError::TooLong)));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| LineError::NotText)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<Result<String, LineError>> {
        std::iter::from_fn(|| next_line(&mut input).expect("memory can be read")).collect()
    }

    #[test]
    fn lines_end_with_a_line_feed_or_the_input() {
        assert_eq!(all(b""), []);
        assert_eq!(all(b"one\n\ntwo\r\nthree"), ["one", "", "two\r", "three"].map(|line| Ok(line.to_owned())));
    }

    #[test]
    fn only_a_line_that_is_not_text_or_too_long_is_skipped() {
        assert_eq!(all(b"a\n\xff\nb\n"), [Ok("a".to_owned()), Err(LineError::NotText), Ok("b".to_owned())]);
        let (fits, too_long) = ("x".repeat(MAX_LINE_BYTES), "y".repeat(3 * MAX_LINE_BYTES));
        let read = all(format!("{fits}\n{too_long}\nb\n{too_long}").as_bytes());
        assert_eq!(read, [Ok(fits), Err(LineError::TooLong), Ok("b".to_owned()), Err(LineError::TooLong)]);
    }
}
