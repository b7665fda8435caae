//! Repetition (R17): what the game's past means for a search.

use fencepost_rules::Game;

/// Zobrist keys of the earlier positions that may occur again: those since the last irreversible move.
pub(crate) fn reversible_keys(game: &Game) -> Vec<u64> {
    let reversible = game.history().iter().rev().take_while(|(_, event)| event.is_reversible());
    reversible.map(|(position, _)| position.zobrist_key()).collect()
}

/// Whether some position has occurred twice since the last fence. A third time would be a draw, which no proof without
/// history takes into account.
pub(crate) fn has_repetition(game: &Game) -> bool {
    let mut keys = reversible_keys(game);
    keys.push(game.position().zobrist_key());
    (1..keys.len()).any(|index| keys[..index].contains(&keys[index]))
}
