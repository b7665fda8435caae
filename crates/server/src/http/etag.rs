//! Entity tags: a client that has a response already is not sent it again.

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use headers::{ETag, HeaderMapExt, IfNoneMatch};
use sha2::{Digest, Sha256};

use super::error::ApiError;
use crate::house::HouseError;

/// Gives every document its entity tag, and answers 304 to clients that know it. It sees the bytes as they are sent, since a
/// compressed document has another tag.
pub(super) async fn check(request: Request, next: Next) -> Response {
    let known: Option<IfNoneMatch> = request.headers().typed_get();
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let (tag, body) = match parts.headers.typed_get() {
        Some(tag) => (tag, body),
        None => match to_bytes(body, usize::MAX).await {
            Ok(bytes) => (of_bytes(&bytes), Body::from(bytes)),
            Err(_) => return ApiError::from(HouseError::Internal).into_response(),
        },
    };
    parts.headers.typed_insert(tag.clone());
    if known.is_some_and(|known| !known.precondition_passes(&tag)) {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(header::CONTENT_ENCODING);
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, body)
}

fn of_bytes(bytes: &Bytes) -> ETag {
    of_digest(&Sha256::digest(bytes).into())
}

/// The tag of a document by its SHA-256.
pub(super) fn of_digest(digest: &[u8; 32]) -> ETag {
    let start = digest.iter().take(8).fold(0, |sum: u64, &byte| sum << 8 | u64::from(byte));
    format!("\"{start:016x}\"").parse().expect("digits in quotation marks are a tag")
}
