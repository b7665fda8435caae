//! Every fault of a set-up, with its values.

use super::{fence, square};
use fencepost_rules::{Board, BySeat, Fences, Players, Position, Seat, Setup, SetupError, SetupFault};

/// A valid start, which the tests then make invalid.
fn start(players: Players) -> Setup {
    Setup::start(players, Board::STANDARD, players.default_fences())
}

#[track_caller]
fn assert_no_position(setup: Setup, why: SetupFault) {
    assert_eq!(Position::try_from(setup), Err(SetupError::from(why)));
}

#[test]
fn too_many_players() {
    assert_no_position(Setup::start(Players::Four, "2x2".parse().unwrap(), 0), SetupFault::TooManyPlayers);
}

#[test]
fn player_missing() {
    let mut two = start(Players::Two);
    two.pawns[Seat::North] = None;
    assert_no_position(two, SetupFault::PlayerMissing);

    let mut nobody = start(Players::Four);
    nobody.pawns = BySeat::default();
    assert_no_position(nobody, SetupFault::PlayerMissing);
}

#[test]
fn pawn_off_board() {
    let mut setup = Setup::start(Players::Three, "5x5".parse().unwrap(), 3);
    setup.pawns[Seat::West] = Some(square("f1"));
    assert_no_position(setup, SetupFault::PawnOffBoard { seat: Seat::West });
}

#[test]
fn pawns_share_square() {
    let mut setup = start(Players::Four);
    setup.pawns[Seat::East] = Some(square("e1"));
    assert_no_position(setup, SetupFault::PawnsShareSquare { square: square("e1") });
}

#[test]
fn too_many_fences() {
    let mut setup = start(Players::Two);
    setup.left[Seat::North] = 21;
    assert_no_position(setup, SetupFault::TooManyFences { seat: Seat::North });
}

#[test]
fn fence_off_board() {
    let mut setup = Setup::start(Players::Two, "5x5".parse().unwrap(), 3);
    setup.fences = setup.fences.with(fence("a1h")).with(fence("e1v"));
    assert_no_position(setup, SetupFault::FenceOffBoard { fence: fence("e1v") });
}

#[test]
fn fences_collide() {
    for (one, other) in [("c3h", "d3h"), ("c3v", "c4v"), ("c3h", "c3v")] {
        let mut setup = start(Players::Two);
        setup.fences = Fences::EMPTY.with(fence(one)).with(fence(other));
        let faults = setup.faults();
        let [SetupFault::FencesCollide { fence: found, other: with }] = faults[..] else { panic!("{faults:?}") };
        assert_eq!(Fences::EMPTY.with(found).with(with), setup.fences);
    }
}

#[test]
fn cut_off() {
    let mut setup = start(Players::Two);
    setup.pawns[Seat::South] = Some(square("a1"));
    setup.fences = setup.fences.with(fence("a1h")).with(fence("b1v"));
    assert_no_position(setup, SetupFault::CutOff { seat: Seat::South });
}

#[test]
fn two_winners() {
    let mut setup = start(Players::Two);
    setup.pawns[Seat::South] = Some(square("a9"));
    setup.pawns[Seat::North] = Some(square("a1"));
    assert_no_position(setup, SetupFault::TwoWinners);
    // One of them alone is a won game.
    setup.pawns[Seat::North] = Some(square("a2"));
    assert_eq!(Position::try_from(setup).unwrap().winner(), Some(Seat::South));
}

#[test]
fn turn_of_nobody() {
    let mut stranger = start(Players::Two);
    stranger.turn = Seat::West;
    assert_no_position(stranger, SetupFault::TurnOfNobody);

    let mut gone = start(Players::Three);
    gone.pawns[Seat::West] = None;
    gone.turn = Seat::West;
    assert_no_position(gone, SetupFault::TurnOfNobody);
}

#[test]
fn unused_values_are_ignored() {
    // Seats that two players don't use, and the hand of a player who is out.
    let mut unused = start(Players::Two);
    unused.pawns[Seat::West] = Some(square("e1"));
    unused.left[Seat::East] = 99;
    assert_eq!(Position::try_from(unused).unwrap(), Position::default());

    let mut out = start(Players::Three);
    out.pawns[Seat::North] = None;
    out.left[Seat::North] = 99;
    assert_eq!(Position::try_from(out).unwrap().left(Seat::North), 0);
}

#[test]
fn one_player_left_of_three_has_won() {
    let mut setup = start(Players::Three);
    setup.pawns[Seat::South] = None;
    setup.pawns[Seat::North] = None;
    setup.turn = Seat::West;
    assert_eq!(Position::try_from(setup).unwrap().winner(), Some(Seat::West));
}

#[test]
fn codes_are_stable() {
    let (seat, square, one, other) = (Seat::West, square("e1"), fence("c3h"), fence("d3h"));
    let all = [
        (SetupFault::TooManyPlayers, "too-many-players"),
        (SetupFault::PlayerMissing, "player-missing"),
        (SetupFault::PawnOffBoard { seat }, "pawn-off-board (west)"),
        (SetupFault::PawnsShareSquare { square }, "pawns-share-square (e1)"),
        (SetupFault::TooManyFences { seat }, "too-many-fences (west)"),
        (SetupFault::FenceOffBoard { fence: one }, "fence-off-board (c3h)"),
        (SetupFault::FencesCollide { fence: one, other }, "fences-collide (c3h, d3h)"),
        (SetupFault::CutOff { seat }, "cut-off (west)"),
        (SetupFault::TwoWinners, "two-winners"),
        (SetupFault::TurnOfNobody, "turn-of-nobody"),
    ];
    for (error, shown) in all {
        assert_eq!(error.to_string(), shown);
        assert_eq!(error.code(), shown.split(' ').next().unwrap());
    }
}

/// What is wrong, as developers see it.
fn faults(position: &str) -> Vec<String> {
    let setup: Setup = position.parse().expect("a set-up");
    let error = Position::try_from(setup).expect_err(position);
    let faults: Vec<String> = error.faults().map(|fault| fault.to_string()).collect();
    assert_eq!(error.to_string(), faults.join("; "));
    assert!(faults[0].starts_with(error.code()), "{error}");
    faults
}

/// Set-ups that break several rules at once: R5, R7, R12, R13, R14, R16 and R18.
#[test]
fn all_faults_are_told() {
    for (position, wrong) in [
        // R7, and nobody's turn: West is out.
        (" /  / e1 - e1 / 6 - 6 / 2", &["turn-of-nobody", "pawns-share-square (e1)"] as &[&str]),
        // R12 twice, then R13.
        (
            "a1b1f6 / e5 / c1 c5 / 3 3 / 1 / 5x5",
            &["fences-collide (b1h, a1h)", "fence-off-board (f6h)", "fence-off-board (e5v)"],
        ),
        // R13: one fence over two others and across a third.
        (
            "a1b1c1 / b1 / e1 e9 / 10 10 / 1",
            &["fences-collide (b1h, a1h)", "fences-collide (c1h, b1h)", "fences-collide (b1v, b1h)"],
        ),
        // R14 for both pawns, by the same row of fences.
        ("a2c2 /  / b1 b4 / 3 3 / 1 / 4x4", &["cut-off (south)", "cut-off (north)"]),
        // R16: three on their goals are one fault.
        (" /  / e9 i5 e1 / 6 6 6 / 1", &["two-winners"]),
        // R7: three on a square, too.
        (" /  / e5 e5 e5 e5 / 5 5 5 5 / 1", &["pawns-share-square (e5)"]),
        // R5: pawns beside the board are not looked at any further.
        (" /  / i9 i9 / 3 3 / 1 / 5x5", &["pawn-off-board (south)", "pawn-off-board (north)"]),
        // R18: nobody is left, and so it is nobody's turn.
        (" /  / - - - / - - - / 1", &["player-missing"]),
        // R18 and R5: the one who is missing is to move, and South is on the goal of North.
        (" /  / e1 - / 10 - / 2", &["player-missing", "turn-of-nobody"]),
        // R5: on this board North and East have the same start square, and one of them has no room.
        (
            "a1 / b1 / b1 a2 b2 b2 / 5 5 5 5 / 1 / 2x2",
            &["fence-off-board (b1v)", "too-many-players", "cut-off (south)", "cut-off (north)"],
        ),
    ] {
        assert_eq!(faults(position), wrong, "{position}");
    }
    let mut setup = start(Players::Four);
    setup.left = BySeat([21, 20, 255, 0]);
    setup.pawns[Seat::North] = Some(square("e1"));
    let too_many = |seat| SetupFault::TooManyFences { seat };
    let shared = SetupFault::PawnsShareSquare { square: square("e1") };
    assert_eq!(setup.faults(), [too_many(Seat::South), shared, too_many(Seat::North)]);
}
