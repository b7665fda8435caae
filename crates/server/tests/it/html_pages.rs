//! What readers, search engines and previews of links are told: the rules, and the page before its script runs.

use axum::body::Body;
use axum::http::{Request, header};
use fencepost_language::Language;
use fencepost_rulebook::{CHAPTERS, FIGURES};
use fencepost_server::Settings;

use crate::house::{Answer, Server};

async fn get_with(server: &Server, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    server.send(request.body(Body::empty()).expect("a call")).await
}

fn header_of<'a>(answer: &'a Answer, name: &str) -> &'a str {
    answer.headers.get(name).map_or("", |value| value.to_str().expect("plain text"))
}

/// Everything in quotation marks after this.
fn all_after<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|after| after.split('"').next()).collect()
}

#[tokio::test]
async fn the_rules_are_there_in_every_language_without_a_script() {
    let server = Server::start().await;
    for tag in Language::available() {
        let language = Language::choose([tag]).isolating(false);
        let page = get_with(&server, &format!("/rules/{tag}"), &[("host", "example.org")]).await;
        assert_eq!(page.status, 200);
        assert_eq!(header_of(&page, "content-type"), "text/html; charset=utf-8");
        assert!(header_of(&page, "content-security-policy").contains("script-src 'self'"));
        assert!(page.text.contains(&format!("<html lang=\"{tag}\" dir=\"")));
        assert!(!page.text.contains("rules-") && !page.text.contains("style=\"") && !page.text.contains("<style"));
        assert_eq!(page.text.matches("<figure>").count(), FIGURES.len());
        assert_eq!(page.text.matches(" class=\"ruling\"").count(), 9);
        let places =
            ["<h1>", "figure-1-wood", "id=\"aim\"", "id=\"ready-board\"", "figure-10-wood", "<p id=\"rulings\">"];
        let places = places.map(|part| page.text.find(part));
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{tag}: {places:?}");
        for chapter in &CHAPTERS {
            let title = language.text(chapter.title);
            assert!(page.text.contains(&format!("<h2>{title}</h2>")), "{tag}: {title}");
        }
        let tags = all_after(&page.text, "rel=\"alternate\" hreflang=\"");
        assert_eq!(tags.len(), Language::available().count() + 1);
        assert!(tags.contains(&"x-default") && Language::available().all(|tag| tags.contains(&tag)));
        assert_eq!(all_after(&page.text, "rel=\"canonical\" href=\""), [format!("http://example.org/rules/{tag}")]);
        assert_eq!(all_after(&page.text, "og:image\" content=\""), ["http://example.org/preview.png"]);
        assert_eq!(all_after(&page.text, "og:image:alt\" content=\"").len(), 1);
        assert_eq!(page.text.matches("<li><a href=\"/rules/").count(), Language::available().count());
    }
}

#[tokio::test]
async fn everything_that_the_rules_need_is_served_and_kept() {
    let server = Server::start().await;
    let page = server.get("/rules/en").await;
    let body = server.get("/rules/en?part=body").await;
    let names = [&page, &body].map(|page| {
        [" src=\"", "<link rel=\"stylesheet\" href=\""].map(|before| all_after(&page.text, before)).concat()
    });
    assert_eq!(names.each_ref().map(Vec::len), [3 * FIGURES.len() + 3, 3 * FIGURES.len() + 1]);
    let names: Vec<&str> = names.concat();
    for name in names {
        let file = server.get(name).await;
        assert_eq!(file.status, 200, "{name}");
        assert!(header_of(&file, "cache-control").contains("immutable"), "{name}");
        let plain = server.get(name.split('?').next().expect("a path")).await;
        assert_eq!(header_of(&plain, "cache-control"), "no-cache", "{name}");
    }
    let again = get_with(&server, "/rules/en", &[("if-none-match", header_of(&page, "etag"))]).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
}

#[tokio::test]
async fn the_app_gets_the_rules_for_a_panel_with_the_places_that_explain_refusals() {
    let server = Server::with(Settings { base: "/fp".into(), engine_threads: 1, ..Settings::default() }).await;
    let body = server.get("/fp/rules/de?part=body").await;
    assert_eq!((body.status.as_u16(), header_of(&body, "content-type")), (200, "text/html; charset=utf-8"));
    assert!(body.text.starts_with("<link rel=\"stylesheet\" href=\"/fp/rules/article.css?v="), "{}", body.text);
    assert!(
        body.text.contains("<article class=\"rules\" lang=\"de\" dir=\"ltr\">") && body.text.ends_with("</article>")
    );
    for outside in ["<html", "<h1", "<script", "<header", "<nav"] {
        assert!(!body.text.contains(outside), "{outside}");
    }
    for (refusal, place) in [("jump-open", "jump-side"), ("cuts-off", "fence-way"), ("occupied", "pawn")] {
        let explained = all_after(&body.text, "<p id=\"").into_iter().find(|id| {
            let (_, after) = body.text.split_once(&format!("<p id=\"{id}\"")).expect("it is there");
            let tag = after.split('>').next().unwrap_or_default();
            all_after(tag, "data-explains=\"").iter().any(|codes| codes.split(' ').any(|code| code == refusal))
        });
        assert_eq!(explained, Some(place), "{refusal}");
    }
    let page = server.get("/fp/rules/de").await;
    let (_, article) = body.text.split_once("<article").expect("the rules");
    assert!(page.text.contains(article), "the page has the same");
}

/// The picture for paper is loaded with the page: at the first print it is there.
#[tokio::test]
async fn figures_follow_the_look_by_style_alone() {
    let server = Server::start().await;
    let page = server.get("/rules/en").await;
    for look in ["wood", "light", "dark"] {
        assert_eq!(page.text.matches(&format!("<img class=\"{look}\"")).count(), FIGURES.len(), "{look}");
    }
    assert!(!page.text.contains("loading=") && !page.text.contains("<picture"));
    let scripts = all_after(&page.text, "<script src=\"");
    let style = page.text.find("<link rel=\"stylesheet\"").expect("a style");
    assert!(page.text.find(scripts[0]).is_some_and(|look| look < style), "the look is set before anything is drawn");
    assert!(server.get(scripts[0]).await.text.contains("fencepost:settings"));
}

#[tokio::test]
async fn the_rules_have_the_places_of_the_app() {
    let server = Server::start().await;
    let page = server.get("/rules/de").await.text;
    let places = ["", "learn", "puzzles", "analysis", "tournaments"].map(|place| format!("href=\"/{place}?lang=de\""));
    for link in places.iter().map(String::as_str).chain(["href=\"/rules/de\" aria-current=\"page\""]) {
        assert!(page.contains(link), "{link}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_to_people_in_words() {
    let server = Server::start().await;
    for path in ["/rules/xx", "/rules/no.css", "/no.such.file"] {
        let page = get_with(&server, path, &[("accept", "*/*"), ("accept-language", "de")]).await;
        assert_eq!(
            (page.status.as_u16(), header_of(&page, "content-type")),
            (404, "text/html; charset=utf-8"),
            "{path}"
        );
        let language = Language::choose(["de"]).isolating(false);
        assert!(page.text.contains(&language.text("error-no-such-page")), "{path}");
        assert!(page.text.contains("href=\"/\"") && page.text.contains("href=\"/rules\""), "{path}");
    }
    let chosen = [("accept", "text/html"), ("accept-language", "de"), ("cookie", "fencepost_language=fr")];
    assert!(get_with(&server, "/rules/xx", &chosen).await.text.contains("<html lang=\"fr\""));
    for path in ["/api/nothing", "/api/games/none"] {
        let answer = get_with(&server, path, &[("accept", "text/html")]).await;
        assert_eq!((answer.status.as_u16(), header_of(&answer, "content-type")), (404, "application/json"), "{path}");
    }
}

#[tokio::test]
async fn readers_are_led_to_their_language() {
    let server = Server::with(Settings { base: "/fp".into(), engine_threads: 1, ..Settings::default() }).await;
    for (path, headers, place) in [
        ("/fp/rules", &[] as &[(&str, &str)], "/fp/rules/en"),
        ("/fp/rules/", &[("accept-language", "tlh, en;q=0.1")], "/fp/rules/en"),
        ("/fp/rules?lang=en-GB", &[("accept-language", "tlh")], "/fp/rules/en"),
        ("/fp/rules", &[("cookie", "a=b; fencepost_language=en")], "/fp/rules/en"),
        ("/fp/rules/EN", &[], "/fp/rules/en"),
        ("/fp/rules", &[("accept-language", "zh-TW, en;q=0.8")], "/fp/rules/zh-Hant"),
        ("/fp/rules", &[("accept-language", "en;q=0.5, nn, fr;q=0.9")], "/fp/rules/nb"),
        ("/fp/rules", &[("accept-language", "fr"), ("cookie", "fencepost_language=de")], "/fp/rules/de"),
        ("/fp/rules?lang=pt-BR", &[("cookie", "fencepost_language=de")], "/fp/rules/pt"),
        ("/fp/rules/iw", &[], "/fp/rules/he"),
    ] {
        let led = get_with(&server, path, headers).await;
        assert_eq!((led.status.as_u16(), header_of(&led, "location")), (302, place), "{path}");
    }
    let chosen = server.get("/fp/rules?lang=en").await;
    assert!(header_of(&chosen, "set-cookie").starts_with("fencepost_language=en; Path=/fp; "));
    assert!(header_of(&chosen, "vary").contains("accept-language"));
    let page = server.get("/fp/rules/en").await;
    assert!(page.text.contains("href=\"/fp/rules/style.css?v=") && page.text.contains("href=\"/fp/?lang=en\""));
    assert!(!page.text.contains("\"/rules"), "everything lies under the base");
    for path in ["/fp/rules/tlh", "/fp/rules/x.css", "/rules/en"] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn our_address_is_the_one_we_were_told_or_the_one_that_was_asked_for() {
    let forwarded =
        [("host", "localhost:8080"), ("x-forwarded-host", "evil.example"), ("x-forwarded-proto", "http, https")];
    for (trust_proxy, public_url, own) in [
        (true, None, "https://localhost:8080"),
        (false, None, "http://localhost:8080"),
        (true, Some("http://play.example"), "http://play.example"),
        (false, Some("https://play.example"), "https://play.example"),
    ] {
        let public_url = public_url.map(|url| url.parse().expect("an address"));
        let server = Server::with(Settings { trust_proxy, public_url, engine_threads: 1, ..Settings::default() }).await;
        let page = get_with(&server, "/rules/en", &forwarded).await;
        assert_eq!(all_after(&page.text, "rel=\"canonical\" href=\""), [format!("{own}/rules/en")]);
        let robots = get_with(&server, "/robots.txt", &forwarded).await;
        assert!(robots.text.contains(&format!("Sitemap: {own}/sitemap.xml\n")), "{}", robots.text);
        let start = get_with(&server, "/", &forwarded).await;
        assert!(!start.text.contains("evil.example"));
        let is_secure = own.starts_with("https");
        assert_eq!(header_of(&start, "set-cookie").ends_with("; Secure"), is_secure, "cookies go by the same address");
    }
}

#[tokio::test]
async fn a_path_is_part_of_our_address() {
    let public_url = Some("https://play.example/fence".parse().expect("an address"));
    let settings = Settings { public_url, base: "/fence".to_owned(), engine_threads: 1, ..Settings::default() };
    let server = Server::with(settings).await;
    let list = server.get("/fence/sitemap.xml").await;
    assert!(list.text.contains("<loc>https://play.example/fence/rules/en</loc>"), "{}", list.text);
}

#[tokio::test]
async fn the_page_tells_what_it_is_before_its_script_runs() {
    let server = Server::start().await;
    let page = get_with(&server, "/game/abc?lang=en", &[("host", "example.org")]).await;
    assert!(page.text.contains("<html lang=\"en\" dir=\"ltr\" data-look=\"wood\">"), "{}", page.text);
    assert_eq!(page.text.matches("<title>").count(), 1);
    assert_eq!(page.text.matches("name=\"description\"").count(), 1);
    assert!(page.text.contains("<noscript>") && page.text.contains("<a href=\"/rules/en\">"));
    assert_eq!(all_after(&page.text, "hreflang=\"en\" href=\""), ["http://example.org/game/abc?lang=en"]);
    assert_eq!(all_after(&page.text, "hreflang=\"x-default\" href=\""), ["http://example.org/game/abc"]);
    assert!(header_of(&page, "vary").contains("accept-language"));
    let cookies: Vec<&str> =
        page.headers.get_all(header::SET_COOKIE).iter().filter_map(|it| it.to_str().ok()).collect();
    assert!(cookies.iter().any(|cookie| cookie.starts_with("fencepost_language=en;")), "{cookies:?}");
    let plain = get_with(&server, "/", &[]).await;
    assert_eq!(plain.headers.get_all(header::SET_COOKIE).iter().count(), 1, "nothing was chosen");
    for (path, accepted, root) in [
        ("/", "ar-EG, en;q=0.5", "<html lang=\"ar\" dir=\"rtl\""),
        ("/?lang=he", "fr", "<html lang=\"he\" dir=\"rtl\""),
        ("/", "fr-CA", "<html lang=\"fr\" dir=\"ltr\""),
    ] {
        let page = get_with(&server, path, &[("accept-language", accepted)]).await;
        let tag = all_after(root, "lang=\"")[0];
        let language = Language::choose([tag]).isolating(false);
        assert!(page.text.contains(root) && page.text.contains(&language.text("needs-script")), "{path}: {root}");
        assert!(page.text.contains(&language.text("app-preview")), "{path}: {root}");
    }
    let odd = server.get("/%22%3E%3Cscript%3E").await;
    assert!(!odd.text.contains("<script>"));
}

#[tokio::test]
async fn search_engines_know_the_page_by_the_address_they_asked_for() {
    let server = Server::start().await;
    for (path, accepted, own) in [
        ("/", "de", "http://example.org/"),
        ("/?lang=de", "en", "http://example.org/?lang=de"),
        ("/?lang=pt-BR", "en", "http://example.org/?lang=pt"),
        ("/?lang=tlh", "fr", "http://example.org/"),
        ("/game/abc", "en", "http://example.org/game/abc"),
    ] {
        let page = get_with(&server, path, &[("host", "example.org"), ("accept-language", accepted)]).await;
        assert_eq!(all_after(&page.text, "rel=\"canonical\" href=\""), [own], "{path}");
        assert_eq!(all_after(&page.text, "og:url\" content=\""), [own], "{path}");
        let others = all_after(&page.text, "rel=\"alternate\" hreflang=\"").len();
        assert_eq!(others, Language::available().count() + 1, "{path}");
        let addresses: Vec<&str> =
            page.text.split("hreflang=").skip(1).flat_map(|it| all_after(it, "href=\"")).collect();
        assert!(addresses.contains(&own), "{path}: it is one of its own alternates");
    }
}

#[tokio::test]
async fn what_is_written_here_is_compressed_for_those_who_accept_that() {
    let server = Server::start().await;
    for path in ["/", "/local/abc?lang=de", "/rules/de", "/rules/style.css", "/rules/figure-1-wood.svg", "/sitemap.xml"]
    {
        let plain = server.get(path).await;
        assert_eq!(header_of(&plain, "content-encoding"), "", "{path}");
        let compressed = get_with(&server, path, &[("accept-encoding", "gzip, deflate, br, zstd")]).await;
        assert_eq!((compressed.status.as_u16(), header_of(&compressed, "content-encoding")), (200, "gzip"), "{path}");
        assert!(compressed.text == plain.text && !plain.text.is_empty(), "{path}");
        assert_ne!(header_of(&compressed, "etag"), header_of(&plain, "etag"), "{path}: other bytes");
        for answer in [&plain, &compressed] {
            assert!(header_of(answer, "vary").contains("accept-encoding"), "{path}");
        }
        let known = [("accept-encoding", "gzip"), ("if-none-match", header_of(&compressed, "etag"))];
        assert_eq!(get_with(&server, path, &known).await.status, 304, "{path}");
    }
    let short = get_with(&server, "/robots.txt", &[("accept-encoding", "gzip")]).await;
    assert_eq!(header_of(&short, "content-encoding"), "", "that would save nothing");
    let refused = get_with(&server, "/rules/de", &[("accept-encoding", "gzip;q=0")]).await;
    assert_eq!(header_of(&refused, "content-encoding"), "");
}

#[tokio::test]
async fn the_page_once_installed_speaks_the_readers_language() {
    let server = Server::start().await;
    let manifest = get_with(&server, "/manifest.webmanifest", &[("accept-language", "en")]).await;
    assert_eq!(header_of(&manifest, "content-type"), "application/manifest+json");
    assert_eq!((manifest.body["lang"].as_str(), manifest.body["dir"].as_str()), (Some("en"), Some("ltr")));
    assert_eq!(manifest.body["start_url"], "./");
    let manifest = get_with(&server, "/manifest.webmanifest", &[("accept-language", "fa")]).await;
    assert_eq!((manifest.body["lang"].as_str(), manifest.body["dir"].as_str()), (Some("fa"), Some("rtl")));
    let persian = Language::choose(["fa"]).isolating(false);
    assert_eq!(manifest.body["description"], persian.text("app-claim"));
}

#[tokio::test]
async fn search_engines_find_all_pages() {
    let server = Server::start().await;
    let list = get_with(&server, "/sitemap.xml", &[("host", "example.org")]).await;
    assert_eq!(header_of(&list, "content-type"), "application/xml");
    assert_eq!(list.text.matches("<loc>").count(), 1 + 2 * Language::available().count());
    assert!(list.text.contains("<loc>http://example.org/rules/en</loc>"));
    let robots = get_with(&server, "/robots.txt", &[("host", "example.org")]).await;
    assert!(robots.text.contains("Sitemap: http://example.org/sitemap.xml\n"));
}

#[tokio::test]
async fn previews_have_a_picture() {
    let server = Server::start().await;
    let picture = server.get("/preview.png").await;
    assert_eq!((picture.status.as_u16(), header_of(&picture, "content-type")), (200, "image/png"));
}

#[tokio::test]
async fn links_to_games_and_positions_preview_their_board() {
    let server = Server::start().await;
    let image =
        |text: &str| all_after(text, "og:image\" content=\"").first().map(|it| (*it).to_owned()).unwrap_or_default();
    let usual = server.get("/preview.png").await;
    let editor = get_with(&server, "/editor?position=e3//c1+e9/9+10/2", &[("host", "example.org")]).await;
    assert_eq!(image(&editor.text), "http://example.org/preview.png?position=e3//c1+e9/9+10/2");
    let shown = server.get("/preview.png?position=e3//c1+e9/9+10/2").await;
    assert_eq!((shown.status.as_u16(), header_of(&shown, "content-type")), (200, "image/png"));
    assert_ne!(header_of(&shown, "content-length"), header_of(&usual, "content-length"));
    let nonsense = server.get("/preview.png?position=nonsense").await;
    assert_eq!(header_of(&nonsense, "content-length"), header_of(&usual, "content-length"));
    let made = server.post("/api/games", None, serde_json::json!({ "seats": ["me", "engine:1"] })).await;
    let id = made.body["id"].as_str().expect("a game");
    let game = get_with(&server, &format!("/game/{id}"), &[("host", "example.org")]).await;
    assert_eq!(image(&game.text), format!("http://example.org/preview.png?game={id}"));
    assert_eq!(server.get(&format!("/preview.png?game={id}")).await.status, 200);
}

#[tokio::test]
async fn games_and_positions_are_painted() {
    let server = Server::start().await;
    for (path, kind) in [
        ("/picture.png", "image/png"),
        ("/picture.png?position=e3//c1+c5/1+2/2/6x5&moves=c4&look=dark", "image/png"),
        ("/picture.gif?moves=e2,e8,e3h&look=light", "image/gif"),
    ] {
        let picture = server.get(path).await;
        assert_eq!((picture.status.as_u16(), header_of(&picture, "content-type")), (200, kind), "{path}");
    }
    for path in ["/picture.png?position=x", "/picture.png?look=pink", "/picture.gif?moves=e5"] {
        assert_eq!(server.get(path).await.status, 422, "{path}");
    }
}
