//! The language of an answer.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::http::{HeaderMap, header};
use fencepost_language::Language;

/// So many wishes are looked at.
const MOST_WISHES: usize = 8;

static SPOKEN: LazyLock<Mutex<HashMap<&'static str, Arc<Language>>>> = LazyLock::new(Mutex::default);

/// The language that the caller understands best.
pub(crate) fn language(headers: &HeaderMap) -> Arc<Language> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tags = wanted.split(',').take(MOST_WISHES).map(|wish| wish.split(';').next().unwrap_or_default().trim());
    let tag = tags.flat_map(|tag| [tag, tag.split('-').next().unwrap_or_default()]).find_map(available).unwrap_or("en");
    let mut spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
    spoken.entry(tag).or_insert_with(|| Arc::new(Language::choose([tag]).isolating(false))).clone()
}

fn available(wanted: &str) -> Option<&'static str> {
    Language::available().find(|tag| tag.eq_ignore_ascii_case(wanted))
}
