//! Request ids and the log: every line about a request carries its id, and so does the response.

use axum::Router;
use axum::extract::Request;
use axum::http::HeaderName;
use tower::ServiceBuilder;
use tower::util::MapRequestLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::{Level, Span};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives every request an id. The one that a trusted proxy has given stays.
pub(super) fn add(router: Router, trust_proxy: bool) -> Router {
    let forget_foreign_id = MapRequestLayer::new(move |mut request: Request| {
        if !trust_proxy {
            request.headers_mut().remove(REQUEST_ID);
        }
        request
    });
    let trace = TraceLayer::new_for_http()
        .make_span_with(span)
        .on_request(())
        .on_response(DefaultOnResponse::new().level(Level::DEBUG))
        .on_eos(())
        // The layer that writes error responses logs them.
        .on_failure(());
    let layers = ServiceBuilder::new()
        .layer(forget_foreign_id)
        .layer(SetRequestIdLayer::new(REQUEST_ID, MakeRequestUuid))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(trace);
    router.layer(layers)
}

/// The context of all log lines about a request. Nothing in it tells who the client is.
fn span(request: &Request) -> Span {
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    tracing::error_span!("request", id, method = %request.method())
}
