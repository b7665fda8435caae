//! Whether the server is well, for those who look after it.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::App;
use super::openapi::Problem;
use crate::failure::ApiError;

/// Well, as long as what is played is kept and engines play.
#[utoipa::path(
    get,
    path = "/healthz",
    responses(
        (status = 200, description = "All is well"),
        (status = 503, description = "Something does not work; the code says what", body = Problem),
    )
)]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, ApiError> {
    app.house.health().await?;
    Ok("ok\n")
}

/// Numbers in the text form of Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    responses(
        (status = 200, description = "Numbers in the text form of Prometheus"),
        (status = 404, description = "Not served here", body = Problem),
    )
)]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Result<Response, ApiError> {
    if !app.house.settings.metrics {
        return Err(ApiError::NoSuchPage);
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, numbers(&app)).into_response())
}

fn numbers(app: &App) -> String {
    let (house, metrics) = (&app.house, &app.house.metrics);
    let count = |counter: &AtomicU64| counter.load(Relaxed);
    let all = [
        ("games_made_total", "counter", "Games that were made.", count(&metrics.games)),
        ("moves_total", "counter", "Moves of people and bots.", count(&metrics.moves)),
        ("engine_moves_total", "counter", "Moves of engines.", count(&metrics.engine_moves)),
        (
            "time_outs_total",
            "counter",
            "Clocks that ran out, and games broken off for silence.",
            count(&metrics.time_outs),
        ),
        ("store_errors_total", "counter", "Writes that failed.", count(&metrics.store_errors)),
        ("engine_nodes_total", "counter", "Positions that engines looked at.", house.engines.nodes()),
        ("engine_tasks_waiting", "gauge", "Searches that wait for a thread.", house.engines.waiting() as u64),
        ("engine_threads", "gauge", "Threads on which engines think.", house.engines.threads() as u64),
        ("games_in_memory", "gauge", "Games in memory.", house.games_in_memory() as u64),
        ("connections", "gauge", "Open sockets and streams.", app.guard.sockets_by_address.total()),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in all {
        // Writing to a string does not fail.
        let _ =
            writeln!(text, "# HELP fencepost_{name} {help}\n# TYPE fencepost_{name} {kind}\nfencepost_{name} {value}");
    }
    text
}
