//! The messages and the sentences made from them.

mod catalogue;
mod choice;
mod every_language;
mod every_line;
mod sentences;
mod sources;
