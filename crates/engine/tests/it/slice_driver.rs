//! The driver for one thread: the same transcripts as with two, and searches in slices by an external clock.

use std::collections::VecDeque;
use std::time::Duration;

use fencepost_engine::Options;
use fencepost_engine::protocol::{Outside, Progress, SliceDriver};

use crate::transcript::Client;
use crate::uci::options;

const SLICE: u64 = 2000;
/// How long a slice takes, as far as the engine knows.
const SLICE_TIME: Duration = Duration::from_millis(5);

/// A session in slices, with a clock of our own.
pub(crate) struct SlicedClient {
    driver: SliceDriver,
    now: Duration,
    said: VecDeque<String>,
}

impl SlicedClient {
    pub(crate) fn new() -> SlicedClient {
        SlicedClient {
            driver: SliceDriver::new("Fencepost test", options()),
            now: Duration::ZERO,
            said: VecDeque::new(),
        }
    }

    fn take_in(&mut self) {
        self.said.extend(self.driver.take_output().lines().map(str::to_owned));
    }

    fn slice(&mut self) -> Progress {
        self.now += SLICE_TIME;
        let progress = self.driver.advance(SLICE, self.now);
        self.take_in();
        progress
    }

    /// Works until there is nothing left to do, and returns the output lines.
    fn finish(&mut self) -> Vec<String> {
        while self.slice() == Progress::Working {}
        self.said.drain(..).collect()
    }
}

impl Client for SlicedClient {
    fn send(&mut self, line: &str) {
        self.driver.line(line.as_bytes(), self.now);
        self.take_in();
    }

    fn hear(&mut self) -> Option<String> {
        while self.said.is_empty() && self.slice() == Progress::Working {}
        self.said.pop_front()
    }

    fn rest(&mut self) -> Vec<String> {
        self.finish()
    }
}

fn last_move(lines: &[String]) -> &str {
    lines.last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move")
}

#[test]
fn the_time_is_passed_in() {
    let mut client = SlicedClient::new();
    client.send("position startpos");
    client.send("go movetime 200");
    let mut slices = 1;
    while client.slice() == Progress::Working {
        slices += 1;
    }
    // It may stop sooner by itself, but never later than the slice in which the time is up.
    assert!(slices * SLICE_TIME <= Duration::from_millis(200) + SLICE_TIME, "{slices}");
    assert!(slices > 2, "{slices}");
    last_move(client.said.make_contiguous());
}

#[test]
fn a_stop_is_answered_at_once_with_a_searched_move() {
    let mut client = SlicedClient::new();
    client.send("position startpos board 3x3 fences 0 moves b2 a3");
    client.send("go");
    client.send("stop");
    assert_eq!(last_move(client.said.make_contiguous()), "b3", "the win in one is seen");
    assert_eq!(client.slice(), Progress::Idle);

    client.send("position startpos moves e2");
    client.send("go infinite");
    assert_eq!(client.slice(), Progress::Working);
    client.send("stop");
    last_move(client.said.make_contiguous());
    assert_eq!(client.slice(), Progress::Idle);
}

/// Stops when it was asked so many times.
struct Patience {
    left: std::cell::Cell<u32>,
    said: Vec<String>,
}

impl Outside for Patience {
    fn now(&self) -> Duration {
        Duration::from_millis(u64::from(1000 - self.left.get()))
    }

    fn should_stop(&self) -> bool {
        self.left.set(self.left.get().saturating_sub(1));
        self.left.get() == 0
    }

    fn say(&mut self, line: &str) {
        self.said.push(line.to_owned());
    }
}

#[test]
fn a_search_in_one_piece_speaks_while_it_runs_and_stops_when_told() {
    let mut driver = SliceDriver::new("", options());
    for players in [2, 3] {
        let mut outside = Patience { left: 40.into(), said: Vec::new() };
        assert_eq!(driver.run(&mut outside), Progress::Idle, "there is nothing to do");
        driver.line(format!("position startpos players {players} moves e2").as_bytes(), Duration::ZERO);
        driver.line(b"go infinite", Duration::ZERO);
        assert_eq!(driver.run(&mut outside), Progress::AwaitingStop);
        assert_eq!(outside.left.get(), 0);
        assert!(!outside.said.is_empty() && outside.said.iter().all(|line| line.starts_with("info depth ")));
        assert_eq!(driver.take_output(), "", "all of it was said at once");
        driver.line(b"stop", Duration::ZERO);
        assert!(driver.take_output().starts_with("bestmove "));
    }
}

#[test]
fn an_infinite_search_waits_for_stop() {
    let mut client = SlicedClient::new();
    client.send("position startpos board 3x3 fences 0");
    client.send("go");
    while client.slice() == Progress::Working {}
    assert_eq!(client.slice(), Progress::AwaitingStop);
    assert!(client.said.iter().all(|line| line.starts_with("info ")));
    client.send("stop");
    last_move(client.said.make_contiguous());

    client.send("position startpos moves e2 e8 e1 e9 e2 e8 e1 e9");
    client.send("go");
    assert_eq!(client.finish().last().map(String::as_str), Some("bestmove none"), "there is nothing to wait for");
}

#[test]
fn nodes_are_summed_over_slices_and_reports_are_not_repeated() {
    let mut client = SlicedClient::new();
    client.send("position startpos moves e2");
    client.send("go nodes 40000");
    let lines = client.finish();
    let nodes: Vec<u64> =
        lines.iter().filter_map(|line| line.split_once(" nodes ")?.1.split(' ').next()?.parse().ok()).collect();
    assert!(nodes.is_sorted() && nodes.last().is_some_and(|&last| last > SLICE && last <= 40_000), "{nodes:?}");
    // What was found: depth and score, and the line.
    let found = |line: &String| Some((line.split_once(" nodes ")?.0.to_owned(), line.split_once(" pv ")?.1.to_owned()));
    let found: Vec<(String, String)> = lines.iter().filter_map(found).collect();
    assert!(found.windows(2).all(|pair| pair[0] != pair[1] || !pair[0].0.contains("multipv 1")), "{found:#?}");
}

#[test]
fn slices_are_deterministic_and_one_slice_equals_one_search() {
    let search = |slice: u64| {
        let mut driver = SliceDriver::new("", options());
        for line in ["setoption name Seed value 7", "position startpos moves e2 e8 d4h", "go nodes 30000"] {
            driver.line(line.as_bytes(), Duration::ZERO);
        }
        while driver.advance(slice, Duration::ZERO) == Progress::Working {}
        driver.take_output()
    };
    assert_eq!(search(3000), search(3000));
    let whole = crate::transcript::run_session(
        crate::uci::session(),
        &mut fencepost_engine::Engine::new(options()),
        |client| {
            client.send("setoption name Seed value 7");
            client.send("position startpos moves e2 e8 d4h");
            client.send("go nodes 30000");
            client.rest()
        },
    );
    let one: Vec<String> = search(u64::MAX).lines().map(str::to_owned).collect();
    assert_eq!(last_move(&one), last_move(&whole));
    assert_eq!(one.len(), whole.len());
}

#[test]
fn several_games_can_be_played_in_one_session() {
    let mut client = SlicedClient::new();
    for players in 2..=4 {
        client.send("ucinewgame");
        let mut moves = String::new();
        let mut plies = 0;
        loop {
            client.send(&format!("position startpos players {players} board 5x5 fences 2 moves{moves}"));
            client.send("go nodes 300");
            match last_move(&client.finish()) {
                "none" => break,
                mv => moves = format!("{moves} {mv}"),
            }
            plies += 1;
            assert!(plies < 300, "{moves}");
        }
        client.send("state");
        let features: Vec<String> = client.said.drain(..).collect();
        assert!(features.contains(&format!("state plies {plies}")), "{features:?}");
        assert!(!features.contains(&"state result *".to_owned()), "{features:?}");
    }
}

#[test]
fn nothing_is_read_after_quit() {
    let mut client = SlicedClient::new();
    client.send("go");
    client.send("quit");
    last_move(client.said.make_contiguous());
    client.said.clear();
    client.send("isready");
    assert_eq!((client.slice(), client.said.len()), (Progress::Idle, 0));
}

#[test]
fn arbitrary_bytes_do_not_end_the_session() {
    let mut driver = SliceDriver::new("", options());
    driver.line(b"\xff\xfe", Duration::ZERO);
    driver.line(&vec![b'x'; (1 << 20) + 1], Duration::ZERO);
    driver.line(b"isready\r", Duration::MAX);
    let said = driver.take_output();
    assert_eq!(said.lines().count(), 3, "{said}");
    assert!(said.ends_with("\nreadyok\n"), "{said}");
}

#[test]
fn a_table_that_does_not_fit_is_refused_and_the_engine_goes_on() {
    let mut driver = SliceDriver::new("", Options { hash: 2, ..Options::default() })
        .with_memory_limit(|held| Some(held + (30 << 20)));
    driver.line(b"setoption name Hash value 33", Duration::ZERO);
    assert_eq!(driver.take_output(), "info string error: Hash: there are 32 MiB of memory, not 33\n");
    driver.line(b"setoption name Hash value 32", Duration::ZERO);
    driver.line(b"go nodes 2000", Duration::ZERO);
    while driver.advance(1000, Duration::ZERO) == Progress::Working {}
    let said = driver.take_output();
    assert!(!said.contains("error") && said.contains("\nbestmove "), "{said}");
}
