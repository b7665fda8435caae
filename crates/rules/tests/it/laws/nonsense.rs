//! A set-up that may be nonsense is a position exactly where a plain reading of the rules says so.

use fencepost_rules::{Board, BySeat, Fence, Fences, MOST_FENCES, Players, Position, Seat, Setup, SetupFault, Square};
use proptest::prelude::*;

use super::{any_board, any_players, any_seat};
use crate::plain;

/// Mostly on the board, now and then beside it.
fn any_square(board: Board) -> impl Strategy<Value = Square> {
    let on_board: Vec<Square> = board.squares().into_iter().collect();
    prop_oneof![
        30 => prop::sample::select(on_board),
        1 => (0..Square::COUNT).prop_map(|index| Square::from_index(index).expect("a square")),
    ]
}

fn any_fence(board: Board) -> impl Strategy<Value = Fence> {
    let on_board: Vec<Fence> = board.fence_places().into_iter().collect();
    prop_oneof![
        60 => prop::sample::select(on_board),
        1 => (0..Fence::COUNT).prop_map(|index| Fence::from_index(index).expect("a fence")),
    ]
}

fn any_setup() -> impl Strategy<Value = Setup> {
    any_board().prop_flat_map(|board| {
        let pawns = prop::array::uniform4(prop::option::weighted(0.95, any_square(board)));
        let left = prop::array::uniform4(prop_oneof![30 => 0..=MOST_FENCES, 1 => any::<u8>()]);
        let fences = prop::collection::vec(any_fence(board), 0..8);
        (any_players(), pawns, left, fences, any_seat()).prop_map(move |(players, pawns, left, fences, turn)| Setup {
            board,
            players,
            pawns: BySeat(pawns),
            left: BySeat(left),
            fences: fences.into_iter().collect(),
            turn,
        })
    })
}

/// What the rules say of a set-up, one after the other: everything they forbid. Whatever is off the board is compared with
/// nothing, and too many players may share squares.
fn plain_faults(setup: &Setup) -> Vec<SetupFault> {
    let pawns: Vec<(Seat, Square)> =
        setup.players.seats().iter().filter_map(|&seat| setup.pawns[seat].map(|square| (seat, square))).collect();
    let mut faults = fence_faults(setup);
    // R5
    let too_many = setup.players == Players::Four && (setup.board.width(), setup.board.height()) == (2, 2);
    if too_many {
        faults.push(SetupFault::TooManyPlayers);
    }
    // R18
    if pawns.is_empty() || (setup.players == Players::Two && pawns.len() != 2) {
        faults.push(SetupFault::PlayerMissing);
    }
    if !pawns.is_empty() && pawns.iter().all(|&(seat, _)| seat != setup.turn) {
        faults.push(SetupFault::TurnOfNobody);
    }
    // R5
    faults.extend(
        pawns.iter().filter(|(seat, _)| setup.left[*seat] > 20).map(|&(seat, _)| SetupFault::TooManyFences { seat }),
    );
    let (on_board, beside): (Vec<_>, Vec<_>) = pawns
        .into_iter()
        .partition(|&(_, square)| square.column() < setup.board.width() && square.row() < setup.board.height());
    faults.extend(beside.into_iter().map(|(seat, _)| SetupFault::PawnOffBoard { seat }));
    // R7
    let crowded = setup.board.squares().into_iter().filter(|&square| !too_many && at(&on_board, square).count() > 1);
    faults.extend(crowded.map(|square| SetupFault::PawnsShareSquare { square }));
    // R14
    let cut_off = on_board.iter().filter(|&&(seat, square)| !has_path(setup, seat, square));
    faults.extend(cut_off.map(|&(seat, _)| SetupFault::CutOff { seat }));
    // R16
    if on_board.iter().filter(|&&(seat, square)| setup.board.goal(seat).contains(square)).count() > 1 {
        faults.push(SetupFault::TwoWinners);
    }
    faults
}

fn is_valid(setup: &Setup) -> bool {
    plain_faults(setup).is_empty()
}

fn at(pawns: &[(Seat, Square)], square: Square) -> impl Iterator<Item = Seat> {
    pawns.iter().filter(move |(_, there)| *there == square).map(|(seat, _)| *seat)
}

fn has_path(setup: &Setup, seat: Seat, square: Square) -> bool {
    let fences = setup.fences.into_iter().filter(|&fence| plain::fits(setup.board, fence)).collect();
    !(plain::region(setup.board, fences, square) & setup.board.goal(seat)).is_empty()
}

/// R12 and R13.
fn fence_faults(setup: &Setup) -> Vec<SetupFault> {
    let (on_board, beside): (Vec<Fence>, Vec<Fence>) =
        setup.fences.into_iter().partition(|&fence| plain::fits(setup.board, fence));
    let mut faults: Vec<SetupFault> = beside.into_iter().map(|fence| SetupFault::FenceOffBoard { fence }).collect();
    for &fence in &on_board {
        let before = on_board.iter().filter(|&&other| other < fence);
        let hit = before.filter(|&&other| plain::overlap(fence, other) || plain::cross(fence, other));
        faults.extend(hit.map(|&other| SetupFault::FencesCollide { fence, other }));
    }
    faults
}

/// The fences with which one overlaps or crosses, itself included if it is among them.
fn collisions(fences: Fences, fence: Fence) -> Fences {
    fences.into_iter().filter(|&other| plain::overlap(fence, other) || plain::cross(fence, other)).collect()
}

/// The order in which the faults are told does not matter here.
fn sorted(faults: Vec<SetupFault>) -> Vec<String> {
    let mut texts: Vec<String> = faults.into_iter().map(|fault| fault.to_string()).collect();
    texts.sort();
    texts
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn a_set_up_is_a_position_where_the_rules_say_so(setup in any_setup()) {
        let position = Position::try_from(setup);
        prop_assert_eq!(sorted(setup.faults()), sorted(plain_faults(&setup)));
        if let Err(error) = &position {
            prop_assert_eq!(error.faults().collect::<Vec<_>>(), setup.faults());
        }
        prop_assert_eq!(position.is_ok(), is_valid(&setup), "{:?}", position);
        let Ok(position) = position else { return Ok(()) };
        prop_assert!(position.bookkeeping_is_right());
        let text = position.to_string();
        prop_assert_eq!(text.parse::<Position>(), Ok(position));
        prop_assert_eq!(text.parse::<Setup>(), Ok(position.to_setup()));
        for seat in Seat::ALL {
            let expected = if setup.playing().contains(seat) { setup.pawns[seat] } else { None };
            prop_assert_eq!(position.pawn(seat), expected);
        }
        let won = position.winner().is_some();
        prop_assert_eq!(position.legal_moves().is_empty(), won);
    }

    #[test]
    fn free_places_are_those_where_a_fence_fits(setup in any_setup()) {
        let free = setup.board.free_places(setup.fences);
        for fence in (0..Fence::COUNT).filter_map(Fence::from_index) {
            let fits = plain::fits(setup.board, fence) && collisions(setup.fences, fence).is_empty();
            prop_assert_eq!(free.contains(fence), fits, "{}", fence);
        }
    }
}

/// The law above would say nothing if all set-ups were refused, or none.
#[test]
fn set_ups_come_in_both_kinds() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let setups = (0..500).map(|_| any_setup().new_tree(&mut runner).expect("a set-up").current());
    let faults: Vec<usize> = setups.map(|setup| plain_faults(&setup).len()).collect();
    let valid = faults.iter().filter(|&&count| count == 0).count();
    assert!((50..450).contains(&valid), "{valid} of 500 are valid");
    let several = faults.iter().filter(|&&count| count > 1).count();
    assert!(several > 50, "{several} of 500 have several faults");
}
