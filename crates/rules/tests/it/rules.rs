//! One test or more for each rule, R1 to R18, and for each way to go against them.

mod ending;
mod fences;
mod pawns;
mod position_texts;
mod refusals;
mod set_up_errors;
mod setting_up;

use fencepost_rules::{Fence, Game, Move, PlayError, Position, Square, Squares};

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|_| panic!("{text} is no move"))
}

fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|_| panic!("{text} is no square"))
}

fn squares(text: &str) -> Squares {
    text.split_whitespace().map(square).collect()
}

fn fence(text: &str) -> Fence {
    text.parse().unwrap_or_else(|_| panic!("{text} is no fence"))
}

/// The game after these moves.
#[track_caller]
fn played(start: Position, moves: &str) -> Game {
    let mut game = Game::new(start);
    play(&mut game, moves);
    game
}

#[track_caller]
fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        if let Err(error) = game.play(mv(text)) {
            panic!("{text} is refused ({error}) in {}", game.position());
        }
    }
}

/// All ways to ask agree that the moves are legal.
#[track_caller]
fn assert_legal(position: &Position, moves: &str) {
    for text in moves.split_whitespace() {
        assert_eq!(position.check(mv(text)), Ok(()), "{text}");
        assert!(position.is_legal(mv(text)), "{text}");
        assert!(position.legal_moves().contains(mv(text)), "{text}");
    }
}

/// All ways to ask agree that the move is not legal, and this is why.
#[track_caller]
fn assert_refused(position: &Position, text: &str, why: PlayError) {
    assert_eq!(position.check(mv(text)), Err(why), "{text}");
    assert!(!position.is_legal(mv(text)), "{text}");
    assert!(!position.legal_moves().contains(mv(text)), "{text}");
    let mut unchanged = *position;
    assert_eq!(unchanged.play(mv(text)), Err(why), "{text}");
    assert_eq!(unchanged, *position);
}
