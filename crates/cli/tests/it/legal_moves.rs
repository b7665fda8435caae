//! `legal`: all legal moves in one line.

use crate::perft::FORCED_PASS;
use crate::program::{fencepost, words};

fn legal(line: &str) -> String {
    fencepost(words(&format!("legal {line}"))).done().output().to_owned()
}

#[test]
fn the_start_position_has_131_moves_in_one_sorted_line() {
    let line = legal("");
    assert!(line.ends_with('\n') && line.lines().count() == 1);
    let moves: Vec<&str> = line.trim_end().split(' ').collect();
    assert_eq!(moves.len(), 131);
    assert!(moves.is_sorted_by_key(|mv| mv.as_bytes()));
    assert!(["d1", "e2", "f1", "a1h", "h8v"].iter().all(|mv| moves.contains(mv)));
}

#[test]
fn moves_are_played_first() {
    assert_eq!(legal("--fences 0 e2"), "d9 e8 f9\n");
    assert_eq!(legal("--fences 0 e2 e8"), "d2 e1 e3 f2\n");
    // R8: a straight jump; R9: a side-step where a fence is behind.
    assert_eq!(legal("--position \" /  / e4 e5 / 0 0 / 1\""), "d4 e3 e6 f4\n");
    assert_eq!(legal("--position \"e5 /  / e4 e5 / 0 0 / 1\""), "d4 d5 e3 f4 f5\n");
}

#[test]
fn moves_are_read_in_any_case_and_several_in_one_argument() {
    assert_eq!(legal("--fences 1 E2 E8 E3H \"D8 e1\""), legal("--fences 1 e2 e8 e3h d8 e1"));
    assert_eq!(legal("--fences 0 \"  e2   e8 \" \"\""), "d2 e1 e3 f2\n");
}

#[test]
fn a_forced_pass_is_the_only_move() {
    assert_eq!(legal(&format!("--position \"{FORCED_PASS}\"")), "pass\n");
    assert_eq!(legal(&format!("--position \"{FORCED_PASS}\" PASS pass pass")), "pass\n");
    // R17: the third time.
    assert_eq!(legal(&format!("--position \"{FORCED_PASS}\" pass pass pass pass")), "\n");
}

#[test]
fn a_finished_game_prints_an_empty_line() {
    assert_eq!(legal("--position \" /  / e9 e5 / 10 10 / 2\""), "\n");
    assert_eq!(legal("--board 3x3 --fences 0 b2 a3 b3"), "\n");
    assert_eq!(legal("e2 e8 e1 e9 e2 e8 e1 e9"), "\n");
    assert_eq!(legal("--players 3 out:west out:north"), "\n");
}

#[test]
fn a_player_may_leave_a_game_of_three_or_four() {
    // R18: West is gone, so North answers.
    assert_eq!(legal("--players 4 --fences 0 e2 out:west"), "d9 e8 f9\n");
    assert_eq!(legal("--players 4 --fences 0 OUT:South"), "a4 a6 b5\n");
}

#[test]
fn seats_and_fences_follow_the_number_of_players() {
    assert_eq!(legal("--players 3 --fences 0 e2"), "a4 a6 b5\n");
    assert_eq!(legal("--players 4 --fences 0 e2 b5 e8"), "h5 i4 i6\n");
    assert_eq!(legal("--players 3 --board 2x2 --fences 0").split_whitespace().count(), 1);
}

#[test]
fn an_illegal_move_is_named_with_its_number_and_the_reason() {
    let said = |line| fencepost(words(line)).refused();
    assert_eq!(said("legal e2 e5"), "error: Move 2: The pawn on e9 can’t get to e5 in one move.\n");
    assert_eq!(said("legal e2 e8 e3h e3v"), "error: Move 4: e3v would cross the fence e3h.\n");
    assert_eq!(
        said("legal --position \"c7 / c8e8 / e1 e9 / 10 10 / 1\" e7h"),
        "error: Move 1: e7h would cut off North’s pawn: it could no longer leave d8, e8, d9, e9.\n"
    );
    assert_eq!(
        said("legal \"e2 xyz\""),
        "error: Move 2: “xyz” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h; there are also pass and, for a player who leaves, out:west.\n"
    );
    assert_eq!(said("legal out:north"), "error: Move 1: You can’t leave a two-player game; resign instead.\n");
    assert_eq!(said("legal --players 3 out:east"), "error: Move 1: East is not, or no longer, in this game.\n");
    assert_eq!(said("legal e2 e8 e1 e9 e2 e8 e1 e9 e2"), "error: Move 9: Too late for e2: the game is over.\n");
}
