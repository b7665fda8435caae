//! The lines and the sentences made of them.

mod choosing;
mod every_line;
mod saying;
mod sources;
