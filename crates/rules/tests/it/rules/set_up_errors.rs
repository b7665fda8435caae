//! Every reason for which a set-up is no position, each with what it tells.

use super::{fence, square};
use fencepost_rules::{Board, BySeat, Fences, Players, Position, Seat, Setup, SetupError};

/// A start that the tests then spoil.
fn start(players: Players) -> Setup {
    Setup::start(players, Board::STANDARD, players.default_fences())
}

#[track_caller]
fn assert_no_position(setup: Setup, why: SetupError) {
    assert_eq!(Position::try_from(setup), Err(why));
}

#[test]
fn too_many_players() {
    assert_no_position(Setup::start(Players::Four, "2x2".parse().unwrap(), 0), SetupError::TooManyPlayers);
}

#[test]
fn player_missing() {
    let mut two = start(Players::Two);
    two.pawns[Seat::North] = None;
    assert_no_position(two, SetupError::PlayerMissing);

    let mut nobody = start(Players::Four);
    nobody.pawns = BySeat::default();
    assert_no_position(nobody, SetupError::PlayerMissing);
}

#[test]
fn pawn_off_board() {
    let mut setup = Setup::start(Players::Three, "5x5".parse().unwrap(), 3);
    setup.pawns[Seat::West] = Some(square("f1"));
    assert_no_position(setup, SetupError::PawnOffBoard { seat: Seat::West });
}

#[test]
fn pawns_share_square() {
    let mut setup = start(Players::Four);
    setup.pawns[Seat::East] = Some(square("e1"));
    assert_no_position(setup, SetupError::PawnsShareSquare { square: square("e1") });
}

#[test]
fn too_many_fences() {
    let mut setup = start(Players::Two);
    setup.left[Seat::North] = 21;
    assert_no_position(setup, SetupError::TooManyFences { seat: Seat::North });
}

#[test]
fn fence_off_board() {
    let mut setup = Setup::start(Players::Two, "5x5".parse().unwrap(), 3);
    setup.fences = setup.fences.with(fence("a1h")).with(fence("e1v"));
    assert_no_position(setup, SetupError::FenceOffBoard { fence: fence("e1v") });
}

#[test]
fn fences_collide() {
    for (one, other) in [("c3h", "d3h"), ("c3v", "c4v"), ("c3h", "c3v")] {
        let mut setup = start(Players::Two);
        setup.fences = Fences::EMPTY.with(fence(one)).with(fence(other));
        let Err(SetupError::FencesCollide { fence: found, other: with }) = Position::try_from(setup) else {
            panic!("{one} and {other} are taken");
        };
        assert_eq!(Fences::EMPTY.with(found).with(with), setup.fences);
    }
}

#[test]
fn cut_off() {
    let mut setup = start(Players::Two);
    setup.pawns[Seat::South] = Some(square("a1"));
    setup.fences = setup.fences.with(fence("a1h")).with(fence("b1v"));
    assert_no_position(setup, SetupError::CutOff { seat: Seat::South });
}

#[test]
fn two_winners() {
    let mut setup = start(Players::Two);
    setup.pawns[Seat::South] = Some(square("a9"));
    setup.pawns[Seat::North] = Some(square("a1"));
    assert_no_position(setup, SetupError::TwoWinners);
    // One of them is a game that is won.
    setup.pawns[Seat::North] = Some(square("a2"));
    assert_eq!(Position::try_from(setup).unwrap().winner(), Some(Seat::South));
}

#[test]
fn turn_of_nobody() {
    let mut stranger = start(Players::Two);
    stranger.turn = Seat::West;
    assert_no_position(stranger, SetupError::TurnOfNobody);

    let mut gone = start(Players::Three);
    gone.pawns[Seat::West] = None;
    gone.turn = Seat::West;
    assert_no_position(gone, SetupError::TurnOfNobody);
}

#[test]
fn what_nobody_looks_at_may_be_anything() {
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
fn codes_are_the_ones_that_other_programs_know() {
    let (seat, square, one, other) = (Seat::West, square("e1"), fence("c3h"), fence("d3h"));
    let all = [
        (SetupError::TooManyPlayers, "too-many-players"),
        (SetupError::PlayerMissing, "player-missing"),
        (SetupError::PawnOffBoard { seat }, "pawn-off-board (west)"),
        (SetupError::PawnsShareSquare { square }, "pawns-share-square (e1)"),
        (SetupError::TooManyFences { seat }, "too-many-fences (west)"),
        (SetupError::FenceOffBoard { fence: one }, "fence-off-board (c3h)"),
        (SetupError::FencesCollide { fence: one, other }, "fences-collide (c3h, d3h)"),
        (SetupError::CutOff { seat }, "cut-off (west)"),
        (SetupError::TwoWinners, "two-winners"),
        (SetupError::TurnOfNobody, "turn-of-nobody"),
    ];
    for (error, shown) in all {
        assert_eq!(error.to_string(), shown);
        assert_eq!(error.code(), shown.split(' ').next().unwrap());
    }
}
