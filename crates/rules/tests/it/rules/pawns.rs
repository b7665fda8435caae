//! R6 to R11: turns and pawn moves. Stars are all the squares that the pawn to move may go to.

use super::{assert_legal, assert_refused, fence, mv, play, played, square};
use crate::text_board::{assert_pawn_moves, position};
use fencepost_rules::{Ending, Game, Move, PlayError, Position, Seat};

#[test]
fn r06_a_turn_is_one_pawn_move_or_one_fence() {
    let game = played(Position::default(), "e2 e7h");
    assert_eq!(game.position().to_string(), "e7 /  / e2 e9 / 10 9 / 1");
}

#[test]
fn r06_passing_is_not_allowed() {
    assert_refused(&Position::default(), "pass", PlayError::MustMove);
}

#[test]
fn r06_with_no_fence_left_the_pawn_must_move() {
    let position = assert_pawn_moves(
        "
        3  .   N   .

        2  .   *   .

        1  *   S   *
           a   b   c
        South to move, 0 1 in hand
        ",
    );
    assert!(position.legal_moves().fences().is_empty());
    assert_refused(&position, "a1h", PlayError::NoFencesLeft);
    assert_refused(&position, "pass", PlayError::MustMove);
}

#[test]
fn r07_a_pawn_steps_up_down_left_and_right() {
    let position = assert_pawn_moves(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .

        3  .   .   *   .   .

        2  .   *   S   *   .

        1  .   .   *   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    for diagonal in ["b1", "b3", "d1", "d3"] {
        assert_refused(&position, diagonal, PlayError::OutOfReach { from: square("c2") });
    }
}

#[test]
fn r07_a_pawn_stays_on_the_board() {
    assert_pawn_moves(
        "
        3  *   .   .

        2  N   *   .

        1  *   .   S
           a   b   c
        North to move, 1 1 in hand
        ",
    );
}

#[test]
fn r07_no_step_goes_across_a_fence() {
    let position = assert_pawn_moves(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .
                   -----
        3  .   . | S   *   .
                 |
        2  .   . | *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_refused(&position, "c4", PlayError::FenceInTheWay { fence: fence("c3h") });
    assert_refused(&position, "b3", PlayError::FenceInTheWay { fence: fence("b2v") });
}

#[test]
fn r07_both_halves_of_a_fence_block_and_nothing_beyond() {
    assert_pawn_moves(
        "
        3  .   .   N   .

        2  .   .   .   .
           -----
        1  S   *   .   .
           a   b   c   d
        South to move, 3 3 in hand
        ",
    );
    assert_pawn_moves(
        "
        3  .   .   N   .

        2  .   .   .   .
           -----
        1  *   S   *   .
           a   b   c   d
        South to move, 3 3 in hand
        ",
    );
    assert_pawn_moves(
        "
        3  .   N   .   .

        2  .   .   *   .
           -----
        1  .   *   S   *
           a   b   c   d
        South to move, 3 3 in hand
        ",
    );
}

#[test]
fn r07_no_step_goes_onto_another_pawn() {
    let position = position(
        "
        3  .   .   .

        2  .   N   .

        1  .   S   .
           a   b   c
        South to move, 1 1 in hand
        ",
    );
    assert_refused(&position, "b2", PlayError::Occupied { by: Seat::North });
    assert_refused(&position, "b1", PlayError::OutOfReach { from: square("b1") });
}

#[test]
fn r08_jumps_go_straight_over_any_other_players_pawn() {
    assert_pawn_moves(
        "
        6  .   .   .   .   .   .

        5  .   .   *   .   .   .

        4  .   .   N   .   .   .

        3  *   W   S   E   *   .

        2  .   .   *   .   .   .

        1  .   .   .   .   .   .
           a   b   c   d   e   f
        South to move, 2 2 2 2 in hand
        ",
    );
}

#[test]
fn r08_jumps_go_down_as_well() {
    assert_pawn_moves(
        "
        5  .   .   *   .   .

        4  .   *   N   *   .

        3  .   .   S   .   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        North to move, 2 2 in hand
        ",
    );
}

#[test]
fn r08_no_jump_over_a_fence_in_front_of_the_pawn() {
    let position = assert_pawn_moves(
        "
        5  .   .   .   .   .

        4  .   .   N   .   .
                   -----
        3  .   *   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
    for behind_it in ["c5", "b4", "d4"] {
        assert_refused(&position, behind_it, PlayError::FenceInTheWay { fence: fence("c3h") });
    }
}

#[test]
fn r08_no_jump_without_a_pawn_to_jump() {
    let position = assert_pawn_moves(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .

        3  .   .   *   .   .

        2  .   *   S   *   .

        1  .   .   *   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
    assert_refused(&position, "c4", PlayError::OutOfReach { from: square("c2") });
}

#[test]
fn r09_side_steps_where_a_fence_blocks_the_jump() {
    let position = assert_pawn_moves(
        "
        5  .   .   .   .   .
               -----
        4  .   *   N   *   .

        3  .   *   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
    assert_refused(&position, "c5", PlayError::FenceInTheWay { fence: fence("b4h") });
}

#[test]
fn r09_side_step_with_one_side_closed() {
    let position = assert_pawn_moves(
        "
        5  .   .   . | .   .
               ----- |
        4  .   *   N | .   .

        3  .   *   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
    assert_refused(&position, "d4", PlayError::FenceInTheWay { fence: fence("c4v") });
}

#[test]
fn r09_no_side_step_with_both_sides_closed() {
    assert_pawn_moves(
        "
        5  .   .   .   .   .
                   -----
        4  .   . | N | .   .
                 |   |
        3  .   . | S | .   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
}

#[test]
fn r09_side_steps_where_a_further_pawn_blocks_the_jump() {
    let position = assert_pawn_moves(
        "
        5  .   .   .   .   .

        4  .   .   W   .   .

        3  .   *   N   *   .

        2  .   *   S   *   .

        1  .   .   *   .   .
           a   b   c   d   e
        South to move, 2 2 2 in hand
        ",
    );
    assert_refused(&position, "c4", PlayError::Occupied { by: Seat::West });
}

#[test]
fn r09_side_steps_where_the_edge_blocks_the_jump() {
    assert_pawn_moves(
        "
        5  .   *   N   *   .

        4  .   *   S   *   .

        3  .   .   *   .   .

        2  .   .   .   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
    assert_pawn_moves(
        "
        4  .   N   *   *

        3  .   *   S   E

        2  .   .   *   *

        1  .   W   .   .
           a   b   c   d
        South to move, 2 2 2 2 in hand
        ",
    );
}

#[test]
fn r09_side_step_in_a_corner_has_one_side() {
    assert_pawn_moves(
        "
        4  N   *   .   .

        3  S   *   .   .

        2  *   .   .   .

        1  .   .   .   .
           a   b   c   d
        South to move, 2 2 in hand
        ",
    );
}

#[test]
fn r09_no_side_step_onto_a_pawn() {
    assert_pawn_moves(
        "
        5  .   .   .   .   .
                   -----
        4  .   W   N   *   .

        3  .   *   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 2 in hand
        ",
    );
}

#[test]
fn r09_no_side_step_while_the_straight_jump_is_open() {
    let position = assert_pawn_moves(
        "
        6  .   .   .   .   .

        5  .   .   *   .   .

        4  .   .   N   .   .

        3  .   *   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 in hand
        ",
    );
    assert_refused(&position, "b4", PlayError::JumpOpen { jump: square("c5") });
    assert_refused(&position, "d4", PlayError::JumpOpen { jump: square("c5") });
}

#[test]
fn r09_a_side_step_round_one_pawn_may_land_beside_another() {
    // The jump over West is open, so b4 can only be reached around North, whose jump is not.
    assert_pawn_moves(
        "
        5  .   .   .   .   .
               -----
        4  .   *   N   *   .

        3  *   W   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 2 2 2 in hand
        ",
    );
}

#[test]
fn r10_one_move_jumps_one_pawn_at_the_most() {
    let position = assert_pawn_moves(
        "
        6  .   .   .   .   .   .

        5  .   .   .   .   .   .

        4  .   .   .   .   .   .

        3  .   .   *   *   .   .

        2  .   *   S   W   N   .

        1  .   .   *   *   .   .
           a   b   c   d   e   f
        South to move, 2 2 2 in hand
        ",
    );
    assert_refused(&position, "f2", PlayError::OutOfReach { from: square("c2") });
}

#[test]
fn r10_a_jump_is_not_compulsory() {
    let position = position(
        "
        5  .   .   .   .   .

        4  .   .   .   .   .

        3  .   .   N   .   .

        2  .   .   S   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 1 1 in hand
        ",
    );
    assert_legal(&position, "c4 b2 d2 c1 a1h a1v");
}

#[test]
fn r11_forced_pass_on_a_board_of_height_2() {
    let position = assert_pawn_moves(
        "
        2  . | N | .
             |   |
        1  . | S | .
           a   b   c
        South to move, 1 0 in hand
        ",
    );
    // South has a fence, but no place is left for it.
    assert_eq!(position.legal_moves().into_iter().collect::<Vec<_>>(), [Move::Pass]);
    assert_legal(&position, "pass");
    assert_refused(&position, "b2", PlayError::Occupied { by: Seat::North });
    assert_refused(&position, "a1h", PlayError::Crosses { fence: fence("a1v") });

    let game = played(position, "pass");
    assert_eq!(game.position().turn(), Seat::North);
    assert_eq!(game.plies(), 1);
}

#[test]
fn r11_no_pass_while_a_fence_can_be_placed() {
    let position = assert_pawn_moves(
        "
        2  . | N | .   .
             |   |
        1  . | S | .   .
           a   b   c   d
        South to move, 1 0 in hand
        ",
    );
    assert_eq!(position.legal_moves().into_iter().collect::<Vec<_>>(), [mv("c1h"), mv("c1v")]);
    assert_refused(&position, "pass", PlayError::MustMove);
}

#[test]
fn r11_forced_pass_of_a_player_who_is_surrounded() {
    let position = assert_pawn_moves(
        "
        5  .   .   .   .   .

        4  .   .   .   .   .

        3  W   .   .   .   .

        2  N | .   .   .   .
             |
        1  S | .   .   .   .
           a   b   c   d   e
        South to move, 0 1 1 in hand
        ",
    );
    let mut game = played(position, "pass");
    assert_eq!(game.position().turn(), Seat::West);
    play(&mut game, "b3 c3h");
    // West has made room: over North there is a landing again.
    assert_eq!(game.legal_moves().into_iter().collect::<Vec<_>>(), [mv("a3")]);
}

#[test]
fn r11_passes_repeat_positions_like_other_moves() {
    let start = position(
        "
        2  . | N | .
             |   |
        1  . | S | .
           a   b   c
        South to move, 0 0 in hand
        ",
    );
    let mut game = Game::new(start);
    play(&mut game, "pass pass pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, "pass");
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
}
