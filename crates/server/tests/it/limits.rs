//! Rate limits and quotas: what is too much for one address or one guest.

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_server::{Quotas, RateLimits, Settings};
use serde_json::json;
use tower::ServiceExt;

use crate::house::Server;

fn limited(rate_limits: RateLimits) -> Settings {
    Settings { engine_threads: 1, rate_limits, ..Settings::default() }
}

fn allowing(quotas: Quotas) -> Settings {
    Settings { engine_threads: 1, quotas, ..Settings::default() }
}

#[tokio::test]
async fn rate_limited_clients_are_told_when_to_retry() {
    let server = Server::with(limited(RateLimits { requests: 1, burst: 5, ..RateLimits::default() })).await;
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
async fn pages_count_as_requests_and_files_have_their_own_limit() {
    let limits = RateLimits { requests: 1, burst: 5, file_requests: 1, file_burst: 10 };
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
    let server = Server::with(limited(RateLimits::default())).await;
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
        let limits = RateLimits { requests: 1, burst: 1, ..RateLimits::default() };
        let server = Server::with(Settings { trust_proxy, ..limited(limits) }).await;
        assert_eq!(server.send(from("203.0.113.1")).await.status, 200);
        assert_eq!(server.send(from("203.0.113.2")).await.status, second);
        // Only the address that the proxy itself added counts, and one subscriber counts as one.
        assert_eq!(server.send(from("198.51.100.9, 203.0.113.1")).await.status, 429);
    }
}

#[tokio::test]
async fn a_guest_has_one_rate_limit_across_addresses() {
    let limits = RateLimits { requests: 1, burst: 3, ..RateLimits::default() };
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
async fn analyses_are_limited_for_each_guest_and_address() {
    let server =
        Server::with(allowing(Quotas { analyses_per_guest: 1, analyses_per_address: 2, ..Quotas::default() })).await;
    let analyse = async |key: &str| {
        let call = Request::post("/api/analysis").header(header::COOKIE, format!("fencepost_guest={key}"));
        let call = call.body(Body::from(json!({ "seconds": 10 }).to_string())).expect("a call");
        // The response begins at once and goes on until its body is dropped.
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
pub(crate) async fn long_messages_and_too_many_games_are_refused() {
    let quotas = Quotas { games_per_address: 2, ..Quotas::default() };
    let server = Server::with(allowing(quotas)).await;
    let long = server.post("/api/games", None, json!({ "name": "x".repeat(20_000) })).await;
    assert_eq!(long.verdict(), (413, "too-large"));
    let (id, tokens) = server.game(json!({})).await;
    server.game(json!({})).await;
    let third = server.post("/api/games", None, json!({})).await;
    assert_eq!(third.verdict(), (429, "too-many-games"));
    assert!(third.headers.contains_key(header::RETRY_AFTER));
    // A restart does not forget what is open.
    server.house.close().await.expect("a clean end");
    let quotas = Quotas { games_per_address: 2, ..Quotas::default() };
    let server = Server::open_with(server.folder, allowing(quotas)).await;
    assert_eq!(server.post("/api/games", None, json!({})).await.verdict(), (429, "too-many-games"));
    server.act(&id, "resign", &tokens[0], json!({})).await;
    assert_eq!(server.post("/api/games", None, json!({})).await.status, 201, "one is over");
    let many = (0..20).map(|_| server.post("/api/games", None, json!({})));
    let made = futures_util::future::join_all(many).await;
    assert!(made.iter().all(|answer| answer.status == 429), "nor do those who ask at the same time get more");
}

#[tokio::test]
pub(crate) async fn the_games_that_a_guest_creates_are_limited() {
    let quotas = Quotas { games_per_guest: 1, ..Quotas::default() };
    let server = Server::with(allowing(quotas)).await;
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
pub(crate) async fn the_games_that_a_guest_joins_are_limited() {
    let server = Server::with(allowing(Quotas { games_per_guest: 3, ..Quotas::default() })).await;
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
