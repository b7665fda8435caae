//! Ctrl-C during a match.

use std::sync::atomic::{AtomicBool, Ordering};

static CLOSING: AtomicBool = AtomicBool::new(false);

/// Becomes true when the user has had enough.
pub(crate) fn closing() -> &'static AtomicBool {
    CLOSING.store(false, Ordering::Relaxed);
    // Where this fails Ctrl-C ends the program at once, as it does everywhere else.
    let _ = ctrlc::set_handler(|| CLOSING.store(true, Ordering::Relaxed));
    &CLOSING
}
