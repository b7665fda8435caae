//! `solve`: the value of small games with best play.

use crate::program::{fencepost, words};

fn solve(options: &str) -> String {
    fencepost(words(&format!("solve {options}"))).done().output().to_owned()
}

fn last_line(options: &str) -> String {
    solve(options).lines().last().unwrap_or_default().to_owned()
}

#[test]
fn the_last_line_is_the_value() {
    for (options, value) in [
        ("--board 3x3 --fences 0", "second player wins in 4"),
        ("--board 3x3 --fences 10", "second player wins in 12"),
        ("--board 4x3 --fences 3", "first player wins in 13"),
        ("--board 3x5 --fences 3", "first player wins in 19"),
        ("--board 3x5 --fences 4", "second player wins in 22"),
        ("--fences 0", "second player wins in 16"),
    ] {
        assert_eq!(last_line(options), value, "{options}");
    }
}

#[test]
fn moves_that_keep_a_win_are_listed_quickest_first() {
    assert_eq!(solve("--board 2x3 --fences 1"), "Wins in 3: a2v\nWins in 5: a1v\nfirst player wins in 3\n");
    // The other first moves lose.
    assert_eq!(solve("--board 3x5 --fences 3"), "Wins in 19: a3v b3v\nfirst player wins in 19\n");
}

#[test]
fn all_moves_keep_a_loss_and_those_that_hold_out_come_first() {
    let answer = solve("--board 3x3 --fences 1");
    let lines: Vec<&str> = answer.lines().collect();
    assert!(lines[0].starts_with("Loses in 8: "), "{answer}");
    let moves: usize = lines[..lines.len() - 1].iter().map(|line| line.split(' ').count() - 3).sum();
    assert_eq!(moves, 11, "{answer}");
    assert_eq!(lines.last(), Some(&"second player wins in 8"));
}

#[test]
#[ignore = "long: millions of positions, slow where the code is not optimised"]
fn long_a_draw_has_its_moves_too() {
    let answer = solve("--board 8x3 --fences 3");
    let lines: Vec<&str> = answer.lines().collect();
    assert!(lines[0].starts_with("Draws: "), "{answer}");
    assert_eq!(lines[1..], ["draw"]);
}

#[test]
fn threads_make_no_difference() {
    let alone = solve("--board 4x4 --fences 1 --threads 1");
    assert_eq!(solve("--board 4x4 --fences 1 --threads 3"), alone);
    assert_eq!(solve("--board 4x4 --fences 1"), alone);
}

#[test]
fn too_large_games_are_refused_with_the_memory_they_need() {
    let told = fencepost(["solve"]).refused();
    assert!(told.contains("3439 ZiB"), "{told}");
    let told = fencepost(["solve", "--board", "5x5", "--fences", "3", "--memory", "10"]).refused();
    assert!(told.contains("74 MiB") && told.contains("10 MiB"), "{told}");
}

#[test]
fn bad_options_are_refused() {
    for options in
        ["--board 1x3", "--fences 21", "--memory 0", "--memory x", "--threads 0", "--players 2", "e2", "--position x"]
    {
        fencepost(words(&format!("solve {options}"))).refused();
    }
}
