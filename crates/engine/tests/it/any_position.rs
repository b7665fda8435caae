//! Whatever the position: while the game goes on there is a legal move, and what is said about it makes sense.

use fencepost_engine::players::{NAMES, by_name};
use fencepost_engine::{Alone, Engine, Limits, Options, Player};
use fencepost_rules::{Game, Move};

/// Positions in which other pawns shut the mover in, so that only fences are left that are in nobody's way.
const SHUT_IN: [&str; 2] = [" / a1 / a1 e1 a2 / 5 5 5 / 2 / 9x2", " / a1 / a1 e1 a2 / 5 5 5 / 1 / 9x2"];

fn engine() -> Engine {
    Engine::new(Options { hash: 1, ..Options::default() })
}

fn nodes(count: u64) -> Limits {
    Limits { nodes: Some(count), ..Limits::default() }
}

fn game(text: &str) -> Game {
    Game::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
}

#[test]
fn whoever_is_shut_in_places_a_fence_that_is_in_nobodys_way() {
    for text in SHUT_IN {
        let game = game(text);
        let mv = engine().choose(&game, &nodes(50), &mut Alone).expect("the game goes on");
        assert_eq!(game.check(mv), Ok(()), "{mv} in {text}");
    }
    let shut_in = game(SHUT_IN[1]);
    assert!(shut_in.legal_moves().pawn().is_empty(), "the pawn of this position cannot move");
}

#[test]
fn every_player_moves_wherever_the_game_goes_on() {
    for name in NAMES {
        let mut player = by_name(name, 1).expect("a player of that name");
        for text in SHUT_IN {
            let game = game(text);
            let mv = player.choose(&game, &nodes(50), &mut Alone).expect("the game goes on");
            assert_eq!(game.check(mv), Ok(()), "{name} plays {mv} in {text}");
        }
    }
}

#[test]
fn a_forced_pass_is_a_move() {
    // R11: South is in a corner behind North's pawn and has no fence left.
    let game = game(" / a1 / a1 a2 / 0 0 / 1 / 2x2");
    assert_eq!(game.legal_moves().into_iter().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!(engine().choose(&game, &nodes(50), &mut Alone), Some(Move::Pass));
}
