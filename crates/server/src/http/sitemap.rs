//! What search engines ask for: which pages there are, and which of them are for them.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use fencepost_language::Language;

use super::App;
use super::compression::Text;
use super::html::Escaped;
use super::site::Site;

/// `GET /robots.txt`.
pub(super) async fn robots(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let site = Site::of(&headers, &app);
    let text = format!("User-agent: *\nDisallow: {}\n\nSitemap: {}\n", site.path("/api/"), site.url("/sitemap.xml"));
    Text::new(text).answer(&headers, "text/plain; charset=utf-8", "public, max-age=86400")
}

/// `GET /sitemap.xml`: start and rules in all languages.
pub(super) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let site = Site::of(&headers, &app);
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    let paths = Language::own_names().flat_map(|(tag, _)| [format!("/?lang={tag}"), format!("/rules/{tag}")]);
    for path in std::iter::once("/".to_owned()).chain(paths) {
        let _ = writeln!(text, "<url><loc>{}</loc></url>", Escaped(&site.url(&path)));
    }
    text.push_str("</urlset>\n");
    Text::new(text).answer(&headers, "application/xml", "public, max-age=86400")
}
