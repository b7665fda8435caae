//! The page: files that were built into the program.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::App;
use super::client::guest_key;
use super::compression::{Text, accepts};
use super::error::ApiError;
use super::games::cookie;
use super::site::Site;
use super::{app_shell, language};
use crate::secret;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct WebFile {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// The SHA-256 of that, where it is known already.
    pub digest: Option<[u8; 32]>,
}

/// Where the page comes from.
pub trait WebFiles: Send + Sync + 'static {
    /// The file at a path such as `assets/board.js`.
    fn get(&self, path: &str) -> Option<WebFile>;
}

/// The page as it was built into this program; in debug builds it is read from its folder.
#[derive(Clone, Copy, Debug, RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page as it was built into this program.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmbeddedFiles;

impl WebFiles for EmbeddedFiles {
    fn get(&self, path: &str) -> Option<WebFile> {
        Files::get(path).map(|file| WebFile { digest: Some(file.metadata.sha256_hash()), bytes: file.data })
    }
}

const INDEX: &str = "index.html";
const MANIFEST: &str = "manifest.webmanifest";
/// Files with a hash of their content in the name, which never change.
const UNCHANGING: &str = "assets/";
/// What the answers depend on that speak the reader's language.
const VARY: HeaderValue = HeaderValue::from_static("accept-encoding, accept-language, cookie");
/// What is sent in place of a file to those who understand it, best first.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// What is shown where the program was built without its page.
const NO_PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Fencepost</title>\n\
    <h1>Fencepost</h1>\n<p>The server runs, but this program was built without its page. \
    Build both with <code>./run --build</code>.</p>\n\
    <p>Programs can play all the same: see <a href=\"api/openapi.json\">the description of the API</a>.</p>\n</html>\n";

/// Serves a file, or the page itself for all addresses that it knows by itself.
pub(super) async fn serve(State(app): State<Arc<App>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::MethodNotAllowed.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    // A page of its own if there is one, as for the rules; else the page that knows all addresses.
    let own = format!("{path}.html");
    let path = match (is_file, app.web_files.get(&own)) {
        (true, _) => path,
        (false, Some(_)) => &own,
        (false, None) => INDEX,
    };
    match app.web_files.get(path) {
        Some(page) if path == INDEX => html(&app, &page.bytes, request.uri(), request.headers()),
        Some(page) if path == MANIFEST => manifest(page, request.uri(), request.headers()),
        Some(page) => file(&app, path, page, request.headers()),
        None if path == INDEX => html(&app, NO_PAGE.as_bytes(), request.uri(), request.headers()),
        None => ApiError::NoSuchPage.into_response(),
    }
}

fn file(app: &App, path: &str, page: WebFile, headers: &HeaderMap) -> Response {
    let mut packed = PACKED.iter().filter(|(name, _)| accepts(headers, name));
    let packed = packed.find_map(|(name, ending)| Some((*name, app.web_files.get(&format!("{path}{ending}"))?)));
    let (encoding, page) = packed.map_or((None, page), |(name, page)| (Some(name), page));
    let caching = if path.starts_with(UNCHANGING) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let digest = page.digest;
    let page = bytes(page);
    // Large files are not read through for every call.
    let digest = digest.unwrap_or_else(|| Sha256::digest(&page).into());
    let mut response = answer_with(page, &digest, headers, kind(path), caching);
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

/// The page itself, in the reader's language and under the path where it lies, with a key for a guest who is new.
fn html(app: &App, bytes: &[u8], uri: &Uri, headers: &HeaderMap) -> Response {
    let language = language::for_reader(uri, headers);
    let text = String::from_utf8_lossy(bytes);
    let text = app_shell::in_language(&text, uri, &language, &Site::of(headers, app));
    let mut response = Text::new(text).answer(headers, kind(INDEX), "no-cache");
    let sent = response.headers_mut();
    sent.insert(header::VARY, VARY);
    if guest_key(headers).is_none() {
        sent.extend(cookie(&secret::new_token(), headers, app));
    }
    if let Some(choice) = language::asked(uri).and_then(|tag| language::remember(tag, app)) {
        sent.append(header::SET_COOKIE, choice);
    }
    response
}

/// What the page is called once it is installed, in the reader's language.
fn manifest(page: WebFile, uri: &Uri, headers: &HeaderMap) -> Response {
    let language = language::for_reader(uri, headers);
    let text = app_shell::manifest(&page.bytes, &language).map_or_else(|| bytes(page), Bytes::from);
    let mut response = Text::new(text).answer(headers, kind(MANIFEST), "no-cache");
    response.headers_mut().insert(header::VARY, VARY);
    response
}

/// An answer that whoever has it already need not be sent again.
pub(super) fn answer(bytes: Bytes, headers: &HeaderMap, kind: &'static str, caching: &'static str) -> Response {
    let digest = Sha256::digest(&bytes);
    answer_with(bytes, &digest.into(), headers, kind, caching)
}

fn answer_with(
    bytes: Bytes,
    digest: &[u8; 32],
    headers: &HeaderMap,
    kind: &'static str,
    caching: &'static str,
) -> Response {
    let start = digest.iter().take(8).fold(0, |sum: u64, &byte| sum << 8 | u64::from(byte));
    let tag = format!("\"{start:016x}\"");
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|tags| tags.split(',')).any(|it| it.trim().trim_start_matches("W/") == tag);
    let mut response =
        if is_known { StatusCode::NOT_MODIFIED.into_response() } else { Body::from(bytes).into_response() };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        answer.insert(header::ETAG, tag);
    }
    response
}

fn bytes(page: WebFile) -> Bytes {
    match page.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" | "qgn" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
