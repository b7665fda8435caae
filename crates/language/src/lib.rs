//! Every message for people, in their language.
//!
//! The lines live in Fluent files under `locales`, one folder per language, and are part of the program. A line that a
//! language does not have yet is shown in English. This is also the one place where the values of the rules, such as a
//! [`PlayError`](fencepost_rules::PlayError), become sentences.
//!
//! ```
//! use fencepost_language::Language;
//! use fencepost_rules::Position;
//!
//! let language = Language::from_locale(None, None, Some("en_GB.UTF-8"));
//! let (mv, position) = ("e5".parse()?, Position::default());
//! let error = position.check(mv).unwrap_err();
//! assert_eq!(language.isolating(false).play_error(mv, &error), "The pawn on e1 can’t get to e5 in one move.");
//! # Ok::<(), fencepost_rules::ParseMoveError>(())
//! ```

mod choice;
mod digits;
mod messages;
mod names;
mod record_errors;
mod sentences;

pub use fluent_bundle::FluentValue as Value;

use std::fmt::Display;

use messages::Messages;

/// A number in the digits 0 to 9 in every language: for text that people type, such as the value of an option, and for
/// text that programs read. Other numbers are passed as such and get the digits of the language.
pub fn plain_number(number: impl Display) -> Value<'static> {
    number.to_string().into()
}

/// The lines of all languages: tag, and the text of each file.
static LOCALES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The fallback language.
const ENGLISH: &str = "en";

/// A language, with English as the fallback.
pub struct Language {
    tag: &'static str,
    /// None for English itself.
    own: Option<Messages>,
    english: Messages,
}

impl Language {
    /// The tags of all languages there are lines for, such as `en`.
    pub fn available() -> impl Iterator<Item = &'static str> {
        LOCALES.iter().map(|&(tag, _)| tag)
    }

    /// The tags of all languages there are lines for with their own names, in the order of a menu.
    pub fn own_names() -> impl Iterator<Item = (&'static str, &'static str)> {
        names::OWN_NAMES.into_iter().filter(|(tag, _)| Language::available().any(|it| it == *tag))
    }

    /// The tag of our language that is nearest to the requested one, such as `pt` to `pt-BR`.
    pub fn nearest(wanted: &str) -> Option<&'static str> {
        choice::nearest(wanted)
    }

    /// English.
    pub fn english() -> Language {
        Language::with_tag(ENGLISH)
    }

    /// The first of the requested languages that we have, and English if there is none. The requested ones are tags such as
    /// `pt-BR`, best first.
    pub fn choose<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Language {
        Language::with_tag(wanted.into_iter().find_map(choice::nearest).unwrap_or(ENGLISH))
    }

    /// The language of a POSIX locale: the values of `LC_ALL`, `LC_MESSAGES` and `LANG`, the first of which that is not
    /// empty decides.
    pub fn from_locale(all: Option<&str>, messages: Option<&str>, lang: Option<&str>) -> Language {
        let locale = [all, messages, lang].into_iter().flatten().find(|value| !value.is_empty());
        Language::choose(locale.map(choice::tag_of_locale).as_deref())
    }

    /// Whether values inside a line are wrapped in Unicode's marks that isolate their direction. A page wants them
    /// (they are on from the start), a terminal shows them as boxes.
    #[must_use]
    pub fn isolating(mut self, isolating: bool) -> Language {
        for lines in self.own.iter_mut().chain([&mut self.english]) {
            lines.set_isolating(isolating);
        }
        self
    }

    /// Its tag, such as `en`.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// Whether it is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        names::RIGHT_TO_LEFT.contains(&self.tag)
    }

    /// A line without values.
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// A line with values in it.
    pub fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let own = self.own.as_ref().and_then(|own| own.format(id, values));
        let text = own.or_else(|| self.english.format(id, values));
        debug_assert!(text.is_some(), "the English line {id} is missing, or a value of it");
        // Our tests keep this from happening; if it happens all the same, the key says more than nothing.
        text.unwrap_or_else(|| id.to_owned())
    }

    fn with_tag(tag: &'static str) -> Language {
        let own = (tag != ENGLISH).then(|| Messages::of(tag));
        Language { tag, own, english: Messages::of(ENGLISH) }
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::english()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser::parse;

    use super::*;

    /// A file without its comments.
    fn entries(text: &str) -> Vec<Entry<&str>> {
        let resource = parse(text).unwrap_or_else(|(resource, _)| resource);
        let without = |entry| match entry {
            Entry::Message(message) => Some(Entry::Message(fluent_syntax::ast::Message { comment: None, ..message })),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
            other => Some(other),
        };
        resource.body.into_iter().filter_map(without).collect()
    }

    #[test]
    fn only_comments_are_left_out_of_the_program() {
        for (tag, built_in) in LOCALES {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(tag);
            let files = fs::read_dir(folder).expect("a folder of lines").map(|entry| entry.expect("a file").path());
            let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|it| it == "ftl")).collect();
            files.sort();
            assert_eq!(files.len(), built_in.len(), "{tag}");
            for (file, text) in files.iter().zip(built_in.iter()) {
                let whole = fs::read_to_string(file).expect("a text");
                assert!(entries(&whole) == entries(text), "{}", file.display());
                assert!(!text.lines().any(|line| line.starts_with('#')), "{}", file.display());
            }
        }
    }
}
