//! The openings file: enough lines, all legal, of the right length, and all different.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use fencepost_rules::{BySeat, Fence, Game, Move, Position, Setup, Square};

/// The moves of every line.
fn lines() -> Vec<Vec<Move>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openings/two-players.txt");
    let text = fs::read_to_string(path).expect("the openings");
    let moves = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    let moves = moves.map(|line| line.split_whitespace().map(|word| word.parse().expect("a move")).collect());
    moves.filter(|line: &Vec<Move>| !line.is_empty()).collect()
}

fn end_of(line: &[Move]) -> Position {
    let mut game = Game::default();
    for &mv in line {
        game.play(mv).unwrap_or_else(|error| panic!("{mv} in {line:?}: {error}"));
    }
    assert_eq!(game.outcome(), None);
    *game.position()
}

/// The mirror image.
fn mirrored(position: &Position) -> Position {
    let setup = position.to_setup();
    let width = setup.board.width();
    let square = |square: Square| Square::new(width - 1 - square.column(), square.row());
    let fence = |fence: Fence| Fence::new(width - 2 - fence.column(), fence.row(), fence.orientation());
    let pawns = BySeat(setup.pawns.0.map(|pawn| pawn.and_then(square)));
    let fences = setup.fences.into_iter().filter_map(fence).collect();
    Position::try_from(Setup { pawns, fences, ..setup }).expect("a mirror image of a position is one")
}

#[test]
fn there_are_at_least_a_hundred_of_six_to_ten_plies() {
    let lines = lines();
    assert!(lines.len() >= 100, "{}", lines.len());
    for line in &lines {
        assert!((6..=10).contains(&line.len()), "{line:?}");
    }
}

#[test]
fn they_differ_up_to_transposition_and_mirror_image() {
    let mut seen = HashSet::new();
    for line in lines() {
        let position = end_of(&line);
        let canonical = position.to_string().min(mirrored(&position).to_string());
        assert!(seen.insert(canonical), "{line:?} leads to a position that is there already");
    }
}
