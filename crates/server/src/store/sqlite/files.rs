//! The files in a data folder: their names, who may read them, and whether they are still the same.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The database.
pub(super) const DATABASE: &str = "fencepost.db";
/// The file that a server locks for as long as it works in the folder.
pub(super) const LOCK: &str = "fencepost.lock";
/// Written and removed to see whether there is room.
pub(super) const PROBE: &str = "fencepost.probe";
/// What `SQLite` puts beside a database while it is in use.
pub(super) const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Which file it is, by whatever name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

/// Which file lies there now; none where there is none.
pub(super) fn identity(path: &Path) -> Option<Identity> {
    let found = fs::metadata(path).ok()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Some(Identity { device: found.dev(), inode: found.ino() })
    }
    #[cfg(not(unix))]
    {
        let _ = found;
        Some(Identity {})
    }
}

/// The database of a folder, and what lies beside it.
pub(super) fn all_of(database: &Path) -> impl Iterator<Item = PathBuf> {
    let beside = |ending: &&str| {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let others: Vec<PathBuf> = BESIDE.iter().map(beside).collect();
    std::iter::once(database.to_owned()).chain(others)
}

/// Which files the database of a folder consists of now.
pub(super) fn identities(folder: &Path) -> Vec<(PathBuf, Identity)> {
    let known = |path: PathBuf| identity(&path).map(|identity| (path, identity));
    all_of(&folder.join(DATABASE)).filter_map(known).collect()
}

/// Writes so many bytes to a file, waits until the disk has them, and removes it.
pub(super) fn write_and_remove(path: &Path, bytes: usize) -> io::Result<()> {
    let written = File::create(path).and_then(|mut file| {
        file.write_all(&vec![0x5A; bytes])?;
        file.sync_all()
    });
    let removed = fs::remove_file(path);
    written.and(removed)
}
