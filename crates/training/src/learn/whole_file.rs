//! Files that are there as a whole or not at all.

use std::fs::{File, rename};
use std::io::{Result, Write};
use std::path::Path;

/// Writes a file under another name first, so that a kill leaves no half of it under its own.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let unfinished = path.with_extension("unfinished");
    let mut file = File::create(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    rename(&unfinished, path)
}
