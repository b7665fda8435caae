use fencepost_rules::{Board, Dialect};

/// The first three characters name a board. The rest, read as a move in any dialect, is written by that dialect in a way
/// that reads as the same move.
pub fn dialects(text: &str) {
    let Some((board, word)) = text.split_at_checked(3) else { return };
    let Ok(board) = board.parse::<Board>() else { return };
    for dialect in Dialect::ALL {
        if let Ok(event) = dialect.read_event(word, board) {
            let written = dialect.write_event(event, board);
            assert_eq!(dialect.read_event(&written, board), Ok(event), "{dialect} {written}");
        }
    }
}
