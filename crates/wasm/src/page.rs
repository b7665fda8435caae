//! The functions that a page hands in, for a search in one piece: the time, the stop flag, and who hears the output.

use std::time::Duration;

use fencepost_engine::protocol::Outside;

/// The page around the module. Everywhere else, as in tests, it has no clock, says nothing and wants everything to stop.
pub(crate) struct Page;

#[cfg(target_arch = "wasm32")]
#[link(wasm_import_module = "page")]
// SAFETY: the page hands in functions of these types, or the module cannot be loaded. None of them reads more than the bytes it is
// told of, or writes any.
unsafe extern "C" {
    safe fn now() -> f64;
    safe fn should_stop() -> u32;
    safe fn say(line: *const u8, bytes: u32);
}

#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    0.0
}

#[cfg(not(target_arch = "wasm32"))]
fn should_stop() -> u32 {
    1
}

#[cfg(not(target_arch = "wasm32"))]
fn say(_line: *const u8, _bytes: u32) {}

impl Outside for Page {
    fn now(&self) -> Duration {
        crate::instance::time(now())
    }

    fn should_stop(&self) -> bool {
        should_stop() != 0
    }

    #[cfg(target_feature = "atomics")]
    fn thread_pool(&self) -> Option<&'static dyn fencepost_engine::ThreadPool> {
        Some(&crate::threads::HELPERS)
    }

    fn say(&mut self, line: &str) {
        say(line.as_ptr(), line.len() as u32);
    }
}
