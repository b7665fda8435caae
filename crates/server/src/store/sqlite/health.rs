//! Whether what is written is kept. A disk is believed only when it answers, and only about the file that the next server
//! will find.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::SqliteConnection;
use tokio::time::Instant;

use super::super::StoreError;
use super::files::{self, Identity};

/// How long after a failure, or after a probe that failed, the next probe is worth its while.
const RETRY: Duration = Duration::from_millis(900);
/// How often a heartbeat looks whether there is room on the disk. The few pages it writes itself have been used before, so it
/// would not notice.
const PROBE: Duration = Duration::from_secs(10);
/// So much room there must be: for a game and some moves.
const ROOM: usize = 32 << 10;

/// Whether what is written is kept.
pub(super) struct Health {
    folder: PathBuf,
    files: Vec<(PathBuf, Identity)>,
    condition: Mutex<Condition>,
}

struct Condition {
    /// Why nothing is written, if nothing is.
    trouble: Option<StoreError>,
    /// When it was last tried whether there is room.
    probed: Option<Instant>,
}

impl Condition {
    /// Whether only a new start can help: what was written may lie where nobody will find it, or be written over.
    fn is_final(&self) -> bool {
        matches!(self.trouble, Some(StoreError::Gone | StoreError::Damaged(_)))
    }
}

impl Health {
    /// Of the database in a folder, which has just been opened.
    pub(super) fn of(folder: &Path) -> Health {
        let condition = Mutex::new(Condition { trouble: None, probed: None });
        Health { folder: folder.to_owned(), files: files::identities(folder), condition }
    }

    fn condition(&self) -> MutexGuard<'_, Condition> {
        self.condition.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Why nothing is written now, if nothing is.
    ///
    /// # Errors
    /// Why.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.look_for_files()?;
        self.condition().trouble.clone().map_or(Ok(()), Err)
    }

    /// Something went wrong.
    pub(super) fn fail(&self, error: &StoreError) {
        let mut condition = self.condition();
        if !condition.is_final() {
            condition.trouble = Some(error.clone());
            condition.probed = Some(Instant::now());
        }
    }

    /// Something went wrong while reading. Only damage matters to those who write.
    pub(super) fn fail_to_read(&self, error: &StoreError) {
        if let StoreError::Damaged(_) = error {
            tracing::error!(%error, "the database is damaged; nothing more is written");
            self.fail(error);
        }
    }

    /// Whether the files were taken away.
    pub(super) fn is_gone(&self) -> bool {
        self.condition().trouble == Some(StoreError::Gone)
    }

    /// Looks whether the files under our names are still ours.
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

    /// Whether writing is worth a try. After a failure it is once a probe has succeeded; a heartbeat probes now and then.
    ///
    /// # Errors
    /// Why it is not.
    pub(super) async fn ready(&self, connection: &mut SqliteConnection, is_beat: bool) -> Result<(), StoreError> {
        self.look_for_files()?;
        let (trouble, is_final, since) = {
            let condition = self.condition();
            (condition.trouble.clone(), condition.is_final(), condition.probed.map(|probed| probed.elapsed()))
        };
        let is_due = |after: Duration| since.is_none_or(|since| since >= after);
        match trouble {
            None if !is_beat || !is_due(PROBE) => return Ok(()),
            Some(error) if is_final || !is_due(RETRY) => return Err(error),
            _ => {}
        }
        let probed = probe(&self.folder, connection).await;
        let mut condition = self.condition();
        condition.probed = Some(Instant::now());
        let before = std::mem::replace(&mut condition.trouble, probed.clone().err());
        match &probed {
            Ok(()) if before.is_some() => tracing::info!("games can be stored again"),
            Err(error) if before.as_ref() != Some(error) => tracing::error!(%error, "nothing can be written"),
            _ => {}
        }
        probed
    }
}

/// Tries whether there is room: on the disk, and within the bound that may have been set to the file.
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
    // It fails where the transaction has ended by itself.
    let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
    inserted?;
    Ok(())
}
