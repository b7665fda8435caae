#![no_main]

libfuzzer_sys::fuzz_target!(|input: &str| fencepost_fuzz::study(input));
