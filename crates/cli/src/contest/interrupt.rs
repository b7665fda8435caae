//! Ctrl-C during a match.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

static CLOSING: AtomicBool = AtomicBool::new(false);

/// Becomes true when the user presses Ctrl-C.
pub(crate) fn closing() -> &'static AtomicBool {
    static LISTENING: Once = Once::new();
    CLOSING.store(false, Ordering::Relaxed);
    LISTENING.call_once(|| {
        // Where this fails Ctrl-C ends the program at once, as it does everywhere else.
        let _ = thread::Builder::new().name("Ctrl-C".to_owned()).spawn(listen);
    });
    &CLOSING
}

fn listen() {
    let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
    runtime.block_on(async {
        while ctrl_c().await.is_ok() {
            CLOSING.store(true, Ordering::Relaxed);
        }
    });
}
