//! Compression of the documents that the server writes itself. The files of the web app are compressed when it is built.

use axum::http::{Extensions, HeaderMap, StatusCode, Version, header};
use tower_http::compression::predicate::SizeAbove;
use tower_http::compression::{CompressionLayer, Predicate};

/// A shorter document fits into one packet anyway.
const MIN_BYTES: u64 = 1024;

/// Compresses text for clients that accept that.
pub(super) fn layer() -> CompressionLayer<impl Predicate + Send + Sync + 'static> {
    CompressionLayer::new().compress_when(SizeAbove::new(MIN_BYTES).and(is_text))
}

/// Whether compression gains anything. A file of the web app that was not compressed before does not get smaller.
fn is_text(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.starts_with("text/") || ["json", "xml"].iter().any(|suffix| essence.ends_with(suffix))
}

/// Whether a client accepts an encoding. tower-http chooses among compressed files only where they are in a folder, and ours are
/// inside the program.
pub(super) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|it| it.trim().parse().ok()).unwrap_or(1.0_f32);
        name.trim().eq_ignore_ascii_case(encoding) && weight > 0.0
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn encodings_can_be_accepted_and_refused() {
        let accepts = |wanted: &'static str| {
            accepts(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(wanted))]), "gzip")
        };
        for wanted in ["gzip", "br, GZIP", "deflate , gzip ; q=0.2", "gzip;q=odd"] {
            assert!(accepts(wanted), "{wanted}");
        }
        for wanted in ["", "br", "gzip;q=0", "gzip; q=0.0, br", "xgzip"] {
            assert!(!accepts(wanted), "{wanted}");
        }
    }
}
