//! Texts that the program writes itself, sent as small as the caller understands them.

use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::web_files::answer;

/// A text below this fits into one packet, packed or not.
const SHORTEST: usize = 1024;
const GZIP: &str = "gzip";

/// A text, which is packed at most once.
pub(super) struct Text {
    plain: Bytes,
    packed: OnceLock<Option<Bytes>>,
}

impl Text {
    pub(super) fn new(plain: impl Into<Bytes>) -> Text {
        Text { plain: plain.into(), packed: OnceLock::new() }
    }

    /// The text as an answer, packed for callers who understand that.
    pub(super) fn answer(&self, headers: &HeaderMap, kind: &'static str, caching: &'static str) -> Response {
        let packed = if accepts(headers, GZIP) { self.packed() } else { None };
        let mut response = answer(packed.unwrap_or(&self.plain).clone(), headers, kind, caching);
        if packed.is_some() && response.status() != StatusCode::NOT_MODIFIED {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(GZIP));
        }
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }

    fn packed(&self) -> Option<&Bytes> {
        let pack = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
            encoder.write_all(&self.plain).ok()?;
            encoder.finish().ok().map(Bytes::from)
        };
        self.packed.get_or_init(|| if self.plain.len() < SHORTEST { None } else { pack() }).as_ref()
    }
}

/// Whether a caller understands an encoding.
pub(super) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|wish| {
        let (name, weight) = wish.split_once(';').unwrap_or((wish, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|it| it.trim().parse().ok()).unwrap_or(1.0_f32);
        name.trim().eq_ignore_ascii_case(encoding) && weight > 0.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_can_be_wanted_and_refused() {
        let accepts = |wanted: &'static str| {
            accepts(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(wanted))]), GZIP)
        };
        for wanted in ["gzip", "br, GZIP", "deflate , gzip ; q=0.2", "gzip;q=odd"] {
            assert!(accepts(wanted), "{wanted}");
        }
        for wanted in ["", "br", "gzip;q=0", "gzip; q=0.0, br", "xgzip"] {
            assert!(!accepts(wanted), "{wanted}");
        }
    }
}
