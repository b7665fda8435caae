//! The engine behind the exported functions, with its input and output buffers.

use std::time::Duration;

use fencepost_engine::Options;
use fencepost_engine::protocol::{Progress, SliceDriver, answer_study};

use crate::page::Page;

/// Default size of the transposition table in mebibytes: small enough for any phone.
const DEFAULT_HASH: usize = 16;
/// The largest table in bytes. Some browsers close a page that takes more.
const MAX_MEMORY: u64 = 512 << 20;

/// The most bytes of input. A line may have fewer; the outline of a study of the largest record has no more.
const MAX_INPUT: usize = 8 << 20;

/// One engine session.
pub(crate) struct Instance {
    driver: SliceDriver,
    /// Where lines are written.
    input: Vec<u8>,
    /// The output, while it is read.
    output: String,
    /// The answer about a study, until it is read.
    answer: Option<String>,
}

impl Instance {
    pub(crate) fn new() -> Instance {
        let name = format!("Fencepost {}", env!("CARGO_PKG_VERSION"));
        let options = Options { hash: DEFAULT_HASH, ..Options::default() };
        Instance {
            driver: SliceDriver::new(name, options).with_memory_limit(|_| Some(MAX_MEMORY)),
            input: Vec::new(),
            output: String::new(),
            answer: None,
        }
    }

    /// A buffer for a line or a request, if it is not too long.
    pub(crate) fn input(&mut self, bytes: usize) -> Option<&mut [u8]> {
        if bytes > MAX_INPUT {
            return None;
        }
        self.input.resize(bytes, 0);
        Some(&mut self.input)
    }

    /// Takes the line in the buffer, or as much of it as there is.
    pub(crate) fn line(&mut self, bytes: usize, now: f64) {
        let line = &self.input[..bytes.min(self.input.len())];
        self.driver.line(line, time(now));
    }

    pub(crate) fn advance(&mut self, nodes: u32, now: f64) -> u32 {
        number(self.driver.advance(nodes.into(), time(now)))
    }

    pub(crate) fn run(&mut self) -> u32 {
        number(self.driver.run(&mut Page))
    }

    /// Answers the request in the buffer.
    pub(crate) fn study(&mut self, bytes: usize) {
        let request = &self.input[..bytes.min(self.input.len())];
        self.answer = Some(answer_study(&String::from_utf8_lossy(request)));
    }

    /// The output since the last call.
    pub(crate) fn output(&mut self) -> &str {
        self.output = self.answer.take().unwrap_or_else(|| self.driver.take_output());
        &self.output
    }

    pub(crate) fn output_length(&self) -> usize {
        self.output.len()
    }
}

fn number(progress: Progress) -> u32 {
    match progress {
        Progress::Idle => 0,
        Progress::Working => 1,
        Progress::AwaitingStop => 2,
    }
}

/// A time in milliseconds. A number that is not a valid time counts as zero.
pub(crate) fn time(millis: f64) -> Duration {
    Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Instance {
        fn say(&mut self, line: &str) -> String {
            self.input(line.len()).expect("a short line").copy_from_slice(line.as_bytes());
            self.line(line.len(), 0.0);
            self.output().to_owned()
        }
    }

    #[test]
    fn a_line_is_answered_at_once() {
        let mut instance = Instance::new();
        assert_eq!(instance.say("isready"), "readyok\n");
        assert_eq!(instance.output_length(), 8);
        assert_eq!(instance.say("position startpos board 3x3 fences 0"), "");
        assert_eq!(instance.say("legal"), "a1 b2 c1\n");
        assert!(instance.say("uci").starts_with("id name Fencepost "));
    }

    #[test]
    fn work_is_done_in_slices() {
        let mut instance = Instance::new();
        instance.say("go nodes 5000");
        let mut slices = 0;
        while instance.advance(1000, f64::from(slices)) == 1 {
            slices += 1;
        }
        assert!(slices >= 4);
        assert!(instance.output().contains("\nbestmove "));
        instance.say("position startpos board 3x3 fences 0");
        instance.say("go");
        while instance.advance(1000, 0.0) == 1 {}
        assert_eq!(instance.advance(1000, 0.0), 2, "the answer waits for stop");
        assert!(instance.say("stop").contains("bestmove "));
        assert_eq!(instance.advance(1000, 0.0), 0);
    }

    #[test]
    fn the_table_is_limited_to_what_browsers_allow() {
        let mut instance = Instance::new();
        assert_eq!(
            instance.say("setoption name Hash value 513"),
            "info string error: Hash: there are 512 MiB of memory, not 513\n"
        );
        assert_eq!(instance.say("setoption name Hash value 32"), "");
        assert_eq!(
            instance.say("setoption name Hash value 513"),
            "info string error: Hash: there are 512 MiB of memory, not 513\n"
        );
    }

    #[test]
    fn invalid_times_count_as_zero() {
        assert_eq!(time(1.5), Duration::from_micros(1500));
        for nonsense in [f64::NAN, f64::INFINITY, -1.0] {
            assert_eq!(time(nonsense), Duration::ZERO);
        }
    }
}
