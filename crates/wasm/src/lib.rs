//! Rules and engine for the browser: the lines of the engine protocol, in and out, behind seven functions.
//!
//! A module is one session with an engine. A page
//!
//! 1. asks [`input`] for a buffer, writes a line of the protocol there and passes it on with [`line()`];
//! 2. calls [`advance`] again and again while there is work, and passes further lines between the calls;
//! 3. reads the answers at [`output`].
//!
//! A worker that another thread can stop, by a flag in shared memory, calls [`run`] instead of [`advance`]: the search then runs
//! in one piece, and calls the three functions that the page hands in. [`study`] reads and writes records.
//!
//! There is no clock inside: the time is passed in with every call, as milliseconds since any fixed moment. The lines are
//! described in `docs/protocols.md`, the functions from the side of a page in `docs/wasm.md`.
//!
//! The functions return addresses but dereference none, so all of the code is safe. Only exporting them under plain names, and
//! naming those of the page, needs an exception, and only for WebAssembly.

#![cfg_attr(target_arch = "wasm32", expect(unsafe_code, reason = "a page finds functions by their plain names"))]

mod instance;
mod page;
#[cfg(target_feature = "atomics")]
mod threads;

use std::cell::RefCell;

use instance::Instance;

thread_local! {
    static INSTANCE: RefCell<Instance> = RefCell::new(Instance::new());
}

/// Where to write a line of that many bytes, in UTF-8 and without its line feed; 0 if the line is too long.
///
/// The address is valid until the next call of any function here.
// SAFETY: no other function of the module is called `input`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn input(bytes: u32) -> *mut u8 {
    INSTANCE.with_borrow_mut(|instance| instance.input(bytes as usize).map_or(std::ptr::null_mut(), <[u8]>::as_mut_ptr))
}

/// Takes the line that was written to [`input`], at a time in milliseconds.
// SAFETY: no other function of the module is called `line`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn line(bytes: u32, now: f64) {
    INSTANCE.with_borrow_mut(|instance| instance.line(bytes as usize, now));
}

/// Works for about that many nodes on what the lines have requested.
///
/// Returns 0 if there is nothing to do, 1 if there is more to do, and 2 if the work is done but the answer waits for `stop`.
// SAFETY: no other function of the module is called `advance`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn advance(nodes: u32, now: f64) -> u32 {
    INSTANCE.with_borrow_mut(|instance| instance.advance(nodes, now))
}

/// Works on what the lines have requested in one piece, until the page says stop. Returns what [`advance`] does.
// SAFETY: no other function of the module is called `run`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn run() -> u32 {
    INSTANCE.with_borrow_mut(Instance::run)
}

/// Helps the searches of the instance that began, on a worker of its own that shares its memory. It never returns.
// SAFETY: no other function of the module is called `help`.
#[cfg(target_feature = "atomics")]
#[unsafe(no_mangle)]
pub extern "C" fn help() {
    threads::HELPERS.help()
}

/// Memory for the stack and the thread-local values of a worker that is to [`help`]. It is never given back.
// SAFETY: no other function of the module is called `reserve`.
#[cfg(target_feature = "atomics")]
#[unsafe(no_mangle)]
pub extern "C" fn reserve(bytes: u32) -> *mut u8 {
    vec![0; bytes as usize].leak().as_mut_ptr()
}

/// Takes a request about a study, of that many bytes, that was written to [`input`]. The answer is the next output.
// SAFETY: no other function of the module is called `study`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn study(bytes: u32) {
    INSTANCE.with_borrow_mut(|instance| instance.study(bytes as usize));
}

/// The output since the last call: lines in UTF-8, each with a line feed at its end.
///
/// [`output_length`] gives the number of bytes. They are valid until the next call of any other function here.
// SAFETY: no other function of the module is called `output`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn output() -> *const u8 {
    INSTANCE.with_borrow_mut(|instance| instance.output().as_ptr())
}

/// How many bytes [`output`] has returned.
// SAFETY: no other function of the module is called `output_length`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn output_length() -> u32 {
    INSTANCE.with_borrow(|instance| instance.output_length() as u32)
}
