//! Events as they are stored: one JSON text each.

use super::StoreError;
use crate::room::TimestampedEvent;

/// Parsing more events takes longer than others should wait.
const LONG_GAME: usize = 256;

/// Reads events. Those of a long game not on the threads that serve everybody.
pub(super) async fn read_events(bodies: Vec<String>) -> Result<Vec<TimestampedEvent>, StoreError> {
    if bodies.len() <= LONG_GAME {
        return read_all(&bodies);
    }
    let read = tokio::task::spawn_blocking(move || read_all(&bodies)).await;
    read.map_err(|error| StoreError::Failed(error.to_string()))?
}

fn read_all(bodies: &[String]) -> Result<Vec<TimestampedEvent>, StoreError> {
    let read = bodies.iter().map(|body| serde_json::from_str(body));
    read.collect::<Result<_, _>>().map_err(|error| StoreError::Damaged(error.to_string()))
}
