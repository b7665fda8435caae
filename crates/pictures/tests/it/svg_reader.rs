//! Parses SVGs for the other tests.

use fencepost_rules::{Game, Move, Position};
use roxmltree::{Document, Node};

/// The position that a text names.
pub(crate) fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// A position with horizontal and vertical fences, and all pawns far from their goals.
pub(crate) fn middle_game() -> Position {
    position("d3f3b6g7 / e3c6g4 / e4 e7 / 7 6 / 1")
}

/// A game of that many plies at most. The same every time.
pub(crate) fn some_game(plies: usize) -> Game {
    let mut game = Game::default();
    let mut state: u64 = 11;
    while game.plies() < plies && game.outcome().is_none() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = game.legal_moves();
        let wants_pawn = state >> 62 != 0 || legal.fences().is_empty();
        let moves: Vec<Move> = legal.into_iter().filter(|mv| matches!(mv, Move::Pawn(_)) == wants_pawn).collect();
        game.play(moves[(state >> 33) as usize % moves.len()]).expect("a legal move");
    }
    game
}

/// An SVG as a tree of elements. Fails if it is not well-formed.
pub(crate) fn parsed(svg: &str) -> Document<'_> {
    Document::parse(svg).expect("well-formed XML")
}

/// All elements that have an attribute, with its value.
pub(crate) fn with_attribute<'a, 'd>(tree: &'a Document<'d>, name: &'a str) -> Vec<(Node<'a, 'd>, &'a str)> {
    tree.descendants().filter_map(|node| node.attribute(name).map(|value| (node, value))).collect()
}

/// The values of an attribute throughout a drawing, in order.
pub(crate) fn values(svg: &str, name: &str) -> Vec<String> {
    let tree = parsed(svg);
    let mut values: Vec<String> = with_attribute(&tree, name).into_iter().map(|(_, value)| value.to_owned()).collect();
    values.sort_unstable();
    values
}

/// An attribute of the only element whose attribute `name` has that value.
pub(crate) fn attribute(svg: &str, name: &str, value: &str, wanted: &str) -> String {
    let tree = parsed(svg);
    let found: Vec<_> = with_attribute(&tree, name).into_iter().filter(|&(_, other)| other == value).collect();
    assert_eq!(found.len(), 1, "elements with {name}={value}");
    found[0].0.attribute(wanted).unwrap_or_else(|| panic!("{value} has no {wanted}")).to_owned()
}
