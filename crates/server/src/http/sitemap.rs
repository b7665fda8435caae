//! What search engines ask for: which pages there are, and which of them to leave alone.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use fencepost_language::Language;
use maud::{PreEscaped, html};

use super::App;
use super::site::Site;

const CACHING: &str = "public, max-age=86400";
const XML: &str = r#"<?xml version="1.0" encoding="UTF-8"?>"#;

/// `GET /robots.txt`.
pub(super) async fn robots(State(app): State<Arc<App>>, headers: HeaderMap) -> impl IntoResponse {
    let site = Site::of(&headers, &app);
    let text = format!("User-agent: *\nDisallow: {}\n\nSitemap: {}\n", site.path("/api/"), site.url("/sitemap.xml"));
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, CACHING)], text)
}

/// `GET /sitemap.xml`: start and rules in all languages.
pub(super) async fn sitemap(State(app): State<Arc<App>>, headers: HeaderMap) -> impl IntoResponse {
    let site = Site::of(&headers, &app);
    let paths = Language::own_names().flat_map(|(tag, _)| [format!("/?lang={tag}"), format!("/rules/{tag}")]);
    let list = html! {
        (PreEscaped(XML))
        urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {
            url { loc { (site.url("/")) } }
            @for path in paths { url { loc { (site.url(&path)) } } }
        }
    };
    ([(header::CONTENT_TYPE, "application/xml"), (header::CACHE_CONTROL, CACHING)], list.into_string())
}
