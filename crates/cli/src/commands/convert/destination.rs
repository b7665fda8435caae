//! Where the result goes once it is complete.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fencepost_language::Language;
use tempfile::{Builder, NamedTempFile, SpooledTempFile};

use crate::cli_error::{CliError, reason};

/// A larger result is kept on disk.
const MOST_IN_MEMORY: usize = 8 << 20;
/// The size of the buffer for the disk. A single game may take only a few bytes.
const BUFFER: usize = 1 << 16;

pub(crate) struct Destination {
    kind: Kind,
    language: Arc<Language>,
}

enum Kind {
    /// Standard output.
    Output { spool: BufWriter<SpooledTempFile> },
    /// A file that is created or replaced atomically.
    File { aside: BufWriter<NamedTempFile>, path: PathBuf },
    /// Something that must not be replaced by a file, such as a named pipe.
    Device { spool: BufWriter<SpooledTempFile>, path: PathBuf },
}

impl Destination {
    /// A file, or standard output if there is none.
    pub(crate) fn open(path: Option<&Path>, language: &Arc<Language>) -> Result<Destination, CliError> {
        let spool = || BufWriter::with_capacity(BUFFER, SpooledTempFile::new(MOST_IN_MEMORY));
        let kind = match path {
            None => Kind::Output { spool: spool() },
            Some(path) => match fs::metadata(path) {
                Ok(metadata) if metadata.is_dir() => {
                    return Err(unwritable(path, &io::ErrorKind::IsADirectory.into(), language));
                }
                Ok(metadata) if !metadata.is_file() => Kind::Device { spool: spool(), path: path.to_owned() },
                existing => beside(path, existing.ok()).map_err(|error| unwritable(path, &error, language))?,
            },
        };
        Ok(Destination { kind, language: Arc::clone(language) })
    }

    /// Adds to the result.
    pub(crate) fn put(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        self.write_all(bytes).map_err(|error| self.write_error(error))
    }

    /// Says why writing failed.
    pub(crate) fn write_error(&self, error: io::Error) -> CliError {
        match &self.kind {
            Kind::Output { .. } => error.into(),
            Kind::File { path, .. } | Kind::Device { path, .. } => unwritable(path, &error, &self.language),
        }
    }

    /// Writes the result to its destination.
    pub(crate) fn finish(mut self, output: &mut dyn Write) -> Result<(), CliError> {
        let delivered = match &mut self.kind {
            Kind::Output { spool } => copy(spool, output),
            Kind::Device { spool, path } => {
                File::options().write(true).open(path).and_then(|mut device| copy(spool, &mut device))
            }
            Kind::File { aside, .. } => aside.flush().and_then(|()| aside.get_ref().as_file().sync_all()),
        };
        delivered.map_err(|error| self.write_error(error))?;
        if let Kind::File { aside, path } = self.kind {
            // Nothing is left in the buffer.
            let (aside, _) = aside.into_parts();
            aside.persist(&path).map_err(|error| unwritable(&path, &error.error, &self.language))?;
        }
        Ok(())
    }

    fn target(&mut self) -> &mut dyn Write {
        match &mut self.kind {
            Kind::Output { spool } | Kind::Device { spool, .. } => spool,
            Kind::File { aside, .. } => aside,
        }
    }
}

impl Write for Destination {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.target().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.target().flush()
    }
}

/// A temporary file in the same folder, to be renamed at the end: renaming is atomic.
fn beside(path: &Path, existing: Option<fs::Metadata>) -> io::Result<Kind> {
    // A link stays a link: its target is replaced.
    let path = if existing.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = Builder::new();
    builder.prefix(".fencepost-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let aside = builder.tempfile_in(folder)?;
    if let Some(existing) = existing {
        aside.as_file().set_permissions(existing.permissions())?;
    }
    Ok(Kind::File { aside: BufWriter::with_capacity(BUFFER, aside), path })
}

fn copy(spool: &mut BufWriter<SpooledTempFile>, to: &mut dyn Write) -> io::Result<()> {
    spool.flush()?;
    let spool = spool.get_mut();
    spool.seek(SeekFrom::Start(0))?;
    io::copy(&mut BufReader::with_capacity(BUFFER, spool), to)?;
    to.flush()
}

fn unwritable(path: &Path, error: &io::Error, language: &Language) -> CliError {
    let values = [("file", path.display().to_string().into()), ("why", reason(error).into())];
    language.text_with("problem-write", &values).into()
}
