//! The English messages against the code: none is missing, and none is unused.

use std::collections::BTreeSet;

use fencepost_language::Language;
use fencepost_rules::record::{RecordErrorKind, ResultError};
use fencepost_rules::{Ending, ParsePositionError, PlayError, Seat, SetupFault};

use crate::catalogue::lines;
use crate::sources;

/// Prefixes of messages whose ids are made at run time. Each family has a test of its own, here or beside its user, that
/// no member is missing and none is unused.
const FAMILIES: [&str; 6] = ["refusal-", "setup-", "position-", "record-", "error-", "store-"];

#[test]
fn every_folder_is_available() {
    let folders = std::fs::read_dir(sources::top().join("locales")).expect("the languages");
    let folders: BTreeSet<String> =
        folders.map(|entry| entry.expect("a language").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(Language::available().map(str::to_owned).collect::<BTreeSet<_>>(), folders);
}

#[test]
fn every_code_has_a_line_and_every_such_line_a_code() {
    let english = lines("en");
    for (family, codes) in [
        ("refusal-", &[PlayError::CODES] as &[&[&str]]),
        ("setup-", &[SetupFault::CODES]),
        ("position-", &[ParsePositionError::CODES]),
        ("record-", &[RecordErrorKind::CODES, ResultError::CODES]),
    ] {
        let wanted: BTreeSet<String> = codes.concat().into_iter().map(|code| format!("{family}{code}")).collect();
        let there: BTreeSet<String> = english.keys().filter(|id| id.starts_with(family)).cloned().collect();
        assert_eq!(wanted, there);
    }
}

#[test]
fn every_ending_has_a_line() {
    let english = lines("en");
    for ending in Ending::ALL {
        assert!(english.contains_key(&format!("ending-{}", ending.name().replace(' ', "-"))), "{ending}");
    }
}

/// The ids of the seats' names.
fn seats() -> [String; 4] {
    Seat::ALL.map(|seat| format!("seat-{seat}"))
}

#[test]
fn every_seat_has_a_line() {
    let english = lines("en");
    assert!(seats().iter().all(|id| english.contains_key(id)), "{:?}", seats());
}

#[test]
fn every_family_is_looked_up() {
    let code = sources::code();
    for family in FAMILIES {
        let name = format!("\"{family}{{}}\"");
        assert!(code.iter().any(|(_, text)| text.contains(&name)), "nothing puts {family} together");
    }
}

#[test]
fn no_message_is_unused() {
    let quoted = sources::quoted();
    let templates = sources::templates();
    let is_of_family = |id: &str| FAMILIES.iter().any(|family| id.starts_with(family));
    // What a template is filled with is a word that stands somewhere in the sources.
    let fits = |id: &str, (before, after): &(String, String)| {
        id.strip_prefix(before.as_str())
            .and_then(|rest| rest.strip_suffix(after.as_str()))
            .is_some_and(|word| quoted.contains(word))
    };
    let (english, seats) = (lines("en"), seats());
    let by_lines: BTreeSet<&String> = english.values().flat_map(|line| &line.quoted).collect();
    let left = english.keys().filter(|id| !is_of_family(id) && !quoted.contains(*id) && !by_lines.contains(id));
    let left: Vec<&String> = left.filter(|id| !templates.iter().any(|template| fits(id, template))).collect();
    let left: Vec<&String> = left.into_iter().filter(|id| !seats.contains(id)).collect();
    assert!(left.is_empty(), "nothing shows {left:?}");
}

#[test]
fn no_line_is_missing() {
    let english = lines("en");
    let mut asked = 0;
    for (path, text) in sources::code() {
        for id in sources::asked_for(&text) {
            assert!(english.contains_key(id), "{} asks for {id}", path.display());
            asked += 1;
        }
    }
    assert!(asked > 300, "the sources were read wrongly: they ask for {asked} lines");
}
