//! What goes for all calls: limits, origin, the words of failures, and headers that keep browsers safe.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};

use super::error::ApiError;
use super::{App, html, language};
use crate::public_url::PublicUrl;

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; \
    media-src 'self' data: blob:; base-uri 'self'; form-action 'self'; frame-ancestors ";

/// Where the one page lies that others may show inside theirs.
const EMBED: &str = "/embed/";

/// Refuses requests that change something if the page of another site sends them.
pub(super) async fn check_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if (is_socket || changes) && !is_own_origin(request.headers(), &app) {
        return ApiError::OtherOrigin.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Browsers say which site's page makes a call; programs say nothing.
fn is_own_origin(headers: &HeaderMap, app: &App) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let settings = &app.house.settings;
    let mut known =
        settings.origins.iter().map(String::as_str).chain(settings.public_url.iter().map(PublicUrl::origin));
    if known.any(|known| known.eq_ignore_ascii_case(origin)) {
        return true;
    }
    // The host was found to be ours before.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.split_once("://").map(|(_, site)| site);
    matches!((site, host), (Some(site), Some(host)) if site.eq_ignore_ascii_case(host))
}

/// Writes the words of a failure, in the caller's language: as JSON for programs, as a page for whoever follows a link.
pub(super) async fn explain(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let wanted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let path = request.uri().path().to_owned();
    let accepted = request.headers().get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    let api = format!("{}/api/", app.house.settings.base);
    let is_reader = accepted.is_some_and(|kinds| kinds.contains("text/html")) && !path.starts_with(&api);
    let response = next.run(request).await;
    let Some(failure) = response.extensions().get::<ApiError>() else { return response };
    // Only now: to find the language takes longer than most calls do.
    let language = language::language(&wanted.map(|tags| (header::ACCEPT_LANGUAGE, tags)).into_iter().collect());
    let status = failure.status();
    if status.is_server_error() {
        tracing::error!(path, code = failure.code(), ?failure, "a call failed");
    } else {
        tracing::debug!(path, code = failure.code(), "a call was refused");
    }
    let mut answer = if is_reader {
        (status, Html(html::sentence(&failure.reason(&language), &language))).into_response()
    } else {
        (status, axum::Json(failure.body(&language, &app.house))).into_response()
    };
    if let Some(retry) = failure.retry() {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry));
    }
    if failure.ends_connection() {
        answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if status == StatusCode::UNAUTHORIZED {
        answer.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// Adds the headers that keep browsers safe.
pub(super) async fn secure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let below = request.uri().path().strip_prefix(app.house.settings.base.as_str());
    let is_embedded = below.is_some_and(|path| path.starts_with(EMBED));
    let mut response = next.run(request).await;
    let ancestors = if is_embedded { "*" } else { "'none'" };
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::try_from(format!("{POLICY}{ancestors}")) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let mut set = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    set("x-content-type-options", "nosniff");
    set("referrer-policy", "no-referrer");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-embedder-policy", "require-corp");
    set("cross-origin-resource-policy", if is_embedded { "cross-origin" } else { "same-origin" });
    set("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
    if !is_embedded {
        set("x-frame-options", "DENY");
    }
    response
}
