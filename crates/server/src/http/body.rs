//! The body of a call, read within a bounded time and size.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use super::{App, message};
use crate::failure::Failure;

/// Whoever needs longer to send a few bytes is no use to anybody.
const PATIENCE: Duration = Duration::from_secs(10);

/// A message in the body of a call.
pub(crate) struct Message<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Message<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Message<T>, Failure> {
        let limit = app.house.settings.limits.body;
        let (parts, body) = request.into_parts();
        let request = Request::from_parts(parts, axum::body::Body::new(http_body_util::Limited::new(body, limit)));
        let read = tokio::time::timeout(PATIENCE, Bytes::from_request(request, app)).await;
        let bytes = read.map_err(|_| Failure::BadMessage)?.map_err(|rejection| {
            let status = rejection.into_response().status();
            if status == StatusCode::PAYLOAD_TOO_LARGE { Failure::TooLarge } else { Failure::BadMessage }
        })?;
        message::read(&bytes).map(Message)
    }
}
