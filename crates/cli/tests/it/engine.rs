//! The engine and its bench as programs.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::program::{Watchdog, command, fencepost, fencepost_reading};

/// A running engine.
struct Running {
    child: Child,
    _watchdog: Watchdog,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Running {
    fn start(arguments: &[&str]) -> Running {
        let mut child = command()
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let watchdog = Watchdog::over(&child);
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("its output"));
        Running { child, _watchdog: watchdog, input, output: BufReader::new(output) }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("its input");
        writeln!(input, "{line}").expect("the engine listens");
    }

    /// The next line with that prefix.
    fn hear(&mut self, start: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("text") > 0, "no line starts with {start:?}");
            if line.starts_with(start) {
                return line;
            }
        }
    }

    fn end(mut self) {
        drop(self.input.take());
        assert_eq!(self.child.wait().expect("the engine ends").code(), Some(0));
    }
}

#[test]
fn an_infinite_search_ends_when_it_is_stopped() {
    let mut engine = Running::start(&["--hash", "4"]);
    engine.send("position startpos moves e2 e8");
    for _ in 0..3 {
        engine.send("go infinite");
        engine.hear("info depth 2 ");
        engine.send("isready");
        engine.hear("readyok");
        engine.send("stop");
        engine.hear("bestmove ");
    }
    engine.send("go");
    engine.send("quit");
    engine.hear("bestmove ");
    engine.end();
}

#[test]
fn several_threads_search_together() {
    let mut engine = Running::start(&["--hash", "4", "--threads", "2"]);
    engine.send("go infinite");
    engine.hear("info depth 5 ");
    engine.send("stop");
    engine.hear("bestmove ");
    engine.end();
}

#[test]
fn the_end_of_the_input_ends_the_session() {
    let run = fencepost_reading(["engine"], b"position startpos board 5x5 fences 2\ngo nodes 2000\n").done();
    assert!(run.last_line().starts_with("bestmove "), "{}", run.output());
    assert_eq!(fencepost_reading(["engine"], b"").done().output(), "");
    let run =
        fencepost_reading(["engine", "--protocol", "qtp", "--movetime", "20"], b"boardsize 3\nwalls 0\ngenmove b");
    assert!(run.done().output().starts_with("=\n\n=\n\n= "));
}

#[test]
fn yardsticks_play_too() {
    for player in ["random", "racer", "greedy", "rollouts"] {
        let run = fencepost_reading(["engine", "--player", player], b"uci\ngo nodes 100\n").done();
        assert!(run.output().starts_with(&format!("id name Fencepost {player} ")), "{}", run.output());
        assert!(run.last_line().starts_with("bestmove "), "{}", run.output());
    }
}

#[test]
fn options_of_the_command_line_are_the_defaults() {
    let arguments = ["engine", "--level", "3", "--threads", "2", "--hash", "5", "--seed", "7"];
    let run = fencepost_reading(arguments, b"uci\n").done();
    for line in [
        "Level type spin default 3",
        "Threads type spin default 2",
        "Hash type spin default 5",
        "Seed type spin default 7",
    ] {
        assert!(run.output().contains(&format!("option name {line} ")), "{}", run.output());
    }
}

#[test]
fn options_out_of_range_are_refused() {
    for line in [
        "engine --level 11",
        "engine --level x",
        "engine --threads 0",
        "engine --hash 0",
        "engine --hash 99999999999",
        "engine --seed -1",
        "engine --movetime 0",
        "engine --player nobody",
        "engine --protocol xboard",
        "engine now",
        "bench now",
    ] {
        fencepost(line.split(' ')).refused();
    }
}

#[test]
fn the_bench_ends_with_nodes_and_speed() {
    let run = fencepost(["bench"]).done();
    let words: Vec<&str> = run.last_line().split(' ').collect();
    let [nodes, "nodes", speed, "nps"] = words[..] else { panic!("{}", run.output()) };
    assert!(nodes.parse::<u64>().is_ok_and(|nodes| nodes > 100_000) && speed.parse::<u64>().is_ok());
    let more = run.output().lines().rev().nth(1).expect("a line before");
    assert!(more.starts_with("Three and four players: ") && more.ends_with(" nps"), "{more}");
}
