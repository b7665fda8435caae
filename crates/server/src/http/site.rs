//! The URLs of this server, as a client sees them.

use axum::http::{HeaderMap, header};

use super::App;

/// The origin and the base path of this server, as a client sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// Such as `https://example.org`; empty if the client did not say.
    origin: String,
    base: String,
    is_secure: bool,
}

impl Site {
    /// As configured, or else by the Host header, which the host check has accepted. `X-Forwarded-Host` does not count: proxies pass on
    /// what anybody sends.
    pub(super) fn of(headers: &HeaderMap, app: &App) -> Site {
        let settings = &app.house.settings;
        let base = settings.base.clone();
        if let Some(url) = &settings.public_url {
            return Site { origin: url.origin().to_owned(), base, is_secure: url.is_secure() };
        }
        let is_forwarded = settings.trust_proxy && forwarded_scheme(headers) == Some("https");
        let is_secure = settings.tls || is_forwarded;
        let scheme = if is_secure { "https" } else { "http" };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
        let origin = host.map_or_else(String::new, |host| format!("{scheme}://{host}"));
        Site { origin, base, is_secure }
    }

    /// Whether browsers use HTTPS.
    pub(super) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The full URL of a path that begins with a slash.
    pub(super) fn url(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin, self.base)
    }

    /// A path with the base path in front.
    pub(super) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
}

/// The scheme by which a proxy was called. Each proxy adds to the end; only the last value counts, which our own proxy has added.
fn forwarded_scheme(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all("x-forwarded-proto").iter().next_back()?.to_str().ok()?;
    all.rsplit(',').next().map(str::trim)
}

/// Whether a text can be a host with a port, and nothing else.
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
