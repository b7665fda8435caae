//! `GET /healthz`: whether the server works.

use std::sync::Arc;

use axum::extract::State;

use super::App;
use super::error::ApiError;
#[cfg(test)]
use super::openapi::Problem;

/// Fails if games cannot be stored or engines cannot play.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/healthz",
    responses(
        (status = 200, description = "All is well"),
        (status = 503, description = "Something does not work; the code says what", body = Problem),
    )
))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, ApiError> {
    app.house.health().await?;
    Ok("ok\n")
}
