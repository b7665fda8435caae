//! What somebody with bad intentions, or too many good ones, may try.

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::{Limits, Settings};
use serde_json::json;
use tower::ServiceExt;

use crate::house::Server;
use crate::recording_store::RecordingStore;

fn limited(limits: Limits) -> Settings {
    Settings { engine_threads: 1, limits, ..Settings::default() }
}

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
async fn too_many_calls_are_told_when_to_come_back() {
    let server = Server::with(limited(Limits { requests: 1, burst: 5, ..Limits::default() })).await;
    for _ in 0..5 {
        assert_eq!(server.get("/api/server").await.status, 200);
    }
    let refused = server.get("/api/server").await;
    assert_eq!(refused.verdict(), (429, "rate"));
    assert!(refused.headers[header::RETRY_AFTER].to_str().is_ok_and(|seconds| seconds.parse::<u64>().is_ok()));
    assert_eq!(refused.body["retry"].as_u64(), Some(1));
    assert_eq!(server.get("/healthz").await.status, 200, "whoever looks after the server is not locked out");
}

#[tokio::test]
async fn pages_count_as_calls_and_files_are_counted_apart() {
    let limits = Limits { requests: 1, burst: 5, file_requests: 1, file_burst: 10, ..Limits::default() };
    for path in ["/", "/game/abc", "/rules/de", "/rules", "/nothing", "/api/openapi.json"] {
        let server = Server::with(limited(limits.clone())).await;
        for _ in 0..5 {
            assert_ne!(server.get(path).await.status, 429, "{path}");
        }
        let refused = server.get(path).await;
        assert_eq!(refused.verdict(), (429, "rate"), "{path}");
        assert!(refused.headers.contains_key(header::RETRY_AFTER), "{path}");
        assert_eq!(server.get("/api/server").await.status, 429, "{path} and calls are counted together");
        assert_eq!(server.get("/assets/board-1a2b.wasm").await.status, 200, "{path}");
    }
    for path in ["/assets/board-1a2b.wasm", "/rules/style.css", "/robots.txt", "/preview.png", "/healthz", "/metrics"] {
        let server = Server::with(limited(limits.clone())).await;
        for _ in 0..10 {
            assert_eq!(server.get(path).await.status, 200, "{path}");
        }
        let refused = server.get(path).await;
        assert_eq!(refused.verdict(), (429, "rate"), "{path}");
        assert!(refused.headers.contains_key(header::RETRY_AFTER), "{path}");
        assert_eq!(server.get("/").await.status, 200, "{path}");
    }
    let server = Server::with(limited(limits)).await;
    for number in 0..20 {
        let call = Request::get("/rules/en").header(header::HOST, format!("127.0.0.{number}:80"));
        let status = server.send(call.body(Body::empty()).expect("a call")).await.status;
        assert_eq!(status, if number < 5 { 200 } else { 429 }, "another name makes no other caller");
    }
}

#[tokio::test]
async fn a_club_behind_one_address_can_load_the_page() {
    let server = Server::with(limited(Limits::default())).await;
    for _ in 0..100 {
        assert_eq!(server.get("/").await.status, 200);
        for _ in 0..25 {
            assert_eq!(server.get("/assets/board-1a2b.wasm").await.status, 200);
        }
    }
}

#[tokio::test]
async fn addresses_behind_a_proxy_count_only_if_it_is_trusted() {
    let from = |address: &str| {
        Request::get("/api/server").header("x-forwarded-for", address).body(Body::empty()).expect("a call")
    };
    for (trust_proxy, second) in [(true, 200), (false, 429)] {
        let limits = Limits { requests: 1, burst: 1, ..Limits::default() };
        let server = Server::with(Settings { trust_proxy, ..limited(limits) }).await;
        assert_eq!(server.send(from("203.0.113.1")).await.status, 200);
        assert_eq!(server.send(from("203.0.113.2")).await.status, second);
        // Only the proxy's own word counts, and one subscriber is one.
        assert_eq!(server.send(from("198.51.100.9, 203.0.113.1")).await.status, 429);
    }
}

#[tokio::test]
async fn a_guest_calls_no_more_often_from_many_addresses() {
    let limits = Limits { requests: 1, burst: 3, ..Limits::default() };
    let server = Server::with(Settings { trust_proxy: true, ..limited(limits) }).await;
    let call = |number: u8, key: &str| {
        let call = Request::get("/api/server").header("x-forwarded-for", format!("203.0.113.{number}"));
        call.header(header::COOKIE, format!("fencepost_guest={key}")).body(Body::empty()).expect("a call")
    };
    for number in 0..3 {
        assert_eq!(server.send(call(number, "0123456789abcdefghjkmnpqrs")).await.status, 200);
    }
    assert_eq!(server.send(call(4, "0123456789abcdefghjkmnpqrs")).await.verdict(), (429, "rate"));
    assert_eq!(server.send(call(5, "1123456789abcdefghjkmnpqrs")).await.status, 200);
}

#[tokio::test]
async fn analyses_are_bounded_for_each_guest_and_address() {
    let server = Server::with(limited(Limits { analyses: 1, analyses_per_address: 2, ..Limits::default() })).await;
    let analyse = async |key: &str| {
        let call = Request::post("/api/analysis").header(header::COOKIE, format!("fencepost_guest={key}"));
        let call = call.body(Body::from(json!({ "seconds": 10 }).to_string())).expect("a call");
        // The answer begins at once and goes on for as long as its body is kept.
        server.router.clone().oneshot(call).await.expect("an answer")
    };
    let first = analyse("0123456789abcdefghjkmnpqrs").await;
    assert_eq!(first.status(), 200);
    let again = analyse("0123456789abcdefghjkmnpqrs").await;
    assert_eq!(again.status(), 429);
    assert!(again.headers().contains_key(header::RETRY_AFTER));
    let _second = analyse("1123456789abcdefghjkmnpqrs").await;
    assert_eq!(analyse("2123456789abcdefghjkmnpqrs").await.status(), 429, "the address has two");
    drop(first);
    assert_eq!(analyse("0123456789abcdefghjkmnpqrs").await.status(), 200);
}

#[tokio::test]
async fn long_messages_and_too_many_games_are_refused() {
    let limits = Limits { games_per_address: 2, ..Limits::default() };
    let server = Server::with(limited(limits)).await;
    let long = server.post("/api/games", None, json!({ "name": "x".repeat(20_000) })).await;
    assert_eq!(long.verdict(), (413, "too-large"));
    let (id, tokens) = server.game(json!({})).await;
    server.game(json!({})).await;
    let third = server.post("/api/games", None, json!({})).await;
    assert_eq!(third.verdict(), (429, "too-many-games"));
    assert!(third.headers.contains_key(header::RETRY_AFTER));
    // A restart does not forget what is open.
    server.house.close().await.expect("a clean end");
    let limits = Limits { games_per_address: 2, ..Limits::default() };
    let server = Server::open_with(server.folder, limited(limits)).await;
    assert_eq!(server.post("/api/games", None, json!({})).await.verdict(), (429, "too-many-games"));
    server.act(&id, "resign", &tokens[0], json!({})).await;
    assert_eq!(server.post("/api/games", None, json!({})).await.status, 201, "one is over");
    let many = (0..20).map(|_| server.post("/api/games", None, json!({})));
    let made = futures_util::future::join_all(many).await;
    assert!(made.iter().all(|answer| answer.status == 429), "nor do those who ask at the same time get more");
}

#[tokio::test]
async fn a_guest_has_only_so_many_games() {
    let limits = Limits { games_per_guest: 1, ..Limits::default() };
    let server = Server::with(limited(limits)).await;
    let first = server.post("/api/games", None, json!({})).await;
    let cookie = first.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let key = cookie.split(';').next().expect("a key").to_owned();
    let again =
        |key: &str| Request::post("/api/games").header(header::COOKIE, key).body(Body::empty()).expect("a call");
    let second = server.send(again(&key)).await;
    assert_eq!(second.verdict(), (429, "too-many-games"));
    assert!(!second.headers.contains_key(header::SET_COOKIE));
    let mine = Request::get("/api/games?mine=true").header(header::COOKIE, &key).body(Body::empty()).expect("a call");
    assert_eq!(server.send(mine).await.body["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(server.get("/api/games?mine=true").await.body["games"].as_array().map(Vec::len), Some(0));
}

#[tokio::test]
async fn a_guest_sits_in_only_so_many_games() {
    let server = Server::with(limited(Limits { games_per_guest: 3, ..Limits::default() })).await;
    let mut joins = Vec::new();
    for _ in 0..8 {
        let made = server.post("/api/games", None, json!({})).await;
        joins.push(format!("/api/games/{}/join", made.body["id"].as_str().expect("a name")));
    }
    let join = async |path: &String, key: &str| {
        let call = Request::post(path).header(header::COOKIE, format!("fencepost_guest={key}"));
        server.send(call.body(Body::empty()).expect("a call")).await
    };
    let at_once = joins.iter().map(|path| join(path, "0123456789abcdefghjkmnpqrs"));
    let joined = futures_util::future::join_all(at_once).await;
    let (taken, refused): (Vec<_>, Vec<_>) = joined.iter().partition(|answer| answer.status == 200);
    assert!((1..=3).contains(&taken.len()), "{} of 3", taken.len());
    assert!(refused.iter().all(|answer| answer.verdict() == (429, "too-many-games")));
    for path in &joins {
        join(path, "0123456789abcdefghjkmnpqrs").await;
    }
    let last = joins.last().expect("eight");
    assert_eq!(join(last, "1123456789abcdefghjkmnpqrs").await.status, 200, "another guest may");
    let mine =
        Request::get("/api/games?mine=true").header(header::COOKIE, "fencepost_guest=0123456789abcdefghjkmnpqrs");
    let mine = server.send(mine.body(Body::empty()).expect("a call")).await;
    assert_eq!(mine.body["games"].as_array().map(Vec::len), Some(3));
}

#[tokio::test]
async fn names_that_cannot_be_seen_or_turn_the_screen_are_shown_to_nobody() {
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
async fn pages_of_other_sites_cannot_act() {
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
async fn only_our_own_names_are_answered_to() {
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
async fn browsers_are_told_to_be_careful() {
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
async fn only_what_is_made_for_it_may_be_shown_inside_other_pages() {
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
async fn the_page_is_served_under_its_addresses() {
    let server = Server::start().await;
    for path in ["/", "/game/abc", "/editor", "/analysis", "/learn"] {
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
async fn everything_can_lie_under_a_path() {
    let server = Server::with(Settings { base: "/fence".to_owned(), ..Settings::default() }).await;
    let made = server.post("/fence/api/games", None, json!({})).await;
    assert_eq!(made.body["url"], format!("/fence/game/{}", made.body["id"].as_str().expect("a name")));
    assert!(server.get("/fence/game/x").await.text.contains("<base href=\"/fence/\""));
    assert!(server.get("/fence/").await.text.contains("data-look"));
    assert_eq!(server.get("/api/server").await.status, 404);
    assert_eq!(server.get("/fence/healthz").await.status, 200);
}

#[tokio::test]
async fn what_is_switched_off_is_not_there() {
    let server = Server::with(Settings { analysis: false, metrics: false, ..Settings::default() }).await;
    let refused = server.post("/api/analysis", None, json!({})).await;
    assert_eq!(refused.verdict(), (404, "analysis-off"));
    assert_eq!(server.get("/metrics").await.status, 404);
    let server = Server::start().await;
    assert!(server.get("/metrics").await.text.contains("\nfencepost_games_made_total 0\n"));
    let analysis = server.post("/api/analysis", None, json!({ "seconds": 1, "lines": 2, "board": "5x5" })).await;
    let last = analysis.text.lines().last().expect("a line");
    assert!(last.starts_with("{\"type\":\"end\",\"best\":\""), "{last}");
    assert_eq!(server.post("/api/analysis", None, json!({ "seconds": 11 })).await.status, 422);
    assert_eq!(server.post("/api/analysis", None, json!({ "level": 11 })).await.status, 422);
    let weak = server.post("/api/analysis", None, json!({ "level": 1, "seconds": 10 })).await;
    assert!(weak.text.contains("{\"type\":\"end\",\"best\":\""), "{}", weak.text);
}

#[tokio::test]
async fn the_description_names_every_call_and_is_whole() {
    let server = Server::start().await;
    let description = server.get("/api/openapi.json").await.body;
    for path in [
        "/api/games",
        "/api/games/{id}",
        "/api/games/{id}/moves",
        "/api/games/{id}/events",
        "/api/position",
        "/api/analysis",
    ] {
        assert!(description["paths"][path].is_object(), "{path}");
    }
    let responses = &description["paths"]["/api/games/{id}/moves"]["post"]["responses"];
    for status in ["200", "400", "401", "403", "404", "409", "413", "422", "429", "503"] {
        assert!(responses[status].is_object(), "{status}");
    }
    // Whatever is referred to is there.
    let text = description.to_string();
    for part in text.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().expect("a name");
        assert!(description["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn refusals_speak_the_language_of_the_caller() {
    let server = Server::start().await;
    let call = Request::get("/api/games/0000000000000").header(header::ACCEPT_LANGUAGE, "xx, en-GB;q=0.8");
    let answer = server.send(call.body(Body::empty()).expect("a call")).await;
    assert_eq!((answer.status.as_u16(), answer.body["reason"].as_str()), (404, Some("There is no such game.")));
}

#[tokio::test]
async fn a_fault_of_our_own_is_told_as_one_and_the_game_goes_on_from_what_is_stored() {
    let (server, log) = RecordingStore::serve(Settings::default()).await;
    let (id, tokens) = server.game(json!({})).await;
    let panics_next = || log.panics.store(true, std::sync::atomic::Ordering::Relaxed);
    panics_next();
    let failed = server.play(&id, &tokens[0], "e2", 0).await;
    assert_eq!(failed.verdict(), (500, "internal"));
    assert_eq!(failed.body["error"], "internal");
    assert_eq!(server.state(&id).await["ply"], 1, "the move had been written");
    assert_eq!(server.play(&id, &tokens[0], "e2", 0).await.status, 200, "and may be sent again");
    assert_eq!(server.play(&id, &tokens[1], "e8", 1).await.status, 200);
    let made = server.post("/api/games", None, json!({ "first": "agreed" })).await;
    let join = format!("/api/games/{}/join", made.body["id"].as_str().expect("a name"));
    panics_next();
    assert_eq!(server.post(&join, None, json!({})).await.verdict(), (500, "internal"));
    assert_eq!(server.post(&join, None, json!({})).await.verdict(), (409, "no-open-seat"));
}
