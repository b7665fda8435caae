//! The lines and the sentences made of them.

mod catalogue;
mod choosing;
mod every_language;
mod every_line;
mod saying;
mod sources;
