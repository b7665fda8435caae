//! All pawn positions of one fence layout, and the pawn moves between them.

use fencepost_rules::{Board, Seat, Square, Squares, Steps};

/// The two sides of a game of two, in the order of turns.
const SIDES: [Seat; 2] = [Seat::South, Seat::North];

/// The indices of squares and states. Each side counts the squares from its own left-hand corner, so a board rotated by 180
/// degrees looks the same to both. The last row, the goal, has no index: a pawn there has won, and only positions in play have
/// an index.
#[derive(Clone, Debug)]
pub(crate) struct StateIndex {
    board: Board,
    /// How many squares a pawn can stand on while the game goes on.
    places: usize,
    /// By side: the index of each square.
    numbers: [[u8; Square::COUNT]; 2],
    /// By side: the square of each index.
    squares: [Vec<Square>; 2],
}

impl StateIndex {
    pub(crate) fn of(board: Board) -> StateIndex {
        let south: Vec<Square> = board.squares().into_iter().collect();
        let north: Vec<Square> = south.iter().rev().copied().collect();
        let squares = [south, north];
        let mut numbers = [[u8::MAX; Square::COUNT]; 2];
        for side in 0..2 {
            for (number, square) in squares[side].iter().enumerate() {
                numbers[side][square.index()] = number as u8;
            }
        }
        StateIndex { board, places: (board.width() * (board.height() - 1)) as usize, numbers, squares }
    }

    pub(crate) fn board(&self) -> Board {
        self.board
    }

    /// How many squares a pawn can stand on while the game goes on, the same for both sides.
    pub(crate) fn places(&self) -> usize {
        self.places
    }

    /// The number of states: pawns and turn.
    pub(crate) fn states(&self) -> usize {
        2 * self.places * self.places
    }

    /// The index of a state: a turn and a pair of pawns, each given as an index.
    #[inline]
    pub(crate) fn state(&self, side: usize, south: usize, north: usize) -> usize {
        (side * self.places + south) * self.places + north
    }

    /// The same with the turn and one side's pawn before the other's.
    #[inline]
    fn state_of_side(&self, turn: usize, side: usize, own: usize, other: usize) -> usize {
        if side == 0 { self.state(turn, own, other) } else { self.state(turn, other, own) }
    }

    /// The indices of a pair of pawns; `None` if one is off the board or on its goal, or both share a square.
    #[inline]
    pub(crate) fn numbers(&self, south: Square, north: Square) -> Option<(usize, usize)> {
        let numbers = (self.numbers[0][south.index()] as usize, self.numbers[1][north.index()] as usize);
        (numbers.0 < self.places && numbers.1 < self.places && south != north).then_some(numbers)
    }

    /// The squares on which a side wins.
    pub(crate) fn goal(&self, side: usize) -> Squares {
        self.board.goal(SIDES[side])
    }

    /// The indices of the squares of a set for a side, without its goal.
    pub(crate) fn numbers_of(&self, side: usize, squares: Squares) -> impl Iterator<Item = usize> {
        let in_play = (squares & self.board.squares()) - self.goal(side);
        in_play.into_iter().map(move |square| self.numbers[side][square.index()] as usize)
    }

    /// By side: the squares that are connected to the goal, which is where that side's pawn can be (R14).
    pub(crate) fn connected(&self, steps: Steps) -> [Squares; 2] {
        SIDES.map(|seat| steps.reach(self.board.goal(seat)))
    }
}

pub(crate) fn side_of(seat: Seat) -> usize {
    usize::from(seat != Seat::South)
}

/// The pawn moves of the player to move in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// It is not a position in play.
    Invalid,
    /// A pawn move wins.
    Wins,
    /// The number of pawn moves, none of which wins; it can be 0 on boards of height 2.
    Moves(u8),
}

/// The states from which one pawn move leads to a state: up to three steps and three jumps.
#[derive(Clone, Copy, Debug, Default)]
struct Predecessors {
    states: [u16; 7],
    count: u16,
}

/// The graph of all pawn moves of a layout, with its edges reversed.
#[derive(Clone, Debug)]
pub(crate) struct PawnMoveGraph {
    choices: Vec<Choice>,
    predecessors: Vec<Predecessors>,
}

impl PawnMoveGraph {
    /// An empty graph: see [`set`](PawnMoveGraph::set).
    pub(crate) fn new(state_index: &StateIndex) -> PawnMoveGraph {
        PawnMoveGraph {
            choices: vec![Choice::Invalid; state_index.states()],
            predecessors: vec![Predecessors::default(); state_index.states()],
        }
    }

    /// Replaces the graph by that of a layout.
    pub(crate) fn set(&mut self, state_index: &StateIndex, steps: Steps) {
        self.choices.fill(Choice::Invalid);
        self.predecessors.fill(Predecessors::default());
        let connected = state_index.connected(steps);
        for side in 0..2 {
            for mover in state_index.numbers_of(side, connected[side]) {
                self.link_all(state_index, steps, side, mover, connected[1 - side]);
            }
        }
    }

    pub(crate) fn choice(&self, state: usize) -> Choice {
        self.choices[state]
    }

    /// The states one pawn move before.
    #[inline]
    pub(crate) fn predecessors(&self, state: usize) -> &[u16] {
        let predecessors = &self.predecessors[state];
        &predecessors.states[..predecessors.count as usize]
    }

    /// Enters all positions with a given player to move and its pawn.
    fn link_all(&mut self, state_index: &StateIndex, steps: Steps, side: usize, mover: usize, others: Squares) {
        let from = state_index.squares[side][mover];
        let alone = Squares::EMPTY.with(from);
        let near = steps.landings(from, alone);
        let steps_from_here = Landings::of(state_index, side, near);
        for other in state_index.numbers_of(1 - side, others - alone) {
            let over = state_index.squares[1 - side][other];
            // The other pawn makes a difference only if it is next to this one.
            if near.contains(over) {
                let landings = steps.landings(from, alone.with(over));
                self.link(state_index, side, mover, other, &Landings::of(state_index, side, landings));
            } else {
                self.link(state_index, side, mover, other, &steps_from_here);
            }
        }
    }

    /// Enters one position with its moves.
    #[inline]
    fn link(&mut self, state_index: &StateIndex, side: usize, mover: usize, other: usize, landings: &Landings) {
        let here = state_index.state_of_side(side, side, mover, other);
        if landings.wins {
            // No other move matters.
            self.choices[here] = Choice::Wins;
            return;
        }
        self.choices[here] = Choice::Moves(landings.count as u8);
        for &to in &landings.numbers[..landings.count] {
            let predecessors = &mut self.predecessors[state_index.state_of_side(1 - side, side, to as usize, other)];
            predecessors.states[predecessors.count as usize] = here as u16;
            predecessors.count += 1;
        }
    }
}

/// Where a pawn may go, as indices of its side: at most three steps and two jumps, or four steps.
struct Landings {
    wins: bool,
    count: usize,
    numbers: [u8; 5],
}

impl Landings {
    fn of(state_index: &StateIndex, side: usize, squares: Squares) -> Landings {
        let wins = !(squares & state_index.goal(side)).is_empty();
        let mut landings = Landings { wins, count: 0, numbers: [0; 5] };
        for to in squares {
            landings.numbers[landings.count] = state_index.numbers[side][to.index()];
            landings.count += 1;
        }
        landings
    }
}
