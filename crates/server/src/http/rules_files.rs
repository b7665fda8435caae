//! The files that the page of the rules needs: its style, its script and the figures.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use fencepost_pictures::Theme;
use fencepost_rulebook::{FIGURES, Figure};
use sha2::{Digest, Sha256};

/// The one place where the looks have their colours.
const LOOKS: &str = include_str!("../../../../web/src/looks/looks.css");
const STYLE: &str = include_str!("rules.css");
const SCRIPT: &str = include_str!("rules.js");

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
        ("style.css".to_owned(), File::new(style(), "text/css; charset=utf-8")),
        ("print.js".to_owned(), File::new(SCRIPT.to_owned(), "text/javascript; charset=utf-8")),
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

/// A name with the version of its content.
pub(super) fn versioned(name: &str) -> String {
    named(name).map_or_else(|| name.to_owned(), |file| format!("{name}?{}", file.query()))
}

/// The style with the colours of the looks: wood by day, dark by night, light on paper.
fn style() -> String {
    format!(
        ":root {{{}}}\n@media screen and (prefers-color-scheme: dark) {{ :root {{{}}} }}\n@media print {{ :root {{{}}} }}\n{STYLE}",
        colours(Theme::Wood),
        colours(Theme::Dark),
        colours(Theme::Light)
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
        // A `#` in front of a name chooses an element; in a value it is a colour.
        let mut values = STYLE.split(':').skip(1).filter_map(|after| after.split([';', '{', '}']).next());
        assert_eq!(values.find(|value| ["#", "rgb(", "hsl("].iter().any(|wrong| value.contains(wrong))), None);
        for variable in STYLE.split("var(").skip(1).filter_map(|after| after.split(')').next()) {
            assert!(LOOKS.contains(&format!("{variable}:")), "{variable}");
        }
    }
}
