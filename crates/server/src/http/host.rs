//! The host names that the server answers to.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::ApiError;
use crate::public_url::PublicUrl;
use crate::settings::Settings;

/// Refuses requests for a host name that is not ours. Another site can let its own name point at this server (DNS rebinding), and a
/// browser then takes its pages for ours. Nobody can do that with an IP address or with `localhost`.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let settings = &app.house.settings;
    let named = request.headers().get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    // A request line may have a full URL, which counts before the header.
    let mut named = named.chain(request.uri().authority().map(Authority::as_str));
    let unknown = named.find(|host| !host.is_empty() && !is_ours(host, settings)).map(str::to_owned);
    match unknown {
        Some(host) => ApiError::UnknownHost { host }.into_response(),
        None => next.run(request).await,
    }
}

/// Whether a host, with or without a port, is one of ours.
fn is_ours(host: &str, settings: &Settings) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host();
    let name = name.strip_suffix('.').unwrap_or(name);
    let mut known = settings.hosts.iter().map(String::as_str).chain(settings.public_url.iter().map(PublicUrl::host));
    !host.contains('@') && (is_local(name) || known.any(|known| known.eq_ignore_ascii_case(name)))
}

/// Whether the name is valid without DNS.
fn is_local(name: &str) -> bool {
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let last = name.rsplit('.').next().unwrap_or_default();
    bare.parse::<IpAddr>().is_ok() || last.eq_ignore_ascii_case("localhost")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_configured_names_and_those_without_dns_are_ours() {
        let settings = Settings {
            hosts: vec!["club.example".to_owned()],
            public_url: Some("https://play.example:8443/fence".parse().expect("an address")),
            ..Settings::default()
        };
        for host in [
            "localhost",
            "LocalHost:8080",
            "localhost.",
            "fence.localhost:1",
            "127.0.0.1:8080",
            "192.168.1.7",
            "[::1]:8080",
            "[fe80::1]",
            "Club.Example",
            "club.example:9000",
            "club.example.:9000",
            "play.example",
            "play.example:8443",
        ] {
            assert!(is_ours(host, &settings), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example",
            "notlocalhost",
            "club.example.evil",
            "a.club.example",
            "localhost@evil.example",
            "evil.example@localhost",
            "127.0.0.1.evil.example",
            "evil.example:8080",
            "a b",
            "\"><script>",
            "[::1",
            ":8080",
        ] {
            assert!(!is_ours(host, &settings), "{host}");
        }
    }
}
