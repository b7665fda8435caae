use fencepost_rules::record::{ClockTime, Eval};
use fencepost_rules::{Board, Dialect, Event, Fence, GameResult, Move, Seat, Square, TimeControl};

use crate::reads_back;

/// Every small thing with a name reads back as itself.
pub fn words(text: &str) {
    reads_back::<Square>(text);
    reads_back::<Fence>(text);
    reads_back::<Move>(text);
    reads_back::<Event>(text);
    reads_back::<Seat>(text);
    reads_back::<Board>(text);
    reads_back::<GameResult>(text);
    reads_back::<TimeControl>(text);
    reads_back::<Dialect>(text);
    reads_back::<ClockTime>(text);
    reads_back::<Eval>(text);
}
