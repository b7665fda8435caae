//! HTML that several pages share: the attributes of the root element, and what search engines and link previews read.

use fencepost_language::Language;
use maud::{DOCTYPE, Markup, html};

use super::preview;
use super::site::Site;

/// The direction in which a language is written, as the `dir` attribute wants it.
pub(super) fn direction(language: &Language) -> &'static str {
    if language.is_right_to_left() { "rtl" } else { "ltr" }
}

/// A page with a single sentence.
pub(super) fn message_page(text: &str, language: &Language) -> Markup {
    let name = language.text("app-name");
    html! {
        (DOCTYPE)
        html lang=(language.tag()) dir=(direction(language)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (name) }
            }
            body {
                h1 { (name) }
                p { (text) }
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
        meta property="og:image" content=(site.url(preview::PATH));
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(preview::WIDTH);
        meta property="og:image:height" content=(preview::HEIGHT);
        meta property="og:image:alt" content=(language.text("app-preview"));
        meta name="twitter:card" content="summary_large_image";
    }
}
