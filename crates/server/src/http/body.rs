//! Request bodies: each is read to its end before the request is answered, within a limited time and size.

use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::error::ApiError;
use super::{App, api};
use crate::client_stream::UnreadBody;

/// Reads the body of a request, even if no handler wants it. A response that is sent while part of the body is still on its way ends
/// the connection, and the client's next request on it fails. Only a body that is too long or too slow is not read to its end, and
/// its response says that the connection ends.
///
/// The limits of tower-http do not do that: they stop reading where a handler does, and answer with texts of their own.
pub(super) async fn receive(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let settings = &app.house.settings;
    let (parts, body) = request.into_parts();
    let read = timeout(settings.timeouts.body, read(body, settings.max_body_bytes)).await;
    match read.unwrap_or(Err(ApiError::TooSlow)) {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(error) => {
            if let Some(unread) = parts.extensions.get::<UnreadBody>() {
                unread.set();
            }
            error.into_response()
        }
    }
}

async fn read(body: Body, limit: usize) -> Result<Bytes, ApiError> {
    if body.size_hint().lower() > limit as u64 {
        // The client has announced the length, so there is no need to wait for the bytes.
        return Err(ApiError::TooLarge);
    }
    let read = Limited::new(body, limit).collect().await;
    let api_error = |error: &(dyn std::error::Error + Send + Sync + 'static)| {
        if error.is::<LengthLimitError>() { ApiError::TooLarge } else { ApiError::BadMessage }
    };
    read.map(http_body_util::Collected::to_bytes).map_err(|error| api_error(&*error))
}

/// A JSON message in the body of a request.
pub(crate) struct Message<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Message<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Message<T>, ApiError> {
        let bytes = Bytes::from_request(request, app).await.map_err(|_| ApiError::BadMessage)?;
        api::read(&bytes).map(Message)
    }
}
