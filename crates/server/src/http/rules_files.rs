//! The files that the page of the rules needs: its style, its script and the figures.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use fencepost_pictures::Theme;
use fencepost_rulebook::{FIGURES, Figure};
use sha2::{Digest, Sha256};

use super::site::Site;

/// The one place where the looks have their colours.
const LOOKS: &str = include_str!("../../../../web/src/looks/looks.css");
/// The one place where the look that was chosen in the app is read.
const LOOK_SCRIPT: &str = include_str!("../../../../web/public/look.js");
const ARTICLE_STYLE: &str = include_str!("rules_article.css");
const PAGE_STYLE: &str = include_str!("rules_page.css");
const PAGE_SCRIPT: &str = include_str!("rules_page.js");

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

/// A file that the page needs.
pub(super) struct File {
    pub(super) bytes: Bytes,
    pub(super) content_type: &'static str,
    version: String,
}

impl File {
    fn new(text: String, content_type: &'static str) -> File {
        let digest = Sha256::digest(text.as_bytes());
        let start = digest.iter().take(5).fold(0, |sum: u64, &byte| sum << 8 | u64::from(byte));
        File { bytes: text.into(), content_type, version: format!("{start:010x}") }
    }

    /// What its URL ends with. It changes with the content, so that browsers can keep the file for good.
    pub(super) fn query(&self) -> String {
        format!("v={}", self.version)
    }
}

static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
    let mut files = HashMap::from([
        ("style.css".to_owned(), File::new(style(), CSS)),
        ("article.css".to_owned(), File::new(ARTICLE_STYLE.to_owned(), CSS)),
        ("look.js".to_owned(), File::new(LOOK_SCRIPT.to_owned(), JAVASCRIPT)),
        ("page.js".to_owned(), File::new(PAGE_SCRIPT.to_owned(), JAVASCRIPT)),
    ]);
    for figure in &FIGURES {
        for theme in Theme::ALL {
            let svg = figure.picture(theme).to_svg();
            files.insert(figure_name(figure, theme), File::new(svg, "image/svg+xml"));
        }
    }
    files
});

/// The file of a name such as `style.css`.
pub(super) fn named(name: &str) -> Option<&'static File> {
    FILES.get(name)
}

/// The name of a figure's file.
pub(super) fn figure_name(figure: &Figure, theme: Theme) -> String {
    format!("figure-{}-{theme}.svg", figure.number)
}

/// The URL of a file, with the version of its content.
pub(super) fn file_url(name: &str, site: &Site) -> String {
    let name = named(name).map_or_else(|| name.to_owned(), |file| format!("{name}?{}", file.query()));
    site.path(&format!("/rules/{name}"))
}

/// The style of a page with the colours of the looks: the chosen one, or else dark where the system is and wood elsewhere. Paper is
/// always light.
fn style() -> String {
    let [wood, light, dark] = [Theme::Wood, Theme::Light, Theme::Dark].map(colours);
    format!(
        ":root {{{wood}}}\n\
         @media (prefers-color-scheme: dark) {{ :root:not([data-look]) {{{dark}}} }}\n\
         :root[data-look=\"wood\"] {{{wood}}}\n\
         :root[data-look=\"light\"] {{{light}}}\n\
         :root[data-look=\"dark\"] {{{dark}}}\n\
         @media print {{ :root, :root[data-look], :root:not([data-look]) {{{light}}} }}\n\
         {PAGE_STYLE}\n{ARTICLE_STYLE}"
    )
}

/// The variables of a look.
fn colours(look: Theme) -> &'static str {
    let after = LOOKS.split_once(&format!("[data-look=\"{look}\"] {{")).map_or("", |(_, after)| after);
    after.split('}').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_look_has_its_colours() {
        for look in Theme::ALL {
            for name in ["--page:", "--card:", "--text:", "--muted:", "--accent:", "color-scheme:"] {
                assert!(colours(look).contains(name), "{look} lacks {name}");
            }
        }
    }

    #[test]
    fn the_style_uses_no_colour_of_its_own() {
        for style in [PAGE_STYLE, ARTICLE_STYLE] {
            // A `#` in front of a name chooses an element; in a value it is a colour.
            let mut values = style.split(':').skip(1).filter_map(|after| after.split([';', '{', '}']).next());
            assert_eq!(values.find(|value| ["#", "rgb(", "hsl("].iter().any(|wrong| value.contains(wrong))), None);
            for variable in style.split("var(").skip(1).filter_map(|after| after.split(')').next()) {
                assert!(LOOKS.contains(&format!("{variable}:")), "{variable}");
            }
        }
    }

    /// In a panel of the app the style of the rules must not reach the rest of the page.
    #[test]
    fn the_style_of_the_rules_stays_with_the_rules() {
        let plain =
            ARTICLE_STYLE.split("*/").map(|part| part.split("/*").next().unwrap_or_default()).collect::<String>();
        for rule in plain.split('}').filter_map(|rule| rule.rsplit('{').nth(1)) {
            let selectors = rule.trim();
            let is_group = selectors.starts_with('@');
            assert!(is_group || selectors.split(",\n").all(|one| one.contains(".rules")), "{selectors}");
        }
    }
}
