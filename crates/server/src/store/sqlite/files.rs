//! The files in a data folder: their names, who may read them, and whether they are still the same.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::super::StoreError;

/// The database.
pub(super) const DATABASE: &str = "fencepost.db";
/// The file that a server locks while it uses the folder.
pub(super) const LOCK: &str = "fencepost.lock";
/// Written and removed to see whether the disk has room.
pub(super) const PROBE: &str = "fencepost.probe";
/// The suffixes of the files that `SQLite` creates beside a database in use.
pub(super) const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// What every database of `SQLite` begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Whether a file begins like a database.
pub(super) fn is_database(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(MAGIC.len() as u64).read_to_end(&mut start)?;
    Ok(start == MAGIC)
}

/// Identifies a file, whatever its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

/// The identity of the file at a path; none if there is no file.
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

/// A database file and the files that `SQLite` creates beside it.
pub(super) fn all_of(database: &Path) -> impl Iterator<Item = PathBuf> {
    let beside = |ending: &&str| {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let others: Vec<PathBuf> = BESIDE.iter().map(beside).collect();
    std::iter::once(database.to_owned()).chain(others)
}

/// The files of a folder's database, with their identities.
pub(super) fn identities(folder: &Path) -> Vec<(PathBuf, Identity)> {
    let known = |path: PathBuf| identity(&path).map(|identity| (path, identity));
    all_of(&folder.join(DATABASE)).filter_map(known).collect()
}

/// Creates a folder, and those above it, if they are missing. Only their owner may use them.
///
/// # Errors
/// If they cannot be created.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes a database private to its owner, with the files beside it. If it is missing, an empty file is created, which `SQLite`
/// takes for a new database.
pub(super) fn make_private(file: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // If it exists already or cannot be created, `SQLite` reports more about it.
    drop(options.open(file));
    all_of(file).filter(|path| path.exists()).for_each(|path| tighten(&path));
}

/// Removes the permissions of others from a file.
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

/// An empty private file beside another, which replaces it once it is complete.
pub(super) fn draft_of(file: &Path) -> io::Result<NamedTempFile> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::Builder::new().prefix(".fencepost-").suffix(".part").tempfile_in(folder)
}

/// Waits until the folder of a file is on disk (`fsync`).
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

/// The operating system's text of an error, without the number that Rust adds.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let end = [" (os error", " at path"].iter().filter_map(|end| text.find(end)).min().unwrap_or(text.len());
    text[..end].to_owned()
}

/// Writes that many bytes to a file, waits until they are on disk, and removes the file.
pub(super) fn write_and_remove(path: &Path, bytes: usize) -> io::Result<()> {
    let written = File::create(path).and_then(|mut file| {
        file.write_all(&vec![0x5A; bytes])?;
        file.sync_all()
    });
    let removed = fs::remove_file(path);
    written.and(removed)
}
