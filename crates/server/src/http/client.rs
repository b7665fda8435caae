//! Who sends a request: address, guest and token.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use headers::authorization::Bearer;
use headers::{Authorization, HeaderMapExt};

use super::error::ApiError;
use super::{App, cookies};
use crate::room::Fingerprint;
use crate::secret;

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    /// Where the request comes from; of an IPv6 address the part that one subscriber has.
    pub(crate) address: IpAddr,
    /// The fingerprint of the key in the browser's cookie.
    pub(crate) guest: Option<Fingerprint>,
    token: Option<String>,
}

impl Client {
    /// The token of the request.
    pub(crate) fn token(&self) -> Result<&str, ApiError> {
        self.token.as_deref().ok_or(ApiError::NoToken)
    }

    /// The token, if the request has one.
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

/// Where a request comes from. What a proxy reports counts only if we were told to trust it, and then only the last address of
/// the list, which the proxy itself has added.
pub fn address(headers: &HeaderMap, extensions: &Extensions, trust_proxy: bool) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map_or(Ipv4Addr::LOCALHOST.into(), |info| info.0.ip());
    let reported = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let address = if trust_proxy { reported().unwrap_or(direct) } else { direct };
    subscriber(address)
}

/// One subscriber has a whole /64 of IPv6 addresses, and would otherwise pass for many.
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
    cookies::get(cookies::GUEST, headers).filter(|key| secret::is_token(key))
}

/// The token in the `Authorization` header.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let bearer: Authorization<Bearer> = headers.typed_get()?;
    Some(bearer.token().trim().to_owned())
}
