//! The rules for players, at `/rules/LANG`. They need no script. `?part=body` is for a panel of the app.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use fencepost_language::Language;

use super::error::ApiError;
use super::rules_page;
use super::site::Site;
use super::web_files::{IMMUTABLE, REVALIDATE};
use super::{App, cookies, language, rules_files};

/// How many pages are kept: two for each language and a few host names.
const MAX_PAGES: usize = 256;

/// How much of the rules is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// A page of its own.
    Page,
    /// The rules for a panel of the app: `?part=body`.
    Body,
}

impl Part {
    fn of(uri: &Uri) -> Part {
        let is_body = uri.query().is_some_and(|query| query.split('&').any(|pair| pair == "part=body"));
        if is_body { Part::Body } else { Part::Page }
    }
}

/// The pages that were written before, by language and by the URL of this server.
#[derive(Default)]
pub(crate) struct PageCache {
    pages: Mutex<HashMap<(&'static str, Part, String), Bytes>>,
}

impl PageCache {
    fn get(&self, tag: &'static str, part: Part, site: &Site) -> Bytes {
        let key = (tag, part, site.url(""));
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if !pages.contains_key(&key) && pages.len() >= MAX_PAGES {
            pages.clear();
        }
        let write = match part {
            Part::Page => rules_page::page,
            Part::Body => rules_page::fragment,
        };
        pages.entry(key).or_insert_with(|| write(&language::spoken(tag), site).into_string().into()).clone()
    }
}

/// `GET /rules`: redirects to the rules in the reader's language.
pub(super) async fn find(State(app): State<Arc<App>>, request: Request) -> Response {
    let site = Site::of(request.headers(), &app);
    let language = language::for_reader(request.uri(), request.headers());
    let mut response = redirect_to(language.tag(), &site);
    response.headers_mut().insert(header::VARY, language::VARY);
    if let Some(tag) = language::asked(request.uri()) {
        response.headers_mut().append(header::SET_COOKIE, cookies::set_language(tag, &site));
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
        let caching = if uri.query() == Some(&file.query()) { IMMUTABLE } else { REVALIDATE };
        let headers = [(header::CONTENT_TYPE, file.content_type), (header::CACHE_CONTROL, caching)];
        return (headers, file.bytes.clone()).into_response();
    }
    let site = Site::of(&headers, &app);
    match Language::nearest(&name) {
        Some(tag) if tag == name => {
            let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, REVALIDATE)];
            (headers, app.rules.get(tag, Part::of(&uri), &site)).into_response()
        }
        Some(tag) => redirect_to(tag, &site),
        None => ApiError::NoSuchPage.into_response(),
    }
}

fn redirect_to(tag: &str, site: &Site) -> Response {
    let location = site.path(&format!("/rules/{tag}"));
    (StatusCode::FOUND, [(header::LOCATION, location.as_str()), (header::CACHE_CONTROL, REVALIDATE)]).into_response()
}
