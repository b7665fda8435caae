//! Reads the project's own files, to compare what the code asks for with what the languages have.

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

/// All quoted strings in the sources of all crates and of the page, tests left out.
pub(crate) fn quoted() -> BTreeSet<String> {
    let crates = texts(&top().join("crates"), "rs");
    let crates = crates.into_iter().filter(|(path, _)| path.components().any(|part| part.as_os_str() == "src"));
    let page = ["ts", "tsx"].into_iter().flat_map(|extension| texts(&top().join("web/src"), extension));
    let mut found = BTreeSet::new();
    for (_, text) in crates.chain(page) {
        for line in text.lines() {
            found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// The codes that the `code` function of a type gives, read from its source: so a new one cannot be forgotten here.
pub(crate) fn codes(file: &str, of: &str) -> Vec<String> {
    let text = fs::read_to_string(top().join("crates/rules/src").join(file)).expect("a file of the rules");
    let (_, after) = text.split_once(&format!("impl {of} {{")).expect("the type's functions");
    let (_, after) = after.split_once("fn code(").expect("its codes");
    let (body, _) = after.split_once("\n    }").expect("their end");
    body.lines()
        .filter_map(|line| line.split_once("=> \"")?.1.split_once('"'))
        .map(|(code, _)| code.to_owned())
        .collect()
}
