//! The description of the API. A test makes it from the code that answers and compares: what makes it takes a while to
//! compile, and nobody who only runs the server needs it. `UPDATE_EXPECT=1 cargo test -p fencepost-server
//! the_description_follows_the_code` writes it anew.

use axum::http::header;
use axum::response::IntoResponse;

#[cfg(test)]
mod description;

#[cfg(test)]
pub(crate) use description::{Problem, Stale};

const DESCRIPTION: &str = include_str!("openapi.json");

/// The description of the API.
#[cfg_attr(test, utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "This document"))))]
pub(crate) async fn describe() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], DESCRIPTION)
}
