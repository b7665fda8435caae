//! Laws of steps, paths and distances, compared with a plain walk.

use std::collections::VecDeque;

use fencepost_rules::{Fences, Position, Seat, Square, Squares, Steps};
use proptest::prelude::*;

use super::any_story;
use crate::plain;

/// Steps from every square to the goal, by walking back from it.
fn plain_distances(position: &Position, seat: Seat) -> Vec<Option<u8>> {
    let mut distances = vec![None; Square::COUNT];
    let mut waiting = VecDeque::new();
    for square in position.board().goal(seat) {
        distances[square.index()] = Some(0);
        waiting.push_back((square, 0));
    }
    while let Some((square, steps)) = waiting.pop_front() {
        for next in plain::neighbours(position.board(), position.fences(), square) {
            if distances[next.index()].is_none() {
                distances[next.index()] = Some(steps + 1);
                waiting.push_back((next, steps + 1));
            }
        }
    }
    distances
}

proptest! {
    #[test]
    fn distances_are_those_of_a_plain_walk(story in any_story()) {
        let position = *story.tell().position();
        for seat in Seat::ALL {
            let distances = position.distances(seat);
            let walked = plain_distances(&position, seat);
            for square in !Squares::EMPTY {
                prop_assert_eq!(distances.get(square), walked[square.index()], "{} of {} in {}", square, seat, position);
            }
            let expected = position.pawn(seat).and_then(|pawn| walked[pawn.index()]);
            prop_assert_eq!(position.distance(seat), expected);
        }
    }

    #[test]
    fn shortest_paths_are_paths_and_short(story in any_story()) {
        let position = *story.tell().position();
        for seat in Seat::ALL {
            let path = position.shortest_path(seat);
            let Some(distance) = position.distance(seat) else {
                prop_assert!(path.is_empty());
                continue;
            };
            prop_assert_eq!(path.len(), usize::from(distance) + 1);
            prop_assert_eq!(path.first().copied(), position.pawn(seat));
            prop_assert!(path.last().is_some_and(|&end| position.board().goal(seat).contains(end)));
            for step in path.windows(2) {
                let mut open = plain::neighbours(position.board(), position.fences(), step[0]);
                prop_assert!(open.any(|next| next == step[1]), "{} to {} in {}", step[0], step[1], position);
            }
        }
    }

    #[test]
    fn steps_are_open_where_no_fence_stands_between(story in any_story()) {
        let position = *story.tell().position();
        let steps = position.steps();
        for square in position.board().squares() {
            let open: Squares = plain::neighbours(position.board(), position.fences(), square).collect();
            let here = Squares::EMPTY.with(square);
            prop_assert_eq!(steps.around(here), open);
            for next in plain::around(position.board(), square).filter(|&next| next > square) {
                let between = steps.between(here, Squares::EMPTY.with(next));
                let expected = if !open.contains(next) {
                    (Squares::EMPTY, Squares::EMPTY)
                } else if next.row() == square.row() {
                    (Squares::EMPTY, here)
                } else {
                    (here, Squares::EMPTY)
                };
                prop_assert_eq!(between, expected);
                prop_assert_eq!(steps.between(Squares::EMPTY.with(next), here), expected);
            }
        }
    }

    #[test]
    fn steps_do_not_need_a_position(story in any_story()) {
        let position = *story.tell().position();
        let (board, fences) = (position.board(), position.fences());
        prop_assert_eq!(Steps::of(board, fences), position.steps());
        for square in board.squares() {
            prop_assert_eq!(position.steps().reach(Squares::EMPTY.with(square)), plain::region(board, fences, square));
        }
        if let (Some(pawn), None) = (position.pawn(position.turn()), position.winner()) {
            let landings = position.steps().landings(pawn, position.occupied());
            prop_assert_eq!(landings, position.legal_moves().pawn());
            prop_assert_eq!(landings, position.pawn_moves());
        }
    }

    #[test]
    fn blocking_fences_are_those_that_stand_between(story in any_story()) {
        let board = story.board;
        for square in board.squares() {
            for next in plain::around(board, square).filter(|&next| next > square) {
                let here = Squares::EMPTY.with(square);
                let up = if next.column() == square.column() { here } else { Squares::EMPTY };
                let places = board.fence_places().into_iter();
                let expected: Fences = places.filter(|&fence| plain::stands_between(fence, square, next)).collect();
                prop_assert_eq!(Fences::blocking(up, here - up) & board.fence_places(), expected);
            }
        }
    }
}
