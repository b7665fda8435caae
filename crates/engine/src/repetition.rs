//! What the game's past means for a search: the positions that may come back (R17).

use fencepost_rules::Game;

/// The keys of the positions from which play could come back to the one on the board, without it.
pub(crate) fn reversible_keys(game: &Game) -> Vec<u64> {
    let reversible = game.history().iter().rev().take_while(|(_, event)| event.is_reversible());
    reversible.map(|(position, _)| position.hash()).collect()
}

/// Whether some position has been there twice since the last fence. Its third time would be a draw, which no proof that looks
/// at positions alone takes into account.
pub(crate) fn has_repetition(game: &Game) -> bool {
    let mut keys = reversible_keys(game);
    keys.push(game.position().hash());
    (1..keys.len()).any(|index| keys[..index].contains(&keys[index]))
}
