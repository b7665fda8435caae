//! Repetition (R17): what the game's past means for a search.

use fencepost_rules::{Game, Position};

use crate::race::{RaceTablebase, RaceValue};

/// Zobrist keys of the earlier positions that may occur again: those since the last irreversible move.
pub(crate) fn reversible_keys(game: &Game) -> Vec<u64> {
    reversible_positions(game).map(Position::zobrist_key).collect()
}

fn reversible_positions(game: &Game) -> impl Iterator<Item = &Position> {
    game.history().iter().rev().take_while(|(_, event)| event.is_reversible()).map(|(position, _)| position)
}

/// Whether some position has occurred twice since the last fence. A third time would be a draw, which no proof without
/// history takes into account.
pub(crate) fn has_repetition(game: &Game) -> bool {
    let mut keys = reversible_keys(game);
    keys.push(game.position().zobrist_key());
    (1..keys.len()).any(|index| keys[..index].contains(&keys[index]))
}

/// Whether a tablebase, which has no history, is right about this game. Whoever wins comes nearer to the end with every move, so nothing
/// can occur a third time that is as far from it as the present position, or farther. A draw stays one: its history only brings more of
/// them.
pub(crate) fn is_right_despite_history(tablebase: &RaceTablebase, game: &Game) -> bool {
    let plies_to_end = |position: &Position| match tablebase.of(position) {
        Some(RaceValue::Win(plies) | RaceValue::Loss(plies)) => Some(plies),
        Some(RaceValue::Draw) | None => None,
    };
    let Some(left) = plies_to_end(game.position()) else { return true };
    let earlier: Vec<&Position> = reversible_positions(game).collect();
    let is_seen_before =
        |index: usize| earlier[..index].iter().any(|it| it.zobrist_key() == earlier[index].zobrist_key());
    (0..earlier.len())
        .filter(|&index| is_seen_before(index))
        .all(|index| plies_to_end(earlier[index]).is_none_or(|plies| plies >= left))
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Board, Game, Players, Position};

    use super::{has_repetition, is_right_despite_history};
    use crate::race::RaceTablebase;

    /// Whether the tablebase is right after these moves of a race, and whether some position was there twice.
    fn after(moves: &str) -> (bool, bool) {
        let start = Position::start(Players::Two, Board::STANDARD, 0).expect("a start");
        let mut game = Game::new(start);
        for mv in moves.split_whitespace() {
            game.play(mv.parse().expect("a move")).expect("a legal move");
        }
        (is_right_despite_history(&RaceTablebase::solve(game.position()), &game), has_repetition(&game))
    }

    #[test]
    fn only_what_is_nearer_to_the_end_can_occur_a_third_time() {
        assert_eq!(after("e2 e8"), (true, false));
        // The start occurs twice, and nothing leads back there by best play.
        assert_eq!(after("e2 e8 e1 e9"), (true, true));
        assert_eq!(after("e2 e8 e1 e9 e2 e8"), (true, true));
        // Positions farther on have occurred twice, and may on the way to the end again.
        assert_eq!(after("e2 e8 e3 e7 d3 d7 e3 e7 e2 e8"), (false, true));
    }
}
