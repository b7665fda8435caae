//! Names of players: what may be shown to others.

use icu_properties::props::{
    BidiControl, DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup, VariationSelector,
};
use icu_properties::{CodePointMapData, CodePointSetData};

/// A name as it may be shown: trimmed, and without characters that control the text direction or are invisible. None if nothing visible is
/// left.
pub(super) fn sanitized(text: &str) -> Option<String> {
    let kept: String = text.chars().filter(|&letter| is_kept(letter)).collect();
    let name = kept.trim_matches(|letter: char| letter.is_whitespace() || is_joiner(letter));
    name.chars().any(is_visible).then(|| name.to_owned())
}

/// Joiners are part of how some scripts are written, and of many emoji.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

fn is_kept(letter: char) -> bool {
    let is_part_of_another = is_joiner(letter) || CodePointSetData::new::<VariationSelector>().contains(letter);
    match CodePointMapData::<GeneralCategory>::new().get(letter) {
        GeneralCategory::Control | GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator => false,
        _ if CodePointSetData::new::<BidiControl>().contains(letter) => false,
        _ => is_part_of_another || !is_ignorable(letter),
    }
}

/// Characters that show nothing: soft hyphens, fillers, tags.
fn is_ignorable(letter: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
}

fn is_visible(letter: char) -> bool {
    /// The pattern without dots.
    const BLANK_BRAILLE: char = '\u{2800}';
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    let needs_another = GeneralCategoryGroup::Mark.contains(category) || category == GeneralCategory::Format;
    !(letter.is_whitespace() || is_ignorable(letter) || needs_another || letter == BLANK_BRAILLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_names_count_as_missing() {
        for name in [
            "",
            "  ",
            "\u{ad}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{2800}",
            "\u{200b}\u{200c}\u{200d}",
            "\u{2060}\u{feff}",
            "\u{61c}",
            "\u{e0041}\u{e0042}",
            "\u{fe0f}",
            "\u{301}",
            "\u{34f}\u{17b4}\u{180e}",
            "\u{a0}\u{3000}\u{2028}",
            "\u{0}\u{7}\u{1b}\u{9f}",
        ] {
            assert_eq!(sanitized(name), None, "{}", name.escape_unicode());
        }
    }

    #[test]
    fn control_characters_are_removed() {
        for (name, shown) in [
            (" Ann ", "Ann"),
            ("An\u{202e}n", "Ann"),
            ("\u{2066}Ann\u{2069}\u{200e}\u{200f}\u{61c}", "Ann"),
            ("A\u{ad}n\u{200b}n\u{3164}", "Ann"),
            ("Ann\u{e0067}\u{e0062}\u{e007f}", "Ann"),
            ("A\nn\tn\u{1b}[31m", "Ann[31m"),
            ("Ann\u{200d}", "Ann"),
            ("a  b", "a  b"),
        ] {
            assert_eq!(sanitized(name).as_deref(), Some(shown), "{}", name.escape_unicode());
        }
    }

    #[test]
    fn names_of_all_scripts_stay_unchanged() {
        for name in [
            "José",
            "Jose\u{301}",
            "Νίκος",
            "Ольга",
            "יוסי",
            "محمد",
            "علی\u{200c}رضا",
            "क्\u{200d}ष",
            "สมชาย",
            "葛\u{e0100}城",
            "김철수",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}",
            "<b>&\"'",
            "⠓⠊",
        ] {
            assert_eq!(sanitized(name).as_deref(), Some(name), "{}", name.escape_unicode());
        }
    }
}
