//! Who wins with best play, by retrograde analysis of all positions of a small game. It is one more check of the fast
//! code: the values of several boards are known, and a single wrong move would change them.

use std::collections::HashMap;
use std::rc::Rc;

use fencepost_rules::{Board, Fences, Move, Players, Position, Seat, Setup, Square};

/// The value of a position for the player to move, with its plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Won(u16),
    Lost(u16),
    /// Nobody can force a win; also the value of positions that are not solved yet.
    Open,
}

/// All positions with the same fences on the board and in hand. Pawn moves lead from one to another of them,
/// and a fence leads to another layer for good (R15).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Layer {
    fences: Fences,
    south_left: u8,
    north_left: u8,
}

/// A position of a layer and the moves that lead on from it.
struct Knot {
    index: usize,
    /// Positions of the same layer.
    inside: Vec<usize>,
    /// Values of positions elsewhere, and of games that the move has won.
    outside: Vec<Value>,
}

struct Solver {
    board: Board,
    squares: Vec<Square>,
    layers: HashMap<Layer, Rc<[Value]>>,
}

impl Solver {
    fn new(board: Board) -> Solver {
        Solver { board, squares: board.squares().into_iter().collect(), layers: HashMap::new() }
    }

    fn start_value(board: Board, fences: u8) -> Value {
        let start = Position::start(Players::Two, board, fences).expect("a valid start");
        let mut solver = Solver::new(board);
        let index = solver.index(&start);
        solver.layer(layer_of(&start))[index]
    }

    fn index(&self, position: &Position) -> usize {
        let place = |seat| self.squares.iter().position(|&square| position.pawn(seat) == Some(square));
        let (south, north) = (place(Seat::South).expect("South is in"), place(Seat::North).expect("North is in"));
        (south * self.squares.len() + north) * 2 + usize::from(position.turn() == Seat::North)
    }

    fn layer(&mut self, layer: Layer) -> Rc<[Value]> {
        if let Some(known) = self.layers.get(&layer) {
            return Rc::clone(known);
        }
        let positions: Vec<Position> = self.positions(layer).collect();
        let knots: Vec<Knot> = positions.iter().map(|position| self.knot(layer, position)).collect();
        let values: Rc<[Value]> = solve(&knots, self.squares.len() * self.squares.len() * 2).into();
        self.layers.insert(layer, Rc::clone(&values));
        values
    }

    /// The positions that are valid and still in play.
    fn positions(&self, layer: Layer) -> impl Iterator<Item = Position> {
        let mut setup = Setup::start(Players::Two, self.board, 0);
        setup.fences = layer.fences;
        setup.left[Seat::South] = layer.south_left;
        setup.left[Seat::North] = layer.north_left;
        let pairs = self.squares.iter().flat_map(|&south| self.squares.iter().map(move |&north| (south, north)));
        let setups = pairs.flat_map(move |(south, north)| {
            setup.pawns[Seat::South] = Some(south);
            setup.pawns[Seat::North] = Some(north);
            [Seat::South, Seat::North].map(|turn| Setup { turn, ..setup })
        });
        setups.filter_map(|setup| Position::try_from(setup).ok()).filter(|position| position.winner().is_none())
    }

    fn knot(&mut self, layer: Layer, position: &Position) -> Knot {
        let mut knot = Knot { index: self.index(position), inside: Vec::new(), outside: Vec::new() };
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let index = self.index(&after);
            if after.winner().is_some() {
                knot.outside.push(Value::Lost(0));
            } else if let Move::Fence(_) = mv {
                knot.outside.push(self.layer(layer_of(&after))[index]);
            } else {
                debug_assert!(layer_of(&after) == layer);
                knot.inside.push(index);
            }
        }
        knot
    }
}

fn layer_of(position: &Position) -> Layer {
    Layer { fences: position.fences(), south_left: position.left(Seat::South), north_left: position.left(Seat::North) }
}

/// Solves in each round the positions that are won or lost in that many plies.
fn solve(knots: &[Knot], size: usize) -> Vec<Value> {
    let mut values = vec![Value::Open; size];
    let mut open: Vec<&Knot> = knots.iter().collect();
    let latest = knots.iter().flat_map(|knot| &knot.outside).map(|value| value.plies()).max().unwrap_or(0);
    for plies in 1.. {
        let before = open.len();
        open.retain(|knot| {
            let children = || knot.outside.iter().copied().chain(knot.inside.iter().map(|&index| values[index]));
            let value = value_after(plies, children);
            values[knot.index] = value;
            value == Value::Open
        });
        if open.len() == before && plies > latest {
            break;
        }
    }
    values
}

/// The value of a position if it is decided in exactly that many plies.
fn value_after<I: Iterator<Item = Value>>(plies: u16, children: impl Fn() -> I) -> Value {
    if children().any(|child| child == Value::Lost(plies - 1)) {
        Value::Won(plies)
    } else if children().all(|child| matches!(child, Value::Won(_)))
        && children().map(Value::plies).max() == Some(plies - 1)
    {
        Value::Lost(plies)
    } else {
        Value::Open
    }
}

impl Value {
    fn plies(self) -> u16 {
        match self {
            Value::Won(plies) | Value::Lost(plies) => plies,
            Value::Open => 0,
        }
    }
}

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

/// The mover is South, who plays first.
#[track_caller]
fn assert_first_player_wins(size: &str, fences: u8) {
    let value = Solver::start_value(board(size), fences);
    assert!(matches!(value, Value::Won(_)), "{size} with {fences} fences each: {value:?}");
}

#[track_caller]
fn assert_second_player_wins(size: &str, fences: u8) {
    let value = Solver::start_value(board(size), fences);
    assert!(matches!(value, Value::Lost(_)), "{size} with {fences} fences each: {value:?}");
}

#[test]
fn pawn_race_on_the_bare_board_is_lost_for_the_mover_in_sixteen_plies() {
    let mut solver = Solver::new(Board::STANDARD);
    let layer = Layer { fences: Fences::EMPTY, south_left: 0, north_left: 0 };
    let in_play: Vec<usize> = solver.positions(layer).map(|position| solver.index(&position)).collect();
    assert_eq!(in_play.len(), 10_242);
    let values = solver.layer(layer);
    assert_eq!(in_play.iter().filter(|&&index| matches!(values[index], Value::Won(_))).count(), 5_760);
    assert_eq!(in_play.iter().filter(|&&index| matches!(values[index], Value::Lost(_))).count(), 4_482);
    assert_eq!(Solver::start_value(Board::STANDARD, 0), Value::Lost(16));
}

#[test]
fn three_by_five_is_won_by_the_second_player_except_with_three_fences() {
    for fences in 0..=2 {
        assert_second_player_wins("3x5", fences);
    }
    assert_first_player_wins("3x5", 3);
}

#[test]
fn five_by_five_is_won_by_the_second_player_with_up_to_one_fence() {
    assert_second_player_wins("5x5", 0);
    assert_second_player_wins("5x5", 1);
}

#[test]
#[ignore = "long: many millions of positions"]
fn long_three_by_five_is_won_by_the_second_player_with_more_than_three_fences() {
    for fences in 4..=6 {
        assert_second_player_wins("3x5", fences);
    }
}

#[test]
#[ignore = "long: many millions of positions"]
fn long_eight_by_three_is_a_draw_with_three_fences() {
    assert_eq!(Solver::start_value(board("8x3"), 3), Value::Open);
}
