//! What somebody with bad intentions may try.

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::Settings;
use serde_json::json;

use crate::house::Server;

#[tokio::test]
async fn nobody_moves_for_another_or_sees_anothers_token() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({ "players": 3, "listed": true })).await;
    let (other, strangers) = server.game(json!({})).await;
    for (what, body) in [
        ("moves", json!({ "move": "e2", "ply": 0 })),
        ("resign", json!({})),
        ("draw", json!({})),
        ("takeback", json!({})),
        ("rematch", json!({})),
        ("time", json!({ "seat": "west" })),
        ("phrase", json!({ "code": "hello" })),
        ("takeover", json!({ "seat": "south" })),
    ] {
        let path = format!("/api/games/{id}/{what}");
        assert_eq!(server.post(&path, None, body.clone()).await.status, 401, "{what} without a token");
        for token in [&strangers[0][..], "", "x", &tokens[0][1..], &tokens[0].to_uppercase(), "%00", "' OR 1=1 --"] {
            assert_eq!(server.post(&path, Some(token), body.clone()).await.status, 401, "{what} with {token}");
        }
    }
    assert_eq!(server.play(&id, &tokens[1], "e2", 0).await.status, 403, "West cannot move for South");
    let takeover = server.act(&id, "takeover", &tokens[1], json!({ "seat": "south" })).await;
    assert_eq!(takeover.verdict(), (409, "still-here"));
    let mut seen = String::new();
    for path in [
        format!("/api/games/{id}"),
        format!("/api/games/{id}.qgn"),
        "/api/games".into(),
        "/api/lobby".into(),
        "/metrics".into(),
    ] {
        seen += &server.get(&path).await.text;
    }
    seen += &server.play(&id, &tokens[0], "e2", 0).await.text;
    seen += &server.play(&id, &tokens[0], "e2", 7).await.text;
    let joined = server.post(&format!("/api/games/{other}/join"), None, json!({})).await;
    seen += &joined.text;
    for token in tokens.iter().chain(&strangers) {
        assert!(!seen.contains(token.as_str()));
    }
}

#[tokio::test]
async fn invisible_and_direction_changing_names_are_not_shown() {
    let server = Server::start().await;
    for (name, shown) in [
        ("\u{3164}\u{ad}\u{115f}", json!(null)),
        ("\u{e0041}\u{e0042}", json!(null)),
        ("An\u{202e}n\u{61c}", json!("Ann")),
        ("علی\u{200c}رضا", json!("علی\u{200c}رضا")),
    ] {
        let made = server.post("/api/games", None, json!({ "name": name, "first": "agreed" })).await;
        assert_eq!(made.body["state"]["seats"][0]["name"], shown, "{}", name.escape_unicode());
        let join = format!("/api/games/{}/join", made.body["id"].as_str().expect("a name"));
        let joined = server.post(&join, None, json!({ "name": name })).await;
        assert_eq!(joined.body["state"]["seats"][1]["name"], shown, "{}", name.escape_unicode());
    }
}

#[tokio::test]
async fn pages_of_other_sites_cannot_change_anything() {
    let server = Server::with(Settings {
        origins: vec!["https://friend.example".to_owned()],
        hosts: vec!["fence.example".to_owned()],
        public_url: Some("https://play.example/".parse().expect("an address")),
        trust_proxy: true,
        ..Settings::default()
    })
    .await;
    let from = |origin: &str| {
        let call = Request::post("/api/games").header(header::HOST, "fence.example").header(header::ORIGIN, origin);
        call.body(Body::empty()).expect("a call")
    };
    assert_eq!(server.send(from("https://fence.example")).await.status, 201);
    assert_eq!(server.send(from("https://friend.example")).await.status, 201);
    assert_eq!(server.send(from("https://play.example")).await.status, 201, "a proxy need not pass on the host");
    for origin in ["https://evil.example", "null", "https://fence.example.evil", "fence.example", "http://play.example"]
    {
        let refused = server.send(from(origin)).await;
        assert_eq!(refused.verdict(), (403, "other-origin"), "{origin}");
    }
    let mut forwarded = from("https://evil.example");
    forwarded.headers_mut().insert("x-forwarded-host", "evil.example".parse().expect("a header"));
    assert_eq!(server.send(forwarded).await.verdict(), (403, "other-origin"), "no header makes a site ours");
}

#[tokio::test]
async fn unknown_host_names_are_refused() {
    let server = Server::with(Settings {
        hosts: vec!["club.example".to_owned()],
        public_url: Some("https://play.example".parse().expect("an address")),
        ..Settings::default()
    })
    .await;
    let call = |path: &str, host: &str| Request::get(path).header(header::HOST, host);
    let send = async |call: axum::http::request::Builder| server.send(call.body(Body::empty()).expect("a call")).await;
    for host in ["localhost:8080", "127.0.0.1", "[::1]:80", "192.0.2.7:8080", "club.example:8080", "PLAY.example"] {
        assert_eq!(send(call("/api/server", host)).await.status, 200, "{host}");
    }
    for path in ["/", "/api/server", "/healthz", "/rules/en", "/robots.txt", "/assets/board-1a2b.wasm"] {
        let refused = send(call(path, "evil.example:8080")).await;
        assert_eq!(refused.verdict(), (421, "unknown-host"), "{path}");
        let reason = refused.body["reason"].as_str().expect("a sentence");
        assert!(reason.contains("--allow-host evil.example or --public-url"), "{reason}");
    }
    assert_eq!(
        send(call("http://evil.example/api/server", "localhost")).await.status,
        421,
        "the first line counts, too"
    );
    let twice = call("/api/server", "localhost").header(header::HOST, "evil.example");
    assert_eq!(send(twice).await.status, 421);
    let forwarded = call("/api/server", "evil.example").header("x-forwarded-host", "localhost");
    assert_eq!(send(forwarded).await.status, 421);
    let reader =
        call("/", "<b>evil.example").header(header::ACCEPT, "text/html,*/*").header(header::ACCEPT_LANGUAGE, "de");
    let page = send(reader).await;
    assert_eq!(page.status, 421);
    assert_eq!(page.headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
    assert!(page.text.contains("<html lang=\"de\"") && page.text.contains("&lt;b&gt;evil.example"), "{}", page.text);
}

#[tokio::test]
async fn responses_have_security_headers() {
    let server = Server::start().await;
    for path in ["/", "/api/server", "/nothing.js", "/api/nothing", "/game/abc"] {
        let answer = server.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.starts_with("default-src 'none'") && policy.ends_with("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains(" 'unsafe-"), "{policy}");
        for (name, value) in
            [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"), ("referrer-policy", "no-referrer")]
        {
            assert_eq!(answer.headers[name], value, "{path}");
        }
    }
}

#[tokio::test]
async fn only_the_embed_page_may_be_framed() {
    for base in ["", "/fence"] {
        let server = Server::with(Settings { base: base.to_owned(), ..Settings::default() }).await;
        let embedded = server.get(&format!("{base}/embed/abc")).await;
        let policy = embedded.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.ends_with("frame-ancestors *"), "{policy}");
        assert!(!embedded.headers.contains_key("x-frame-options"));
        for path in ["/game/abc/embed/", "/embed", "/embedded/abc", "//embed/abc", "/fence/embed/abc", "/a/embed/b"] {
            let page = server.get(&format!("{base}{path}")).await;
            let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
            assert!(policy.ends_with("frame-ancestors 'none'"), "{base}{path}: {policy}");
            assert_eq!(page.headers["x-frame-options"], "DENY", "{base}{path}");
        }
    }
}

#[tokio::test]
async fn every_response_has_an_id_and_only_a_trusted_proxy_chooses_it() {
    for trust_proxy in [false, true] {
        let server = Server::with(Settings { trust_proxy, ..Settings::default() }).await;
        for path in ["/api/server", "/api/nothing", "/", "/healthz"] {
            let call = Request::get(path).header("x-request-id", "chosen").body(Body::empty()).expect("a call");
            let id = server.send(call).await.headers["x-request-id"].clone();
            assert_eq!(id == "chosen", trust_proxy, "{path}");
            assert!(trust_proxy || id.len() == 36, "{path}: {id:?}");
            assert!(server.get(path).await.headers.contains_key("x-request-id"), "{path}");
        }
    }
}
