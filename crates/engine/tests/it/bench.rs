//! The bench: its positions, and node counts that stay the same.

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

/// `bench.txt` has the nodes, the move and the position of every search, then the sum for two players.
///
/// Only quick searches are repeated here; `./check` compares all of them with `compare-bench`.
#[test]
fn the_node_counts_are_those_of_the_file() {
    let expected = include_str!("../../bench.txt");
    let mut sum = 0;
    for (line, text) in expected.lines().zip(MORE_PLAYERS.into_iter().chain(TWO_PLAYERS)) {
        let (nodes, rest) = line.split_once(' ').expect("nodes and move");
        let nodes: u64 = nodes.parse().expect("a number of nodes");
        let (mv, position) = rest.split_at(5);
        assert_eq!(position, text, "the positions of the bench are others than those of bench.txt");
        sum += if TWO_PLAYERS.contains(&text) { nodes } else { 0 };
        if nodes < 10_000 {
            let found = measure([text]).next().expect("a result").expect("a position");
            let found = (found.nodes, found.mv.map(|mv| mv.to_string()));
            assert_eq!(found, (nodes, Some(mv.trim().to_owned())), "search behaviour changed in {text}");
        }
    }
    assert_eq!(expected.lines().last(), Some(format!("{sum} nodes").as_str()));
    assert_eq!(expected.lines().count(), MORE_PLAYERS.len() + TWO_PLAYERS.len() + 1);
}

#[test]
fn invalid_positions_are_errors() {
    assert!(measure(["nonsense"]).next().expect("one answer").is_err());
}
