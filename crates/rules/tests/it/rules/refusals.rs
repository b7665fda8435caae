//! Every reason for which a move is refused, each with what it tells.

use super::{assert_refused, fence, mv, square, squares};
use crate::text_board::position;
use fencepost_rules::{Game, PlayError, Players, Position, Seat};

/// Something to go against in every way.
fn crowded() -> Position {
    position(
        "
        6  .   .   .   .   .   N

        5  .   .   .   .   .   .

        4  .   .   .   .   .   .
                   -----
        3  .   . | W   .   .   .
                 |
        2  .   . | S   .   .   .
           -----
        1  .   .   .   .   .   .
           a   b   c   d   e   f
        South to move, 2 2 2 in hand
        ",
    )
}

#[test]
fn game_over() {
    let won: Position = " /  / e9 e5 / 10 10 / 2".parse().unwrap();
    assert_refused(&won, "e4", PlayError::GameOver);
    assert_refused(&won, "a1h", PlayError::GameOver);
    assert_refused(&won, "pass", PlayError::GameOver);
}

#[test]
fn wrong_turn() {
    let mut game = Game::default();
    assert_eq!(game.play_as(Seat::North, mv("e8")), Err(PlayError::WrongTurn { turn: Seat::South }));
    assert_eq!(game.play_as(Seat::South, mv("e2")), Ok(()));
    assert_eq!(game.play_as(Seat::South, mv("e3")), Err(PlayError::WrongTurn { turn: Seat::North }));
    assert_eq!(game.plies(), 1);
    game.abort().unwrap();
    assert_eq!(game.play_as(Seat::South, mv("e3")), Err(PlayError::GameOver));
}

#[test]
fn not_playing() {
    let mut game = Game::new(Position::standard(Players::Three));
    assert_eq!(game.take_out(Seat::East), Err(PlayError::NotPlaying { seat: Seat::East }));
    let mut position = Position::standard(Players::Three);
    assert_eq!(position.take_out(Seat::East), Err(PlayError::NotPlaying { seat: Seat::East }));
}

#[test]
fn nobody_leaves_two() {
    let mut position = Position::default();
    assert_eq!(position.take_out(Seat::South), Err(PlayError::NobodyLeavesTwo));
    assert_eq!(position, Position::default());
}

#[test]
fn off_board() {
    for name in ["g1", "a7", "i9", "f1h", "a6v", "h8h"] {
        assert_refused(&crowded(), name, PlayError::OffBoard);
    }
}

#[test]
fn out_of_reach() {
    for name in ["c2", "e2", "d1", "a1", "c5"] {
        assert_refused(&crowded(), name, PlayError::OutOfReach { from: square("c2") });
    }
}

#[test]
fn occupied() {
    assert_refused(&crowded(), "c3", PlayError::Occupied { by: Seat::West });
    assert_refused(&crowded(), "f6", PlayError::Occupied { by: Seat::North });
}

#[test]
fn fence_in_the_way() {
    // Of a step, of the straight jump, and of a side-step.
    assert_refused(&crowded(), "b2", PlayError::FenceInTheWay { fence: fence("b2v") });
    assert_refused(&crowded(), "c4", PlayError::FenceInTheWay { fence: fence("c3h") });
    assert_refused(&crowded(), "b3", PlayError::FenceInTheWay { fence: fence("b2v") });
}

#[test]
fn jump_open() {
    let position: Position = " /  / c2 c3 / 2 2 / 1 / 5x5".parse().unwrap();
    assert_refused(&position, "d3", PlayError::JumpOpen { jump: square("c4") });
}

#[test]
fn no_fences_left() {
    let position: Position = " /  / e1 e9 / 0 5 / 1".parse().unwrap();
    assert_refused(&position, "e5h", PlayError::NoFencesLeft);
}

#[test]
fn overlaps() {
    assert_refused(&crowded(), "b1h", PlayError::Overlaps { fence: fence("a1h") });
    assert_refused(&crowded(), "b1v", PlayError::Overlaps { fence: fence("b2v") });
}

#[test]
fn crosses() {
    assert_refused(&crowded(), "a1v", PlayError::Crosses { fence: fence("a1h") });
    assert_refused(&crowded(), "b2h", PlayError::Crosses { fence: fence("b2v") });
}

#[test]
fn cuts_off() {
    let position: Position = "a1 /  / a1 f6 / 2 2 / 2 / 6x6".parse().unwrap();
    assert_refused(&position, "b1v", PlayError::CutsOff { seat: Seat::South, region: squares("a1 b1") });
}

#[test]
fn must_move() {
    assert_refused(&crowded(), "pass", PlayError::MustMove);
}

#[test]
fn codes_are_the_ones_that_other_programs_know() {
    let (turn, seat, by) = (Seat::West, Seat::West, Seat::West);
    let (from, jump, fence) = (square("c2"), square("c4"), fence("e3h"));
    let all = [
        (PlayError::GameOver, "game-over"),
        (PlayError::WrongTurn { turn }, "wrong-turn (west)"),
        (PlayError::NotPlaying { seat }, "not-playing (west)"),
        (PlayError::NobodyLeavesTwo, "nobody-leaves-two"),
        (PlayError::OffBoard, "off-board"),
        (PlayError::OutOfReach { from }, "out-of-reach (c2)"),
        (PlayError::Occupied { by }, "occupied (west)"),
        (PlayError::FenceInTheWay { fence }, "fence-in-the-way (e3h)"),
        (PlayError::JumpOpen { jump }, "jump-open (c4)"),
        (PlayError::NoFencesLeft, "no-fences-left"),
        (PlayError::Overlaps { fence }, "overlaps (e3h)"),
        (PlayError::Crosses { fence }, "crosses (e3h)"),
        (PlayError::CutsOff { seat, region: squares("a1 b1") }, "cuts-off (west, shut in 2 squares)"),
        (PlayError::MustMove, "must-move"),
    ];
    for (error, shown) in all {
        assert_eq!(error.to_string(), shown);
        assert_eq!(error.code(), shown.split(' ').next().unwrap());
    }
}
