//! The page as it leaves the house: told in the reader's language before any script runs, for search engines, previews
//! of links, and browsers without scripts.

use axum::http::Uri;
use fencepost_language::Language;
use serde_json::{Map, Value};

use super::html::{About, Escaped, head, root};
use super::language::asked;
use super::site::Site;

/// The page that was built, with its language, its words for search engines, and the path where it lies.
pub(super) fn in_language(html: &str, uri: &Uri, language: &Language, site: &Site) -> String {
    if !html.contains("</head>") {
        // The note that there is no page has nothing to tell search engines.
        return html.to_owned();
    }
    let path = uri.path();
    let here = |tag: &str| site.url(&format!("{path}?lang={tag}"));
    // An address that asks for no language is the one for every language, whichever this reader gets.
    let any = site.url(path);
    let own = asked(uri).map_or_else(|| any.clone(), here);
    let title = match path {
        "/" => format!("{} – {}", language.text("app-name"), language.text("app-claim")),
        _ => language.text("app-name"),
    };
    let about = About { title: &title, description: &language.text("app-description"), own, any, other: &here };
    let html = without(html, "<meta name=\"description\"", ">");
    let html = without(&html, "<title>", "</title>");
    html.replacen("<html lang=\"en\"", &format!("<html {}", root(language)), 1)
        .replacen("<base href=\"/\"", &format!("<base href=\"{}\"", site.path("/")), 1)
        .replacen("</head>", &format!("{}</head>", head(&about, language, site)), 1)
        .replacen("<body>", &format!("<body>\n{}", without_script(language, site)), 1)
}

/// What is there for browsers without scripts.
fn without_script(language: &Language, site: &Site) -> String {
    let rules = site.path(&format!("/rules/{}", language.tag()));
    let (why, link) = (language.text("needs-script"), language.text("start-rules"));
    format!("<noscript><p>{}</p><p><a href=\"{rules}\">{}</a></p></noscript>", Escaped(&why), Escaped(&link))
}

/// The text without the first part that begins and ends so.
fn without(text: &str, start: &str, end: &str) -> String {
    let cut = text.find(start).and_then(|from| Some((from, from + text[from..].find(end)? + end.len())));
    cut.map_or_else(|| text.to_owned(), |(from, to)| [&text[..from], &text[to..]].concat())
}

/// What the page is called once it is installed. None if that is not what was built.
pub(super) fn manifest(json: &[u8], language: &Language) -> Option<Vec<u8>> {
    let mut manifest: Map<String, Value> = serde_json::from_slice(json).ok()?;
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    for (name, value) in [
        ("lang", language.tag()),
        ("dir", direction),
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
    fn parts_are_cut_out() {
        assert_eq!(without("a<title>b</title>c", "<title>", "</title>"), "ac");
        assert_eq!(without("a<title>b", "<title>", "</title>"), "a<title>b");
        assert_eq!(without("abc", "<title>", "</title>"), "abc");
    }
}
