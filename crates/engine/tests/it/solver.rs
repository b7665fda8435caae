//! The values of whole games on small boards.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use fencepost_engine::RaceValue;
use fencepost_engine::solver::{SingleThread, Solution, Solver, Workers};
use fencepost_rules::{Board, Move};

const MEMORY: u64 = 4 << 30;

/// Two threads that take one job after the other.
struct Pair;

impl Workers for Pair {
    fn work(&self, jobs: usize, request: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < jobs) {
                request(number);
            }
        };
        thread::scope(|scope| {
            scope.spawn(work);
            scope.spawn(work);
        });
    }
}

fn solve(board: &str, fences: u8, workers: &dyn Workers) -> Solution {
    let board: Board = board.parse().expect("a board");
    Solver::prepare(board, fences, MEMORY, workers).expect("small enough").solve(workers)
}

#[track_caller]
fn assert_solved(board: &str, fences: u8, outcome: RaceValue) {
    assert_eq!(solve(board, fences, &Pair).value, outcome, "{board} with {fences} fences each");
}

#[test]
fn three_by_three_is_won_by_the_second_player() {
    for (fences, plies) in [(0, 4), (1, 8), (2, 12), (3, 12), (4, 12), (7, 12), (10, 12)] {
        assert_solved("3x3", fences, RaceValue::Loss(plies));
    }
}

#[test]
fn three_by_five_is_won_by_the_second_player_except_with_three_fences() {
    let plies = [(0, 8), (1, 12), (2, 18), (4, 22), (5, 22)];
    for (fences, plies) in plies {
        assert_solved("3x5", fences, RaceValue::Loss(plies));
    }
    assert_solved("3x5", 3, RaceValue::Win(19));
}

#[test]
fn four_by_three_with_three_is_won_by_the_first_player() {
    assert_solved("4x3", 3, RaceValue::Win(13));
}

#[test]
fn five_by_five_with_up_to_one_is_won_by_the_second_player() {
    assert_solved("5x5", 0, RaceValue::Loss(8));
    assert_solved("5x5", 1, RaceValue::Loss(12));
}

#[test]
fn race_on_the_standard_board_is_won_by_the_second_player() {
    assert_solved("9x9", 0, RaceValue::Loss(16));
}

#[test]
fn eight_by_three_with_three_is_a_draw() {
    assert_solved("8x3", 3, RaceValue::Draw);
}

#[test]
#[ignore = "long: a billion positions"]
fn long_five_by_five_is_won_by_the_second_player_with_up_to_four_fences_and_by_the_first_with_five() {
    assert_solved("5x5", 2, RaceValue::Loss(18));
    assert_solved("5x5", 3, RaceValue::Loss(28));
    assert_solved("5x5", 4, RaceValue::Loss(38));
    assert_solved("5x5", 5, RaceValue::Win(25));
}

#[test]
fn the_outcome_is_that_of_the_best_first_moves() {
    let solution = solve("3x5", 3, &SingleThread);
    assert_eq!(solution.moves.len(), 19);
    assert!(solution.moves.iter().any(|&(_, outcome)| outcome == solution.value));
    let wins: Vec<u16> = solution
        .moves
        .iter()
        .filter_map(|&(_, outcome)| if let RaceValue::Win(plies) = outcome { Some(plies) } else { None })
        .collect();
    assert_eq!(wins.iter().min(), Some(&19));
    assert!(wins.len() < solution.moves.len(), "some first moves lose");
}

#[test]
fn a_win_in_one_ply_is_a_first_move_like_any_other() {
    let solution = solve("2x2", 0, &SingleThread);
    assert_eq!(solution.value, RaceValue::Win(1));
    let side_step = "a2".parse::<Move>().expect("a move");
    assert!(solution.moves.contains(&(side_step, RaceValue::Win(1))));
}

#[test]
fn the_number_of_threads_does_not_matter() {
    assert_eq!(solve("4x4", 2, &SingleThread), solve("4x4", 2, &Pair));
}

#[test]
fn games_that_need_too_much_memory_are_refused() {
    let needs = |board: &str, fences, memory| {
        let board: Board = board.parse().expect("a board");
        Solver::prepare(board, fences, memory, &SingleThread).err().map(|too_large| too_large.needs)
    };
    let solver = Solver::prepare("5x5".parse().expect("a board"), 2, MEMORY, &SingleThread).expect("small enough");
    let bytes = solver.bytes();
    assert!(bytes > 4_000_000 && bytes < 8_000_000, "{bytes}");
    assert_eq!(needs("5x5", 2, bytes), None);
    assert_eq!(needs("5x5", 2, bytes - 1), Some(u128::from(bytes)));
    // Only an estimate, made without enumerating the layouts.
    let estimate = needs("5x5", 2, 1000).expect("refused");
    assert!(estimate.abs_diff(u128::from(bytes)) < u128::from(bytes / 10), "{estimate} for {bytes}");
    assert!(needs("9x9", 10, MEMORY).expect("refused") > 1 << 80);
    assert!(needs("9x9", 20, u64::MAX).is_some());
}
