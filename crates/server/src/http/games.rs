//! Creating, joining and playing games.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use fencepost_rules::Seat;
use serde::Serialize;

use super::App;
use super::api::{
    GameRequest, JoinRequest, MoveRequest, OfferRequest, PhraseRequest, StateJson, TakeoverRequest, TimeRequest,
};
use super::body::Message;
use super::client::{Client, guest_key};
use super::cookies;
use super::error::ApiError;
#[cfg(test)]
use super::openapi::{Problem, Stale};
use super::quota::Permit;
use super::site::Site;
use crate::house::{House, NewGame, PlayerCommand, Snapshot};
use crate::room::{Command, Fingerprint, OfferKind};
use crate::secret;
use crate::store::AddressGroup;

/// Seconds after which a client with too many games should try again.
const GAMES_RETRY: u64 = 60;

/// A state, with the caller's own seat where a token came along.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct OwnState {
    #[serde(flatten)]
    state: StateJson,
    /// The caller's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<&'static str>,
}

impl OwnState {
    fn new(snapshot: &Snapshot, seat: Option<Seat>, house: &House) -> OwnState {
        OwnState { state: StateJson::in_house(snapshot, house), you: seat.map(Seat::name) }
    }
}

/// A seat that was given out.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Given {
    /// The game.
    id: String,
    /// Its page.
    url: String,
    /// The seat; null where only engines play.
    seat: Option<&'static str>,
    /// The secret that moves its pawn: it is told here and never again.
    token: Option<String>,
    /// The game as it is.
    state: StateJson,
}

impl Given {
    fn new(snapshot: &Snapshot, own: Option<(Seat, String)>, house: &House) -> Given {
        let state = StateJson::in_house(snapshot, house);
        let (seat, token) = own.unzip();
        Given { id: state.id.clone(), url: state.url.clone(), seat: seat.map(Seat::name), token, state }
    }
}

/// Creates a game.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games",
    request_body = GameRequest,
    responses(
        (status = 201, description = "The game, and the secret of the maker's seat", body = Given),
        (status = 422, description = "A field cannot have this value", body = Problem),
    )
))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Message(request): Message<GameRequest>,
) -> Result<Response, ApiError> {
    let (guest, cookie) = guest(&headers, &app);
    let group = app.house.address_group(client.address);
    let new = NewGame { address_group: Some(group), address: Some(client.address), ..request.check(Some(guest))? };
    let _permit = permit_new_game(&app, &client, group).await?;
    let created = app.house.create(new).await?;
    let given = Given::new(&created.snapshot, created.own, &app.house);
    let location = HeaderValue::try_from(&given.url).map_err(|_| ApiError::BadMessage)?;
    Ok((StatusCode::CREATED, cookie, [(header::LOCATION, location)], Json(given)).into_response())
}

/// Counts a new game, and the guest who joins it, until the game is stored.
type NewGamePermit = (Option<Permit<AddressGroup>>, Option<Permit<Fingerprint>>);

/// Checks the quotas of unfinished games. Games that are being created at the same time count until they are stored.
async fn permit_new_game(app: &App, client: &Client, group: AddressGroup) -> Result<NewGamePermit, ApiError> {
    let limit = app.house.settings.quotas.games_per_address;
    let permit = app.open.new_games.acquire(group, 0);
    if limit != 0 {
        // In this order: a game that is no longer being created has been stored.
        let making = app.open.new_games.count(&group);
        check_quota(limit, app.house.store.unfinished_from(group).await?, making)?;
    }
    Ok((permit, permit_join(app, client).await?))
}

/// Checks how many unfinished games a guest plays.
async fn permit_join(app: &App, client: &Client) -> Result<Option<Permit<Fingerprint>>, ApiError> {
    let limit = app.house.settings.quotas.games_per_guest;
    let Some(guest) = client.guest.filter(|_| limit != 0) else { return Ok(None) };
    let permit = app.open.joining.acquire(guest, 0);
    let joining = app.open.joining.count(&guest);
    check_quota(limit, app.house.store.unfinished_of(guest).await?, joining)?;
    Ok(permit)
}

fn check_quota(limit: u32, stored: u64, more: u32) -> Result<(), ApiError> {
    let fits = stored + u64::from(more) <= u64::from(limit);
    if fits { Ok(()) } else { Err(ApiError::TooMany { code: "too-many-games", retry: GAMES_RETRY }) }
}

/// Takes an open seat.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/join",
    request_body = JoinRequest,
    responses(
        (status = 200, description = "The seat and its secret", body = Given),
        (status = 409, description = "No seat is open, or not that one; with the state", body = Stale),
    )
))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    headers: HeaderMap,
    Message(request): Message<JoinRequest>,
) -> Result<Response, ApiError> {
    let (guest, cookie) = guest(&headers, &app);
    let (wanted, name) = request.check()?;
    let _permit = permit_join(&app, &client).await?;
    let (snapshot, seat, token) = app.house.join(&id, wanted, name, Some(guest), Some(client.address)).await?;
    Ok((cookie, Json(Given::new(&snapshot, Some((seat, token)), &app.house))).into_response())
}

/// The state of a game, or its record where the name ends in `.qgn`.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/games/{id}",
    responses(
        (status = 200, description = "The state; the record as text if the name ends in .qgn", body = OwnState),
        (status = 401, description = "A token that is unknown here", body = Problem),
    )
))]
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
) -> Result<Response, ApiError> {
    if let Some(id) = id.strip_suffix(".qgn") {
        let record = app.house.record(id, Some(client.address)).await?;
        let disposition = format!("inline; filename=\"{id}.qgn\"");
        let kind = (header::CONTENT_TYPE, "application/x-qgn; charset=utf-8".to_owned());
        return Ok(([kind, (header::CONTENT_DISPOSITION, disposition)], record).into_response());
    }
    let (snapshot, seat) = app.house.look(&id, client.token_if_any(), Some(client.address)).await?;
    Ok(Json(OwnState::new(&snapshot, seat, &app.house)).into_response())
}

type Played = Result<Json<OwnState>, ApiError>;

async fn act(app: &Arc<App>, id: &str, client: &Client, command: Command) -> Played {
    let token = Fingerprint::of(client.token()?);
    let (snapshot, seat) =
        app.house.execute(id, PlayerCommand { token, command, address: Some(client.address) }).await?;
    Ok(Json(OwnState::new(&snapshot, Some(seat), &app.house)))
}

/// Plays a move.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/moves",
    request_body = MoveRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 403, description = "Not the seat to move", body = Problem),
        (status = 409, description = "The ply does not fit, the game has not begun or is over; with the state", body = Stale),
        (status = 422, description = "An illegal move", body = Problem),
    )
))]
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<MoveRequest>,
) -> Played {
    act(&app, &id, &client, request.into()).await
}

/// Resigns.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/resign",
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 409, description = "The game is over; with the state", body = Stale),
    )
))]
pub(crate) async fn resign(State(app): State<Arc<App>>, Path(id): Path<String>, client: Client) -> Played {
    act(&app, &id, &client, Command::Resign).await
}

/// Offers a draw, accepts one or declines it.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/draw",
    request_body = OfferRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 409, description = "The game has not begun or is over, or it was offered since the last move; with the state", body = Stale),
    )
))]
pub(crate) async fn draw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<OfferRequest>,
) -> Played {
    act(&app, &id, &client, request.command(OfferKind::Draw)).await
}

/// Asks for the last move back, accepts that or declines it.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/takeback",
    request_body = OfferRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 409, description = "There is nothing to take back, or it has been requested since the last move; with the state", body = Stale),
    )
))]
pub(crate) async fn takeback(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<OfferRequest>,
) -> Played {
    act(&app, &id, &client, request.command(OfferKind::Takeback)).await
}

/// Asks for another game, accepts one or declines it.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/rematch",
    request_body = OfferRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 409, description = "The game is not over, or it has been requested already; with the state", body = Stale),
    )
))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<OfferRequest>,
) -> Played {
    act(&app, &id, &client, request.command(OfferKind::Rematch)).await
}

/// Gives another player time.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/time",
    request_body = TimeRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 409, description = "The game has no clock, or the seat is not in it; with the state", body = Stale),
        (status = 422, description = "A value that cannot be, or no seat where there are several others", body = Problem),
    )
))]
pub(crate) async fn time(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<TimeRequest>,
) -> Played {
    act(&app, &id, &client, request.try_into()?).await
}

/// Says something.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/phrase",
    request_body = PhraseRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
    )
))]
pub(crate) async fn phrase(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<PhraseRequest>,
) -> Played {
    act(&app, &id, &client, request.try_into()?).await
}

/// Gives a person's seat to an engine.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/games/{id}/takeover",
    request_body = TakeoverRequest,
    security(("token" = [])),
    responses(
        (status = 200, description = "The state, once it is on disk", body = OwnState),
        (status = 409, description = "The player is still here; with the state", body = Stale),
    )
))]
pub(crate) async fn takeover(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    client: Client,
    Message(request): Message<TakeoverRequest>,
) -> Played {
    act(&app, &id, &client, request.try_into()?).await
}

/// The guest who sends a request, and the cookie for one who is new.
fn guest(headers: &HeaderMap, app: &App) -> (Fingerprint, HeaderMap) {
    if let Some(key) = guest_key(headers) {
        return (Fingerprint::of(&key), HeaderMap::new());
    }
    let key = secret::new_token();
    let cookie = cookies::set_guest(&key, &Site::of(headers, app));
    (Fingerprint::of(&key), HeaderMap::from_iter([(header::SET_COOKIE, cookie)]))
}
