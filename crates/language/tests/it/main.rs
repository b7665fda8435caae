//! The lines and the sentences made of them.

mod catalogue;
mod choice;
mod every_language;
mod every_line;
mod sentences;
mod sources;
