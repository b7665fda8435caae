//! What players call openings. A name belongs to a position, however it came about, and to its mirror image.

use std::sync::LazyLock;

use crate::fence::{Fence, Fences};
use crate::game::Game;
use crate::position::Position;
use crate::seat::{Players, Seat};

/// Names and lines. Where the mirror image of one is another, each has its own name.
const LINES: [(&str, &str); 16] = [
    ("Standard", "e2 e8 e3 e7 e4 e6 e3v"),
    ("Shiller", "e2 e8 e3 e7 e4 e6 c3v"),
    ("Stonewall", "e2 e8 e3 e7 d2h"),
    ("Ala", "e2 e8 e3 e7 e4 e6 d5h"),
    ("Gap", "e2 e8 e3 e7 e4 e6 e3v e6v g6h"),
    ("Anti-gap", "e2 e8 e3 e7 e4 e6 e3v e6v g6h b3h"),
    ("Rush", "e2 e8 e3 e7 e4 e6 d5v"),
    ("Sidewall", "e2 e8 d7v"),
    ("Quick Box", "e2 e8 e3 d1h"),
    ("Shatranj", "d1v"),
    ("Lee Inversion", "e1v"),
    ("Merit", "e2 e8 e3 e7 e4 e6 e5"),
    ("Jackob", "e2 e8 e3 e7 e4 e6h"),
    ("Bowl", "e2 e8 e3 e7 e4 e6 e3h e7h c3h c7h f4v g7h b4v"),
    ("Standard Copy", "e2 e8 e3 e7 e4 e6 d3h e6h"),
    ("Black Rush", "e2 e8 e3 e7 e4 e4v"),
];

/// One player's fences, in any order, with the pawns anywhere.
const REED: (&str, [&str; 4]) = ("Reed", ["a3h", "c3h", "f3h", "h3h"]);

/// The positions with names, each with its Zobrist key.
static NAMED: LazyLock<Vec<(u64, &'static str)>> = LazyLock::new(|| {
    let key = |line: &str| {
        let mut position = Position::default();
        for mv in line.split(' ') {
            position.play(mv.parse().expect("a move")).expect("the lines are legal");
        }
        position.zobrist_key()
    };
    LINES.iter().map(|&(name, line)| (key(line), name)).collect()
});

/// The name of the opening that leads to this position, if it has one. Names are the same in every language.
///
/// ```
/// use fencepost_rules::{Position, opening_name};
///
/// let mut position = Position::default();
/// for mv in ["e2", "e8", "e3", "e7", "e4", "e6", "d3v"] {
///     position.play(mv.parse()?)?;
/// }
/// assert_eq!(opening_name(&position), Some("Standard"), "the mirror image of e3v");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn opening_name(position: &Position) -> Option<&'static str> {
    let named = |key: u64| NAMED.iter().find(|(known, _)| *known == key).map(|&(_, name)| name);
    named(position.zobrist_key())
        .or_else(|| named(position.mirrored()?.zobrist_key()))
        .or_else(|| is_reed(position).then_some(REED.0))
}

/// The last name that the positions of a game had, with the number of events up to there.
pub fn opening_of(game: &Game) -> Option<(usize, &'static str)> {
    let positions = game.history().iter().map(|(position, _)| position).chain([game.position()]);
    positions.enumerate().filter_map(|(index, position)| Some((index, opening_name(position)?))).last()
}

/// Whether the four fences of the Reed, and no others, were placed by one player.
fn is_reed(position: &Position) -> bool {
    let fences: Fences = REED.1.iter().filter_map(|fence| fence.parse::<Fence>().ok()).collect();
    let (south, north) = (position.left(Seat::South), position.left(Seat::North));
    let most = Players::Two.default_fences();
    position.players() == Players::Two
        && position.fences() == fences
        && south.max(north) == most
        && south.min(north) == most - fences.len() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> Game {
        let mut game = Game::default();
        for mv in moves.split(' ') {
            game.play(mv.parse().expect("a move")).expect("a legal move");
        }
        game
    }

    #[test]
    fn every_line_has_its_name_and_so_has_its_mirror_image() {
        for (name, line) in LINES {
            let position = *after(line).position();
            assert_eq!(opening_name(&position), Some(name), "{line}");
            let mirrored = position.mirrored().expect("two play");
            // These two are each other's mirror images.
            let expected = match name {
                "Shatranj" => "Lee Inversion",
                "Lee Inversion" => "Shatranj",
                name => name,
            };
            assert_eq!(opening_name(&mirrored), Some(expected), "{line}");
        }
    }

    #[test]
    fn the_order_of_moves_does_not_matter() {
        assert_eq!(opening_name(after("e2 e8 e3v e7 e3 e6 e4").position()), Some("Standard"));
        assert_eq!(opening_name(after("e2 e8 e3 e7 e3v e6 e4 e6v").position()), None, "one move more each");
        assert_eq!(opening_of(&after("e2 e8 e3 e7 e4 e6 e3v d6h e5")), Some((7, "Standard")));
        assert_eq!(opening_of(&after("e2 e8 d2 e7")), None);
    }

    #[test]
    fn the_reed_is_four_fences_of_one_player() {
        assert_eq!(opening_name(after("c3h e8 a3h e7 h3h e6 f3h").position()), Some("Reed"));
        assert_eq!(opening_name(after("e2 f3h e3 a3h d3 h3h d2 c3h").position()), Some("Reed"));
        assert_eq!(opening_name(after("c3h a3h h3h f3h").position()), None, "two of each");
    }
}
