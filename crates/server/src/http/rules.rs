//! The rules for players, at `/rules/LANG`. They need no script.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use fencepost_language::Language;

use super::App;
use super::compression::Text;
use super::error::ApiError;
use super::language;
use super::rules_files;
use super::rules_page::write;
use super::site::Site;

/// So many written pages are kept: one for each language and a few names of this server.
const MOST_PAGES: usize = 256;

/// The pages that were written already, by language and by the name of this server.
#[derive(Default)]
pub(crate) struct Written {
    pages: Mutex<HashMap<(&'static str, String), Arc<Text>>>,
}

impl Written {
    fn get(&self, tag: &'static str, site: &Site) -> Arc<Text> {
        let key = (tag, site.url(""));
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(page) = pages.get(&key) {
            return page.clone();
        }
        if pages.len() >= MOST_PAGES {
            pages.clear();
        }
        let page = Arc::new(Text::new(write(&language::spoken(tag), site)));
        pages.entry(key).or_insert(page).clone()
    }
}

/// `GET /rules`: leads to the rules in the reader's language.
pub(super) async fn find(State(app): State<Arc<App>>, request: Request) -> Response {
    let language = language::for_reader(request.uri(), request.headers());
    let mut response = lead_to(language.tag(), &app, request.headers());
    response.headers_mut().insert(header::VARY, language::VARY);
    if let Some(choice) = language::asked(request.uri()).and_then(|tag| language::remember(tag, &app)) {
        response.headers_mut().append(header::SET_COOKIE, choice);
    }
    response
}

/// `GET /rules/LANG`, or a file that the page needs.
pub(super) async fn serve(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if let Some(file) = rules_files::named(&name) {
        let is_named_by_content = uri.query() == Some(&file.query());
        let caching = if is_named_by_content { "public, max-age=31536000, immutable" } else { "no-cache" };
        return file.text.answer(&headers, file.kind, caching);
    }
    match Language::nearest(&name) {
        Some(tag) if tag == name => {
            let page = app.rules.get(tag, &Site::of(&headers, &app));
            page.answer(&headers, "text/html; charset=utf-8", "no-cache")
        }
        Some(tag) => lead_to(tag, &app, &headers),
        None => ApiError::NoSuchPage.into_response(),
    }
}

fn lead_to(tag: &str, app: &App, headers: &HeaderMap) -> Response {
    let place = Site::of(headers, app).path(&format!("/rules/{tag}"));
    let mut response = StatusCode::FOUND.into_response();
    if let Ok(place) = HeaderValue::try_from(place) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
