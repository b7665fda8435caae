//! Rules and engine for the browser: the lines of the engine protocol, in and out, behind five plain functions.
//!
//! A module is one talk with an engine. Whoever loads it
//!
//! 1. asks [`input`] for room, writes a line of the protocol there and hands it in with [`line()`];
//! 2. calls [`advance`] again and again while there is work, and hands in further lines between the calls;
//! 3. reads what was said at [`output`].
//!
//! There is no clock inside: the time is passed in with every call, as milliseconds since any fixed moment. The lines are
//! described in `docs/protocols.md`, the functions from the side of a page in `docs/wasm.md`.
//!
//! The functions hand out addresses but follow none, so all of the code is safe; only that they are exported under plain
//! names needs an exception, and only where they are.

#![cfg_attr(target_arch = "wasm32", expect(unsafe_code, reason = "a page finds functions by their plain names"))]

mod talk;

use std::cell::RefCell;

use talk::Talk;

thread_local! {
    static TALK: RefCell<Talk> = RefCell::new(Talk::new());
}

/// Where to write a line of so many bytes, in UTF-8 and without its end; 0 if it is too long to be read.
///
/// The place is good until the next call of any function here.
// SAFETY: no other function of the module is called `input`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn input(bytes: u32) -> *mut u8 {
    TALK.with_borrow_mut(|talk| talk.input(bytes as usize).map_or(std::ptr::null_mut(), <[u8]>::as_mut_ptr))
}

/// Takes the line that was written to [`input`], at a time in milliseconds.
// SAFETY: no other function of the module is called `line`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn line(bytes: u32, now: f64) {
    TALK.with_borrow_mut(|talk| talk.line(bytes as usize, now));
}

/// Works for about so many positions on what the lines have asked for.
///
/// Gives 0 if there is nothing to do, 1 if there is more, and 2 if all is done but the answer is held back until `stop`.
// SAFETY: no other function of the module is called `advance`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn advance(nodes: u32, now: f64) -> u32 {
    TALK.with_borrow_mut(|talk| talk.advance(nodes, now))
}

/// Takes all that was said since the last time: lines in UTF-8, each with a line feed at its end.
///
/// [`output_length`] tells how many bytes there are. They are good until the next call of any other function here.
// SAFETY: no other function of the module is called `output`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn output() -> *const u8 {
    TALK.with_borrow_mut(|talk| talk.output().as_ptr())
}

/// How many bytes [`output`] has given.
// SAFETY: no other function of the module is called `output_length`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn output_length() -> u32 {
    TALK.with_borrow(|talk| talk.output_length() as u32)
}
