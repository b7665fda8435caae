//! The figures show what the rules say, and the chapters hold every line.

mod chapters;
mod figures;
