//! The body of a call: all of it is read before anything is answered, within a bounded time and size.

use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::{App, message};
use crate::client_stream::Unread;
use crate::failure::ApiError;

/// Reads the body of a call, whether or not anybody wants it. An answer that comes while part of the body is still on its way
/// ends the connection, and the client's next call over it fails. Only what is too long or too slow is not read to its end, and
/// that answer says that the connection ends.
pub(super) async fn receive(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let settings = &app.house.settings;
    let (parts, body) = request.into_parts();
    let read = timeout(settings.timeouts.body, read(body, settings.max_body_bytes)).await;
    match read.unwrap_or(Err(ApiError::TooSlow)) {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(failure) => {
            if let Some(unread) = parts.extensions.get::<Unread>() {
                unread.note();
            }
            failure.into_response()
        }
    }
}

async fn read(body: Body, limit: usize) -> Result<Bytes, ApiError> {
    if body.size_hint().lower() > limit as u64 {
        // A length that was announced need not be waited for.
        return Err(ApiError::TooLarge);
    }
    let read = Limited::new(body, limit).collect().await;
    let failure = |error: &(dyn std::error::Error + Send + Sync + 'static)| {
        if error.is::<LengthLimitError>() { ApiError::TooLarge } else { ApiError::BadMessage }
    };
    read.map(http_body_util::Collected::to_bytes).map_err(|error| failure(&*error))
}

/// A message in the body of a call.
pub(crate) struct Message<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Message<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Message<T>, ApiError> {
        let bytes = Bytes::from_request(request, app).await.map_err(|_| ApiError::BadMessage)?;
        message::read(&bytes).map(Message)
    }
}
