//! Which sites' pages may change something here.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::ApiError;
use crate::public_url::PublicUrl;
use crate::settings::Settings;

/// Refuses requests that change something if the page of another site sends them. Sockets count as such.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if (is_socket || changes) && !is_ours(request.headers(), &app.house.settings) {
        return ApiError::OtherOrigin.into_response();
    }
    next.run(request).await
}

/// Browsers say which site's page sends a request; programs say nothing.
fn is_ours(headers: &HeaderMap, settings: &Settings) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let mut known =
        settings.origins.iter().map(String::as_str).chain(settings.public_url.iter().map(PublicUrl::origin));
    if known.any(|known| known.eq_ignore_ascii_case(origin)) {
        return true;
    }
    // The host check has accepted the Host header before.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.split_once("://").map(|(_, site)| site);
    matches!((site, host), (Some(site), Some(host)) if site.eq_ignore_ascii_case(host))
}
