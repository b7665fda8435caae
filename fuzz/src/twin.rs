use fencepost_rules::{Event, Game};

use crate::play::{choose, perform, start};

#[path = "../../crates/rules/tests/it/twin.rs"]
#[expect(dead_code, reason = "the tests of the rules ask it for more")]
mod plain;

use plain::Twin;

/// The slow, plain twin of the rules agrees on positions and legal moves. Bytes are read as in [`play`](crate::play).
pub fn twin(bytes: &[u8]) {
    let Some((mut game, choices)) = start(bytes) else { return };
    let mut twin = Twin::from_position(&game.position().to_string());
    for &choice in choices {
        let Some(event) = choose(&game, choice) else { continue };
        perform(&mut game, event);
        match event {
            Event::Move(mv) => twin.play(&mv.to_string()),
            Event::Out(seat) => {
                let seats = game.position().players().seats();
                twin.take_out(seats.iter().position(|&other| other == seat).expect("a seat in use"));
            }
        }
        assert_eq!(game.position().to_string(), twin.position());
        assert_eq!(sorted_moves(&game), twin.legal(), "{}", game.position());
    }
}

fn sorted_moves(game: &Game) -> Vec<String> {
    let mut moves: Vec<String> = game.legal_moves().into_iter().map(|mv| mv.to_string()).collect();
    moves.sort();
    moves
}
