//! Where this server is seen from outside.

use axum::http::{HeaderMap, header};

use super::App;

/// The addresses of this server, as a caller knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// Such as `https://example.org`; empty where the caller did not say.
    origin: String,
    base: String,
}

impl Site {
    /// As a call tells.
    pub(super) fn of(headers: &HeaderMap, app: &App) -> Site {
        let settings = &app.house.settings;
        // Each proxy adds to the end; only the word of the last one, which is ours, counts.
        let forwarded = |name: &str| {
            let value = headers.get(name).filter(|_| settings.trust_proxy)?.to_str().ok()?;
            value.rsplit(',').next().map(str::trim)
        };
        let host = forwarded("x-forwarded-host").or_else(|| headers.get(header::HOST)?.to_str().ok());
        let scheme = if forwarded("x-forwarded-proto") == Some("https") { "https" } else { "http" };
        let origin = host.filter(|host| is_host(host)).map_or_else(String::new, |host| format!("{scheme}://{host}"));
        Site { origin, base: settings.base.clone() }
    }

    /// The full address of a path that begins with a slash.
    pub(super) fn url(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin, self.base)
    }

    /// The path as seen from the outside.
    pub(super) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
}

/// Whether this can be a host with its port, and nothing else.
fn is_host(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    !text.is_empty() && text.len() < 256 && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hosts_are_hosts() {
        for host in ["localhost:8080", "example.org", "[::1]:8080", "xn--bcher-kva.example"] {
            assert!(is_host(host), "{host}");
        }
        for text in ["", "a b", "a/b", "\"><script>", "user@host", "ho\u{df}t"] {
            assert!(!is_host(text), "{text}");
        }
    }
}
