//! The bodies of error responses, which only this layer can write: it knows the client's language.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use fencepost_language::Language;

use super::error::ApiError;
use super::{App, html, language};
use crate::house::House;

/// Writes the body of a failed request: JSON for programs, a page for people who follow a link.
pub(super) async fn write(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let wants_page = wants_page(request.headers(), &path, &app.house.settings.base);
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<ApiError>() else { return response };
    log(&error, &path);
    // Only now: finding the language takes longer than most requests.
    let headers: HeaderMap = accepted.map(|tags| (header::ACCEPT_LANGUAGE, tags)).into_iter().collect();
    body(&error, &language::language(&headers), &app.house, wants_page)
}

fn wants_page(headers: &HeaderMap, path: &str, base: &str) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    let is_api = path.strip_prefix(base).is_some_and(|path| path.starts_with("/api/"));
    !is_api && accepted.is_some_and(|kinds| kinds.contains("text/html"))
}

fn log(error: &ApiError, path: &str) {
    if error.status().is_server_error() {
        tracing::error!(path, code = error.code(), ?error, "a call failed");
    } else {
        tracing::debug!(path, code = error.code(), "a call was refused");
    }
}

fn body(error: &ApiError, language: &Language, house: &House, wants_page: bool) -> Response {
    let status = error.status();
    let mut response = if wants_page {
        let page = html::message_page(&error.reason(language), language).into_string();
        (status, axum::response::Html(page)).into_response()
    } else {
        (status, Json(error.body(language, house))).into_response()
    };
    let headers = response.headers_mut();
    if let Some(retry) = error.retry() {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(retry));
    }
    if error.ends_connection() {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if status == StatusCode::UNAUTHORIZED {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
