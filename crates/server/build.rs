//! The page is built into the program from a folder whose files have other names after every change.

use std::path::Path;

fn main() {
    // A folder that is not there counts as changed, and everything would be built again each time.
    let built = Path::new("../../web/dist");
    let watched = if built.exists() { built } else { Path::new("../../web") };
    println!("cargo::rerun-if-changed={}", watched.display());
}
