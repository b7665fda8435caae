//! R1 to R5: the board, the seats and the start.

use super::{played, square, squares};
use crate::text_board::assert_looks;
use fencepost_rules::{Board, MOST_FENCES, Players, Position, Seat, SetupFault};

#[test]
fn r01_board_has_nine_by_nine_squares_and_twenty_fences() {
    assert_eq!(Board::STANDARD.to_string(), "9x9");
    assert_eq!(Board::default(), Board::STANDARD);
    assert_eq!(Board::STANDARD.squares().len(), 81);
    for players in [Players::Two, Players::Four] {
        let position = Position::standard(players);
        let fences: u8 = players.seats().iter().map(|&seat| position.left(seat)).sum();
        assert_eq!(fences, 20, "{players:?}");
        assert_eq!(position.occupied().len(), players.count());
    }
}

#[test]
fn r01_columns_go_from_left_to_right_and_rows_from_bottom_to_top() {
    let place = |name: &str| (square(name).column(), square(name).row());
    assert_eq!(place("a1"), (0, 0));
    assert_eq!(place("i1"), (8, 0));
    assert_eq!(place("a9"), (0, 8));
    assert_eq!(place("e2"), (4, 1));
}

#[test]
fn r02_seats_start_in_the_middle_of_their_sides() {
    let position = Position::standard(Players::Four);
    assert_looks(
        &position,
        "
        9  .   .   .   .   N   .   .   .   .

        8  .   .   .   .   .   .   .   .   .

        7  .   .   .   .   .   .   .   .   .

        6  .   .   .   .   .   .   .   .   .

        5  W   .   .   .   .   .   .   .   E

        4  .   .   .   .   .   .   .   .   .

        3  .   .   .   .   .   .   .   .   .

        2  .   .   .   .   .   .   .   .   .

        1  .   .   .   .   S   .   .   .   .
           a   b   c   d   e   f   g   h   i
        South to move, 5 5 5 5 in hand
        ",
    );
}

#[test]
fn r02_each_seat_wins_on_the_side_opposite_to_its_own() {
    let goal = |seat| Board::STANDARD.goal(seat);
    assert_eq!(goal(Seat::South), squares("a9 b9 c9 d9 e9 f9 g9 h9 i9"));
    assert_eq!(goal(Seat::West), squares("i1 i2 i3 i4 i5 i6 i7 i8 i9"));
    assert_eq!(goal(Seat::North), squares("a1 b1 c1 d1 e1 f1 g1 h1 i1"));
    assert_eq!(goal(Seat::East), squares("a1 a2 a3 a4 a5 a6 a7 a8 a9"));
}

#[test]
fn r03_two_players_sit_opposite_and_have_ten_fences_each() {
    assert_eq!(Players::Two.seats(), [Seat::South, Seat::North]);
    assert_eq!(Position::standard(Players::Two).to_string(), " /  / e1 e9 / 10 10 / 1");
    assert_eq!(Position::default(), Position::standard(Players::Two));
}

#[test]
fn r03_three_players_are_south_west_and_north_with_six_fences_each() {
    assert_eq!(Players::Three.seats(), [Seat::South, Seat::West, Seat::North]);
    assert_eq!(Position::standard(Players::Three).to_string(), " /  / e1 a5 e9 / 6 6 6 / 1");
}

#[test]
fn r03_four_players_have_five_fences_each() {
    assert_eq!(Players::Four.seats(), Seat::ALL);
    assert_eq!(Position::standard(Players::Four).to_string(), " /  / e1 a5 e9 i5 / 5 5 5 5 / 1");
}

#[test]
fn r04_south_moves_first_and_turns_go_clockwise() {
    let expected = [
        (Players::Two, "e2 e8 e3", [Seat::North, Seat::South, Seat::North]),
        (Players::Three, "e2 b5 e8", [Seat::West, Seat::North, Seat::South]),
        (Players::Four, "e2 b5 e8", [Seat::West, Seat::North, Seat::East]),
    ];
    for (players, moves, turns) in expected {
        assert_eq!(Position::standard(players).turn(), Seat::South);
        let game = played(Position::standard(players), moves);
        let later = game.history().iter().skip(1).map(|(position, _)| position.turn());
        assert_eq!(later.chain([game.position().turn()]).collect::<Vec<_>>(), turns);
    }
}

#[test]
fn r05_boards_of_every_size_from_2_to_9_have_a_start() {
    assert_eq!(Board::all().count(), 64);
    for board in Board::all() {
        assert_eq!(board.squares().len(), usize::from(board.width()) * usize::from(board.height()));
        for players in Players::ALL.into_iter().filter(|&players| board.takes(players)) {
            let start = Position::start(players, board, players.default_fences()).expect("a start");
            assert_eq!(start.winner(), None);
            assert_eq!(start.occupied().len(), players.count());
        }
    }
    for (width, height) in [(1, 9), (9, 1), (10, 9), (9, 10), (0, 0)] {
        assert_eq!(Board::new(width, height), None);
    }
}

#[test]
fn r05_start_squares_on_boards_with_an_even_side_are_right_of_and_above_the_middle() {
    assert_looks(
        &Position::start(Players::Four, "4x4".parse().unwrap(), 5).unwrap(),
        "
        4  .   .   N   .

        3  W   .   .   E

        2  .   .   .   .

        1  .   .   S   .
           a   b   c   d
        South to move, 5 5 5 5 in hand
        ",
    );
    assert_looks(
        &Position::start(Players::Four, "6x2".parse().unwrap(), 1).unwrap(),
        "
        2  W   .   .   N   .   E

        1  .   .   .   S   .   .
           a   b   c   d   e   f
        South to move, 1 1 1 1 in hand
        ",
    );
}

#[test]
fn r05_any_number_of_fences_from_0_to_20() {
    assert_eq!(MOST_FENCES, 20);
    for fences in 0..=20 {
        let start = Position::start(Players::Two, Board::STANDARD, fences).expect("a start");
        assert_eq!(start.left(Seat::North), fences);
    }
    let too_many = Position::start(Players::Two, Board::STANDARD, 21);
    let faults: Vec<SetupFault> = too_many.expect_err("too many").faults().collect();
    assert_eq!(faults, [Seat::South, Seat::North].map(|seat| SetupFault::TooManyFences { seat }));
}

#[test]
fn r05_default_fences_are_the_same_on_every_board() {
    assert_eq!(Players::ALL.map(Players::default_fences), [10, 6, 5]);
}

#[test]
fn r05_two_by_two_takes_three_players_at_the_most() {
    let smallest = Board::new(2, 2).unwrap();
    assert_looks(
        &Position::start(Players::Three, smallest, 6).unwrap(),
        "
        2  W   N

        1  .   S
           a   b
        South to move, 6 6 6 in hand
        ",
    );
    assert!(!smallest.takes(Players::Four));
    assert_eq!(Position::start(Players::Four, smallest, 5), Err(SetupFault::TooManyPlayers.into()));
}
