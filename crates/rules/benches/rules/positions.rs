//! The positions that are measured.

/// The start of the game of two.
pub(crate) const START: &str = " /  / e1 e9 / 10 10 / 1";
/// A middle game: half of the fences are placed, and the pawns have almost met.
pub(crate) const MIDDLE: &str = "b3c6d3e6f4 / c7d4e7f2 / e4 e6 / 6 5 / 1";
/// All fences of the printed game on the board, and more in hand: ten of the free places would cut somebody off.
pub(crate) const MAZE: &str = "a1a7a8c5d3d6f2f4f6h1 / a4a6b6c2c4c6d5e7g5h8 / c4 g6 / 10 10 / 1";
/// Moves in the maze, by how much work it takes to decide whether they are legal.
pub(crate) const MOVES_IN_THE_MAZE: [(&str, &str); 6] = [
    ("pawn move", "c3"),
    ("fence that overlaps", "b1h"),
    ("fence that closes no ring", "e8h"),
    ("fence that blocks no path", "b1v"),
    ("fence with a detour around it", "g2v"),
    ("fence that cuts off", "h5h"),
];

/// The start of the game of four, and the middle of one.
pub(crate) const START_OF_FOUR: &str = " /  / e1 a5 e9 i5 / 5 5 5 5 / 1";
pub(crate) const MIDDLE_OF_FOUR: &str = "b3c6d3e6f4 / c7d4e7f2 / e4 d5 e6 f5 / 3 3 3 2 / 1";
