//! The body of a call, read within a bounded time and size.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use super::{App, message};
use crate::failure::Failure;

/// A message in the body of a call.
pub(crate) struct Message<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Message<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Message<T>, Failure> {
        let (limit, patience) = (app.house.settings.limits.body, app.house.settings.patience.body);
        let (parts, body) = request.into_parts();
        let request = Request::from_parts(parts, axum::body::Body::new(http_body_util::Limited::new(body, limit)));
        let read = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
        let bytes = read.map_err(|_| Failure::TooSlow)?.map_err(|rejection| {
            let status = rejection.into_response().status();
            if status == StatusCode::PAYLOAD_TOO_LARGE { Failure::TooLarge } else { Failure::BadMessage }
        })?;
        message::read(&bytes).map(Message)
    }
}
