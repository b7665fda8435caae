//! The two cookies: the key of a guest, and the language that a reader chose.

use axum::http::{HeaderMap, HeaderValue};
use headers::{Cookie, HeaderMapExt};

use super::site::Site;

/// The name of the cookie with a guest's key.
pub(super) const GUEST: &str = "fencepost_guest";
/// The name of the cookie with the chosen language.
pub(super) const LANGUAGE: &str = "fencepost_language";
/// Both are kept for a year.
const MAX_AGE: u32 = 365 * 24 * 60 * 60;

/// The value of a cookie.
pub(super) fn get(name: &str, headers: &HeaderMap) -> Option<String> {
    headers.typed_get::<Cookie>()?.get(name).map(str::to_owned)
}

/// The `Set-Cookie` header with a guest's key, which scripts cannot read.
pub(super) fn set_guest(key: &str, site: &Site) -> HeaderValue {
    set(
        GUEST,
        key,
        site,
        if site.is_secure() { "; HttpOnly; SameSite=Lax; Secure" } else { "; HttpOnly; SameSite=Lax" },
    )
}

/// The `Set-Cookie` header with a language.
pub(super) fn set_language(tag: &str, site: &Site) -> HeaderValue {
    set(LANGUAGE, tag, site, "; SameSite=Lax")
}

/// The `cookie` crate would write this line, but brings a whole library for dates along.
fn set(name: &str, value: &str, site: &Site, flags: &str) -> HeaderValue {
    let path = match site.path("") {
        path if path.is_empty() => "/".to_owned(),
        path => path,
    };
    let cookie = format!("{name}={value}; Path={path}; Max-Age={MAX_AGE}{flags}");
    HeaderValue::try_from(cookie).expect("keys, tags and the base path are plain ASCII")
}
