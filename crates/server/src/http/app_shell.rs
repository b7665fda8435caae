//! The app shell: the web app's `index.html`, in the reader's language before any script runs. Search engines, link previews
//! and browsers without scripts read it.

use axum::http::Uri;
use fencepost_language::Language;
use maud::{Markup, html};
use serde_json::{Map, Value};

use super::html::{About, direction, head_tags};
use super::language::asked;
use super::preview;
use super::site::Site;

/// How the list begins, in the built page, of the files that each screen needs.
const SCREENS: &str = "<meta name=\"screens\" content=\"";

/// The built `index.html` with its language, its words for search engines, and its base path.
pub(super) fn in_language(html: &str, uri: &Uri, language: &Language, site: &Site) -> String {
    if !html.contains("</head>") {
        // The note that there is no page has nothing to tell search engines.
        return html.to_owned();
    }
    let path = uri.path();
    let in_language = |tag: &str| site.url(&format!("{path}?lang={tag}"));
    // A URL that asks for no language is the canonical one for all languages, whichever this reader gets.
    let any_language = site.url(path);
    let canonical = asked(uri).map_or_else(|| any_language.clone(), in_language);
    let title = match path {
        "/" => format!("{} – {}", language.text("app-name"), language.text("app-claim")),
        _ => language.text("app-name"),
    };
    let description = &language.text("app-description");
    let image = preview_of(uri);
    let about = About { title: &title, description, canonical, any_language, in_language: &in_language, image };
    let preloads = html! {
        @for file in screen_files(html, path) { link rel="modulepreload" crossorigin href=(file); }
    };
    let html = without(html, SCREENS, ">");
    let html = without(&html, "<meta name=\"description\"", ">");
    let html = without(&html, "<title>", "</title>");
    let head = format!("{}{}</head>", preloads.into_string(), head_tags(&about, language, site).into_string());
    let root = format!("<html lang=\"{}\" dir=\"{}\"", language.tag(), direction(language));
    html.replacen("<html lang=\"en\"", &root, 1)
        .replacen("<base href=\"/\"", &format!("<base href=\"{}\"", site.path("/")), 1)
        .replacen("</head>", &head, 1)
        .replacen("<body>", &format!("<body>{}", without_script(language, site).into_string()), 1)
}

/// The picture of what an address shows: a game, or the position that its query names.
fn preview_of(uri: &Uri) -> String {
    let is_plain =
        |text: &str| text.len() <= 2000 && text.bytes().all(|it| it.is_ascii_alphanumeric() || b"/+-,:%".contains(&it));
    if let Some(id) = uri.path().strip_prefix("/game/").filter(|id| is_plain(id)) {
        return format!("{}?game={id}", preview::PATH);
    }
    let pairs = uri.query().unwrap_or_default().split('&');
    let shown: Vec<&str> = pairs
        .filter(|pair| {
            pair.split_once('=').is_some_and(|(name, text)| matches!(name, "position" | "moves") && is_plain(text))
        })
        .collect();
    let separator = if shown.is_empty() { "" } else { "?" };
    format!("{}{separator}{}", preview::PATH, shown.join("&"))
}

/// The files of the screen at a path, beside those that every screen needs: `index.html` lists them.
fn screen_files<'a>(html: &'a str, path: &str) -> Vec<&'a str> {
    let place = path.trim_matches('/').split('/').next().unwrap_or_default();
    let list = html.split_once(SCREENS).and_then(|(_, rest)| rest.split_once('"')).map_or("", |(list, _)| list);
    let screen = list.split(';').filter_map(|screen| screen.split_once(' ')).find(|(name, _)| *name == place);
    screen.map_or_else(Vec::new, |(_, files)| files.split(' ').collect())
}

/// What browsers without scripts show.
fn without_script(language: &Language, site: &Site) -> Markup {
    html! {
        noscript {
            p { (language.text("needs-script")) }
            p { a href=(site.path(&format!("/rules/{}", language.tag()))) { (language.text("start-rules")) } }
        }
    }
}

/// The text without the first part that begins and ends so.
fn without(text: &str, start: &str, end: &str) -> String {
    let cut = text.find(start).and_then(|from| Some((from, from + text[from..].find(end)? + end.len())));
    cut.map_or_else(|| text.to_owned(), |(from, to)| [&text[..from], &text[to..]].concat())
}

/// The web app manifest in a language: what the app is called once it is installed. None if it is not a JSON object.
pub(super) fn manifest(json: &[u8], language: &Language) -> Option<Vec<u8>> {
    let mut manifest: Map<String, Value> = serde_json::from_slice(json).ok()?;
    for (name, value) in [
        ("lang", language.tag()),
        ("dir", direction(language)),
        ("name", &language.text("app-name")),
        ("short_name", &language.text("app-name")),
        ("description", &language.text("app-claim")),
    ] {
        manifest.insert(name.to_owned(), value.into());
    }
    serde_json::to_vec(&manifest).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn previews_show_what_the_address_shows() {
        let of = |text: &str| preview_of(&text.parse().expect("an address"));
        assert_eq!(of("/"), "/preview.png");
        assert_eq!(of("/game/k3v9"), "/preview.png?game=k3v9");
        assert_eq!(of("/editor?lang=de&position=e3//e1+e9/9+10/2"), "/preview.png?position=e3//e1+e9/9+10/2");
        assert_eq!(of("/embed/board?moves=e2,e8"), "/preview.png?moves=e2,e8");
        assert_eq!(of("/analysis?position=%22onload&x=1"), "/preview.png?position=%22onload");
        assert_eq!(of("/analysis?position=$(x)"), "/preview.png");
    }

    #[test]
    fn the_files_of_a_screen_are_found_by_its_path() {
        let html = "<meta name=\"screens\" content=\"game a.js b.js;games c.js;learn\"><title>x y</title>";
        assert_eq!(screen_files(html, "/game/k3v9"), ["a.js", "b.js"]);
        assert_eq!(screen_files(html, "/games"), ["c.js"]);
        for path in ["/", "/learn", "/nowhere", "/game%20a"] {
            assert!(screen_files(html, path).is_empty(), "{path}");
        }
        assert!(screen_files("<title>game a.js</title>", "/game/k3v9").is_empty());
    }

    #[test]
    fn parts_are_cut_out() {
        assert_eq!(without("a<title>b</title>c", "<title>", "</title>"), "ac");
        assert_eq!(without("a<title>b", "<title>", "</title>"), "a<title>b");
        assert_eq!(without("abc", "<title>", "</title>"), "abc");
    }
}
