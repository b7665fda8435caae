//! Whether the store works: whether writes succeed, and go to the file that the next server will open.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::SqliteConnection;
use tokio::time::Instant;

use super::super::StoreError;
use super::files::{self, Identity};

/// How long to wait after an error, or after a failed probe, before the next probe.
const RETRY: Duration = Duration::from_millis(900);
/// How often a heartbeat probes whether the disk has room. It needs no new pages itself, so it would not notice.
const PROBE: Duration = Duration::from_secs(10);
/// How much room the disk must have: enough for a game and some moves.
const ROOM: usize = 32 << 10;

/// Whether writes are kept.
pub(super) struct Health {
    folder: PathBuf,
    files: Vec<(PathBuf, Identity)>,
    condition: Mutex<Condition>,
}

struct Condition {
    /// Why nothing can be written at the moment.
    error: Option<StoreError>,
    /// When the disk was last probed.
    probed: Option<Instant>,
}

impl Condition {
    /// Whether only a restart can help: writes may go to a file that nobody will open, or may be overwritten.
    fn is_final(&self) -> bool {
        matches!(self.error, Some(StoreError::Gone | StoreError::Damaged(_)))
    }
}

impl Health {
    /// The health of a database that has just been opened.
    pub(super) fn of(folder: &Path) -> Health {
        let condition = Mutex::new(Condition { error: None, probed: None });
        Health { folder: folder.to_owned(), files: files::identities(folder), condition }
    }

    fn condition(&self) -> MutexGuard<'_, Condition> {
        self.condition.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether writing works at the moment.
    ///
    /// # Errors
    /// Why it does not.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.look_for_files()?;
        self.condition().error.clone().map_or(Ok(()), Err)
    }

    /// Notes an error.
    pub(super) fn fail(&self, error: &StoreError) {
        let mut condition = self.condition();
        if !condition.is_final() {
            condition.error = Some(error.clone());
            condition.probed = Some(Instant::now());
        }
    }

    /// Notes an error while reading. Only damage affects writing.
    pub(super) fn fail_to_read(&self, error: &StoreError) {
        if let StoreError::Damaged(_) = error {
            tracing::error!(%error, "the database is damaged; nothing more is written");
            self.fail(error);
        }
    }

    /// Whether the files were deleted or replaced.
    pub(super) fn is_gone(&self) -> bool {
        self.condition().error == Some(StoreError::Gone)
    }

    /// Checks that the files at our paths are still ours.
    ///
    /// # Errors
    /// If one has been deleted or replaced.
    pub(super) fn look_for_files(&self) -> Result<(), StoreError> {
        if self.files.iter().all(|(path, identity)| files::identity(path) == Some(*identity)) {
            return Ok(());
        }
        if !self.is_gone() {
            tracing::error!(folder = %self.folder.display(), "the database was deleted or replaced; nothing more is written");
            self.fail(&StoreError::Gone);
        }
        Err(StoreError::Gone)
    }

    /// Whether to try writing. After an error that is the case once a probe has succeeded; heartbeats probe now and then.
    ///
    /// # Errors
    /// Why it is not.
    pub(super) async fn ready(&self, connection: &mut SqliteConnection, is_beat: bool) -> Result<(), StoreError> {
        let (error, is_final, since) = {
            let condition = self.condition();
            (condition.error.clone(), condition.is_final(), condition.probed.map(|probed| probed.elapsed()))
        };
        let is_due = |after: Duration| since.is_none_or(|since| since >= after);
        match error {
            // Whoever writes looks for the files afterwards.
            None if !is_beat || !is_due(PROBE) => return Ok(()),
            _ => self.look_for_files()?,
        }
        match error {
            Some(error) if is_final || !is_due(RETRY) => return Err(error),
            _ => {}
        }
        let probed = probe(&self.folder, connection).await;
        let mut condition = self.condition();
        condition.probed = Some(Instant::now());
        let before = std::mem::replace(&mut condition.error, probed.clone().err());
        match &probed {
            Ok(()) if before.is_some() => tracing::info!("games can be stored again"),
            Err(error) if before.as_ref() != Some(error) => tracing::error!(%error, "nothing can be written"),
            _ => {}
        }
        probed
    }
}

/// Probes whether there is room: on the disk, and within the file's maximal size, if it has one.
async fn probe(folder: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let file = folder.join(files::PROBE);
    let written = tokio::task::spawn_blocking(move || files::write_and_remove(&file, ROOM)).await;
    written.map_err(|error| StoreError::Failed(error.to_string()))?.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => StoreError::Gone,
        _ => files::writing_error(&error),
    })?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let sql = "INSERT INTO events VALUES ('', 0, zeroblob(?))";
    let inserted = sqlx::query(sql).bind(ROOM as i64).execute(&mut *connection).await;
    // It fails if the transaction has already ended.
    let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
    inserted?;
    Ok(())
}
