//! The game of a seed, and what its players do.

use fencepost_rules::{Board, Event, Fence, Game, Move, Players, Position, Seat, Setup, Square};

use crate::random::Random;

/// How a random game is set up and played. Everything follows from the seed.
pub(super) struct Plan {
    pub(super) seed: u64,
    pub(super) players: Players,
    pub(super) board: Board,
    pub(super) fences: u8,
    /// The start position, if it is not the usual one.
    pub(super) scattered: Option<Position>,
    /// How often a fence is placed if possible, in a thousand turns.
    fencing: usize,
    /// How often a pawn move is one of those that come nearest to the goal, in a thousand.
    homing: usize,
    /// How often a pawn goes back, in a thousand: that repeats positions.
    turning_back: usize,
    /// How often somebody leaves, in a thousand turns (R18).
    leaving: usize,
    random: Random,
}

impl Plan {
    /// Boards go round with the seed, so that a run of 64 seeds sees them all.
    pub(super) fn new(players: Players, seed: u64) -> Plan {
        let mut random = Random::new(seed * 4 + players.count() as u64);
        let boards: Vec<Board> = Board::all().filter(|board| board.takes(players)).collect();
        let board = boards[seed as usize % boards.len()];
        Plan {
            seed,
            players,
            board,
            fences: random.below(21) as u8,
            scattered: random.happens(300).then(|| scatter(players, board, &mut random)),
            fencing: random.pick([0, 100, 300, 600, 900, 1000]),
            homing: random.pick([0, 300, 700, 950]),
            turning_back: random.pick([0, 0, 200, 900]),
            leaving: if players == Players::Two { 0 } else { random.pick([0, 0, 10, 50]) },
            random,
        }
    }

    /// What happens next.
    pub(super) fn next_event(&mut self, game: &Game) -> Event {
        if self.random.happens(self.leaving) {
            return Event::Out(self.random.pick(game.position().playing()));
        }
        let legal = game.legal_moves();
        if legal.contains(Move::Pass) {
            return Event::Move(Move::Pass);
        }
        let fence = !legal.fences().is_empty() && (legal.pawn().is_empty() || self.random.happens(self.fencing));
        Event::Move(if fence {
            Move::Fence(self.random.pick(legal.fences()))
        } else {
            Move::Pawn(self.pick_landing(game))
        })
    }

    fn pick_landing(&mut self, game: &Game) -> Square {
        let position = game.position();
        let landings = game.legal_moves().pawn();
        if self.random.happens(self.turning_back)
            && let Some(back) = last_square(game, position.turn()).filter(|&back| landings.contains(back))
        {
            return back;
        }
        if !self.random.happens(self.homing) {
            return self.random.pick(landings);
        }
        let distances = position.distances(position.turn());
        let nearest = landings.into_iter().filter_map(|landing| distances.get(landing)).min();
        self.random.pick(landings.into_iter().filter(|&landing| distances.get(landing) == nearest))
    }
}

/// A position that seldom or never occurs in play: pawns and fences anywhere, any hands, anybody's turn.
fn scatter(players: Players, board: Board, random: &mut Random) -> Position {
    let mut setup = Setup::start(players, board, 0);
    for &seat in players.seats() {
        setup.left[seat] = random.below(21) as u8;
    }
    setup.turn = random.pick(players.seats().iter().copied());
    for _ in 0..2 * players.count() {
        let mut moved = setup;
        moved.pawns[random.pick(players.seats().iter().copied())] = Some(random.pick(board.squares()));
        setup = if in_play(moved) { moved } else { setup };
    }
    for _ in 0..random.below(board.fence_places().len()) {
        let fence: Fence = random.pick(board.fence_places());
        let fenced = Setup { fences: setup.fences.with(fence), ..setup };
        setup = if in_play(fenced) { fenced } else { setup };
    }
    Position::try_from(setup).expect("changed only where it stayed valid")
}

fn in_play(setup: Setup) -> bool {
    Position::try_from(setup).is_ok_and(|position| position.winner().is_none())
}

/// Where a pawn stood before it last moved.
fn last_square(game: &Game, seat: Seat) -> Option<Square> {
    let stood = |(before, event): &(Position, Event)| match event {
        Event::Move(Move::Pawn(_)) if before.turn() == seat => before.pawn(seat),
        _ => None,
    };
    game.history().iter().rev().find_map(stood)
}
