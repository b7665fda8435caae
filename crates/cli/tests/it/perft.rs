//! `perft`: the known counts, and how they are printed.

use crate::program::{fencepost, words};

/// The known counts, depth 1 to 4.
const KNOWN: [(&str, [u64; 4]); 5] = [
    ("", [131, 16_677, 2_062_264, 247_569_030]),
    ("--board 5x5 --fences 3", [35, 1_109, 31_540, 794_442]),
    ("--board 3x3 --fences 2", [11, 77, 380, 1_528]),
    ("--board 7x7 --fences 5", [75, 5_357, 363_872, 23_458_826]),
    ("--board 3x9 --fences 10", [35, 1_097, 30_274, 723_826]),
];

/// The largest counts take too long in debug builds.
const MOST: u64 = if cfg!(debug_assertions) { 3_000_000 } else { u64::MAX };

#[test]
fn perft_gives_the_known_counts() {
    for (set_up, counts) in KNOWN {
        for (depth, count) in (1..).zip(counts).filter(|&(_, count)| count <= MOST) {
            let run = fencepost(words(&format!("perft {depth} {set_up}"))).done();
            assert_eq!(run.output(), format!("{count}\n"), "{set_up} depth {depth}");
        }
    }
}

#[test]
fn depth_zero_is_one_position() {
    assert_eq!(fencepost(["perft", "0"]).done().output(), "1\n");
    assert_eq!(fencepost(["perft", "0", "--divide"]).done().output(), "1\n");
}

#[test]
fn a_won_position_has_no_children() {
    let won = " /  / e9 e5 / 10 10 / 2";
    assert_eq!(fencepost(["perft", "0", "--position", won]).done().output(), "1\n");
    assert_eq!(fencepost(["perft", "1", "--position", won]).done().output(), "0\n");
    assert_eq!(fencepost(["perft", "3", "--divide", "--position", won]).done().output(), "0\n");
}

#[test]
fn three_and_four_players_are_counted() {
    // On 9x9 the first player has 3 pawn moves and 128 fences whatever the number of players.
    assert_eq!(fencepost(["perft", "1", "--players", "3"]).done().output(), "131\n");
    assert_eq!(fencepost(["perft", "1", "--players", "4"]).done().output(), "131\n");
    assert_eq!(fencepost(["perft", "1", "--players", "4", "--fences", "0"]).done().output(), "3\n");
}

#[test]
fn divide_prints_each_first_move_sorted_and_then_the_count() {
    let run = fencepost(["perft", "2", "--board", "5x5", "--fences", "3", "--divide"]).done();
    let lines: Vec<&str> = run.output().lines().collect();
    let (total, parts) = lines.split_last().expect("some lines");
    assert_eq!((*total, parts.len()), ("1109", 35));
    let parts: Vec<(&str, u64)> = parts
        .iter()
        .map(|line| line.split_once(": ").expect("a move and a count"))
        .map(|(mv, count)| (mv, count.parse().expect("a count")))
        .collect();
    assert!(parts.is_sorted_by_key(|(mv, _)| mv.as_bytes()));
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), 1109);
}

/// R11: the pawns stand on top of each other beside a fence, on a board of height 2, with no fences in hand.
pub(crate) const FORCED_PASS: &str = " / a1 / a1 a2 / 0 0 / 1 / 3x2";

#[test]
fn a_forced_pass_is_one_child() {
    assert_eq!(fencepost(["perft", "1", "--divide", "--position", FORCED_PASS]).done().output(), "pass: 1\n1\n");
    // Repetition does not count in perft, so passing goes on to any depth.
    assert_eq!(fencepost(["perft", "100", "--position", FORCED_PASS]).done().output(), "1\n");
}
