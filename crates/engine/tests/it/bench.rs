//! The fixed piece of work: it is fixed, and it is work.

use fencepost_engine::bench::{BenchResult, MORE_PLAYERS, TWO_PLAYERS, measure};
use fencepost_rules::{Players, Position};

#[test]
fn the_positions_are_positions_in_play() {
    for text in TWO_PLAYERS.into_iter().chain(MORE_PLAYERS) {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
        assert_eq!(position.winner(), None, "{text}");
        assert_eq!(position.players() == Players::Two, TWO_PLAYERS.contains(&text));
    }
}

#[test]
fn the_same_positions_give_the_same_counts_in_any_order() {
    let some = [TWO_PLAYERS[15], TWO_PLAYERS[16], TWO_PLAYERS[17], MORE_PLAYERS[7]];
    let run = |texts: Vec<&'static str>| -> Vec<BenchResult> {
        measure(texts).map(|measured| measured.expect("a position")).collect()
    };
    let once = run(some.to_vec());
    let mut again = run(some.iter().rev().copied().collect());
    again.reverse();
    assert_eq!(once, again);
    for measured in once {
        let mv = measured.mv.expect("the game goes on");
        assert!(measured.position.is_legal(mv), "{measured:?}");
    }
}

#[test]
fn what_is_no_position_is_told() {
    assert!(measure(["nonsense"]).next().expect("one answer").is_err());
}
