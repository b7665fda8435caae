//! HTTP and WebSocket: routes, middleware and handlers.

mod analysis;
pub mod api;
mod app_shell;
mod body;
pub mod client;
mod client_routes;
mod compression;
mod cookies;
mod error;
mod error_response;
mod etag;
mod exhibition;
mod explorer;
mod game_events;
mod games;
mod health;
mod host;
mod html;
pub mod language;
mod lobby;
mod metrics;
mod ndjson;
mod openapi;
mod origin;
mod painting;
mod picture;
mod ping;
mod player_name;
mod position;
mod preview;
mod quota;
mod rate_limit;
mod rules;
mod rules_files;
mod rules_page;
mod security_headers;
mod site;
mod sitemap;
mod socket;
mod study;
mod tournaments;
mod trace;
mod web_files;
mod websocket;

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tower_http::set_header::SetResponseHeaderLayer;

pub use error::ApiError;
pub use web_files::{EmbeddedFiles, WebFile, WebFiles};

use crate::explorer::Explorer;
use crate::house::House;
pub(crate) use client::subscriber;
use quota::OpenCounts;
pub(crate) use quota::{Counter, Permit};
use rate_limit::RateLimiters;

/// What all handlers share.
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) rate_limiters: RateLimiters,
    pub(crate) open: OpenCounts,
    pub(crate) web_files: Box<dyn WebFiles>,
    pub(crate) rules: rules::PageCache,
    pub(crate) explorer: Arc<Explorer>,
}

impl App {
    fn new(house: Arc<House>, explorer: Arc<Explorer>, web_files: Box<dyn WebFiles>) -> App {
        App {
            rate_limiters: RateLimiters::new(&house.settings.rate_limits, house.time),
            open: OpenCounts::default(),
            web_files,
            rules: rules::PageCache::default(),
            explorer,
            house,
        }
    }
}

/// Everything that the server answers to, ready to be served, or to be called without a socket.
pub fn app(house: Arc<House>, web_files: impl WebFiles) -> Router {
    router(house, Arc::default(), Box::new(web_files))
}

/// Not generic, so that all of it is compiled here, once, and not again where it is used.
pub(crate) fn router(house: Arc<House>, explorer: Arc<Explorer>, web_files: Box<dyn WebFiles>) -> Router {
    let (base, trust_proxy) = (house.settings.base.clone(), house.settings.trust_proxy);
    let app = Arc::new(App::new(house, explorer, web_files));
    let routes = Router::new()
        .nest("/api", api(&app))
        .route("/healthz", get(health::health))
        .route("/metrics", get(metrics::metrics))
        .merge(documents())
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .layer(from_fn_with_state(app.clone(), rate_limit::limit))
        .layer(from_fn_with_state(app.clone(), metrics::note_route))
        .with_state(app.clone());
    let routes = if base.is_empty() { routes } else { Router::new().nest_service(&base, routes).fallback(nothing) };
    // The layer that is added last sees a request first.
    let routes = routes
        .layer(from_fn_with_state(app.clone(), host::check))
        .layer(from_fn_with_state(app.clone(), body::receive))
        .layer(from_fn_with_state(app.clone(), metrics::measure))
        .layer(from_fn_with_state(app.clone(), error_response::write));
    trace::add(security_headers::add(routes, app), trust_proxy)
}

/// The calls that programs make, at `/api`. Nobody may cache their responses.
fn api(app: &Arc<App>) -> Router<Arc<App>> {
    let no_store = HeaderValue::from_static("no-store");
    Router::new()
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
        .route("/exhibition", get(exhibition::show))
        .route("/position", post(position::explain))
        .route("/analysis", post(analysis::analyse))
        .route("/study", post(study::study))
        .route("/explorer", get(explorer::explore))
        .route("/explorer/offline", get(explorer::offline))
        .route("/explorer/{source}/{name}", get(explorer::record))
        .route("/server", get(lobby::about))
        .merge(tournaments::routes())
        .merge(document(Router::new().route("/openapi.json", get(openapi::describe))))
        .fallback(nothing)
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, no_store))
}

/// The pages and files that browsers and search engines read.
fn documents() -> Router<Arc<App>> {
    let routes = Router::new()
        .route("/rules", get(rules::find))
        .route("/rules/", get(rules::find))
        .route("/rules/{name}", get(rules::serve))
        .route(preview::PATH, get(preview::serve))
        .route("/picture.png", get(picture::png))
        .route("/picture.gif", get(picture::gif))
        .route("/robots.txt", get(sitemap::robots))
        .route("/sitemap.xml", get(sitemap::sitemap))
        .fallback(web_files::serve);
    document(routes)
}

/// Documents are compressed, and not sent again to clients that have them.
fn document(routes: Router<Arc<App>>) -> Router<Arc<App>> {
    routes.layer(compression::layer()).layer(from_fn(etag::check))
}

async fn nothing() -> impl IntoResponse {
    ApiError::NoSuchPage
}
