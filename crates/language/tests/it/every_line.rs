//! Nothing is missing, nothing is left over, and every file can be read.

use std::collections::{BTreeMap, BTreeSet};

use fencepost_language::Language;
use fencepost_rules::Ending;
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

use crate::sources;

/// Lines that are looked up by a name put together at run time. Each has a test of its own, here or beside its user.
const FAMILIES: [&str; 7] = ["failure-", "store-", "refusal-", "setup-", "position-", "record-", "help"];

/// The lines of a language and the values each asks for; the attribute `long` of `perft` is `perft.long`.
fn lines(tag: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (path, text) in sources::texts(&sources::top().join("locales").join(tag), "ftl") {
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter().map(|it| (format!(".{}", it.id.name), &it.value));
            for (suffix, pattern) in message.value.iter().map(|value| (String::new(), value)).chain(attributes) {
                let id = format!("{}{suffix}", message.id.name);
                let mut values = BTreeSet::new();
                collect_pattern(pattern, &mut values);
                assert!(found.insert(id.clone(), values).is_none(), "{}: {id} is there twice", path.display());
            }
        }
    }
    found
}

fn collect_pattern(pattern: &ast::Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, values);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, values),
        Expression::Select { selector, variants } => {
            collect_inline(selector, values);
            for variant in variants {
                collect_pattern(&variant.value, values);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, values);
            }
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, values),
        _ => {}
    }
}

#[test]
fn every_language_has_only_lines_and_values_that_english_has() {
    let english = lines("en");
    for tag in Language::available() {
        for (id, values) in lines(tag) {
            let known = english.get(&id).unwrap_or_else(|| panic!("{tag} has a line {id} that English lacks"));
            assert!(values.is_subset(known), "{tag}: {id} asks for {values:?}, and there is {known:?}");
        }
    }
}

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
    for (family, file, types) in [
        ("refusal-", "refusal.rs", &["Refusal"] as &[&str]),
        ("setup-", "setup.rs", &["SetupError"]),
        ("position-", "position_text.rs", &["ParsePositionError"]),
        ("record-", "record/error.rs", &["RecordErrorKind", "ResultError"]),
    ] {
        let codes = types.iter().flat_map(|of| sources::codes(file, of));
        let wanted: BTreeSet<String> = codes.map(|code| format!("{family}{code}")).collect();
        let there: BTreeSet<String> = english.keys().filter(|id| id.starts_with(family)).cloned().collect();
        assert!(wanted.len() > 5, "{file} was read wrongly: {wanted:?}");
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

#[test]
fn no_line_is_left_over() {
    let (quoted, seats) = (sources::quoted(), ["seat-south", "seat-west", "seat-north", "seat-east"]);
    for id in lines("en").keys() {
        let by_family = FAMILIES.iter().any(|family| id.starts_with(family));
        assert!(by_family || seats.contains(&id.as_str()) || quoted.contains(id), "nothing shows {id}");
    }
}

#[test]
fn no_line_is_missing() {
    let english = lines("en");
    let calls = [".text(\"", ".text_with(\"", "text_with(\n"];
    for (path, text) in sources::texts(&sources::top().join("crates"), "rs") {
        if path.components().all(|part| part.as_os_str() != "src") {
            continue;
        }
        for call in calls {
            for after in text.split(call).skip(1) {
                let after = if call.ends_with('"') { after } else { after.trim_start().trim_start_matches('"') };
                let id = after.split('"').next().unwrap_or_default();
                let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase() || b"-.".contains(&byte));
                assert!(!is_id || english.contains_key(id), "{} asks for {id}", path.display());
            }
        }
    }
}
