//! Text that cannot be read.

use std::error::Error;
use std::fmt;

/// The text is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a month looks like 2026-11")
    }
}

impl Error for ParseError {}
