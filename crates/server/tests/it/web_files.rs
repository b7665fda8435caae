//! The web app's own files: addresses, compression, caching and the base path.

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::Settings;
use serde_json::json;

use crate::house::Server;

#[tokio::test]
async fn the_page_is_served_under_its_addresses() {
    let server = Server::start().await;
    let (id, _) = server.game(json!({})).await;
    let game = format!("/game/{id}");
    for path in ["/", &game, "/editor", "/analysis", "/learn"] {
        let page = server.get(path).await;
        assert_eq!((page.status.as_u16(), page.text.contains("data-look")), (200, true), "{path}");
        assert_eq!(page.headers[header::CACHE_CONTROL], "no-cache");
    }
    let packed = Request::get("/assets/board-1a2b.wasm").header(header::ACCEPT_ENCODING, "gzip, br");
    let packed = server.send(packed.body(Body::empty()).expect("a call")).await;
    assert_eq!(packed.text, "br");
    assert_eq!(packed.headers[header::CONTENT_TYPE], "application/wasm");
    assert_eq!(packed.headers[header::CONTENT_ENCODING], "br");
    assert!(packed.headers[header::CACHE_CONTROL].to_str().is_ok_and(|value| value.contains("immutable")));
    let plain = server.get("/assets/board-1a2b.wasm").await;
    assert_eq!(plain.text, "wasm");
    let known = Request::get("/").header(header::IF_NONE_MATCH, server.get("/").await.headers[header::ETAG].clone());
    assert_eq!(server.send(known.body(Body::empty()).expect("a call")).await.status, 304);
    assert_eq!(server.get("/no.such.file").await.status, 404);
    assert_eq!(server.post("/", None, json!({})).await.status, 405);
}

#[tokio::test]
async fn everything_can_be_served_under_a_path() {
    let server = Server::with(Settings { base: "/fence".to_owned(), ..Settings::default() }).await;
    let made = server.post("/fence/api/games", None, json!({})).await;
    assert_eq!(made.body["url"], format!("/fence/game/{}", made.body["id"].as_str().expect("a name")));
    assert!(server.get("/fence/game/x").await.text.contains("<base href=\"/fence/\""));
    assert!(server.get("/fence/").await.text.contains("data-look"));
    assert_eq!(server.get("/api/server").await.status, 404);
    assert_eq!(server.get("/fence/healthz").await.status, 200);
}

#[tokio::test]
async fn a_head_request_gets_the_headers_of_the_document() {
    let server = Server::start().await;
    for path in ["/", "/rules/en", "/assets/board-1a2b.wasm", "/api/openapi.json"] {
        let document = server.get(path).await;
        let head = Request::head(path).body(Body::empty()).expect("a call");
        let head = server.send(head).await;
        assert_eq!((head.status.as_u16(), head.text.as_str()), (200, ""), "{path}");
        for name in [header::ETAG, header::CONTENT_TYPE, header::CACHE_CONTROL] {
            assert_eq!(head.headers.get(&name), document.headers.get(&name), "{path}: {name}");
        }
    }
}

#[tokio::test]
async fn addresses_of_the_app_are_found_and_others_are_not() {
    let server = Server::start().await;
    let (id, _) = server.game(json!({})).await;
    let game = format!("/game/{id}");
    for path in
        ["/", "/games", "/games/", "/local/k3v9", "/analysis", "/learn/2", "/puzzles", "/clock", "/tournaments", &game]
    {
        assert_eq!(server.get(path).await.status, 200, "{path}");
    }
    let deeper = format!("{game}/more");
    for path in [
        "/game/none",
        "/game",
        "/game/",
        "/game/jy40vndycpph0",
        "/nothing",
        "/tournament/x",
        "/learning",
        "/rulesx/en",
        &deeper,
    ] {
        let page = server.get(path).await;
        assert_eq!(
            (page.status.as_u16(), page.text.contains("data-look")),
            (404, true),
            "{path}: the app says so itself"
        );
        assert_eq!(page.headers["x-robots-tag"], "noindex", "{path}");
        assert_eq!(page.headers[header::CACHE_CONTROL], "no-cache", "{path}");
    }
}

#[tokio::test]
async fn search_engines_are_asked_to_leave_games_alone_that_are_not_listed() {
    let server = Server::start().await;
    for (listed, robots) in [(false, Some("noindex")), (true, None)] {
        let made = server.post("/api/games", None, json!({ "listed": listed })).await;
        let page = server.get(made.body["url"].as_str().expect("an address")).await;
        let told = page.headers.get("x-robots-tag").map(|value| value.to_str().expect("text"));
        assert_eq!((page.status.as_u16(), told), (200, robots), "listed: {listed}");
    }
    assert!(server.get("/").await.headers.get("x-robots-tag").is_none());
}

/// A page that is looked at before its script runs does not wake engines that nobody watches.
#[tokio::test]
async fn the_page_of_a_game_does_not_count_as_a_look_at_it() {
    let server = Server::start().await;
    let shown = server.get("/api/exhibition").await.body;
    server.get(shown["url"].as_str().expect("an address")).await;
    assert_eq!(server.get("/api/exhibition").await.body["state"]["paused"], true);
}
