//! Laws of numbers and sets: counting, listing and looking up must agree.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use fencepost_rules::{Fence, Fences, LegalMoves, Move, Seat, SeatSet, Square, Squares};
use proptest::prelude::*;

use super::{all_moves, any_story};

#[test]
fn every_move_has_a_number_of_its_own() {
    assert_eq!(Move::COUNT, 210);
    for index in 0..Move::COUNT {
        let mv = Move::from_index(index).expect("a move for every number");
        assert_eq!(mv.index(), index);
    }
    for index in [Move::COUNT, Move::COUNT + 1, usize::MAX] {
        assert_eq!(Move::from_index(index), None);
    }
    assert_eq!(all_moves().collect::<BTreeSet<_>>().len(), 210);
}

#[test]
fn every_square_and_fence_has_a_number_of_its_own() {
    for index in 0..Square::COUNT {
        let square = Square::from_index(index).expect("a square");
        assert_eq!(square.index(), index);
        assert_eq!(Square::new(square.column(), square.row()), Some(square));
    }
    for index in 0..Fence::COUNT {
        let fence = Fence::from_index(index).expect("a fence");
        assert_eq!(fence.index(), index);
        assert_eq!(Fence::new(fence.column(), fence.row(), fence.orientation()), Some(fence));
        assert_eq!(Fence::at(fence.square(), fence.orientation()), Some(fence));
    }
    assert_eq!((Square::from_index(81), Square::new(9, 0), Square::new(0, 9)), (None, None, None));
    assert_eq!(Fence::from_index(128), None);
}

/// Everything that a set of moves can answer, compared with a list of them.
fn check_moves(legal: LegalMoves) -> Result<(), TestCaseError> {
    let listed: Vec<Move> = legal.into_iter().collect();
    let by_next: Vec<Move> = {
        let mut moves = legal.into_iter();
        std::iter::from_fn(|| moves.next()).collect()
    };
    let mut by_fold = Vec::new();
    legal.into_iter().for_each(|mv| by_fold.push(mv));
    prop_assert_eq!(&by_next, &listed);
    prop_assert_eq!(&by_fold, &listed);
    prop_assert_eq!(legal.len(), listed.len());
    prop_assert_eq!(legal.is_empty(), listed.is_empty());
    let set: BTreeSet<Move> = listed.iter().copied().collect();
    prop_assert_eq!(set.len(), listed.len());
    for mv in all_moves() {
        prop_assert_eq!(legal.contains(mv), set.contains(&mv));
    }
    let parts = legal.pawn().into_iter().map(Move::Pawn).chain(legal.fences().into_iter().map(Move::Fence));
    let pass = legal.contains(Move::Pass).then_some(Move::Pass);
    prop_assert_eq!(parts.chain(pass).collect::<Vec<_>>(), listed);
    Ok(())
}

/// After some items, the rest of an iterator can still be folded.
fn check_rest(legal: LegalMoves, begun: usize) -> Result<(), TestCaseError> {
    let listed: Vec<Move> = legal.into_iter().collect();
    let mut moves = legal.into_iter();
    let first: Vec<Move> = moves.by_ref().take(begun).collect();
    let rest = moves.fold(Vec::new(), |mut rest, mv| {
        rest.push(mv);
        rest
    });
    prop_assert_eq!(first.into_iter().chain(rest).collect::<Vec<_>>(), listed);
    Ok(())
}

fn some_squares() -> impl Strategy<Value = BTreeSet<usize>> {
    prop::collection::btree_set(0..Square::COUNT, 0..40)
}

fn some_fences() -> impl Strategy<Value = BTreeSet<usize>> {
    prop::collection::btree_set(0..Fence::COUNT, 0..40)
}

fn squares(indices: &BTreeSet<usize>) -> Squares {
    indices.iter().filter_map(|&index| Square::from_index(index)).collect()
}

fn fences(indices: &BTreeSet<usize>) -> Fences {
    indices.iter().filter_map(|&index| Fence::from_index(index)).collect()
}

fn square_indices(squares: Squares) -> Vec<usize> {
    squares.into_iter().map(Square::index).collect()
}

fn fence_indices(fences: Fences) -> Vec<usize> {
    fences.into_iter().map(Fence::index).collect()
}

fn some_seats() -> impl Strategy<Value = BTreeSet<usize>> {
    prop::collection::btree_set(0..4_usize, 0..=4)
}

fn seats(indices: &BTreeSet<usize>) -> SeatSet {
    indices.iter().map(|&index| Seat::ALL[index]).collect()
}

fn seat_indices(seats: SeatSet) -> Vec<usize> {
    seats.into_iter().map(|seat| seat as usize).collect()
}

/// The assigning operators do the same as the others.
fn check_assigning<S>(a: S, b: S) -> Result<(), TestCaseError>
where
    S: Copy + Debug + PartialEq + BitOr<Output = S> + BitAnd<Output = S> + BitXor<Output = S> + Sub<Output = S>,
    S: BitOrAssign + BitAndAssign + BitXorAssign + SubAssign,
{
    let assigned = |operate: fn(&mut S, S)| {
        let mut set = a;
        operate(&mut set, b);
        set
    };
    prop_assert_eq!(assigned(S::bitor_assign), a | b);
    prop_assert_eq!(assigned(S::bitand_assign), a & b);
    prop_assert_eq!(assigned(S::bitxor_assign), a ^ b);
    prop_assert_eq!(assigned(S::sub_assign), a - b);
    Ok(())
}

/// An iterator knows its length, and gives the same items from its end and from both ends by turns.
fn check_iterator<I>(members: I) -> Result<(), TestCaseError>
where
    I: DoubleEndedIterator<Item: Debug + PartialEq> + ExactSizeIterator + Clone,
{
    let listed: Vec<I::Item> = members.clone().collect();
    let mut backwards: Vec<I::Item> = members.clone().rev().collect();
    backwards.reverse();
    prop_assert_eq!(&backwards, &listed);
    let (mut left, mut front, mut back) = (members, Vec::new(), Vec::new());
    prop_assert_eq!(left.len(), listed.len());
    while let Some(first) = left.next() {
        front.push(first);
        back.extend(left.next_back());
        prop_assert_eq!(left.len(), listed.len() - front.len() - back.len());
    }
    prop_assert_eq!((left.len(), left.next_back()), (0, None));
    front.extend(back.into_iter().rev());
    prop_assert_eq!(front, listed);
    Ok(())
}

proptest! {
    #[test]
    fn legal_moves_can_be_listed_counted_and_looked_up(story in any_story(), begun in 0..140_usize) {
        for position in story.positions() {
            check_moves(position.legal_moves())?;
            check_rest(position.legal_moves(), begun)?;
            check_iterator(position.legal_moves().into_iter())?;
        }
    }

    #[test]
    fn sets_of_squares_are_sets(one in some_squares(), other in some_squares()) {
        let (a, b) = (squares(&one), squares(&other));
        prop_assert_eq!(square_indices(a), one.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((a.len(), a.is_empty(), a.is_single()), (one.len(), one.is_empty(), one.len() == 1));
        prop_assert_eq!(square_indices(a & b), one.intersection(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(square_indices(a | b), one.union(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(square_indices(a - b), one.difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(square_indices(a ^ b), one.symmetric_difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(square_indices(!a).len(), Square::COUNT - one.len());
        prop_assert!((!a & a).is_empty());
        check_assigning(a, b)?;
        check_iterator(a.into_iter())?;
        for index in 0..Square::COUNT {
            prop_assert_eq!(a.contains(Square::from_index(index).unwrap()), one.contains(&index));
        }
    }

    #[test]
    fn sets_of_fences_are_sets(one in some_fences(), other in some_fences()) {
        let (a, b) = (fences(&one), fences(&other));
        prop_assert_eq!(fence_indices(a), one.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((a.len(), a.is_empty()), (one.len(), one.is_empty()));
        prop_assert_eq!(fence_indices(a & b), one.intersection(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(fence_indices(a | b), one.union(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(fence_indices(a - b), one.difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(fence_indices(a ^ b), one.symmetric_difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(fence_indices(!a).len(), Fence::COUNT - one.len());
        prop_assert!((!a & a).is_empty());
        prop_assert_eq!(a.meets(b), !one.is_disjoint(&other));
        check_assigning(a, b)?;
        check_iterator(a.into_iter())?;
        for index in 0..Fence::COUNT {
            prop_assert_eq!(a.contains(Fence::from_index(index).unwrap()), one.contains(&index));
        }
    }

    #[test]
    fn sets_of_seats_are_sets(one in some_seats(), other in some_seats()) {
        let (a, b) = (seats(&one), seats(&other));
        prop_assert_eq!(seat_indices(a), one.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((a.len(), a.is_empty()), (one.len(), one.is_empty()));
        prop_assert_eq!(seat_indices(a & b), one.intersection(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(seat_indices(a | b), one.union(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(seat_indices(a - b), one.difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(seat_indices(a ^ b), one.symmetric_difference(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!((!a).len(), 4 - one.len());
        prop_assert!((!a & a).is_empty());
        check_assigning(a, b)?;
        check_iterator(a.into_iter())?;
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            prop_assert_eq!(a.contains(seat), one.contains(&index));
            prop_assert!(a.with(seat).contains(seat) && !a.without(seat).contains(seat));
        }
    }
}

#[test]
fn sets_are_shown_by_the_names_of_their_members() {
    assert_eq!(format!("{:?}", squares(&BTreeSet::from([13, 22]))), "{e2, e3}");
    assert_eq!(format!("{:?}", fences(&BTreeSet::from([20, 127]))), "{e3h, h8v}");
    assert_eq!(format!("{:?}", seats(&BTreeSet::from([0, 2]))), "{South, North}");
    assert_eq!(format!("{:?}", Squares::EMPTY), "{}");
}

#[test]
fn seats_face_each_other() {
    for seat in Seat::ALL {
        assert_eq!(seat.opposite().opposite(), seat);
        // Two seats apart, in both directions.
        assert_eq!((seat as u8 + 2) % 4, seat.opposite() as u8);
    }
}
