//! The house's doors: HTTP and WebSocket.

mod analysis;
pub mod api;
mod app_shell;
mod body;
pub mod client;
mod compression;
mod error;
mod game_events;
mod games;
mod headers;
mod health;
mod host;
mod html;
pub mod language;
mod lobby;
mod metrics;
mod ndjson;
mod openapi;
mod ping;
mod player_name;
mod position;
mod preview;
mod quota;
mod rate_limit;
mod rules;
mod rules_files;
mod rules_page;
mod site;
mod sitemap;
mod socket;
mod web_files;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};

pub use error::ApiError;
pub use web_files::{EmbeddedFiles, WebFile, WebFiles};

use crate::house::House;
pub(crate) use client::subscriber;
use quota::OpenCounts;
pub(crate) use quota::{Counter, Permit};
use rate_limit::RateLimiters;

/// What every handler knows.
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) rate_limiters: RateLimiters,
    pub(crate) open: OpenCounts,
    pub(crate) web_files: Box<dyn WebFiles>,
    pub(crate) rules: rules::Written,
}

/// Everything the server answers to, ready to be served or called without a socket.
pub fn app(house: Arc<House>, web_files: impl WebFiles) -> Router {
    let base = house.settings.base.clone();
    let rate_limiters = RateLimiters::new(&house.settings.rate_limits, house.time);
    let open = OpenCounts::default();
    let (web_files, rules) = (Box::new(web_files), rules::Written::default());
    let app = Arc::new(App { house, rate_limiters, open, web_files, rules });
    let api = Router::new()
        .route("/games", post(games::make).get(lobby::search))
        .route("/games/{id}", get(games::look))
        .route("/games/{id}/join", post(games::join))
        .route("/games/{id}/moves", post(games::play))
        .route("/games/{id}/resign", post(games::resign))
        .route("/games/{id}/draw", post(games::draw))
        .route("/games/{id}/takeback", post(games::takeback))
        .route("/games/{id}/rematch", post(games::rematch))
        .route("/games/{id}/time", post(games::time))
        .route("/games/{id}/phrase", post(games::phrase))
        .route("/games/{id}/takeover", post(games::takeover))
        .route("/games/{id}/events", get(game_events::events))
        .route("/games/{id}/socket", get(socket::open))
        .route("/lobby", get(lobby::list))
        .route("/lobby/events", get(lobby::events))
        .route("/position", post(position::explain))
        .route("/analysis", post(analysis::analyse))
        .route("/server", get(lobby::about))
        .route("/openapi.json", get(openapi::describe))
        .fallback(nothing)
        .layer(from_fn_with_state(app.clone(), headers::check_origin));
    let readable = Router::new()
        .route("/healthz", get(health::health))
        .route("/metrics", get(metrics::metrics))
        .route("/rules", get(rules::find))
        .route("/rules/", get(rules::find))
        .route("/rules/{name}", get(rules::serve))
        .route(preview::PATH, get(preview::serve))
        .route("/robots.txt", get(sitemap::robots))
        .route("/sitemap.xml", get(sitemap::list))
        .fallback(web_files::serve);
    let all = Router::new()
        .nest("/api", api)
        .merge(readable)
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .layer(from_fn_with_state(app.clone(), rate_limit::limit))
        .layer(from_fn_with_state(app.clone(), metrics::note_route))
        .with_state(app.clone());
    let all = if base.is_empty() { all } else { Router::new().nest_service(&base, all).fallback(nothing) };
    all.layer(from_fn_with_state(app.clone(), host::check))
        .layer(from_fn_with_state(app.clone(), body::receive))
        .layer(from_fn_with_state(app.clone(), metrics::measure))
        .layer(from_fn_with_state(app.clone(), headers::explain))
        .layer(from_fn_with_state(app, headers::secure))
}

async fn nothing() -> impl IntoResponse {
    ApiError::NoSuchPage
}
