//! Which language a reader gets.

use fencepost_language::Language;

#[test]
fn the_first_locale_that_is_set_decides() {
    for (all, messages, lang) in [
        (None, None, None),
        (Some(""), None, Some("en_US.UTF-8")),
        (Some("C"), Some("xx"), Some("xx")),
        (None, None, Some("not a locale at all \u{1f600}")),
        (None, Some("tlh_QO"), None),
    ] {
        assert_eq!(Language::from_locale(all, messages, lang).tag(), "en");
    }
}

#[test]
fn every_language_is_chosen_by_its_own_tag() {
    for tag in Language::available() {
        assert_eq!(Language::choose([tag]).tag(), tag);
        assert_eq!(Language::choose(["tlh", tag, "en"]).tag(), tag);
        assert_eq!(Language::from_locale(None, None, Some(&tag.replace('-', "_"))).tag(), tag);
    }
}

#[test]
fn a_language_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Language::english());
}
