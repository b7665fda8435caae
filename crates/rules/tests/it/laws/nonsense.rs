//! A set-up that may be nonsense is a position exactly where a plain reading of the rules says so.

use fencepost_rules::{Board, BySeat, Fence, Fences, MOST_FENCES, Players, Position, Seat, Setup, Square};
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

/// What the rules say of a set-up, one after the other.
fn is_valid(setup: &Setup) -> bool {
    let pawns: Vec<(Seat, Square)> =
        setup.players.seats().iter().filter_map(|&seat| setup.pawns[seat].map(|square| (seat, square))).collect();
    let room_for_all = setup.players != Players::Four || (setup.board.width(), setup.board.height()) != (2, 2);
    let enough_players = if setup.players == Players::Two { pawns.len() == 2 } else { !pawns.is_empty() };
    let turn_of_a_player = pawns.iter().any(|&(seat, _)| seat == setup.turn);
    let on_board =
        pawns.iter().all(|&(_, square)| square.column() < setup.board.width() && square.row() < setup.board.height());
    let apart = pawns.iter().all(|&(seat, square)| pawns.iter().all(|&(other, at)| other == seat || at != square));
    let hands = pawns.iter().all(|&(seat, _)| setup.left[seat] <= 20);
    room_for_all
        && enough_players
        && turn_of_a_player
        && on_board
        && apart
        && hands
        && fences_fit(setup.board, setup.fences)
        && pawns.iter().all(|&(seat, square)| has_way(setup, seat, square))
        && pawns.iter().filter(|&&(seat, square)| setup.board.goal(seat).contains(square)).count() < 2
}

fn has_way(setup: &Setup, seat: Seat, square: Square) -> bool {
    !(plain::region(setup.board, setup.fences, square) & setup.board.goal(seat)).is_empty()
}

/// R12 and R13.
fn fences_fit(board: Board, fences: Fences) -> bool {
    fences.into_iter().all(|fence| plain::fits(board, fence) && collisions(fences, fence) == Fences::EMPTY.with(fence))
}

/// The fences with which one overlaps or crosses, itself included if it is among them.
fn collisions(fences: Fences, fence: Fence) -> Fences {
    fences.into_iter().filter(|&other| plain::overlap(fence, other) || plain::cross(fence, other)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn a_set_up_is_a_position_where_the_rules_say_so(setup in any_setup()) {
        let position = Position::try_from(setup);
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
    let valid = setups.filter(is_valid).count();
    assert!((50..450).contains(&valid), "{valid} of 500 are valid");
}
