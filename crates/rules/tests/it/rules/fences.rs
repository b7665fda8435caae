//! R12 to R15: where fences may be placed, and that they stay.

use super::{assert_legal, assert_refused, fence, mv, played, square, squares};
use crate::random::Random;
use crate::text_board::position;
use fencepost_rules::{Board, Fence, Game, Move, Orientation, PlayError, Players, Position, Seat};

#[test]
fn r12_nine_by_nine_has_64_places_each_way() {
    let places = Board::STANDARD.fence_places();
    for orientation in [Orientation::Horizontal, Orientation::Vertical] {
        let count = places.into_iter().filter(|place| place.orientation() == orientation).count();
        assert_eq!(count, 64, "{orientation:?}");
    }
    assert_eq!(Position::default().legal_moves().fences(), places);
}

#[test]
fn r12_a_fence_lies_between_two_pairs_of_squares() {
    let position = position(
        "
        4  .   .   .   N   .

        3  .   .   .   .   .
               -----
        2  .   .   . | .   .
                     |
        1  .   S   . | .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_eq!(position.fences().into_iter().collect::<Vec<_>>(), [fence("b2h"), fence("c1v")]);
    let blocked = |a: &str, b: &str| !position.steps().around(squares(a)).contains(square(b));
    for (a, b) in [("b2", "b3"), ("c2", "c3"), ("c1", "d1"), ("c2", "d2")] {
        assert!(blocked(a, b) && blocked(b, a), "{a} {b}");
    }
    for (a, b) in [("a2", "a3"), ("d2", "d3"), ("c3", "d3"), ("b1", "b2")] {
        assert!(!blocked(a, b) && !blocked(b, a), "{a} {b}");
    }
}

#[test]
fn r12_no_fence_sticks_out_of_the_board() {
    for name in ["i1h", "i5v", "a9h", "e9v", "i9h"] {
        assert!(name.parse::<Fence>().is_err(), "{name}");
    }
    let small = Position::start(Players::Two, "5x4".parse().unwrap(), 3).unwrap();
    assert_legal(&small, "a1h d1v a3v d3h");
    for name in ["e1h", "e1v", "a4h", "a4v", "h8h"] {
        assert_refused(&small, name, PlayError::OffBoard);
    }
    for board in Board::all() {
        let places = usize::from(board.width() - 1) * usize::from(board.height() - 1) * 2;
        assert_eq!(board.fence_places().len(), places, "{board}");
    }
}

#[test]
fn r13_fences_do_not_overlap_wholly_or_by_half() {
    let position = position(
        "
        6  .   .   .   .   N   .

        5  . | .   .   .   .   .
             |
        4  . | .   .   .   .   .
                   -----
        3  .   .   .   .   .   .

        2  .   .   .   .   .   .

        1  .   .   S   .   .   .
           a   b   c   d   e   f
        South to move, 3 3 in hand
        ",
    );
    for name in ["b3h", "c3h", "d3h"] {
        assert_refused(&position, name, PlayError::Overlaps { fence: fence("c3h") });
    }
    for name in ["a3v", "a4v", "a5v"] {
        assert_refused(&position, name, PlayError::Overlaps { fence: fence("a4v") });
    }
}

#[test]
fn r13_fences_do_not_cross_at_the_middle() {
    let position = position(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .
                   -----
        3  . | .   .   .   .
             |
        2  . | .   .   .   .

        1  .   .   S   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_refused(&position, "c3v", PlayError::Crosses { fence: fence("c3h") });
    assert_refused(&position, "a2h", PlayError::Crosses { fence: fence("a2v") });
}

#[test]
fn r13_fences_may_touch_end_to_end_or_in_a_t() {
    let position = position(
        "
        7  .   .   .   N   .   .   .

        6  .   .   .   .   .   .   .

        5  .   .   .   .   .   .   .
                   -----
        4  .   .   .   .   .   .   .

        3  .   .   .   .   .   .   .

        2  .   .   .   .   .   .   .

        1  .   .   .   S   .   .   .
           a   b   c   d   e   f   g
        South to move, 3 3 in hand
        ",
    );
    // End to end in one line; an end of the new one at the middle; the middle of the new one at an end; end to end in
    // a corner.
    assert_legal(&position, "a4h e4h");
    assert_legal(&position, "c5v c3v");
    assert_legal(&position, "b4v d4v");
    assert_legal(&position, "b3v b5v d3v d5v");
}

#[test]
fn r14_no_fence_shuts_in_the_placers_own_pawn() {
    let position = position(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .

        3  .   .   .   .   .

        2  .   .   .   .   .
           -----
        1  S   .   .   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_refused(&position, "b1v", PlayError::CutsOff { seat: Seat::South, region: squares("a1 b1") });
    assert_legal(&position, "c1v c1h c2h");
}

#[test]
fn r14_no_fence_shuts_in_another_pawn() {
    let position = position(
        "
        5  .   .   . | .   N
                     |
        4  .   .   . | .   .

        3  .   .   .   .   .

        2  .   .   .   .   .

        1  .   .   S   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_refused(&position, "d3h", PlayError::CutsOff { seat: Seat::North, region: squares("d4 e4 d5 e5") });
    assert_legal(&position, "c3h c2v");
}

#[test]
fn r14_no_fence_shuts_in_a_third_pawn() {
    let position = position(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .

        3  .   .   .   .   .

        2  .   .   .   .   .
           -----
        1  W   .   S   .   .
           a   b   c   d   e
        North to move, 3 3 3 in hand
        ",
    );
    assert_refused(&position, "b1v", PlayError::CutsOff { seat: Seat::West, region: squares("a1 b1") });
    assert_legal(&position, "c1v d1v");
}

#[test]
fn r14_each_pawn_needs_a_way_to_its_own_goal_only() {
    // The pawns have passed each other: a line right across the board is in nobody's way.
    let passed = position(
        "
        4  .   .   .   .

        3  .   .   S   .
           -----
        2  .   .   N   .

        1  .   .   .   .
           a   b   c   d
        South to move, 3 3 in hand
        ",
    );
    assert_legal(&passed, "c2h");
    let not_yet = position(
        "
        4  .   .   .   .

        3  .   .   N   .
           -----
        2  .   .   S   .

        1  .   .   .   .
           a   b   c   d
        South to move, 3 3 in hand
        ",
    );
    let below = squares("a1 b1 c1 d1 a2 b2 c2 d2");
    assert_refused(&not_yet, "c2h", PlayError::CutsOff { seat: Seat::South, region: below });
}

#[test]
fn r14_pawns_do_not_block_a_path() {
    // With c3h, South's only path leads over the square on which North stands, and North's over South's.
    let position = position(
        "
        5  .   .   .   .   .

        4  .   .   .   .   .
           -----
        3  .   .   .   .   N

        2  .   .   .   .   S
           -----   -----
        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_legal(&position, "c3h");
    let after = *played(position, "c3h").position();
    assert_eq!((after.distance(Seat::South), after.distance(Seat::North)), (Some(3), Some(2)));
    assert_eq!(after.shortest_path(Seat::South), ["e2", "e3", "e4", "e5"].map(square));
}

#[test]
fn r14_a_pocket_without_a_pawn_may_be_closed() {
    let position = position(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .

        3  .   .   .   .   .

        2  .   .   .   .   .
           -----
        1  .   .   S   .   .
           a   b   c   d   e
        South to move, 3 3 in hand
        ",
    );
    assert_legal(&position, "b1v");
    let after = *played(position, "b1v").position();
    assert_eq!(after.distances(Seat::South).get(square("a1")), None);
    assert_eq!(after.distances(Seat::North).get(square("a1")), Some(0));
}

#[test]
fn r14_a_pocket_with_a_pawn_and_its_goal_may_be_closed() {
    let position = position(
        "
        5  .   .   N   .   .

        4  S   .   .   .   .
           -----
        3  .   .   .   .   .

        2  .   .   .   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        North to move, 3 3 in hand
        ",
    );
    // North's own path must stay open, and does.
    assert_legal(&position, "b4v");
}

#[test]
fn r14_a_ring_away_from_the_border_shuts_in_as_well() {
    let position = position(
        "
        6  .   .   .   N   .   .

        5  .   .   .   .   .   .
               -----
        4  . | .   . | .   .   .
             |       |
        3  . | .   S | .   .   .

        2  .   .   .   .   .   .

        1  .   .   .   .   .   .
           a   b   c   d   e   f
        South to move, 3 3 in hand
        ",
    );
    assert_refused(&position, "b2h", PlayError::CutsOff { seat: Seat::South, region: squares("b3 c3 b4 c4") });
    assert_legal(&position, "a2h c2h");
}

#[test]
fn r15_a_fence_stays_for_good() {
    let mut random = Random::new(15);
    let mut game = Game::new(Position::standard(Players::Four));
    let mut standing = game.position().fences();
    while game.outcome().is_none() && game.plies() < 300 {
        let mv: Move = random.pick(game.legal_moves());
        game.play(mv).unwrap();
        assert!((standing - game.position().fences()).is_empty(), "after {mv}");
        standing = game.position().fences();
    }
    assert_eq!(standing.len(), 20);
}

#[test]
fn r15_a_fence_cannot_be_placed_where_one_lies_already() {
    let position = *played(Position::default(), "e4h").position();
    assert_refused(&position, "e4h", PlayError::Overlaps { fence: fence("e4h") });
    assert_eq!(position.fences().into_iter().map(Move::Fence).collect::<Vec<_>>(), [mv("e4h")]);
}
