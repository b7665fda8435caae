//! Measures how soon an engine answers `stop`: the time from writing it to having read `bestmove`.
//!
//! ```text
//! cargo build --release
//! cargo run --release -p fencepost-cli --example stop_latency -- 100 target/release/fencepost engine --threads 2
//! ```
//!
//! The first argument is the number of searches, the rest the engine's command line.

use std::error::Error;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The searches go round these.
const POSITIONS: [&str; 4] = [
    "position startpos",
    "position startpos moves e2 e8 e3 e7 e4 e6",
    "position pos e3g3b5 / d5f6 / e4 e6 / 7 8 / 2",
    "position startpos board 9x9 fences 2 moves e2 e8",
];
/// How long the first search runs before it is stopped, and how much longer the last one.
const SHORTEST: Duration = Duration::from_millis(20);
const LONGER: Duration = Duration::from_millis(380);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [count, program, rest @ ..] = arguments.as_slice() else {
        return Err("stop_latency COUNT PROGRAM [ARGUMENT...]".into());
    };
    let mut times = latencies(count.parse()?, Command::new(program).args(rest))?;
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)));
    for (name, share) in [("median", 0.5), ("95 %", 0.95), ("longest", 1.0)] {
        println!("{name}: {:.2?}", at(share).copied().unwrap_or_default());
    }
    Ok(())
}

fn latencies(count: u32, command: &mut Command) -> Result<Vec<Duration>, Box<dyn Error>> {
    let mut engine = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = engine.stdin.take().ok_or("no input")?;
    let mut output = BufReader::new(engine.stdout.take().ok_or("no output")?).lines();
    // A large table takes a while to be made.
    input.write_all(b"isready\n")?;
    wait_for("readyok", &mut output)?;
    let mut times = Vec::new();
    for (index, position) in (0..count).zip(POSITIONS.iter().cycle()) {
        write!(input, "{position}\ngo infinite\n")?;
        sleep(SHORTEST + LONGER * index / count);
        let start = Instant::now();
        input.write_all(b"stop\n")?;
        wait_for("bestmove ", &mut output)?;
        times.push(start.elapsed());
    }
    drop(input);
    engine.wait()?;
    Ok(times)
}

fn wait_for(start: &str, lines: &mut Lines<BufReader<ChildStdout>>) -> Result<(), Box<dyn Error>> {
    while !lines.next().ok_or("the engine has ended")??.starts_with(start) {}
    Ok(())
}
