//! The exported functions, called as a page calls them; `tests/node` does the same with the module itself.

use fencepost_wasm::{advance, input, line, output, output_length, run, study};

/// The functions return addresses; nobody reads from them here, so only the lengths are tested.
#[test]
fn lines_go_in_and_come_out() {
    assert!(!input(8 << 20).is_null(), "the longest input");
    assert!(input((8 << 20) + 1).is_null(), "a longer one");

    // A buffer of zeros is not a command.
    assert!(!input(3).is_null());
    line(3, 0.0);
    assert!(!output().is_null());
    assert!(output_length() > 0, "an error");
    output();
    assert_eq!(output_length(), 0, "it was taken");

    for nonsense in [f64::NAN, f64::INFINITY, -1.0, f64::MAX] {
        line(u32::MAX, nonsense);
        assert_eq!(advance(0, nonsense), 0, "nothing to do");
    }
    assert_eq!(run(), 0, "nothing to do");
    output();
    study(u32::MAX);
    output();
    assert!(output_length() > 0, "a request of zeros is answered, too");
}
