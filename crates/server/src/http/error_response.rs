//! The bodies of error responses, which only this layer can write: it knows the client's language.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use fencepost_language::Language;

use super::error::ApiError;
use super::site::Site;
use super::{App, html, language};
use crate::house::House;

/// Where programs call: errors there are JSON.
const PROGRAMS: [&str; 3] = ["/api", "/healthz", "/metrics"];
/// The headers that tell a reader's language.
const READER: [&HeaderName; 2] = [&header::ACCEPT_LANGUAGE, &header::COOKIE];

/// Writes the body of a failed request: JSON for programs, a page for people who follow a link.
pub(super) async fn write(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let is_for_people = accepts_pages(request.headers()) && !is_for_programs(&path, &app.house.settings.base);
    let site = is_for_people.then(|| Site::of(request.headers(), &app));
    let readers = READER.map(|name| (name.clone(), request.headers().get(name).cloned()));
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<ApiError>() else { return response };
    log(&error, &path);
    // Only now: finding the language takes longer than most requests.
    let headers = readers.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
    body(&error, &language::chosen(&headers), &app.house, site.as_ref())
}

/// Whether a client accepts a page. Browsers do, and so does whoever accepts anything.
fn accepts_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|kinds| ["text/html", "*/*"].iter().any(|kind| kinds.contains(kind)))
}

/// Whether programs call an address, which read JSON whatever they accept.
fn is_for_programs(path: &str, base: &str) -> bool {
    let path = path.strip_prefix(base).unwrap_or(path);
    PROGRAMS.iter().any(|start| path.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

fn log(error: &ApiError, path: &str) {
    if error.status().is_server_error() {
        tracing::error!(path, code = error.code(), ?error, "a call failed");
    } else {
        tracing::debug!(path, code = error.code(), "a call was refused");
    }
}

fn body(error: &ApiError, language: &Language, house: &House, site: Option<&Site>) -> Response {
    let status = error.status();
    let mut response = match site {
        Some(site) => {
            let page = html::message_page(&error.reason(language), language, site).into_string();
            (status, axum::response::Html(page)).into_response()
        }
        None => (status, Json(error.body(language, house))).into_response(),
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
