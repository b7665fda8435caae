//! `POST /api/study`: records read, written and packed into links, for pages that cannot load the module.

use axum::Json;
use fencepost_engine::protocol::answer_study;
use serde::{Deserialize, Serialize};

use super::body::Message;

/// A request about a study.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct StudyRequest {
    /// A command, and on the lines after it what it is about: see docs/wasm.md.
    request: String,
}

/// The answer to it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct StudyAnswer {
    /// As docs/wasm.md describes it. What cannot be read is an answer, too.
    answer: String,
}

/// Reads, writes or packs a study.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/study",
    request_body = StudyRequest,
    responses((status = 200, description = "The answer", body = StudyAnswer))
))]
pub(crate) async fn study(Message(StudyRequest { request }): Message<StudyRequest>) -> Json<StudyAnswer> {
    Json(StudyAnswer { answer: answer_study(&request) })
}
