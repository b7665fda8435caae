//! Positions that are the same but for a reflection or a half turn.

use fencepost_rules::{Board, Fence, Players, Position, Seat, Setup, Square};

/// A text that is the same for all positions that look alike.
///
/// With two players a position can be reflected from left to right, and turned by half a turn if the players swap their
/// names. With four only the half turn keeps the order of turns, with three nothing does.
pub fn canonical_key(position: &Position) -> String {
    let plain = position.to_setup();
    let images = match position.players() {
        Players::Two => vec![plain, reflected(&plain), turned(&plain), turned(&reflected(&plain))],
        Players::Three => vec![plain],
        Players::Four => vec![plain, turned(&plain)],
    };
    let texts = images.into_iter().filter_map(|setup| Some(Position::try_from(setup).ok()?.to_string()));
    texts.min().unwrap_or_default()
}

/// The position in a mirror: left is right.
fn reflected(setup: &Setup) -> Setup {
    let board = setup.board;
    let square = |square: Square| Square::new(board.width() - 1 - square.column(), square.row());
    let fence = |fence: Fence| Fence::new(board.width() - 2 - fence.column(), fence.row(), fence.orientation());
    let mut image = *setup;
    image.fences = setup.fences.into_iter().filter_map(fence).collect();
    for seat in seats() {
        image.pawns[seat] = setup.pawns[seat].and_then(square);
    }
    image
}

/// The position from the other side of the board, with everybody called by the name of the seat that is opposite now.
fn turned(setup: &Setup) -> Setup {
    let board = setup.board;
    let mut image = *setup;
    image.fences = setup.fences.into_iter().filter_map(|fence| turned_fence(board, fence)).collect();
    for seat in seats() {
        image.pawns[seat.opposite()] = setup.pawns[seat]
            .and_then(|square| Square::new(board.width() - 1 - square.column(), board.height() - 1 - square.row()));
        image.left[seat.opposite()] = setup.left[seat];
    }
    image.turn = setup.turn.opposite();
    image
}

fn turned_fence(board: Board, fence: Fence) -> Option<Fence> {
    Fence::new(board.width() - 2 - fence.column(), board.height() - 2 - fence.row(), fence.orientation())
}

fn seats() -> impl Iterator<Item = Seat> {
    Players::Four.seats().iter().copied()
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Position;

    use super::canonical_key;

    fn key(text: &str) -> String {
        canonical_key(&text.parse::<Position>().expect("a position"))
    }

    #[test]
    fn mirror_images_and_half_turns_have_the_same_key() {
        let plain = key("a3 / f7 / d4 e9 / 7 9 / 1");
        assert_eq!(key("h3 / c7 / f4 e9 / 7 9 / 1"), plain, "reflected");
        assert_eq!(key("h6 / c2 / e1 f6 / 9 7 / 2"), plain, "turned");
        assert_eq!(key("a6 / f2 / e1 d6 / 9 7 / 2"), plain, "reflected and turned");
        assert_ne!(key("a3 / f7 / d4 e9 / 7 9 / 2"), plain, "another turn");
        assert_ne!(key("a3 / f7 / d4 e9 / 7 8 / 1"), plain, "another hand");
    }

    #[test]
    fn with_four_players_only_a_half_turn_is_the_same() {
        let plain = key("a3 /  / e2 a5 e9 i5 / 4 5 5 5 / 2");
        assert_eq!(key("h6 /  / e1 a5 e8 i5 / 5 5 4 5 / 4"), plain, "turned");
        assert_ne!(key("h3 /  / e2 a5 e9 i5 / 4 5 5 5 / 2"), plain, "reflected");
    }
}
