//! Pieces of HTML: text that cannot break out of its place, and what the head of every page tells search engines and
//! previews of links.

use std::fmt::{self, Write as _};

use fencepost_language::Language;
pub(super) use fencepost_pictures::Escaped;

use super::preview;
use super::site::Site;

/// The attributes of the `html` element.
pub(super) fn root(language: &Language) -> String {
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    format!(r#"lang="{}" dir="{direction}""#, language.tag())
}

/// A page that says one sentence.
pub(super) fn sentence(text: &str, language: &Language) -> String {
    let (root, name, text) = (root(language), language.text("app-name"), Escaped(text));
    format!(
        "<!doctype html>\n<html {root}>\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width\">\n<title>{0}</title>\n<h1>{0}</h1>\n<p>{text}</p>\n</html>\n",
        Escaped(&name)
    )
}

/// What a page is about.
pub(super) struct About<'a> {
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    /// Where it is, by the one address that search engines should know it by.
    pub(super) own: String,
    /// Where it is for whoever has no language of ours.
    pub(super) any: String,
    /// Where it is in the language of a tag.
    pub(super) other: &'a dyn Fn(&str) -> String,
}

/// The part of a page's head that search engines and previews of links read.
pub(super) fn head(about: &About<'_>, language: &Language, site: &Site) -> String {
    let mut head = String::new();
    let mut add = |line: fmt::Arguments<'_>| head.write_fmt(line).expect("writing to a string cannot fail");
    let (title, description) = (Escaped(about.title), Escaped(about.description));
    add(format_args!("<title>{title}</title>\n"));
    add(format_args!("<meta name=\"description\" content=\"{description}\">\n"));
    add(format_args!("<link rel=\"canonical\" href=\"{}\">\n", Escaped(&about.own)));
    for (tag, _) in Language::own_names() {
        let address = (about.other)(tag);
        add(format_args!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{}\">\n", Escaped(&address)));
    }
    add(format_args!("<link rel=\"alternate\" hreflang=\"x-default\" href=\"{}\">\n", Escaped(&about.any)));
    let (picture, seen) = (site.url(preview::PATH), language.text("app-preview"));
    let (width, height) = (preview::WIDTH.to_string(), preview::HEIGHT.to_string());
    for (name, value) in [
        ("og:type", "website"),
        ("og:site_name", &language.text("app-name")),
        ("og:title", about.title),
        ("og:description", about.description),
        ("og:url", &about.own),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("og:image:width", &width),
        ("og:image:height", &height),
        ("og:image:alt", &seen),
    ] {
        add(format_args!("<meta property=\"{name}\" content=\"{}\">\n", Escaped(value)));
    }
    add(format_args!("<meta name=\"twitter:card\" content=\"summary_large_image\">\n"));
    head
}
