//! Reads the project's own files, to compare the messages in the code with those of the languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of every file below a folder with that extension.
pub(crate) fn texts(folder: &Path, extension: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            found.extend(texts(&path, extension));
        } else if path.extension().is_some_and(|it| it == extension) {
            let text = fs::read_to_string(&path).expect("a text file");
            found.push((path, text));
        }
    }
    found
}

/// The sources of all crates and of the page, tests left out.
pub(crate) fn code() -> Vec<(PathBuf, String)> {
    let crates = texts(&top().join("crates"), "rs");
    let crates = crates.into_iter().filter(|(path, _)| path.components().any(|part| part.as_os_str() == "src"));
    let page = ["ts", "tsx"].into_iter().flat_map(|extension| texts(&top().join("web/src"), extension));
    crates.chain(page).collect()
}

/// All quoted strings in the sources, without comments.
pub(crate) fn quoted() -> BTreeSet<String> {
    let is_comment = |line: &str| ["//", "/*", "*"].iter().any(|start| line.trim_start().starts_with(start));
    let mut found = BTreeSet::new();
    for (_, text) in code() {
        for line in text.lines().filter(|line| !is_comment(line)) {
            found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// The ids that the page puts together at run time, such as `` `theme-${theme}` ``: what stands before the value and after it.
pub(crate) fn templates() -> Vec<(String, String)> {
    let is_part = |text: &str| text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let mut found = Vec::new();
    for (_, text) in code() {
        for template in text.split('`') {
            let (Some((before, _)), Some((_, after))) = (template.split_once("${"), template.rsplit_once('}')) else {
                continue;
            };
            if is_part(before) && is_part(after) && before.len() + after.len() > 0 {
                found.push((before.to_owned(), after.to_owned()));
            }
        }
    }
    found
}

/// The messages that a source looks up by their ids: with `.text("…")` and `.text_with("…")` in the crates, and with
/// `t("…")` and `has("…")` in the page, with the id on the same line or the next.
pub(crate) fn asked_for(text: &str) -> Vec<&str> {
    let is_id = |id: &str| {
        !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase() || b"-.0123456789".contains(&byte))
    };
    let mut ids = Vec::new();
    for call in [".text(", ".text_with(", "t(", "has("] {
        for (at, _) in text.match_indices(call) {
            let is_name = |character: char| character.is_alphanumeric() || matches!(character, '_' | '.' | '"' | '-');
            // `set(` ends with `t(`, too.
            if !call.starts_with('.') && text[..at].ends_with(is_name) {
                continue;
            }
            let Some(after) = text[at + call.len()..].trim_start().strip_prefix('"') else { continue };
            ids.extend(after.split('"').next().filter(|id| is_id(id)));
        }
    }
    ids
}
