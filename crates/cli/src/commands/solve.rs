//! `fencepost solve`: who wins a small game with best play by both.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use fencepost_engine::RaceValue;
use fencepost_engine::solver::{Solution, Solver, TooLargeError, Workers};
use fencepost_language::Language;
use fencepost_rules::{Board, Players};

use crate::arguments::SolveOptions;
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::memory;
use crate::progress::Progress;

const MIB: u64 = 1 << 20;
/// The default if the system does not say how much memory is free.
const MEMORY_UNLESS_KNOWN: u64 = 4096 * MIB;

pub(crate) fn solve(options: &SolveOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let board = options.board.unwrap_or(Board::STANDARD);
    let fences = options.fences.unwrap_or(Players::Two.default_fences());
    let memory = options.memory.map(|mib| u64::from(mib) * MIB);
    let memory = memory.or_else(memory::available).unwrap_or(MEMORY_UNLESS_KNOWN);
    let threads = options.threads.map_or_else(all_cores, |threads| threads as usize);
    let watch = env.errors_is_terminal;
    let finders = Threads { count: threads, progress: Progress::of_unknown_count(watch) };
    let solver = Solver::prepare(board, fences, memory, &finders)
        .map_err(|too_large| CliError::Sentence(too_large_sentence(too_large, memory, &env.language)))?;
    drop(finders);
    let solution = solver.solve(&Threads { count: threads, progress: Progress::of_count(solver.jobs(), watch) });
    for line in lines(&solution, &env.language) {
        writeln!(env.output, "{line}")?;
    }
    Ok(())
}

fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn too_large_sentence(too_large: TooLargeError, memory: u64, language: &Language) -> String {
    let needs = memory::in_words(too_large.needs);
    language.text_with("solve-too-large", &[("needs", needs.into()), ("there", memory::in_words(memory.into()).into())])
}

/// The first moves that keep the value, the best of them first, and the value.
fn lines(solution: &Solution, language: &Language) -> Vec<String> {
    let mut groups: Vec<(RaceValue, Vec<String>)> = Vec::new();
    for (mv, outcome) in &solution.moves {
        match groups.iter_mut().find(|(of_group, _)| of_group == outcome) {
            Some((_, moves)) => moves.push(mv.to_string()),
            None => groups.push((*outcome, vec![mv.to_string()])),
        }
    }
    groups.retain(|&(outcome, _)| is_same_result(outcome, solution.value));
    groups.sort_unstable_by_key(|&(outcome, _)| from_best(outcome));
    let mut lines: Vec<String> = groups
        .into_iter()
        .map(|(outcome, mut moves)| {
            moves.sort_unstable();
            moves_line(outcome, &moves.join(" "), language)
        })
        .collect();
    lines.push(last_line(solution.value));
    lines
}

fn is_same_result(one: RaceValue, other: RaceValue) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// Quick wins first, long losses first.
fn from_best(outcome: RaceValue) -> i32 {
    match outcome {
        RaceValue::Win(plies) => plies.into(),
        RaceValue::Loss(plies) => -i32::from(plies),
        RaceValue::Draw => 0,
    }
}

fn moves_line(outcome: RaceValue, moves: &str, language: &Language) -> String {
    let moves = ("moves", moves.into());
    match outcome {
        RaceValue::Win(plies) => language.text_with("solve-winning", &[moves, ("plies", plies.into())]),
        RaceValue::Loss(plies) => language.text_with("solve-losing", &[moves, ("plies", plies.into())]),
        RaceValue::Draw => language.text_with("solve-drawing", &[moves]),
    }
}

/// Other programs read this line, so it is the same in every language.
fn last_line(outcome: RaceValue) -> String {
    match outcome {
        RaceValue::Win(plies) => format!("first player wins in {plies}"),
        RaceValue::Loss(plies) => format!("second player wins in {plies}"),
        RaceValue::Draw => "draw".to_owned(),
    }
}

/// This thread and a number of others.
struct Threads {
    count: usize,
    progress: Progress,
}

impl Workers for Threads {
    fn work(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let do_one = || {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let is_there = number < jobs;
            if is_there {
                job(number);
                done.fetch_add(1, Ordering::Relaxed);
            }
            is_there
        };
        thread::scope(|scope| {
            for _ in 1..self.count.min(jobs) {
                scope.spawn(|| while do_one() {});
            }
            while do_one() {
                self.progress.advance(done.swap(0, Ordering::Relaxed) as u64);
            }
        });
        self.progress.advance(done.into_inner() as u64);
    }
}
