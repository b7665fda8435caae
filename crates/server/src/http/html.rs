//! HTML that several pages share: the attributes of the root element, and what search engines and link previews read.

use fencepost_language::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::preview;
use super::rules_files::file_url;
use super::site::Site;

/// The direction in which a language is written, as the `dir` attribute wants it.
pub(super) fn direction(language: &Language) -> &'static str {
    if language.is_right_to_left() { "rtl" } else { "ltr" }
}

/// The mark of the project: two posts and a rail.
const LOGO: &str = r#"<svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><rect class="post" x="6" y="4" width="5" height="24" rx="2"/><rect class="post" x="21" y="4" width="5" height="24" rx="2"/><rect class="rail" x="1" y="12" width="30" height="6" rx="3"/></svg>"#;

/// The mark and the name, which lead to the start.
pub(super) fn brand(language: &Language, start: &str) -> Markup {
    html! { a class="brand" href=(start) { (PreEscaped(LOGO)) span { (language.text("app-name")) } } }
}

/// What the head of each page written here begins with. The look is set before anything is drawn.
pub(super) fn page_tags(site: &Site) -> Markup {
    html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
        meta name="color-scheme" content="light dark";
        script src=(file_url("look.js", site)) {}
        link rel="icon" href=(site.path("/icon.svg")) type="image/svg+xml";
        link rel="stylesheet" href=(file_url("style.css", site));
    }
}

/// A page with a single sentence, and the ways on from there.
pub(super) fn message_page(text: &str, language: &Language, site: &Site) -> Markup {
    let name = language.text("app-name");
    let start = site.path("/");
    html! {
        (DOCTYPE)
        html lang=(language.tag()) dir=(direction(language)) {
            head {
                (page_tags(site))
                meta name="robots" content="noindex";
                title { (name) }
            }
            body {
                header class="top" { (brand(language, &start)) }
                main class="message" {
                    h1 { (text) }
                    ul {
                        li { a class="button primary" href=(start) { (language.text("rules-play")) } }
                        li { a class="button" href=(site.path("/rules")) { (language.text("start-rules")) } }
                    }
                }
            }
        }
    }
}

/// What a page is about.
pub(super) struct About<'a> {
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    /// The canonical URL of the page.
    pub(super) canonical: String,
    /// The URL for readers whose language we do not have.
    pub(super) any_language: String,
    /// The URL in the language of a tag.
    pub(super) in_language: &'a dyn Fn(&str) -> String,
    /// The path and query of the picture for link previews.
    pub(super) image: String,
}

/// The part of a page's head that search engines and link previews read.
pub(super) fn head_tags(about: &About<'_>, language: &Language, site: &Site) -> Markup {
    html! {
        title { (about.title) }
        meta name="description" content=(about.description);
        link rel="canonical" href=(about.canonical);
        @for (tag, _) in Language::own_names() {
            link rel="alternate" hreflang=(tag) href=((about.in_language)(tag));
        }
        link rel="alternate" hreflang="x-default" href=(about.any_language);
        meta property="og:type" content="website";
        meta property="og:site_name" content=(language.text("app-name"));
        meta property="og:title" content=(about.title);
        meta property="og:description" content=(about.description);
        meta property="og:url" content=(about.canonical);
        meta property="og:image" content=(site.url(&about.image));
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(preview::WIDTH);
        meta property="og:image:height" content=(preview::HEIGHT);
        meta property="og:image:alt" content=(language.text("app-preview"));
        meta name="twitter:card" content="summary_large_image";
    }
}
