//! The language of an answer.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use fencepost_language::Language;

use super::App;
use super::client::cookie_named;

/// So many wishes are looked at.
const MOST_WISHES: usize = 8;
/// The name of the cookie with the language that was chosen.
const COOKIE: &str = "fencepost_language";
/// A choice is remembered for a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// What an answer depends on that is chosen by [`for_reader`].
pub(super) const VARY: HeaderValue = HeaderValue::from_static("accept-language, cookie");

static SPOKEN: LazyLock<Mutex<HashMap<&'static str, Arc<Language>>>> = LazyLock::new(Mutex::default);

/// The language that the caller understands best.
pub fn language(headers: &HeaderMap) -> Arc<Language> {
    spoken(accepted(headers).unwrap_or("en"))
}

/// The language of a page: the one in the address, the one chosen before, or the browser's.
pub fn for_reader(uri: &Uri, headers: &HeaderMap) -> Arc<Language> {
    let before = || Language::nearest(&cookie_named(COOKIE, headers)?);
    spoken(asked(uri).or_else(before).or_else(|| accepted(headers)).unwrap_or("en"))
}

/// The language of ours that the address asks for by `?lang=`.
pub(super) fn asked(uri: &Uri) -> Option<&'static str> {
    let mut pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == "lang").and_then(|(_, tag)| Language::nearest(tag))
}

/// The language of a tag of ours.
pub(super) fn spoken(tag: &'static str) -> Arc<Language> {
    let mut spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
    spoken.entry(tag).or_insert_with(|| Arc::new(Language::choose([tag]).isolating(false))).clone()
}

/// Remembers a choice.
pub(super) fn remember(tag: &str, app: &App) -> Option<HeaderValue> {
    let base = &app.house.settings.base;
    let path = if base.is_empty() { "/" } else { base };
    HeaderValue::try_from(format!("{COOKIE}={tag}; Path={path}; Max-Age={COOKIE_SECONDS}; SameSite=Lax")).ok()
}

/// The best of what the browser accepts.
fn accepted(headers: &HeaderMap) -> Option<&'static str> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut wishes: Vec<(f32, &str)> = wanted.split(',').take(MOST_WISHES).map(wish).collect();
    wishes.retain(|(weight, _)| *weight > 0.0);
    // Those of equal weight stay in their order.
    wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    wishes.into_iter().find_map(|(_, tag)| Language::nearest(tag))
}

/// A wish such as `de;q=0.8`, with its weight.
fn wish(text: &str) -> (f32, &str) {
    let (tag, rest) = text.split_once(';').unwrap_or((text, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |number| number.trim().parse().ok());
    (weight.filter(|weight: &f32| weight.is_finite()).unwrap_or(0.0), tag.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_weighed() {
        let best = |wanted: &'static str| {
            accepted(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wanted))]))
        };
        assert_eq!(best("tlh, en-GB;q=0.8"), Some("en"));
        assert_eq!(best("en;q=0"), None);
        assert_eq!(best("en;q=NaN, *;q=0.5"), None);
        assert_eq!(wish(" de-AT ; q=0.25"), (0.25, "de-AT"));
        assert_eq!(wish("de"), (1.0, "de"));
    }

    #[test]
    fn an_address_may_ask() {
        let asked = |uri: &str| asked(&uri.parse().expect("an address"));
        assert_eq!(asked("/?lang=en"), Some("en"));
        assert_eq!(asked("/game/x?a=b&lang=EN-us"), Some("en"));
        assert_eq!(asked("/?lang=%22"), None);
        assert_eq!(asked("/?lang"), None);
    }
}
