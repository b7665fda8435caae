use fencepost_rules::{Position, Setup};

use crate::reads_back;

/// Positions and set-ups read back as themselves, and a position that was read is as sound as one that was played.
pub fn position_text(text: &str) {
    reads_back::<Setup>(text);
    reads_back::<Position>(text);
    if let Ok(position) = text.parse::<Position>() {
        assert!(position.bookkeeping_is_right());
        assert_eq!(position.legal_moves().is_empty(), position.winner().is_some());
        for seat in position.playing() {
            let way = position.shortest_path(seat);
            assert_eq!(position.distance(seat).map(usize::from), Some(way.len() - 1));
        }
    }
}
