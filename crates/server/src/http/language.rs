//! The language of a response.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use fencepost_language::Language;

use super::cookies;

/// How many languages of the header are looked at.
const MAX_LANGUAGES: usize = 8;

/// What a response in the language of [`for_reader`] depends on.
pub(super) const VARY: HeaderValue = HeaderValue::from_static("accept-language, cookie");

static SPOKEN: LazyLock<Mutex<HashMap<&'static str, Arc<Language>>>> = LazyLock::new(Mutex::default);

/// The language of ours that the client prefers.
pub fn language(headers: &HeaderMap) -> Arc<Language> {
    spoken(accepted(headers).unwrap_or("en"))
}

/// The language of a page: the one in the URL, the one chosen before, or the browser's.
pub fn for_reader(uri: &Uri, headers: &HeaderMap) -> Arc<Language> {
    asked(uri).map_or_else(|| chosen(headers), spoken)
}

/// The language that was chosen before, or the browser's.
pub(super) fn chosen(headers: &HeaderMap) -> Arc<Language> {
    let before = || Language::nearest(&cookies::get(cookies::LANGUAGE, headers)?);
    spoken(before().or_else(|| accepted(headers)).unwrap_or("en"))
}

/// The language of ours that the URL asks for by `?lang=`.
pub(super) fn asked(uri: &Uri) -> Option<&'static str> {
    let mut pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == "lang").and_then(|(_, tag)| Language::nearest(tag))
}

/// The language of a tag of ours. Each is loaded once.
pub(super) fn spoken(tag: &'static str) -> Arc<Language> {
    let mut spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
    spoken.entry(tag).or_insert_with(|| Arc::new(Language::choose([tag]).isolating(false))).clone()
}

/// The best of what the browser accepts. The `headers` crate has no type for this header.
fn accepted(headers: &HeaderMap) -> Option<&'static str> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut ranges: Vec<(f32, &str)> = wanted.split(',').take(MAX_LANGUAGES).map(language_range).collect();
    ranges.retain(|(weight, _)| *weight > 0.0);
    // Those of equal weight stay in their order.
    ranges.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    ranges.into_iter().find_map(|(_, tag)| Language::nearest(tag))
}

/// A language range such as `de;q=0.8`, with its weight.
fn language_range(text: &str) -> (f32, &str) {
    let (tag, rest) = text.split_once(';').unwrap_or((text, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |number| number.trim().parse().ok());
    (weight.filter(|weight: &f32| weight.is_finite()).unwrap_or(0.0), tag.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn language_ranges_are_weighed() {
        let best = |wanted: &'static str| {
            accepted(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wanted))]))
        };
        assert_eq!(best("tlh, en-GB;q=0.8"), Some("en"));
        assert_eq!(best("en;q=0"), None);
        assert_eq!(best("en;q=NaN, *;q=0.5"), None);
        assert_eq!(language_range(" de-AT ; q=0.25"), (0.25, "de-AT"));
        assert_eq!(language_range("de"), (1.0, "de"));
    }

    #[test]
    fn a_url_may_ask_for_a_language() {
        let asked = |uri: &str| asked(&uri.parse().expect("an address"));
        assert_eq!(asked("/?lang=en"), Some("en"));
        assert_eq!(asked("/game/x?a=b&lang=EN-us"), Some("en"));
        assert_eq!(asked("/?lang=%22"), None);
        assert_eq!(asked("/?lang"), None);
    }
}
