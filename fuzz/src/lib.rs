//! Laws of the game's code that hold for every input, however odd.
//!
//! Each law is a function that panics where it is broken. `fuzz_targets/` hands them to a fuzzer, one target for each
//! law; the test below tries them on the seeds, so that an input which once broke a law is put there and stays mended.

mod any_game;
mod command_line;
mod convert;
mod dialects;
mod link;
mod messages;
mod play;
mod position_text;
mod program;
mod protocols;
mod puzzle_file;
mod record;
mod split;
mod stored;
mod study;
mod thinking;
mod tournament;
mod twin;
mod words;

pub use command_line::command_line;
pub use convert::convert;
pub use dialects::dialects;
pub use link::link;
pub use messages::messages;
pub use play::play;
pub use position_text::position_text;
pub use protocols::protocols;
pub use puzzle_file::puzzle_file;
pub use record::record;
pub use split::split;
pub use stored::stored;
pub use study::study;
pub use thinking::thinking;
pub use tournament::tournament;
pub use twin::twin;
pub use words::words;

use std::fmt::{Debug, Display};
use std::str::FromStr;

/// What can be read can be written, and what was written reads as the same thing and writes the same again.
fn reads_back<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        let again: T = written.parse().expect("what was written can be read");
        assert_eq!(again, value);
        assert_eq!(again.to_string(), written);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    fn on_seeds(target: &str, law: impl Fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
        let seeds: Vec<_> = fs::read_dir(&folder).expect("each target has seeds").collect();
        assert!(!seeds.is_empty());
        for seed in seeds {
            law(&fs::read(seed.expect("a readable folder").path()).expect("a readable seed"));
        }
    }

    /// As the fuzzer does, which leaves out inputs that are no text for targets that take some.
    fn on_text_seeds(target: &str, law: impl Fn(&str)) {
        on_seeds(target, |bytes| law(std::str::from_utf8(bytes).expect("a seed in UTF-8")));
    }

    #[test]
    fn command_line() {
        on_text_seeds("command_line", super::command_line);
    }

    #[test]
    fn convert() {
        on_seeds("convert", super::convert);
    }

    #[test]
    fn dialects() {
        on_text_seeds("dialects", super::dialects);
    }

    #[test]
    fn link() {
        on_text_seeds("link", super::link);
    }

    #[test]
    fn messages() {
        on_seeds("messages", super::messages);
    }

    #[test]
    fn play() {
        on_seeds("play", super::play);
    }

    #[test]
    fn position_text() {
        on_text_seeds("position_text", super::position_text);
    }

    #[test]
    fn protocols() {
        on_text_seeds("protocols", super::protocols);
    }

    #[test]
    fn puzzle_file() {
        on_seeds("puzzle_file", super::puzzle_file);
    }

    #[test]
    fn record() {
        on_text_seeds("record", super::record);
    }

    #[test]
    fn split() {
        on_text_seeds("split", super::split);
    }

    #[test]
    fn stored() {
        on_seeds("stored", super::stored);
    }

    #[test]
    fn study() {
        on_text_seeds("study", super::study);
    }

    #[test]
    fn thinking() {
        on_seeds("thinking", super::thinking);
    }

    #[test]
    fn tournament() {
        on_seeds("tournament", super::tournament);
    }

    #[test]
    fn twin() {
        on_seeds("twin", super::twin);
    }

    #[test]
    fn words() {
        on_text_seeds("words", super::words);
    }
}
