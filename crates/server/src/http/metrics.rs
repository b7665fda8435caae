//! `GET /metrics`, and the time that requests take.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::ApiError;
#[cfg(test)]
use super::openapi::Problem;
use crate::metrics::{Levels, RequestLabels};

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// For browsers, and for programs that know only the older format, which has the same samples.
const PLAIN_TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Counters, gauges and latency histograms.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/metrics",
    responses(
        (status = 200, description = "Numbers in the text form of Prometheus"),
        (status = 404, description = "Not served here", body = Problem),
    )
))]
pub(crate) async fn metrics(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, ApiError> {
    if !app.house.settings.metrics {
        return Err(ApiError::NoSuchPage);
    }
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    let kind = if accepted.contains("application/openmetrics-text") { OPEN_METRICS } else { PLAIN_TEXT };
    Ok(([(header::CONTENT_TYPE, kind)], app.house.metrics.to_text(levels(&app))).into_response())
}

fn levels(app: &App) -> Levels {
    Levels {
        engine_tasks_waiting: app.house.engines.waiting(),
        engine_threads: app.house.engines.threads(),
        games_in_memory: app.house.games_in_memory(),
        connections: app.open.sockets_by_address.total(),
    }
}

/// The template of the route that a response comes from.
#[derive(Clone)]
struct Route(String);

/// Notes which route answers. Only the router knows that, but only the outer layers see all requests.
pub(super) async fn note_route(
    State(app): State<Arc<App>>,
    matched: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let base = app.house.settings.base.as_str();
    let path = matched.as_ref().map(MatchedPath::as_str);
    let route = path.map_or("/{*path}", |path| path.strip_prefix(base).unwrap_or(path));
    response.extensions_mut().insert(Route(route.to_owned()));
    response
}

/// Measures the time until a response begins. Streams and sockets go on for longer.
pub(super) async fn measure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (method, start) = (method_label(request.method()), Instant::now());
    let response = next.run(request).await;
    let route = response.extensions().get::<Route>().map_or("none", |route| route.0.as_str()).to_owned();
    let labels = RequestLabels { method, route, status: status_class(response.status()) };
    app.house.metrics.request(&labels, start.elapsed());
    response
}

fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

fn status_class(status: StatusCode) -> &'static str {
    match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    }
}
