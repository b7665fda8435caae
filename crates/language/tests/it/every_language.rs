//! Every language has every message.

use std::collections::BTreeMap;

use fencepost_language::Language;
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::catalogue::{Line, lines};
use crate::sources::{texts, top};

/// The languages of the game.
const TAGS: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hr", "hu", "is", "it", "ja", "ko",
    "lt", "lv", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "zh-Hans", "zh-Hant",
];

/// All lines of all languages but English.
fn others() -> Vec<(&'static str, BTreeMap<String, Line>)> {
    TAGS.into_iter().filter(|tag| *tag != "en").map(|tag| (tag, lines(tag))).collect()
}

/// Reports all faults at once.
fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn all_languages_are_there() {
    assert_eq!(Language::available().collect::<Vec<_>>(), TAGS);
    let mut named: Vec<&str> = Language::own_names().map(|(tag, _)| tag).collect();
    named.sort_unstable();
    assert_eq!(named, TAGS, "each has a name of its own");
}

#[test]
fn every_language_has_the_lines_of_english_and_no_others() {
    let english = lines("en");
    let mut wrong = Vec::new();
    for (tag, own) in others() {
        let unknown = own.keys().filter(|id| !english.contains_key(*id)).map(|id| format!("{tag}: {id} is unknown"));
        let missing = english.keys().filter(|id| !own.contains_key(*id)).map(|id| format!("{tag} lacks {id}"));
        wrong.extend(missing.chain(unknown));
        let moved = own.iter().filter(|(id, line)| english.get(*id).is_some_and(|known| known.file != line.file));
        wrong.extend(moved.map(|(id, line)| format!("{tag}: {id} does not belong in {}", line.file)));
    }
    assert_none(&wrong);
}

/// A screen reads several files as one: the later of two lines with one name would silently win.
#[test]
fn no_line_is_in_two_files_or_twice_in_one() {
    let mut wrong = Vec::new();
    for tag in TAGS {
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        for (path, text) in texts(&top().join("locales").join(tag), "ftl") {
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let ids = text.lines().filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim_end());
            for id in ids.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase())) {
                if let Some(other) = known.insert(id.to_owned(), file.clone()) {
                    wrong.push(format!("{tag}: {id} is in {other} and in {file}"));
                }
            }
        }
        assert!(known.len() > 100, "{tag} was read");
    }
    assert_none(&wrong);
}

#[test]
fn every_line_has_the_values_of_its_english_line() {
    let english = lines("en");
    let mut wrong = Vec::new();
    for (tag, own) in others() {
        for (id, line) in own {
            let Some(known) = english.get(&id) else { continue };
            let mut values = line.values.clone();
            if known.values.contains("name") && SEATED.contains(&line.file.as_str()) {
                // The seat is there beside every name of a seat, for languages that choose their words by it.
                values.remove("seat");
            }
            if values != known.values || line.quoted != known.quoted {
                wrong.push(format!("{tag}: {id} has {:?}, English has {:?}", line.values, known.values));
            }
        }
    }
    assert_none(&wrong);
}

/// The files whose lines are made from values of the rules, which bring the seat along.
const SEATED: [&str; 2] = ["game.ftl", "records.ftl"];

/// The names of plural forms.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Numbers that a value can be: there are two to four players, and nothing here reaches a million, for which some languages
/// have a form of their own.
fn numbers(value: &str) -> std::ops::RangeInclusive<u32> {
    if value == "players" { 2..=4 } else { 0..=1000 }
}

/// The plural forms of those numbers in a language, each with its numbers.
fn forms(tag: &str, numbers: impl Iterator<Item = u32>) -> BTreeMap<String, Vec<u32>> {
    // Scripts do not matter to numbers.
    let language: LanguageIdentifier = tag.split('-').next().unwrap_or_default().parse().expect("a tag");
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("its rules");
    let mut forms: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for number in numbers {
        let form = format!("{:?}", rules.select(number).expect("a form")).to_lowercase();
        // Hebrew had a form for tens until version 42 of the Unicode locale data; browsers no longer know it.
        let form = if tag == "he" && form == "many" { "other".to_owned() } else { form };
        forms.entry(form).or_default().push(number);
    }
    forms
}

#[test]
fn every_choice_by_number_has_all_forms_of_its_language() {
    let mut wrong = Vec::new();
    for tag in TAGS {
        for (id, line) in lines(tag) {
            for (value, keys) in line.choices.iter().filter(|(_, keys)| keys.iter().any(|key| is_form(key))) {
                let is_there = |form: &str, numbers: &[u32]| {
                    keys.contains(form) || numbers.iter().all(|number| keys.contains(&number.to_string()))
                };
                let forms = forms(tag, numbers(value));
                let missing = forms.iter().filter(|(form, numbers)| !is_there(form, numbers)).map(|(form, _)| form);
                wrong.extend(missing.map(|form| format!("{tag}: {id} lacks [{form}] for ${value}")));
            }
        }
    }
    assert_none(&wrong);
}

/// Arabic has all six forms.
#[test]
fn the_forms_are_those_of_the_language() {
    let of = |tag: &str| forms(tag, 0..=1000).into_keys().collect::<Vec<_>>().join(" ");
    assert_eq!(of("ar"), "few many one other two zero");
    assert_eq!(of("pl"), "few many one");
    assert_eq!(of("he"), "one other two");
    assert_eq!(of("zh-Hant"), "other");
}

fn is_form(key: &str) -> bool {
    FORMS.contains(&key) && key != "other"
}

/// A selector of seats or other words has the same variants as in English, if English has it.
#[test]
fn every_choice_by_word_knows_its_words() {
    for (tag, own) in others() {
        for (id, line) in own {
            for (value, keys) in line.choices.iter().filter(|(value, _)| value == "seat") {
                let known = ["south", "west", "north", "east", "other"];
                assert!(keys.iter().all(|key| known.contains(&key.as_str())), "{tag}: {id} by ${value}: {keys:?}");
            }
        }
    }
}

/// The results of matches are read by other programs.
#[test]
fn results_of_matches_are_the_same_everywhere() {
    let english = lines("en");
    let results: Vec<&String> = english.keys().filter(|id| is_result(id)).collect();
    assert_eq!(results.len(), 13, "{results:?}");
    for (tag, own) in others() {
        for id in &results {
            assert_eq!(own.get(*id), english.get(*id), "{tag}: {id}");
        }
    }
}

fn is_result(id: &str) -> bool {
    const RESULTS: [&str; 9] = [
        "match-event",
        "match-progress",
        "match-score",
        "match-rate",
        "match-superiority",
        "match-pairs",
        "match-groups",
        "match-sprt",
        "match-faults",
    ];
    RESULTS.contains(&id) || (id.starts_with("match-elo"))
}

#[test]
fn no_line_is_left_in_english() {
    let english = lines("en");
    let mut wrong = Vec::new();
    for (tag, own) in others() {
        for (id, line) in own {
            let is_copy = english.get(&id).is_some_and(|known| known.words == line.words);
            if is_copy && line.words.chars().any(char::is_alphabetic) && !is_meant(tag, &id) {
                wrong.push(format!("{tag}: {id} = {}", line.words));
            }
        }
    }
    assert_none(&wrong);
}

/// Messages that may be the same as in English in every language.
const ALIKE: [(&str, &str); 7] = [
    ("app-name", "a name"),
    ("clock-minutes", "signs of units"),
    ("clock-increment", "signs of units"),
    ("time-gift", "signs of units"),
    ("engine-speed", "signs of units"),
    ("tiebreak-buchholz", "a name"),
    ("tiebreak-sonneborn-berger", "names"),
];

/// Words that a language shares with English according to its dictionary.
const SHARED: [(&str, &[&str]); 33] = [
    ("level-5", &["da", "nb", "ro"]),
    ("level-9", &["cs", "fr", "nl", "ro", "sk", "sv"]),
    ("seat-computer", &["da", "de", "it", "nl"]),
    ("seat-west", &["de", "nl"]),
    ("start-now", &["da", "nb", "pl"]),
    ("no", &["es", "it"]),
    ("problem", &["es"]),
    ("phrase-sorry", &["nl"]),
    ("actions", &["fr"]),
    ("rules-figure", &["fr"]),
    ("mode-computer", &["da", "de", "nl"]),
    ("places", &["da", "nl", "pl"]),
    ("exhibition-live", &["de", "nl"]),
    ("engine", &["cs", "de", "nl", "sk"]),
    ("mark-blunder", &["nl", "sv"]),
    ("place-editor", &["cs", "da", "de", "es", "it", "nl", "pt", "ro", "sk"]),
    ("editor-start", &["da", "nb", "sv"]),
    ("assistant-name", &["de"]),
    ("assistants", &["fr"]),
    ("clock-correct-minutes", &["fr"]),
    ("clock-pause", &["fr"]),
    ("clock-start", &["cs", "pl"]),
    ("coach", &["fr"]),
    ("column-points", &["fr"]),
    ("player-add-name", &["de"]),
    ("rating", &["cs", "da", "es", "it", "nb", "nl", "pt", "ro", "sk", "sl", "sv"]),
    ("report-blunders", &["nl"]),
    ("sums-total", &["es", "fr", "pt", "ro"]),
    ("tab-tables", &["fr"]),
    ("table-number", &["fr"]),
    ("tiebreak-buchholz-cut-1", &["el", "it"]),
    ("tournament-name", &["de"]),
    ("tournament-online", &["cs", "de", "hu", "it", "nl", "pl", "pt", "ro", "sk"]),
];

fn is_meant(tag: &str, id: &str) -> bool {
    let is_shared = SHARED.iter().any(|(known, tags)| *known == id && tags.contains(&tag));
    is_result(id) || is_shared || ALIKE.iter().any(|(known, _)| *known == id)
}

/// The lists above have no unnecessary entries.
#[test]
fn the_exceptions_are_still_the_same_as_in_english() {
    let (english, others) = (lines("en"), others());
    let is_copy = |id: &str, tag: &str| {
        let own = others.iter().find(|(known, _)| *known == tag).and_then(|(_, own)| own.get(id));
        own.is_some_and(|own| english.get(id).is_some_and(|line| line.words == own.words))
    };
    for (id, tags) in SHARED {
        assert!(tags.iter().all(|tag| is_copy(id, tag)), "{id} in {tags:?}");
    }
    for (id, _) in ALIKE {
        assert!(others.iter().any(|(tag, _)| is_copy(id, tag)), "{id}");
    }
}
