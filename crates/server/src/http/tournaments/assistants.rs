//! The assistants of an organiser.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;

use super::{execute, keyholder};
use crate::house::HouseError;
use crate::http::App;
use crate::http::api::AssistantRequest;
use crate::http::body::Message;
use crate::http::client::Client;
use crate::http::error::ApiError;
#[cfg(test)]
use crate::http::openapi::Problem;
use crate::room::Fingerprint;
use crate::secret;
use crate::tournament::{Actor, Tournament, TournamentCommand, TournamentError};

/// An assistant who was named.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Appointed {
    /// The number, from 1.
    assistant: usize,
    /// The assistant's secret: it is told here and never again.
    key: String,
}

/// An assistant.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct AssistantView {
    /// The number, from 1.
    assistant: usize,
    /// What the organiser calls them.
    name: Option<String>,
    /// Whether the key is void.
    revoked: bool,
}

/// All assistants.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Assistants {
    /// In the order in which they were named.
    assistants: Vec<AssistantView>,
}

impl Assistants {
    fn of(tournament: &Tournament) -> Json<Assistants> {
        let view = |(number, it): (usize, &crate::tournament::Assistant)| AssistantView {
            assistant: number,
            name: it.name.clone(),
            revoked: it.revoked,
        };
        Json(Assistants { assistants: (1..).zip(tournament.assistants()).map(view).collect() })
    }
}

/// Names an assistant.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tournaments/{id}/assistants",
    request_body = AssistantRequest,
    security(("token" = [])),
    responses(
        (status = 201, description = "The assistant's number and key", body = Appointed),
        (status = 403, description = "Not the organiser's key", body = Problem),
    )
))]
pub(crate) async fn appoint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<AssistantRequest>,
) -> Result<(StatusCode, Json<Appointed>), ApiError> {
    keyholder(&client)?;
    let key = secret::new_token();
    let (tournament, _) = execute(&app, &id, &client, request.check(Fingerprint::of(&key))?).await?;
    Ok((StatusCode::CREATED, Json(Appointed { assistant: tournament.assistants().len(), key })))
}

/// The assistants, for the organiser.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tournaments/{id}/assistants",
    security(("token" = [])),
    responses(
        (status = 200, description = "The assistants", body = Assistants),
        (status = 403, description = "Not the organiser's key", body = Problem),
    )
))]
pub(crate) async fn list_assistants(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Json<Assistants>, ApiError> {
    let token = client.token_if_any().ok_or(ApiError::NoKey)?;
    let snapshot = app.house.tournament(&id).await?;
    if snapshot.value().actor_of(token) != Some(Actor::Organiser) {
        return Err(HouseError::Refused(TournamentError::NotAllowed).into());
    }
    Ok(Assistants::of(snapshot.value()))
}

/// Revokes an assistant's key.
#[cfg_attr(test, utoipa::path(
    delete,
    path = "/api/tournaments/{id}/assistants/{assistant}",
    security(("token" = [])),
    responses(
        (status = 200, description = "The assistants", body = Assistants),
        (status = 403, description = "Not the organiser's key", body = Problem),
    )
))]
pub(crate) async fn revoke(
    State(app): State<Arc<App>>,
    Path((id, assistant)): Path<(String, String)>,
    client: Client,
) -> Result<Json<Assistants>, ApiError> {
    keyholder(&client)?;
    let unknown = |_| ApiError::from(HouseError::Refused(TournamentError::NoSuchAssistant));
    let command = TournamentCommand::Revoke { assistant: assistant.parse().map_err(unknown)? };
    let (tournament, _) = execute(&app, &id, &client, command).await?;
    Ok(Assistants::of(&tournament))
}
