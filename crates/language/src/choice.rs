//! Language negotiation: which of our languages a reader gets.

use unic_langid::LanguageIdentifier;

use crate::Language;

/// The language we have that is nearest to a tag such as `pt-BR`: the same language in the same script if there is one,
/// otherwise the same language.
pub(crate) fn nearest(tag: &str) -> Option<&'static str> {
    let wanted = complete(tag)?;
    let of_same_language = || {
        Language::available()
            .filter_map(|tag| Some((tag, complete(tag)?)))
            .filter(|(_, it)| it.language == wanted.language)
    };
    let of_same_script = of_same_language().find(|(_, it)| it.script == wanted.script);
    of_same_script.or_else(|| of_same_language().next()).map(|(tag, _)| tag)
}

/// Languages with another tag, and those whose readers also read one of ours.
const ALIASES: [(&str, &str); 4] = [
    // Norwegian without saying which: nearly everybody means Bokmål.
    ("no", "nb"),
    // Readers of Nynorsk also read Bokmål.
    ("nn", "nb"),
    // Deprecated tags, which some systems still use.
    ("iw", "he"),
    ("mo", "ro"),
];

/// The tag with its likely script and region: `zh-TW` is written in `Hant`.
fn complete(tag: &str) -> Option<LanguageIdentifier> {
    let mut id: LanguageIdentifier = tag.parse().ok()?;
    if let Some((_, ours)) = ALIASES.iter().find(|(theirs, _)| id.language.as_str() == *theirs) {
        id.language = ours.parse().ok()?;
    }
    id.maximize();
    Some(id)
}

/// The tag of a POSIX locale: `pt-BR` for `pt_BR.UTF-8@euro`. `C` and `POSIX` mean no language and give a tag that matches none.
pub(crate) fn tag_of_locale(locale: &str) -> String {
    let end = locale.find(['.', '@']).unwrap_or(locale.len());
    locale[..end].replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posix_locales_become_tags() {
        for (locale, tag) in
            [("en_GB.UTF-8", "en-GB"), ("sr_RS@latin", "sr-RS"), ("de", "de"), ("C.UTF-8", "C"), ("", "")]
        {
            assert_eq!(tag_of_locale(locale), tag);
        }
    }

    #[test]
    fn scripts_follow_from_regions() {
        let script = |tag| complete(tag).and_then(|id| id.script).map(|script| script.to_string());
        assert_eq!(script("zh-TW").as_deref(), Some("Hant"));
        assert_eq!(script("zh-CN").as_deref(), Some("Hans"));
        assert_eq!(script("sr").as_deref(), Some("Cyrl"));
        assert_eq!(complete("no-NO").map(|id| id.language.to_string()).as_deref(), Some("nb"));
    }

    #[test]
    fn unknown_tags_match_no_language() {
        for tag in ["", "C", "POSIX", "!", "xx", "\u{e9}"] {
            assert_eq!(nearest(tag), None, "{tag}");
        }
        assert_eq!(nearest("en-AU"), Some("en"));
        assert_eq!(nearest("EN"), Some("en"));
    }
}
