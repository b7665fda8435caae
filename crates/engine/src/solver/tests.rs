//! The solver against a slow twin: every position that can occur in a small game, solved round by round from the legal
//! moves, without layers, symmetry and classes of hands.

use std::collections::HashMap;

use super::layer::Half;
use super::*;

struct Twin {
    positions: Vec<Position>,
    /// By position: where its moves lead; `None` if the move wins.
    followers: Vec<Vec<Option<usize>>>,
}

impl Twin {
    /// Everything that can be reached from the start.
    fn of(board: Board, fences: u8) -> Twin {
        let start = Position::start(Players::Two, board, fences).expect("a start");
        let mut twin = Twin { positions: vec![start], followers: Vec::new() };
        let mut numbers = HashMap::from([(start, 0)]);
        while let Some(&position) = twin.positions.get(twin.followers.len()) {
            let followers = position.legal_moves().into_iter().map(|mv| twin.follow(position, mv, &mut numbers));
            let followers = followers.collect();
            twin.followers.push(followers);
        }
        twin
    }

    fn follow(&mut self, mut position: Position, mv: Move, numbers: &mut HashMap<Position, usize>) -> Option<usize> {
        position.play_unchecked(mv);
        if position.winner().is_some() {
            return None;
        }
        Some(*numbers.entry(position).or_insert_with(|| {
            self.positions.push(position);
            self.positions.len() - 1
        }))
    }

    fn values(&self) -> Vec<RaceValue> {
        let mut values = vec![RaceValue::Draw; self.positions.len()];
        let mut open: Vec<usize> = (0..self.positions.len()).collect();
        for plies in 1.. {
            let decided: Vec<(usize, RaceValue)> =
                open.iter().filter_map(|&number| Some((number, self.decided_in(plies, number, &values)?))).collect();
            if decided.is_empty() {
                break;
            }
            for (number, value) in decided {
                values[number] = value;
            }
            open.retain(|&number| values[number] == RaceValue::Draw);
        }
        values
    }

    fn decided_in(&self, plies: u16, number: usize, values: &[RaceValue]) -> Option<RaceValue> {
        let value = |follower: &Option<usize>| follower.map_or(RaceValue::Loss(0), |number| values[number]);
        let followers = || self.followers[number].iter().map(value);
        if followers().any(|value| value == RaceValue::Loss(plies - 1)) {
            Some(RaceValue::Win(plies))
        } else if followers().all(|value| matches!(value, RaceValue::Win(_))) {
            Some(RaceValue::Loss(plies))
        } else {
            None
        }
    }
}

/// The values of all layers, empty board first; each may be converted before the next is computed from it.
fn all_layer_values(solver: &Solver, change: impl Fn(LayerValues, &Layer) -> LayerValues) -> Vec<LayerValues> {
    let mut values: Vec<LayerValues> = Vec::new();
    for layer in solver.layers.iter().rev() {
        values.push(change(solver.solve_layer(layer, values.last(), &SingleThread), layer));
    }
    values.reverse();
    values
}

/// Compares all positions of a game. Returns the number of draws and of forced passes among them.
fn compare(board: &str, fences: u8) -> (usize, usize) {
    let board: Board = board.parse().expect("a board");
    let twin = Twin::of(board, fences);
    let twin_values = twin.values();
    let solver = Solver::prepare(board, fences, u64::MAX, &SingleThread).expect("small enough");
    let values = all_layer_values(&solver, |values, _| values);
    for (position, &value) in twin.positions.iter().zip(&twin_values) {
        let placed = position.fences().len();
        let known = SolvedLayer { layer: &solver.layers[placed], values: &values[placed] };
        let at = IndexedPosition::of(position, solver.geometry.state_index(), fences).expect("in play");
        assert_eq!(known.value(&solver.geometry, &at).map(PackedValue::value), Some(value), "{position}");
    }
    assert_eq!(solver.solve(&SingleThread).value, twin_values[0]);
    let passes = twin.positions.iter().filter(|position| position.is_legal(Move::Pass)).count();
    (twin_values.iter().filter(|&&value| value == RaceValue::Draw).count(), passes)
}

#[test]
fn every_position_of_tiny_games_has_the_outcome_of_the_twin() {
    let games =
        [("2x3", 4), ("2x4", 3), ("2x6", 2), ("3x3", 3), ("3x3", 4), ("3x3", 6), ("3x4", 2), ("4x3", 2), ("4x4", 1)];
    for (board, fences) in games {
        compare(board, fences);
    }
}

#[test]
fn forced_passes_and_the_draws_they_make_are_those_of_the_twin() {
    let seen = [("2x2", 1), ("3x2", 2), ("4x2", 3), ("5x2", 4)].map(|(board, fences)| compare(board, fences));
    assert!(seen.iter().map(|&(draws, _)| draws).sum::<usize>() > 10, "{seen:?} (R17)");
    assert!(seen.iter().map(|&(_, passes)| passes).sum::<usize>() > 10, "{seen:?} (R11)");
}

#[test]
fn draws_without_passes_are_those_of_the_twin() {
    let (draws, passes) = compare("3x5", 2);
    assert!(draws > 10 && passes == 0, "{draws} draws (R17)");
}

#[test]
fn values_too_long_for_a_byte_are_the_same() {
    let solver = Solver::prepare("3x4".parse().expect("a board"), 3, u64::MAX, &SingleThread).expect("small enough");
    let [narrow, wide] =
        [all_layer_values(&solver, |values, _| values), all_layer_values(&solver, LayerValues::all_wide)];
    let states = solver.geometry.state_index().states();
    for (layer, (narrow, wide)) in solver.layers.iter().zip(narrow.iter().zip(&wide)) {
        for layout in 0..layer.len() {
            for (class, side) in
                (0..layer.hands.classes(layer.capacity(layout))).flat_map(|class| [(class, 0), (class, 1)])
            {
                let [narrow, wide] = [narrow, wide].map(|values| values.half(layout, class, side));
                assert!(matches!((narrow, wide), (Half::Narrow(_), Half::Wide(_))));
                assert!((0..states / 2).all(|state| narrow.get(state) == wide.get(state)));
            }
        }
    }
}

#[test]
#[ignore = "long: millions of positions, one by one"]
fn long_every_position_of_small_games_has_the_outcome_of_the_twin() {
    let games =
        [("3x4", 3), ("4x3", 3), ("4x3", 4), ("5x3", 2), ("6x3", 1), ("4x4", 2), ("5x5", 1), ("9x2", 3), ("2x9", 5)];
    for (board, fences) in games {
        compare(board, fences);
    }
}
