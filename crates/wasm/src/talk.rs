//! The talk behind the exported functions, with its two buffers.

use std::time::Duration;

use fencepost_engine::Options;
use fencepost_engine::protocol::{LONGEST_LINE, Progress, Solo};

/// Mebibytes for the table unless somebody asks for more: small enough for any phone.
const USUAL_HASH: usize = 16;
/// The most that a table may take. A page that takes more is thrown out by some browsers.
const MOST_MEMORY: u64 = 512 << 20;

/// One talk with the engine.
pub(crate) struct Talk {
    solo: Solo,
    /// Where lines are written.
    input: Vec<u8>,
    /// What was said, while it is read.
    output: String,
}

impl Talk {
    pub(crate) fn new() -> Talk {
        let name = format!("Fencepost {}", env!("CARGO_PKG_VERSION"));
        let options = Options { hash: USUAL_HASH, ..Options::default() };
        Talk {
            solo: Solo::new(name, options).with_room(|_| Some(MOST_MEMORY)),
            input: Vec::new(),
            output: String::new(),
        }
    }

    /// Room for a line, if it is not too long.
    pub(crate) fn input(&mut self, bytes: usize) -> Option<&mut [u8]> {
        if bytes > LONGEST_LINE {
            return None;
        }
        self.input.resize(bytes, 0);
        Some(&mut self.input)
    }

    /// Takes the line in the buffer, or as much of it as there is.
    pub(crate) fn line(&mut self, bytes: usize, now: f64) {
        let line = &self.input[..bytes.min(self.input.len())];
        self.solo.line(line, moment(now));
    }

    pub(crate) fn advance(&mut self, nodes: u32, now: f64) -> u32 {
        match self.solo.advance(nodes.into(), moment(now)) {
            Progress::Idle => 0,
            Progress::Working => 1,
            Progress::Held => 2,
        }
    }

    /// What was said since this was last called.
    pub(crate) fn output(&mut self) -> &str {
        self.output = self.solo.take_output();
        &self.output
    }

    pub(crate) fn output_length(&self) -> usize {
        self.output.len()
    }
}

/// A time in milliseconds; what is none counts as the beginning.
fn moment(millis: f64) -> Duration {
    Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Talk {
        fn say(&mut self, line: &str) -> String {
            self.input(line.len()).expect("a short line").copy_from_slice(line.as_bytes());
            self.line(line.len(), 0.0);
            self.output().to_owned()
        }
    }

    #[test]
    fn a_line_is_answered_at_once() {
        let mut talk = Talk::new();
        assert_eq!(talk.say("isready"), "readyok\n");
        assert_eq!(talk.output_length(), 8);
        assert_eq!(talk.say("position startpos board 3x3 fences 0"), "");
        assert_eq!(talk.say("legal"), "a1 b2 c1\n");
        assert!(talk.say("uci").starts_with("id name Fencepost "));
    }

    #[test]
    fn work_is_done_in_slices() {
        let mut talk = Talk::new();
        talk.say("go nodes 5000");
        let mut slices = 0;
        while talk.advance(1000, f64::from(slices)) == 1 {
            slices += 1;
        }
        assert!(slices >= 4);
        assert!(talk.output().contains("\nbestmove "));
        talk.say("position startpos board 3x3 fences 0");
        talk.say("go");
        while talk.advance(1000, 0.0) == 1 {}
        assert_eq!(talk.advance(1000, 0.0), 2, "the answer waits for stop");
        assert!(talk.say("stop").contains("bestmove "));
        assert_eq!(talk.advance(1000, 0.0), 0);
    }

    #[test]
    fn a_page_takes_no_more_memory_than_browsers_give() {
        let mut talk = Talk::new();
        assert_eq!(
            talk.say("setoption name Hash value 513"),
            "info string error: Hash: there are 512 MiB of memory, not 513\n"
        );
        assert_eq!(talk.say("setoption name Hash value 32"), "");
        assert_eq!(
            talk.say("setoption name Hash value 513"),
            "info string error: Hash: there are 512 MiB of memory, not 513\n"
        );
    }

    #[test]
    fn times_that_are_none_count_as_the_beginning() {
        assert_eq!(moment(1.5), Duration::from_micros(1500));
        for nonsense in [f64::NAN, f64::INFINITY, -1.0] {
            assert_eq!(moment(nonsense), Duration::ZERO);
        }
    }
}
