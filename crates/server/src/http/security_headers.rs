//! Headers that keep browsers safe.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use tower_http::set_header::response::SetMultipleResponseHeadersLayer;

use super::App;

/// The Content-Security-Policy up to its last value, which says who may embed a page.
macro_rules! policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ",
            "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; ",
            "manifest-src 'self'; media-src 'self' data: blob:; base-uri 'self'; form-action 'self'; frame-ancestors ",
            $ancestors
        )
    };
}

const POLICY: HeaderValue = HeaderValue::from_static(policy!("'none'"));
const EMBED_POLICY: HeaderValue = HeaderValue::from_static(policy!("*"));

/// The path of the one page that other sites may embed.
const EMBED: &str = "/embed/";

/// What every response says.
const ALWAYS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
];

/// Adds all of them to every response.
pub(super) fn add(router: Router, app: Arc<App>) -> Router {
    let always = ALWAYS.map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)).into());
    router
        .layer(from_fn_with_state(app, restrict_embedding))
        .layer(SetMultipleResponseHeadersLayer::overriding(always.into()))
}

/// Other sites may embed only what is made for it.
async fn restrict_embedding(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let below = request.uri().path().strip_prefix(app.house.settings.base.as_str());
    let is_embed = below.is_some_and(|path| path.starts_with(EMBED));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let (policy, readers) = if is_embed { (EMBED_POLICY, "cross-origin") } else { (POLICY, "same-origin") };
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static(readers));
    if !is_embed {
        headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    response
}
