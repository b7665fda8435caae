//! Races against a slow twin: every position of many random layouts, solved round by round from the legal moves.

use fencepost_engine::{RaceTablebase, RaceValue};
use fencepost_rules::{Board, BySeat, Move, Players, Position, Seat, Setup, Square};

use crate::random::Random;

/// All positions of a fence layout in which the game goes on, and where their moves lead: `None` if the move wins.
struct Twin {
    positions: Vec<Position>,
    followers: Vec<Vec<Option<usize>>>,
}

impl Twin {
    fn of(layout: &Position) -> Twin {
        let squares = || layout.board().squares().into_iter();
        let pairs = squares().flat_map(|south| squares().map(move |north| (south, north)));
        let positions: Vec<Position> = pairs
            .flat_map(|(south, north)| [Seat::South, Seat::North].map(|turn| placed(layout, south, north, turn)))
            .flatten()
            .filter(|position| position.winner().is_none())
            .collect();
        let mut numbers = vec![None; 2 * Square::COUNT * Square::COUNT];
        for (number, position) in positions.iter().enumerate() {
            numbers[key(position)] = Some(number);
        }
        let followers = positions.iter().map(|position| followers(position, &numbers)).collect();
        Twin { positions, followers }
    }

    /// Finds in each round the positions that are won or lost in exactly that many plies.
    fn outcomes(&self) -> Vec<RaceValue> {
        let mut outcomes = vec![RaceValue::Draw; self.positions.len()];
        for plies in 1.. {
            let decided: Vec<(usize, RaceValue)> = (0..self.positions.len())
                .filter(|&number| outcomes[number] == RaceValue::Draw)
                .filter_map(|number| Some((number, self.decided_in(plies, number, &outcomes)?)))
                .collect();
            if decided.is_empty() {
                break;
            }
            for (number, outcome) in decided {
                outcomes[number] = outcome;
            }
        }
        outcomes
    }

    fn decided_in(&self, plies: u16, number: usize, outcomes: &[RaceValue]) -> Option<RaceValue> {
        let of_follower = |follower: &Option<usize>| follower.map_or(RaceValue::Loss(0), |number| outcomes[number]);
        let followers = || self.followers[number].iter().map(of_follower);
        if followers().any(|outcome| outcome == RaceValue::Loss(plies - 1)) {
            Some(RaceValue::Win(plies))
        } else if followers().all(|outcome| matches!(outcome, RaceValue::Win(_))) {
            Some(RaceValue::Loss(plies))
        } else {
            None
        }
    }
}

fn placed(layout: &Position, south: Square, north: Square, turn: Seat) -> Option<Position> {
    let mut setup = Setup { turn, ..layout.to_setup() };
    setup.pawns[Seat::South] = Some(south);
    setup.pawns[Seat::North] = Some(north);
    setup.left = BySeat::default();
    Position::try_from(setup).ok()
}

fn squares(position: &Position) -> [Square; 2] {
    [Seat::South, Seat::North].map(|seat| position.pawn(seat).expect("both play"))
}

fn key(position: &Position) -> usize {
    let [south, north] = squares(position).map(Square::index);
    (south * Square::COUNT + north) * 2 + usize::from(position.turn() == Seat::North)
}

fn followers(position: &Position, numbers: &[Option<usize>]) -> Vec<Option<usize>> {
    let after = position.legal_moves().into_iter().map(|mv| {
        let mut after = *position;
        after.play_unchecked(mv);
        after
    });
    after
        .map(|after| if after.winner().is_some() { None } else { Some(numbers[key(&after)].expect("in play")) })
        .collect()
}

/// The value of a position by its mover's and the other's square.
fn value(table: &RaceTablebase, position: &Position) -> Option<RaceValue> {
    let [south, north] = squares(position);
    match position.turn() {
        Seat::South => table.value(south, north, Seat::South),
        turn => table.value(north, south, turn),
    }
}

/// Fences that are placed at random.
fn random_layout(board: Board, fences: usize, random: &mut Random) -> Position {
    let mut position = loop {
        let any = |random: &mut Random| random.pick(board.squares());
        let bare = Position::start(Players::Two, board, 20).expect("a start");
        let (south, north) = (any(random), any(random));
        let mut setup = bare.to_setup();
        setup.pawns[Seat::South] = Some(south);
        setup.pawns[Seat::North] = Some(north);
        match Position::try_from(setup) {
            Ok(position) if position.winner().is_none() => break position,
            _ => {}
        }
    };
    for _ in 0..fences {
        let legal = position.legal_moves().fences();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(Move::Fence(random.pick(legal)));
    }
    position
}

/// What occurred among the compared positions.
#[derive(Default)]
struct Seen {
    draws: usize,
    passes: usize,
}

fn compare(layout: &Position, seen: &mut Seen) {
    let table = RaceTablebase::solve(layout);
    let twin = Twin::of(layout);
    let outcomes = twin.outcomes();
    for (number, position) in twin.positions.iter().enumerate() {
        assert_eq!(value(&table, position), Some(outcomes[number]), "{position}");
        assert_eq!(table.of(position), Some(outcomes[number]), "{position}");
        seen.draws += usize::from(outcomes[number] == RaceValue::Draw);
        seen.passes += usize::from(position.is_legal(Move::Pass));
    }
    compare_positions_not_in_play(&table, &twin);
}

/// The tablebase has as many positions as the twin.
fn compare_positions_not_in_play(table: &RaceTablebase, twin: &Twin) {
    let all = || (0..Square::COUNT).filter_map(Square::from_index);
    let known = all()
        .flat_map(|mover| all().map(move |other| (mover, other)))
        .flat_map(|(mover, other)| [Seat::South, Seat::North].map(|turn| table.value(mover, other, turn)))
        .flatten()
        .count();
    assert_eq!(known, twin.positions.len());
}

fn compare_random_layouts(board: Board, count: usize, random: &mut Random, seen: &mut Seen) {
    for _ in 0..count {
        let fences = random.below(21);
        compare(&random_layout(board, fences, random), seen);
    }
}

#[test]
fn small_boards_of_all_sizes_agree_with_the_twin() {
    let mut random = Random::new(1);
    let mut seen = Seen::default();
    for board in Board::all().filter(|board| board.width() <= 6 && board.height() <= 6) {
        compare_random_layouts(board, 80, &mut random, &mut seen);
    }
    assert!(seen.draws > 1000, "{} draws", seen.draws);
    assert!(seen.passes > 10, "{} passes (R11)", seen.passes);
}

#[test]
fn large_boards_agree_with_the_twin() {
    let mut random = Random::new(2);
    let mut seen = Seen::default();
    for board in Board::all().filter(|board| board.width() > 6 || board.height() > 6) {
        compare_random_layouts(board, 4, &mut random, &mut seen);
    }
    compare_random_layouts(Board::STANDARD, 60, &mut random, &mut seen);
    assert!(seen.draws > 10, "{} draws", seen.draws);
}

#[test]
#[ignore = "long: ten thousand layouts of the standard board"]
fn long_standard_board_agrees_with_the_twin() {
    let mut random = Random::new(3);
    compare_random_layouts(Board::STANDARD, 10_000, &mut random, &mut Seen::default());
}

#[test]
fn bare_board_has_the_known_counts() {
    let start = Position::start(Players::Two, Board::STANDARD, 0).expect("a start");
    let table = RaceTablebase::solve(&start);
    let twin = Twin::of(&start);
    let outcomes: Vec<RaceValue> = twin.positions.iter().filter_map(|position| table.of(position)).collect();
    assert_eq!(outcomes.len(), 10_242);
    assert_eq!(outcomes.iter().filter(|outcome| matches!(outcome, RaceValue::Win(_))).count(), 5_760);
    assert_eq!(outcomes.iter().filter(|outcome| matches!(outcome, RaceValue::Loss(_))).count(), 4_482);
    assert_eq!(table.of(&start), Some(RaceValue::Loss(16)));
}

#[test]
fn best_moves_are_those_that_keep_the_outcome() {
    let mut random = Random::new(4);
    for _ in 0..40 {
        let fences = random.below(12);
        let layout = random_layout(Board::new(5, 5).expect("a board"), fences, &mut random);
        let table = RaceTablebase::solve(&layout);
        for position in Twin::of(&layout).positions {
            let [south, north] = squares(&position);
            let turn = position.turn();
            let (mover, other) = if turn == Seat::South { (south, north) } else { (north, south) };
            let best = table.best_moves(mover, other, turn);
            assert!(!best.is_empty(), "{position}");
            for to in position.legal_moves().pawn() {
                let mut after = position;
                after.play_unchecked(Move::Pawn(to));
                let kept = match (table.of(&position), table.of(&after)) {
                    (Some(RaceValue::Win(plies)), None) => plies == 1,
                    (Some(RaceValue::Win(plies)), Some(RaceValue::Loss(then)))
                    | (Some(RaceValue::Loss(plies)), Some(RaceValue::Win(then))) => then + 1 == plies,
                    (one, other) => (one, other) == (Some(RaceValue::Draw), Some(RaceValue::Draw)),
                };
                assert_eq!(best.contains(to), kept, "{to} in {position}");
            }
        }
    }
}
