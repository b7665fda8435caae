//! Which language a reader gets.

use fencepost_language::{Language, plain_number};

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

#[test]
fn near_languages_are_found() {
    for (wanted, tag) in [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-Hant-CN", "zh-Hant"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("pt-BR", "pt"),
        ("sr-Latn-RS", "sr"),
        ("iw", "he"),
        ("mo", "ro"),
        ("en-AU", "en"),
        ("de-CH-1996", "de"),
    ] {
        assert_eq!(Language::nearest(wanted), Some(tag), "{wanted}");
    }
    for wanted in ["tlh", "", "*", "not a tag"] {
        assert_eq!(Language::nearest(wanted), None, "{wanted}");
    }
}

#[test]
fn system_locales_choose_near_languages() {
    for (locale, tag) in [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_CN.GB18030", "zh-Hans"),
        ("nn_NO", "nb"),
        ("sr_RS@latin", "sr"),
        ("pt_BR.UTF-8", "pt"),
        ("he_IL", "he"),
    ] {
        assert_eq!(Language::from_locale(None, None, Some(locale)).tag(), tag, "{locale}");
    }
}

#[test]
fn three_languages_run_from_right_to_left() {
    let found: Vec<&str> = Language::available().filter(|tag| Language::choose([*tag]).is_right_to_left()).collect();
    assert_eq!(found, ["ar", "fa", "he"]);
}

#[test]
fn numbers_have_the_digits_of_their_language() {
    let figure =
        |tag: &str| Language::choose([tag]).isolating(false).text_with("rules-figure", &[("number", 10.into())]);
    assert!(figure("ar").contains("\u{661}\u{660}"), "{}", figure("ar"));
    assert!(figure("fa").contains("\u{6f1}\u{6f0}"), "{}", figure("fa"));
    for tag in Language::available().filter(|tag| !["ar", "fa"].contains(tag)) {
        assert!(figure(tag).contains("10"), "{tag}: {}", figure(tag));
    }
    let typed = |tag: &str| {
        let values = [("least", plain_number(1)), ("most", plain_number(20))];
        Language::choose([tag]).isolating(false).text_with("argument-number", &values)
    };
    for tag in Language::available() {
        assert!(typed(tag).contains('1') && typed(tag).contains("20"), "{tag}: what is typed is typed in ASCII");
    }
}
