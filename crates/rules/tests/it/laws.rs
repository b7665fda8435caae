//! Property tests: what must hold in every position, every game and every text. A case that fails is shrunk and shown.

mod mirror;
mod nonsense;
mod paths;
mod play;
mod sets;
mod texts;

use fencepost_rules::{Board, Event, Game, Move, Players, Position, Seat};
use proptest::prelude::*;

/// A game as proptest sees it: a start, and numbers that pick what happens. They are valid whatever happened
/// before, so that a story can be shrunk.
#[derive(Clone, Debug)]
struct Story {
    players: Players,
    board: Board,
    fences: u8,
    choices: Vec<u16>,
}

fn any_story() -> impl Strategy<Value = Story> {
    (any_players(), any_board(), 0..=20_u8, prop::collection::vec(any::<u16>(), 0..80)).prop_map(
        |(players, board, fences, choices)| {
            let players = if board.takes(players) { players } else { Players::Three };
            Story { players, board, fences, choices }
        },
    )
}

fn any_players() -> impl Strategy<Value = Players> {
    prop::sample::select(&Players::ALL[..])
}

fn any_seat() -> impl Strategy<Value = Seat> {
    prop::sample::select(&Seat::ALL[..])
}

fn any_board() -> impl Strategy<Value = Board> {
    (2..=9_u8, 2..=9_u8).prop_map(|(width, height)| Board::new(width, height).expect("a size that there is"))
}

impl Story {
    fn start(&self) -> Position {
        Position::start(self.players, self.board, self.fences).expect("a story starts well")
    }

    /// The game with all its events, or as many as come before its end.
    fn tell(&self) -> Game {
        let mut game = Game::new(self.start());
        for &choice in &self.choices {
            if game.outcome().is_some() {
                break;
            }
            let event = pick_event(&game, choice);
            happen(&mut game, event);
        }
        game
    }

    /// Every position of the game, including the last one.
    fn positions(&self) -> Vec<Position> {
        let game = self.tell();
        game.history().iter().map(|&(position, _)| position).chain([*game.position()]).collect()
    }
}

fn happen(game: &mut Game, event: Event) {
    game.apply(event).expect("a legal move, or somebody who plays");
}

/// What a number stands for: one in 64 says that a player leaves, the others are fences and pawn moves by halves.
fn pick_event(game: &Game, choice: u16) -> Event {
    let position = game.position();
    let (kind, number) = (choice % 64, usize::from(choice / 64));
    if kind == 63 && position.players() != Players::Two {
        return Event::Out(nth(position.playing(), number));
    }
    let legal = game.legal_moves();
    let fence = legal.pawn().is_empty() || (kind % 2 == 0 && !legal.fences().is_empty());
    Event::Move(if legal.contains(Move::Pass) {
        Move::Pass
    } else if fence {
        Move::Fence(nth(legal.fences(), number))
    } else {
        Move::Pawn(nth(legal.pawn(), number))
    })
}

fn nth<T>(all: impl IntoIterator<Item = T>, number: usize) -> T {
    let mut all: Vec<T> = all.into_iter().collect();
    all.swap_remove(number % all.len())
}

fn all_moves() -> impl Iterator<Item = Move> {
    (0..Move::COUNT).filter_map(Move::from_index)
}
