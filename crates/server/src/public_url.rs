//! The URL under which browsers reach the server.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// A URL such as `https://example.org/fencepost`, under which everything is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    host: String,
    path: String,
}

/// The text is not such a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicUrlError;

impl fmt::Display for PublicUrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a scheme, a host and perhaps a path")
    }
}

impl std::error::Error for PublicUrlError {}

impl PublicUrl {
    /// Scheme, host and port, as browsers write an origin.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The host name alone.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The path without a slash at the end: empty, or `/fencepost`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether it is an HTTPS URL.
    pub fn is_secure(&self) -> bool {
        self.origin.starts_with("https:")
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlError> {
        let uri: Uri = text.parse().map_err(|_| PublicUrlError)?;
        let (scheme, authority) = uri.scheme_str().zip(uri.authority()).ok_or(PublicUrlError)?;
        let usual_port = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return Err(PublicUrlError),
        };
        let path = uri.path().trim_end_matches('/');
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
        let is_plain = path.bytes().all(plain) && !path.contains("//");
        let has_more = authority.as_str().contains('@') || text.contains(['?', '#']) || authority.host().is_empty();
        if has_more || !is_plain {
            return Err(PublicUrlError);
        }
        let host = authority.host().to_ascii_lowercase();
        let port = authority.port_u16().filter(|&port| port != usual_port);
        let port = port.map_or_else(String::new, |port| format!(":{port}"));
        Ok(PublicUrl { origin: format!("{scheme}://{host}{port}"), host, path: path.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_taken_apart() {
        for (text, origin, host, path) in [
            ("https://Example.org", "https://example.org", "example.org", ""),
            ("https://example.org:443/", "https://example.org", "example.org", ""),
            ("http://example.org:8080/a/b/", "http://example.org:8080", "example.org", "/a/b"),
            ("http://[::1]:80/fence", "http://[::1]", "[::1]", "/fence"),
        ] {
            let url: PublicUrl = text.parse().expect(text);
            assert_eq!((url.origin(), url.host(), url.path()), (origin, host, path), "{text}");
        }
    }

    #[test]
    fn other_text_is_refused() {
        for text in [
            "",
            "example.org",
            "/fence",
            "ftp://example.org",
            "https://",
            "https://a b",
            "https://user@example.org",
            "https://example.org/?a",
            "https://example.org/#a",
            "https://example.org/a//b",
            "https://example.org/%22",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(PublicUrlError), "{text}");
        }
    }
}
