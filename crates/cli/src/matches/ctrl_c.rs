//! Ctrl-C during a match.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

static STOP: AtomicBool = AtomicBool::new(false);

/// Becomes true when the user presses Ctrl-C.
pub(crate) fn stop_on_ctrl_c() -> &'static AtomicBool {
    static LISTENING: Once = Once::new();
    STOP.store(false, Ordering::Relaxed);
    LISTENING.call_once(|| {
        // If this fails, Ctrl-C ends the program at once, as it does everywhere else.
        let _ = thread::Builder::new().name("Ctrl-C".to_owned()).spawn(listen);
    });
    &STOP
}

fn listen() {
    let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
    runtime.block_on(async {
        while ctrl_c().await.is_ok() {
            STOP.store(true, Ordering::Relaxed);
        }
    });
}
