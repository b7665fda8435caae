//! Exports all games as one stream of records.

use std::io::{self, Write};

use futures_util::future::LocalBoxFuture;

use crate::house::record_of;
use crate::room::Room;
use crate::store::{Store, StoreError};
use crate::time::Calendar;

/// How many games are looked up at a time.
const PAGE_SIZE: u32 = 500;

/// Why an export failed.
#[derive(Debug)]
pub enum ExportError {
    /// The games could not be read.
    Store(StoreError),
    /// The records could not be written.
    Output(io::Error),
}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> ExportError {
        ExportError::Store(error)
    }
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> ExportError {
        ExportError::Output(error)
    }
}

/// Writes the records of all games, the oldest first, with an empty line between two. Returns their number.
///
/// # Errors
/// If a game cannot be read or a record cannot be written.
pub fn export<'a>(store: &'a dyn Store, output: &'a mut dyn Write) -> LocalBoxFuture<'a, Result<usize, ExportError>> {
    Box::pin(async move {
        let outages = store.outages().await?;
        let calendar = Calendar::new(store.clock_shifts().await?);
        let mut count = 0;
        let mut after = None;
        loop {
            let page = store.all_after(after, PAGE_SIZE).await?;
            let Some(last) = page.last() else { return Ok(count) };
            after = Some(last.clone());
            for (_, id) in page {
                let events = store.load(&id).await?;
                let room = Room::replay(&id, &events, &outages);
                let room = room.map_err(|damage| StoreError::Damaged(format!("{id}: {damage}")))?;
                if count > 0 {
                    writeln!(output)?;
                }
                write!(output, "{}", record_of(&room, &calendar))?;
                count += 1;
            }
        }
    })
}
