//! Who calls: address, guest, token and language, as far as the call tells.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};

use super::App;
use super::error::ApiError;
use crate::room::Fingerprint;
use crate::secret;

/// The name of the cookie with a guest's key.
pub(crate) const COOKIE: &str = "fencepost_guest";

/// Whoever calls.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    /// Where the call comes from; of the new kind of address the part that one subscriber has.
    pub(crate) address: IpAddr,
    /// The fingerprint of the key in the browser's cookie.
    pub(crate) guest: Option<Fingerprint>,
    token: Option<String>,
}

impl Client {
    /// The token that came along.
    pub(crate) fn token(&self) -> Result<&str, ApiError> {
        self.token.as_deref().ok_or(ApiError::NoToken)
    }

    /// The token, if one came along.
    pub(crate) fn token_if_any(&self) -> Option<&str> {
        self.token.as_deref()
    }
}

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Client, Self::Rejection> {
        Ok(Client {
            address: address(&parts.headers, &parts.extensions, app.house.settings.trust_proxy),
            guest: guest_key(&parts.headers).map(|key| Fingerprint::of(&key)),
            token: token(&parts.headers),
        })
    }
}

/// Where a call comes from. What a proxy reports counts only if we were told to trust it, and only its own word: the last
/// address of the list, since all before it were sent by the client.
pub fn address(headers: &HeaderMap, extensions: &Extensions, trust_proxy: bool) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map_or(Ipv4Addr::LOCALHOST.into(), |info| info.0.ip());
    let reported = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let address = if trust_proxy { reported().unwrap_or(direct) } else { direct };
    subscriber(address)
}

/// One subscriber has a whole /64 of the new addresses, and would otherwise pass for many.
pub(crate) fn subscriber(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.into(),
            None => Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX)).into(),
        },
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The key in a guest's cookie.
pub fn guest_key(headers: &HeaderMap) -> Option<String> {
    cookie_named(COOKIE, headers).filter(|key| secret::is_token(key))
}

/// What a cookie holds.
pub(crate) fn cookie_named(name: &str, headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value.to_owned())
}

/// The token that comes along.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
}
