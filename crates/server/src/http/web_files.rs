//! The files of the web app, which are built into the program.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use headers::HeaderMapExt;
use sha2::{Digest, Sha256};

use super::client::guest_key;
use super::client_routes::Route;
use super::compression::accepts;
use super::error::ApiError;
use super::site::Site;
use super::{App, app_shell, cookies, etag, language};
use crate::secret;

/// A file of the web app.
#[derive(Clone, Debug)]
pub struct WebFile {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// The SHA-256 of its content, if that is known already.
    pub digest: Option<[u8; 32]>,
}

/// Where the files of the web app come from.
pub trait WebFiles: Send + Sync + 'static {
    /// The file at a path such as `assets/board.js`.
    fn get(&self, path: &str) -> Option<WebFile>;
}

/// A file as it was built into this program.
struct File {
    name: &'static str,
    bytes: &'static [u8],
    digest: OnceLock<[u8; 32]>,
}

// The build script wrote it: all files in the order of their names.
include!(concat!(env!("OUT_DIR"), "/web_files.rs"));

/// The files that were built into this program.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmbeddedFiles;

impl WebFiles for EmbeddedFiles {
    fn get(&self, path: &str) -> Option<WebFile> {
        let file = &FILES[FILES.binary_search_by(|file| file.name.cmp(path)).ok()?];
        let digest = file.digest.get_or_init(|| Sha256::digest(file.bytes).into());
        Some(WebFile { bytes: Cow::Borrowed(file.bytes), digest: Some(*digest) })
    }
}

/// For files whose URL changes with their content.
pub(super) const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// For files that may change under the same URL.
pub(super) const REVALIDATE: &str = "no-cache";

const INDEX: &str = "index.html";
const MANIFEST: &str = "manifest.webmanifest";
/// The folder of files that have a hash of their content in the name.
const HASHED: &str = "assets/";
/// What the responses in the reader's language depend on.
const VARY: HeaderValue = HeaderValue::from_static("accept-encoding, accept-language, cookie");
/// The encodings of the compressed files, best first, and the endings of their names.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// What is shown if the program was built without the web app.
const NO_PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Fencepost</title>\n\
    <h1>Fencepost</h1>\n<p>The server runs, but this program was built without its page. \
    Build both with <code>./run --build</code>.</p>\n\
    <p>Programs can play all the same: see <a href=\"api/openapi.json\">the description of the API</a>.</p>\n</html>\n";

/// Serves a file, or the app shell, which is also what people find where nothing is.
pub(super) async fn serve(State(app): State<Arc<App>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::MethodNotAllowed.into_response();
    }
    let (request, _) = request.into_parts();
    let path = request.uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    // A page of its own if there is one; else the app shell.
    let own = format!("{path}.html");
    let path = match (is_file, app.web_files.get(&own)) {
        (true, _) => path,
        (false, Some(_)) => &own,
        (false, None) => INDEX,
    };
    match app.web_files.get(path) {
        Some(page) if path == INDEX => shell(&app, &page.bytes, &request).await,
        Some(page) if path == MANIFEST => manifest(page, &request.uri, &request.headers),
        Some(page) => file(&app, path, page, &request.headers),
        None if path == INDEX => shell(&app, NO_PAGE.as_bytes(), &request).await,
        None => ApiError::NoSuchPage.into_response(),
    }
}

/// A file as it was built, compressed if the client accepts that.
fn file(app: &App, path: &str, plain: WebFile, headers: &HeaderMap) -> Response {
    let mut accepted = ENCODINGS.iter().filter(|(name, _)| accepts(headers, name));
    let compressed = accepted.find_map(|(name, ending)| Some((*name, app.web_files.get(&format!("{path}{ending}"))?)));
    let (encoding, file) = compressed.map_or((None, plain), |(name, file)| (Some(name), file));
    // The digest is known of embedded files, so that large ones are not hashed for every request.
    let digest = file.digest.unwrap_or_else(|| Sha256::digest(&file.bytes).into());
    let mut response = Body::from(bytes(file)).into_response();
    let headers = response.headers_mut();
    headers.typed_insert(etag::of_digest(&digest));
    headers.insert(header::CONTENT_TYPE, content_type(path));
    let caching = if path.starts_with(HASHED) { IMMUTABLE } else { REVALIDATE };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The app shell in the reader's language, with a key for a guest who is new.
async fn shell(app: &App, bytes: &[u8], request: &Parts) -> Response {
    let (uri, headers) = (&request.uri, &request.headers);
    let route = Route::of(uri.path(), &app.house).await;
    let site = Site::of(headers, app);
    let language = language::for_reader(uri, headers);
    let text = app_shell::in_language(&String::from_utf8_lossy(bytes), uri, &language, &site);
    let mut response = in_language(INDEX, text.into());
    if route == Route::Missing {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    if route != Route::Public {
        response.headers_mut().insert("x-robots-tag", HeaderValue::from_static("noindex"));
    }
    if guest_key(headers).is_none() {
        let cookie = cookies::set_guest(&secret::new_token(), &site);
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if let Some(tag) = language::asked(uri) {
        response.headers_mut().append(header::SET_COOKIE, cookies::set_language(tag, &site));
    }
    response
}

/// The web app manifest in the reader's language.
fn manifest(file: WebFile, uri: &Uri, headers: &HeaderMap) -> Response {
    let language = language::for_reader(uri, headers);
    let text = app_shell::manifest(&file.bytes, &language).map_or_else(|| bytes(file), Bytes::from);
    in_language(MANIFEST, text)
}

fn in_language(path: &str, text: Bytes) -> Response {
    let caching = HeaderValue::from_static(REVALIDATE);
    let headers = [(header::CONTENT_TYPE, content_type(path)), (header::CACHE_CONTROL, caching), (header::VARY, VARY)];
    (headers, text).into_response()
}

fn bytes(file: WebFile) -> Bytes {
    match file.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

fn content_type(path: &str) -> HeaderValue {
    let name = match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html",
        "css" => "text/css",
        "js" | "mjs" => "text/javascript",
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
        // Translations and game records are text, too.
        "txt" | "ftl" | "qgn" => "text/plain",
        _ => "application/octet-stream",
    };
    let charset = if name.starts_with("text/") { "; charset=utf-8" } else { "" };
    HeaderValue::try_from(format!("{name}{charset}")).expect("the names of media types are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_the_media_types_that_browsers_expect() {
        for (ending, expected) in [
            ("html", "text/html; charset=utf-8"),
            ("css", "text/css; charset=utf-8"),
            ("js", "text/javascript; charset=utf-8"),
            ("mjs", "text/javascript; charset=utf-8"),
            ("json", "application/json"),
            ("map", "application/json"),
            ("webmanifest", "application/manifest+json"),
            ("wasm", "application/wasm"),
            ("svg", "image/svg+xml"),
            ("png", "image/png"),
            ("gif", "image/gif"),
            ("webp", "image/webp"),
            ("ico", "image/x-icon"),
            ("woff2", "font/woff2"),
            ("woff", "font/woff"),
            ("mp3", "audio/mpeg"),
            ("ogg", "audio/ogg"),
            ("wav", "audio/wav"),
            ("txt", "text/plain; charset=utf-8"),
            ("ftl", "text/plain; charset=utf-8"),
            ("qgn", "text/plain; charset=utf-8"),
            ("odd", "application/octet-stream"),
        ] {
            assert_eq!(content_type(&format!("assets/a.{ending}")), expected, "{ending}");
        }
    }
}
