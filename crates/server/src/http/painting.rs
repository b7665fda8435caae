//! Painting takes a processor for a while: one picture at a time, on a thread that may block, and nobody waits for long.

use std::time::Duration;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);
/// Seconds after which it is worth trying again.
const RETRY: &str = "5";

static TURN: Semaphore = Semaphore::const_new(1);

/// What `paint` makes, or the response that says why there is nothing.
pub(super) async fn paint(paint: impl FnOnce() -> Option<Vec<u8>> + Send + 'static) -> Result<Vec<u8>, Response> {
    let busy = || (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, RETRY)]).into_response();
    let Ok(Ok(_turn)) = timeout(PATIENCE, TURN.acquire()).await else { return Err(busy()) };
    let made = tokio::task::spawn_blocking(paint).await.ok().flatten();
    made.ok_or_else(|| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}
