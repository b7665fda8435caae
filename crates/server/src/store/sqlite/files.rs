//! The files in a data folder: their names, who may read them, and whether they are still the same.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::super::StoreError;

/// The database.
pub(super) const DATABASE: &str = "fencepost.db";
/// The file that a server locks for as long as it works in the folder.
pub(super) const LOCK: &str = "fencepost.lock";
/// Written and removed to see whether there is room.
pub(super) const PROBE: &str = "fencepost.probe";
/// What `SQLite` puts beside a database while it is in use.
pub(super) const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// What every database of `SQLite` begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Whether a file begins like a database.
pub(super) fn is_database(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(MAGIC.len() as u64).read_to_end(&mut start)?;
    Ok(start == MAGIC)
}

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

/// Makes a folder, and those above it, where they are missing: for their owner alone.
///
/// # Errors
/// If they cannot be made.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes a file its owner's alone, with what lies beside it: if it is there, and if `SQLite` is about to make it, which takes
/// an empty one as its own.
pub(super) fn make_private(file: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // Where it is there already, or cannot be made, `SQLite` has more to say.
    drop(options.open(file));
    all_of(file).filter(|path| path.exists()).for_each(|path| tighten(&path));
}

/// Takes from a file what others may do with it.
fn tighten(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let others = fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0);
        if others && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600)) {
            tracing::warn!(file = %path.display(), %error, "others may read this file");
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// An empty file of its owner's alone beside another, to become that one when it is whole.
pub(super) fn draft_of(file: &Path) -> io::Result<NamedTempFile> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::Builder::new().prefix(".fencepost-").suffix(".part").tempfile_in(folder)
}

/// Waits until the disk knows the names in the folder of a file.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Why a file could not be written.
pub(super) fn writing_error(error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::Failed(reason(error)),
    }
}

/// The system's own words for an error, without the number that Rust adds.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let end = [" (os error", " at path"].iter().filter_map(|end| text.find(end)).min().unwrap_or(text.len());
    text[..end].to_owned()
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
